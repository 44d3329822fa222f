/** The design of a course over HTTP. The tests of the rules cover its positions. */
import { describe, expect, it } from 'vitest'
import { courseSetup, pointersOf } from '../support/courseSetup.ts'
import { C, type Json } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { stateOf } from '../support/tableState.ts'

const service = await useTestService()
const tools = courseSetup(service)
const officer = await service.createUser('officer')

const start = { latitude_deg: 54.42, longitude_deg: 10.18 }
const question = (more: Json = {}) => ({
  type: 'L2',
  wind: 240,
  start,
  firstLegMetres: 1_500,
  ...more,
})

const design = async (more: Json = {}, token: string | undefined = officer) => {
  const { status, body, text } = await tools.send('design', token, question(more))
  expect(status, text).toBe(200)
  return body as Json & {
    readonly waypoints: readonly { readonly markConfigurationIds: readonly string[] }[]
    readonly markConfigurations: readonly { readonly id: string; readonly positioning: Json }[]
    readonly warnings?: readonly { readonly code: string; readonly pointer: string }[]
  }
}

describe('createCourse takes', () => {
  it.each<[string, Json]>([
    ...['L1', 'LG2', 'M2', 'W3', 'TL2', 'O3', 'IA2'].map((type): [string, Json] => [type, {}]),
    ['trapezoid-outer', { laps: 2, options: { gates: true } }],
    ['triangle', { laps: 100 }],
  ])('%s with %j as it is, without a warning', async (type, more) => {
    const regatta = await tools.newRegatta(officer)
    const designed = await design({ type, ...more })

    const saved = await tools.save(officer, regatta, designed)

    expect(designed.warnings).toBeUndefined()
    expect(saved).not.toHaveProperty('warnings')
    const name = (id: string) =>
      saved.markConfigurations.find((mark) => mark.id === id)?.effectiveProperties.name
    const idOf = new Map(
      designed.markConfigurations.map((mark, index) => [
        mark.id,
        saved.markConfigurations[index]?.id,
      ]),
    )
    expect(saved.waypoints).toMatchObject(
      designed.waypoints.map((waypoint) => ({
        ...waypoint,
        markConfigurationIds: waypoint.markConfigurationIds.map((id) => idOf.get(id)),
      })),
    )
    expect(
      saved.markConfigurations.map(({ lastKnownPosition }) => lastKnownPosition),
    ).toMatchObject(
      designed.markConfigurations.map(({ positioning }) => positioning.position as Json),
    )
    expect(name(saved.waypoints[0]?.markConfigurationIds[0] ?? '')).toBe('Start pin')
    expect([saved.name, saved.optionalRepeatablePart, saved.numberOfLaps]).toEqual([
      designed.name,
      designed.optionalRepeatablePart,
      designed.numberOfLaps,
    ])
  })
})

describe('the design', () => {
  it('stores nothing, and belongs to callers who are signed in', async () => {
    const token = await service.createUser('reader')
    await design({}, token)
    const before = await stateOf(service)
    await design({}, token)

    expect(await stateOf(service)).toEqual(before)
    expect((await tools.send('design', undefined, question())).status).toBe(401)
  })

  it('is a diagram, or a document for chart plotters, if `Accept` prefers it', async () => {
    const ask = (accept: string) =>
      service.request(`POST ${C}/design`, {
        token: officer,
        json: question({ type: 'IA3' }),
        headers: { accept },
      })
    const [picture, gpx] = [await ask('image/svg+xml'), await ask('application/gpx+xml')]

    expect(picture.text).toMatch(/^<svg [^]*IA3[^]*3 laps/)
    expect(gpx.text).toMatch(/<wpt [^]*Committee boat/)
  })

  it('has the warnings of courses', async () => {
    const { warnings } = await design({ options: { startLineMetres: 2_100, gateMetres: 2_000 } })

    expect(warnings?.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['wide-pair', '/waypoints/0/markConfigurationIds'],
      ['wide-pair', '/waypoints/4/markConfigurationIds'],
    ])
  })
})

describe('an invalid question', () => {
  const refused = async (more: Json) => {
    const reply = await tools.send('design', officer, question(more))
    expect(reply.status, reply.text).toBe(400)
    return reply
  }

  it.each<[string, Json, string]>([
    ['no laps at all', { type: 'L', laps: 0 }, '/laps'],
    ['a wind of 361 degrees', { wind: 361 }, '/wind'],
    ['a wind in words', { wind: 'west' }, '/wind'],
    ['the pole', { start: { latitude_deg: 90, longitude_deg: 0 } }, '/start/latitude_deg'],
    ['half a position', { start: { latitude_deg: 54 } }, '/start/longitude_deg'],
    ['a long first leg', { firstLegMetres: 18_521 }, '/firstLegMetres'],
    ['a short first leg', { firstLegMetres: 49 }, '/firstLegMetres'],
    ['a flat reach', { options: { reachAngle: 80 } }, '/options/reachAngle'],
  ])('with %s is refused at its place', async (_, more, pointer) => {
    expect(pointersOf(await refused(more))).toEqual([pointer])
  })

  it('gets all errors at once, and a suggestion', async () => {
    const reply = await refused({ type: 'LQ2', wind: -1, options: { gateMetres: 0 } })

    expect(pointersOf(reply).toSorted()).toEqual(['/options/gateMetres', '/type', '/wind'])
    expect(reply.text).toContain('Did you mean `L2`?')
    expect(reply.text).toContain('World Sailing designation: L, LR, LG, M, W, T, TL, TW, I, O')
  })
})
