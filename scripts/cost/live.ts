/** The bill of an audience that learns of changes by push, and that of one that polls. */
import { type Asking, type Bill, billOfAsking, type StoreCost, sumOfBills } from './bill.ts'
import { prices } from './prices.ts'
import { moreUnitsOfHundredTags, people } from './workloads.ts'

export const pushedSubscribers = 1000

/** Measured by a test. The push is to a thousand subscribers. */
export const costOf = {
  connect: { trips: 1, readUnits: 0, writeUnits: 2 },
  subscribe: { trips: 3, readUnits: 5, writeUnits: 4 },
  disconnect: { trips: 2, readUnits: 1, writeUnits: 4 },
  ping: { trips: 0, readUnits: 0, writeUnits: 0 },
  push: { trips: 3, readUnits: 55, writeUnits: 0 },
} as const satisfies Readonly<Record<string, StoreCost>>

const hours = 4
/** API Gateway ends a connection after two hours, and the board sends a ping every four minutes. */
const connections = hours / 2
const pings = (hours * 60) / 4
/** The board asks after each change, and two minutes after the last time. */
const quietSeconds = 120
/** A hundred posts at once, 15 ms each. Assumed. */
const millisOfPosts = (pushedSubscribers / 100) * 15

export interface Audience {
  readonly what: string
  readonly requests: number
  readonly messages: number
  readonly bill: Bill
}

type BillOf = (asks: readonly Asking[]) => Bill

export const audiences = (billOf: BillOf): readonly Audience[] => [
  polling(billOf),
  pushed(billOf, 'a change every minute', 60),
  pushed(billOf, 'a change every ten seconds', 10),
]

const polling = (billOf: BillOf): Audience => {
  const [board] = people.spectator.asks
  const requests = board.times * pushedSubscribers
  const bill = billOf([{ ...board, times: requests }])
  return { what: 'by polling, every ten seconds', requests, messages: 0, bill }
}

const pushed = (billOf: BillOf, what: string, secondsBetween: number): Audience => {
  const changes = (hours * 3600) / secondsBetween
  const requests = pushedSubscribers * Math.max(changes, (hours * 3600) / quietSeconds)
  const ofConnections = [costOf.connect, costOf.subscribe, costOf.disconnect]
  const messages = pushedSubscribers * (changes + 2 * connections + 2 * pings)
  const bill = sumOfBills([
    // Each response is a new one, of 60 KB.
    billOf([
      {
        ...{ operation: 'raceBoard', times: requests, bytes: 60_000 },
        moreReadUnits: moreUnitsOfHundredTags,
      },
    ]),
    ...ofConnections.map((cost) => billOfFunction(cost, connections * pushedSubscribers)),
    billOfFunction(costOf.ping, pings * pushedSubscribers),
    billOfFunction(costOf.push, changes, millisOfPosts),
    gatewayBill(messages),
  ])
  return { what: `by push, with ${what}`, requests, messages, bill }
}

/** Without the gateway, whose messages are counted apart. */
const billOfFunction = (cost: StoreCost, times: number, moreMillis = 0): Bill => {
  const bill = billOfAsking({ operation: '', times }, cost)
  const seconds = (times * moreMillis) / 1000
  const functions = bill.functions + seconds * prices.functionGigabyteSecond
  return { ...bill, functions, gateway: 0 }
}

/** Messages in both directions, and the minutes of connections. */
const gatewayBill = (messages: number): Bill => ({
  ...billOfAsking({ operation: '', times: 0 }, costOf.ping),
  gateway: messages * prices.message + pushedSubscribers * hours * 60 * prices.connectionMinute,
})
