/** Flags, attempts and revocations in the race log, as the race committee app of the original sends them. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent, regattaPath } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const millis = Date.now() - 600_000
const author = { authorName: 'officer', authorPriority: 0 }

const newRace = async () => {
  const name = await makeEvent(service, ann, { numberofraces: 1 })
  const query = new URLSearchParams({ leaderboard: name, race_column: 'R1', fleet: 'Default' })
  const path = `POST /sailingserver/rc/racelog?${query.toString()}`
  const read = async () => {
    const { body } = await service.request(path, { token: ann })
    return body as readonly Readonly<Record<string, unknown>>[]
  }
  const send = (eventClass: string, at: number, more: object = {}, token = ann) => {
    const event = { id: newId(), createdAt: millis + at, timestamp: millis + at, ...author }
    return service.request(path, { token, json: { '@class': eventClass, ...event, ...more } })
  }
  const flag = (upperFlag: string, at: number, more: object = {}) =>
    send('RaceLogFlagEvent', at, { upperFlag, lowerFlag: 'NONE', displayed: true, ...more })
  const state = async () => {
    const { body } = await service.request(`GET ${regattaPath(name)}`, { token: ann })
    const { eventId } = body as { readonly eventId?: string }
    const events = await service.request(`GET ${V}/events`, { token: ann })
    const all = events.body as readonly { readonly id: string; readonly name: string }[]
    const id = eventId ?? all.find((one) => one.name === name)?.id ?? ''
    const states = await service.request(`GET ${V}/events/${id}/racestates`, { token: ann })
    return (states.body as { readonly raceStates: readonly { readonly raceState?: object }[] })
      .raceStates[0]?.raceState
  }
  return { name, read, send, flag, state }
}

describe('a postponement', () => {
  it('keeps its flag, begins a new attempt, and removes the start time', async () => {
    const race = await newRace()
    await race.send('RaceLogStartTimeEvent', 0, { startTime: millis + 300_000, passId: 0 })
    await race.flag('AP', 9, { lowerFlag: 'HOTEL', passId: 0 })
    await race.send('RaceLogPassChangeEvent', 10, { passId: 1 })

    const log = await race.read()

    expect(log.map((event) => event['@class'])).toEqual([
      'RaceLogFlagEvent',
      'RaceLogPassChangeEvent',
    ])
    expect(log[0]).toMatchObject({
      upperFlag: 'AP',
      lowerFlag: 'HOTEL',
      displayed: true,
      passId: 0,
    })
    expect(log[1]).toMatchObject({ passId: 1, authorName: 'officer', authorPriority: 0 })
    expect(await race.state()).toMatchObject({
      lastStatus: 'UNSCHEDULED',
      startTime: null,
      lastUpperFlag: 'AP',
      lastLowerFlag: 'HOTEL',
      displayed: true,
    })
  })

  it('is over when the flag comes down, and is on the pages until then', async () => {
    const race = await newRace()
    const name = encodeURIComponent(race.name)
    const pages = [`/regatta/${name}`, `/board/${name}/R1/Default`]
    const textsOf = async () =>
      Promise.all(
        pages.map(
          async (page) =>
            (await service.request(`GET ${page}`, { token: ann, headers: { accept: 'text/html' } }))
              .text,
        ),
      )
    await race.flag('AP', 0, { lowerFlag: 'ALPHA' })
    const postponed = await textsOf()
    await race.flag('AP', 10, { displayed: false })
    const resumed = await textsOf()

    const words = 'postponed (flag AP), no more racing today (flag A)'
    expect(postponed.map((text) => text.includes(words))).toEqual([true, true])
    expect(resumed.map((text) => text.includes('postponed'))).toEqual([false, false])
    expect(await race.state()).toMatchObject({ lastUpperFlag: 'AP', displayed: false })
  })
})

describe('an event', () => {
  it('is taken back by an author of the same or a higher priority', async () => {
    const race = await newRace()
    const id = newId()
    await race.flag('NOVEMBER', 0, { id, authorPriority: 2 })
    await race.send('RaceLogRevokeEvent', 5, { revokedEventId: id, authorPriority: 3 })
    expect(await race.read()).toHaveLength(1)

    await race.send('RaceLogRevokeEvent', 6, { revokedEventId: id, authorPriority: 2 })
    expect(await race.read()).toEqual([])
  })

  it('tells the procedure and the protest time', async () => {
    const race = await newRace()
    await race.send('RaceLogStartProcedureChangedEvent', 0, { startProcedureType: 'GateStart' })
    await race.send('RaceLogProtestStartTimeEvent', 1, { protestStartTime: millis })

    expect(await race.read()).toMatchObject([
      { startProcedureType: 'GateStart' },
      { protestStartTime: millis },
    ])
  })

  it('names the limits of a row of starts', async () => {
    const race = await newRace()
    const wrong = { startProcedureType: 'RRS26', sequenceMinutes: 0, startOrder: -1 }
    const reply = await race.send('RaceLogStartProcedureChangedEvent', 0, wrong)
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/sequenceMinutes' }, { pointer: '/startOrder' }] },
    })
  })

  it.each([
    ['RaceLogFlagEvent', { displayed: true }, '/upperFlag'],
    ['RaceLogFlagEvent', { upperFlag: 'FOXTROT', displayed: true }, '/upperFlag'],
    ['RaceLogFlagEvent', { upperFlag: 'AP' }, '/displayed'],
    ['RaceLogRevokeEvent', {}, '/revokedEventId'],
    ['RaceLogStartProcedureChangedEvent', {}, '/startProcedureType'],
  ])('needs what its class means: %s %j', async (eventClass, more, pointer) => {
    const race = await newRace()
    const reply = await race.send(eventClass, 0, more)

    expect(reply).toMatchObject({ status: 400, body: { errors: [{ pointer }] } })
    expect(await race.read()).toEqual([])
  })

  it('needs UPDATE on the leaderboard', async () => {
    const race = await newRace()
    const event = { upperFlag: 'AP', displayed: true }

    expect((await race.send('RaceLogFlagEvent', 0, event, bob)).status).toBe(403)
    expect(await race.read()).toEqual([])
  })
})
