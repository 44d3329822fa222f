/** New competitors with boats and entries, which organizers make for a regatta. */
import { randomUUID } from 'node:crypto'
import { authorizeCreation } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { putCompetitor, putNewBoat } from '#races/items/competitors.ts'
import { putEntry } from '#races/items/entries.ts'
import type { Competitor, Entry } from '#races/rules/competitor.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { securityOfPart } from '#races/steps/parts.ts'
import { putSecurity } from '#table/items/securities.ts'
import type { Write } from '#table/items.ts'

/** @throws Failure `forbidden` */
export const authorizeNew = async (context: Context): Promise<void> => {
  for (const type of ['COMPETITOR', 'BOAT'] as const) await authorizeCreation(context, type)
}

/** The class of the boat is empty if neither the regatta nor the caller tells it. */
export const blankCompetitor = (
  { boatClass }: Pick<Regatta, 'boatClass'>,
  name: string,
): Competitor => ({
  id: randomUUID(),
  name,
  shortName: name,
  displayColor: null,
  email: null,
  searchTag: null,
  nationality: null,
  flagImageUri: null,
  teamImageUri: null,
  timeOnTimeFactor: null,
  timeOnDistanceAllowance: null,
  boat: { id: randomUUID(), name: null, sailId: null, boatClass: boatClass ?? '', color: null },
})

/** The competitors are parts of the regatta. */
export const newEntryWrites = async (
  context: Context,
  regatta: Regatta,
  entries: readonly Entry[],
): Promise<readonly Write[]> => {
  const security = await securityOfPart(context, regatta, ['READ_PUBLIC'])
  const { nowMillis: enteredMillis } = context
  return entries.flatMap((entry) => {
    const { competitor } = entry
    const { boat } = competitor
    return [
      putNewBoat(boat),
      putSecurity({ type: 'BOAT', id: boat.id }, security, 'any'),
      putCompetitor(competitor, { regattaNames: [regatta.name] }, 'absent'),
      putSecurity({ type: 'COMPETITOR', id: competitor.id }, security, 'any'),
      putEntry(regatta.name, { ...entry, isPart: true, enteredMillis }, 'absent'),
    ]
  })
}
