/** The marks of a regatta: their appearance, devices and positions. */
import { groupedBy } from '#values/groupedBy.ts'
import { type Appearance, appearanceOf } from './appearance.ts'
import type { Position } from '#positions/rules/position.ts'
import { type Device, isPhone, type Positioning } from './positioning.ts'

export interface DeviceMapping {
  readonly device: Device
  readonly fromMillis: number
  /** Null: until further notice. */
  readonly toMillis: number | null
  /** Positions that were received before it stay hidden. Absent: all are visible. */
  readonly sinceMillis?: number | undefined
  /** Whether the secret of the registration link was the only permission to start it. */
  readonly isByLink?: boolean | undefined
}

/** A regatta sees what it receives from a device since its first mapping. Old mappings do not know the time. */
export const visibleSince = (
  earlier: readonly Pick<DeviceMapping, 'fromMillis' | 'sinceMillis'>[],
  nowMillis: number,
): number =>
  Math.min(nowMillis, ...earlier.map(({ fromMillis, sinceMillis }) => sinceMillis ?? fromMillis))

interface Fix extends Position {
  readonly timeMillis: number
}

export interface Mark extends Appearance {
  /** Unique in the regatta, and never used again. */
  readonly id: string
  /** The origin of the mark, whether or not it still exists. */
  readonly markTemplateId: string | null
  readonly markPropertiesId: string | null
  /** Oldest first. */
  readonly mappings: readonly DeviceMapping[]
  readonly lastKnownPosition: Fix | null
  readonly createdMillis: number
  /** The position among the marks that one request created. */
  readonly position: number
}

/** The origin of a new mark, without its appearance and its position. */
type Origin = Pick<Mark, 'id' | 'createdMillis' | 'position'> &
  Readonly<Partial<Record<'markTemplateId' | 'markPropertiesId', string | undefined>>>

/** Older mappings are dropped. A mark changes its device a few times at most. */
export const mappingsMax = 8

/** Returns the mark with one more mapping. A mapping by link drops none of an organizer. */
export const withMapping = (mark: Mark, mapping: DeviceMapping): Mark => {
  const mappings = [...mark.mappings, mapping]
  const byLink = mappings.findIndex(({ isByLink }) => isByLink === true)
  return mappings.length > mappingsMax
    ? { ...mark, mappings: mappings.toSpliced(Math.max(byLink, 0), 1) }
    : { ...mark, mappings }
}

export const newMark = (
  appearance: Appearance,
  { id, markTemplateId, markPropertiesId, createdMillis, position }: Origin,
): Mark => ({
  id,
  ...appearanceOf(appearance),
  markTemplateId: markTemplateId ?? null,
  markPropertiesId: markPropertiesId ?? null,
  mappings: [],
  lastKnownPosition: null,
  createdMillis,
  position,
})

/** A device or a position ends the mapping of another device. The same device or place changes nothing. */
export const positioned = (
  mark: Mark,
  positioning: Positioning | null | undefined,
  nowMillis: number,
): Mark => {
  if (positioning === null || positioning === undefined) return mark
  if (positioning.kind === 'position') {
    const { latitude, longitude } = positioning.position
    const last = mark.lastKnownPosition
    const isLast = last?.latitude === latitude && last.longitude === longitude
    const fix =
      isLast && !mayHaveMoved(mark, last) ? last : { latitude, longitude, timeMillis: nowMillis }
    return { ...mark, mappings: ended(mark, nowMillis), lastKnownPosition: fix }
  }
  const { device } = positioning
  if (mark.mappings.some((mapping) => isOpen(mapping) && isSame(mapping.device, device))) {
    return mark
  }
  const mapping = { device, fromMillis: nowMillis, toMillis: null }
  return withMapping({ ...mark, mappings: ended(mark, nowMillis) }, mapping)
}

/** A phone may have moved the mark since its last known position. */
const mayHaveMoved = (mark: Mark, { timeMillis }: Fix): boolean =>
  phonesOf(mark).some(({ toMillis }) => toMillis >= timeMillis)

/** Returns the mark where it was reported, unless its last known position is newer. */
export const pinged = (mark: Mark, { latitude, longitude, timeMillis }: Fix): Mark => {
  const last = mark.lastKnownPosition
  if (last !== null && last.timeMillis > timeMillis) return mark
  return { ...mark, lastKnownPosition: { latitude, longitude, timeMillis } }
}

/** Returns the mappings as they were at a time: later ones and later ends are unknown then. */
export const mappingsAt = ({ mappings }: Mark, timeMillis: number): readonly DeviceMapping[] =>
  mappings
    .filter(({ fromMillis }) => fromMillis <= timeMillis)
    .map((mapping) =>
      (mapping.toMillis ?? 0) >= timeMillis ? { ...mapping, toMillis: null } : mapping,
    )

/** The phones that are or were on the mark, and when their positions count. Both ends are inclusive. */
export const phonesOf = ({ mappings }: Mark) =>
  mappings
    .filter(({ device }) => isPhone(device))
    .map(({ device, fromMillis, toMillis, sinceMillis }) => ({
      id: device.id,
      fromMillis,
      toMillis: toMillis ?? Infinity,
      sinceMillis,
    }))

/** Returns the device on the mark, until further notice. */
export const openDevice = ({ mappings }: Mark): Device | undefined => mappings.find(isOpen)?.device

/**
 * Returns a mark as it was before, at its old place from now on.
 * @param current the mark of the regatta; `undefined` if it was removed
 * @param placed the same mark where its phones are
 */
export const restored = (
  old: Mark,
  current: Mark | undefined,
  placed: Mark | undefined,
  nowMillis: number,
): Mark => {
  const [was, is] = [old.lastKnownPosition, placed?.lastKnownPosition]
  const isThere = was?.latitude === is?.latitude && was?.longitude === is?.longitude
  const lastKnownPosition = isThere
    ? (current?.lastKnownPosition ?? null)
    : was && { ...was, timeMillis: nowMillis }
  const mark = { ...old, mappings: current?.mappings ?? old.mappings, lastKnownPosition }
  const device = openDevice(old)
  return device === undefined
    ? { ...mark, mappings: ended(mark, nowMillis) }
    : positioned(mark, { kind: 'device', device }, nowMillis)
}

const isOpen = ({ toMillis }: DeviceMapping): boolean => toMillis === null

const isSame = (one: Device, other: Device): boolean =>
  one.type === other.type && one.id === other.id

const ended = ({ mappings }: Mark, nowMillis: number): readonly DeviceMapping[] =>
  mappings.map((mapping) =>
    isOpen(mapping)
      ? { ...mapping, toMillis: Math.max(mapping.fromMillis, nowMillis - 1) }
      : mapping,
  )

/** Sorts marks by their creation. */
export const inOrder = (marks: readonly Mark[]): readonly Mark[] =>
  [...marks].sort(
    (left, right) =>
      left.createdMillis - right.createdMillis ||
      left.position - right.position ||
      (left.id < right.id ? -1 : 1),
  )

/** Each mark replaces at most one mark. Older marks come first, so that repeated copies get the same marks. */
export const marksOfSameName = (wanted: readonly Mark[], there: readonly Mark[]) => {
  const free = new Map(
    Array.from(
      groupedBy(there, ({ name }) => name),
      ([name, marks]) => [name, marks.values()],
    ),
  )
  return wanted.map(({ name }) => free.get(name)?.next().value)
}
