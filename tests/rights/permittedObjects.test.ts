/** `GET objects`: the objects of a type on which the caller may do an action. */
import { describe, expect, it } from 'vitest'
import { H, S, V } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { allPages } from '../support/listPages.ts'
import { landscape } from '../support/landscape.ts'
import { securitySetup } from '../support/securitySetup.ts'
import '../support/quietLog.ts'

interface Listed {
  readonly objectType: string
  readonly objectId: string
  readonly displayName: string | null
}

const service = await useTestService()
const setup = securitySetup(service)
const ann = await service.createUser('ann')
const ben = await service.createUser('ben')

const list = async (question: string, token?: string) =>
  (await allPages(service, `${S}/objects?${question}`, token)) as readonly Listed[]

const ask = (question: string, token = ann) =>
  service.request(`GET ${S}/objects?${question}`, { token })

const createMark = async (name: string, token = ann): Promise<string> => {
  const { body } = await service.request(`POST ${H}/markproperties`, { token, json: { name } })
  return (body as { readonly id: string }).id
}

const setAcl = (object: string, groupId: string | null, ...actions: readonly string[]) =>
  service.request(`PUT ${S}/ownership/${object}/acl`, {
    token: service.adminToken,
    json: { acl: [{ groupId, actions }] },
  })

describe('the objects of a type', () => {
  it('are those of the caller by name, in pages, and no others', async () => {
    const ids = { pin: await createMark('Pin'), boat: await createMark('Boat') }
    await createMark('Of Ben', ben)
    const question = 'type=MARK_PROPERTIES&action=UPDATE'

    const { headers } = await ask(`${question}&limit=1`)

    expect(headers.link).toContain('rel="next"')
    const expected = [
      { objectType: 'MARK_PROPERTIES', objectId: ids.boat, displayName: 'Boat' },
      { objectType: 'MARK_PROPERTIES', objectId: ids.pin, displayName: 'Pin' },
    ]
    expect(await list(`${question}&limit=1`, ann)).toEqual(expected)
    expect(await list(question, ann)).toEqual(expected)
    expect(await list(question)).toEqual([])
  })

  it('are all objects for an administrator, of types with and without a list', async () => {
    const event = { eventName: 'Kiel', venuename: 'Kiel', numberofraces: '1' }
    await service.request(`POST ${V}/events/createEvent`, { token: ann, form: event })
    const race = { leaderboard: 'Kiel', racecolumn: 'R1', fleet: 'Default' }
    const route = `POST ${V}/leaderboards/Kiel/starttracking?race_column=R1&fleet=Default`
    await service.request(route, { token: ann, form: race })
    const idsOf = async (type: string, token: string) =>
      (await list(`type=${type}&action=READ`, token)).map(({ objectId }) => objectId)

    expect(await idsOf('USER', service.adminToken)).toEqual(['admin', 'ann', 'ben'])
    expect(await idsOf('LEADERBOARD', service.adminToken)).toEqual(['Kiel'])
    expect(await idsOf('TRACKED_RACE', service.adminToken)).toHaveLength(1)
    expect(await idsOf('TRACKED_RACE', ann)).toHaveLength(1)
    expect(await idsOf('USER', ann)).toEqual(['ann'])
  })

  it('are keys of hosts too', async () => {
    await landscape(service).addKey(ann, 'k')

    const [key] = await list('type=SSH_KEY&action=DELETE', ann)

    expect(key).toMatchObject({ objectType: 'SSH_KEY', displayName: null })
    expect(await list('type=SSH_KEY&action=DELETE', ben)).toEqual([])
  })

  it('have no name for a caller without permission to read it', async () => {
    const objectId = await createMark('Secret', ann)
    await setAcl(`MARK_PROPERTIES/${objectId}`, null, 'UPDATE')
    const displayName = null

    const found = await list('type=MARK_PROPERTIES&action=UPDATE', ben)

    expect(found).toContainEqual({ objectType: 'MARK_PROPERTIES', objectId, displayName })
    const readable = await list('type=MARK_PROPERTIES&action=READ', ben)
    expect(readable.map((one) => one.objectId)).not.toContain(objectId)
  })

  it('are those that a permission names', async () => {
    const objectId = await createMark('Named', ben)
    const permissions = [`MARK_PROPERTIES:DELETE:${objectId}`, 'MARK_PROPERTIES:DELETE:gone']
    const cleo = await service.createUser('cleo')
    await setup.assignRole('cleo', {
      roleId: await service.createRole(service.adminToken, ...permissions),
    })

    const found = await list('type=MARK_PROPERTIES&action=DELETE', cleo)

    expect(found.map((one) => one.objectId)).toEqual([objectId])
  })
})

