/** How a mark gets its position: a fixed one, or a device that is on it. */
import { courseLimits } from '../../../schemas/courseWords.ts'
import { createHash } from 'node:crypto'
import { uuidPattern } from '../value/uuid.ts'
import type { Position } from './position.ts'
import {
  add,
  memberAt,
  degreesAt,
  type ObjectAt,
  objectAt,
  problemAt,
  required,
  textAt,
} from './reading.ts'

export interface Device {
  readonly type: string
  readonly id: string
  readonly stringRepresentation: string
}

export type Positioning =
  | { readonly kind: 'position'; readonly position: Position }
  | { readonly kind: 'device'; readonly device: Device }

/** The type of a phone; its id is a UUID. */
export const phoneType = 'smartphoneUUID'

const idText = { min: 1, max: courseLimits.characters }

/** `undefined` when nothing about the position is to change. A position decides before a device. */
export const readPositioning = (parent: ObjectAt): Positioning | undefined => {
  const at = objectAt(parent, 'positioning')
  if (at === undefined) return undefined
  const position = readPosition(at)
  const device = readDevice(at)
  const phone = readUuid(at, 'deviceUUID')
  const given = ['position', 'device_identifier', 'deviceUUID'].filter(
    (key) => memberAt(at, key) !== undefined,
  )
  if (given.length > 1) {
    add(at.findings.warnings, () => ({
      pointer: at.pointer,
      code: 'positioning',
      detail: `has ${given.join(' and ')}: the first one counts`,
    }))
  }
  if (position !== undefined) return { kind: 'position', position }
  if (device !== undefined) return { kind: 'device', device }
  return phone === undefined ? undefined : { kind: 'device', device: phoneOf(phone) }
}

const readPosition = (parent: ObjectAt): Position | undefined => {
  const at = objectAt(parent, 'position')
  if (at === undefined) return undefined
  const latitude = required(at, 'latitude_deg', degreesAt(at, 'latitude_deg', 90))
  const longitude = required(at, 'longitude_deg', degreesAt(at, 'longitude_deg', 180))
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

const readDevice = (parent: ObjectAt): Device | undefined => {
  const at = objectAt(parent, 'device_identifier')
  if (at === undefined) return undefined
  const type = required(at, 'type', textAt(at, 'type', idText))
  if (type?.toLowerCase() === phoneType.toLowerCase()) return readPhone(at)
  const id = required(at, 'id', textAt(at, 'id', idText))
  const stringRepresentation = textAt(at, 'stringRepresentation', idText) ?? id
  return type === undefined || id === undefined || stringRepresentation === undefined
    ? undefined
    : { type, id, stringRepresentation }
}

const readPhone = (at: ObjectAt): Device | undefined => {
  const id = required(at, 'id', readUuid(at, 'id'))
  const represented = readUuid(at, 'stringRepresentation')
  if (id === undefined) return undefined
  if (represented !== undefined && represented !== id) {
    problemAt(at, 'stringRepresentation', 'contradiction', 'must be the same UUID as `id`')
  }
  return phoneOf(id)
}

const phoneOf = (id: string): Device => ({ type: phoneType, id, stringRepresentation: id })

/** @returns the UUID in lower case */
export const readUuid = (at: ObjectAt, key: string): string | undefined => {
  const text = textAt(at, key, idText)
  if (text === undefined || uuidPattern.test(text)) return text?.toLowerCase()
  problemAt(at, key, 'uuid', 'must be a UUID, such as `00000000-0000-4000-8000-000000000000`')
  return undefined
}

/**
 * What others get to know of a device: enough to recognise one's own, and nothing that would let
 * anybody pretend to be it. Pairs of hexadecimal digits, in upper case.
 */
export const hashOfDevice = ({ stringRepresentation }: Device): string =>
  (
    createHash('sha256').update(stringRepresentation).digest('hex').toUpperCase().match(/../g) ?? []
  ).join(' ')
