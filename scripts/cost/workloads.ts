/** Assumed workloads. Replace them with those of your own regatta. */
import type { Asking, StoreCost } from './bill.ts'

/** The requests of one person in one day. */
export interface Person {
  readonly who: string
  readonly does: string
  readonly asks: readonly Asking[]
}

/** Requests in a day, from the hours and the seconds between two requests. */
const every = (seconds: number, hours: number): number => (hours * 3600) / seconds

const signIn: Asking = { operation: 'login', times: 1, hashes: true }

/** A list of a hundred tags of one line each takes 16 read units, an empty list takes 1. */
export const moreUnitsOfHundredTags = 15

/** A hundred tags, and a new one at every third request. The other responses are 304. */
const board = (times: number): Asking => ({
  operation: 'raceBoard',
  times,
  moreReadUnits: moreUnitsOfHundredTags,
  bytes: 20_000,
})

/** The track of the device and each minute take 1 read unit, and 2 write units in a transaction. */
export const costOfMinutes = (minutes: number): StoreCost => ({
  trips: 2,
  readUnits: 1 + minutes,
  writeUnits: 2 * (1 + minutes),
})

/** Thirty fixes, one in each second: half of the requests touch two minutes. */
export const costOfBatch = costOfMinutes(1.5)
export const costOfFix = costOfMinutes(1)

export const people = {
  boat: {
    who: 'a boat',
    does: 'reads its course every 5 minutes for 6 hours, writes 5 private tags',
    asks: [
      signIn,
      { operation: 'getFromCourse', times: every(300, 6), bytes: 3000 },
      { operation: 'createTag', times: 5 },
    ],
  },
  commentator: {
    who: 'a commentator',
    does: 'writes 200 tags, changes 20, lists new ones every 10 seconds for 6 hours',
    asks: [
      signIn,
      { operation: 'createTag', times: 200 },
      { operation: 'changeTag', times: 20 },
      { operation: 'listTags', times: every(10, 6), bytes: 1000 },
    ],
  },
  spectator: {
    who: 'a spectator',
    does: 'opens the race board for 4 hours, with a request every 10 seconds',
    asks: [board(every(10, 4))],
  },
  officer: {
    who: 'a race officer',
    does: 'lays 12 courses, copies 4, starts and stops 12 races, opens the board for 8 hours',
    asks: [
      signIn,
      { operation: 'createCourse', times: 12 },
      { operation: 'copyCourse', times: 4 },
      { operation: 'startTracking', times: 12 },
      { operation: 'stopTracking', times: 12 },
      board(every(10, 8)),
    ],
  },
  device: {
    who: 'a device on a boat',
    does: 'records a fix each second for 4 hours, and sends 30 in a request',
    asks: [{ operation: 'receiveFixes', times: every(30, 4), cost: costOfBatch }],
  },
  host: {
    who: "an operator's host",
    does: 'fetches its keys every minute, all day',
    asks: [{ operation: 'listSshKeys', times: every(60, 24), bytes: 500 }],
  },
} as const satisfies Readonly<Record<string, Person>>

export interface Workload {
  readonly name: string
  readonly asks: readonly Asking[]
  /** Requests in the busiest second. */
  readonly perSecond: number
}

const times = (count: number, { asks }: Person): readonly Asking[] =>
  asks.map((asking) => ({ ...asking, times: asking.times * count }))

const club: Workload = {
  name: 'a club, for a month: four regattas of one day with 40 boats and 200 spectators, 3 hosts',
  asks: [
    ...times(4 * 40, people.boat),
    ...times(4, people.commentator),
    ...times(4, people.officer),
    ...times(4 * 200, people.spectator),
    ...times(30 * 3, people.host),
  ],
  perSecond: 21,
}

const audience = 1_000_000
const looks = audience * every(10, 4)

const championship: Workload = {
  name: 'a world championship, for 4 hours: a million spectators, board and new tags every 10 seconds',
  asks: [board(looks), { operation: 'listTags', times: looks, bytes: 1000 }],
  perSecond: (2 * audience) / 10,
}

/** Each regional cache of CloudFront requests each of the two responses once in five seconds. */
const regionalCaches = 13
const keptSeconds = 5
const cached = 1 - (every(keptSeconds, 4) * regionalCaches) / looks

const championshipCached: Workload = {
  name: 'the same behind CloudFront, which caches both responses for 5 seconds',
  asks: championship.asks.map((asking) => ({ ...asking, cached })),
  perSecond: (2 * regionalCaches) / keptSeconds,
}

const devices = 500

const fleet: Workload = {
  name: 'the positions of 500 devices, for 4 hours: a fix each second, 7.2 million, 30 in a request',
  asks: times(devices, people.device),
  perSecond: devices / 30,
}

const fleetOfSingles: Workload = {
  name: 'the same with a request for each fix',
  asks: [{ operation: 'receiveFixes', times: devices * every(1, 4), cost: costOfFix }],
  perSecond: devices,
}

const monthSeconds = 30 * 24 * 3600
const perSecond = 10_000

/** Requests of each operation, in a thousand. */
const mix: Readonly<Record<string, number>> = {
  raceBoard: 200,
  getFromCourse: 150,
  listTags: 250,
  readRaces: 100,
  readRegatta: 100,
  readUser: 60,
  hasPermission: 40,
  createTag: 60,
  changeTag: 10,
  createCourse: 10,
  listSshKeys: 18,
  login: 2,
}

const everywhere: Workload = {
  name: 'an installation for many clubs, for a month: 10,000 requests a second, many regattas',
  asks: Object.entries(mix).map(([operation, ofThousand]) => ({
    operation,
    times: (monthSeconds * perSecond * ofThousand) / 1000,
    bytes: 2000,
    ...(operation === 'login' ? { hashes: true } : {}),
  })),
  perSecond,
}

export const workloads: readonly Workload[] = [
  club,
  fleet,
  fleetOfSingles,
  championship,
  championshipCached,
  everywhere,
]
