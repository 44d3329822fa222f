/** `npm run operate -- simulate --base URL`: boats sail a race in a running instance, through its API. */
import { runCommand } from './command.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { overHttp, type Send, signIn } from './demo/api.ts'
import { readPassword } from './demo/password.ts'
import { boatNamed } from './simulate/boatNames.ts'
import { simulateFleet } from './simulate/fleet.ts'
import { sendLive } from './simulate/live.ts'
import { boatsMax, readSimulateOptions, type SimulateOptions, usage } from './simulate/options.ts'
import { boatClass, createRace, findRace, type FoundRace, readCourse } from './simulate/race.ts'
import {
  enterBoat,
  type EnteredBoat,
  idsOfBoat,
  type RaceName,
  startRace,
} from './simulate/requests.ts'

/** The boats start so long after the command. */
const countdownMillis = 60_000

/** In milliseconds: progress is printed this often. */
const reportMillis = 15_000

async function run(): Promise<void> {
  const options = readSimulateOptions(process.argv.slice(2))
  if (options === 'help') {
    console.log(usage)
    return
  }
  const transport = overHttp(options.base)
  const send = await signIn(transport, options.user, await readPassword(options.user))
  const race = await raceOf(send, options)
  const course = await readCourse(send, race)
  const entered = await enterFleet(send, race, options.boats)
  const startMillis = Math.ceil((Date.now() + countdownMillis) / 1000) * 1000
  const fromMillis = startMillis - 5 * countdownMillis
  await startRace(send, race, { author: options.user, startMillis, fromMillis })
  const tracks = simulateFleet({ ...course, ...options, startMillis })
  const boats = entered.map((boat, index) => ({ ...boat, track: tracks[index] ?? [] }))
  console.log(bannerOf(options, race))
  const stop = new AbortController()
  process.once('SIGINT', () => {
    stop.abort()
  })
  let reportedMillis = 0
  await sendLive({
    transport,
    boats,
    now: Date.now,
    isStopped: () => stop.signal.aborted,
    pause: (millis) => pause(millis, undefined, { signal: stop.signal }).catch(() => undefined),
    report: (sent, isConnected) => {
      if (Date.now() - reportedMillis < reportMillis) return
      reportedMillis = Date.now()
      console.log(progressLine(sent, isConnected, (reportedMillis - startMillis) / 1000))
    },
  })
}

async function raceOf(send: Send, options: SimulateOptions): Promise<FoundRace> {
  const { regatta, boats } = options
  if (regatta !== undefined) return findRace(send, { ...options, regatta })
  const time = new Date().toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')
  return { ...(await createRace(send, `Simulation ${time}`, boats)), position: 0 }
}

async function enterFleet(
  send: Send,
  { regatta, fleet, position }: FoundRace,
  count: number,
): Promise<readonly EnteredBoat[]> {
  const boats = Array.from({ length: count }, (_, index) => {
    const named = boatNamed(position * boatsMax + index)
    return { ...named, ...idsOfBoat(regatta, named.sailId), boatClass }
  })
  for (const boat of boats)
    await enterBoat(send, regatta, boat, { deviceUuid: boat.deviceUuid, fleet })
  return boats
}

const bannerOf = ({ base, boats, seed }: SimulateOptions, race: RaceName): string => {
  const path = [race.regatta, race.race, race.fleet].map(encodeURIComponent).join('/')
  return [
    '',
    `${boats} boats sail ${race.race} of ${race.regatta} (seed ${seed})`,
    '',
    `  Look at  ${base}/board/${path}`,
    '  Stop     Ctrl-C',
    '',
  ].join('\n')
}

/** Returns minutes and seconds, such as 12:07. */
const clockOf = (seconds: number): string => {
  const whole = Math.floor(Math.abs(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** @param seconds since the start, negative before it */
function progressLine(sent: number, isConnected: boolean, seconds: number): string {
  const time = seconds < 0 ? `${clockOf(seconds)} to the start` : `${clockOf(seconds)} sailed`
  const trouble = isConnected ? '' : ', waiting for the service'
  return `${time}, ${sent} positions sent${trouble}`
}

runCommand(run)
