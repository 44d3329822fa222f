/** What a record of the audit trail says about a change: what was there before, and what after. */
import { canonical, changedFields, pairsOf, type StoredThing, type Thing } from './changes.ts'

export interface AuditedField {
  readonly name: string
  /** Absent: there was nothing. */
  readonly before?: unknown
  /** Absent: there is nothing any more. */
  readonly after?: unknown
}

export interface AuditedChange {
  readonly what: Thing['what']
  readonly change: 'created' | 'changed' | 'deleted'
  readonly name?: string | undefined
  readonly fields: readonly AuditedField[]
}

/** Of a value as JSON. What is longer is told by its digest, so that a record fits into an item. */
export const auditedValueBytesMax = 4096

/** Of all values of a record. */
const auditedBytesMax = 200_000

/** Not even a hash of it is kept: whoever reads the trail may not read that. */
const secretFields: ReadonlySet<string> = new Set(['password'])

/**
 * @param digest of a text
 * @returns in the order of what is there after, then of what is gone
 */
export const auditedChanges = (
  before: readonly StoredThing[],
  after: readonly StoredThing[],
  digest: (text: string) => string,
): readonly AuditedChange[] => {
  let bytes = 0
  const shown = (name: string, value: unknown): unknown => {
    if (value === undefined || value === null) return value
    if (secretFields.has(name)) return 'set'
    const text = JSON.stringify(value)
    const length = Buffer.byteLength(text)
    if (length > auditedValueBytesMax || bytes + length > auditedBytesMax) {
      return { sha256: digest(canonical(value)), bytes: length }
    }
    bytes += length
    return value
  }
  return pairsOf(before, after).flatMap(({ was, is }): readonly AuditedChange[] => {
    const fields = changedFields(was, is).map((name) => ({
      name,
      before: shown(name, was?.content[name]),
      after: shown(name, is?.content[name]),
    }))
    const change = was === undefined ? 'created' : is === undefined ? 'deleted' : 'changed'
    if (change === 'changed' && fields.length === 0) return []
    const { what, name } = is ?? was
    return [{ what, change, name, fields }]
  })
}
