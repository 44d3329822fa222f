/** The course configuration of a design, as `createCourse` takes it. */
import type { MarkType } from '../appearance.ts'
import type { PassingInstruction } from '../waypoint.ts'
import type { Design } from './designInput.ts'
import type { Position } from '#positions/rules/position.ts'
import { pairAt, positionAt } from '#positions/rules/geodesic.ts'

export const courseOfDesign = (design: Design) => {
  const { name, laps, before = '', part: lap, after } = design
  const [start, length] = [1 + marksIn(before).length, marksIn(lap).length]
  const roundings = [before, ...Array.from({ length: laps - 1 }, () => lap), after]
  const waypoints = [
    waypoint('Line', ['pin', 'boat'], 'Start'),
    ...roundings.flatMap(marksIn).map((mark) => rounding(design, mark)),
    waypoint('Line', finishMarks(design), 'Finish'),
  ]
  const positions = positionsOf(design)
  const ids = new Set(waypoints.flatMap(({ markConfigurationIds }) => markConfigurationIds))
  const part = {
    zeroBasedIndexOfRepeatablePartStart: start,
    zeroBasedIndexOfRepeatablePartEnd: start + length,
    occurrences: laps - 1,
  }
  // With one lap, the sequence does not contain the repeatable part.
  const repeatable: { readonly optionalRepeatablePart?: typeof part } =
    laps > 1 ? { optionalRepeatablePart: part } : {}
  return {
    name,
    shortName: name,
    markConfigurations: Array.from(ids, (id) => {
      const { latitude, longitude } = positions.get(id) ?? design.start
      const position = { latitude_deg: latitude, longitude_deg: longitude }
      return { id, ...appearanceOf(id), positioning: { position } }
    }),
    waypoints,
    ...repeatable,
    numberOfLaps: laps,
  }
}

const marksIn = (roundings: string) => roundings.split(' ').filter((mark) => mark !== '')

const waypoint = (passingInstruction: PassingInstruction, marks: string[], name?: string) => ({
  passingInstruction,
  markConfigurationIds: marks,
  ...(name !== undefined && { controlPointName: name, controlPointShortName: name }),
})

const rounding = ({ gate, offset, isStarboard, part }: Design, mark: string) => {
  const [number = '', side] = mark
  // A gate is the leeward mark of the repeatable part.
  const isGate = gate !== undefined && part.endsWith(number)
  if (isGate && side === undefined) {
    return waypoint('Gate', [`${number}P`, `${number}S`], `Gate ${number}`)
  }
  if (number === '1' && offset !== undefined) return waypoint('Offset', ['1', '1A'], '1 and 1A')
  const isToStarboard = isStarboard === true || side === 'S'
  return waypoint(isToStarboard ? 'Starboard' : 'Port', [isGate ? mark : number])
}

/** The first one is on the left of approaching boats. */
const finishMarks = ({ finish, startsMidBeat }: Design): string[] => {
  if (finish !== 'start-line') return ['finishPin', 'finishBoat']
  return startsMidBeat === true ? ['pin', 'boat'] : ['boat', 'pin']
}

const looks: Readonly<Record<string, { name: string; markType: MarkType; color: string | null }>> =
  {
    pin: { name: 'Start pin', markType: 'BUOY', color: '#FFD400' },
    boat: { name: 'Committee boat', markType: 'STARTBOAT', color: null },
    finishPin: { name: 'Finish pin', markType: 'BUOY', color: '#FFD400' },
    finishBoat: { name: 'Finish boat', markType: 'FINISHBOAT', color: null },
  }

/** Freestyle properties for `createCourse`, and effective ones as in all responses about courses. */
const appearanceOf = (id: string) => {
  const look = looks[id] ?? { name: id, markType: 'BUOY' as const, color: '#FF6A00' }
  const { name, markType, color } = look
  return {
    freestyleProperties: color === null ? { name, markType } : { name, markType, color },
    effectiveProperties: { shortName: look.name, shape: null, pattern: null, ...look },
  }
}

/** In metres: a windward finish above mark 1. */
const windwardFinish = 50

/** By the ids of the marks. Contains more marks than the course needs. */
const positionsOf = (design: Design): ReadonlyMap<string, Position> => {
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
