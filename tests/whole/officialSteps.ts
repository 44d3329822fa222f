/** The steps of `officialSequences.test.ts`: requests that change what results follow from. */
import fc from 'fast-check'
import type { Reply } from '../../scripts/requests/requests.ts'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { createCompetitor, makeCompetitor, onCompetitors } from '../support/entries.ts'
import type { TestService } from '../support/functions.ts'
import { open, secret } from '../support/openRegattas.ts'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'

const number = fc.nat(1000)

const sheetKinds = ['official', 'confirmed', 'list'] as const

export const step = fc.record({
  kind: fc.constantFrom(
    ...([...sheetKinds, 'official', 'official', 'deleteSheet'] as const),
    ...(['discards', 'penaltyBase', 'comment', 'factor', 'isDiscardable'] as const),
    ...(['addColumn', 'removeColumn', 'enter', 'enter', 'add', 'remove', 'withdraw'] as const),
    ...(['rename', 'competitor', 'rating', 'tally', 'fleets', 'file'] as const),
    ...(['accept', 'acceptAll', 'correct', 'removeEntries'] as const),
  ),
  by: fc.constantFrom(...(['organizer', 'organizer', 'organizer', 'sailor', 'nobody'] as const)),
  one: number,
  other: number,
})

export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** The state of a sheet that is saved is what its author says. */
export const savesSheet = ({ kind }: Step): boolean => sheetKinds.some((one) => one === kind)

export interface Series {
  readonly service: TestService
  readonly tokens: Readonly<Record<Step['by'], string | undefined>>
  readonly regatta: string
  /** Competitors of the sailor, which the organizer does not own. */
  readonly own: string[]
}

interface RaceName {
  readonly name: string
  readonly fleet: string
}

type Send = () => Promise<Reply | undefined>

type Values = Readonly<Record<string, string>>

const pick = <One>(all: readonly One[], at: number): One | undefined =>
  all[at % Math.max(1, all.length)]

const queryOf = (values: Values): string => new URLSearchParams(values).toString()

/** The race and the boats that the numbers of a step stand for. */
const targetOf = async (series: Series, races: readonly RaceName[], { by, one, other }: Step) => {
  const { service, tokens, regatta } = series
  const token = tokens[by]
  const as = token === undefined ? {} : { token }
  const link = by === 'organizer' ? {} : { secret }
  const { body } = await service.request(`GET ${regattaPath(regatta, '/competitors')}`, {
    token: tokens.organizer ?? '',
  })
  const ids = (body as readonly { readonly id: string }[]).map(({ id }) => id)
  return {
    series,
    one,
    other,
    as,
    link,
    ids,
    races,
    id: pick(ids, one) ?? 'none',
    name: `N${other}`,
    race: pick(races, other) ?? { name: 'R1', fleet: 'Gold' },
    post: (path: string, json?: object) =>
      service.request(`POST ${path}`, { ...as, ...(json && { json }) }),
    put: (path: string, json: object) => service.request(`PUT ${path}`, { ...as, json }),
  }
}

type Target = Awaited<ReturnType<typeof targetOf>>

/** Half of the boats, in an order that the numbers decide. */
const finishesOf = ({ ids, race, one, other }: Target) =>
  ids
    .filter((_, at) => (at + one) % 2 === (race.fleet === 'Gold' ? 0 : 1))
    .map((competitorId, at) => ({
      order: ((at + 1) * (other + 7)) % 31,
      line: { competitorId, ...((at + one) % 5 === 0 ? { code: 'DNF' } : {}) },
    }))
    .toSorted((left, right) => left.order - right.order)
    .map(({ line }) => line)

const sheetRequests = (target: Target) => {
  const { series, race, as, post, put } = target
  const path = leaderboardPath(series.regatta, `/results/${race.name}/${race.fleet}`)
  return {
    official: () => put(path, { state: 'official', finishes: finishesOf(target) }),
    confirmed: () => put(path, { state: 'confirmed', finishes: finishesOf(target) }),
    list: () =>
      post('/sailingserver/rc/racelog', {
        leaderboard: series.regatta,
        race_column: race.name,
        fleet: race.fleet,
        id: newId(),
        '@class': 'RaceLogResultsAreOfficialEvent',
      }),
    deleteSheet: () => series.service.request(`DELETE ${path}`, as),
  }
}

