/** Names contain no invisible characters, and none that change the text direction. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../../harness/ids.ts'
import { H, L, S, V } from '../../../scripts/requests/paths.ts'
import { putGroup, putGroupName } from '#access/items/groups.ts'
import { putPreference, putPreferenceKeys } from '#people/items/preferences.ts'
import { putSecurity, unsecured } from '#table/items/securities.ts'
import { Store } from '#table/store.ts'
import { connectTable } from '#table/table.ts'
import { readUser } from '#access/items/users.ts'
import { C, coursePath, type Json, withEntry, windwardLeeward } from '../../support/courses.ts'
import { useTestService } from '../../support/useTestService.ts'
import { makeRegatta } from '../../support/inventory.ts'
import { makeEvent, regattaPath } from '../../support/sailing.ts'
import { somePublicKey } from '../../support/sshKeys.ts'

const service = await useTestService()
const token = await service.createUser('ann')
const regatta = await makeEvent(service, token, { numberofraces: 1 })

type Sent = readonly [route: string, json: unknown]

const event = (json: object): Sent => [
  `POST ${V}/events/createEvent`,
  { eventName: newId(), venuename: 'Kiel', ...json },
]
const course = (json: Json): Sent => [
  `POST ${C}/createCourse/${coursePath(regatta, 'R1')}`,
  windwardLeeward(json),
]
const entry = (json: Json): Sent =>
  course({ markConfigurations: withEntry(windwardLeeward(), 'pin', json).markConfigurations })

/** A request that creates an object with a name. */
const makers: Readonly<Record<string, (name: string) => Sent>> = {
  'a group': (groupName) => [`PUT ${S}/usergroup`, { groupName }],
  'a role': (roleName) => [`POST ${S}/role`, { roleName }],
  'an event': (eventName) => event({ eventName }),
  'a place': (venuename) => event({ venuename }),
  'a boat class': (boatclassname) => event({ boatclassname }),
  'a series': (name) => event({ series: [{ name, fleets: ['Default'] }] }),
  'a fleet': (name) => event({ series: [{ name: 'Default', fleets: [name] }] }),
  'a race column': (prefix) => [
    `POST ${regattaPath(regatta, `/addracecolumns?prefix=${encodeURIComponent(prefix)}`)}`,
    {},
  ],
  'a tracked race': (name) => [
    `POST ${V}/leaderboards/${encodeURIComponent(regatta)}/starttracking`,
    { race_column: 'R1', tracked_race_name: name },
  ],
  'a mark of a regatta': (markName) => [
    `POST ${V}/mark/addMarkToRegatta`,
    { regattaName: regatta, markName },
  ],
  'mark properties': (name) => [`POST ${H}/markproperties`, { name }],
  'a mark template': (name) => [`POST ${H}/marktemplates`, { name }],
  'a mark role': (name) => [`POST ${H}/markroles`, { name }],
  'a short name': (shortName) => [`POST ${H}/markroles`, { name: 'Top', shortName }],
  'a course template': (name) => [`POST ${H}/coursetemplates`, { name, waypoints: [] }],
  'a course': (name) => course({ name }),
  'a mark of a course': (name) => entry({ freestyleProperties: { name } }),
  'a role of a course': (name) => entry({ associatedRole: name }),
  'an SSH key': (name) => [
    `POST ${L}/add_ssh_key`,
    { region: 'eu-west-1', key_name: name, public_key: somePublicKey },
  ],
  'an object of another program': (displayName) => [
    `PUT ${S}/ownership/EVENT/${newId()}/acl`,
    { acl: [], displayName },
  ],
  'a preference': (key) => [`PUT ${S}/preferences/${encodeURIComponent(key)}`, { wide: true }],
}

const send = ([route, json]: Sent) => service.request(route, { token: service.adminToken, json })

const hidden = {
  'a zero width space': ['Kiel\u200b', 'U+200B as character 5'],
  'a variation selector of a letter': ['K\ufe0fiel', 'U+FE0F as character 2'],
  'a joiner between Latin letters': ['Ki\u200del', 'U+200D as character 3'],
  'a right-to-left override': ['Kiel \u202eleiK', 'U+202E as character 6'],
  'a language tag': ['Kiel\u{e0041}', 'U+E0041 as character 5'],
  'a tag without a flag': ['Kiel\u{e0065}\u{e007f}', 'U+E0065 as character 5'],
  'a flag without an end': ['\u{1f3f4}\u{e0065}', 'U+E0065 as character 2'],
} as const

