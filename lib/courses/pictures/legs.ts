/** The lines of a course between roundings. Legs on the same line are one line. */
import {
  beyond,
  direction,
  distance,
  type Line,
  plus,
  rightOf,
  tangent,
  times,
} from './geometry.ts'
import type { Passing } from './passings.ts'

export interface Leg extends Line {
  /** The numbers of the legs on this line, from 1; empty for the second exit of a gate. */
  readonly numbers: readonly number[]
  /** Whether the course ends here, at a line. */
  readonly isLast: boolean
}

export type LegPath = ReturnType<typeof legPathOf>

/** More lines than this are not distinguishable in one picture. */
const linesMax = 60

/** In units. Lines in opposite directions are moved to their right, so that both are visible. */
const lane = 4

/** In units. The course extends this far beyond the lines of start and finish. */
const overrun = 18

/** `linesOfLegs` has the lines of each leg, from index 0: one line, or two lines from a gate. */
export const legPathOf = (passings: readonly (Passing | undefined)[]) => {
  const linesOfLegs = passings.slice(1).map((passing, index) => {
    const before = passings[index]
    if (before === undefined || passing === undefined) return []
    if (isZeroLengthLeg(before, passing)) return []
    const isFirst = index === 0
    const isLast = index === passings.length - 2
    return before.exits.map((exit) =>
      overrunning(tangent(exit, passing.entry), {
        start: isFirst && before.kind === 'line',
        end: isLast && passing.kind === 'line',
      }),
    )
  })
  const zeroLengthLegs = passings.filter((passing, index) =>
    isZeroLengthLeg(passings[index - 1], passing),
  )
  const merged = mergedLegs(linesOfLegs, passings.at(-1)?.kind === 'line')
  const drawnLegs = new Set(merged.slice(0, linesMax).flatMap(({ numbers }) => numbers))
  return {
    legs: keptRight(merged.slice(0, linesMax)),
    linesOfLegs: linesOfLegs.map((lines, index) => (drawnLegs.has(index + 1) ? lines : [])),
    legsLeftOut: linesOfLegs.length - drawnLegs.size - zeroLengthLegs.length,
  }
}

/** A leg from a point to itself has no line. */
const isZeroLengthLeg = (before: Passing | undefined, passing: Passing | undefined): boolean =>
  before !== undefined &&
  passing !== undefined &&
  distance(before.center, passing.center) < 1 &&
  before.kind !== 'offset'

const overrunning = (
  { from, to }: Line,
  { start, end }: { readonly start: boolean; readonly end: boolean },
): Line => {
  const course = direction(from, to)
  return {
    from: start ? beyond(from, course, -overrun) : from,
    to: end ? beyond(to, course, overrun) : to,
  }
}

const lineKey = ({ from, to }: Line): string =>
  [from.x, from.y, to.x, to.y].map((value) => Math.round(value)).join(' ')

const mergedLegs = (linesOfLegs: readonly (readonly Line[])[], endsAtLine: boolean) => {
  const legs = new Map<string, Leg & { numbers: number[] }>()
  for (const [index, lines] of linesOfLegs.entries()) {
    for (const [branch, line] of lines.entries()) {
      const isLast = endsAtLine && index === linesOfLegs.length - 1
      // The line across the finish is not merged with other legs.
      const key = `${lineKey(line)} ${isLast ? 'last' : ''}`
      const known = legs.get(key) ?? { ...line, numbers: [], isLast }
      legs.set(key, known)
      if (branch === 0) known.numbers.push(index + 1)
    }
  }
  return [...legs.values()]
}

const keptRight = (legs: readonly Leg[]): readonly Leg[] => {
  const keys = new Set(legs.map(lineKey))
  return legs.map((leg) => {
    if (!keys.has(lineKey({ from: leg.to, to: leg.from }))) return leg
    const aside = times(rightOf(direction(leg.from, leg.to)), lane)
    return { ...leg, from: plus(leg.from, aside), to: plus(leg.to, aside) }
  })
}
