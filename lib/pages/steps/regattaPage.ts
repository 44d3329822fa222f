/** The content of the page of a regatta: its races, and what the caller may do. */
import { namedObject, type ObjectReference } from '#values/objectId.ts'
import { derivedUuid } from '#values/uuid.ts'
import { flyingFlags, statusAt } from '#races/rules/raceLog.ts'
import { raceLogOf, type RegattaWithStarts, shownStartMillisOf } from '#races/rules/raceTimes.ts'
import { hasFleets, type Race, racesOf, type Regatta } from '#races/rules/regatta.ts'
import { readWhichRacesHaveCourse } from '#courses/items/courses.ts'
import { readVisibleEvent } from '#races/steps/events.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { listEntries } from '#races/items/entries.ts'
import { listSheets } from '#results/items/sheets.ts'
import type { SheetState } from '#results/rules/finishSheet.ts'
import { statusWith } from '#results/rules/raceStages.ts'
import { mayDoTask } from '#rights/steps/mayDoTask.ts'
import { readInviting } from './inviting.ts'
import { nextStepOf, type RaceSituation } from '../rules/nextStep.ts'
import { shownName } from '#results/rules/facts.ts'
import { isSheetOf, winnersIn } from '#results/steps/results.ts'
import { readSecurity } from '#table/items/securities.ts'
import type { Context } from '#endpoint/context.ts'
import { may, mayCreate, mayEach, mayRead } from '#access/readable.ts'
import { trackedRaceObject } from '#races/steps/raceColumns.ts'
import { mayKnowSecret, requireRegatta } from '#races/steps/regattas.ts'
import { withTaggedStarts } from '#races/steps/taggedStarts.ts'
import { trackedRacesOf } from '#races/steps/trackedRaces.ts'

/** Requires permission to read the regatta. The states of its races need the leaderboard. */
export const showRegattaPage = async (context: Context, regattaName: string) => {
  const regatta = await requireRegatta(context, regattaName)
  const object = namedObject('REGATTA', regatta.name)
  const leaderboard = { ...object, type: 'LEADERBOARD' }
  const [permissions, tasks, hasCourse] = await Promise.all([
    readPermissions(context, object, leaderboard),
    readTasks(context, regatta),
    readWhichRacesHaveCourse(context.store, regatta.name),
  ])
  const [mayUpdate, mayChangeAcl, mayReadStates] = permissions
  const mayTrack = await readTracking(context, regatta, tasks)
  const races = racesOf(regatta)
  const started = await withTaggedStarts(context, regatta, mayReadStates ? races : [])
  const [inviting, mayDelete, registration, event, outcomeOf] = await Promise.all([
    mayUpdate ? readInviting(context, regatta) : undefined,
    mayEach(context, [object, leaderboard], 'DELETE'),
    registrationOf(context, regatta),
    readVisibleEvent(context, regatta.eventId),
    mayReadStates ? readOutcomes(context, regatta) : () => noOutcome,
  ])
  return {
    ...describeRegatta(regatta),
    event,
    seriesNames: regatta.series.map(({ name }) => name),
    userName: context.caller?.user.name,
    mayChangeAcl,
    /** The page of the event has the forms. */
    mayManage: mayUpdate || mayDelete.every(Boolean),
    mayReadResults: mayReadStates,
    ...tasks,
    inviting,
    registration,
    races: races.map((race) => ({
      ...describeRace(race, {
        state: mayReadStates ? stateOf(started, race, context.nowMillis) : undefined,
        outcome: outcomeOf(race),
        hasCourse: hasCourse(race.id),
        ...tasks,
      }),
      mayTrack: mayTrack(race),
    })),
  }
}

interface KnownOfRace extends Omit<RaceSituation, 'status' | 'sheet'> {
  readonly state: ReturnType<typeof stateOf> | undefined
  readonly outcome: Outcome
}

const describeRace = (race: Race, { state, outcome, ...known }: KnownOfRace) => {
  const { winners, sheet, officialId } = outcome
  const status = statusWith(sheet !== undefined, state?.status)
  const stage = { status, sheet }
  return {
    raceColumn: race.raceColumn.name,
    fleet: race.fleet,
    tracking: trackingOf(race),
    hasCourse: known.hasCourse,
    ...stage,
    next: nextStepOf({ ...known, ...stage }),
    winners,
    officialId,
    state,
  }
}

const describeRegatta = (regatta: Regatta) => ({
  name: regatta.name,
  boatClass: regatta.boatClass,
  hasFleets: hasFleets(regatta),
  timeZone: regatta.timeZone ?? 'UTC',
})

const readPermissions = (
  context: Context,
  regatta: ObjectReference,
  leaderboard: ObjectReference,
) =>
  Promise.all([
    may(context, regatta, 'UPDATE'),
    may(context, leaderboard, 'CHANGE_ACL'),
    mayRead(context, leaderboard),
  ])