/** Joiners without which the name is misspelled, and sequences of emoji. */
const joined = {
  Persian: '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627',
  Sinhala: '\u0dc1\u0dca\u200d\u0dbb\u0dd3',
  Malayalam: '\u0d05\u0d35\u0d28\u0d4d\u200d',
  'a boat': '⛵\ufe0f Windspiel',
  'a pirate flag': '\u{1f3f4}\u200d\u2620\ufe0f Black Pearl',
  'the flag of England': '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Lion',
  'a heart': 'I \u2764\ufe0f Sailing',
  'an emoji at the end': 'Windspiel ⛵\ufe0f',
} as const

const named = ['an event', 'a series', 'a mark of a course', 'a mark template', 'a course']

describe.each(named)('the name of %s', (maker) => {
  it.each(Object.entries(joined))('may contain %s', async (_, name) => {
    const requestFor = makers[maker]
    const { status } = await send(requestFor?.(name) ?? ['', {}])

    expect(status).toBeLessThan(300)
  })
})

describe.each(Object.entries(makers))('the name of %s', (_, requestFor) => {
  it.each(Object.entries(hidden))('does not contain %s', async (__, [name, found]) => {
    const { status, body } = await send(requestFor(name))

    const { errors } = body as { readonly errors?: readonly { readonly detail: string }[] }
    expect([status, errors?.length]).toEqual([400, 1])
    expect(errors?.[0]?.detail).toMatch(
      /without control or invisible|not hold control or invisible/,
    )
    expect(errors?.[0]?.detail).toContain(`found ${found}`)
  })

  it.each(['Łódź 帆船 ⛵', 'Ιστιοπλοΐα', 'شراع', 'Zoe\u0308'])('may be %s', async (name) => {
    const { status, text } = await send(requestFor(`${name} ${newId()}`))

    expect([status, text]).toEqual([expect.toBeOneOf([200, 201, 204]), text])
  })
})

describe('a free text', () => {
  it('may contain such characters', async () => {
    const json = { tag: '⛵\ufe0f', comment: 'a\u200db\nc', raceTimepoint: 1, public: false }

    const { status } = await service.request(`POST ${V}/${coursePath(regatta, 'R1')}/tags`, {
      token,
      json,
    })

    expect(status).toBe(201)
  })
})

describe('a name from an older table', () => {
  const name = 'Old\u200b'
  const inPath = encodeURIComponent(name)

  it('still selects its group, which can be deleted', async () => {
    const group = { id: newId(), name, roles: [] }
    await new Store(connectTable(service)).write([
      putGroup(group, 'absent'),
      putGroupName(group),
      putSecurity({ type: 'USER_GROUP', id: group.id }, unsecured, 'any'),
    ])
    const asAdmin = { token: service.adminToken }

    const read = await service.request(`GET ${S}/usergroup?groupName=${inPath}`, asAdmin)
    const deleted = await service.request(`DELETE ${S}/usergroup/${group.id}`, asAdmin)

    expect([read.status, read.body, deleted.status]).toMatchObject([200, { groupName: name }, 204])
  })

  it('still selects its regatta, which can be changed and tracked', async () => {
    await makeRegatta(service, name, 'ann')

    const replies = [
      await service.request(`GET ${regattaPath(name)}`, { token }),
      await service.request(`POST ${regattaPath(name, '/addracecolumns')}`, { token }),
      await service.request(`POST ${V}/leaderboards/${inPath}/starttracking?race_column=R1`, {
        token,
      }),
      await service.request(`POST ${regattaPath(name, '/removeracecolumn?racecolumn=R1')}`, {
        token,
      }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it('still selects its preference, which can be read, changed and deleted', async () => {
    const store = new Store(connectTable(service))
    const { userId = '' } = (await readUser(store, 'ann')) ?? {}
    await store.write([
      putPreference(userId, name, '1'),
      putPreferenceKeys(userId, [name], { item: undefined }),
    ])
    const path = `${S}/preferences/${inPath}`

    const replies = [
      await service.request(`GET ${path}`, { token }),
      await service.request(`PUT ${path}`, { token, json: 2 }),
      await service.request(`DELETE ${path}`, { token }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 204])
  })
})