const settingRequests = ({ series: { regatta }, one, name, race, races, post }: Target) => {
  const update = (json: object) => post(leaderboardPath(regatta, '/update'), json)
  const factor = (values: Values) => {
    const query = queryOf({ race_column: race.name, ...values })
    return post(leaderboardPath(regatta, `/racecolumnfactors?${query}`))
  }
  const removal = regattaPath(regatta, `/removeracecolumn?${queryOf({ racecolumn: race.name })}`)
  return {
    discards: () => update({ resultDiscardingThresholds: pick([[], [2], [3], [2, 4]], one) }),
    penaltyBase: () => update({ penaltyBase: pick(['entries', 'startingArea'], one) }),
    comment: () => update({ scoringComment: name, leaderboardDisplayName: name }),
    factor: () => factor({ explicit_factor: pick(['1', '2', '1.5'], one) ?? '' }),
    isDiscardable: () => factor({ isDiscardable: String(one % 2 === 0) }),
    addColumn: () => post(regattaPath(regatta, '/addracecolumns')),
    removeColumn: async () => (races.length > 4 ? post(removal) : undefined),
  }
}

const entryRequests = ({ series, one, other, id, name, as, link, post, put }: Target) => {
  const { service, tokens, regatta } = series
  const on = (rest: string, values: Values = {}, competitorId = id) =>
    onCompetitors(service, regatta, `/${competitorId}${rest}`, { ...as, ...link, ...values })
  const displayName = queryOf({ competitorId: id, displayName: name })
  return {
    enter: () =>
      createCompetitor(service, regatta, {
        ...as,
        ...link,
        competitorName: name,
        sailid: String(one),
        ...(one % 3 === 0 ? { fleet: 'Silver' } : {}),
      }),
    add: async () => {
      const token = tokens.sailor ?? ''
      const values = { token, competitorName: name, sailid: `S${one}` }
      const made = await makeCompetitor(service, await makeEvent(service, token), values)
      series.own.push(made.id)
      return on('/add', {}, made.id)
    },
    remove: () => on('/remove'),
    withdraw: () => on('/remove', { withdraw: 'true' }),
    rename: () => post(leaderboardPath(regatta, `/updateCompetitorDisplayName?${displayName}`)),
    competitor: () => {
      const json = { name, nationality: 'DEN' }
      return put(`${V}/competitors/${pick(series.own, one) ?? id}`, json)
    },
    rating: () => on('/updateToTHandicap', { timeOnTimeFactor: '1.1' }),
    tally: () =>
      put(regattaPath(regatta, `/competitors/${id}/tally`), { afloat: true, millis: other }),
    fleets: () => {
      const fleets = [{ fleet: 'Silver', competitorIds: [id] }]
      return put(regattaPath(regatta, '/fleets'), { fleets })
    },
    file: () =>
      service.request(`POST ${regattaPath(regatta, '/competitors/import')}`, {
        ...as,
        body: `SailNo;Helm;Class\n${one};${name};49er\n`,
        headers: { 'content-type': 'text/csv' },
      }),
  }
}

const organizerRequests = ({ series: { regatta }, other, ids, id, name, put }: Target) => {
  const change = (json: object) => put(regattaPath(regatta, '/entries'), json)
  const values = { competitorId: id, name, sailId: `C${other}`, fleet: 'Gold' }
  return {
    accept: () => change({ accept: [id] }),
    acceptAll: () => change({ accept: ids }),
    correct: () => change({ change: [values] }),
    removeEntries: () => change({ remove: [id] }),
  }
}

/** @returns undefined: the step does not apply */
export const sendStep = async (series: Series, races: readonly RaceName[], one: Step) => {
  const target = await targetOf(series, races, one)
  const requests: Readonly<Record<Step['kind'], Send>> = {
    ...sheetRequests(target),
    ...settingRequests(target),
    ...entryRequests(target),
    ...organizerRequests(target),
  }
  return requests[one.kind]()
}

/** A regatta with two official race columns, and one without results. */
export const makeOfficial = async (
  service: TestService,
  tokens: Series['tokens'],
  fleets: readonly string[],
): Promise<Series> => {
  const token = tokens.organizer ?? ''
  const regatta = await makeEvent(service, token, {
    ...open,
    numberofraces: 3,
    series: [{ name: 'Default', fleets }],
  })
  const boats: string[] = []
  for (const sailid of ['1', '2', '3', '4', '5', '6']) {
    const values = { token, competitorName: `Boat ${sailid}`, sailid }
    boats.push((await makeCompetitor(service, regatta, values)).id)
  }
  const half = boats.length / fleets.length
  for (const raceColumn of ['R1', 'R2']) {
    for (const [at, fleet] of fleets.entries()) {
      const ids = boats.slice(at * half, (at + 1) * half)
      const path = leaderboardPath(regatta, `/results/${raceColumn}/${fleet}`)
      const json = { state: 'official', finishes: ids.map((competitorId) => ({ competitorId })) }
      const { status, text } = await service.request(`PUT ${path}`, { token, json })
      if (status !== 200) throw new Error(text)
    }
  }
  return { service, tokens, regatta, own: [] }
}
