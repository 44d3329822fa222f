/** The course configuration of a design, as `createCourse` takes it. */
import type { PassingInstruction } from '../waypoint.ts'
import type { Design } from './designInput.ts'
import { positionsOf } from './markPositions.ts'

export const courseOfDesign = (design: Design) => {
  const { name, laps, before = '', part, after } = design
  const [start, length] = [1 + marksIn(before).length, marksIn(part).length]
  const roundings = [before, ...Array.from({ length: laps - 1 }, () => part), after]
  const waypoints = [
    waypoint('Line', ['pin', 'boat'], 'Start'),
    ...roundings.flatMap(marksIn).map((mark) => rounding(design, mark)),
    waypoint('Line', finishMarks(design), 'Finish'),
  ]
  const positions = positionsOf(design)
  const ids = new Set(waypoints.flatMap(({ markConfigurationIds }) => markConfigurationIds))
  return {
    ...{ name, shortName: name },
    markConfigurations: Array.from(ids, (id) => {
      const { latitude, longitude } = positions.get(id) ?? design.start
      const position = { latitude_deg: latitude, longitude_deg: longitude }
      return { id, ...appearanceOf(id), positioning: { position } }
    }),
    waypoints,
    // With one lap, the sequence does not contain the repeatable part.
    ...(laps > 1 && {
      optionalRepeatablePart: {
        zeroBasedIndexOfRepeatablePartStart: start,
        zeroBasedIndexOfRepeatablePartEnd: start + length,
        occurrences: laps - 1,
      },
    }),
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

const looks: Readonly<Record<string, { name: string; markType: string; color: string | null }>> = {
  pin: { name: 'Start pin', markType: 'BUOY', color: '#FFD400' },
  boat: { name: 'Committee boat', markType: 'STARTBOAT', color: null },
  finishPin: { name: 'Finish pin', markType: 'BUOY', color: '#FFD400' },
  finishBoat: { name: 'Finish boat', markType: 'FINISHBOAT', color: null },
}

/** Freestyle properties for `createCourse`, and effective ones as in all responses about courses. */
const appearanceOf = (id: string) => {
  const look = looks[id] ?? { name: id, markType: 'BUOY', color: '#FF6A00' }
  return {
    freestyleProperties: look.color === null ? { name: look.name, markType: look.markType } : look,
    effectiveProperties: { shortName: look.name, shape: null, pattern: null, ...look },
  }
}
