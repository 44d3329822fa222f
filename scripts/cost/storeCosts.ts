/** Calls and capacity units of each operation, read from `tests/golden/storeCalls.txt`. */
import type { StoreCost } from './bill.ts'

/** The fields of an endpoint that are used here. */
export interface Operation {
  readonly name: string
  readonly routes: readonly string[]
}

/**
 * Costs by name, in the order of the operations. If there are several routes, the most expensive one counts.
 */
export const storeCostsOf = (
  operations: readonly Operation[],
  storeCalls: string,
): ReadonlyMap<string, StoreCost> => {
  const byRoute = new Map(storeCalls.trim().split('\n').slice(1).map(costOfLine))
  return new Map(
    operations.map(({ name, routes }) => {
      const costs = routes.map((route) => {
        const cost = byRoute.get(route)
        if (cost === undefined) throw new Error(`the table of store calls has no ${route}`)
        return cost
      })
      return [name, costs.reduce(dearer)]
    }),
  )
}

/** `METHOD PATH trips calls read write operations...`, separated by blanks. */
const costOfLine = (line: string): readonly [route: string, StoreCost] => {
  const [method = '', path = '', ...columns] = line.split(/\s+/)
  const [trips = NaN, , readUnits = NaN, writeUnits = NaN] = columns.slice(0, 4).map(Number)
  if ([trips, readUnits, writeUnits].some(Number.isNaN)) throw new Error(`no numbers: ${line}`)
  return [`${method} ${path}`, { trips, readUnits, writeUnits }]
}

const dearer = (left: StoreCost, right: StoreCost): StoreCost =>
  weightOf(right) > weightOf(left) ? right : left

const weightOf = ({ readUnits, writeUnits }: StoreCost): number => readUnits + 5 * writeUnits
