/** The organizers of a regatta: the callers who may change it, or its results. */
import { namedObject } from '#access/rules/objectId.ts'
import { mayEach } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'

export const organizesOneOf = async (
  context: Context,
  regattaNames: readonly string[],
  types: readonly string[] = ['REGATTA', 'LEADERBOARD'],
): Promise<boolean> => {
  const objects = regattaNames.flatMap((name) => types.map((type) => namedObject(type, name)))
  return (await mayEach(context, objects, 'UPDATE')).includes(true)
}
