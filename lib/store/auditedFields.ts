/**
 * The parts of values that audit records hold. An entity lists its fields in `audited`: the value of a
 * field that is not listed is withheld, and a test fails.
 */
import {
  type AuditedFields,
  type RecordedPart,
  withheldValue,
} from '../domain/audit/auditRecord.ts'

/** Fields that records hold as they are. */
export const recorded = (...names: readonly string[]): AuditedFields =>
  Object.fromEntries(names.map((name) => [name, (value: unknown) => value]))

export const withheld: RecordedPart = () => withheldValue
