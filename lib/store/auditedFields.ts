/**
 * The audited kinds of items, and what their records hold of each field. A new field has to be added
 * here: its value is withheld until then, and a test fails.
 */
import {
  type AuditedFields,
  type RecordedPart,
  withheldValue,
} from '../domain/audit/auditRecord.ts'
import { type Device, hashOfDevice } from '../domain/course/positioning.ts'
import type { KeyKind } from './keyKinds.ts'

const recorded: RecordedPart = (value) => value

const withheld: RecordedPart = () => withheldValue

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A device is recorded by the hash that responses show. */
const positioning: RecordedPart = (value) => {
  if (!isMap(value)) return withheldValue
  const { kind, position, device } = value
  if (kind === 'position') return { kind, position }
  if (kind !== 'device') return withheldValue
  const { type, hash } = isMap(device)
    ? { type: device.type, hash: hashOfDevice(device as unknown as Device) }
    : { type: value.trackingDeviceType, hash: value.trackingDeviceHash }
  return { kind, trackingDeviceType: type, trackingDeviceHash: hash }
}

/** The comment in a public key often is an e-mail address. The fingerprint tells which key it was. */
const sshKey: RecordedPart = (value) => {
  if (!isMap(value) || value.fingerprint === undefined) return withheldValue
  const { regionId, name, creationTimeMillis, fingerprint } = value
  return { regionId, name, creationTimeMillis, fingerprint }
}

const names = { name: recorded, shortName: recorded }
const appearance = {
  ...names,
  ...{ color: recorded, shape: recorded, pattern: recorded, markType: recorded },
}
const sequence = {
  ...names,
  ...{ marks: recorded, controlPoints: recorded, waypoints: recorded, part: recorded },
  numberOfLaps: recorded,
}

/** Covers permissions, sign-in, and the objects that races are sailed with. */
const auditedFields: Readonly<Partial<Record<KeyKind, AuditedFields>>> = {
  user: {
    // Personal data ends with the user, and records do not.
    ...{ email: withheld, fullName: withheld, company: withheld },
    // A hash would let the password be guessed.
    password: withheld,
    ...{ accessToken: recorded, sessions: recorded },
    ...{ defaultGroup: recorded, groups: recorded, roles: recorded, declined: recorded },
  },
  receivedGrants: { groups: recorded, roles: recorded, number: recorded },
  security: { username: recorded, groupId: recorded, displayName: recorded, acl: recorded },
  role: { name: recorded, permissions: recorded },
  group: { name: recorded, roles: recorded, membersMayLeave: recorded },
  sshKey: {
    sshKey,
    // The record of the creation has its author.
    ...{ creatorUserId: withheld, creatorName: withheld },
    encryptedPrivateKey: withheld,
  },
  event: {
    ...{ name: recorded, startMillis: recorded, endMillis: recorded, venue: recorded },
    regattaName: recorded,
  },
  regatta: {
    ...{ eventId: recorded, boatClass: recorded, registration: recorded, series: recorded },
    ...{ isTracking: recorded, rankingMetric: recorded },
    ...{ startMillis: recorded, endMillis: recorded },
  },
  course: { ...sequence, courseTemplateId: recorded },
  markTemplate: appearance,
  markProperties: { ...appearance, tags: recorded, positioning },
  markRole: names,
  courseTemplate: { ...sequence, tags: recorded, imageUrl: recorded },
}

export const auditedKinds: ReadonlySet<KeyKind> = new Set(Object.keys(auditedFields) as KeyKind[])

export const auditedFieldsOf = (kind: KeyKind): AuditedFields => auditedFields[kind] ?? {}
