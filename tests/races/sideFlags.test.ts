/** Flags that existing clients do not know: they are beside the race log, and on the pages. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')

const millis = Date.now() - 600_000

interface Read {
  readonly sideFlags?: boolean
}

const newRace = async () => {
  const name = await makeEvent(service, ann, { numberofraces: 1 })
  const path = ({ sideFlags }: Read) => {
    const race = { leaderboard: name, race_column: 'R1', fleet: 'Default' }
    const query = { ...race, ...(sideFlags && { sideFlags: 'true' }) }
    return `POST /sailingserver/rc/racelog?${new URLSearchParams(query).toString()}`
  }
  const read = async (which: Read = { sideFlags: true }) => {
    const { body } = await service.request(path(which), { token: ann })
    return body as readonly Readonly<Record<string, unknown>>[]
  }
  const send = (event: string, at: number, more: object) => {
    const times = { createdAt: millis + at, timestamp: millis + at }
    const author = { authorName: 'ann', authorPriority: 0 }
    const json = { '@class': `RaceLog${event}Event`, id: newId(), ...times, ...author, ...more }
    return service.request(path({}), { token: ann, json })
  }
  const raise = (sideFlag: string, at: number, more: object = {}) =>
    send('SideFlag', at, { sideFlag, displayed: true, ...more })
  const pages = async (language = 'en') => {
    const paths = [
      `/regatta/${encodeURIComponent(name)}`,
      `/board/${encodeURIComponent(name)}/R1/Default`,
    ]
    const headers = { accept: 'text/html', 'accept-language': language }
    const replies = await Promise.all(
      paths.map((page) => service.request(`GET ${page}`, { token: ann, headers })),
    )
    return replies.map(({ text }) => text)
  }
  const state = async () => {
    const events = await service.request(`GET ${V}/events`, { token: ann })
    const all = events.body as readonly { readonly id: string; readonly name: string }[]
    const id = all.find((one) => one.name === name)?.id ?? ''
    const states = await service.request(`GET ${V}/events/${id}/racestates`, { token: ann })
    return (states.body as { readonly raceStates: readonly object[] }).raceStates[0]
  }
  return { name, send, raise, read, pages, state }
}

describe('a flag beside the race log', () => {
  it('counts once, and clients that do not ask for it never see it', async () => {
    const race = await newRace()
    const id = newId()
    await race.raise('VICTOR', 0, { id })
    await race.raise('VICTOR', 0, { id })

    expect(await race.read({})).toEqual([])
    expect(await race.read()).toMatchObject([
      { '@class': 'RaceLogSideFlagEvent', id, sideFlag: 'VICTOR', displayed: true },
    ])
  })

  it('is in the states of the races until it comes down, and is no last flag', async () => {
    const race = await newRace()
    await race.send('Flag', 0, { upperFlag: 'XRAY', displayed: true })
    await race.raise('CHARLIE', 1, { mark: 'Top', bearing: 15, legChange: 'LONGER' })
    expect(await race.state()).toMatchObject({
      raceState: { lastUpperFlag: 'XRAY' },
      sideFlags: [
        { flag: 'CHARLIE', sinceMillis: millis + 1, mark: 'Top', bearing: 15, legChange: 'LONGER' },
      ],
    })
    await race.raise('CHARLIE', 2, { displayed: false })
    expect(await race.state()).not.toHaveProperty('sideFlags')
  })

  it.each([
    ['VICTOR', {}, 'listen for safety instructions (flag V)'],
    ['YANKEE', {}, 'wear life jackets (flag Y)'],
    ['SIERRA', { mark: 'Top' }, 'shortened course, Top (flag S)'],
    ['CHARLIE', { mark: 'Top', bearing: 15 }, 'change of course, Top, 015° (flag C)'],
  ])('is on the pages in words and as a drawing: %s', async (flag, more, words) => {
    const race = await newRace()
    await race.raise(flag, 0, more)
    for (const page of await race.pages()) {
      expect(page).toContain(words)
      expect(page).toContain('<p class="flags"><svg')
    }
    await race.raise(flag, 1, { displayed: false })
    for (const page of await race.pages()) expect(page).not.toContain(words)
  })

  it('S says where the finish is, in the picture and in words', async () => {
    const race = await newRace()
    const course = `/courseconfiguration/createCourse/${encodeURIComponent(race.name)}/R1/Default`
    const marks = ['Pin', 'Boat', 'Windward mark'].map((name) => ({
      id: name,
      freestyleProperties: { name, markType: 'BUOY' },
    }))
    const laid = {
      name: 'Short',
      markConfigurations: marks,
      waypoints: [
        { passingInstruction: 'Line', markConfigurationIds: ['Pin', 'Boat'] },
        { passingInstruction: 'Port', markConfigurationIds: ['Windward mark'] },
      ],
    }
    const { status } = await service.request(`POST ${V}${course}`, { token: ann, json: laid })
    expect(status).toBe(200)
    const read = async (ending: string) => {
      const path = course.replace('/createCourse/', '/getFromCourse/') + ending
      return (await service.request(`GET ${V}${path}`, { token: ann })).text.replace(
        /[\u2066-\u2069]/g,
        '',
      )
    }
    const words = 'finish between Windward mark and the boat with flag S'
    expect(await read('.svg')).not.toContain(words)
    expect(await read('')).not.toContain('"shortened"')
    await race.raise('SIERRA', 0, { mark: 'Windward mark' })
    expect(await read('.svg')).toContain(words)
    expect(await read('')).toContain('"shortened":true')
    await race.raise('SIERRA', 1, { displayed: false })
    expect(await read('.svg')).not.toContain(words)
  })

  it('with AP tells the hours and the earliest start', async () => {
    const race = await newRace()
    await race.send('Flag', 0, { upperFlag: 'AP', displayed: true })
    await race.raise('PENNANT', 0, { hours: 2, notBefore: Date.UTC(2026, 5, 20, 14, 10) })
    for (const page of await race.pages()) {
      expect(page).toMatch(/postponed by 2 hours, not before [^<]*14:10[^<]*\(AP over 2\)/)
    }
    for (const page of await race.pages('de')) {
      expect(page).toMatch(/um 2 Stunden verschoben, nicht vor [^<]*14:10[^<]*\(AP über 2\)/)
    }
  })

  it.each([
    ['SideFlag', { displayed: true }, '/sideFlag'],
    ['SideFlag', { sideFlag: 'VICTOR' }, '/displayed'],
    ['SideFlag', { sideFlag: 'XRAY', displayed: true }, '/sideFlag'],
    ['SideFlag', { sideFlag: 'PENNANT', displayed: true, hours: 10 }, '/hours'],
    ['SideFlag', { sideFlag: 'CHARLIE', displayed: true, bearing: 361 }, '/bearing'],
    ['Flag', { upperFlag: 'VICTOR', displayed: true }, '/upperFlag'],
  ])('needs what its class means: %s %j', async (name, more, pointer) => {
    const race = await newRace()
    const reply = await race.send(name, 0, more)
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ pointer }] } })
    expect(await race.read()).toEqual([])
  })
})
