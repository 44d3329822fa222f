import type { newEvent } from '#schemas/races/event.ts'
import type { seriesChange } from '#schemas/races/newSeries.ts'
import type { Static } from '#schemas/schema.ts'
import { roundTinyToZero, type Position } from '#positions/rules/position.ts'
import type { InputError } from '#values/failure.ts'
import { repeatedInPaths } from '#values/pathName.ts'
import { millisOfTime } from '#values/time.ts'
import type { ScoringSettings } from './regatta.ts'
import { stageFaults, stageSettings } from './stages.ts'

/** An event has a regatta for each class, or each group of ratings. */
export interface RegattaOfEvent {
  readonly name: string
  /** Null: none, or the event is older than events with several classes. */
  readonly boatClass: string | null
}

/** The leaderboards of an event, under a name of their own. */
export interface LeaderboardGroup {
  readonly id: string
  readonly name: string
}

export const regattasOfEventMax = 20

export interface SailingEvent {
  readonly id: string
  readonly name: string
  readonly startMillis: number | null
  readonly endMillis: number | null
  readonly venue: { readonly name: string | null; readonly location: Position | null }
  /** An IANA time zone. Null: pages show UTC. */
  readonly timeZone: string | null
  /** In the order in which they were made. The leaderboard of each has the same name. */
  readonly regattas: readonly RegattaOfEvent[]
  /** Null: the event has none, or is older than leaderboard groups. */
  readonly leaderboardGroup: LeaderboardGroup | null
  readonly description: string | null
  readonly officialWebsiteUrl: string | null
  /** The base URL of clients. */
  readonly baseUrl: string | null
}

/** The values of an event that its creator can omit. */
export const usualEvent = {
  startMillis: null,
  endMillis: null,
  timeZone: null,
  description: null,
  officialWebsiteUrl: null,
  baseUrl: null,
} as const satisfies Partial<SailingEvent>

/** Existing clients know one regatta of an event. */
export const firstRegattaOf = ({ regattas }: SailingEvent): string | null =>
  regattas[0]?.name ?? null

/** The class, or the name of the regatta if that says more. */
export const titleOfClass = ({ regattas }: SailingEvent, { name, boatClass }: RegattaOfEvent) =>
  boatClass !== null && regattas.filter((one) => one.boatClass === boatClass).length === 1
    ? boatClass
    : name

export type WantedEvent = Static<typeof newEvent>

type SentVenue = Pick<WantedEvent, 'venuename' | 'venuelat' | 'venuelng'>
export type SentDates = Pick<
  WantedEvent,
  'startdate' | 'startdateasmillis' | 'enddate' | 'enddateasmillis'
>

export const venueOf = ({ venuename, venuelat, venuelng }: SentVenue): SailingEvent['venue'] => ({
  name: venuename === '' ? null : (venuename ?? null),
  location:
    venuelat === undefined || venuelng === undefined
      ? null
      : { latitude: roundTinyToZero(venuelat), longitude: roundTinyToZero(venuelng) },
})

/** Requires an input without errors. */
export const startOf = ({ startdate, startdateasmillis }: SentDates): number | null =>
  millisOf(startdate) ?? startdateasmillis ?? null

export const endOf = ({ enddate, enddateasmillis }: SentDates): number | null =>
  millisOf(enddate) ?? enddateasmillis ?? null

const weekMillis = 7 * 24 * 3_600_000

/** Absent times of a new event: it starts now, or a week before an end that is over, for a week. */
export const timesOfNewEvent = (wanted: SentDates, nowMillis: number) => {
  const endMillis = endOf(wanted)
  const isOver = endMillis !== null && endMillis < nowMillis
  const startMillis = startOf(wanted) ?? (isOver ? Math.max(endMillis - weekMillis, 0) : nowMillis)
  return { startMillis, endMillis: endMillis ?? startMillis + weekMillis }
}

const millisOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : millisOfTime(text)

export const venueFaults = ({ venuename, venuelat, venuelng }: SentVenue) => {
  if (venuelat === undefined && venuelng !== undefined) return [fault('venuelat', 'required')]
  if (venuelng === undefined && venuelat !== undefined) return [fault('venuelng', 'required')]
  if (venuename !== undefined || venuelat !== undefined) return []
  return [fault('venuename', 'required', 'is required, or `venuelat` and `venuelng` instead')]
}

/** Also compares the resulting start and end. */
export const dateFaults = (wanted: SentDates, start: number | null, end: number | null) => {
  const faults = (['startdate', 'enddate'] as const)
    .filter((name) => Number.isNaN(millisOf(wanted[name])))
    .map((name) => fault(name, 'date', 'must be a day that exists'))
  const isBackwards = start !== null && end !== null && end < start
  return isBackwards
    ? [...faults, fault('enddate', 'order', 'must not be before the start')]
    : faults
}

export type NewSeries = NonNullable<WantedEvent['series']>[number]

export type ChangedSeries = Static<typeof seriesChange>

/** Its name, or its name and order. */
export type NewFleet = NewSeries['fleets'][number]

export const nameOfFleet = (fleet: NewFleet): string =>
  typeof fleet === 'string' ? fleet : fleet.name

/** The fleets whose boats rank before or behind those of others. */
export const orderOfFleets = (
  fleets: readonly NewFleet[],
): readonly { readonly fleet: string; readonly orderNo: number }[] =>
  fleets.flatMap((one) =>
    typeof one === 'string' || one.orderNo === undefined
      ? []
      : [{ fleet: one.name, orderNo: one.orderNo }],
  )

/** Faults of names that stand twice. */
export const nameFaults = (series: readonly ChangedSeries[]): readonly InputError[] => [
  ...repeated(series.map(({ name }) => name)).map((position) => ({
    pointer: `/series/${position}/name`,
    code: 'repeated',
    detail: 'must differ from the names of the other series',
  })),
  ...series.flatMap(({ fleets = [] }, number) =>
    repeatedInPaths(fleets.map(nameOfFleet)).map((position) => ({
      pointer: `/series/${number}/fleets/${position}`,
      code: 'repeated',
      detail: 'must differ from the names of the other fleets, with `/` written as `__`',
    })),
  ),
]

export const seriesFaults = (
  series: readonly NewSeries[],
  system?: ScoringSettings['system'],
): readonly InputError[] => [
  ...nameFaults(series),
  ...stageFaults(
    series.map((one) => ({ name: one.name, ...stageSettings(one) })),
    series,
    system,
  ),
]

const repeated = (names: readonly string[]): readonly number[] =>
  names.flatMap((name, position) => (names.indexOf(name) < position ? [position] : []))

export const fault = (parameter: string, code: string, detail = 'is required'): InputError => ({
  parameter,
  code,
  detail,
})
