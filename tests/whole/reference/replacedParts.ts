/** Replaces random values in requests and responses, so that each run records the same examples. */
import { createHash } from 'node:crypto'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { derivedUuid } from '#values/uuid.ts'
import { boats } from '../../../scripts/demo/data/fleet.ts'
import { templates } from '../../../scripts/demo/data/courses.ts'
import { marks } from '../../../scripts/demo/data/marks.ts'
import { groups, judge } from '../../../scripts/demo/data/people.ts'
import { tags } from '../../../scripts/demo/data/tags.ts'
import { demoId, idOfTag } from '../../../scripts/demo/demo.ts'

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const scopedToken = /\bcbs_[\w-]{40,}/g

const sessionId = /\b[0-9a-f]{64}\b/g

const accessToken = /\bcb_[\w-]{40,}/g

const cursor = /("cursor":")[\w-]{40,}/g

/** The hash of a secret, and the secret itself, in the members and in the link of an invitation or a new password. */
const invitationParts =
  /("(?:id|secret)":"|\/(?:join|reset)#)(?:[\w-]{79}|[\w-]{43}|[\w-]{22})(?=")/g

const webhookSecret = /\bwhsec_[\w+/=]{40,}/g

const idOfExample = 'the-id-of-the-invitation-has-43-characters_'

const inventoryKinds = ['markroles', 'marktemplates', 'markproperties', 'mark']

/**
 * Ids that are the same in each installation. All other ids are random, or derived from random
 * ones.
 */
const fixedIds = new Set([
  ...Object.values(predefinedRoles).map(({ id }): string => id),
  ...marks.flatMap(({ shortName }) => inventoryKinds.map((kind) => demoId(kind, shortName))),
  ...templates.map(({ shortName }) => demoId('coursetemplates', shortName)),
  ...groups.map(({ name }) => demoId('group', name)),
  ...tags.map(idOfTag),
  ...boats.flatMap(({ sailId }) => {
    const id = demoId('competitor', sailId)
    return [id, derivedUuid('BOAT', id)]
  }),
  demoId('role', judge),
])

/** @param name the ids of examples with other names differ */
export const replaceRandomParts = (name: string, value: unknown): unknown => {
  const ids = new Map<string, string>()
  const replacementOf = (id: string): string => {
    if (fixedIds.has(id)) return id
    const known = ids.get(id) ?? uuidFrom(`${name} ${ids.size}`)
    ids.set(id, known)
    return known
  }
  const text = JSON.stringify(value, orderedEntry)
    .replace(accessToken, 'cb_this-is-where-your-access-token-stands')
    .replace(scopedToken, 'cbs_this-is-where-your-scoped-token-stands')
    .replace(sessionId, '0'.repeat(64))
    .replace(webhookSecret, 'whsec_this-is-where-the-signing-secret-stands')
    .replace(cursor, '$1the-cursor-of-this-response')
    .replace(invitationParts, (_, start: string) =>
      start === '"id":"' ? `${start}${idOfExample}` : `${start}the-secret-of-the-link`,
    )
    .replace(uuid, replacementOf)
  return JSON.parse(text) as unknown
}

/** The table does not keep the order of the properties of an entry in an access control list. */
const orderedEntry = (_name: string, value: unknown): unknown => {
  const { groupId, actions } = (value ?? {}) as Readonly<Record<string, unknown>>
  return groupId === undefined || actions === undefined
    ? value
    : { groupId, actions, ...(value as object) }
}

const uuidFrom = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5')

const textMax = 1500
const entriesMax = 3
const listMax = 4000
const memberMax = 12_000
const memberEntriesMax = 5

/** Shortens long responses: texts and lists at the end, and larger objects become empty. */
export const shortened = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value.length > textMax ? `${value.slice(0, textMax)} …` : value
  if (Array.isArray(value)) return beginningOf(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isLarge(member)
        ? emptied(member)
        : Array.isArray(member)
          ? member.slice(0, memberEntriesMax)
          : member,
    ]),
  )
}

/** At least one entry, and as many as are not too long together. */
const beginningOf = (list: readonly unknown[]): readonly unknown[] =>
  list
    .slice(0, entriesMax)
    .filter((_, index) => index === 0 || sizeOf(list.slice(0, index + 1)) < listMax)

const sizeOf = (value: unknown): number => JSON.stringify(value).length

const isLarge = (value: unknown): boolean => sizeOf(value) > memberMax

const emptied = (value: unknown): unknown => (Array.isArray(value) ? [] : {})
