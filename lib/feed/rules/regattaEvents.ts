/** The events of a change of a regatta: its race columns, and the tracking of its races. */
import type { Regatta, Series, TrackedRace } from '#races/rules/regatta.ts'
import { type DerivedEvent, type FeedEventType, raceEvent } from './feedEvent.ts'

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
