/** The typed client in another program: a day of racing against the service of `npm start`. */
import { createClient, type Client, ProblemError } from 'committee-boat/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedService } from '../../support/sharedService.ts'
import type { SharedService } from '../../support/startSharedServices.ts'
import { serviceTimeout } from '../../../scripts/requests/service.ts'
import { H, S, V } from '../../../scripts/requests/paths.ts'

let service: SharedService
let nobody: Client
let officer: Client
beforeAll(async () => {
  service = await sharedService()
  nobody = createClient({ baseUrl: service.baseUrl })
  officer = await nobody.signIn('admin', service.adminPassword)
}, serviceTimeout)

/** Contains the characters that need escaping in a URL. */
const regatta = 'Kiel/Förde #1 100% a+b'
const path = { regattaName: regatta, raceColumn: 'R1', fleet: 'Default' }
const tagPath = { leaderboard: regatta, racecolumn: 'R1', fleet: 'Default' }
const tags = `${V}/{leaderboard}/{racecolumn}/{fleet}/tags` as const
const courses = `${V}/courseconfiguration` as const

/** @throws when nothing is thrown, or another error */
const problemOf = async (response: Promise<unknown>): Promise<ProblemError> => {
  const error: unknown = await response.then(
    () => 'an answer',
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ProblemError)) throw new Error(`no problem: ${String(error)}`)
  return error
}

