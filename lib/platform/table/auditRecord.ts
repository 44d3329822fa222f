/** The changes in a record of the audit trail: each field with its value before and after. */
import {
  canonical,
  changedFields,
  pairsOf,
  type StoredResource,
  type Resource,
} from './recordedChanges.ts'

export interface AuditedField {
  readonly name: string
  /** Absent: the field did not exist before. */
  readonly before?: unknown
  /** Absent: the field does not exist afterwards. */
  readonly after?: unknown
}

export interface AuditedChange {
  readonly what: Resource['what']
  readonly change: 'created' | 'changed' | 'deleted' | 'read'
  readonly name?: string | undefined
  /** The user with the name in `name`; absent in older records. */
  readonly userId?: string | undefined
  readonly fields: readonly AuditedField[]
}

/** Replaces a value that is set but not recorded, or not visible. */
export const withheldValue = 'set'

/** Returns the part of a value that a record may contain. The function is idempotent. */
export type RecordedPart = (value: unknown) => unknown

/** The allow list of one kind of item. The value of a field that is not listed is withheld. */
export type AuditedFields = Readonly<Record<string, RecordedPart>>

export interface AuditedResource extends StoredResource {
  readonly audited: AuditedFields
}

/** Limits the JSON text of one value. A digest replaces a longer value, to fit into an item. */
const auditedValueBytesMax = 4096

/** Limits all values of a record together. */
const auditedBytesMax = 200_000

/** Applies the allow list. An absent value stays absent, and null stays null. */
const recordedPart = (fields: AuditedFields, name: string, value: unknown): unknown => {
  if (value === undefined || value === null) return value
  const part = Object.hasOwn(fields, name) ? fields[name] : undefined
  return part === undefined ? withheldValue : part(value)
}

/**
 * @param digest hashes a text
 * @returns the created and changed resources first, then the deleted ones
 */
export const auditedChanges = (
  before: readonly AuditedResource[],
  after: readonly AuditedResource[],
  digest: (text: string) => string,
): readonly AuditedChange[] => {
  let bytes = 0
  const fitted = (value: unknown): unknown => {
    if (value === undefined || value === null) return value
    const text = JSON.stringify(value)
    const length = Buffer.byteLength(text)
    if (length > auditedValueBytesMax || bytes + length > auditedBytesMax) {
      return { sha256: digest(canonical(value)), bytes: length }
    }
    bytes += length
    return value
  }
  return pairsOf(before, after).flatMap(({ was, is }): readonly AuditedChange[] => {
    const { what, name, audited } = is ?? was
    const fields = changedFields(was, is).map((field) => ({
      name: field,
      before: fitted(recordedPart(audited, field, was?.content[field])),
      after: fitted(recordedPart(audited, field, is?.content[field])),
    }))
    const change = was === undefined ? 'created' : is === undefined ? 'deleted' : 'changed'
    if (change === 'changed' && fields.length === 0) return []
    return [{ what, change, name, fields }]
  })
}
