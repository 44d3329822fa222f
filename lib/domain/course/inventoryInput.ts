/** Reads what somebody wants to have in the inventory, and finds everything that is wrong with it. */
import { courseLimits, markTypes, patterns, shapes } from '../../../schemas/courseWords.ts'
import type { Appearance } from './appearance.ts'
import { readColor, readTags } from './markConfiguration.ts'
import { phoneType, type Positioning, readUuid } from './positioning.ts'
import {
  type Findings,
  memberAt,
  type Members,
  nameAt,
  degreesAt,
  type ObjectAt,
  problemAt,
  required,
  wordAt,
} from './reading.ts'
import { Failure } from '../failure.ts'
import type { MarkProperties, MarkRole } from './inventory.ts'

/**
 * An empty text says nothing, as absence does: forms send one for each field that is left out.
 */
export const startReading = (members: Members): ObjectAt => ({
  members: Object.fromEntries(Object.entries(members).filter(([, value]) => value !== '')),
  pointer: '',
  findings: { problems: [], warnings: [] },
})

/** In words that existing clients know. */
const phrases: Readonly<Record<string, string>> = {
  'device-and-position': 'deviceUuid and fixed positioning cannot be used together.',
  'incomplete-position': 'incomplete positioning.',
}

/** @throws Failure `invalid-input` that names every problem */
export const requireNoProblems = ({ problems }: Findings): void => {
  const [first] = problems
  if (first === undefined) return
  const { pointer = '', code, detail } = first
  const name = pointer.slice(1)
  const phrase = code === 'required' ? `${name} must be given.` : `invalid ${name}: it ${detail}.`
  throw new Failure('invalid-input', phrases[code] ?? phrase, { errors: problems })
}

/** What the reader makes of the input. @throws Failure when anything is wrong with it */
export const readAll = <Value>(members: Members, read: (at: ObjectAt) => Value): Value => {
  const at = startReading(members)
  const value = read(at)
  requireNoProblems(at.findings)
  return value
}

const nameText = { min: 1, max: courseLimits.characters }

export const readNames = (at: ObjectAt): Omit<MarkRole, 'id'> => {
  const name = required(at, 'name', nameAt(at, 'name', nameText)) ?? ''
  return { name, shortName: nameAt(at, 'shortName', nameText) ?? name }
}

export const readAppearance = (at: ObjectAt): Appearance => ({
  ...readNames(at),
  color: readColor(at),
  shape: wordAt(at, 'shape', shapes) ?? null,
  pattern: wordAt(at, 'pattern', patterns) ?? null,
  markType: wordAt(at, 'markType', markTypes) ?? null,
})

export const readNewMarkProperties = (at: ObjectAt): Omit<MarkProperties, 'id'> => {
  if (memberAt(at, 'deviceUuid') !== undefined && hasPosition(at)) {
    const detail = 'must be absent where `latDeg` and `lonDeg` are given'
    problemAt(at, 'deviceUuid', 'device-and-position', detail)
  }
  return { ...readMarkPropertiesChange(at), positioning: readPositioningParameters(at) }
}

/** A change says nothing about the positioning. */
export const readMarkPropertiesChange = (
  at: ObjectAt,
): Omit<MarkProperties, 'id' | 'positioning'> => ({
  ...readAppearance(at),
  tags: readTags(at, ['tags']) ?? [],
})

/** A device decides before a position. Null: neither was given. */
export const readPositioningParameters = (at: ObjectAt): Positioning | null => {
  const latitude = degreesAt(at, 'latDeg', 90)
  const longitude = degreesAt(at, 'lonDeg', 180)
  for (const key of hasPosition(at) ? ['latDeg', 'lonDeg'] : []) {
    if (memberAt(at, key) !== undefined) continue
    problemAt(at, key, 'incomplete-position', 'must be given, too: a position has two degrees')
  }
  const id = readUuid(at, 'deviceUuid')
  if (id !== undefined) {
    return { kind: 'device', device: { type: phoneType, id, stringRepresentation: id } }
  }
  return latitude === undefined || longitude === undefined
    ? null
    : { kind: 'position', position: { latitude, longitude } }
}

const hasPosition = (at: ObjectAt): boolean =>
  memberAt(at, 'latDeg') !== undefined || memberAt(at, 'lonDeg') !== undefined
