/** Events of the race log that are facts about the race, and its finish lists, which are finish sheets in the form of the original server. */
import type {
  finishList,
  newFinishList,
  newRaceLogEvent,
  raceLogEvent,
} from '#schemas/results/raceLog.ts'
import type { Static } from '#schemas/schema.ts'
import { raceLogFlags } from '#schemas/races/raceLogWords.ts'
import { derivedUuid } from '#values/uuid.ts'
import type { StoredRegatta } from '#races/items/regattas.ts'
import {
  type Flag,
  isSideFlag,
  type RaceFact,
  type RaceFacts,
  raceFacts,
  type RaceLog,
  type RaceLogEvent,
  type SideFlag,
} from '#races/rules/raceLog.ts'
import { describeProcedure, withFactOf } from '#races/rules/raceLogEvents.ts'
import { raceLogOf, withoutRaceLogEvent, withRaceLogEvent } from '#races/rules/raceTimes.ts'
import type { Race } from '#races/rules/regatta.ts'
import type { Context } from '#endpoint/context.ts'
import { Failure, type InputError, requireValid } from '#values/failure.ts'
import type { LoggedList, SheetItem, StoredSheet } from '../items/sheets.ts'
import { existingCode, keepsPlace } from '../rules/scoring/codes.ts'
import { provisional } from './changeFacts.ts'
import type { StoredResults } from './results.ts'
import {
  type NewSheet,
  saveDraft,
  saveSheets,
  type SheetChange,
  type SheetsOfRace,
  withoutItem,
} from './saveSheets.ts'
import { readSentSheet } from './sentSheets.ts'

type Sent = Static<typeof newRaceLogEvent>
export type Shown = Static<typeof raceLogEvent>
type LoggedEvent = Pick<RaceLogEvent, 'createdMillis' | 'logicalMillis' | 'passId' | 'author'>

/** @param event the event, without the fact that it records */
export const withSentEvent = (
  regatta: StoredRegatta,
  race: Race,
  sent: Sent,
  event: LoggedEvent & { readonly id: string },
): StoredRegatta => {
  const add = <Fact extends RaceFact>(fact: Fact, value: RaceFacts[Fact]) =>
    withRaceLogEvent(regatta, race, fact, { ...event, value })
  return (
    withFactOf(sent, event.logicalMillis, add) ??
    withoutRaceLogEvent(regatta, race, sent.revokedEventId ?? '', event.author)
  )
}

export const describeRaceLog = (log: RaceLog | undefined): readonly Shown[] =>
  log === undefined
    ? []
    : raceFacts.flatMap((fact) => {
        const event = log[fact]
        return event === undefined ? [] : [describeEvent(log, fact, event)]
      })

export const describeBase = (eventClass: string, id: string, event: LoggedEvent): Shown => ({
  '@class': eventClass,
  id,
  createdAt: event.createdMillis,
  timestamp: event.logicalMillis,
  passId: event.passId,
  competitors: [],
  authorName: event.author.name,
  authorPriority: event.author.priority,
})

const describeEvent = (log: RaceLog, fact: RaceFact, event: RaceLogEvent): Shown => {
  const base = (name: string) => describeBase(name, event.id ?? idOf(log, fact, event), event)
  if (isFlag(fact)) {
    return { ...base('RaceLogFlagEvent'), upperFlag: fact, ...(event.value as RaceFacts[Flag]) }
  }
  if (isSideFlag(fact)) {
    const value = event.value as RaceFacts[SideFlag]
    return { ...base('RaceLogSideFlagEvent'), sideFlag: fact, ...value }
  }
  const [name, property] = forms[fact]
  if (fact === 'procedure') {
    return { ...base(name), ...describeProcedure(event.value as RaceFacts['procedure']) }
  }
  return {
    ...base(name),
    ...(fact === 'startTime' ? { nextStatus: 'SCHEDULED' } : {}),
    ...(property === undefined ? {} : { [property]: event.value }),
  }
}

const isFlag = (fact: RaceFact): fact is Flag => raceLogFlags.some((flag) => flag === fact)

type Form = readonly [className: string, property?: string]

const forms: Readonly<Record<Exclude<RaceFact, Flag | SideFlag>, Form>> = {
  denotation: ['RaceLogDenoteForTrackingEvent', 'raceName'],
  startTime: ['RaceLogStartTimeEvent', 'startTime'],
  procedure: ['RaceLogStartProcedureChangedEvent'],
  status: ['RaceLogRaceStatusEvent', 'nextStatus'],
  startOfTracking: ['RaceLogStartOfTrackingEvent', 'startOfTracking'],
  endOfTracking: ['RaceLogEndOfTrackingEvent', 'endOfTracking'],
  pass: ['RaceLogPassChangeEvent'],
  protestTime: ['RaceLogProtestStartTimeEvent', 'protestStartTime'],
}

