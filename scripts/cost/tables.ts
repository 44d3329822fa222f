/** The calculated tables of `docs/evidence/scale.md`, as Markdown. */
import { transactionWritesMax } from '../../lib/store/actions.ts'
import {
  type Asking,
  type Bill,
  billOfAsking,
  dollarsOf,
  type StoreCost,
  sumOfBills,
} from './bill.ts'
import { audiences } from './live.ts'
import { prices } from './prices.ts'
import { people, workloads } from './workloads.ts'

export type StoreCosts = ReadonlyMap<string, StoreCost>

const million = 1e6

/** Limits of one partition of DynamoDB, per second. */
export const partitionReadUnits = 3000
export const partitionWriteUnits = 1000

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    head,
    head.map((title, column) => (column === 0 || title === 'operations' ? '---' : '--:')),
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const whole = (number: number): string => Math.round(number).toLocaleString('en-US')

const dollars = (amount: number): string =>
  amount < 1000 ? `$${amount.toFixed(2)}` : `$${whole(Number(amount.toPrecision(3)))}`

const billOf = (asks: readonly Asking[], costs: StoreCosts): Bill =>
  sumOfBills(
    asks.map((asking) => {
      const cost = costs.get(asking.operation)
      if (cost === undefined) throw new Error(`there is no operation ${asking.operation}`)
      return billOfAsking(asking, asking.cost ?? cost)
    }),
  )

/** The most expensive operations first. Operations of the same cost share a row. */
export const operationsTable = (costs: StoreCosts): string => {
  const groups = new Map<string, { readonly cost: StoreCost; readonly names: string[] }>()
  for (const [name, cost] of costs) {
    const key = [cost.trips, cost.readUnits, cost.writeUnits].join()
    const group = groups.get(key) ?? { cost, names: [] }
    group.names.push(name)
    groups.set(key, group)
  }
  const rows = [...groups.values()].map(({ cost, names }) => {
    const bill = billOfAsking({ operation: '', times: million }, cost)
    const { trips, readUnits, writeUnits } = cost
    const units = [trips, readUnits, writeUnits].map(String)
    const cells = [dollars(dollarsOf(bill)), dollars(bill.table), ...units, namesOf(names)]
    return { all: dollarsOf(bill), cells }
  })
  return tableOf(
    ['a million', 'of it the table', 'round trips', 'read', 'write', 'operations'],
    rows.sort((left, right) => right.all - left.all).map(({ cells }) => cells),
  )
}

const namesOf = (names: readonly string[]): string =>
  names
    .toSorted()
    .map((name) => `\`${name}\``)
    .join(' ')

export const peopleTable = (costs: StoreCosts): string =>
  tableOf(
    ['who', 'requests', 'read', 'write', 'a thousand of them, for a day'],
    Object.values(people).map(({ who, does, asks }) => {
      const bill = billOf(asks, costs)
      const { requests, readUnits, writeUnits } = bill
      const numbers = [requests, readUnits, writeUnits].map(whole)
      return [`${who} ${does}`, ...numbers, dollars(1000 * dollarsOf(bill))]
    }),
  )

export const audienceTable = (costs: StoreCosts): string =>
  tableOf(
    [
      ...['1,000 boards for four hours', 'requests', 'messages', 'read units'],
      ...['table', 'gateway', 'functions', 'logs', 'sent', 'all'],
    ],
    audiences((asks) => billOf(asks, costs)).map(({ what, requests, messages, bill }) => {
      const { readUnits, table, gateway, functions, logs, sent } = bill
      const parts = [table, gateway, functions, logs, sent, dollarsOf(bill)].map(dollars)
      return [what, ...[requests, messages, readUnits].map(whole), ...parts]
    }),
  )

export const workloadsTable = (costs: StoreCosts): string =>
  tableOf(
    ['what', 'requests', 'a second', 'table', 'gateway', 'functions', 'logs', 'sent', 'all'],
    workloads.map(({ name, asks, perSecond }) => {
      const bill = billOf(asks, costs)
      const { table, gateway, functions, logs, sent } = bill
      const parts = [table, gateway, functions, logs, sent, dollarsOf(bill)].map(dollars)
      return [name, whole(bill.requests), whole(perSecond), ...parts]
    }),
  )

/** A copy is written in a transaction, which doubles the write units. */
const writeUnitsOfCopy = 2

export const epochTable = (): string =>
  tableOf(
    ['copies', 'requests a second', 'write units of a change', 'a million changes', 'other writes'],
    [16, 64, 96].map((copies) => [
      String(copies),
      whole(copies * partitionReadUnits),
      String(copies * writeUnitsOfCopy),
      dollars(copies * writeUnitsOfCopy * million * prices.writeUnit),
      String(transactionWritesMax - copies),
    ]),
  )
