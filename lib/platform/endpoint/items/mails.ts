/** Mails that wait for their function, and counts of mails. The table contains no secret of a mail. */
import { randomUUID } from 'node:crypto'
import {
  type ContentOf,
  json,
  jsonText,
  number,
  optional,
  parseJson,
  text,
} from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Item, Reader, Updater, Write } from '#table/items.ts'
import { digestOf } from '#table/key.ts'

const attributes = {
  /** `reset`, `confirmation` or `invitation`. */
  kind: text,
  language: text,
  /** The user who gets the mail, or who invites. */
  userName: optional(text),
  /** An address that somebody typed. It goes with the item. */
  address: optional(text),
  keyVersion: optional(number),
  createdMillis: number,
  expiresAtSeconds: number,
}

/** Mail: a mail that is not sent yet. The stream passes it to its queue. */
export const mailEntity = entity('mail', 'MAIL#<id>#', 'MAIL', { attributes })

/** Mail count: the number of mails that a network has asked for in an hour. */
export const mailCountEntity = entity('mailCount', 'MAILS#<network>#<window>#', 'COUNT', {
  attributes: { mails: number, expiresAtSeconds: number },
  isCounter: true,
})

/** Sent mails: the mails to a user, or by an inviter, in the last hour. */
export const sentMailsEntity = entity('sentMails', 'SENT_MAILS#<user>#', 'SENT', {
  attributes: { mails: json<readonly SentMail[]>(), expiresAtSeconds: number },
})

interface SentMail {
  readonly id: string
  readonly kind?: string
  readonly atMillis: number
}

export type Mail = ContentOf<typeof attributes>

const hourMillis = 60 * 60 * 1000

/** A mail that could not be sent for so long is of no use any more. */
export const mailLifeMillis = hourMillis

export const newMailId = (): string => randomUUID()

export const putMail = (id: string, mail: Omit<Mail, 'expiresAtSeconds'>): Write =>
  mailEntity.put(
    [id],
    { ...mail, expiresAtSeconds: Math.ceil((mail.createdMillis + 2 * mailLifeMillis) / 1000) },
    'absent',
  )

export const readMail = async (store: Pick<Reader, 'get'>, id: string) => {
  const item = await store.get(mailEntity.key(id))
  return item && { ...mailEntity.decode(item), item }
}

/** @returns whether the network may ask for another mail in this hour */
export const countMail = (
  store: Updater,
  network: string,
  nowMillis: number,
  max: number,
): Promise<boolean> => {
  const window = Math.floor(nowMillis / hourMillis)
  return store.update({
    Key: mailCountEntity.key(digestOf(network), window),
    UpdateExpression: 'SET expiresAtSeconds = :end ADD mails :one',
    ConditionExpression: 'attribute_not_exists(mails) OR mails < :max',
    ExpressionAttributeValues: {
      ':end': ((window + 2) * hourMillis) / 1000,
      ':one': 1,
      ':max': max,
    },
  })
}

const mailsOfUserMax = 5

/**
 * The write that counts the mail for a user, if it may be sent. A mail that is tried again counts once. Anybody may ask
 * for a reset, so resets do not use up the mails for which the user asks.
 */
export const countForUser = async (
  store: Pick<Reader, 'get'>,
  userId: string,
  { id, kind }: { readonly id: string; readonly kind: string },
  nowMillis: number,
): Promise<readonly Write[] | undefined> => {
  const item: Item | undefined = await store.get(sentMailsEntity.key(userId))
  const stored = sentMailsEntity.decodeAny(item)
  const mails = stored === undefined ? [] : parseJson(stored.mails)
  const recent = mails.filter(({ atMillis }) => atMillis > nowMillis - hourMillis)
  if (recent.some((mail) => mail.id === id)) return []
  const alike = recent.filter((mail) => (mail.kind === 'reset') === (kind === 'reset'))
  if (alike.length >= mailsOfUserMax) return undefined
  const content = {
    mails: jsonText<readonly SentMail[]>([...recent, { id, kind, atMillis: nowMillis }]),
    expiresAtSeconds: Math.ceil((nowMillis + hourMillis) / 1000),
  }
  return [sentMailsEntity.put([userId], content, item ?? 'absent')]
}
