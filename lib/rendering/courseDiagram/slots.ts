/**
 * Positions of the control points of common courses, for courses without positions and a wind from
 * the top. All courses are laid out with marks to port, counterclockwise, and mirrored for marks to
 * starboard.
 */
import type { Point } from './point.ts'
import type { Role } from './roles.ts'

/** A control point without a known role, in the order of the course. */
export interface Unnamed {
  readonly station: number
  readonly isPort: boolean | undefined
}

/** The positions of a course. Start and finish depend on the other control points. */
export interface Places {
  readonly stations: ReadonlyMap<number, Point>
  readonly start: Point
  /** The position of the finish, by the position from which the last leg comes. */
  readonly finishFrom: (last: Point | undefined) => Point
  /** The offset of a station without a known role from the others. */
  readonly aside: Point
}

/** Mirrors the positions, for a course with marks to starboard. */
export const mirrored = ({ stations, start, finishFrom, aside }: Places): Places => ({
  stations: new Map([...stations].map(([station, at]) => [station, flipped(at)])),
  start: flipped(start),
  finishFrom: (last) => flipped(finishFrom(last && flipped(last))),
  aside: flipped(aside),
})

const flipped = ({ x, y }: Point): Point => ({ x: -x, y })

const aside: Point = { x: -150, y: -20 }

/** The position of an offset mark relative to the windward mark. */
export const offsetAside: Point = { x: -100, y: 6 }

const slots: Readonly<Record<Role, Point>> = {
  windward: { x: 0, y: 0 },
  offset: offsetAside,
  wing: { x: -180, y: 165 },
  leeward: { x: -36, y: 320 },
  second: { x: -176, y: 44 },
  third: { x: -196, y: 330 },
}

/** In a trapezoid: above the third mark, so that the finish has space below. */
const innerLeeward: Point = { x: -30, y: 290 }

/** The distance between two marks of one role, such as an inner and an outer windward mark. */
const besides: Point = { x: 130, y: 20 }

export const placesOfRoles = (roles: ReadonlyMap<number, Role>): Places => {
  const stations = new Map<number, Point>()
  const isTrapezoid = [...roles.values()].includes('third')
  const seen = new Map<Role, number>()
  for (const [station, role] of roles) {
    const before = seen.get(role) ?? 0
    seen.set(role, before + 1)
    const slot = isTrapezoid && role === 'leeward' ? innerLeeward : slots[role]
    stations.set(station, { x: slot.x + besides.x * before, y: slot.y + besides.y * before })
  }
  return {
    stations,
    aside,
    start: { x: seen.has('leeward') ? 84 : 36, y: 430 },
    finishFrom: (last) => {
      if (last === undefined) return { x: 0, y: 40 }
      if (isTrapezoid && last.y > 200) return { x: -90, y: 398 }
      return last.y > 200 ? { x: 130, y: -20 } : { x: -130, y: 430 }
    },
  }
}

const rowHeight = 66

/** Marks to port on one side and marks to starboard on the other, downwind from mark to mark. */
export const placesOfSlalom = (unnamed: readonly Unnamed[]): Places => {
  const stations = new Map(
    unnamed.map(({ station, isPort }, row) => [
      station,
      { x: isPort === false ? 95 : -95, y: row * rowHeight },
    ]),
  )
  return {
    stations,
    aside,
    start: { x: unnamed[0]?.isPort === false ? -60 : 60, y: -95 },
    finishFrom: (last) => ({
      x: (last?.x ?? 0) > 0 ? -50 : 50,
      y: unnamed.length * rowHeight + 20,
    }),
  }
}

const gap = 88
/** A loop of more marks has too much empty space in its middle. */
const loopMax = 12

/** Rows in alternating directions from the top down, each slightly offset from the one above. */
const placesOfRows = (unnamed: readonly Unnamed[]): Places => {
  const columns = Math.ceil(Math.sqrt(unnamed.length * 0.7))
  const width = (columns - 1) * gap
  const stations = new Map(
    unnamed.map(({ station }, index) => {
      const row = Math.floor(index / columns)
      const along = (index % columns) * gap
      const x = (row % 2 === 0 ? width - along : along) + (row % 4 < 2 ? 0 : gap / 3)
      return [station, { x: x - width / 2, y: row * gap }]
    }),
  )
  const bottom = Math.ceil(unnamed.length / columns) * gap + 30
  return {
    stations,
    aside,
    start: { x: 90, y: bottom },
    finishFrom: () => ({ x: -90, y: bottom }),
  }
}

/** Around a loop, the first at the top. */
export const placesOfLoop = (unnamed: readonly Unnamed[]): Places => {
  if (unnamed.length > loopMax) return placesOfRows(unnamed)
  const radius = Math.max(140, (unnamed.length * gap) / (2 * Math.PI))
  const height = radius * 1.15
  const stations = new Map(
    unnamed.map(({ station }, index) => {
      const angle = (2 * Math.PI * index) / unnamed.length
      return [station, { x: -radius * Math.sin(angle), y: height * (1 - Math.cos(angle)) }]
    }),
  )
  return {
    stations,
    aside,
    start: { x: 120, y: 2 * height + 110 },
    finishFrom: () => ({ x: -70, y: 2 * height + 110 }),
  }
}
