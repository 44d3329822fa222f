/** The content of the demo, and repeated loading. */
import { describe, expect, it, vi } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { championship } from '../../scripts/demo/data/championship.ts'
import { regatta } from '../../scripts/demo/data/regatta.ts'
import { stepCount } from '../../scripts/demo/load.ts'
import { C, type CourseAnswer } from '../support/courses.ts'
import { load } from '../support/demo.ts'
import { useTestService } from '../support/useTestService.ts'
import { differences, stateOf } from '../support/tableState.ts'

const names = ['event-manager', 'race-officer', 'commentator', 'spectator'] as const
type Name = (typeof names)[number]

const dayMillis = 24 * 60 * 60_000

const service = await useTestService()

const begun: string[] = []
const logins = await load(service, { begin: (step) => void begun.push(step) })
const steps = begun

const tokenOf = async (name: string): Promise<string> => {
  const { body } = await service.request(`GET ${S}/user?username=${name}`, {
    token: service.adminToken,
  })
  return (body as { readonly access_token: string }).access_token
}
const get = async (path: string, name?: string): Promise<unknown> => {
  const options = name === undefined ? {} : { token: await tokenOf(name) }
  const { status, body, text } = await service.request(`GET ${path}`, options)
  if (status !== 200) throw new Error(text)
  return body
}
const lengthOf = async (path: string, name?: string): Promise<number> =>
  ((await get(path, name)) as readonly unknown[]).length

const tagsOf = (race: string, name?: string) =>
  get(`${V}/${regatta}/${race}/Default/tags`, name) as Promise<
    readonly {
      readonly id: string
      readonly tag: string
      readonly username: string
      readonly public: boolean
      readonly raceTimepoint: number
    }[]
  >
const courseOf = async (race: string): Promise<CourseAnswer> =>
  (await get(`${C}/getFromCourse/${regatta}/${race}/Default`)) as CourseAnswer

