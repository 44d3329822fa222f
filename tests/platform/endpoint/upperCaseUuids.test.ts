/** Clients of some platforms write UUIDs in upper case. Responses have lower case. */
import { describe, expect, it } from 'vitest'
import type { TSchema } from '@sinclair/typebox'
import { S, V } from '../../../scripts/requests/paths.ts'
import { endpoints } from '../../../functions/routes.ts'
import { gatherInput, type ParsedBody } from '#endpoint/input.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { type HttpRequest, readRequest } from '#endpoint/request.ts'
import { uuid } from '#schemas/platform/common.ts'
import { courseSetup } from '../../support/courseSetup.ts'
import { windwardLeeward } from '../../support/courses.ts'
import { useTestService } from '../../support/useTestService.ts'
import { makeEvent } from '../../support/sailing.ts'

const service = await useTestService()

const lower = '0b8f6c1e-2f6d-4a59-9b0e-6a9a3f1f7c11'
const upper = lower.toUpperCase()

const isUuid = (schema: TSchema): boolean =>
  schema.pattern === uuid.pattern ||
  schema.format === 'uuid' ||
  (Array.isArray(schema.anyOf) && (schema.anyOf as TSchema[]).some(isUuid))

const uuidInputs = endpoints.flatMap(({ name, input }) =>
  Object.entries(input?.properties ?? {}).flatMap(([property, schema]) =>
    isUuid(schema) ? [{ name, property }] : [],
  ),
)

describe('a UUID in upper case', () => {
  it('is a parameter of at least thirty operations', () => {
    expect(uuidInputs.length).toBeGreaterThan(30)
  })

  it.each(uuidInputs)('is normalized to lower case as $property of $name', ({ name, property }) => {
    const endpoint = endpoints.find((each) => each.name === name)
    if (endpoint === undefined) throw new Error(name)
    const fromPath = readRequest({ pathParameters: { [property]: upper } })
    const isDocument = endpoint.inputFrom === 'document'

    const body = { location: 'json', values: new Map([[property, upper]]) } as const
    const valueOf = (...sent: [HttpRequest, ParsedBody]) =>
      gatherInput(endpoint, ...sent).values[property]

    expect(valueOf(fromPath, { location: 'query' })).toBe(lower)
    if (!isDocument) expect(valueOf(readRequest({}), body)).toBe(lower)
  })

  it('selects a role in the path, and in the path of its ownership', async () => {
    const { request, adminToken: token } = service
    const id = await service.createRole(token)
    const sent = id.toUpperCase()

    const read = await request(`GET ${S}/role/${sent}`, { token })
    const ownership = await request(`GET ${S}/ownership/ROLE_DEFINITION/${sent}`, { token })
    const byPart = await request(`GET ${S}/ownership/ROLE_DEFINITION?id=${sent}`, { token })

    expect(read.body).toMatchObject({ id })
    expect(ownership.body).toMatchObject({ objectId: id, username: 'admin' })
    expect(byPart.body).toEqual(ownership.body)
  })

  it('is the same value in the query and in the body', async () => {
    const { request, adminToken: token, createUser } = service
    await createUser('bob')
    const { id } = predefinedRoles.sailingViewer
    const role_definition_id = id.toUpperCase()
    const give = `PUT ${S}/add_role_to_user?username=bob&role_definition_id=${role_definition_id}`

    const replies = [
      await request(give, { token, form: { role_definition_id } }),
      await request(give, { token, json: { role_definition_id } }),
      await request(give, { token, json: { role_definition_id: id } }),
      await request(give, { token, json: { role_definition_id: lower } }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 400])
  })

  it('stays another id where names are ids', async () => {
    const { request, adminToken: token } = service

    const { body } = await request(`GET ${S}/ownership/BOAT/${upper}`, { token })

    expect(body).toMatchObject({ objectId: upper })
  })

  it('selects a group in an ACL, as a qualifier, and in the header for a new object', async () => {
    const { request, createUser } = service
    const token = await createUser('upper')
    const groupId = await service.createGroup(token, 'Upper')
    const sent = groupId.toUpperCase()
    const role = await request(`POST ${S}/role/`, {
      token,
      form: { roleName: 'upper' },
      headers: { tenantGroupId: sent, tenantgroupid: sent },
    })
    const { id } = role.body as { readonly id: string }
    const path = `${S}/ownership/ROLE_DEFINITION/${id}`
    const json = { acl: [{ groupId: sent, actions: ['READ'] }] }

    const changed = await request(`PUT ${path}/acl`, { token, json })
    const acl = await request(`GET ${path}/acl`, { token })
    const ownership = await request(`GET ${path}`, { token })
    const assignment = { username: 'upper', role_definition_id: id, qualifying_group_id: sent }
    const given = await request(`PUT ${S}/add_role_to_user`, { token, json: assignment })
    const roles = await request(`GET ${S}/get_roles_for_user?username=upper`, { token })

    expect([changed.status, given.status]).toEqual([200, 200])
    expect(acl.body).toMatchObject({ acl: [{ groupId }] })
    expect(ownership.body).toMatchObject({ groupId })
    expect(roles.text).toContain(groupId)
    expect(roles.text).not.toContain(sent)
  })

  it('selects a mark and a mark role in a course', async () => {
    const { adminToken: token } = service
    const tools = courseSetup(service)
    const regatta = await makeEvent(service, token, { numberofraces: 1 })
    const saved = await tools.save(token, regatta, windwardLeeward())
    const inUpperCase = JSON.parse(
      JSON.stringify(saved, (key, value: unknown) =>
        ['markId', 'associatedRoleId'].includes(key) && typeof value === 'string'
          ? value.toUpperCase()
          : value,
      ),
    ) as unknown

    const again = await tools.save(token, regatta, inUpperCase)

    expect(again).toEqual(saved)
    const { markId = '' } = saved.markConfigurations[0] ?? {}
    const mark = await service.request(
      `GET ${V}/leaderboards/${encodeURIComponent(regatta)}/marks/${markId.toUpperCase()}`,
      { token },
    )
    expect(mark.status).toBe(200)
  })
})
