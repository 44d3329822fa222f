/** Courses for chart plotters over HTTP, selected by the ending of the path or by `Accept`. */
import { describe, expect, it } from 'vitest'
import type { RequestOptions } from '../../scripts/requests/requests.ts'
import { geoJsonFaults, gpxFaults } from './courseExchangeChecks.ts'
import { courseSetup } from '../support/courseSetup.ts'
import { buoy, C, coursePath, type Json, windwardLeeward, withEntry } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent } from '../support/sailing.ts'

const service = await useTestService()
const tools = courseSetup(service)
const officer = await service.createUser('officer')
const stranger = await service.createUser('stranger')

const geoType = 'application/geo+json'
const gpxType = 'application/gpx+xml'

const get = (path: string, options: RequestOptions = {}) =>
  service.request(`GET ${C}/${path}`, { token: officer, ...options })

const at = (latitude_deg: number): Json => ({
  positioning: { position: { latitude_deg, longitude_deg: 10 } },
})

const newCourse = async (more: Json = {}) => {
  const regatta = await tools.newRegatta(officer)
  const configuration = withEntry(windwardLeeward(more), 'pin', at(54))
  await tools.save(officer, regatta, withEntry(configuration, '1', at(54.1)))
  return regatta
}

const featuresOf = (body: unknown) => {
  const collection = body as Parameters<typeof geoJsonFaults>[0]
  expect(geoJsonFaults(collection)).toEqual([])
  return collection.features
}

describe('the course of a race', () => {
  it('is GeoJSON when the path or `Accept` says so', async () => {
    const regatta = await newCourse()
    const path = `getFromCourse/${coursePath(regatta)}`

    const byEnding = await get(`${path}.geojson`, { headers: { accept: 'application/json' } })
    const preferred = await get(path, { headers: { accept: geoType } })

    expect(byEnding.headers).toMatchObject({
      'content-type': `${geoType}; charset=utf-8`,
      'content-disposition': 'inline; filename="Windward-leeward.geojson"',
    })
    expect(preferred.text).toBe(byEnding.text)
    const features = featuresOf(byEnding.body)
    expect(features.map(({ properties }) => properties.kind)).toEqual([
      ...Array<string>(5).fill('mark'),
      'line',
      'gate',
      'line',
      ...Array<string>(4).fill('leg'),
    ])
    expect(features.find(({ properties }) => properties.name === '1')?.geometry).toEqual({
      type: 'Point',
      coordinates: [10, 54.1],
    })
  })

  it('is GPX when the path or `Accept` says so, with all laps', async () => {
    const regatta = await newCourse({ name: '<Kühl>  & "naß" ', numberOfLaps: 3 })
    const path = `getFromCourse/${coursePath(regatta)}`

    const { headers, text } = await get(`${path}.gpx`)

    expect(headers).toMatchObject({
      'content-type': `${gpxType}; charset=utf-8`,
      'content-disposition': 'inline; filename="Kuhl-na.gpx"',
    })
    expect(gpxFaults(text)).toEqual([])
    expect(text).toContain('&lt;Kühl&gt; &amp; &quot;naß&quot;, 3 laps')
    expect(text.match(/<rtept /g)).toHaveLength(3)
    expect((await get(path, { headers: { accept: gpxType } })).text).toBe(text)
  })

  it('has a valid file name for any course name', async () => {
    const regatta = await newCourse({ name: '风向' })

    const { headers } = await get(`getFromCourse/${coursePath(regatta)}.gpx`)

    expect(headers['content-disposition']).toBe('inline; filename="file.gpx"')
  })

  it('is sent once, and again only after a change', async () => {
    const regatta = await newCourse()
    const path = `getFromCourse/${coursePath(regatta)}`
    for (const ending of ['.geojson', '.gpx', '.svg']) {
      const { headers } = await get(`${path}${ending}`)
      const again = () =>
        get(`${path}${ending}`, { headers: { 'if-none-match': headers.etag ?? '' } })

      expect((await again()).status).toBe(304)
      await tools.save(officer, regatta, windwardLeeward({ name: `Not ${ending}` }))
      expect((await again()).status).toBe(200)
    }
  })

  it('is JSON for a fleet whose name ends like a document', async () => {
    const series = [{ name: 'Default', fleets: ['Gold', 'Gold.gpx', 'Gold.geojson', 'Gold.svg'] }]
    const regatta = await makeEvent(service, officer, { numberofraces: 1, series })

    for (const ending of ['gpx', 'geojson', 'svg']) {
      const literal = await get(`getFromCourse/${coursePath(regatta, 'R1', `Gold.${ending}`)}`)
      expect(literal.headers['content-type']).toMatch(/^application\/json/)
      const document = `getFromCourse/${coursePath(regatta, 'R1', `Gold.${ending}.${ending}`)}`
      expect((await get(document)).headers['content-type']).toContain(ending.slice(0, 3))
    }
  })

  it('without waypoints has no route, and is refused without the permission', async () => {
    const regatta = await makeEvent(service, officer, { numberofraces: 1, ispublic: false })
    const path = `getFromCourse/${coursePath(regatta)}`

    expect((await get(`${path}.gpx`)).text).not.toContain('<rte')
    expect(featuresOf((await get(`${path}.geojson`)).body)).toEqual([])
    for (const ending of ['.gpx', '.geojson']) {
      expect((await get(`${path}${ending}`, { token: stranger })).status).toBe(403)
    }
  })
})

describe('a course template', () => {
  it('has the positions of the marks that were created from it in a regatta, and otherwise none', async () => {
    const { courseTemplateId = '' } = await tools.saveTemplate(officer, windwardLeeward())
    const regatta = await tools.newRegatta(officer)
    const laid = await tools.readTemplate(officer, courseTemplateId, '?laps=2')
    const placed = laid.markConfigurations.map((mark, index) => ({ ...mark, ...at(54 + index) }))
    await tools.save(officer, regatta, { ...laid, markConfigurations: placed })
    const path = `getFromCourseTemplate/${courseTemplateId}`

    const nowhere = featuresOf((await get(`${path}.geojson`)).body)
    const there = featuresOf(
      (await get(`${path}.geojson?regattaName=${encodeURIComponent(regatta)}`)).body,
    )
    const { text } = await get(`${path}.gpx?regattaName=${encodeURIComponent(regatta)}&laps=3`)

    expect(nowhere.filter(({ geometry }) => geometry !== null)).toEqual([])
    expect(there.filter(({ geometry }) => geometry === null)).toEqual([])
    expect(there).toHaveLength(nowhere.length)
    expect(text.match(/<rtept /g)).toHaveLength(7)
  })
})

describe('a spare mark', () => {
  it('of the course is included, and another mark of the regatta is not', async () => {
    const regatta = await newCourse()
    const spare = buoy('Spare', { associatedRole: 'Windward', ...at(54.2) })
    const { markConfigurations, ...course } = windwardLeeward()
    const all = [...markConfigurations, spare]
    await tools.save(officer, regatta, { ...course, markConfigurations: all }, 'R2')

    const spares = async (race: string) =>
      featuresOf((await get(`getFromCourse/${coursePath(regatta, race)}.geojson`)).body)
        .filter(({ properties }) => properties.isSpare === true)
        .map(({ properties }) => properties.name)

    expect([await spares('R1'), await spares('R2')]).toEqual([[], ['Spare']])
  })
})