describe('the demo', () => {
  it('reports its progress step by step', () => {
    expect(steps).toHaveLength(stepCount)
    expect(new Set(steps).size).toBe(stepCount)
  })

  it('has four users, who sign in with the generated passwords', async () => {
    expect(logins.map(({ name }) => name)).toEqual(names)
    for (const { name, password } of logins) {
      const { body } = await service.request(`GET ${S}/hello`, { basic: [name, password] })
      expect(body).toMatchObject({ principal: name })
    }
    expect(new Set(logins.map(({ password }) => password)).size).toBe(4)
  })

  it('has a course with positions for each race, created from the templates', async () => {
    const courses = await Promise.all(['R1', 'R2', 'R3'].map(courseOf))

    expect(courses.map(({ name, numberOfLaps }) => [name, numberOfLaps])).toEqual([
      ['Windward-leeward', 3],
      ['Trapezoid, outer loop', 2],
      ['Windward-leeward', 2],
    ])
    expect(courses.map(({ waypoints }) => waypoints.length)).toEqual([10, 7, 7])
    for (const { courseTemplateId, markConfigurations, warnings } of courses) {
      expect(courseTemplateId).toBeDefined()
      expect(markConfigurations).toHaveLength(12)
      expect(
        markConfigurations.filter(({ lastKnownPosition }) => lastKnownPosition === undefined),
      ).toEqual([])
      expect((warnings ?? []).filter(({ code }) => code !== 'spare')).toEqual([])
    }
  })

  it('has an official race, a provisional one, and a draft for the live one', async () => {
    const path = `${V}/leaderboards/${regatta}/results`
    const { columns, competitors } = (await get(path)) as {
      readonly columns: readonly { readonly name: string; readonly state: string }[]
      readonly competitors: readonly {
        readonly sailId: string
        readonly scores: Readonly<
          Record<string, { readonly code?: string; readonly points: number }>
        >
      }[]
    }
    const codes = competitors.flatMap(({ sailId, scores }) =>
      Object.entries(scores).flatMap(([race, { code, points }]) =>
        code === undefined ? [] : [[race, sailId, code, points]],
      ),
    )

    expect(columns.map(({ name, state }) => [name, state])).toEqual([
      ['R1', 'official'],
      ['R2', 'confirmed'],
      ['R3', 'none'],
    ])
    expect(competitors).toHaveLength(12)
    expect(codes).toEqual([
      ['R2', 'GBR 8', 'RDG', 5],
      ['R2', 'NOR 3', 'SCP', 6.6],
      ['R2', 'ESP 33', 'OCS', 13],
      ['R1', 'POL 2', 'RET', 13],
      ['R2', 'POL 2', 'DNF', 13],
    ])
    expect(await get(`${path}/R3/Default`, 'race-officer')).toMatchObject({
      state: 'draft',
      finishes: [{ sailId: 'SUI 21', code: 'OCS' }],
    })
  })

  it('has a championship in stages, whose fleets follow the standings of each day', async () => {
    const path = `${V}/leaderboards/${encodeURIComponent(championship)}/results`
    const { columns, competitors } = (await get(path)) as {
      readonly columns: readonly { readonly name: string; readonly state: string }[]
      readonly competitors: readonly {
        readonly sailId: string
        readonly netPoints: number
        readonly scores: Readonly<Record<string, { readonly points: number }>>
      }[]
    }
    const entries = (await get(
      `${V}/regattas/${encodeURIComponent(championship)}/competitors`,
    )) as readonly { readonly sailID: string; readonly fleets: readonly object[] }[]
    const inMedal = competitors.filter(({ scores }) => scores.M1 !== undefined)

    expect(columns.map(({ state }) => state)).toEqual([
      ...Array<string>(8).fill('official'),
      ...Array<string>(5).fill('confirmed'),
    ])
    expect(competitors).toHaveLength(24)
    expect(competitors.slice(0, 6)).toEqual(inMedal)
    expect(competitors[0]).toMatchObject({ sailId: 'NED 213107', netPoints: 11 })
    expect(competitors[6]?.netPoints).toBeLessThan(competitors[5]?.netPoints ?? 0)
    // She was in the Blue fleet on the first day, and moved up by her places.
    expect(entries.find(({ sailID }) => sailID === 'SWE 215660')?.fleets).toEqual([
      { series: 'Qualifying', fleet: 'Blue' },
      { series: 'Qualifying', raceColumn: 'Q3', fleet: 'Yellow' },
      { series: 'Qualifying', raceColumn: 'Q4', fleet: 'Yellow' },
      { series: 'Final', fleet: 'Gold' },
      { series: 'Medal', fleet: 'Medal' },
    ])
  })

  it('takes place now: nothing that has happened lies in the future', async () => {
    const now = Date.now()
    const [event] = (await get(`${V}/events`)) as readonly {
      readonly id: string
      readonly startDate: number
      readonly endDate: number
    }[]
    const tags = (
      await Promise.all(
        ['R1', 'R2', 'R3'].flatMap((race) => names.map((name) => tagsOf(race, name))),
      )
    ).flat()
    const later = tags.filter(({ raceTimepoint }) => raceTimepoint > now)

    expect(event?.startDate).toBeLessThan(now)
    expect(event?.endDate).toBeGreaterThan(now)
    expect((event?.endDate ?? 0) - (event?.startDate ?? 0)).toBe(3 * dayMillis)
    expect(event?.endDate).toBeGreaterThan(Math.max(...tags.map((tag) => tag.raceTimepoint)))
    expect(new Set(later.map(({ tag }) => tag))).toEqual(
      new Set(['Time limit planned', 'Interview planned']),
    )
    const { raceStates } = (await get(`${V}/events/${event?.id ?? ''}/racestates`)) as {
      readonly raceStates: readonly { readonly raceState: Readonly<Record<string, string>> }[]
    }
    const tagged = tags.filter(({ tag }) => tag === 'Start').map((tag) => tag.raceTimepoint)
    const starts = [...new Set(tagged)].sort((left, right) => left - right)
    expect(starts[0]).toBe((event?.startDate ?? 0) + 2 * dayMillis)
    expect(starts[2]).toBeGreaterThan(now - 30 * 60_000)
    // The second class has sailed one of its two races, and the third one all of its 13.
    expect(raceStates[3]?.raceState).toMatchObject({ lastStatus: 'FINISHED' })
    expect(raceStates).toHaveLength(18)
    expect(raceStates.slice(0, 3).map(({ raceState }) => raceState)).toMatchObject(
      starts.map((millis, index) => ({
        startTime: new Date(millis).toISOString(),
        lastStatus: index < 2 ? 'FINISHED' : 'RUNNING',
      })),
    )
  })
})

