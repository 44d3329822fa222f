/** A race uses the places where its marks were in the race, whatever happens to them afterwards. */
import { describe, expect, it } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { newSailedRace } from '../support/sailedRace.ts'
import { leaderboardPath, track } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

type Json = Readonly<Record<string, unknown>>

const service = await useTestService()
const ann = await service.createUser('ann')

const get = (path: string, headers = {}) => service.request(`GET ${path}`, { token: ann, headers })

const racePathOf = (regatta: string) => `${encodeURIComponent(regatta)}/R1/Default`

const live = async (path: string) =>
  (await get(`${path}/competitors/live`)).body as { readonly competitors: readonly Json[] }

describe('a mark that was moved', () => {
  const sailedAround = async () => {
    const other = await newSailedRace(service, ann, [5], { numberofraces: 2 })
    await other.sail(0, -20, 600)
    await track(service, ann, 'settrackingtimes', other.regatta, {
      race_column: 'R1',
      fleet: 'Default',
      endoftrackingasmillis: String(other.startMillis + 600_000),
    })
    const marks = leaderboardPath(other.regatta, '/marks')
    const { body } = await get(marks)
    const top = (body as { marks: readonly Json[] }).marks.find(({ name }) => name === 'top')
    const ping = (timestamp: number, latitude: number) =>
      service.request(`POST ${marks}/${String(top?.id)}/gps_fixes`, {
        token: ann,
        json: { latitude, longitude: 10, timestamp },
      })
    const shown = async () => {
      const { legs } = (await get(`${other.path}/times`)).body as Json
      const [boat] = (await live(other.path)).competitors
      const course = racePathOf(other.regatta)
      const picture = await get(`${V}/courseconfiguration/getFromCourse/${course}.svg`)
      const board = await get(`/board/${course}`)
      const drawn = /<svg[\s\S]*?<\/svg>/.exec(board.text)?.[0]
      const pictures = { picture: picture.text, board: drawn }
      return { leg: boat?.leg, finished: boat?.finished, legs, pictures }
    }
    return { ...other, top, ping, shown }
  }

  it('counts where it was when the boats came', async () => {
    const { startMillis, ping, shown } = await sailedAround()
    const before = await shown()
    await ping(startMillis + 40_000, 54.009)
    await ping(startMillis + 290_000, 54.02)
    const afterRounding = await shown()
    await ping(startMillis + 60_000, 54.03)

    expect(before).toMatchObject({ finished: true })
    expect(afterRounding).toEqual(before)
    expect(await shown()).toMatchObject({ leg: 1, finished: false })
  })

  it.each([
    [
      'a ping',
      async (moved: Awaited<ReturnType<typeof sailedAround>>) => moved.ping(Date.now(), 54.02),
    ],
    [
      'the course of another race',
      async ({ regatta, top }: Awaited<ReturnType<typeof sailedAround>>) =>
        service.request(
          `POST ${V}/courseconfiguration/createCourse/${encodeURIComponent(regatta)}/R2/Default`,
          {
            token: ann,
            json: {
              name: 'Next',
              markConfigurations: [
                {
                  id: 'top',
                  markId: top?.id,
                  positioning: { position: { latitude_deg: 54.02, longitude_deg: 10.02 } },
                },
              ],
              waypoints: [{ passingInstruction: 'Port', markConfigurationIds: ['top'] }],
            },
          },
        ),
    ],
  ])('by %s after a race leaves it as it was', async (_, move) => {
    const sailed = await sailedAround()
    const before = await sailed.shown()

    expect((await move(sailed)).status).toBe(200)
    expect(before.finished).toBe(true)
    expect(await sailed.shown()).toEqual(before)
  })
})

describe('a mark whose recorded position is wrong', () => {
  it('is named after twenty minutes in which no boat has passed it', async () => {
    const { path, regatta, startMillis, sail, boats } = await newSailedRace(service, ann, [5, 4])
    const marks = leaderboardPath(regatta, '/marks')
    const { body } = await get(marks)
    const top = (body as { marks: readonly Json[] }).marks.find(({ name }) => name === 'top')
    await service.request(`POST ${marks}/${String(top?.id)}/gps_fixes`, {
      token: ann,
      json: { latitude: 54.0097, longitude: 10, timestamp: startMillis - 60_000 },
    })
    await sail(0, -20, 300)
    const warnings = async (minutes: number) => {
      await track(service, ann, 'settrackingtimes', regatta, {
        race_column: 'R1',
        fleet: 'Default',
        endoftrackingasmillis: String(startMillis + minutes * 60_000),
      })
      return ((await live(path)) as { readonly warnings?: readonly string[] }).warnings
    }

    expect(boats).toHaveLength(2)
    expect(await warnings(19)).toBeUndefined()
    expect(await warnings(21)).toEqual([
      'No boat has passed top for 20 minutes: the nearest one was 71 metres away.',
    ])
    const german = await get(`${path}/competitors/live`, { 'accept-language': 'de' })
    expect(german.body).toMatchObject({
      localized: ['Kein Boot hat top seit 20 Minuten gerundet: Das nächste war 71 Meter entfernt.'],
    })
  })
})