describe('a group with a role for everybody', () => {
  const marksOfBen = async () =>
    (await list('type=MARK_PROPERTIES&action=CHANGE_ACL', ben)).map(({ objectId }) => objectId)
  const token = () => service.adminToken

  it('gives its objects to everybody, from the next request on', async () => {
    const objectId = await createMark('Open')
    const groupId = await setup.makeGroup({ name: 'open' })
    await setup.secure({ type: 'MARK_PROPERTIES', id: objectId }, { groupId })
    const roleId = await service.createRole(token(), 'MARK_PROPERTIES:CHANGE_ACL')
    const route = `${S}/usergroup/${groupId}/role/${roleId}`
    expect(await marksOfBen()).not.toContain(objectId)

    await service.request(`PUT ${route}`, { token: token(), json: { forAll: false } })
    expect(await marksOfBen()).not.toContain(objectId)
    await service.request(`DELETE ${route}`, { token: token() })
    await service.request(`PUT ${route}`, { token: token(), json: { forAll: true } })
    expect(await marksOfBen()).toContain(objectId)
    await service.request(`DELETE ${route}`, { token: token() })
    expect(await marksOfBen()).not.toContain(objectId)
  })

  it('does so beyond the number of groups that a list merges', { timeout: 60_000 }, async () => {
    const roleId = await service.createRole(token(), 'MARK_PROPERTIES:CHANGE_ACL')
    const roles = [{ roleId, forAll: true }]
    const groupIds: string[] = []
    for (let number = 0; number <= 100; number += 1) {
      groupIds.push(await setup.makeGroup({ name: `open ${number}`, roles }))
    }
    const objectId = await createMark('Open')
    for (const groupId of [groupIds[0], groupIds[100]]) {
      await setup.secure({ type: 'MARK_PROPERTIES', id: objectId }, { groupId: groupId ?? '' })
      expect(await marksOfBen()).toContain(objectId)
    }
    for (const groupId of groupIds) await setup.removeGroup(groupId)
  })
})

describe('the objects of another program', () => {
  it('are listed while the caller may do the action, however long their ids are', async () => {
    const group = await setup.makeGroup({ name: 'club', members: ['ann'] })
    const ids = ['7', 'x'.repeat(1024)]
    for (const id of ids) await setup.secure({ type: 'SAIL', id }, { groupId: group, acl: [] })
    await setup.secure({ type: 'SAIL', id: ids[1] ?? '' }, { acl: [entry(group, 'HOIST')] })
    await setup.secure({ type: 'SAIL', id: '7' }, { acl: [entry(group, 'HOIST')] })
    const idsOf = async (question: string, token: string) =>
      (await list(question, token)).map(({ objectId }) => objectId)

    expect(await idsOf('type=SAIL&action=HOIST', ann)).toEqual(ids)
    expect(await idsOf('type=SAIL&action=HOIST', service.adminToken)).toEqual(ids)
    expect((await ask('type=SAIL&action=FURL', ann)).status).toBe(400)

    await setup.secure({ type: 'SAIL', id: '7' }, { acl: [] })
    expect(await idsOf('type=SAIL&action=HOIST', ann)).toEqual(ids.slice(1))
  })

  const entry = (groupId: string, ...actions: readonly string[]) => ({ groupId, actions })
})

describe('an error', () => {
  it.each([
    ['type=EVENTS&action=READ', 'type', 'EVENT'],
    ['type=EVENT&action=UPDAT', 'action', 'UPDATE'],
  ])('of %s suggests the nearest word', async (question, parameter, word) => {
    const { status, body } = await ask(question)

    expect(status).toBe(400)
    expect(body).toMatchObject({
      errors: [{ parameter, code: 'unknown', suggestion: `Did you mean \`${word}\`?` }],
    })
  })

  it.each(['type=EVENT', 'action=READ', 'type=event&action=READ', 'type=EVENT&action=*'])(
    'is the response to %s',
    async (question) => {
      expect((await ask(question)).status).toBe(400)
    },
  )

  it('is a cursor of another action', async () => {
    const question = 'type=MARK_PROPERTIES&limit=1'
    const { headers } = await ask(`${question}&action=UPDATE`)
    const [, cursor] = /[?&](cursor=[^>&]+)/.exec(headers.link ?? '') ?? []

    expect((await ask(`${question}&action=UPDATE&${cursor}`)).status).toBe(200)
    expect((await ask(`${question}&action=DELETE&${cursor}`)).status).toBe(400)
  })
})