describe('the users of the demo', () => {
  const leaderboard = `LEADERBOARD:UPDATE:${regatta}`
  const rows: readonly (readonly [Name, readonly string[]])[] = [
    ['event-manager', [leaderboard, `REGATTA:UPDATE:${regatta}`, `REGATTA:CHANGE_ACL:${regatta}`]],
    ['race-officer', [leaderboard, `REGATTA:UPDATE:${regatta}`]],
    ['commentator', [leaderboard]],
    ['spectator', []],
  ]
  const asked = [
    `REGATTA:READ:${regatta}`,
    leaderboard,
    `REGATTA:UPDATE:${regatta}`,
    `REGATTA:CHANGE_ACL:${regatta}`,
    'USER:READ:admin',
  ]

  it.each(rows)('%s has exactly the intended permissions', async (name, allowed) => {
    const query = asked.map((permission) => `permission=${permission}`).join('&')
    const responses = (await get(`${S}/has_permission?${query}`, name)) as readonly {
      readonly permission: string
      readonly granted: boolean
    }[]

    expect(responses.filter(({ granted }) => granted).map(({ permission }) => permission)).toEqual(
      asked.filter((permission) => allowed.includes(permission) || permission.includes('READ:Fj')),
    )
  })

  it('only the commentator moderates tracked races', async () => {
    const race = `TRACKED_RACE:CAN_REPLAY_DURING_LIVE_RACES:${regatta}\\/${regatta} R3 Default`
    const query = `permission=${encodeURIComponent(race)}`
    const granted = await Promise.all(
      names.map((name) => get(`${S}/has_permission?${query}`, name)),
    )

    expect(granted.flat().map((answer) => (answer as { granted: boolean }).granted)).toEqual([
      false,
      false,
      true,
      false,
    ])
  })

  it('the commentator may not save a course, and the spectator may not write a public tag', async () => {
    const course = await courseOf('R3')
    const lay = await service.request(`POST ${C}/createCourse/${regatta}/R3/Default`, {
      token: await tokenOf('commentator'),
      json: course,
    })
    const write = async (isPublic: boolean) => {
      const { status } = await service.request(`POST ${V}/${regatta}/R3/Default/tags`, {
        token: await tokenOf('spectator'),
        json: { tag: 'Seen', raceTimepoint: 1, public: isPublic },
      })
      return status
    }

    expect(lay.status).toBe(403)
    expect([await write(true), await write(false)]).toEqual([403, 201])
  })
})

describe('loading again', () => {
  it('changes no item of the table, and returns no passwords', async () => {
    const before = await stateOf(service)

    expect(await load(service)).toEqual([])
    expect(differences(before, await stateOf(service))).toEqual([])
  })

  it('has the same times on another day', async () => {
    const before = await stateOf(service)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 24 * 60 * 60_000 })

    expect(await load(service)).toEqual([])
    expect(differences(before, await stateOf(service))).toEqual([])
    vi.useRealTimers()
  })

  it('sets new passwords on request', async () => {
    const anew = await load(service, { newPasswords: true })

    const [old, now] = [logins[0], anew[0]]
    const tries = await Promise.all(
      [old, now].map((login) =>
        service.request(`GET ${S}/hello`, { basic: [login?.name ?? '', login?.password ?? ''] }),
      ),
    )
    expect(anew).toHaveLength(4)
    expect(tries.map(({ status }) => status)).toEqual([401, 200])
  })

  it('keeps changed objects, and restores deleted ones', async () => {
    const token = await tokenOf('race-officer')
    const { markConfigurations } = await courseOf('R3')
    await service.request(`POST ${C}/createCourse/${regatta}/R3/Default`, {
      token,
      json: { name: 'Changed', markConfigurations, waypoints: [] },
    })
    await service.request(`POST ${C}/createCourse/${regatta}/R2/Default`, {
      token,
      json: { ...(await courseOf('R2')), name: 'Changed' },
    })
    const sheet = `${V}/leaderboards/${regatta}/results/R2/Default`
    const json = { state: 'confirmed', finishes: [{ sailId: 'DEN 7' }] }
    await service.request(`PUT ${sheet}`, { token, json })
    await service.request(`POST ${V}/leaderboards/${regatta}/stoptracking`, { token })
    await service.request(`DELETE ${S}/user?username=commentator`, { token: service.adminToken })

    const anew = await load(service)

    expect(anew.map(({ name }) => name)).toEqual(['commentator'])
    expect((await courseOf('R2')).name).toBe('Changed')
    expect((await courseOf('R3')).name).toBe('Windward-leeward')
    expect((await get(sheet)) as object).toMatchObject({ finishes: [{ sailId: 'DEN 7' }] })
    const { races } = (await get(`${V}/regattas/${regatta}/races`)) as {
      readonly races: readonly { readonly isTracking: boolean }[]
    }
    expect(races.some(({ isTracking }) => isTracking)).toBe(false)
    expect(await lengthOf(`${V}/${regatta}/R3/Default/tags`)).toBe(8)
    expect(await tagsOf('R2', 'commentator')).toHaveLength(3)
  })
})
