/** What the store keeps for itself. */
import { epochCopies, keys, nameOfKey } from '../../lib/store/keys.ts'
import type { Rule } from './wholeTable.ts'

/** Items that are counted in place have no versions. */
const countedPrefixes = ['SIGN_IN#', 'IDEMPOTENCY', 'AUDIT', 'RATE']

export const versionsFit: Rule = ({ items }) =>
  items
    .filter(({ PK }) => !countedPrefixes.some((prefix) => PK.startsWith(prefix)))
    .filter(({ version, writeId }) => !(version >= 1) || typeof writeId !== 'string')
    .map((item) => `${nameOfKey(item)} has no version or no write id`)

/** A large write is in the table only while it is going on. */
export const nothingIsOpen: Rule = (table) => [
  ...table
    .all('LARGE_WRITE LARGE_WRITE')
    .map((record) => `the large write ${nameOfKey(record)} is still ${String(record.state)}`),
  ...table.items
    .filter(({ staged }) => staged !== undefined)
    .map((item) => `${nameOfKey(item)} is still staged`),
]

export const epochsFit: Rule = (table) => {
  const copies = Array.from({ length: epochCopies }, (_, copy) => table.at(keys.epoch(copy)))
  const epochs = new Set(copies.map((item) => item?.epoch))
  return epochs.size === 1 ? [] : [`the copies of the epoch have ${epochs.size} values`]
}
