/** Enters the boats, and lets them sail a race that starts some minutes before the demo is loaded. */
import { thin } from '#positions/rules/track.ts'
import { simulateFleet } from '../simulate/fleet.ts'
import {
  enterBoat,
  type EnteredBoat,
  mapDevice,
  postTrack,
  startRace,
} from '../simulate/requests.ts'
import { templates } from './data/courses.ts'
import { boats, sailedRace, sailing, stepMillis } from './data/fleet.ts'
import { marks } from './data/marks.ts'
import { event, owner } from './data/regatta.ts'
import { repeating } from './api.ts'
import { type Demo, demoId } from './demo.ts'
import { agreedStart, noteSailed } from './raceStart.ts'

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

/**
 * Positions after the time of loading are sent as well: the service shows each one when its time
 * has come. Every attempt sends the same positions for the same times.
 */
export async function sailRace(demo: Demo): Promise<void> {
  const send = demo.as(owner)
  const agreed = await agreedStart(demo)
  if (agreed.isSailed) return
  const tracks = tracksOf(agreed.startMillis)
  const fromMillis = tracks[0]?.[0]?.timeMillis ?? agreed.startMillis
  await startRace(send, sailedRace, { ...agreed, fromMillis, author: owner })
  for (const boat of fleet) await mapDevice(send, sailedRace.regatta, boat, fromMillis)
  await Promise.all(
    fleet.map(({ deviceUuid }, index) =>
      postTrack(repeating(demo.transport), deviceUuid, tracks[index] ?? []),
    ),
  )
  await noteSailed(demo, agreed.startMillis)
}

function tracksOf(startMillis: number) {
  const positions = new Map(
    marks.map(({ shortName, position: [latitude, longitude] }) => [
      shortName,
      { latitude, longitude },
    ]),
  )
  // The template has as many laps as the live race.
  const waypoints = (templates[0]?.waypoints ?? []).map((waypoint) => ({
    ...waypoint,
    marks: waypoint.marks.flatMap((mark) => positions.get(mark) ?? []),
  }))
  return simulateFleet({ waypoints, startMillis, boats: boats.length, ...sailing }).map((track) =>
    thin(track, stepMillis),
  )
}
