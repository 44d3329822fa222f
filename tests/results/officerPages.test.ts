/** The pages of race officers open for races with any names. */
import { expect, it } from 'vitest'
import { pathSegment } from '#values/pathSegment.ts'
import { V } from '../../scripts/requests/paths.ts'
import { newId } from '../../harness/ids.ts'
import { upAndDown } from '../support/boardRace.ts'
import { makeEvent } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')

it.each(['Gold', 'A/B ü', '50 % D'])('opens for the fleet %s', async (fleet) => {
  const series = [{ name: 'Default', fleets: [fleet] }]
  const regatta = pathSegment(await makeEvent(service, ann, { numberofraces: 1, series }))
  const names = `${regatta}/R1/${pathSegment(fleet)}`
  for (const path of [`start/${regatta}/R1`, `finish/${names}`, `course/${names}`]) {
    const { status } = await service.request(`GET /${path}`, {
      token: ann,
      headers: { accept: 'text/html' },
    })
    expect([path, status]).toEqual([path, 200])
  }
})

it('tells the mark boat which races use a mark', async () => {
  const regatta = await makeEvent(service, ann, { numberofraces: 2 })
  const path = `${V}/courseconfiguration/createCourse/${encodeURIComponent(regatta)}`
  for (const race of ['R1', 'R2']) {
    await service.request(`POST ${path}/${race}/Default`, { token: ann, json: upAndDown })
  }
  const { text } = await service.request(`GET /marks/${encodeURIComponent(regatta)}`, {
    token: ann,
    headers: { accept: 'text/html', 'accept-language': 'de' },
  })
  for (const content of ['<title>Bahnmarken, ', 'Hier liegt sie</button>', ' (R1)</h2>']) {
    expect(text).toContain(content)
  }
  const [, data = ''] = /id="page-data">([^<]*)</.exec(text) ?? []
  const { racesOfMark } = JSON.parse(data) as {
    readonly racesOfMark: Readonly<Record<string, readonly string[]>>
  }
  const races = Object.values(racesOfMark).map((names) => names.join())
  const marksOf = (race: string) => races.filter((names) => names === race).length
  expect([marksOf('R1'), marksOf('R2'), races.length]).toEqual([5, 5, 10])
})

it('has the start and the finish in German, with the race log and the sheet at once', async () => {
  const regatta = await makeEvent(service, ann, { numberofraces: 1, boatclassname: '49er' })
  const query = new URLSearchParams({ leaderboard: regatta, race_column: 'R1', fleet: 'Default' })
  const [line] = await Promise.all([
    service.request(`PUT ${V}/leaderboards/${encodeURIComponent(regatta)}/results/R1/Default`, {
      token: ann,
      json: { state: 'draft', finishes: [], comment: '? 2026-06-20T12:00:00.000Z GER 7' },
    }),
    service.request(`POST /sailingserver/rc/racelog?${query.toString()}`, {
      token: ann,
      json: {
        '@class': 'RaceLogFlagEvent',
        id: newId(),
        upperFlag: 'AP',
        lowerFlag: 'NONE',
        displayed: true,
      },
    }),
  ])
  expect(line.status).toBe(200)
  const show = async (path: string) =>
    (
      await service.request(`GET ${path}`, {
        token: ann,
        headers: { accept: 'text/html', 'accept-language': 'de' },
      })
    ).text.replace(/<[^>]*>/g, ' ')
  const start = await show(`/start/${encodeURIComponent(regatta)}/R1`)
  const finish = await show(`/finish/${encodeURIComponent(regatta)}/R1/Default`)

  for (const text of ['Start von R1', 'AP: verschoben', 'Startverfahren beginnen']) {
    expect(start).toContain(text)
  }
  for (const text of ['Ziel von R1', 'GER 7 , noch nicht bekannt', 'Was würde sich ändern?']) {
    expect(finish).toContain(text)
  }
})
