/** The pages of race officers open for races with any names. */
import { expect, it } from 'vitest'
import { pathSegment } from '#values/pathSegment.ts'
import { V } from '../../scripts/requests/paths.ts'
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
    headers: { accept: 'text/html' },
  })
  const [, data = ''] = /data-page="([^"]*)"/.exec(text) ?? []
  const { racesOfMark } = JSON.parse(data.replaceAll('&quot;', '"')) as {
    readonly racesOfMark: Readonly<Record<string, readonly string[]>>
  }
  const races = Object.values(racesOfMark).map((names) => names.join())
  const marksOf = (race: string) => races.filter((names) => names === race).length
  expect([marksOf('R1'), marksOf('R2'), races.length]).toEqual([5, 5, 10])
})
