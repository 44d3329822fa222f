/** One query finds all webhooks of a regatta. Their slots keep simultaneous requests within the limit. */
import type { FeedEventType } from '../rules/feedEvent.ts'
import {
  enumerated,
  list,
  nullable,
  number,
  optional,
  text,
  type ContentOf,
} from '#table/attributes.ts'
import {
  type Decoded,
  entity,
  listedAttributes,
  newestOf,
  recorded,
  type Reference,
  withheld,
} from '#table/entity.ts'
import type { Reader, Start, Write } from '#table/items.ts'
import { millisText, partsOf, plainKey, template } from '#table/key.ts'
import { idOfName, partOfObject } from '#table/resources.ts'
import { regattaEntity } from '#races/items/regattas.ts'
import { securityKey } from '#table/items/securities.ts'

const attributes = {
  id: text,
  regattaName: text,
  slot: number,
  /** The signing key is needed for each request, so the table cannot contain only its hash. */
  url: text,
  secret: text,
  description: nullable(text),
  /** Null: all types. */
  types: nullable(list(enumerated<FeedEventType>())),
  /** The creator, with whose permissions events are sent. */
  userId: text,
  userName: text,
  createdMillis: number,
  /** Null while the webhook is active. */
  switchedOffMillis: nullable(number),
  reason: nullable(text),
  /** The first of the latest attempts, which all failed. */
  failingSinceMillis: nullable(number),
  /** The number of latest attempts to which the receiver did not respond in time. */
  timeouts: optional(number),
  /** No event is sent before this time. */
  pausedUntilMillis: optional(number),
}

export type Webhook = ContentOf<typeof attributes>

export type StoredWebhook = Decoded<typeof attributes>

/** Webhook: a receiver of the events of a regatta, in one of its slots. */
export const webhookEntity = entity('webhook', 'OBJECT#REGATTA#<regatta>#', 'WEBHOOK#<slot>#', {
  attributes,
  keyParts: ({ regattaName, slot }) => [regattaName, slot],
  removedWithObject: ({ id }) => [webhookReferenceEntity.remove(id)],
  resources: (item) => {
    const { id: identity, url, secret, description, types, reason } = item
    const content = { url, secret, description, types, switchedOff: reason }
    return [partOfObject(item, 'webhook', { identity, name: identity, content })]
  },
  audited: {
    // URLs of receivers often contain a secret.
    url: withheld,
    secret: withheld,
    description: withheld,
    ...recorded('types', 'switchedOff'),
  },
  references: ({ id, regattaName }) => [
    { key: regattaEntity.key(regattaName) },
    {
      key: webhookReferenceEntity.key(id),
      refersBack: (found) => found.regattaName === regattaName,
    },
  ],
})

/** Webhook reference: finds a webhook by its id, and the webhooks of a user. */
export const webhookReferenceEntity = entity('webhookReference', 'WEBHOOK#<id>#', 'WEBHOOK', {
  attributes: { ...listedAttributes, id: text, regattaName: text, slot: number },
  keyParts: ({ id }) => [id],
  references: ({ id, regattaName, slot }): readonly Reference[] => [
    { key: webhookEntity.key(regattaName, slot), refersBack: (found) => found.id === id },
  ],
})

export const webhookSlots = 20

/** The webhooks of one user in all regattas, and those of them whose receivers have the same host. */
export const webhooksOfUserMax = 100
export const webhooksOfUserAtHostMax = 50

export const readRegattaWebhooks = async (
  store: Reader,
  regattaName: string,
): Promise<readonly StoredWebhook[]> => {
  const { items } = await webhookEntity.query(store, {
    partition: webhookEntity.key.partition(regattaName),
    prefix: webhookEntity.key.sortPrefix(),
    limit: webhookSlots,
  })
  return items
}

/** Also fetches the security of the regatta, which decides who sees the webhook. */
export const readWebhook = async (store: Reader, id: string) => {
  const reference = await webhookReferenceEntity.get(store, id)
  if (reference === undefined) return undefined
  const regatta = { type: 'REGATTA', id: idOfName(reference.regattaName) }
  const [webhook] = await Promise.all([
    webhookAt(store, reference),
    store.prefetch([securityKey(regatta)]),
  ])
  return webhook
}

/** The slot may belong to another webhook meanwhile. */
const webhookAt = async (
  store: Reader,
  { id, regattaName, slot }: Pick<Webhook, 'id' | 'regattaName' | 'slot'>,
): Promise<StoredWebhook | undefined> => {
  const webhook = await webhookEntity.get(store, regattaName, slot)
  return webhook?.id === id ? webhook : undefined
}

const listOf = template('WEBHOOKS_BY#<user>#')

/** Newest first. The index has only keys, so references and webhooks are read from the table. */
export const readUserWebhooks = async (
  store: Reader,
  userId: string,
  limit: number,
  start?: Start,
) => {
  const { items, next } = await store.query(newestOf(listOf(userId), limit, start))
  const ids = items.map(({ PK }) => partsOf(PK)[1] ?? '')
  const references = await Promise.all(ids.map((id) => webhookReferenceEntity.get(store, id)))
  const present = references.flatMap((reference) => reference ?? [])
  const webhooks = await Promise.all(present.map((reference) => webhookAt(store, reference)))
  return { webhooks: webhooks.flatMap((webhook) => webhook ?? []), next }
}

export const newWebhookItems = (webhook: Webhook): readonly Write[] => {
  const { id, userId, regattaName, slot, createdMillis } = webhook
  const listed = { listPK: listOf(userId), listSK: `${millisText(createdMillis)}${id}` }
  return [
    webhookEntity.put([regattaName, slot], webhook, 'absent'),
    webhookReferenceEntity.put([id], { ...listed, id, regattaName, slot }, 'absent'),
  ]
}

type WebhookState = Pick<
  Webhook,
  'switchedOffMillis' | 'reason' | 'failingSinceMillis' | 'timeouts' | 'pausedUntilMillis'
>

export const changedWebhook = (webhook: StoredWebhook, changes: Partial<WebhookState>): Write =>
  webhookEntity.put(plainKey(webhook), { ...webhook, ...changes }, webhook)

export const removalOfWebhook = (webhook: StoredWebhook): readonly Write[] => [
  { remove: webhook, expected: webhook },
  webhookReferenceEntity.remove(webhook.id),
]
