/** The course page: its content for different callers, its headers, its size, and its failures. */
import { describe, expect, it } from 'vitest'
import type { RequestOptions } from '../../scripts/requests/requests.ts'
import { courseSetup } from '../support/courseSetup.ts'
import { buoy, coursePath, type Json, windwardLeeward } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent } from '../support/sailing.ts'

const service = await useTestService()
const tools = courseSetup(service)
const officer = await service.createUser('officer')
const spectator = await service.createUser('spectator')

const pageOf = (regatta: string, options: RequestOptions = {}, race = 'R1') =>
  service.request(`GET /course/${coursePath(regatta, race)}`, {
    ...options,
    headers: { accept: 'text/html,*/*;q=0.8' },
  })

interface PageData {
  readonly mayDesign: boolean
  readonly designed?: Json
  readonly design: Json
  readonly races: readonly Json[]
  readonly marks: readonly Json[]
}

const dataOf = (text: string): PageData =>
  JSON.parse(/id="page-data">([^<]*)</.exec(text)?.[1] ?? '{}') as PageData

const design = async (more: Json): Promise<Json> => {
  const start = { latitude_deg: 54.42, longitude_deg: 10.18 }
  const question = { type: 'L2', wind: 240, start, firstLegMetres: 1_500, ...more }
  const { body } = await tools.send('design', officer, question)
  return body as Json
}

