/** Enters the boats, and lets them sail a race that starts some minutes before the demo is loaded. */
import { thin } from '../../lib/domain/tracking/track.ts'
import { simulateFleet } from '../simulate/fleet.ts'
import {
  enterBoat,
  type EnteredBoat,
  mapDevice,
  postTrack,
  startRace,
} from '../simulate/requests.ts'
import { templates } from './data/courses.ts'
import { boats, sailedMillis, sailedRace, sailing, stepMillis } from './data/fleet.ts'
import { marks } from './data/marks.ts'
import { event, owner } from './data/regatta.ts'
import { type Demo, demoId, security } from './demo.ts'

const fleet: readonly EnteredBoat[] = boats.map((boat) => ({
  ...boat,
  competitorId: demoId('competitor', boat.sailId),
  deviceUuid: demoId('device', boat.sailId),
  boatClass: event.boatclassname,
}))

export async function enterFleet(demo: Demo): Promise<void> {
  // Sequentially, because all of them change the regatta.
  for (const boat of fleet) await enterBoat(demo.as(owner), sailedRace.regatta, boat)
}

/** A preference of the owner keeps the start of the race, so that it is sailed once. */
const note = `${security}/preferences/demo-race`

interface Note {
  readonly startMillis: number
  readonly isSailed: boolean
}

/**
 * Positions after the time of loading are sent as well: the service shows each one when its time
 * has come. Every attempt sends the same positions for the same times.
 */
export async function sailRace(demo: Demo): Promise<void> {
  const send = demo.as(owner)
  const startMillis = Math.floor((Date.now() - sailedMillis) / 1000) * 1000
  await send(`PUT ${note}`, {
    json: { startMillis, isSailed: false } satisfies Note,
    headers: { 'if-none-match': '*' },
    // Another run has chosen the start.
    alsoExpected: [412],
  })
  const agreed = (await send(`GET ${note}`)).body as Note
  if (agreed.isSailed) return
  const tracks = tracksOf(agreed.startMillis)
  const fromMillis = tracks[0]?.[0]?.timeMillis ?? agreed.startMillis
  await startRace(send, sailedRace, { ...agreed, fromMillis, author: owner })
  for (const boat of fleet) await mapDevice(send, sailedRace.regatta, boat, fromMillis)
  await Promise.all(
    fleet.map(({ deviceUuid }, index) =>
      postTrack(demo.transport, deviceUuid, tracks[index] ?? []),
    ),
  )
  await send(`PUT ${note}`, { json: { ...agreed, isSailed: true } satisfies Note })
}

function tracksOf(startMillis: number) {
  const positions = new Map(
    marks.map(({ shortName, position: [latitude, longitude] }) => [
      shortName,
      { latitude, longitude },
    ]),
  )
  // The template has as many laps as the race.
  const waypoints = (templates[0]?.waypoints ?? []).map((waypoint) => ({
    ...waypoint,
    marks: waypoint.marks.flatMap((mark) => positions.get(mark) ?? []),
  }))
  return simulateFleet({ waypoints, startMillis, boats: boats.length, ...sailing }).map((track) =>
    thin(track, stepMillis),
  )
}
