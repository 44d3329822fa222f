/** All rules for a whole table. A new rule needs a row here and a case in its test. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Item } from '#table/items.ts'
import { auditTrails } from './auditTrail.ts'
import { TableContents } from './contents.ts'
import { knownEntities, references, wholeItems } from './entities.ts'
import { everyObjectIsSecured, securityHasItsObject } from './objects.ts'
import { administratorNames, administrators, holders, members, receivedGrants } from './people.ts'
import { feeds, pathNames, raceColumns } from './regattas.ts'
import { openGroups, reachable } from './reach.ts'
import type { Violation, TableRule } from './rule.ts'
import { epochs, largeWrites, schemaVersion, stagedItems } from './unfinished.ts'

export const tableRules: readonly TableRule[] = [
  knownEntities,
  wholeItems,
  references,
  everyObjectIsSecured,
  securityHasItsObject,
  members,
  receivedGrants,
  holders,
  administrators,
  administratorNames,
  raceColumns,
  pathNames,
  feeds,
  reachable,
  openGroups,
  schemaVersion,
  largeWrites,
  stagedItems,
  epochs,
  auditTrails,
]

export interface Finding extends Violation {
  /** The name of the rule. */
  readonly rule: string
}

export const findViolations = (items: readonly Item[]): readonly Finding[] => {
  const wrong = first(items)
  if (wrong.length > 0) return wrong
  const table = new TableContents(items)
  return tableRules.flatMap(({ name: rule, check }) =>
    check(table).map((found) => ({ rule, ...found })),
  )
}

/** The time in which the service completes what a request has begun. */
const completionMillis = 10_000

/**
 * The violations in two readings. A scan of a table in use is no snapshot: a write between two of
 * its pages looks like a violation in one reading.
 * @param pause tests pass their own
 */
export const findLasting = async (
  read: () => Promise<readonly Item[]>,
  pause: (millis: number) => Promise<unknown> = sleep,
): Promise<{ readonly count: number; readonly findings: readonly Finding[] }> => {
  const items = await read()
  const found = findViolations(items)
  if (found.every(isOfOneItem)) return { count: items.length, findings: found }
  await pause(completionMillis)
  const later = await read()
  const before = new Set(found.map(placeOf))
  const findings = findViolations(later).filter(
    (finding) => isOfOneItem(finding) || before.has(placeOf(finding)),
  )
  return { count: later.length, findings }
}

/** An item is never read half written, so one reading is enough. */
const isOfOneItem = ({ rule }: Finding): boolean => rule === wholeItems.name

const placeOf = ({ rule, key }: Finding): string => `${rule} ${key}`

/** Other rules need valid items, so they only run if the first rule finds no violation. */
const first = (items: readonly Item[]): readonly Finding[] => {
  const table = new TableContents(items)
  return wholeItems.check(table).map((found) => ({ rule: wholeItems.name, ...found }))
}
