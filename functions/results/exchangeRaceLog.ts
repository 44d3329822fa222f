import { endpoint } from '#endpoint'
import { newRaceLogEvent, raceLogEvents } from '#schemas/results/raceLog.ts'
import { userEntity } from '#access/items/users.ts'
import { authorize } from '#access/authorize.ts'
import { namedObject } from '#values/objectId.ts'
import type { Context } from '#endpoint/context.ts'
import type { Static } from '#schemas/schema.ts'
import { type InputError, requireValid } from '#values/failure.ts'
import type { StoredRegatta } from '#races/items/regattas.ts'
import { raceLogOf } from '#races/rules/raceTimes.ts'
import { byLogOrder } from '#races/rules/raceLogEvents.ts'
import type { Race } from '#races/rules/regatta.ts'
import { may } from '#access/readable.ts'
import { listEntries } from '#races/items/entries.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { authorNameOf, requireLoggedRace, requirePass, writeLog } from '#races/steps/raceLogs.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { readState } from '#results/items/changes.ts'
import { listDrafts, listSheets } from '#results/items/sheets.ts'
import {
  describeBase,
  describeLists,
  describeRaceLog,
  type ListClass,
  revokeList,
  saveList,
  type Shown,
  withSentEvent,
} from '#results/steps/raceLogEvents.ts'
import { shownName } from '#results/rules/facts.ts'
import { isSheetOf, readResults } from '#results/steps/results.ts'

export const { declaration, handler } = endpoint({
  name: 'exchangeRaceLog',
  summary: 'Add an event to the race log of a race, and read it',
  description:
    'An event needs `LEADERBOARD:START:{leaderboard}`, a finish list `SCORE`. Without a body, the request only reads. An ' +
    'event whose id is known changes nothing. An event without an author has the author `default` ' +
    'with the priority 4. The finish lists are finish sheets: the newest list or sheet replaces the ' +
    'whole. A changed list is a draft, which is visible with SCORE.',
  routes: ['POST /sailingserver/rc/racelog'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['READ'], id: 'leaderboard' },
  input: newRaceLogEvent,
  takesLargeBody: true,
  load: ({ context: { store }, input: { '@class': eventClass, leaderboard, authorName } }) =>
    Promise.all([
      authorName === undefined ? undefined : userEntity.get(store, authorName),
      listSheets(store, leaderboard),
      listDrafts(store, leaderboard),
      listEntries(store, leaderboard),
      (isList(eventClass) || isRevocation(eventClass)) && readState(store, leaderboard),
    ]),
  reply: { status: 200, body: raceLogEvents },
  errors: [
    'not-found',
    'not-scorable-by-time',
    'in-another-fleet',
    'not-in-fleet',
    'fleet-without-boats',
  ],
  /** Adds the event, if the request has one. @returns the events that count */
  run: async ({ context, input }) => {
    const { regatta, race, log } = await requireLoggedRace(context, input)
    const { '@class': eventClass } = input
    const leaderboard = namedObject('LEADERBOARD', regatta.name)
    if (eventClass !== undefined) {
      const isOfResults = isList(eventClass) || isRevocation(eventClass)
      await authorize(context, { ...leaderboard, action: isOfResults ? 'SCORE' : 'START' })
      requireValid(missingFrom(input))
      requirePass(log, input.passId ?? 0)
      const sent = await withKnownAuthor(context, input)
      const isKnown = (await describeAll(context, regatta, race)).some(({ id }) => id === sent.id)
      if (!isKnown && isList(eventClass)) await addList(context, race, sent, eventClass)
      if (!isKnown && isRevocation(eventClass)) await revoke(context, race, sent)
      if (!isKnown && !isList(eventClass)) {
        const event = eventOf(context, regatta, race, sent)
        await writeLog(context, regatta, withSentEvent(regatta, race, sent, event))
      }
    }
    const changed = await requireRegatta(context, regatta.name, 'LEADERBOARD')
    const all = await describeAll(context, changed, race)
    // Clients of the original server would fail on a class that they do not know.
    return input.sideFlags === true ? all : all.filter((one) => !isOfSideFlag(one))
  },
})

const isList = (eventClass: string | undefined): eventClass is ListClass =>
  eventClass !== undefined && /FinishPositioning|ResultsAreOfficial/.test(eventClass)

const isRevocation = (eventClass: string | undefined) => eventClass === 'RaceLogRevokeEvent'

