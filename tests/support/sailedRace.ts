/** A race in the past whose boats sail from a line around one mark and back, in straight lines. */
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { buoy, C, coursePath, passing } from './courses.ts'
import { makeCompetitor } from './entries.ts'
import type { TestService } from './functions.ts'
import { makeEvent, mapDevice, regattaPath, setStart, track } from './sailing.ts'

export const linkSecret = 'b7d0c3a2-5f0e-11f0-8de9-0242ac120002'

/** The mark is so far north of the line, which runs from west to east. */
const leg = 1000
const metresPerDegree = 111_300
const middle = { latitude: 54, longitude: 10 }

const positionAt = (metresEast: number, metresNorth: number) => ({
  latitude: middle.latitude + metresNorth / metresPerDegree,
  longitude:
    middle.longitude + metresEast / (metresPerDegree * Math.cos((middle.latitude * Math.PI) / 180)),
})

const buoyAt = (id: string, metresEast: number, metresNorth: number) => {
  const { latitude, longitude } = positionAt(metresEast, metresNorth)
  const position = { latitude_deg: latitude, longitude_deg: longitude }
  return buoy(id, { positioning: { position } })
}

const course = {
  name: 'There and back',
  markConfigurations: [buoyAt('pin', -100, 0), buoyAt('boat', 100, 0), buoyAt('top', 0, leg)],
  waypoints: [
    passing('Line', 'pin', 'boat'),
    passing('Port', 'top'),
    passing('Line', 'pin', 'boat'),
  ],
}

interface SailedBoat {
  readonly id: string
  readonly deviceUuid: string
  /** In metres a second. */
  readonly speed: number
}

export interface SailedRace {
  readonly regatta: string
  /** The path of the tracked race, below which its endpoints are. */
  readonly path: string
  readonly startMillis: number
  readonly boats: readonly SailedBoat[]
  /**
   * Sends the fixes of a boat, from a second after the start to another one.
   * @param turn the boat turns so far north of the line, in metres
   */
  readonly sail: (boat: number, from: number, to: number, turn?: number) => Promise<void>
}

const secondsBefore = 60

/** @param speeds of the boats, in metres a second */
export const newSailedRace = async (
  service: Pick<TestService, 'request'>,
  token: string,
  speeds: readonly number[],
  { hasCourse = true, numberofraces = 1 } = {},
): Promise<SailedRace> => {
  const startMillis = Math.floor((Date.now() - 3_600_000) / 60_000) * 60_000
  const regatta = await makeEvent(service, token, {
    competitorRegistrationType: 'OPEN_UNMODERATED',
    secret: linkSecret,
    numberofraces,
  })
  const path = `${C}/createCourse/${coursePath(regatta)}`
  if (hasCourse) await service.request(`POST ${path}`, { token, json: course })
  const boats: SailedBoat[] = []
  for (const speed of speeds) {
    const deviceUuid = newId()
    const { id } = await makeCompetitor(service, regatta, {
      competitorName: `Boat ${boats.length + 1}`,
      secret: linkSecret,
    })
    const json = { competitorId: id, deviceUuid, fromMillis: startMillis - 600_000 }
    await mapDevice(service, token, regatta, json)
    boats.push({ id, deviceUuid, speed })
  }
  const race = { race_column: 'R1', fleet: 'Default' }
  await track(service, token, 'starttracking', regatta, race)
  await track(service, token, 'settrackingtimes', regatta, {
    ...race,
    startoftrackingasmillis: String(startMillis - secondsBefore * 1000),
  })
  await setStart(service, token, regatta, race, startMillis)
  return {
    regatta,
    startMillis,
    boats,
    path: regattaPath(regatta, `/races/${encodeURIComponent(`${regatta} R1 Default`)}`),
    sail: async (index, from, to, turn = leg + 10) => {
      const boat = boats[index]
      if (boat === undefined) throw new Error('no such boat')
      const fixes = Array.from({ length: to - from + 1 }, (_, second) =>
        fixOf(boat, index, startMillis, from + second, turn),
      )
      const { status, text } = await service.request(`POST ${V}/gps_fixes`, {
        json: { deviceUuid: boat.deviceUuid, fixes },
      })
      if (status !== 200) throw new Error(text)
    },
  }
}

/** The boats cross the line at the start, ten metres from each other. */
const fixOf = (
  { speed }: SailedBoat,
  index: number,
  startMillis: number,
  second: number,
  turn: number,
) => {
  const sailed = speed * second - 1
  const isBack = sailed > turn
  return {
    ...positionAt(index * 10, isBack ? 2 * turn - sailed : sailed),
    timestamp: startMillis + second * 1000,
    speed,
    course: isBack ? 180 : 0,
  }
}
