import { trailOf } from '#table/audit.ts'
import { auditRecordOf, type VersionStep } from '#table/items/auditRecords.ts'
import { passwordResetEntity } from '#people/items/passwordResets.ts'
import { invitationEntity } from '#rights/items/invitations.ts'
import { entityOf } from '#table/registry.ts'
import { violation, type TableRule } from './rule.ts'

interface Versions {
  /** 0: the item does not exist. */
  current: number
  readonly steps: VersionStep[]
}

/**
 * The versions of an item go from 0 to 1, to 2 and so on, and back to 0 with its removal. The order
 * of records by their clocks does not matter. As many steps lead to a version as from it, except
 * for the first and the last version.
 */
export const auditTrails: TableRule = {
  name: 'every version of what is audited has its record',
  check: (table) => {
    const all = new Map<string, Versions>()
    const versionsOf = (partition: string, sortKey: string): Versions => {
      const name = `${partition} ${sortKey}`
      const versions = all.get(name) ?? { current: 0, steps: [] }
      all.set(name, versions)
      return versions
    }
    for (const item of table.known.filter((one) => entityOf(one).audited !== undefined)) {
      versionsOf(trailOf(item), item.SK).current = item.version
    }
    for (const record of table.of('audit')) {
      for (const step of auditRecordOf(record).steps) {
        versionsOf(record.PK, step.item).steps.push(step)
      }
    }
    return [...all].flatMap(([name, versions]) =>
      isWhole(expiring.some((kind) => name.includes(kind)) ? unlessExpired(versions) : versions)
        ? []
        : [violation({ PK: name, SK: '' }, `has version ${versions.current}, and other records`)],
    )
  },
}

/** DynamoDB removes invitations and links for passwords some time after their end, without a record. */
const expiring = [invitationEntity, passwordResetEntity].map(({ key }) => ` ${key.sortPrefix()}`)

const unlessExpired = ({ current, steps }: Versions): Versions => {
  const isRemoved = current > 0 || steps.some(({ to }) => to === 0)
  return { steps, current: isRemoved ? current : Math.max(...steps.map(({ to }) => to)) }
}

const isWhole = ({ current, steps }: Versions): boolean => {
  const balance = new Map<number, number>([[0, 1]])
  const add = (version: number, count: number) =>
    balance.set(version, (balance.get(version) ?? 0) + count)
  add(current, -1)
  for (const { from, to } of steps) {
    add(from, -1)
    add(to, 1)
  }
  return [...balance.values()].every((count) => count === 0)
}
