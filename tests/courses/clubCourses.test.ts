/** Courses with the fixed marks of a club over HTTP: the import, the text, and the published course. */
import fc from 'fast-check'
import { runs } from '../support/longForm.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { fileOfBay, markImport } from '../support/bay.ts'
import { courseSetup } from '../support/courseSetup.ts'
import { C, coursePath, type CourseAnswer, type Json, windwardLeeward } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const tools = courseSetup(service)
const officer = await service.createUser('officer')
const stranger = await service.createUser('stranger')

const { send, imported } = markImport(service, officer)

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
      'Line CA-CB',
      'Port 3',
      'Starboard 5',
      'Port 3',
      'Starboard 5',
      'Line NA-NB',
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
      token: officer,
      json: inBay('SA-SB 3p 5s 1p FA-FB'),
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
      { numRuns: runs(15, 200) },
    )
  })
})

describe('the page of the course', () => {
  const pageOf = async (regatta: string) => {
    const headers = { accept: 'text/html' }
    const { text } = await service.request(`GET /course/${coursePath(regatta)}`, {
      token: officer,
      headers,
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

    expect(await pageOf(regatta)).toContain(`{"type":"club","text":"${text}"`)
  })
})
