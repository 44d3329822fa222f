/**
 * The positions of the marks of a designed course. Each bearing is true at the beginning of its leg,
 * and the wind has the same direction everywhere.
 */
import type { Position } from '../position.ts'
import type { Design } from './designInput.ts'
import { pairAt, positionAt } from './geodesic.ts'

/** In metres: a windward finish above mark 1. */
const windwardFinish = 50

/** By the ids of the marks. Contains more marks than the course needs. */
export const positionsOf = (design: Design): ReadonlyMap<string, Position> => {
  const { start, wind, isStarboard, offset = 0, gate = 0 } = design
  const downwind = wind + 180
  const one = positionAt(start, wind, design.firstLeg)
  const { two, three } = reachingMarks(design, one)
  const four = positionAt(start, wind, design.leeward)
  const marks = new Map([
    ...pairAt(['pin', 'boat'], start, wind, design.startLine),
    ['1', one] as const,
    ['1A', positionAt(one, isStarboard === true ? wind + 90 : wind - 90, offset)] as const,
    ['2', two] as const,
    ['3', three] as const,
    ['4', four] as const,
    // Boats leave the mark on their left to port.
    ...pairAt(['3P', '3S'], three, downwind, gate),
    ...pairAt(['4P', '4S'], four, downwind, gate),
  ])
  const { from, heading, metres } = finishLeg(design)
  const finish = positionAt(marks.get(from) ?? start, heading, metres)
  return new Map([
    ...marks,
    ...pairAt(['finishPin', 'finishBoat'], finish, heading, design.finishLine),
  ])
}

/** Marks 2 and 3, on the left of the beat. */
const reachingMarks = (design: Design, one: Position) => {
  const { start, wind, firstLeg, leeward, reachAngle, reach } = design
  const downwind = wind + 180
  if (design.shape !== 'triangle') {
    const two = positionAt(one, downwind + reachAngle, reach)
    return { two, three: positionAt(two, downwind, firstLeg - leeward) }
  }
  const toThree = design.startsMidBeat === true ? -firstLeg : leeward
  const side = (firstLeg - toThree) / 2 / Math.cos((reachAngle * Math.PI) / 180)
  return {
    two: positionAt(one, downwind + reachAngle, side),
    three: positionAt(start, wind, toThree),
  }
}

/** From the mark before the finish. Unused if the finish is on the start line. */
const finishLeg = (design: Design) => {
  const { finish, shape, wind, gate, finishLeg: metres } = design
  if (finish === 'windward') return { from: '1', heading: wind, metres: windwardFinish }
  if (finish === 'leeward') return { from: '3', heading: wind + 180, metres: design.leeward }
  const last = design.after.slice(-2)
  const [number = ''] = last
  const from = gate !== undefined && design.part.endsWith(number) ? last : number
  if (shape === 'trapezoid') return { from, heading: wind + 180 - design.reachAngle, metres }
  // A boat that leaves the leeward mark to port turns to the right side of the course.
  return { from, heading: last === '4S' ? wind - 90 : wind + 90, metres }
}
