/** The data of all pages of race officers. */
import type { Context } from '#endpoint/context.ts'
import type { Language } from '#values/language.ts'
import type { OpenedPage } from '#page/openedPage.ts'
import { paths as pageWorker } from '../browser/pageWorker.ts?file'
import type { Race, Regatta } from '../rules/regatta.ts'

export const openedPage = (
  { caller }: Context,
  { name, timeZone, path }: Pick<Regatta, 'name' | 'timeZone'> & { readonly path?: string },
  language: Language,
): OpenedPage => ({
  language,
  user: caller?.user.name ?? '',
  regatta: name,
  ...(path !== undefined && { path }),
  zone: timeZone ?? 'UTC',
  worker: pageWorker[0],
})

/** The path of the race log of a race, to read and to write. */
export const raceLogPath = (
  { name }: Pick<Regatta, 'name'>,
  { raceColumn, fleet }: Pick<Race, 'raceColumn' | 'fleet'>,
): string => {
  const race = { leaderboard: name, race_column: raceColumn.name, fleet, sideFlags: 'true' }
  return `/sailingserver/rc/racelog?${new URLSearchParams(race).toString()}`
}