describe('a race day', () => {
  it('begins with a sign-in', async () => {
    const [before, after] = [await nobody.get(`${S}/hello`), await officer.get(`${S}/hello`)]

    expect(before.data.principal).toBeNull()
    expect(after.data).toMatchObject({ principal: 'admin', authenticated: true })
    const again = nobody.withToken(officer.token ?? '')
    expect((await again.get(`${S}/hello`)).data.principal).toBe('admin')
    expect(nobody.token).toBeUndefined()
  })

  it('creates an event, and adds races', async () => {
    const body = { eventName: regatta, venuename: 'Kiel', numberofraces: 1 }
    await officer.post(`${V}/events/createEvent`, { body })
    await officer.post(`${V}/regattas/{regattaName}/addracecolumns`, {
      params: { path: { regattaName: regatta } },
      body: { numberofraces: 2 },
    })

    const { data } = await nobody.get(`${V}/regattas/{regattaName}`, {
      params: { path: { regattaName: regatta } },
    })

    expect(data.name).toBe(regatta)
    expect(JSON.stringify(data)).toContain('R3')
  })

  it('starts the tracking of a race, and stops it', async () => {
    const race = { race_column: 'R1', fleet: 'Default' }
    const leaderboard = { params: { path: { leaderboard: regatta } }, body: race }
    await officer.post(`${V}/leaderboards/{leaderboard}/starttracking`, leaderboard)
    const { response } = await officer.post(
      `${V}/leaderboards/{leaderboard}/stoptracking`,
      leaderboard,
    )

    expect(response.status).toBe(200)
  })

  it('tags a race, and reads the tags page by page', async () => {
    for (const raceTimepoint of [1000, 2000, 3000]) {
      const { data, response } = await officer.post(tags, {
        params: { path: tagPath },
        body: { tag: `At ${raceTimepoint}`, raceTimepoint, public: true },
      })
      expect(data.username).toBe('admin')
      expect(response.headers.get('location')).toContain('/tags')
    }

    const sizes: number[] = []
    const titles: string[] = []
    const query = { limit: 2 }
    for await (const page of nobody.pages(tags, { params: { path: tagPath, query } })) {
      sizes.push(page.length)
      titles.push(...page.map(({ tag }) => tag))
    }

    expect(sizes).toEqual([2, 1])
    expect(titles.sort()).toEqual(['At 1000', 'At 2000', 'At 3000'])
  })

  it('saves a course with a mark of the inventory, and gets its picture', async () => {
    const { data: top } = await officer.post(`${H}/markproperties`, {
      body: { name: 'Top', markType: 'BUOY' },
    })
    const { data: course } = await officer.post(
      `${courses}/createCourse/{regattaName}/{raceColumn}/{fleet}`,
      {
        params: { path },
        body: {
          name: 'Around the top',
          markConfigurations: [{ id: 'top', markPropertiesId: top.id }],
          waypoints: [{ passingInstruction: 'Port', markConfigurationIds: ['top'] }],
        },
      },
    )
    const laid = `${courses}/getFromCourse/{regattaName}/{raceColumn}/{fleet}` as const
    const read = await nobody.get(laid, { params: { path } })
    const picture = await nobody.text('image/svg+xml', laid, { params: { path } })

    expect(read.data.waypoints).toEqual(course.waypoints)
    expect(read.data.markConfigurations).toHaveLength(1)
    expect(picture.data).toMatch(/^<svg [^]*<\/svg>\n$/)
    expect(read.response.headers.get('etag')).toMatch(/^"/)
  })

  it('throws the problem of a request for another media type', async () => {
    const query = { permission: 'EVENT' }
    const page = await officer.explain.text('text/html', {
      params: { query: { permission: 'EVENT:READ:Kiel' } },
    })
    const problems = await Promise.all([
      problemOf(officer.explain.text('text/html', { params: { query } })),
      problemOf(
        officer.drawTags.text('text/plain', { params: { path: { ...tagPath, fleet: 'Gold' } } }),
      ),
    ])

    expect(page.data).toMatch(/^<!doctype html>/)
    expect(problems.map(({ code }) => code)).toEqual(['invalid-input', 'unknown-reference'])
  })

  it('follows the feed of a regatta, and continues at a position', async () => {
    const end = new AbortController()
    const positions: string[] = []
    const types: string[] = []
    const options = { signal: end.signal, pollMillis: 50 }
    const remember = (after: string) => positions.push(after)
    for await (const { type } of officer.feed(regatta, { ...options, remember })) {
      types.push(type)
      if (type === 'race.course.saved') break
    }
    expect(types.filter((type) => type === 'regatta.racecolumn.added')).toHaveLength(3)
    expect(types).toContain('race.tag.created')
    expect(types).toContain('race.tracking.stopped')

    const later: string[] = []
    setTimeout(() => {
      end.abort()
    }, 1500)
    const after = positions.at(-1)
    const continued = after === undefined ? options : { ...options, after }
    for await (const { type } of officer.feed(regatta, continued)) later.push(type)
    expect(later.length).toBeLessThan(types.length + 3)
    await expect(officer.feed('Nowhere', options).next()).resolves.toEqual({
      done: true,
      value: undefined,
    })
    const problem = await problemOf(officer.feed('Nowhere').next())
    expect(problem.code).toBe('not-found')
  })

  it('sends lists as repeated parameters', async () => {
    const { data } = await officer.get(`/landscape/api/landscape/get_ssh_keys_owned_by_user`, {
      params: { query: { 'username[]': ['admin', 'nobody&else'] } },
    })

    expect(data).toEqual([])
  })
})

describe('a failure', () => {
  it('is a typed error that names the missing permission', async () => {
    const form = { username: 'bjarne', password: 'running-by-the-lee' }
    const { data } = await nobody.post(`${S}/create_user`, { body: form })
    const bjarne = nobody.withToken(data.access_token)
    const problem = await problemOf(
      bjarne.post(`${V}/regattas/{regattaName}/addracecolumns`, {
        params: { path: { regattaName: regatta } },
        body: { numberofraces: 1 },
      }),
    )

    expect(problem).toMatchObject({ status: 403, code: 'forbidden' })
    expect(problem.permission).toMatch(/^REGATTA:UPDATE:/)
    expect(problem.requestId).not.toBe('')
  })

  it('names every input error with its location', async () => {
    const problem = await problemOf(
      officer.post(tags, {
        params: { path: tagPath },
        body: { tag: '', raceTimepoint: 1.5 },
      }),
    )

    expect(problem).toMatchObject({ status: 400, code: 'invalid-input' })
    expect(problem.errors.map(({ pointer }) => pointer).sort()).toEqual(['/raceTimepoint', '/tag'])
  })

  it('is a problem too when the password is wrong', async () => {
    const problem = await problemOf(nobody.signIn('admin', 'not the password'))

    expect(problem).toMatchObject({ status: 401, code: 'invalid-credentials' })
  })

  it('is another error when the response is not from the service, or there is no response', async () => {
    const elsewhere = createClient({
      baseUrl: service.baseUrl,
      fetch: () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
    })
    const answered = elsewhere.get('/health')
    await expect(answered).rejects.toThrow(/502/)
    await expect(answered).rejects.not.toBeInstanceOf(ProblemError)

    const gone = createClient({ baseUrl: 'http://127.0.0.1:9' })
    await expect(gone.get('/health')).rejects.not.toBeInstanceOf(ProblemError)
  })
})
