/**
 * A caller who may not read a regatta and its leaderboard learns nothing about their races: every
 * request gets the same response, whether or not there is such a race column or fleet.
 */
import { describe, expect, it } from 'vitest'
import type { RequestOptions } from '../../scripts/requests/requests.ts'
import { newId } from '../../harness/ids.ts'
import { dryRunParameter } from '#endpoint/middleware/dryRun.ts'
import { courseSetup } from '../support/courseSetup.ts'
import { C, coursePath, windwardLeeward } from '../support/courses.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { pathOf, type TestRace } from '../support/races.ts'
import { leaderboardPath, makeEvent, regattaPath, track } from '../support/sailing.ts'
import { tagIn, taggingOf } from '../support/tagging.ts'
import { keepLog } from '../support/logLines.ts'

keepLog()
const service = await useTestService()
/** Readable for the stranger, with a course. */
/** Private to its owner, with a course, tags and tracked races. */
const owner = await service.createUser('owner')
const stranger = await service.createUser('stranger', goodPassword)
const { save } = courseSetup(service)
const open = await makeEvent(service, stranger, { numberofraces: 1 })
const input = { eventName: 'Hidden/Cup', numberofraces: 2, ispublic: false }
const leaderboard = await makeEvent(service, owner, input)
const hidden = { leaderboard, racecolumn: 'R1', fleet: 'Default' }
await save(stranger, open, windwardLeeward())
await save(owner, leaderboard, windwardLeeward())
await track(service, owner, 'starttracking', leaderboard, { race_column: 'R1' })
const json = { tag: 'Start', raceTimepoint: 1, public: true }
const tagId = tagIn(await taggingOf(service, hidden).post(owner, json)).id

type Attempt = readonly [route: string, options?: RequestOptions]

const courseOf = ({ leaderboard, racecolumn, fleet }: TestRace) =>
  coursePath(leaderboard, racecolumn, fleet)
const raceOnLeaderboard = ({ leaderboard, racecolumn, fleet }: TestRace, action: string) =>
  leaderboardPath(leaderboard, `/${action}?race_column=${racecolumn}&fleet=${fleet}`)
const sheetOf = ({ leaderboard, racecolumn, fleet }: TestRace) =>
  leaderboardPath(leaderboard, `/results/${[racecolumn, fleet].map(encodeURIComponent).join('/')}`)
const document = { tag: 'Start', raceTimepoint: 1 }

