/** A race whose simulated boats sail while a test runs, created over HTTP. */
import { thin } from '#positions/rules/track.ts'
import { overHttp, type Send, signIn } from '../../scripts/demo/api.ts'
import type { Transport } from '../../scripts/requests/requests.ts'
import { boatNamed } from '../../scripts/simulate/boatNames.ts'
import { simulateFleet } from '../../scripts/simulate/fleet.ts'
import { boatClass, createRace, readCourse } from '../../scripts/simulate/race.ts'
import {
  enterBoat,
  idsOfBoat,
  mapDevice,
  postTrack,
  sailing,
  startRace,
} from '../../scripts/simulate/requests.ts'
import type { Service } from '../../scripts/requests/service.ts'
import { boardPath } from './boardRace.ts'

/** A user with all rights. */
export interface Officer {
  readonly transport: Transport
  readonly send: Send
}

export const officerOf = async ({ baseUrl, adminPassword = '' }: Service): Promise<Officer> => {
  const transport = overHttp(baseUrl)
  return { transport, send: await signIn(transport, 'admin', adminPassword) }
}

interface Options {
  readonly boats: number
  /** Seconds from the start of the race until now. */
  readonly sailed?: number
  /** Whether the race has a course, and so marks. */
  readonly hasCourse?: boolean
  /** Whether tracking ends now. */
  readonly isOver?: boolean
}

export interface TrackedRace {
  /** The path of the board. */
  readonly board: string
  readonly startMillis: number
}

/** Devices send a position this often, in milliseconds. */
const stepMillis = 3_000

/** Also sends the positions of the whole race: the service shows each one when its time has come. */
export const newTrackedRace = async (
  { transport, send }: Officer,
  regatta: string,
  { boats, sailed = 330, hasCourse = true, isOver = false }: Options,
): Promise<TrackedRace> => {
  const first = await createRace(send, regatta, boats)
  const course = await readCourse(send, first)
  const pathOfRegatta = `${sailing}/regattas/${encodeURIComponent(regatta)}`
  await send(`POST ${pathOfRegatta}/addracecolumns?numberofraces=1`)
  const race = hasCourse ? first : { ...first, race: 'R2' }
  const startMillis = Math.floor(Date.now() / 1000 - sailed) * 1000
  const tracks = simulateFleet({ ...course, startMillis, boats, seed: 1 })
  const fromMillis = tracks[0]?.[0]?.timeMillis ?? startMillis
  await startRace(send, race, { author: 'admin', startMillis, fromMillis })
  for (const [index, track] of tracks.entries()) {
    const named = boatNamed(index)
    const boat = { ...named, ...idsOfBoat(regatta, named.sailId), boatClass }
    await enterBoat(send, regatta, boat)
    await mapDevice(send, regatta, boat, fromMillis)
    await postTrack(transport, boat.deviceUuid, thin(track, stepMillis))
  }
  if (isOver) {
    const path = `${sailing}/leaderboards/${encodeURIComponent(regatta)}/stoptracking`
    await send(`POST ${path}?race_column=${race.race}`)
  }
  return { board: boardPath(regatta, race.race), startMillis }
}
