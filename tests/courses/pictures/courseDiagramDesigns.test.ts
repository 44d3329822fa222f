/** The pictures of World Sailing courses: lengths, wind, laps, and marks in their usual positions. */
import { describe, expect, it } from 'vitest'
import { courseOfDesign } from '#courses/rules/design/courseOfDesign.ts'
import { designOf } from '#courses/rules/design/designInput.ts'
import { type DiagramCourse, type DiagramMark, diagramOf } from '#courses/pictures/diagramCourse.ts'
import { drawCourse, sceneOf } from '#courses/pictures/drawCourse.ts'
import { describeCourse, lapsInWords } from '#courses/pictures/words.ts'
import { lineFaults, roomFaults } from './courseDiagramChecks.ts'
import { course, mark, pair, single } from './courseDiagramMarks.ts'
import { trapezoidInner, triangle } from './courseDiagramUsual.ts'

const designed = (type: string, wind = 240): DiagramCourse => {
  const { markConfigurations, ...course } = courseOfDesign(
    designOf({
      type,
      wind,
      firstLegMetres: 1_482,
      start: { latitude_deg: 54.42, longitude_deg: 10.2 },
    }),
  )
  return diagramOf({
    ...course,
    markConfigurations: markConfigurations.map((mark) => ({ ...mark, trackingDevices: [] })),
  })
}

const withoutPositions = (course: DiagramCourse): DiagramCourse => ({
  ...course,
  marks: course.marks.map((mark) => ({ ...mark, position: undefined })),
})

const types = ['L', 'LA', 'LR', 'LG', 'M', 'W', 'T', 'TL', 'TW', 'I', 'O', 'OA'].flatMap(
  (letters) => [2, 3].map((laps) => `${letters}${laps}`),
)

/** The middle of the marks with these names, in the picture. */
const middleOf = (
  course: DiagramCourse,
  names: readonly string[],
  { positions } = sceneOf(course).layout,
) => {
  const points = names.map((name) => {
    const index = course.marks.findIndex((mark) => mark.shortName === name)
    return positions.get(index) ?? { x: NaN, y: NaN }
  })
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  }
}

describe.each(types)('the picture of %s', (type) => {
  const course = designed(type)

  it.each([
    ['with positions', course],
    ['without positions', withoutPositions(course)],
  ])('%s is readable, and has the start line square to the wind, below mark 1', (_, drawn) => {
    const scene = sceneOf(drawn)
    const at = (name: string) => middleOf(drawn, [name], scene.layout)

    expect(roomFaults(scene)).toEqual([])
    expect(lineFaults(scene)).toEqual([])
    expect(Math.abs(at('Start pin').y - at('Committee boat').y)).toBeLessThan(1)
    expect(at('Start pin').x).toBeLessThan(at('Committee boat').x)
    expect(at('1').y).toBeLessThan(at('Start pin').y)
    // The wind is no bearing of a leg.
    if (drawn === course) expect(scene.svg).toContain('>Wind<')
    expect(scene.svg).not.toMatch(/Wind \d/)
  })
})

describe('a World Sailing course without positions', () => {
  it('has its finish where the designation says', () => {
    const reach = withoutPositions(designed('LR2'))
    const upwind = withoutPositions(designed('W2'))

    expect(middleOf(reach, ['Finish pin', 'Finish boat']).x).toBeGreaterThan(
      middleOf(reach, ['4P']).x + 20,
    )
    expect(middleOf(upwind, ['Finish pin', 'Finish boat']).y).toBeLessThan(
      middleOf(upwind, ['1']).y,
    )
  })

  it('has the loops of a trapezoid side by side', () => {
    const inner = withoutPositions(designed('I2'))

    expect(middleOf(inner, ['2']).x).toBeLessThan(middleOf(inner, ['1']).x - 100)
    expect(middleOf(inner, ['3']).x).toBeLessThan(middleOf(inner, ['4']).x - 100)
  })

  it('has other positions if the sequence is another one', () => {
    const course = withoutPositions(designed('O2'))
    const other = { ...course, waypoints: course.waypoints.toSpliced(3, 1) }

    expect(middleOf(course, ['3']).y).not.toBeCloseTo(middleOf(other, ['3']).y, 0)
  })
})

describe('the lengths of legs', () => {
  it('are beside the legs, with the direction of the first leg', () => {
    const svg = drawCourse(designed('L2'))

    expect(svg).toMatch(/>240°<.*>0\.80 NM</)
    expect(svg.match(/>0\.75 NM</g)).toHaveLength(2)
    expect(svg).toContain('>2 laps · 4 legs · 3.10 NM<')
    expect(drawCourse(withoutPositions(designed('L2')))).not.toMatch(/\d (?:NM|m)</)
  })

  it('are in metres below a tenth of a nautical mile', () => {
    const course: DiagramCourse = {
      name: 'x',
      numberOfLaps: null,
      marks: [54.42, 54.4209].map((latitude) => ({
        name: `${latitude}`,
        shortName: `${latitude}`,
        position: { latitude, longitude: 10 },
      })),
      waypoints: [
        { passingInstruction: 'None', marks: [0] },
        { passingInstruction: 'Port', marks: [1] },
      ],
    }

    expect(drawCourse(course)).toMatch(/>000°<.*>100 m</)
  })

  it('are in the description', () => {
    const words = describeCourse(designed('L2', 5))

    expect(words).toContain('Wind from the top.')
    expect(words).toContain('Leg 1: to 1, leave it to port, 005° 0.80 NM.')
  })
})

describe('the direction of the wind', () => {
  it('has no arrow on a course whose first leg is no beat', () => {
    const at = (name: string, latitude: number, longitude: number) =>
      mark(name, name, { position: { latitude, longitude } })
    const reach = (first: DiagramMark) =>
      course(
        'Passage',
        [at('Pin', 54, 10), at('RC', 54.001, 10), first],
        [pair('Line', 0, 1), single('Port', 2)],
      )

    expect(drawCourse(reach(at('1', 54.02, 10)))).not.toContain('wind-arrow"')
    expect(describeCourse(reach(at('1', 54.02, 10)))).not.toContain('Wind')
    expect(drawCourse(reach(at('1', 54, 10.05)))).toContain('wind-arrow"')
  })
})

describe('the laps', () => {
  it('have a bracket, and the legs of each lap', () => {
    expect(drawCourse(trapezoidInner)).toMatch(/class="laps".*>3 laps</)
    expect(lapsInWords(trapezoidInner)).toEqual([
      'Lap 1: legs 1–2',
      'Lap 2: legs 3–4',
      'Lap 3: legs 5–8',
    ])
    expect(lapsInWords(designed('L9'))).toEqual([
      'Lap 1: legs 1–2',
      'Laps 2–8: legs 3–16, 2 each',
      'Lap 9: legs 17–18',
    ])
    expect(drawCourse({ ...trapezoidInner, numberOfLaps: null })).toContain('>Laps<')
  })

  it('are not mentioned without a repeatable part', () => {
    expect(drawCourse(triangle)).not.toContain('class="laps"')
    expect(lapsInWords(triangle)).toEqual([])
  })
})
