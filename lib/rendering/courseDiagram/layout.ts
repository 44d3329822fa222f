/** The positions of everything in the course itself: marks, legs, roundings, lines and gates. */
import { type Chart, chartOf } from './chart.ts'
import type { DiagramCourse } from './course.ts'
import { type Leg, legPathOf } from './legs.ts'
import { passingsOf } from './passings.ts'
import { distance, type Point, type Segment } from './point.ts'
import { type Rounding, roundingsOf } from './roundings.ts'
import { schematic } from './schematic.ts'
import { spread } from './spread.ts'
import type { Itinerary } from './stations.ts'

export interface Pair {
  /** A line, a gate, or another pair of marks. */
  readonly kind: 'line' | 'gate' | 'pair'
  readonly station: number
  readonly segment: Segment
}

export interface Layout {
  /** By the index of the mark in the course. */
  readonly positions: ReadonlyMap<number, Point>
  readonly legs: readonly Leg[]
  readonly legsLeftOut: number
  readonly roundings: readonly Rounding[]
  readonly pairs: readonly Pair[]
  /** Present if the layout uses geographic positions. */
  readonly chart?: TrueChart
}

interface TrueChart extends Pick<Chart, 'north' | 'unitsPerMeter'> {
  /** Whether marks are drawn farther apart than they are. */
  readonly isSpread: boolean
}

/** In units: an upright phone shows this size without scaling it below a third. */
const chartSize = { width: 400, height: 520 }
/** In units, between the two marks of a pair; `markGap` is between other marks. */
const pairGap = 76
const markGap = 46

export const layoutOf = (course: DiagramCourse, itinerary: Itinerary): Layout => {
  const charted = chartedMarks(course, itinerary)
  const positions = charted?.positions ?? schematic(course, itinerary)
  const passings = passingsOf(itinerary, positions)
  const path = legPathOf(passings)
  return {
    positions,
    legs: path.legs,
    legsLeftOut: path.legsLeftOut,
    roundings: roundingsOf(passings, path),
    pairs: pairsOf(itinerary, positions),
    ...(charted && { chart: charted.chart }),
  }
}

/** Returns the geographic positions if every drawn mark has one. */
const chartedMarks = (
  course: DiagramCourse,
  { stations }: Itinerary,
): { positions: ReadonlyMap<number, Point>; chart: TrueChart } | undefined => {
  const marks = [...new Set(stations.flatMap((station) => station.marks))]
  const known = marks
    .map((mark) => course.marks[mark]?.position)
    .filter((found) => found && isPlace(found))
  const positions = known.filter((position) => position !== undefined)
  if (marks.length < 2 || positions.length < marks.length) return undefined

  const stationMarks = stations.map((station) => station.marks.map((mark) => marks.indexOf(mark)))
  const chart = chartOf(positions, stationMarks, chartSize)
  if (chart === undefined) return undefined
  const pairs = new Set(stationMarks.map((pair) => [...pair].sort((a, b) => a - b).join(' ')))
  const points = spread(chart.points, (left, right) =>
    pairs.has(`${left} ${right}`) ? pairGap : markGap,
  )
  const { north, unitsPerMeter } = chart
  const isSpread = points.some((point, index) => distance(point, chart.points[index] ?? point) > 4)
  return {
    positions: new Map(marks.map((mark, index) => [mark, points[index] ?? { x: 0, y: 0 }])),
    chart: { north, unitsPerMeter, isSpread },
  }
}

const isPlace = ({ latitude, longitude }: { latitude: number; longitude: number }): boolean =>
  Math.abs(latitude) <= 90 && Number.isFinite(longitude)

const pairsOf = (
  { stations, visits }: Itinerary,
  positions: ReadonlyMap<number, Point>,
): readonly Pair[] =>
  stations.flatMap(({ marks }, station): readonly Pair[] => {
    const [first, second] = marks.map((mark) => positions.get(mark))
    if (first === undefined || second === undefined) return []
    const passings = new Set(
      visits.filter((visit) => visit.station === station).map(({ passing }) => passing),
    )
    const segment: Segment = [first, second]
    if (passings.has('Line')) return [{ kind: 'line', station, segment }]
    return [{ kind: passings.has('Gate') ? 'gate' : 'pair', station, segment }]
  })
