/** The chart of a race: its projection, its boats, and their names. */
import { describe, expect, it } from 'vitest'
import { pointOf, type View } from '#pages/rules/fleetLayout.ts'
import { drawBoardChart } from '#pages/raceChart/boardChart.ts'
import type { TrackedBoat } from '#pages/steps/raceBoard.ts'
import { drawRaceChart } from '#pages/raceChart/drawRaceChart.ts'
import { viewOf } from '#pages/raceChart/view.ts'
import type { DiagramCourse } from '#courses/pictures/diagramCourse.ts'
import { distanceBetween } from '#positions/rules/geodesic.ts'
import { type Position } from '#positions/rules/position.ts'
import { raceAreaAround } from '#positions/rules/raceArea.ts'
import { boatNamed } from '../../scripts/simulate/boatNames.ts'
import { simulateFleet } from '../../scripts/simulate/fleet.ts'

const raceStart = Date.parse('2026-06-20T12:00:00Z')

const start = { latitude: 54.42, longitude: 10.19 }

const mark = (name: string, metersEast: number, metersNorth: number) => ({
  name,
  shortName: name,
  color: '#ff8800',
  position: raceAreaAround(start).toPosition({ x: metersEast, y: metersNorth }),
})

/** The legs are 1,200 metres long. */
const upAndDownCourse: DiagramCourse = {
  name: 'Up and down',
  marks: [
    mark('Pin', -100, 0),
    { ...mark('RC', 100, 0), markType: 'STARTBOAT' },
    mark('1', 0, 1200),
    mark('4p', -10, 120),
    mark('4s', 10, 120),
  ],
  waypoints: [
    { passingInstruction: 'Line', marks: [0, 1], name: 'Start' },
    { passingInstruction: 'Port', marks: [2] },
    { passingInstruction: 'Gate', marks: [3, 4] },
    { passingInstruction: 'Line', marks: [0, 1], name: 'Finish' },
  ],
  numberOfLaps: 1,
}

/** Boats that sail the course, ranked by their numbers. */
const sailingFleet = (boats: number): readonly TrackedBoat[] => {
  const waypoints = upAndDownCourse.waypoints.map(({ passingInstruction, marks }) => ({
    passingInstruction,
    marks: marks.flatMap((index) => upAndDownCourse.marks[index]?.position ?? []),
  }))
  const wind = { windFrom: 0, seed: 1 }
  return simulateFleet({ waypoints, boats, startMillis: raceStart, ...wind }).map(
    (track, index) => {
      const { name, sailId } = boatNamed(index)
      return { name, sailNumber: sailId, color: null, track, rank: index + 1 }
    },
  )
}

const noCourse: DiagramCourse = { name: null, marks: [], waypoints: [], numberOfLaps: null }

const draw = (boats: readonly TrackedBoat[], seconds: number, course = upAndDownCourse): string => {
  const chart = {
    title: 'R1',
    course,
    boats,
    atMillis: raceStart + seconds * 1000,
    timeZone: 'UTC',
  }
  return drawRaceChart(chart) ?? ''
}

const requireView = (course: DiagramCourse, boats: readonly Position[] = []): View => {
  const view = viewOf(course, boats)
  if (view === undefined) throw new Error('There is no view.')
  return view
}

/** The course with all positions moved and turned. */
const movedCourse = (move: (position: Position) => Position): DiagramCourse => ({
  ...upAndDownCourse,
  marks: upAndDownCourse.marks.map((mark) => ({
    ...mark,
    position: mark.position && move(mark.position),
  })),
})

const textOf = (svg: string, name: string): { x: number; anchor: string | undefined } => {
  const [, x, anchor] =
    new RegExp(`<text class="note" x="([\\d.]+)"[^>]*text-anchor="(\\w+)">${name}<`).exec(svg) ?? []
  return { x: Number(x), anchor }
}

const namesIn = (svg: string): readonly string[] =>
  Array.from(svg.matchAll(/<text class="name"[^>]*>([^<]*)/g), ([, text]) => text ?? '')

const boatsIn = (svg: string): number => svg.match(/href="#hull\d"/g)?.length ?? 0

const fixAt = (position: Position, timeMillis = raceStart) => ({
  speed: null,
  bearing: null,
  ...position,
  timeMillis,
})

const boatAt = (position: Position): TrackedBoat => ({
  name: 'Anna',
  sailNumber: null,
  color: null,
  rank: null,
  track: [fixAt(position)],
})

