import { Failure, invalidInput } from '#values/failure.ts'
import type { Static } from '#schemas/schema.ts'
import type { competitorsReference } from '#schemas/races/competitor.ts'
import type { Entry } from '../rules/competitor.ts'
import { entriesOfRace } from '../rules/fleets.ts'
import { type Race, racesOf, type Regatta } from '../rules/regatta.ts'
import {
  entryEntity,
  listEntries,
  pageOfEntries,
  putEntry,
  readEntry,
  type StoredEntry,
} from '../items/entries.ts'
import { securityKey } from '#access/items/securities.ts'
import {
  type DeviceMapping,
  deviceMappingsMax,
  mappingsByLinkMax,
} from '../items/deviceMappings.ts'
import type { Context } from '#endpoint/context.ts'
import { notFound } from '#endpoint/notFound.ts'
import type { Prefetch } from '#table/items.ts'
import { refusal } from '#access/authorize.ts'
import { describeEntry, describePerson } from './competitorDescriptions.ts'
import { competitorObject, visibilityOfCompetitors } from './competitors.ts'
import { opensByLink } from './registrationLink.ts'
import { noRaceColumn } from './raceColumns.ts'
import { requireRegatta } from './regattas.ts'
import { requireRaceOfLeaderboard } from './trackedRaces.ts'
import { describeFleets } from './fleets.ts'

export const entriesOf = (regattaName: string): readonly Prefetch[] => [pageOfEntries(regattaName)]

export const entryOf = (regattaName: string, competitorId: string): readonly Prefetch[] => [
  entryEntity.key(regattaName, competitorId),
]

export const visibleEntryOf = (regattaName: string, id: string): readonly Prefetch[] => [
  ...entryOf(regattaName, id),
  securityKey(competitorObject(id)),
]

/** With a race column, only those who sail in one of its races. */
export const listCompetitors = async (
  context: Context,
  { regattaName, race_column: raceColumn, fleet }: Static<typeof competitorsReference>,
) => {
  const regatta = await requireRegatta(context, regattaName)
  const all = await listEntries(context.store, regatta.name)
  const entries = all.filter(isInOneOf(racesNamed(regatta, raceColumn, fleet), all))
  const ids = entries.map(({ competitor }) => competitor.id)
  const visibility = await visibilityOfCompetitors(context, ids)
  return entries.flatMap((entry, position) => {
    const { isVisible = false, withEmail = false } = visibility[position] ?? {}
    if (!isVisible) return []
    const fleets = describeFleets(regatta, entry)
    return [{ ...describeEntry(entry, { withEmail }), ...(fleets.length > 0 && { fleets }) }]
  })
}

/** `undefined`: no race was named. */
const racesNamed = (
  regatta: Regatta,
  raceColumn: string | undefined,
  fleet: string | undefined,
): readonly Race[] | undefined => {
  if (raceColumn === undefined && fleet === undefined) return undefined
  if (raceColumn === undefined) {
    const detail = 'is required with `fleet`'
    throw invalidInput([{ parameter: 'race_column', code: 'required', detail }])
  }
  if (fleet !== undefined) return [requireRaceOfLeaderboard(regatta, { raceColumn, fleet })]
  const races = racesOf(regatta).filter((race) => race.raceColumn.name === raceColumn)
  if (races.length === 0) throw noRaceColumn(regatta, raceColumn)
  return races
}

const isInOneOf = (races: readonly Race[] | undefined, all: readonly StoredEntry[]) => {
  if (races === undefined) return () => true
  const racing = new Set(races.flatMap((race) => entriesOfRace(race, all)))
  return (entry: StoredEntry): boolean => racing.has(entry)
}

/** Shows a competitor to callers with permission, and to callers with the secret of the regatta. */
export const showCompetitorOfLeaderboard = async (
  context: Context,
  leaderboard: string,
  competitorId: string,
  secret?: string,
) => {
  const { name } = await requireRegatta(context, leaderboard, 'LEADERBOARD')
  const object = competitorObject(competitorId)
  const entry = await readEntry(context.store, name, competitorId)
  if (entry === undefined) throw notFound(object)
  const [visibility] = await visibilityOfCompetitors(context, [competitorId])
  const { isVisible = false, withEmail = false } = visibility ?? {}
  if (!isVisible && !(await opensByLink(context, object, secret, name))) {
    throw refusal(context, { ...object, action: 'READ_PUBLIC' }, { rule: 'no-grant' })
  }
  const { displayName, competitor } = entry
  return { ...describePerson(competitor, { withEmail }), displayName }
}

/** Sets the handicap of a competitor in this regatta only. */
export const changeHandicap = async (
  context: Context,
  regattaName: string,
  competitorId: string,
  handicap: Partial<Pick<Entry, 'timeOnTimeFactor' | 'timeOnDistanceAllowance'>>,
): Promise<void> => {
  const { name } = await requireRegatta(context, regattaName)
  const entry = await readEntry(context.store, name, competitorId)
  if (entry === undefined) throw unknownCompetitor(competitorId)
  await writeEntry(context, name, entry, handicap)
}

export const changeDisplayName = async (
  context: Context,
  leaderboard: string,
  competitorId: string,
  displayName: string | null,
): Promise<void> => {
  const { name } = await requireRegatta(context, leaderboard, 'LEADERBOARD')
  const entry = await readEntry(context.store, name, competitorId)
  if (entry === undefined) {
    const detail = `No competitor found for id ${competitorId}`
    throw new Failure('unknown-reference', detail, {
      errors: [{ parameter: 'competitorId', code: 'competitor', detail }],
    })
  }
  await writeEntry(context, name, entry, { displayName })
}

const writeEntry = (
  { store }: Context,
  regattaName: string,
  entry: StoredEntry,
  change: Partial<Entry>,
): Promise<void> => store.write([putEntry(regattaName, { ...entry, ...change }, entry.item)])

/** The requests about a regatta spell this text differently from the requests about a competitor. */
export const unknownCompetitor = (id: string): Failure =>
  new Failure('not-found', `Could not find a competitor with ID '${id}'.`)

export const tooManyEntries = (detail: string): Failure =>
  invalidInput([{ parameter: 'regattaName', code: 'too-many', detail }])

/**
 * @param isByLink leaves some mappings to organizers, so that phones cannot use up all of them
 * @throws Failure `invalid-input`
 */
export const requireRoomForDevice = (stored: readonly DeviceMapping[], isByLink: boolean): void => {
  const max = isByLink ? mappingsByLinkMax : deviceMappingsMax
  if (stored.length < max) return
  const detail =
    `must name a regatta with less than ${max} mappings of devices: ` +
    'removing a competitor from the regatta removes those of the competitor'
  throw invalidInput([{ pointer: '/leaderboard', code: 'too-many', detail }])
}
