/** Wind that clients report. It is not stored. */
import type { Regatta } from '#races/rules/regatta.ts'
import { readRegatta, regattaEntity } from '#races/items/regattas.ts'
import { securityKey } from '#access/items/securities.ts'
import type { Context } from '#endpoint/context.ts'
import { mayEach } from '#access/readable.ts'
import { trackedRaceObject } from '#races/steps/raceColumns.ts'

interface RaceNames {
  readonly regattaName: string
  readonly raceName: string
}

const windSourceTypes: ReadonlySet<string> = new Set(['WEB', 'EXPEDITION'])

const raceObject = ({ regattaName, raceName }: RaceNames) =>
  trackedRaceObject({ name: regattaName }, raceName)

export const keysOfWind = ({
  regattaNamesAndRaceNames: races,
}: {
  readonly regattaNamesAndRaceNames: readonly RaceNames[]
}) => races.flatMap((race) => [regattaEntity.key(race.regattaName), securityKey(raceObject(race))])

/** The answers that existing clients know. Races without permission for UPDATE are left out. */
export const answerWind = async (
  context: Context,
  races: readonly RaceNames[],
  { fixCount, sourceType }: { readonly fixCount: number; readonly sourceType: string },
) => {
  const mayUpdate = await mayEach(context, races.map(raceObject), 'UPDATE')
  const answers = await Promise.all(
    races.map(async ({ regattaName, raceName }, position) => {
      const regatta = await readRegatta(context.store, regattaName)
      const regattaNameAndRaceName = { regattaName, raceName }
      if (!isTracked(regatta, { regattaName, raceName })) {
        return [{ regattaNameAndRaceName, answer: 'Could not resolve traced race' }]
      }
      if (mayUpdate[position] !== true) return []
      const answer = windSourceTypes.has(sourceType)
        ? Array.from({ length: fixCount }, () => false)
        : 'Only Windsourcetypes expedition or web are allowed'
      return [{ regattaNameAndRaceName, answer }]
    }),
  )
  return answers.flat()
}

const isTracked = (regatta: Regatta | undefined, { regattaName, raceName }: RaceNames): boolean =>
  regatta?.name === regattaName && regatta.trackedRaces.some(({ name }) => name === raceName)