/** The parts of UPDATE that helpers of an event have. */
const readTasks = async (context: Context, { name }: Regatta) => {
  const [mayAddRaces, mayLay, mayStart, mayScore, mayTally, mayPing] = await Promise.all([
    may(context, namedObject('REGATTA', name), 'ADD_RACES'),
    mayDoTask(context, 'course', name),
    mayDoTask(context, 'start', name),
    mayDoTask(context, 'finish', name),
    mayDoTask(context, 'out', name),
    mayDoTask(context, 'marks', name),
  ])
  return { mayLay, mayAddRaces, mayStart, mayScore, mayTally, mayPing }
}

interface Outcome {
  /** The names of the boats that have won. */
  readonly winners: readonly string[]
  readonly sheet: SheetState | undefined
  /** The id of the event that makes this sheet official: each press sends the same one. */
  readonly officialId: string
}

const noOutcome: Outcome = { winners: [], sheet: undefined, officialId: '' }

const readOutcomes = async (context: Context, regatta: Regatta) => {
  const [entries, sheets] = await Promise.all([
    listEntries(context.store, regatta.name),
    listSheets(context.store, regatta.name),
  ])
  const won = new Set(sheets.flatMap((sheet) => winnersIn(regatta, sheet)))
  const visible = await visibleEntries(
    context,
    regatta.name,
    entries.filter(({ competitor }) => won.has(competitor.id)),
  )
  const names = new Map(visible.map((entry) => [entry.competitor.id, shownName(entry)]))
  return (race: Race): Outcome => {
    const sheet = sheets.find(isSheetOf(race))
    if (sheet === undefined) return noOutcome
    return {
      winners: winnersIn(regatta, sheet).flatMap((id) => names.get(id) ?? []),
      sheet: sheet.state,
      officialId: derivedUuid('official', race.id, String(sheet.atMillis)),
    }
  }
}

/** For callers who may know the secret of the link, if the link lets sailors enter themselves. */
const registrationOf = async (context: Context, regatta: Regatta) => {
  const { name, eventId, registration, registrationLinkSecret: secret } = regatta
  if (registration === 'CLOSED' || secret === null || secret === '') return undefined
  const { entriesCloseMillis } = regatta
  const shown = { eventId, name, secret, entriesCloseMillis }
  return (await mayKnowSecret(context, regatta)) ? shown : undefined
}

export type RegattaPage = Awaited<ReturnType<typeof showRegattaPage>>

/** The ids of the tracked races on which the caller may do the action, by the id of the race. */
const trackedRacesFor = async (context: Context, regatta: Regatta, action: string) => {
  const objects = trackedRacesOf(regatta).map(({ id, tracked }) => ({
    ...trackedRaceObject(regatta, tracked.name),
    raceId: id,
  }))
  const allowed = await mayEach(context, objects, action)
  const permitted = objects.filter((_, position) => allowed[position])
  return new Map(permitted.map(({ raceId, id }) => [raceId, id]))
}

/** Tells which races the caller may track. */
const readTracking = async (
  context: Context,
  regatta: Regatta,
  { mayStart, mayAddRaces }: Awaited<ReturnType<typeof readTasks>>,
) => {
  if (!mayStart) return () => false
  const [trackable, mayTrackOthers] = await Promise.all([
    trackableRaces(context, regatta, mayAddRaces),
    mayCreateTrackedRace(context, namedObject('REGATTA', regatta.name)),
  ])
  return ({ id, tracked }: Race) => (tracked === undefined ? mayTrackOthers : trackable.has(id))
}

/** Tracked races are parts of the regatta. */
const trackableRaces = async (context: Context, regatta: Regatta, mayAddRaces: boolean) =>
  mayAddRaces
    ? new Map(trackedRacesOf(regatta).map(({ id }) => [id, id]))
    : trackedRacesFor(context, regatta, 'UPDATE')

/** The first start of tracking creates the tracked race, for the group that owns the regatta. */
const mayCreateTrackedRace = async (context: Context, regatta: ObjectReference) => {
  const { ownerGroupId } = await readSecurity(context.store, regatta)
  return mayCreate(context, 'TRACKED_RACE', undefined, ownerGroupId)
}

const trackingOf = ({ tracked }: Race): 'never' | 'running' | 'stopped' => {
  if (tracked === undefined) return 'never'
  return tracked.isTracking ? 'running' : 'stopped'
}

const stateOf = (regatta: RegattaWithStarts, race: Race, nowMillis: number) => ({
  flags: flyingFlags(raceLogOf(regatta, race), nowMillis),
  startMillis: shownStartMillisOf(regatta, race),
  status: statusAt(raceLogOf(regatta, race), nowMillis),
})