/** Every endpoint with a race in its input, and its requests about a race. */
const endpointsOfRaces: Readonly<Record<string, (race: TestRace) => readonly Attempt[]>> = {
  importResults: ({ leaderboard, racecolumn }) => {
    const query = { scoreCorrectionProvider: 'Sailwave CSV result importer', raceNumber: 'R1' }
    const parameters = new URLSearchParams({ ...query, raceColumnName: racecolumn })
    const path = leaderboardPath(leaderboard, `/results?${String(parameters)}`)
    const file = { headers: { 'content-type': 'text/csv' }, body: 'Rank;SailNo;CrewName;R1;Total' }
    return [[`PUT ${path}`, file]]
  },
  createTag: (race) =>
    [false, true].map((isPublic) => [
      `POST ${pathOf(race)}`,
      { json: { ...document, public: isPublic } },
    ]),
  listTags: (race) =>
    [
      '',
      '?visibility=private',
      '?visibility=public',
      `?id=${tagId}`,
      `?visibility=private&id=${tagId}`,
    ].map((query) => [`GET ${pathOf(race, `/tags${query}`)}`]),
  changeTag: (race) =>
    [
      { ...document },
      { id: tagId },
      { id: tagId, public: true },
      { ...document, username: 'owner' },
    ].map((tag) => [`PUT ${pathOf(race)}`, { json: { tag_json: tag, comment: 'x' } }]),
  deleteTag: (race) =>
    [
      document,
      { id: tagId },
      { id: newId() },
      { ...document, public: true },
      { ...document, username: 'owner' },
      { id: tagId, username: 'owner' },
      { ...document, username: 'owner', public: true },
    ].map((tag) => [`DELETE ${pathOf(race)}`, { json: { tag_json: tag } }]),
  drawTags: (race) =>
    ['', '?visibility=private'].map((query) => [`GET ${pathOf(race, `/tags.svg${query}`)}`]),
  writeTags: (race) =>
    ['', '?visibility=private'].map((query) => [`GET ${pathOf(race, `/tags.txt${query}`)}`]),
  readFinishSheet: (race) => [[`GET ${sheetOf(race)}`]],
  saveFinishSheet: (race) => [[`PUT ${sheetOf(race)}`, { json: { finishes: [] } }]],
  deleteFinishSheet: (race) => [[`DELETE ${sheetOf(race)}`]],
  readRaceColumnFactors: (race) => [[`GET ${raceOnLeaderboard(race, 'racecolumnfactors')}`]],
  changeRaceColumnFactor: (race) => [[`POST ${raceOnLeaderboard(race, 'racecolumnfactors')}`]],
  coursePage: (race) => [[`GET /course/${courseOf(race)}`]],
  raceBoard: (race) => [[`GET /board/${courseOf(race)}`]],
  finishPage: (race) => [[`GET /finish/${courseOf(race)}`]],
  finishLinePage: (race) => [[`GET /finish/${courseOf(race).split('/').slice(0, 2).join('/')}`]],
  startPage: (race) => [[`GET /start/${courseOf(race).split('/').slice(0, 2).join('/')}`]],
  getFromCourse: (race) =>
    ['', '.svg', '.gpx'].map((ending) => [`GET ${C}/getFromCourse/${courseOf(race)}${ending}`]),
  createCourse: (race) => [
    [`POST ${C}/createCourse/${courseOf(race)}`, { json: windwardLeeward() }],
    [`POST ${C}/createCourse/${courseOf(race)}`, { json: {} }],
  ],
  listCourseVersions: (race) => [[`GET ${C}/versions/${courseOf(race)}`]],
  compareCourseVersions: (race) => [[`GET ${C}/diff/${courseOf(race)}?from=1&to=1`]],
  restoreCourse: (race) => [[`POST ${C}/restore/${courseOf(race)}`, { json: { version: 1 } }]],
  copyCourse: (race) => [
    [`POST ${C}/copyCourse/${courseOf(race)}`, { json: { targets: [{ raceColumn: 'R2' }] } }],
    ...[false, true].flatMap((allOrNone) =>
      [{}, { fleet: race.fleet }].map((fleet): Attempt => {
        const { leaderboard: regattaName, racecolumn: raceColumn } = race
        const targets = [{ regattaName, raceColumn, ...fleet }]
        return [`POST ${C}/copyCourse/${coursePath(open)}`, { json: { targets, allOrNone } }]
      }),
    ),
  ],
  revokeMarkOnRegatta: ({
    leaderboard: regattaName,
    racecolumn: raceColumnName,
    fleet: fleetName,
  }) => [
    [
      'POST /sailingserver/api/v1/mark/revokeMarkOnRegatta',
      { json: { regattaName, raceColumnName, fleetName, markId: newId() } },
    ],
  ],
  addMarkFix: ({ leaderboard: leaderboardName, racecolumn: raceColumnName, fleet: fleetName }) => [
    [
      'POST /sailingserver/api/v1/mark/addMarkFix',
      {
        json: {
          leaderboardName,
          raceColumnName,
          fleetName,
          markId: newId(),
          latDeg: '54',
          lonDeg: '10',
          timeMillis: '1781946000000',
        },
      },
    ],
  ],
  listMarks: ({ leaderboard, racecolumn, fleet }) => [
    [`GET ${leaderboardPath(leaderboard, `/marks?race_column=${racecolumn}&fleet=${fleet}`)}`],
    [`GET ${leaderboardPath(leaderboard, `/marks?race_column=${racecolumn}`)}`],
  ],
  listCompetitors: ({ leaderboard, racecolumn, fleet }) => [
    [`GET ${regattaPath(leaderboard, `/competitors?race_column=${racecolumn}&fleet=${fleet}`)}`],
    [`GET ${regattaPath(leaderboard, `/competitors?race_column=${racecolumn}`)}`],
  ],
  assignFleets: ({ leaderboard, racecolumn: raceColumn, fleet }) => [
    [`PUT ${regattaPath(leaderboard, '/fleets')}`, { json: { raceColumn, fleets: [{ fleet }] } }],
  ],
  proposeFleets: ({ leaderboard, racecolumn: raceColumn }) => [
    [`POST ${regattaPath(leaderboard, '/fleets/propose')}`, { json: { raceColumn, by: 'seeds' } }],
  ],
  fleetsPage: (race) => {
    const [regatta, raceColumn] = courseOf(race).split('/')
    return [[`GET /fleets/${regatta}?by=standings&raceColumn=${raceColumn}`]]
  },
  startTracking: ({ leaderboard, racecolumn, fleet }) => [
    [
      `POST ${leaderboardPath(leaderboard, `/starttracking?race_column=${racecolumn}&fleet=${fleet}`)}`,
    ],
  ],
  stopTracking: ({ leaderboard, racecolumn, fleet }) => [
    [
      `POST ${leaderboardPath(leaderboard, `/stoptracking?race_column=${racecolumn}&fleet=${fleet}`)}`,
    ],
  ],
  denoteForTracking: ({ leaderboard, racecolumn, fleet }) => [
    [
      `POST ${leaderboardPath(leaderboard, `/denoteForTracking?raceColumnName=${racecolumn}&fleetName=${fleet}`)}`,
    ],
  ],
  exchangeRaceLog: ({ leaderboard, racecolumn, fleet }) =>
    [{}, { '@class': 'RaceLogStartTimeEvent', id: newId(), startTime: 1 }].map((event) => [
      'POST /sailingserver/rc/racelog',
      { json: { leaderboard, race_column: racecolumn, fleet, ...event } },
    ]),
  readStartTime: (race) => [[`GET ${raceOnLeaderboard(race, 'starttime')}`]],
  setStartTime: (race) => [
    [
      `PUT ${raceOnLeaderboard(race, 'starttime')}`,
      { json: { authorName: 'x', authorPriority: 0, passId: 0, startTime: 1 } },
    ],
  ],
  setTrackingTimes: (race) => [
    [`POST ${raceOnLeaderboard(race, 'settrackingtimes')}`, { json: { endoftrackingasmillis: 1 } }],
  ],
  removeRaceColumn: ({ leaderboard, racecolumn }) => [
    [`POST ${regattaPath(leaderboard, `/removeracecolumn?racecolumn=${racecolumn}`)}`],
  ],
}

