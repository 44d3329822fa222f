/** What users own: tags, keys, documents; and what hangs on races. */
import type { Item } from '../../lib/store/items.ts'
import { type Key, keys, nameOfKey, partsOf } from '../../lib/store/keys.ts'
import { type Rule, sortPartsOf } from './wholeTable.ts'

/** Each tag is where its id leads, and nowhere else. */
export const tagsFit: Rule = (table) => {
  const tags = [...table.all('PUBLIC_TAGS'), ...table.all('PRIVATE_TAGS')]
  const authorOf = ({ author }: Item) => (author as { readonly userId: string }).userId
  return [
    ...tags
      .filter((tag) => {
        const place = table.at(keys.tagId(String(tag.raceId), String(tag.id), authorOf(tag)))
        return place === undefined || nameOfKey(place.at as Key) !== nameOfKey(tag)
      })
      .map((tag) => `the tag ${nameOfKey(tag)} is not where its id leads`),
    ...tags
      .filter((tag) => tag.isPublic !== tag.PK.startsWith('PUBLIC_TAGS'))
      .map((tag) => `the tag ${nameOfKey(tag)} is among the others`),
    ...table
      .all('TAG AUTHOR')
      .filter((place) => table.at(place.at as Key) === undefined)
      .map((place) => `${nameOfKey(place)} leads to no tag`),
  ]
}

interface StoredKey {
  readonly regionId: string
  readonly name: string
}

export const sshKeysFit: Rule = (table) => {
  const nameOf = (userId: unknown, { regionId, name }: StoredKey) =>
    JSON.stringify([userId, regionId, name])
  const owned = table
    .all('USER SSH_KEYS')
    .flatMap(({ userId, sshKeys }) =>
      (sshKeys as readonly StoredKey[]).map((key) => nameOf(userId, key)),
    )
  const stored = table
    .all('OBJECT SSH_KEY')
    .map(({ creatorUserId, sshKey }) => nameOf(creatorUserId, sshKey as StoredKey))
  return [
    ...owned.filter((key) => !stored.includes(key)).map((key) => `the key ${key} is not stored`),
    ...stored.filter((key) => !owned.includes(key)).map((key) => `nobody has the key ${key}`),
  ]
}

/** Of users who exist: what is left of others is swept when there is time. */
export const preferencesFit: Rule = (table) =>
  table.all('USER USER').flatMap(({ userId }) => {
    const { PK } = keys.preferenceKeys(String(userId))
    const named = (table.at(keys.preferenceKeys(String(userId)))?.names ?? []) as readonly string[]
    const stored = table
      .all('PREFERENCES PREFERENCE')
      .filter((item) => item.PK === PK)
      .map((item) => sortPartsOf(item)[1] ?? '')
    return named.toSorted().join() === stored.toSorted().join()
      ? []
      : [`the user ${String(userId)} has the documents ${stored.join()}, and knows ${named.join()}`]
  })

interface StoredSeries {
  readonly raceColumns: readonly { readonly id: string; readonly name: string }[]
}

/** No two race columns of a regatta have one name, and no race is tracked that is not there. */
export const columnsFit: Rule = (table) =>
  table.all('OBJECT REGATTA').flatMap((regatta) => {
    const columns = (regatta.series as readonly StoredSeries[]).flatMap((one) => one.raceColumns)
    const names = new Set(columns.map(({ name }) => name))
    const ids = new Set(columns.map(({ id }) => id))
    const tracked = regatta.trackedRaces as readonly { readonly raceColumnId: string }[]
    const name = partsOf(regatta.PK)[2] ?? ''
    return [
      ...(names.size === columns.length ? [] : [`${name} has two race columns of one name`]),
      ...tracked
        .filter(({ raceColumnId }) => !ids.has(raceColumnId))
        .map(() => `${name} tracks a race that it does not have`),
    ]
  })
