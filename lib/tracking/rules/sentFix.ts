/** Reads the fixes that devices send, and the positions of marks that people report. */
import { type InputError, sentence, type Wording } from '#values/failure.ts'
import { millisOfTime } from '#values/time.ts'
import { signedDegrees } from '#positions/rules/raceArea.ts'
import { aheadMillisMax } from '#positions/rules/packedFixes.ts'
import type { Fix } from '#positions/rules/track.ts'

/** Numbers below are seconds: as milliseconds they would be in the year 1973 or earlier. */
const millisMin = 100_000_000_000

const metresPerSecondMax = 500

/** GPS counts weeks up to 1,024. An old device then sends times that are so much too early. */
const rolloverMillis = 1024 * 7 * 24 * 60 * 60 * 1000

/** Clients send positions that are as old as this. */
const sentLateMillisMax = 400 * 24 * 60 * 60 * 1000

/** ISO 8601 and what phones make of it: a blank, a comma, a leap second, any number of digits. */
const isoForm =
  /^(?<day>\d{4}-\d\d-\d\d)[T ](?<minute>\d\d:\d\d)(?::(?<second>\d\d)(?:[.,](?<part>\d+))?)?(?<zone>Z|[+-]\d\d(?::?\d\d)?)$/

/** Errors of devices: a program that repeats refused requests would never get rid of them. */
export const deviceErrors: ReadonlySet<string> = new Set(['no-position', 'rollover'])

/** Returns null, as the value that could not be read. */
type AddError = (name: string, code: string, detail: Wording) => null

export type ReadFix =
  | { readonly fix: Fix; readonly errors?: undefined }
  | { readonly errors: readonly InputError[] }

export const readFix = (sent: unknown, pointer: string, nowMillis: number): ReadFix => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return { errors: [{ pointer, code: 'type', detail: 'must be an object' }] }
  }
  const values = new Map(Object.entries(sent))
  const names = { latitude: 'latitude', longitude: 'longitude' }
  return read(values, names, pointer, (addError) => readTime(values, nowMillis, addError))
}

/** The values of a reported position, or the names of these values in the request. */
export interface SentPing<Value> {
  readonly latitude: Value
  readonly longitude: Value
  readonly time: Value
}

export const readPing = (
  { latitude, longitude, time }: SentPing<unknown>,
  names: SentPing<string>,
  nowMillis: number,
): ReadFix => {
  const values = new Map([[names.latitude, latitude] as const, [names.longitude, longitude]])
  return read(values, names, '', (addError) =>
    (time ?? undefined) === undefined
      ? addError(names.time, 'required', 'is required')
      : checkMillis(millisOfNumber(time), names.time, nowMillis, addError),
  )
}

const read = (
  values: ReadonlyMap<string, unknown>,
  names: Pick<SentPing<string>, 'latitude' | 'longitude'>,
  pointer: string,
  timeOf: (addError: AddError) => number | null,
): ReadFix => {
  const errors: InputError[] = []
  const addError: AddError = (name, code, detail) => {
    errors.push({ pointer: `${pointer}/${name}`, code, detail })
    return null
  }
  const number = (name: string, min: number, max: number) =>
    readNumber(values.get(name), name, { min, max }, addError)
  const latitude = number(names.latitude, -90, 90)
  const longitude = number(names.longitude, -turn, turn)
  // Existing clients send -1 or nothing for an unknown value, such as the course of a boat at rest.
  const unknown = (name: string): boolean => (values.get(name) ?? null) === null
  const speed = unknown('speed') ? null : number('speed', -Infinity, metresPerSecondMax)
  const course = unknown('course') ? null : number('course', -Infinity, 2 * turn)
  const timeMillis = timeOf(addError)
  if (latitude === 0 && longitude === 0) addError(names.latitude, 'no-position', noPosition)
  if (latitude === null || longitude === null || timeMillis === null || errors.length > 0) {
    return { errors }
  }
  const bearing = orNull(course)
  return {
    fix: {
      latitude,
      longitude: signedDegrees(longitude),
      timeMillis,
      speed: orNull(speed),
      bearing: bearing === null ? null : bearing % turn,
    },
  }
}

/** In degrees. Some devices count on beyond 180 or 360. */
const turn = 360

const noPosition = 'must not be 0 with `longitude` 0, which devices send without a position'

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
  const detail =
    min === -Infinity ? sentence`must be at most ${max}` : sentence`must be from ${min} to ${max}`
  return addError(name, 'range', detail)
}

const readTime = (values: ReadonlyMap<string, unknown>, nowMillis: number, addError: AddError) => {
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
    const isIso = name === 'timestamp-iso'
    const detail = isIso ? 'must be an ISO 8601 time with its zone' : 'must be a whole number'
    return addError(name, 'time', detail)
  }
  if (time < millisMin) {
    return addError(name, 'seconds', 'must be in milliseconds since 1970: this looks like seconds')
  }
  if (time > nowMillis + aheadMillisMax) {
    return addError(name, 'future', 'must not be more than 24 hours ahead of the service')
  }
  const sentAgo = nowMillis - rolloverMillis - time
  if (sentAgo < -aheadMillisMax || sentAgo > sentLateMillisMax) return time
  const detail = 'must not be 1,024 weeks ago: the device lost count of the weeks (GPS rollover)'
  return addError(name, 'rollover', detail)
}

/** Some phones send fractions of a millisecond. */
const millisOfNumber = (sent: unknown): number | undefined => {
  const isNumeric = typeof sent === 'string' && /^\d{1,16}(\.\d+)?$/.test(sent)
  const millis = Math.round(isNumeric || typeof sent === 'number' ? Number(sent) : NaN)
  return Number.isSafeInteger(millis) ? millis : undefined
}

const millisOfIso = (sent: unknown): number | undefined => {
  const {
    day = '',
    minute = '',
    second = '00',
    part = '',
    zone = '',
  } = (typeof sent === 'string' ? isoForm.exec(sent)?.groups : undefined) ?? {}
  const isLeap = second === '60'
  const offset = zone.length === 3 ? `${zone}:00` : zone
  const text = `${day}T${minute}:${isLeap ? '59' : second}.${part.slice(0, 3).padEnd(3, '0')}${offset}`
  const millis = millisOfTime(text) + (isLeap ? 1000 : 0)
  return Number.isNaN(millis) ? undefined : millis
}