/** The same request, as a dry run, and with a precondition. */
const variantsOf = ([route, options = {}]: Attempt): readonly Attempt[] =>
  route.startsWith('GET')
    ? [[route, options]]
    : [
        [route, options],
        [`${route}${route.includes('?') ? '&' : '?'}${dryRunParameter}=true`, options],
        [route, { ...options, headers: { 'if-match': '"seen"' } }],
        [route, { ...options, headers: { 'if-none-match': '*' } }],
      ]

/** Status and text of each response, without values that the request contained. */
const responsesTo = async (
  attemptsOn: (race: TestRace) => readonly Attempt[],
  race: TestRace,
  token: string | undefined,
) => {
  const seen: { readonly status: number; readonly text: string }[] = []
  for (const [route, options] of attemptsOn(race).flatMap(variantsOf)) {
    const credentials = token === undefined ? {} : { token }
    const { status, text } = await service.request(route, { ...options, ...credentials })
    const visibleText = text
      .replace(/"(?:instance|requestId)":"[^"]*",?/g, '')
      .replace(/<p class="path">.*|\/board\/\S*|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    const names = [race.leaderboard, race.racecolumn, race.fleet]
    const plain = names.reduce((rest, name) => {
      const forms = [encodeURIComponent(name), JSON.stringify(name).slice(1, -1), name]
      return forms.reduce((left, form) => left.replaceAll(form, '*'), rest)
    }, visibleText)
    seen.push({ status, text: plain })
  }
  return seen
}

const missing = { racecolumn: 'Missing column', fleet: 'Missing fleet' }

it('the requests cover every endpoint with a race in its input', async () => {
  const { endpoints } = await import('../../functions/routes.ts')
  const withRace = endpoints.filter(({ input }) =>
    Object.keys(input?.properties ?? {}).some((name) => /^race_?column(?:name)?$/i.test(name)),
  )

  expect(withRace.map(({ name }) => name).sort()).toEqual(Object.keys(endpointsOfRaces).sort())
})

describe.each(Object.entries(endpointsOfRaces))('%s', (name, attemptsOn) => {
  it.each([
    ['an authenticated user', () => stranger],
    ['an anonymous caller', () => undefined],
  ])('gives %s the same response about existing races and others', async (_, tokenOf) => {
    const token = tokenOf()
    const expected = await responsesTo(attemptsOn, hidden, token)

    for (const part of ['racecolumn', 'fleet'] as const) {
      const other = { ...hidden, [part]: missing[part] }
      expect(await responsesTo(attemptsOn, other, token), part).toEqual(expected)
    }
    for (const { status } of expected) expect([401, 403, 412], name).toContain(status)
  })
})

const ofTags = ['createTag', 'listTags', 'changeTag', 'deleteTag', 'drawTags', 'writeTags']

it.each(ofTags)('%s reveals no leaderboards to an anonymous caller', async (name) => {
  const attemptsOn = endpointsOfRaces[name] ?? (() => [])
  const elsewhere = { ...hidden, leaderboard: 'Missing cup' }

  expect(await responsesTo(attemptsOn, elsewhere, undefined)).toEqual(
    await responsesTo(attemptsOn, hidden, undefined),
  )
})

it('responds with 400 to an authenticated caller for tags of an unknown leaderboard, as in the contract', async () => {
  const form = { tag: 'Start', raceTimepoint: '1782036000000' }
  const path = `/sailingserver/api/v1/Missing%20cup/R1/Default/tags`

  const responses = [
    await service.request(`POST ${path}`, { token: stranger, form }),
    await service.request(`GET ${path}`, { token: stranger }),
  ]

  expect(responses.map(({ status }) => status)).toEqual([400, 400])
})

it.each(Object.entries(endpointsOfRaces))(
  '%s gives an anonymous caller the same response about a name with a slash in another spelling',
  async (_, attemptsOn) => {
    const [seen, expected] = await Promise.all(
      ['Hidden__Cup', 'Missing__Cup'].map((leaderboard) =>
        responsesTo(attemptsOn, { ...hidden, leaderboard }, undefined),
      ),
    )

    expect(seen).toEqual(expected)
  },
)
