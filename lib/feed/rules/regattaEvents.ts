/** The events of a change of a regatta: its race columns, the tracking of its races, and its marks. */
import type { Regatta, Series, TrackedRace } from '#races/rules/regatta.ts'
import { type DerivedEvent, type FeedEventType, raceEvent } from './feedEvent.ts'
import type { Mark } from '#courses/rules/mark.ts'

type Races = Pick<Regatta, 'series' | 'trackedRaces'>

const noRaces: Races = { series: [], trackedRaces: [] }

/** @param before absent: the regatta is new */
export const eventsOfRegatta = (
  before: Races = noRaces,
  after: Races = noRaces,
): readonly DerivedEvent[] => [
  ...columnsBeside(before, after).map((column) =>
    columnEvent('regatta.racecolumn.removed', column),
  ),
  ...columnsBeside(after, before).map((column) => columnEvent('regatta.racecolumn.added', column)),
  ...trackingEvents('race.tracking.stopped', before, after),
  ...trackingEvents('race.tracking.started', after, before),
]

interface Column {
  readonly id: string
  readonly name: string
  readonly series: Series
}

const columnsOf = ({ series }: Races): readonly Column[] =>
  series.flatMap((each) => each.raceColumns.map((column) => ({ ...column, series: each })))

/** The race columns of one regatta that the other one lacks. */
const columnsBeside = (races: Races, others: Races): readonly Column[] => {
  const known = new Set(columnsOf(others).map(({ id }) => id))
  return columnsOf(races).filter(({ id }) => !known.has(id))
}

const columnEvent = (type: FeedEventType, { name, series }: Column): DerivedEvent => ({
  type,
  subject: name,
  data: { raceColumn: name, series: series.name, fleets: series.fleets },
})

/** The races with tracking in one regatta, without tracking but with their column in the other. */
const trackingEvents = (
  type: FeedEventType,
  tracking: Races,
  others: Races,
): readonly DerivedEvent[] => {
  const running = new Set(runningIn(others).map(raceKeyOf))
  const isStop = type === 'race.tracking.stopped'
  // The removal of a race column says that its tracking has ended.
  const names = new Map(columnsOf(isStop ? others : tracking).map(({ id, name }) => [id, name]))
  return runningIn(tracking).flatMap((race) => {
    const raceColumn = names.get(race.raceColumnId)
    return raceColumn === undefined || running.has(raceKeyOf(race))
      ? []
      : [raceEvent(type, { raceColumn, fleet: race.fleet })]
  })
}

const runningIn = ({ trackedRaces }: Races) => trackedRaces.filter(({ isTracking }) => isTracking)

const raceKeyOf = ({ raceColumnId, fleet }: TrackedRace): string => `${raceColumnId}/${fleet}`

export const eventsOfMarks = (
  before: readonly Mark[],
  after: readonly Mark[],
): readonly DerivedEvent[] => {
  const old = new Map(before.map((mark) => [mark.id, mark]))
  const left = new Set(after.map(({ id }) => id))
  return [
    ...before
      .filter(({ id }) => !left.has(id))
      .map((mark) => markEvent('regatta.mark.removed', mark)),
    ...after.flatMap((mark) => eventsOfMark(old.get(mark.id), mark)),
  ]
}

const eventsOfMark = (before: Mark | undefined, after: Mark): readonly DerivedEvent[] => {
  if (before === undefined) return [markEvent('regatta.mark.added', after)]
  return [
    ...(textOf(before) === textOf(after) ? [] : [markEvent('regatta.mark.changed', after)]),
    ...(isAtSamePlace(before, after) ? [] : [markEvent('regatta.mark.moved', after)]),
  ]
}

/** The appearance and the devices. */
const textOf = (mark: Mark): string => JSON.stringify({ ...mark, lastKnownPosition: null })

const isAtSamePlace = ({ lastKnownPosition: one }: Mark, { lastKnownPosition: other }: Mark) =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude

/** Devices are secrets, so the event does not tell which device is on the mark. */
const markEvent = (
  type: FeedEventType,
  { id, name, lastKnownPosition: position }: Mark,
): DerivedEvent => ({
  type,
  subject: id,
  data: {
    markId: id,
    name,
    position: position && {
      latitude_deg: position.latitude,
      longitude_deg: position.longitude,
    },
  },
})
