/** A race with a result is over on every page and in the states of the races, whatever its race log says. */
import { expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')

const startMillis = Date.now() - 31 * 60_000

const newRace = async () => {
  const days = { startdateasmillis: startMillis, enddateasmillis: startMillis + 7_200_000 }
  const name = await makeEvent(service, ann, { numberofraces: 1, ...days })
  const race = { leaderboard: name, race_column: 'R1', fleet: 'Default' }
  const send = (event: string, more: object) => {
    const json = { '@class': event, id: newId(), ...race, ...more }
    return service.request('POST /sailingserver/rc/racelog', { token: ann, json })
  }
  await send('RaceLogStartTimeEvent', { startTime: startMillis })
  await send('RaceLogFlagEvent', { upperFlag: 'XRAY', displayed: true })
  const read = async (path: string) => {
    const options = { token: ann, headers: { accept: 'text/html' } }
    return (await service.request(`GET ${path}`, options)).text
  }
  const texts = async () => {
    const regatta = await read(`/regatta/${encodeURIComponent(name)}`)
    const board = await read(`/board/${encodeURIComponent(name)}/R1/Default`)
    return { regatta, board, home: await read('/') }
  }
  const status = async () => {
    const events = await service.request(`GET ${V}/events`, { token: ann })
    const all = events.body as readonly { readonly id: string; readonly name: string }[]
    const id = all.find((one) => one.name === name)?.id ?? ''
    const { body } = await service.request(`GET ${V}/events/${id}/racestates`, { token: ann })
    const { raceStates } = body as {
      readonly raceStates: readonly { readonly raceState?: { readonly lastStatus: string } }[]
    }
    return raceStates[0]?.raceState?.lastStatus
  }
  return { name, send, texts, status }
}

it('is sailed until it has a result', async () => {
  const race = await newRace()
  const { regatta, board, home } = await race.texts()
  expect(regatta).toContain('racing · start')
  expect(regatta).toContain('individual recall (flag X)')
  expect(board).toContain('racing · start')
  expect(board).toContain('id="countdown"')
  expect(home).toContain('Racing now:')
  expect(await race.status()).toBe('RUNNING')
})

it.each([
  ['finished', 'RaceLogFinishPositioningConfirmedEvent', { positionedCompetitors: [] }],
  ['official', 'RaceLogResultsAreOfficialEvent', {}],
])('is %s afterwards', async (word, event, more) => {
  const race = await newRace()
  await race.send(event, more)
  const { regatta, board, home } = await race.texts()
  const [, own = ''] = home.split(`<bdi>${race.name}<`)
  expect(own.split('</li>')[0]).toContain('Latest result:')
  for (const text of [regatta, board]) {
    expect(text).toContain(`${word} · start`)
    expect(text).not.toContain('racing · start')
    expect(text).not.toContain('individual recall')
  }
  expect(board).not.toContain('id="countdown"')
  expect(await race.status()).toBe('FINISHED')
})

it('has no presses on the start page once it is official', async () => {
  const race = await newRace()
  const page = async () => {
    const options = { token: ann, headers: { accept: 'text/html' } }
    const path = `GET /start/${encodeURIComponent(race.name)}/R1`
    return (await service.request(path, options)).text
  }
  expect(await page()).toContain('Abandon: N up')
  await race.send('RaceLogResultsAreOfficialEvent', {})
  const text = await page()
  expect(text).toContain('Official since')
  expect(text).not.toMatch(/<button[^>]*>Abandon: N up/)
})
