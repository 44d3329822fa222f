/** The cost of requests: capacity units of the table, and dollars by service. */
import { assumed, memoryMegabytes, prices } from './prices.ts'

/** Calls and capacity units of one request of an operation. */
export interface StoreCost {
  readonly trips: number
  readonly readUnits: number
  readonly writeUnits: number
}

/** The number and the size of the requests of one operation. */
export interface Asking {
  /** The name of the operation, as in the log. */
  readonly operation: string
  readonly times: number
  /** Read units on top of those in the table of store calls, which has small objects. */
  readonly moreReadUnits?: number
  /** Replaces the cost in the table of store calls, whose request does something else. */
  readonly cost?: StoreCost
  /** Average size of a response. Absent: negligible. */
  readonly bytes?: number
  /** The request carries a password that the process has not cached. */
  readonly hashes?: true
  /** The share of the requests that a cache in front of the gateway serves, from 0 to 1. */
  readonly cached?: number
}

export interface Bill {
  readonly requests: number
  readonly readUnits: number
  readonly writeUnits: number
  /** In dollars, like all the fields below. */
  readonly table: number
  readonly gateway: number
  readonly functions: number
  readonly logs: number
  /** Data transfer to the internet, and requests that a cache serves. */
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

const fields = [
  ...(['requests', 'readUnits', 'writeUnits', 'table'] as const),
  ...(['gateway', 'functions', 'logs', 'sent'] as const),
]

export const sumOfBills = (bills: readonly Bill[]): Bill =>
  Object.fromEntries(
    fields.map((field) => [field, bills.reduce((sum, bill) => sum + bill[field], 0)]),
  ) as Record<(typeof fields)[number], number>

export const dollarsOf = ({ table, gateway, functions, logs, sent }: Bill): number =>
  table + gateway + functions + logs + sent
