import { Failure, invalidInput, sentence } from '#values/failure.ts'
import type { Static } from '#schemas/schema.ts'
import type { competitorsReference, entryOfLeaderboard } from '#schemas/races/competitor.ts'
import type { Entry } from '../rules/competitor.ts'
import { entriesOfRace } from '../rules/fleets.ts'
import { type Race, racesOf, type Regatta } from '../rules/regatta.ts'
import { listAllEntries, readEntry, type StoredEntry } from '../items/entries.ts'
import type { Context } from '#endpoint/context.ts'
import type { EndpointRequest, Reading } from '#endpoint/endpoint.ts'
import { notFound } from '#access/notFound.ts'
import { refusal } from '#access/authorize.ts'
import { mayEach } from '#access/readable.ts'
import { readSecurity } from '#table/items/securities.ts'
import { describeEntry, describePerson } from './competitorDescriptions.ts'
import { competitorObject } from './competitors.ts'
import { loadOrganizers, organizesOneOf } from './organizers.ts'
import { opensByLink } from './registrationLink.ts'
import { noRaceColumn } from './raceColumns.ts'
import { requireRegatta } from './regattas.ts'
import { requireRaceOfLeaderboard } from './trackedRaces.ts'
import { describeFleets } from './fleets.ts'

/** Reads the entries of the regatta, and who organizes it. */
export const loadEntries = ({
  context: { store },
  input: { regattaName },
}: Reading<{ readonly regattaName: string }>) =>
  Promise.all([listAllEntries(store, regattaName), loadOrganizers(store, regattaName)])

/** With a race column, only those who sail in one of its races. */
export const listCompetitors = async ({
  context,
  input: { regattaName, race_column: raceColumn, fleet },
}: EndpointRequest<Static<typeof competitorsReference>>) => {
  const regatta = await requireRegatta(context, regattaName)
  const stored = await listAllEntries(context.store, regatta.name)
  return describeEntries(context, regatta, stored, racesNamed(regatta, raceColumn, fleet))
}

/** @param races `undefined`: all entries */
export const describeEntries = async (
  context: Context,
  regatta: Regatta,
  stored: readonly StoredEntry[],
  races?: readonly Race[],
) => {
  const isOrganizer = await organizesOneOf(context, [regatta.name])
  const all = isOrganizer ? stored : stored.filter(({ isWaiting }) => isWaiting !== true)
  const entries = all.filter(isInOneOf(races, all))
  return (await visibleEntries(context, regatta.name, entries)).map((entry) => {
    const fleets = describeFleets(regatta, entry)
    return {
      ...describeEntry(entry, entry),
      ...(fleets.length > 0 && { fleets }),
      ...(isOrganizer && { entry: describeState(entry) }),
    }
  })
}

const describeState = ({ isWaiting, proposal }: Entry) => ({
  state: isWaiting === true ? ('waiting' as const) : ('confirmed' as const),
  ...(proposal && { proposal }),
})

/**
 * The entries that the caller may see. Organizers see all of their regatta: an entry belongs to it,
 * whatever the ACL of the competitor says. READ on the competitor also shows e-mail addresses; neither
 * READ_PUBLIC nor the secret of a link does.
 */
export const visibleEntries = async <One extends Entry>(
  context: Context,
  regattaName: string,
  entries: readonly One[],
) => {
  const objects = entries.map(({ competitor }) => competitorObject(competitor.id))
  const [isOrganizer, readable] = await Promise.all([
    organizesOneOf(context, [regattaName]),
    mayEach(context, objects, 'READ'),
  ])
  const readableInPublic = await mayEach(context, objects, 'READ_PUBLIC')
  return entries.flatMap((entry, position) => {
    const withEmail = readable[position] === true
    const isVisible = isOrganizer || withEmail || readableInPublic[position] === true
    return isVisible ? [{ ...entry, withEmail }] : []
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

/** Reads what `showCompetitorOfLeaderboard` reads. */
export const loadCompetitorOfLeaderboard = ({
  context: { store },
  input: { leaderboard, competitorId },
}: Reading<Static<typeof entryOfLeaderboard>>) =>
  Promise.all([
    readEntry(store, leaderboard, competitorId),
    loadOrganizers(store, leaderboard),
    readSecurity(store, competitorObject(competitorId)),
  ])

/** Shows a competitor to callers with permission, and to callers with the secret of the regatta. */
export const showCompetitorOfLeaderboard = async ({
  context,
  input: { leaderboard, competitorId, secret },
}: EndpointRequest<Static<typeof entryOfLeaderboard>>) => {
  const { name } = await requireRegatta(context, leaderboard, 'LEADERBOARD')
  const object = competitorObject(competitorId)
  const entry = await readEntry(context.store, name, competitorId)
  if (entry === undefined) throw notFound(object)
  const [visible] = await visibleEntries(context, name, [entry])
  const isWaiting = entry.isWaiting === true && !(await organizesOneOf(context, [name]))
  const isShown = visible !== undefined && !isWaiting
  if (!isShown && !(await opensByLink(context, object, secret, name))) {
    // A refusal would reveal that she waits.
    throw isWaiting
      ? notFound(object)
      : refusal(context, { ...object, action: 'READ_PUBLIC' }, { rule: 'no-grant' })
  }
  const { displayName, competitor } = entry
  return { ...describePerson(competitor, visible ?? { withEmail: false }), displayName }
}

/** The requests about a regatta spell this text differently from the requests about a competitor. */
export const unknownCompetitor = (id: string): Failure =>
  new Failure('not-found', sentence`Could not find a competitor with ID '${id}'.`)
