/** Reads the fixes that devices send, and the positions of marks that people report. */
import type { InputError } from '../failure.ts'
import { millisOfTime } from '../value/time.ts'
import type { Fix } from './track.ts'

/** Numbers below are seconds: as milliseconds they would be in the year 1973 or earlier. */
const millisMin = 100_000_000_000

/** A clock may be wrong by this much. */
const aheadMillisMax = 24 * 60 * 60 * 1000

const metresPerSecondMax = 500

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/

/** Returns null, as the value that could not be read. */
type AddError = (name: string, code: string, detail: string) => null

export type ReadFix =
  | { readonly fix: Fix; readonly errors?: undefined }
  | { readonly errors: readonly InputError[] }

/** @param pointer of the fix in the body */
export const readFix = (sent: unknown, pointer: string, nowMillis: number): ReadFix => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return { errors: [{ pointer, code: 'type', detail: 'must be an object' }] }
  }
  const errors: InputError[] = []
  const addError: AddError = (name, code, detail) => {
    errors.push({ pointer: `${pointer}/${name}`, code, detail })
    return null
  }
  const values = new Map(Object.entries(sent))
  const number = (name: string, min: number, max: number) =>
    readNumber(values.get(name), name, { min, max }, addError)
  const latitude = number('latitude', -90, 90)
  const longitude = number('longitude', -180, 180)
  // Existing clients send -1 for an unknown value.
  const speed = number('speed', -Infinity, metresPerSecondMax)
  const course = number('course', -Infinity, 360)
  const timeMillis = readTime(values, nowMillis, addError)
  if (latitude === null || longitude === null || timeMillis === null || errors.length > 0) {
    return { errors }
  }
  const bearing = course === 360 ? 0 : orNull(course)
  return { fix: { latitude, longitude, timeMillis, speed: orNull(speed), bearing } }
}

/** The values of a reported position, or the names of these values in the request. */
export interface SentPing<Value> {
  readonly latitude: Value
  readonly longitude: Value
  readonly time: Value
}

/** @param names for the errors */
export const readPing = (
  sent: SentPing<unknown>,
  names: SentPing<string>,
  nowMillis: number,
): ReadFix => {
  const errors: InputError[] = []
  const addError: AddError = (name, code, detail) => {
    errors.push({ pointer: `/${name}`, code, detail })
    return null
  }
  const { latitude: north, longitude: east, time } = sent
  const latitude = readNumber(north, names.latitude, { min: -90, max: 90 }, addError)
  const longitude = readNumber(east, names.longitude, { min: -180, max: 180 }, addError)
  const timeMillis =
    (time ?? undefined) === undefined
      ? addError(names.time, 'required', 'is required')
      : checkMillis(millisOfNumber(time), names.time, nowMillis, addError)
  if (latitude === null || longitude === null || timeMillis === null) return { errors }
  return { fix: { latitude, longitude, timeMillis, speed: null, bearing: null } }
}

const orNull = (value: number | null): number | null => (value === null || value < 0 ? null : value)

/** A number, or a text with a number. */
const readNumber = (
  sent: unknown,
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
  addError: AddError,
): number | null => {
  if (sent === undefined || sent === null) return addError(name, 'required', 'is required')
  const isNumeric = typeof sent === 'string' && /^-?\d+(\.\d+)?([eE][+-]?\d{1,3})?$/.test(sent)
  const value = isNumeric ? Number(sent) : sent
  if (typeof value !== 'number') return addError(name, 'type', 'must be a number')
  if (value >= min && value <= max) return value
  const limits = min === -Infinity ? `at most ${max}` : `from ${min} to ${max}`
  return addError(name, 'range', `must be ${limits}`)
}

const readTime = (
  values: ReadonlyMap<string, unknown>,
  nowMillis: number,
  addError: AddError,
): number | null => {
  const millis = values.get('timestamp') ?? undefined
  const iso = values.get('timestamp-iso') ?? undefined
  if ((millis === undefined) === (iso === undefined)) {
    const detail = 'is required, or `timestamp-iso` instead, and not both'
    return addError('timestamp', millis === undefined ? 'required' : 'contradiction', detail)
  }
  const name = millis === undefined ? 'timestamp-iso' : 'timestamp'
  const time = millis === undefined ? millisOfIso(iso) : millisOfNumber(millis)
  return checkMillis(time, name, nowMillis, addError)
}

/** @param time `undefined`: it could not be read */
const checkMillis = (
  time: number | undefined,
  name: string,
  nowMillis: number,
  addError: AddError,
): number | null => {
  if (time === undefined) {
    const form = name === 'timestamp-iso' ? 'an ISO 8601 time with its zone' : 'a whole number'
    return addError(name, 'time', `must be ${form}`)
  }
  if (time < millisMin) {
    return addError(name, 'seconds', 'must be in milliseconds since 1970: this looks like seconds')
  }
  if (time <= nowMillis + aheadMillisMax) return time
  return addError(name, 'future', 'must not be more than 24 hours ahead of the service')
}

const millisOfNumber = (sent: unknown): number | undefined => {
  const millis = typeof sent === 'string' && /^\d{1,16}$/.test(sent) ? Number(sent) : sent
  return typeof millis === 'number' && Number.isSafeInteger(millis) ? millis : undefined
}

const millisOfIso = (sent: unknown): number | undefined => {
  if (typeof sent !== 'string' || !isoTime.test(sent)) return undefined
  const millis = millisOfTime(sent)
  return Number.isNaN(millis) ? undefined : millis
}