const isOfSideFlag = (event: Shown) => event['@class'] === 'RaceLogSideFlagEvent'

/** The event may be a finish list. */
const revoke = async (context: Context, race: Race, sent: Sent) => {
  const { revokedEventId: id = '' } = sent
  const results = await readResults(context, sent.leaderboard)
  const { author } = eventOf(context, results.regatta, race, sent)
  await revokeList(context, results, await sheetsOf(context, results.regatta, race), { id, author })
}

const addList = async (context: Context, race: Race, sent: Sent, listClass: ListClass) => {
  const results = await readResults(context, sent.leaderboard)
  const { regatta } = results
  const event = eventOf(context, regatta, race, sent)
  if (event.passId < (raceLogOf(regatta, race)?.passId ?? 0)) return
  const boats = sent.positionedCompetitors ?? []
  const sheets = await sheetsOf(context, regatta, race)
  await saveList(context, results, sheets, { listClass, boats, event })
}

const sheetsOf = async ({ store }: Context, { name }: StoredRegatta, race: Race) => ({
  race,
  confirmed: (await listSheets(store, name)).find(isSheetOf(race)),
  draft: (await listDrafts(store, name)).find(isSheetOf(race)),
})

/** Drafts are visible to callers with SCORE. */
const describeAll = async (context: Context, regatta: StoredRegatta, race: Race) => {
  const log = raceLogOf(regatta, race)
  const { draft, confirmed } = await sheetsOf(context, regatta, race)
  const leaderboard = namedObject('LEADERBOARD', regatta.name)
  const mayUpdate = draft !== undefined && (await may(context, leaderboard, 'SCORE'))
  const sheets = { race, confirmed, draft: mayUpdate ? draft : undefined }
  const hasLists = confirmed !== undefined || mayUpdate
  const entries = hasLists ? await listEntries(context.store, regatta.name) : []
  const visible = await visibleEntries(context, regatta.name, entries)
  const names = new Map(visible.map((entry) => [entry.competitor.id, shownName(entry)]))
  const lists = describeLists(sheets, log, names).map(({ listClass, event, boats }): Shown => ({
    ...describeBase(listClass, event.id, event),
    ...(boats === undefined ? {} : { positionedCompetitors: boats }),
  }))
  return [...describeRaceLog(log), ...lists].sort(byLogOrder)
}

type Sent = Static<typeof newRaceLogEvent>

/** The fields that an event of a class needs beside its id. */
const neededBy: Readonly<Record<string, readonly (keyof Sent)[]>> = {
  RaceLogStartTimeEvent: ['startTime'],
  RaceLogRaceStatusEvent: ['nextStatus'],
  RaceLogFlagEvent: ['upperFlag', 'displayed'],
  RaceLogStartProcedureChangedEvent: ['startProcedureType'],
  RaceLogSideFlagEvent: ['sideFlag', 'displayed'],
  RaceLogProtestStartTimeEvent: ['protestStartTime'],
  RaceLogRevokeEvent: ['revokedEventId'],
  RaceLogFinishPositioningListChangedEvent: ['positionedCompetitors'],
  RaceLogFinishPositioningConfirmedEvent: ['positionedCompetitors'],
}

const missingFrom = (sent: Sent): readonly InputError[] => {
  const needed = neededBy[sent['@class'] ?? ''] ?? []
  const names = (['id', ...needed] as const).filter((name) => sent[name] === undefined)
  return names.map((name) => ({ pointer: `/${name}`, code: 'required', detail: 'is required' }))
}

const withKnownAuthor = async (context: Context, sent: Sent): Promise<Sent> =>
  sent.authorName === undefined
    ? sent
    : { ...sent, authorName: await authorNameOf(context, sent.authorName) }

const eventOf = ({ nowMillis }: Context, regatta: StoredRegatta, race: Race, sent: Sent) => {
  const { authorName: name, authorPriority: priority, id = '' } = sent
  const isUnnamed = name === undefined || priority === undefined
  return {
    id,
    author: isUnnamed ? { name: 'default', priority: 4 } : { name, priority },
    passId: sent.passId ?? raceLogOf(regatta, race)?.passId ?? 0,
    // A creation in the future would outrank all later events.
    createdMillis: Math.min(sent.createdAt ?? nowMillis, nowMillis),
    logicalMillis: sent.timestamp ?? nowMillis,
  }
}
