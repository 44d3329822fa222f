/** The predefined roles of helpers of an event: what each may do at the endpoints, and what none may. */
import { beforeAll, describe, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { upAndDown } from '../support/boardRace.ts'
import { makeEvent } from '../support/sailing.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const owner = await service.createUser('owner')

const roles = ['raceOfficer', 'scorer', 'markBoat', 'safety', 'commentator'] as const
const tokens = new Map<string, string>()

let regatta = ''
let other = ''
let groupId = ''
beforeAll(async () => {
  const setup = securitySetup(service)
  groupId = await setup.makeGroup({ name: 'Kiel' })
  regatta = await makeEvent(service, owner, { numberofraces: 2 })
  other = await makeEvent(service, owner, { numberofraces: 2 })
  const acl = [{ groupId: null, actions: ['READ'] }]
  for (const type of ['REGATTA', 'LEADERBOARD']) {
    await setup.secure({ type, id: regatta }, { owner: 'owner', groupId, acl })
  }
  for (const role of roles) {
    tokens.set(role, await service.createUser(role))
    const { id: roleId } = predefinedRoles[role]
    await setup.assignRole(role, { roleId, qualifyingGroupId: groupId, transitive: false })
  }
})

type Ask = (name: string) => readonly [route: string, more: Readonly<Record<string, unknown>>]

const path = (name: string) => encodeURIComponent(name)

/** Requests that are valid, so that only a missing permission refuses them. */
const deeds: Readonly<Record<string, Ask>> = {
  'lays a course': (name) => [
    `POST ${V}/courseconfiguration/createCourse/${path(name)}/R1/Default`,
    { json: upAndDown },
  ],
  'adds races': (name) => [`POST ${V}/regattas/${path(name)}/addracecolumns`, {}],
  starts: (name) => [
    `PUT ${V}/leaderboards/${path(name)}/starttime?race_column=R1&fleet=Default&startTime=1781948400000&authorName=x&authorPriority=1&passId=1`,
    {},
  ],
  tracks: (name) => [
    `POST ${V}/leaderboards/${path(name)}/starttracking?race_column=R1&fleet=Default`,
    {},
  ],
  'takes the finish': (name) => [
    `PUT ${V}/leaderboards/${path(name)}/results/R1/Default`,
    { json: { state: 'draft', finishes: [] } },
  ],
  'changes entries': (name) => [
    `POST ${V}/regattas/${path(name)}/competitors/createandadd?boatclass=49er&competitorName=Tom`,
    {},
  ],
  'opens the page of marks': (name) => [`GET /marks/${path(name)}`, {}],
  'sees the list of the water': (name) => [`GET ${V}/leaderboards/${path(name)}/tally`, {}],
  'tags in public': (name) => [
    `POST ${V}/${path(name)}/R1/Default/tags`,
    { json: { tag: 'Gun', raceTimepoint: 'now', public: true } },
  ],
  'changes settings': (name) => [`PUT ${V}/regattas/${path(name)}`, { json: {} }],
  'changes scoring': (name) => [`POST ${V}/leaderboards/${path(name)}/update`, { json: {} }],
  'removes races': (name) => [
    `POST ${V}/regattas/${path(name)}/removeracecolumn?racecolumn=R2`,
    {},
  ],
  deletes: (name) => [`DELETE ${V}/regattas/${path(name)}`, {}],
  invites: () => [
    `POST ${S}/invitation`,
    { json: { roleId: predefinedRoles.raceOfficer.id, qualifyingGroupId: groupId } },
  ],
}

const allowed: Readonly<Record<(typeof roles)[number], readonly string[]>> = {
  raceOfficer: [
    'lays a course',
    'adds races',
    'starts',
    'tracks',
    'takes the finish',
    'opens the page of marks',
    'sees the list of the water',
    'tags in public',
  ],
  scorer: ['takes the finish', 'changes entries'],
  markBoat: ['opens the page of marks'],
  safety: ['sees the list of the water'],
  commentator: ['tags in public'],
}

const done = async (role: string, name: string): Promise<readonly string[]> => {
  const found: string[] = []
  for (const [deed, ask] of Object.entries(deeds)) {
    const [route, more] = ask(name)
    const { status, text } = await request(route, { token: tokens.get(role) ?? '', ...more })
    if (status !== 403) found.push(`${deed}${status < 300 ? '' : ` ${text}`}`)
  }
  return found
}

describe.each(roles)('the role %s', (role) => {
  it('is enough for its tasks, and for nothing else', async () => {
    expect(await done(role, regatta)).toEqual(allowed[role])
  })

  it('reads another event, and changes nothing of it', async () => {
    expect((await done(role, other)).filter((deed) => deed !== 'invites')).toEqual([])
  })
})

it('a refusal names UPDATE, which existing clients know, and which is enough', async () => {
  const [route, more] = deeds.starts?.(regatta) ?? ['', {}]
  const refused = await request(route, { token: tokens.get('scorer') ?? '', ...more })
  expect(refused.body).toMatchObject({ permission: `LEADERBOARD:UPDATE:${regatta}` })
  expect((await request(route, { token: owner, ...more })).status).toBe(200)
  const question = `GET ${S}/has_permission?permission=LEADERBOARD:START:${path(regatta)}`
  expect((await request(question, { token: owner })).body).toMatchObject([{ granted: true }])
})

/** The pages of helpers, and the links on the page of a regatta that lead to them. */
const pages: Readonly<Record<string, readonly (typeof roles)[number][]>> = {
  '/start/{regatta}/R1': ['raceOfficer'],
  '/finish/{regatta}/R1/Default': ['raceOfficer', 'scorer'],
  '/out/{regatta}': ['raceOfficer', 'safety'],
  '/marks/{regatta}': ['raceOfficer', 'markBoat'],
}
const open = (token: string, page: string) =>
  request(`GET ${page}`, { token, headers: { accept: 'text/html' } })

describe.each(roles)('the pages for the role %s', (role) => {
  it('open for its tasks, and say politely no for others', async () => {
    const token = tokens.get(role) ?? ''
    const { text } = await open(token, `/regatta/${path(regatta)}`)
    for (const [template, permitted] of Object.entries(pages)) {
      const page = template.replace('{regatta}', path(regatta))
      const isPermitted = permitted.includes(role)
      expect([page, text.includes(`href="${page}"`)]).toEqual([page, isPermitted])
      const opened = await open(token, page)
      expect([page, opened.status]).toEqual([page, isPermitted ? 200 : 403])
      if (isPermitted) continue
      expect(opened.text).toContain('<h1>')
      expect(opened.text).toContain('href="/why?permission=')
    }
  })

  it('show forms only for what it may do', async () => {
    const token = tokens.get(role) ?? ''
    const { text } = await open(token, `/regatta/${path(regatta)}`)
    const isOfficer = role === 'raceOfficer'
    const shows = (part: string) => text.includes(part)
    expect([shows('/addracecolumns"'), shows('/starttracking"')]).toEqual([isOfficer, isOfficer])
    for (const part of ['/invitation"', '/owngroup"', 'action="/why"', 'id="delete"']) {
      expect([part, shows(part)]).toEqual([part, false])
    }
    const course = await open(token, `/course/${path(regatta)}/R2/Default`)
    expect([course.status, course.text.includes('"mayDesign":true')]).toEqual([200, isOfficer])
    const entries = await open(token, `/entries/${path(regatta)}`)
    expect(entries.status).toBe(200)
    expect(entries.text.includes('<form')).toBe(role === 'scorer')
  })
})
