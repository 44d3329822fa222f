/** Courses with the fixed marks of a club over HTTP: the import, the text, and the published course. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '../../harness/client.ts'
import { H, V } from '../../harness/paths.ts'
import { fileOfBay } from '../support/bay.ts'
import { courseSetup } from '../support/courseSetup.ts'
import { C, coursePath, type CourseAnswer, type Json, windwardLeeward } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const tools = courseSetup(service)
const officer = await service.createUser('officer')
const stranger = await service.createUser('stranger')

const path = `${H}/markproperties`

interface SendOptions {
  readonly type?: string
  readonly token?: string | null
  readonly query?: string
}

const send = (
  file: string | Buffer,
  { type = 'text/csv', token = officer, query = '' }: SendOptions = {},
): Promise<Reply> =>
  service.request(`POST ${path}/import${query}`, {
    ...(token === null ? {} : { token }),
    ...{ body: Buffer.from(file).toString('base64'), isBase64Encoded: true },
    headers: { 'content-type': type },
  })

interface Imported {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly marks: readonly (Json & { readonly id: string; readonly changed: readonly string[] })[]
}

const imported = async (file: string | Buffer, query = '', token = officer) => {
  const { status, body, text } = await send(file, { query, token })
  expect(status, text).toBe(200)
  return body as Imported
}

const counts = ({ created, updated, unchanged }: Imported) => [created, updated, unchanged]

const listed = async (tag: string, token = officer) => {
  const { body } = await service.request(`GET ${path}?tag=${tag}`, { token })
  return body as readonly Json[]
}

const table = (...rows: readonly string[]) => ['Name,Lat,Lon', ...rows].join('\n')

describe('the import of marks', () => {
  it('makes the 116 marks of a bay, once', async () => {
    const preview = await send(fileOfBay, { query: '?tag=card&dryRun=true' })
    const before = await listed('card')
    const first = await imported(fileOfBay, '?tag=card')
    const again = await imported(fileOfBay, '?tag=card')

    expect([preview.status, before]).toEqual([200, []])
    expect((preview.body as { readonly body: Json }).body).toMatchObject({ created: 116 })
    expect([first, again].map(counts)).toEqual([
      [116, 0, 0],
      [0, 0, 116],
    ])
    expect(await listed('card')).toHaveLength(116)
    expect(again.marks.map(({ id }) => id)).toEqual(first.marks.map(({ id }) => id))
  })

  it('updates positions by the name, and keeps what the file does not have', async () => {
    const json = { name: 'Moved', shortName: 'M', color: '#ff0000', latDeg: 54, lonDeg: 10 }
    const id = await tools.make(officer, 'markproperties', json)

    const updated = await imported(table('moved,54.001,10'))

    expect(updated.marks).toMatchObject([
      { id, name: 'Moved', change: 'updated', changed: ['positioning'], metres: 111 },
    ])
    const { body } = await service.request(`GET ${path}/${id}`, { token: officer })
    expect(body).toMatchObject({ shortName: 'M', color: '#FF0000', latDeg: 54.001, tags: [] })
  })

  it('keeps clubs with the same names apart by their tags', async () => {
    const one = await imported(table('Twin,54,10'), '?tag=one')
    const other = await imported(table('Twin,55,11'), '?tag=other')
    const both = await send(table('Twin,56,12'))
    const first = await imported(table('Twin,54,10'), '?tag=one')

    expect([one, other, first].map(counts)).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 1],
    ])
    expect([both.status, both.body]).toMatchObject([
      400,
      { errors: [{ row: 2, column: 'Name', code: 'ambiguous' }] },
    ])
  })

  it('stores nothing if one mark is wrong, and names every error', async () => {
    const refused = await send(table('Good,54,10', 'Bad,x,10', ',54,200'), { query: '?tag=half' })

    expect([refused.status, await listed('half')]).toEqual([400, []])
    expect((refused.body as { readonly errors: readonly Json[] }).errors).toMatchObject([
      { row: 3, column: 'Lat', code: 'position' },
      { row: 4, column: 'Name', code: 'required' },
      { row: 4, column: 'Lon', code: 'position' },
    ])
  })

  it('takes GPX and KML by their media types, and the course of a chart plotter', async () => {
    const gpx = '<gpx><wpt lat="54" lon="10"><name>G1</name></wpt></gpx>'
    const kml =
      '<kml><Placemark><name>K1</name><Point><coordinates>10,54</coordinates></Point></Placemark></kml>'
    const replies = await Promise.all([
      send(gpx, { type: 'application/gpx+xml' }),
      send(kml, { type: 'application/vnd.google-earth.kml+xml' }),
      send(gpx, { type: 'application/json' }),
      send(`<!DOCTYPE gpx>${gpx}`, { type: 'application/xml' }),
      send(gpx, { token: null }),
      send(''),
      send(Buffer.alloc(1024 * 1024 + 1, 'a')),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 415, 400, 401, 400, 413])
  })

  it('takes 1,000 marks', async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => `Mark ${at},${54 + at / 10_000},10`)
    expect(counts(await imported(table(...rows), '?tag=many'))).toEqual([1000, 0, 0])
    expect(counts(await imported(table(...rows.slice(1), 'Mark 0,50,9'), '?tag=many'))).toEqual([
      0, 1, 999,
    ])
  })

  it('does not touch the marks of others', async () => {
    await imported(table('Shared name,54,10'), '', stranger)
    expect(counts(await imported(table('Shared name,54,10')))).toEqual([1, 0, 0])
  })
})

const design = async (json: Json, token = officer) => {
  const { status, body, text } = await tools.send('fromText', token, json)
  expect(status, text).toBe(200)
  return body as CourseAnswer
}

const namesOf = ({ waypoints, markConfigurations }: CourseAnswer) =>
  waypoints.map(({ passingInstruction, markConfigurationIds: ids }) => {
    const shortNames = ids.map(
      (id) => markConfigurations.find((mark) => mark.id === id)?.effectiveProperties.shortName,
    )
    return `${passingInstruction} ${shortNames.join('-')}`
  })

const raceOf = (regattaName: string, raceColumn = 'R1') => ({
  race: { regattaName, raceColumn, fleet: 'Default' },
})

const inBay = (text: string, more: Json = {}) => ({ text, tag: 'bay', ...more })

beforeAll(() => imported(fileOfBay, '?tag=bay'))

describe('a course from a text', () => {
  it('is published as it is, and the same buoys are the same marks in the next race', async () => {
    const regatta = await tools.newRegatta(officer)
    const text = 'SA-SB 2x(3p 5s) A-B 1p FA-FB'

    const designed = await design(inBay(text, raceOf(regatta)))
    const saved = await tools.save(officer, regatta, designed)
    const second = await design(inBay('SA-SB 5p 1s FA-FB', raceOf(regatta, 'R2')))
    const savedSecond = await tools.save(officer, regatta, second, 'R2')

    const roundings = ['Port 3', 'Starboard 5', 'Port 3', 'Starboard 5', 'Gate A-B', 'Port 1']
    expect(namesOf(designed)).toEqual(['Line SA-SB', ...roundings, 'Line FA-FB'])
    expect([designed.name, designed.numberOfLaps]).toEqual([text, 2])
    expect(namesOf(saved)).toEqual(namesOf(designed))
    expect(saved.optionalRepeatablePart).toEqual(designed.optionalRepeatablePart)
    const markOf = (course: CourseAnswer, name: string) =>
      course.markConfigurations.find((mark) => mark.effectiveProperties.shortName === name)
    for (const name of ['SA', '5', '1', 'FB']) {
      expect(markOf(saved, name)?.lastKnownPosition).toBeDefined()
      expect(markOf(savedSecond, name)).toMatchObject({
        markId: markOf(saved, name)?.markId,
        markPropertiesId: markOf(designed, name)?.markPropertiesId,
      })
    }
    expect(savedSecond.markConfigurations).toHaveLength(saved.markConfigurations.length)
  })

  it('has the lines of the race without lines in the text', async () => {
    const regatta = await tools.newRegatta(officer)
    const present = await tools.save(officer, regatta, {
      ...(await design(inBay('CA-CB 7p NA-NB'))),
      name: 'before',
    })

    const designed = await design(inBay('2x(3p 5s)', raceOf(regatta)))
    const saved = await tools.save(officer, regatta, designed)

    expect(namesOf(designed)).toEqual([
      ...['Line CA-CB', 'Port 3', 'Starboard 5', 'Port 3', 'Starboard 5', 'Line NA-NB'],
    ])
    expect(saved.waypoints[0]).toEqual(present.waypoints[0])
    expect(designed).not.toHaveProperty('warnings')
  })

  it('starts at its first mark without any line, and warns of it', async () => {
    const designed = await design(inBay('3p 5s', { name: 'Course 7' }))
    expect(namesOf(designed)).toEqual(['Port 3', 'Starboard 5'])
    expect(designed).toMatchObject({ name: 'Course 7', warnings: [{ code: 'no-start-line' }] })
  })

  it('uses a mark of the regatta where it lies now, and warns of the distance', async () => {
    const regatta = await tools.newRegatta(officer)
    const saved = await tools.save(officer, regatta, await design(inBay('SA-SB 3p FA-FB')))
    const mark = saved.markConfigurations.find((one) => one.effectiveProperties.shortName === '3')
    const fixes = `POST ${V}/leaderboards/${encodeURIComponent(regatta)}/marks/${mark?.markId}/gps_fixes`
    const ping = { latitude: 54.4, longitude: 10.2, timestamp: Date.now() }
    expect((await service.request(fixes, { token: officer, json: ping })).status).toBeLessThan(300)

    const designed = await design(inBay('SA-SB 3p FA-FB', raceOf(regatta)))

    expect(designed.warnings).toMatchObject([{ code: 'elsewhere' }])
  })

  it('can be drawn', async () => {
    const svg = await service.request(`POST ${C}/fromText`, {
      ...{ token: officer, json: inBay('SA-SB 3p 5s 1p FA-FB') },
      headers: { accept: 'image/svg+xml' },
    })
    expect([svg.status, svg.text.startsWith('<svg')]).toEqual([200, true])
  })

  it('is refused with all errors, for strangers too, and for a race that they cannot read', async () => {
    const regatta = await tools.newRegatta(officer)
    await tools.letEverybody(officer, 'REGATTA', regatta, '!READ')
    const refused = await tools.send('fromText', officer, inBay('SA-SX 3 xyzp'))
    const hidden = await tools.send('fromText', stranger, inBay('3p', raceOf(regatta)))
    const unknown = await tools.send('fromText', stranger, inBay('3p'))

    expect([refused.status, hidden.status, unknown.status]).toEqual([400, 403, 400])
    expect(refused.body).toMatchObject({
      errors: [
        { pointer: '/text', code: 'unknown-mark', suggestion: 'Did you mean `SA` or `SB`?' },
        { pointer: '/text', code: 'no-side' },
        { pointer: '/text', code: 'unknown-mark' },
      ],
    })
  })

  it('answers any text and any file without a 5xx', async () => {
    const word = fc.constantFrom(
      '3p',
      '5',
      's',
      '-',
      '(',
      ')',
      '2x(',
      '"',
      'SA-SB',
      '\u0000',
      'é',
      '<',
    )
    const text = fc.array(fc.oneof(word, fc.string({ maxLength: 4 })), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(text, async (words) => {
        const reply = await tools.send('fromText', officer, inBay(words.join(' ')))
        const file = await send(`<gpx>${words.join('')}`, { query: '?dryRun=true' })
        expect(Math.max(reply.status, file.status)).toBeLessThan(500)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the page of the course', () => {
  const pageOf = async (regatta: string) => {
    const headers = { accept: 'text/html' }
    const { text } = await service.request(`GET /course/${coursePath(regatta)}`, {
      ...{ token: officer, headers },
    })
    return text
  }

  it('has the course card', async () => {
    const regatta = await tools.newRegatta(officer)
    const designed = await design(inBay('SA-SB 2x(3p 5s) 1p FA-FB', { name: 'Course 7' }))
    await tools.save(officer, regatta, designed)

    const [, card = ''] = /<section id="card"([^]*?)<.section>/.exec(await pageOf(regatta)) ?? []

    expect(card).toContain('SA-SB 2x(3p 5s) 1p FA-FB')
    expect(card).toMatch(/54°\d\d\.\d{3}′N/)
    const [total = 0, ...legs] = Array.from(card.matchAll(/([\d.]+) NM/g), ([, miles]) =>
      Number(miles),
    ).reverse()
    expect(legs).toHaveLength(6)
    expect(total).toBeCloseTo(
      legs.reduce((sum, miles) => sum + miles, 0),
      1,
    )
  })

  it('offers the text of the present course, without lines of other marks', async () => {
    const regatta = await tools.newRegatta(officer)
    await tools.save(officer, regatta, windwardLeeward())
    expect(await pageOf(regatta)).not.toContain('&quot;text&quot;')

    const text = '2x(3p 5s) A-B 1p'
    await tools.save(officer, regatta, await design(inBay(text, raceOf(regatta))))

    expect(await pageOf(regatta)).toContain(
      `{&quot;type&quot;:&quot;club&quot;,&quot;text&quot;:&quot;${text}&quot;`,
    )
  })
})
