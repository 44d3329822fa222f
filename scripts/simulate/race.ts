/** The race to simulate: a new one on a windward-leeward course, or an existing one with its course. */
import { courseOfDesign } from '#courses/rules/design/courseOfDesign.ts'
import { designOf } from '#courses/rules/design/designInput.ts'
import { raceAreaAround } from '#positions/rules/raceArea.ts'
import { DemoError, type Send } from '../demo/api.ts'
import { type RaceName, sailing } from './requests.ts'
import type { SailedWaypoint } from './targets.ts'
import { bearingOf } from './sail.ts'

/** Off Kiel, where the wind blows from the west-southwest. */
const start = { latitude_deg: 54.43, longitude_deg: 10.3 }
const windFrom = 240

/** In metres. */
const legLength = 1_100
const gateAboveLine = 120
const gateWidth = 70
const lineOfBoat = 9
const lineMin = 160

/** Creates an event with a race and its course. */
export async function createRace(send: Send, regatta: string, boats: number): Promise<RaceName> {
  await send(`POST ${sailing}/events/createEvent`, {
    json: {
      eventName: regatta,
      venuename: 'Simulation',
      numberofraces: 1,
      boatclassname: boatClass,
      ispublic: true,
    },
  })
  const race = { regatta, race: 'R1', fleet: 'Default' }
  await send(`POST ${sailing}/courseconfiguration/createCourse/${pathOf(race)}`, {
    json: windwardLeeward(boats),
  })
  return race
}

/** A race of a regatta, and the position of its fleet in the series. */
export interface FoundRace extends RaceName {
  readonly position: number
}

interface RegattaReply {
  readonly series: readonly {
    readonly fleets: readonly { readonly name: string }[]
    readonly races: readonly string[]
  }[]
}

/** @throws {DemoError} for an unknown race or fleet, and without a fleet if there are several */
export async function findRace(
  send: Send,
  { regatta, race, fleet }: Omit<RaceName, 'fleet'> & { readonly fleet: string | undefined },
): Promise<FoundRace> {
  const reply = await send(`GET ${sailing}/regattas/${encodeURIComponent(regatta)}`)
  const series = (reply.body as RegattaReply).series.find(({ races }) => races.includes(race))
  if (series === undefined) throw new DemoError(`${regatta} has no race ${race}.`)
  const fleets = series.fleets.map(({ name }) => name)
  const position = fleet === undefined && fleets.length === 1 ? 0 : fleets.indexOf(fleet ?? '')
  const found = fleets[position]
  if (found !== undefined) return { regatta, race, fleet: found, position }
  throw new DemoError(`--fleet must be one of the fleets of ${race}: ${fleets.join(', ')}.`)
}

export const boatClass = '49er'

const pathOf = ({ regatta, race, fleet }: RaceName): string =>
  [regatta, race, fleet].map(encodeURIComponent).join('/')

const windwardLeeward = (boats: number) =>
  courseOfDesign(
    designOf({
      type: 'L2',
      start,
      wind: windFrom,
      firstLegMetres: legLength,
      options: {
        leewardMetres: gateAboveLine,
        gateMetres: gateWidth,
        startLineMetres: Math.max(lineMin, lineOfBoat * boats),
      },
    }),
  )

interface CourseReply {
  readonly waypoints: readonly {
    readonly passingInstruction: SailedWaypoint['passingInstruction']
    readonly markConfigurationIds: readonly string[]
  }[]
  readonly markConfigurations: readonly {
    readonly id: string
    readonly lastKnownPosition?: { readonly latitude_deg: number; readonly longitude_deg: number }
  }[]
}

/** @throws {DemoError} for a race without a course, or with marks whose positions are unknown */
export async function readCourse(send: Send, race: RaceName) {
  const path = `${sailing}/courseconfiguration/getFromCourse/${pathOf(race)}`
  const reply = (await send(`GET ${path}`)).body as CourseReply
  const positions = new Map(
    reply.markConfigurations.flatMap(({ id, lastKnownPosition: last }) =>
      last === undefined
        ? []
        : [[id, { latitude: last.latitude_deg, longitude: last.longitude_deg }] as const],
    ),
  )
  const waypoints = reply.waypoints.map(({ passingInstruction, markConfigurationIds: ids }) => ({
    passingInstruction,
    ids,
    marks: ids.flatMap((id) => positions.get(id) ?? []),
  }))
  const isComplete = waypoints.every(({ ids, marks }) => ids.length === marks.length)
  if (waypoints.length < 2 || !isComplete) {
    throw new DemoError(`${race.race} needs a course whose marks have positions.`)
  }
  return { waypoints, windFrom: bearingOfFirstLeg(waypoints) }
}

/** Race officers lay the first leg against the wind. */
function bearingOfFirstLeg([start, next]: readonly SailedWaypoint[]): number {
  const [pin, boat = pin] = start?.marks ?? []
  const [mark] = next?.marks ?? []
  if (pin === undefined || boat === undefined || mark === undefined) return 0
  const area = raceAreaAround(pin)
  const [{ x, y }, point] = [area.toPoint(boat), area.toPoint(mark)]
  return Math.round(bearingOf({ x: x / 2, y: y / 2 }, point))
}