/** Events of the service have no stored id, so that the regatta stays small. */
const idOf = ({ raceColumnId, fleet }: RaceLog, fact: RaceFact, event: RaceLogEvent) => {
  const { passId, createdMillis } = event
  return derivedUuid('race log event', raceColumnId, fleet, fact, `${passId}`, `${createdMillis}`)
}

export type ListClass =
  | 'RaceLogFinishPositioningListChangedEvent'
  | 'RaceLogFinishPositioningConfirmedEvent'
  | 'RaceLogResultsAreOfficialEvent'

type SentBoats = Static<typeof newFinishList>

type Boats = Static<typeof finishList>

/** @throws Failure `invalid-input` with all errors */
export const saveList = async (
  context: Context,
  results: StoredResults,
  { race, confirmed, draft }: SheetsOfRace,
  sent: { readonly listClass: ListClass; readonly boats: SentBoats; readonly event: LoggedList },
): Promise<void> => {
  const { listClass, boats, event } = sent
  const scoredMillis = event.createdMillis
  // Results that changed after the event stay official, as on the original server.
  if (listClass === 'RaceLogResultsAreOfficialEvent') {
    const sheet = officialSheet(race, confirmed, event)
    const scored = { scoredMillis: Math.max(scoredMillis, results.state?.scoredMillis ?? 0) }
    await saveSheets(context, results, [{ race, sheet, draft: 'stays', ...scored }])
    return
  }
  if (isOlder(event, confirmed)) return
  const isDraft = listClass === 'RaceLogFinishPositioningListChangedEvent'
  const base = draft ?? confirmed
  const read = readBoats({ results, race, base }, isDraft, boats)
  const list = { ...event, competitors: boats }
  if (isDraft) {
    if (isOlder(event, draft)) return
    await saveDraft(context, results, { ...read, list }, { race, confirmed, draft })
    return
  }
  // A list after the official event is a correction of official results.
  const { state = 'confirmed', officialEvent } = confirmed ?? {}
  const sheet = { ...read, state, list, officialEvent }
  await saveSheets(context, results, [{ race, sheet, draft: draft ?? 'absent', scoredMillis }])
}

/** Takes a list back, or the event that made results official, unless its author ranks higher. */
export const revokeList = async (
  context: Context,
  results: StoredResults,
  sheets: SheetsOfRace,
  { id, author }: Pick<LoggedList, 'id' | 'author'>,
): Promise<void> => {
  const { race, confirmed, draft } = sheets
  const log = raceLogOf(results.regatta, race)
  const revoked = describeLists(sheets, log, new Map()).find(({ event }) => event.id === id)
  if (revoked === undefined || revoked.event.author.priority < author.priority) return
  const saved: Readonly<Record<ListClass, Pick<SheetChange, 'sheet' | 'draft'>>> = {
    RaceLogFinishPositioningListChangedEvent: {
      sheet: confirmed && withoutItem(confirmed),
      draft: draft ?? 'absent',
    },
    RaceLogFinishPositioningConfirmedEvent: { sheet: undefined, draft: 'stays' },
    RaceLogResultsAreOfficialEvent: {
      sheet: confirmed && provisional(withoutItem(confirmed)),
      draft: 'stays',
    },
  }
  await saveSheets(context, results, [{ race, ...saved[revoked.listClass] }])
}

const isOlder = ({ createdMillis }: LoggedList, sheet: StoredSheet | undefined): boolean =>
  sheet !== undefined && createdMillis < (sheet.list?.createdMillis ?? sheet.atMillis)

/** Keeps the start and the ratings of the confirmation. */
const officialSheet = (
  { raceColumn, fleet }: Race,
  confirmed: SheetItem | undefined,
  officialEvent: LoggedList,
): NewSheet => {
  const none = { raceColumnId: raceColumn.id, fleet, finishes: [], cameToTheStart: [] }
  if (confirmed === undefined) return { ...none, state: 'official', officialEvent }
  return { ...withoutItem(confirmed), state: 'official', officialEvent }
}

const readBoats = (
  race: Parameters<typeof readSentSheet>[0] & { readonly base: StoredSheet | undefined },
  isDraft: boolean,
  boats: SentBoats,
): NewSheet => {
  const lines = linesOf(boats)
  const finishes = lines.map(({ line }) => line)
  const state = isDraft ? 'draft' : 'confirmed'
  // A list does not contain the distance.
  const distanceNm = race.base?.distanceNm
  const sheet = { state, finishes, ...(distanceNm && { distanceNm: Number(distanceNm) }) } as const
  try {
    return readSentSheet(race, sheet, [])
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'invalid-input') throw error
    requireValid(error.errors.map((one) => errorOfBoat(one, lines)))
    throw error
  }
}

