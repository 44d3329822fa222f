/** The content of the page with the marks of a regatta. Its script asks for the marks. */
import { racesOf } from '#races/rules/regatta.ts'
import { startMillisOf } from '#races/rules/raceTimes.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import type { Context } from '#endpoint/context.ts'
import { timeZoneIn } from './timeZone.ts'

/** Requires permission to update the leaderboard. */
export const showMarksPage = async (context: Context, regattaName: string) => {
  const regatta = await requireRegatta(context, regattaName, 'LEADERBOARD')
  return {
    regatta: regatta.name,
    timeZone: timeZoneIn(regatta),
    userName: context.caller?.user.name ?? '',
    /** Those that start later. */
    races: racesOf(regatta).flatMap((race) => {
      const startMillis = startMillisOf(regatta, race)
      if (startMillis === null || startMillis <= context.nowMillis) return []
      const { raceColumn, fleet } = race
      return [{ name: `${raceColumn.name} ${fleet}`, startMillis }]
    }),
  }
}

export type MarksPage = Awaited<ReturnType<typeof showMarksPage>>
