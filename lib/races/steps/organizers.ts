/** The organizers of a regatta: the callers with UPDATE on it or on its leaderboard. */
import { namedObject } from '#values/objectId.ts'
import { readSecurity } from '#table/items/securities.ts'
import { mayEach } from '#access/readable.ts'
import type { Reader } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'

/** Results, which show the entries, need UPDATE on the leaderboard. */
const ofOrganizers = ['REGATTA', 'LEADERBOARD']

/** Reads what `organizesOneOf` reads for one regatta. */
export const loadOrganizers = async (store: Reader, regattaName: string) =>
  Promise.all(objectsOf([regattaName]).map((object) => readSecurity(store, object)))

export const organizesOneOf = async (
  context: Context,
  regattaNames: readonly string[],
  types?: readonly string[],
): Promise<boolean> =>
  (await mayEach(context, objectsOf(regattaNames, types), 'UPDATE')).includes(true)

const objectsOf = (names: readonly string[], types: readonly string[] = ofOrganizers) =>
  names.flatMap((name) => types.map((type) => namedObject(type, name)))
