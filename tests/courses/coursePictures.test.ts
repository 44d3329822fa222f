/** Courses as pictures and for chart plotters, over HTTP, by the ending of the path or by `Accept`. */
import { describe, expect, it } from 'vitest'
import type { Reply, RequestOptions } from '../../scripts/requests/requests.ts'
import { newId } from '../../harness/ids.ts'
import { courseSetup, pointersOf } from '../support/courseSetup.ts'
import { buoy, C, coursePath, windwardLeeward, withEntry, type Json } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { reportPhone } from '../support/marks.ts'
import { makeEvent } from '../support/sailing.ts'
import { differences, stateOf } from '../support/tableState.ts'
import { geoJsonFaults, gpxFaults } from './courseExchangeChecks.ts'

const service = await useTestService()
const tools = courseSetup(service)
const officer = await service.createUser('officer')
const other = await service.createUser('other')

const svgOf = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const reply = await service.request(`GET ${C}/${path}`, { token: officer, headers })
  expect(reply.status).toBe(200)
  return reply
}

const expectPicture = ({ status, headers, text }: Reply, ...names: readonly string[]) => {
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^image\/svg\+xml/)
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(text).toMatch(/^<svg [^]*<\/svg>\n$/)
  for (const name of names) expect(text).toContain(name)
}

describe('the picture of the course of a race', () => {
  it('is returned when the path ends in .svg, under both prefixes', async () => {
    const regatta = await tools.newRegatta(officer)
    await tools.save(officer, regatta, windwardLeeward({ name: 'Up & <down>' }))

    const picture = await svgOf(`getFromCourse/${coursePath(regatta)}.svg`)
    const path = `GET /api/v1/courseconfiguration/getFromCourse/${coursePath(regatta)}.svg`
    const same = await service.request(path, { token: officer })

    expectPicture(picture, 'Up &amp; &lt;down&gt;', '2 laps')
    expect(same.text).toBe(picture.text)
  })

  it('is returned when `Accept` prefers it, and JSON otherwise', async () => {
    const regatta = await tools.newRegatta(officer)
    await tools.save(officer, regatta, windwardLeeward())
    const path = `getFromCourse/${coursePath(regatta)}`

    expectPicture(await svgOf(path, { accept: 'image/svg+xml' }), 'Windward-leeward')
    expectPicture(await svgOf(`${path}.svg`, { accept: 'application/json' }))
    for (const accept of ['*/*', 'application/json, image/svg+xml;q=0.9', 'text/html']) {
      const { headers } = await svgOf(path, { accept })
      expect(headers['content-type']).toMatch(/^application\/json/)
      expect(headers['content-security-policy']).toContain("base-uri 'none'")
    }
  })

  it('shows the marks of the course, and no others of the regatta', async () => {
    const regatta = await tools.newRegatta(officer)
    await tools.save(officer, regatta, windwardLeeward())
    const other = { name: 'One', markConfigurations: [buoy('Lonely')], waypoints: [] }
    await tools.save(officer, regatta, other, 'R2')

    const { text } = await svgOf(`getFromCourse/${coursePath(regatta)}.svg`)

    expect(text).not.toContain('Lonely')
    expectPicture(await svgOf(`getFromCourse/${coursePath(regatta, 'R3')}.svg`), 'R3')
  })

  it('requires the same permission, and a fleet before its ending', async () => {
    const regatta = await makeEvent(service, officer, { numberofraces: 1, ispublic: false })
    const get = async (path: string, token: string) =>
      (await service.request(`GET ${C}/getFromCourse/${path}`, { token })).status

    expect(await get(`${coursePath(regatta)}.svg`, other)).toBe(403)
    expect(await get(coursePath(regatta, 'R1', '.svg'), officer)).toBe(400)
  })
})

describe('the picture of a course template', () => {
  it('is returned when the path ends in .svg, with the requested lap count', async () => {
    const { courseTemplateId: id = '' } = await tools.saveTemplate(officer, windwardLeeward())
    const path = `getFromCourseTemplate/${id}`

    expectPicture(await svgOf(`${path}.svg`), 'Windward-leeward', '2 laps')
    expectPicture(await svgOf(`${path}.svg?laps=3`), '3 laps')
    expectPicture(await svgOf(path, { accept: 'image/svg+xml' }))
    const asked = async (end: string, token: string) =>
      (await service.request(`GET ${C}/${path}${end}`, { token })).status
    expect(await asked('.svg', other)).toBe(403)
    expect(await asked('.png', officer)).toBe(400)
    expect(await asked('.svg.svg', officer)).toBe(400)
  })
})

describe('the preview of a configuration', () => {
  it('is a picture of a valid configuration', async () => {
    const roles = withEntry(windwardLeeward({ numberOfLaps: 4 }), '1', {
      associatedRole: 'Windward',
      positioning: { position: { latitude_deg: 54, longitude_deg: 10 } },
    })
    const before = await stateOf(service)

    expectPicture(await tools.send('diagram', officer, roles), 'Windward-leeward', '4 laps')
    expectPicture(await tools.send('diagram', officer, { ...roles, makes: 'template' }), '4 laps')
    expect(differences(before, await stateOf(service))).toEqual([])
  })

  it('uses the marks of a regatta', async () => {
    const regatta = await tools.newRegatta(officer)
    const saved = await tools.save(officer, regatta, windwardLeeward())

    const picture = await tools.send('diagram', officer, { ...saved, regattaName: regatta })
    const { text } = await svgOf(`getFromCourse/${coursePath(regatta)}.svg`)

    expect(picture.text).toBe(text)
    expect((await tools.send('diagram', officer, { ...saved })).status).toBe(400)
  })

  it('shows the marks of a regatta where their phones are', async () => {
    const regatta = await tools.newRegatta(officer)
    const deviceUUID = newId()
    const tracked = withEntry(windwardLeeward(), '1', { positioning: { deviceUUID } })
    const places = { pin: [54, 10], boat: [54, 10.002], '4p': [54.001, 10], '4s': [54.001, 10.001] }
    const configuration = Object.entries(places).reduce(
      (course, [id, [latitude_deg, longitude_deg]]) =>
        withEntry(course, id, { positioning: { position: { latitude_deg, longitude_deg } } }),
      tracked,
    )
    const saved = await tools.save(officer, regatta, configuration)
    await reportPhone(service, deviceUUID, 54.02)

    const picture = await tools.send('diagram', officer, { ...saved, regattaName: regatta })
    const { text } = await svgOf(`getFromCourse/${coursePath(regatta)}.svg`)

    expect(picture.text).toBe(text)
  })

  it('is a list of all errors otherwise', async () => {
    const wrong = { ...windwardLeeward({ name: '' }), waypoints: [{}] }

    const refused = await tools.send('diagram', officer, wrong)

    expect(refused.status).toBe(400)
    expect(pointersOf(refused)).toEqual(
      expect.arrayContaining(['/name', '/waypoints/0/passingInstruction']),
    )
    expect((await tools.send('diagram', undefined, windwardLeeward())).status).toBe(401)
  })
})

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
      expect((await get(`${path}${ending}`, { token: other })).status).toBe(403)
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