describe('the view', () => {
  it.each([
    ['as it is', (position: Position) => position],
    [
      'across the antimeridian',
      ({ latitude, longitude }: Position) => ({
        latitude,
        longitude: longitude > start.longitude ? longitude - 190.19 : longitude + 169.81,
      }),
    ],
    [
      'on the southern half',
      ({ latitude, longitude }: Position) => ({ latitude: -latitude, longitude }),
    ],
  ])('has the first leg upwards, and true distances: %s', (_, move) => {
    const course = movedCourse(move)
    const view = requireView(course)
    const [pin, boat, windward] = course.marks.map(({ position = start }) => position)
    if (pin === undefined || boat === undefined || windward === undefined) throw new Error('marks')
    const [left, right, top] = [pin, boat, windward].map((mark) => pointOf(view, mark))

    expect(((left?.x ?? 0) + (right?.x ?? 0)) / 2).toBeCloseTo(top?.x ?? 0, 0)
    expect(top?.y).toBeLessThan(left?.y ?? 0)
    const drawn = Math.hypot((left?.x ?? 0) - (top?.x ?? 0), (left?.y ?? 0) - (top?.y ?? 0))
    const ratio = drawn / view.unitsPerMeter / distanceBetween(pin, windward)
    expect(ratio).toBeGreaterThan(0.99)
    expect(ratio).toBeLessThan(1.01)
  })

  it('contains all marks, with water around them', () => {
    const view = requireView(upAndDownCourse)
    for (const { position = start } of upAndDownCourse.marks) {
      const { x, y } = pointOf(view, position)
      expect(Math.min(x, y, view.width - x, view.height - y)).toBeGreaterThan(60)
    }
  })

  it('is wide while the position of a mark is not known', () => {
    const [pin, boat, windward] = upAndDownCourse.marks
    const line = [pin, boat] as DiagramCourse['marks']
    const unknown = { ...windward, position: undefined } as DiagramCourse['marks'][number]
    const [known, wide] = [line, [...line, unknown]].map((marks) => {
      const { width, unitsPerMeter } = requireView({ ...noCourse, marks })
      return width / unitsPerMeter
    })

    expect(known).toBeCloseTo(400, 0)
    expect(wide).toBeCloseTo(2200, 0)
  })

  it('is decided by the boats without marks, and not by a boat far away', () => {
    const boats = sailingFleet(9).flatMap(({ track }) => track.slice(0, 1))
    const view = requireView(noCourse, [...boats, { latitude: 0, longitude: 0 }])

    for (const boat of boats) {
      const { x, y } = pointOf(view, boat)
      expect(Math.min(x, y, view.width - x, view.height - y)).toBeGreaterThan(0)
    }
    expect(view.north).toEqual({ x: 0, y: -1 })
    expect(viewOf(noCourse, [])).toBeUndefined()
  })
})

describe('the boats', () => {
  it('are drawn with bearings, tails and names, the leader named first', () => {
    const svg = draw(sailingFleet(12), 330)

    expect(boatsIn(svg)).toBe(12)
    expect(svg.match(/class="tail/g)).toHaveLength(12)
    expect(namesIn(svg).at(-1)).toBe('1 Albatross')
    expect(svg).toContain(
      '<desc id="description">12 boats, 2026-06-20 12:05:30 UTC. In the lead: 1 Albatross, GER 101; 2 ',
    )
    expect(svg).toMatch(/rotate\((?:4\d|3[01]\d)\)/)
  })

  it('have names for the leading five only if there are many', () => {
    const names = namesIn(draw(sailingFleet(60), 330))

    expect(names.map((name) => Number.parseInt(name, 10))).toEqual([5, 4, 3, 2, 1])
  })

  it('are between their fixes, and nowhere before the first one', () => {
    const fixes = [20, 25].map((second) => ({
      ...fixAt({ ...start, latitude: start.latitude + second / 10_000 }),
      timeMillis: raceStart + second * 1000,
    }))
    const boat = { ...boatAt(start), track: fixes }
    const pointIn = (svg: string) =>
      /translate\(([\d.]+) ([\d.]+)\)/.exec(svg)?.slice(1).map(Number)
    const [before, between, after] = [20, 22.5, 25].map((second) => pointIn(draw([boat], second)))

    expect(between?.[1]).toBeCloseTo(((before?.[1] ?? 0) + (after?.[1] ?? 0)) / 2, 0)
    expect(boatsIn(draw([boat], 19))).toBe(0)
  })

  it('are pale after a minute without a fix', () => {
    const boat = boatAt(start)

    expect(draw([boat], 59)).not.toContain('class="silent"')
    expect(draw([boat], 61)).toContain('class="silent"')
  })

  it('are counted outside of the picture', () => {
    const svg = draw([boatAt({ latitude: 54.5, longitude: 10 }), boatAt(start)], 0)

    expect(boatsIn(svg)).toBe(1)
    expect(svg).toContain('1 boat outside of this picture')
  })

  it('differ in colour, line and shape, whatever their order, and keep a colour of their own', () => {
    const looksIn = (svg: string, fixed = '') =>
      Array.from(
        svg.matchAll(/<title>\d+ ([^,]*).*?href="(#hull\d)" class="hull([^"]*)"/g),
        ([, name, hull, look]) => [name, `${hull} ${look}${fixed}`] as const,
      )
    const fleet = sailingFleet(21)
    const looks = new Map(looksIn(draw(fleet, 330)))
    const turned = fleet.map((boat) => ({ ...boat, rank: 30 - (boat.rank ?? 0) }))
    const red = draw([{ ...boatAt(start), rank: 1, color: '#ff0000' }], 0)

    expect(new Set(looks.values()).size).toBe(21)
    expect(new Map(looksIn(draw(turned, 330)))).toEqual(looks)
    expect(red).toMatch(/class="hull line0" fill="#ff0000"/)
    expect(red).not.toMatch(/class="hull[^"]* look/)
  })

  it('cannot write into the picture by names and colors', () => {
    const boat = { ...boatAt(start), name: '<script>"', color: '"><script>' }

    expect(draw([boat], 0)).not.toContain('<script')
  })
})

describe('the chart of the board', () => {
  it('has marks and a projection, but no boats', () => {
    const svg = drawBoardChart(upAndDownCourse)

    expect(svg).toMatch(/data-view="\{&quot;width&quot;:400,/)
    expect(svg).toContain('>RC<')
    expect(boatsIn(svg)).toBe(0)
  })

  it('has names of near marks on different sides, and beside the lines', () => {
    const svg = drawBoardChart(upAndDownCourse)

    expect(textOf(svg, '4p')).toMatchObject({ anchor: 'end' })
    expect(textOf(svg, '4s')).toMatchObject({ anchor: 'start' })
    expect(textOf(svg, 'Pin')).toMatchObject({ anchor: 'end' })
  })

  it('has no projection without marks, but a scale', () => {
    const svg = drawBoardChart(noCourse)

    expect(svg).not.toContain('data-view')
    expect(svg).toContain('500 m')
  })
})
