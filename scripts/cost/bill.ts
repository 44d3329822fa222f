/** What requests cost: units of the table and dollars, each on its own line. */
import { assumed, memoryMegabytes, prices } from './prices.ts'

/** What one request of an operation does with the table. */
export interface StoreCost {
  readonly trips: number
  readonly readUnits: number
  readonly writeUnits: number
}

/** Requests of one operation. */
export interface Asking {
  /** As in the log. */
  readonly operation: string
  readonly times: number
  /** Read units beyond those of the small things that the tests ask for. */
  readonly moreReadUnits?: number
  /** Of an answer, on average; absent: hardly any. */
  readonly bytes?: number
  /** Comes with a password that is not remembered. */
  readonly hashes?: true
  /** How many of the requests are answered by a cache before the gateway, as a part of 1. */
  readonly cached?: number
}

export interface Bill {
  readonly requests: number
  readonly readUnits: number
  readonly writeUnits: number
  /** In dollars, as everything below. */
  readonly table: number
  readonly gateway: number
  readonly functions: number
  readonly logs: number
  /** Bytes to the internet, and requests that a cache answers. */
  readonly sent: number
}

const bytesInGigabyte = 1e9

export const billOfAsking = (asking: Asking, cost: StoreCost): Bill => {
  const { times, moreReadUnits = 0, bytes = 0, hashes, cached } = asking
  const served = times * (1 - (cached ?? 0))
  const readUnits = served * (cost.readUnits + moreReadUnits)
  const writeUnits = served * cost.writeUnits
  const hashMillis = hashes === true ? assumed.millisOfPassword : 0
  const millis = assumed.millis + cost.trips * assumed.millisOfTrip + hashMillis
  const gigabyteSeconds = (served * millis * memoryMegabytes) / 1024 / 1000
  const gigabytes = (times * bytes) / bytesInGigabyte
  return {
    requests: times,
    readUnits,
    writeUnits,
    table: readUnits * prices.readUnit + writeUnits * prices.writeUnit,
    gateway: served * prices.gatewayRequest,
    functions: served * prices.functionRequest + gigabyteSeconds * prices.functionGigabyteSecond,
    logs: ((served * assumed.loggedBytes) / bytesInGigabyte) * prices.loggedGigabyte,
    sent:
      cached === undefined
        ? gigabytes * prices.sentGigabyte
        : gigabytes * prices.edgeGigabyte + times * prices.edgeRequest,
  }
}

const nothing: Bill = {
  requests: 0,
  readUnits: 0,
  writeUnits: 0,
  table: 0,
  gateway: 0,
  functions: 0,
  logs: 0,
  sent: 0,
}

export const sumOfBills = (bills: readonly Bill[]): Bill =>
  bills.reduce(
    (sum, bill) => ({
      requests: sum.requests + bill.requests,
      readUnits: sum.readUnits + bill.readUnits,
      writeUnits: sum.writeUnits + bill.writeUnits,
      table: sum.table + bill.table,
      gateway: sum.gateway + bill.gateway,
      functions: sum.functions + bill.functions,
      logs: sum.logs + bill.logs,
      sent: sum.sent + bill.sent,
    }),
    nothing,
  )

export const dollarsOf = ({ table, gateway, functions, logs, sent }: Bill): number =>
  table + gateway + functions + logs + sent