const sentNames: Readonly<Record<string, string>> = {
  finishMillis: 'finishingTimePointAsMillis',
  code: 'maxPointsReason',
  points: 'score',
  levelWithPrevious: 'rank',
  redress: 'score',
}

const errorOfBoat = (error: InputError, lines: ReturnType<typeof linesOf>): InputError => {
  const [, , position, name = '', ...rest] = (error.pointer ?? '').split('/')
  const line = lines[Number(position)]
  if (line === undefined) return { ...error, pointer: '/positionedCompetitors' }
  const parts = [line.position, ...(name === '' ? [] : [sentNames[name] ?? name]), ...rest]
  const detail = String(error.detail).replace(
    /\/finishes\/(\d+)/,
    (_text, other) => `/positionedCompetitors/${lines[Number(other)]?.position ?? ''}`,
  )
  return { ...error, pointer: `/positionedCompetitors/${parts.join('/')}`, detail }
}

/** The boats in the order of their ranks, then those without a rank. */
const linesOf = (boats: SentBoats) => {
  const ranked = boats
    .map((boat, position) => ({ boat, position, rank: boat.rank ?? position + 1 }))
    .filter(
      ({ boat: { maxPointsReason, score }, rank }) =>
        rank > 0 || maxPointsReason !== 'NONE' || score !== undefined,
    )
    .sort((one, other) => (one.rank || Infinity) - (other.rank || Infinity) || 0)
  return ranked.map(({ boat, position, rank }, index) => {
    const { competitorId, maxPointsReason: code, score: points, comment } = boat
    const { finishingTimePointAsMillis: finishMillis } = boat
    return {
      position,
      line: {
        competitorId,
        ...(finishMillis === undefined ? {} : { finishMillis }),
        ...(rank > 0 && ranked[index - 1]?.rank === rank ? { levelWithPrevious: true } : {}),
        ...(code === 'NONE' ? {} : { code }),
        ...(points === undefined ? {} : { points }),
        ...(comment === undefined ? {} : { comment }),
      },
    }
  })
}

interface ShownList {
  readonly listClass: ListClass
  readonly event: LoggedList
  readonly boats?: Boats
}

/** @param visible the names of the competitors whom the caller may see, by their ids */
export const describeLists = (
  { race, confirmed, draft }: SheetsOfRace,
  log: RaceLog | undefined,
  visible: ReadonlyMap<string, string>,
): readonly ShownList[] => {
  const events: ShownList[] = []
  const add = (sheet: StoredSheet, listClass: ListClass) => {
    const event = sheet.list ?? eventOf(race, sheet, listClass, log)
    events.push({ listClass, event, boats: boatsOf(sheet, visible) })
  }
  if (draft !== undefined) add(draft, 'RaceLogFinishPositioningListChangedEvent')
  if (confirmed !== undefined) {
    add(confirmed, 'RaceLogFinishPositioningConfirmedEvent')
    const listClass = 'RaceLogResultsAreOfficialEvent'
    const event = confirmed.officialEvent ?? eventOf(race, confirmed, listClass, log)
    if (confirmed.state === 'official') events.push({ listClass, event })
  }
  return events
}

/** The event of a sheet that another endpoint saved. */
const eventOf = (
  { id }: Race,
  { atMillis, by }: StoredSheet,
  listClass: ListClass,
  log: RaceLog | undefined,
): LoggedList => ({
  id: derivedUuid('race log event', id, listClass, String(atMillis)),
  createdMillis: atMillis,
  logicalMillis: atMillis,
  passId: log?.passId ?? 0,
  author: { name: by?.name ?? '', priority: 0 },
})

const boatsOf = ({ list, finishes }: StoredSheet, visible: ReadonlyMap<string, string>): Boats => {
  const sent = list?.competitors as Boats | undefined
  if (sent !== undefined) return sent.filter(({ competitorId }) => visible.has(competitorId))
  let rank = 0
  return finishes.flatMap((finish, position): Boats => {
    const { competitorId, code, points, penalties, finishMillis, comment } = finish
    if (keepsPlace(finish) && finish.levelWithPrevious !== true) rank = position + 1
    const competitorName = visible.get(competitorId)
    if (competitorName === undefined) return []
    return [
      {
        competitorId,
        competitorName,
        maxPointsReason: existingCode(code) ?? penalties?.[0]?.code ?? 'NONE',
        score: points ?? null,
        comment: comment ?? null,
        rank: keepsPlace(finish) ? rank : 0,
        finishingTimePointAsMillis: finishMillis ?? null,
        mergeState: 'OK',
      },
    ]
  })
}
