/** The organizers of a regatta: the callers who may change its entries or its results. */
import { namedObject } from '#values/objectId.ts'
import { readSecurity } from '#table/items/securities.ts'
import { mayEach } from '#access/readable.ts'
import type { Reader } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'

const actions = { REGATTA: 'CHANGE_ENTRIES', LEADERBOARD: 'SCORE' } as const

export type OrganizedType = keyof typeof actions

const ofOrganizers = ['REGATTA', 'LEADERBOARD'] as const

/** Reads what `organizesOneOf` reads for one regatta. */
export const loadOrganizers = async (store: Reader, regattaName: string) =>
  Promise.all(objectsOf([regattaName]).map((object) => readSecurity(store, object)))

export const organizesOneOf = async (
  context: Context,
  regattaNames: readonly string[],
  types: readonly OrganizedType[] = ofOrganizers,
): Promise<boolean> => {
  const asked = types.map((type) =>
    mayEach(context, objectsOf(regattaNames, [type]), actions[type]),
  )
  return (await Promise.all(asked)).flat().includes(true)
}

const objectsOf = (names: readonly string[], types: readonly OrganizedType[] = ofOrganizers) =>
  names.flatMap((name) => types.map((type) => namedObject(type, name)))