describe('the page', () => {
  it('lets only callers with UPDATE design the course', async () => {
    const regatta = await tools.newRegatta(officer)
    await tools.save(officer, regatta, windwardLeeward())
    const pages = [
      await pageOf(regatta, { token: officer }),
      await pageOf(regatta, { token: spectator }),
      await pageOf(regatta),
    ]

    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(pages.map(({ text }) => dataOf(text).mayDesign)).toEqual([true, false, false])
    for (const { text } of pages) {
      expect(text).toMatch(/<title id="course-title">Windward-leeward, 2 laps<\/title>/)
      expect(text).toContain('<caption>Marks of the course</caption>')
    }
    expect(pages.map(({ text }) => text.includes('Sign in to design the course'))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('has the fields, the plan and the picture of the design before its script begins', async () => {
    const regatta = await tools.newRegatta(officer)
    const present = await design({ type: 'L2' })
    await tools.save(officer, regatta, present)
    const { text } = await pageOf(regatta, { token: officer })

    expect(text).toMatch(/<input [^>]*id="wind" value="240"/)
    expect(text).toMatch(
      /<svg class="plan movable"[^>]*>(?:<circle class="other"[^>]*><\/circle>)+<circle class="mark"/,
    )
    expect(text).toContain('<title id="design-title">L2')
    const { designed } = dataOf(text)
    expect(designed).toMatchObject({ name: 'L2', waypoints: present.waypoints })

    const other = await pageOf(regatta, { token: spectator })
    expect(other.text).not.toMatch(/id="wind"|class="plan|design-title/)
    expect(dataOf(other.text).designed).toBeUndefined()
  })

  it('begins without a design that the service refuses', async () => {
    const regatta = await tools.newRegatta(officer)
    const [first, ...others] = (await design({ firstLegMetres: 18_520 }))
      .markConfigurations as Json[]
    const far = { ...first, positioning: { position: { latitude_deg: 53, longitude_deg: 10 } } }
    const waypoints = (await design({})).waypoints
    await tools.save(officer, regatta, {
      name: 'Far',
      markConfigurations: [far, ...others],
      waypoints,
    })
    const { text } = await pageOf(regatta, { token: officer })

    expect(dataOf(text).design.metres).toBeGreaterThan(18_520)
    expect(dataOf(text).designed).toBeUndefined()
    expect(text).toMatch(/<figure id="picture" lang="en"><\/figure>/)
  })

  it('begins with the design of the present course, and lists its race first', async () => {
    const regatta = await tools.newRegatta(officer)
    await tools.save(officer, regatta, await design({ type: 'LA3' }), 'R2')

    const data = dataOf((await pageOf(regatta, { token: officer }, 'R2')).text)

    expect(data.design).toMatchObject({ type: 'L', hasOffset: true, laps: 3, wind: 240 })
    expect(data.design.metres).toBeCloseTo(1_500, 2)
    expect(data.design.start).toEqual({
      latitude: expect.closeTo(54.42, 7) as number,
      longitude: expect.closeTo(10.18, 7) as number,
    })
    expect(data.races.map(({ raceColumn }) => raceColumn)).toEqual(['R2', 'R1', 'R3'])
    expect(data.races[0]?.path).toBe(`/${coursePath(regatta, 'R2')}`)
    expect(data.marks.map(({ name, isOfCourse }) => [name, isOfCourse])).toEqual([
      ...['Start pin', 'Committee boat', '1', '1A', '4P', '4S'].map((name) => [name, true]),
    ])
  })

  it.each<[Json, Json]>([
    [{ type: 'TW2' }, { type: 'TW', hasOffset: false, laps: 2 }],
    [{ type: 'OA2' }, { type: 'O', hasOffset: true }],
    [{ type: 'triangle', laps: 2 }, { type: 'triangle' }],
    [
      { type: 'windward-leeward', laps: 4 },
      { type: 'L', laps: 4 },
    ],
  ])('knows the design %j again', async (question, expected) => {
    const regatta = await tools.newRegatta(officer)
    await tools.save(officer, regatta, await design(question))

    expect(dataOf((await pageOf(regatta, { token: officer })).text).design).toMatchObject(expected)
  })

  it('needs neither a course nor positions', async () => {
    const regatta = await tools.newRegatta(officer)
    const without = await pageOf(regatta, { token: officer })
    await tools.save(officer, regatta, windwardLeeward())
    const unplaced = await pageOf(regatta, { token: officer })

    expect(without.text).toContain('No course has been laid for this race yet.')
    expect(dataOf(without.text).design).toEqual({ type: 'L', hasOffset: false, laps: 2 })
    expect(dataOf(unplaced.text).design).toEqual({ type: 'L', hasOffset: false, laps: 2 })
  })

  it('begins the first course of a race where the last start line or the venue is', async () => {
    const venue = { venuename: 'Laboe', venuelat: 54.41, venuelng: 10.22 }
    const regatta = await makeEvent(service, officer, { numberofraces: 3, ...venue })
    const startOf = async (race: string, token = officer) =>
      dataOf((await pageOf(regatta, { token }, race)).text).design.start

    expect(await startOf('R2')).toEqual({ latitude: 54.41, longitude: 10.22 })
    expect(await startOf('R2', spectator)).toBeUndefined()
    await tools.save(officer, regatta, await design({}), 'R3')
    const other = { latitude_deg: 54.5, longitude_deg: 10.3 }
    await tools.save(officer, regatta, await design({ start: other }), 'R1')
    expect(await startOf('R2')).toEqual({
      latitude: expect.closeTo(54.5, 7) as number,
      longitude: expect.closeTo(10.3, 7) as number,
    })
    await tools.save(officer, regatta, windwardLeeward(), 'R2')
    expect(await startOf('R2')).toBeUndefined()
  })

  it('is in the language of the reader, with lengths in its notation', async () => {
    const regatta = await tools.newRegatta(officer)
    await tools.save(officer, regatta, await design({ firstLegMetres: 1_445 }))

    const german = { headers: { 'accept-language': 'de' } }
    const { text } = await service.request(`GET /course/${coursePath(regatta)}`, german)

    expect(text).toContain('<h1>Bahn von <bdi>R1</bdi></h1>')
    expect(text).toContain('<th scope="col">Schenkel</th>')
    expect(text).toContain('<span class="degrees">0,78 NM</span>')
    expect(text).toMatch(/<text[^>]*>0,78 NM<\/text>/)
    expect(text).toContain('Bahnkarte drucken')
  })

  it('has at most 200 marks, those of the course first', async () => {
    const regatta = await tools.newRegatta(officer)
    const spares = Array.from({ length: 220 }, (_, index) => buoy(`spare ${index}`))
    const { markConfigurations } = windwardLeeward()
    await tools.save(
      officer,
      regatta,
      windwardLeeward({ name: 'Spares', markConfigurations: [...spares, ...markConfigurations] }),
    )

    const { marks } = dataOf((await pageOf(regatta, { token: officer })).text)

    expect(marks).toHaveLength(200)
    expect(marks.map(({ isOfCourse }) => isOfCourse).lastIndexOf(true)).toBe(4)
  })

  it('escapes names', async () => {
    const eventName = '<b>"Kiel" & co'
    const regatta = await makeEvent(service, officer, { eventName, numberofraces: 1 })
    const { text } = await pageOf(regatta, { token: officer })
    const [, ...shown] = text.split('<b>')

    expect(shown).toEqual([])
    expect(text).toContain('&lt;b>&quot;Kiel&quot; &amp;')
    expect(dataOf(text).races[0]?.path).toBe(`/${coursePath(regatta)}`)
  })
})

describe('the response', () => {
  it('allows its own style and script only, and requests to the service', async () => {
    const { headers, text } = await pageOf(await tools.newRegatta(officer))
    const policy = String(headers['content-security-policy']).split('; ')
    const { text: script } = await import('#courses/browser/course/main.tsx?file')

    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "style-src 'self'",
        "script-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
      ]),
    )
    expect(text).not.toMatch(/<script>|<style/)
    expect(text).not.toMatch(/ style=| on[a-z]+="/)
    // The magnetic variation is not a secret.
    expect(script).not.toMatch(/localStorage(?!\.[gs]etItem\([`'"]variation[`'"])|sessionStorage/)
    expect(script).not.toMatch(/eval\(|new Function/)
  })

  it('is a page for 401, 403 and 404, too', async () => {
    const regatta = await makeEvent(service, officer, { ispublic: false })
    const replies = [
      await pageOf(regatta),
      await pageOf(regatta, { token: spectator }),
      await pageOf(await tools.newRegatta(officer), { token: officer }, 'R9'),
    ]

    expect(replies.map(({ status }) => status)).toEqual([401, 403, 404])
    for (const { text } of replies) expect(text).toMatch(/^<!doctype html>/)
    expect(replies[1]?.text).toContain(`/why?permission=REGATTA`)
  })
})
