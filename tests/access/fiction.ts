/** Turns what was sent and answered in a test into an example that is the same after every run. */
import { createHash } from 'node:crypto'
import { predefinedRoles } from '../../lib/domain/access/predefinedRoles.ts'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** What scenarios call things, before the UUID that makes a name their own. */
const names: Readonly<Record<string, string>> = {
  user: 'anna',
  group: 'crew',
  key: 'laptop',
  preference: 'boat',
  regatta: 'Kiel Week',
}

const madeName = new RegExp(`\\b(${Object.keys(names).join('|')})-${uuid}`, 'g')

/** Events of the tests have a number or a UUID. */
const eventName = new RegExp(`\\bKiel(?: Week)?(?: |%20|\\\\20)(?:${uuid}|\\d+)`, 'g')

const anyUuid = new RegExp(uuid, 'g')

const accessToken = /\bcb_[\w-]{40,}/g

const fixedIds = new Set<string>(Object.values(predefinedRoles).map(({ id }) => id))

/** @param name tells the ids of one example from those of others */
export const fictional = (name: string, value: unknown): unknown => {
  const ids = new Map<string, string>()
  const idInstead = (id: string): string => {
    if (fixedIds.has(id)) return id
    const known = ids.get(id) ?? uuidFrom(`${name} ${ids.size}`)
    ids.set(id, known)
    return known
  }
  const text = JSON.stringify(value)
    .replace(accessToken, 'cb_this-is-where-your-access-token-stands')
    .replace(madeName, (_, word: string) => names[word] ?? word)
    .replace(eventName, 'Kiel Week')
    .replace(anyUuid, idInstead)
  return JSON.parse(text) as unknown
}

const uuidFrom = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5')

const textMax = 1500
const entriesMax = 3
const memberMax = 12_000

/** Long answers are shortened: texts and lists at the end, and what is larger still is left empty. */
export const shortened = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value.length > textMax ? `${value.slice(0, textMax)} …` : value
  if (Array.isArray(value)) return value.slice(0, entriesMax)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isLarge(member) ? emptied(member) : member,
    ]),
  )
}

const isLarge = (value: unknown): boolean => JSON.stringify(value).length > memberMax

const emptied = (value: unknown): unknown => (Array.isArray(value) ? [] : {})
