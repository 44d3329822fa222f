/** The catalogue is correct: its defaults are compared with permission checks of the service. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { objectTypes } from '#values/objectTypes.ts'
import { permissionCatalogue } from '#rights/rules/permissionCatalogue.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()

const { types, roles, everybody } = permissionCatalogue()
const all = types.flatMap(({ type, actions }) => actions.map((action) => ({ type, ...action })))

/** The limit of permissions in one request. */
const chunks = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.length === 0 ? [] : [list.slice(0, 60), ...chunks(list.slice(60))]

const grantedTo = async (permissions: readonly string[], token?: string) => {
  const granted: boolean[] = []
  for (const chunk of chunks(permissions)) {
    const query = new URLSearchParams(
      chunk.map((permission): [string, string] => ['permission', permission]),
    )
    const route = `GET ${S}/has_permission?${query.toString()}`
    const { body } = await service.request(route, token === undefined ? {} : { token })
    granted.push(...(body as { granted: boolean }[]).map((answer) => answer.granted))
  }
  return granted
}

describe('the catalogue', () => {
  it('is public, sorted, and without duplicates', async () => {
    const first = await service.request(`GET ${S}/permissions`)
    const etag = first.headers.etag ?? ''
    const again = await service.request(`GET ${S}/permissions`, {
      headers: { 'if-none-match': etag },
    })

    expect([first.status, again.status]).toEqual([200, 304])
    expect(first.body).toEqual({ types, roles, everybody })
    expect(types.map(({ type }) => type)).toEqual(Object.keys(objectTypes).sort())
    expect(roles).toHaveLength(Object.keys(predefinedRoles).length)
  })

  it('describes each action', () => {
    expect(all.length).toBeGreaterThan(200)
    expect(all.filter(({ meaning }) => !/\bit\b/.test(meaning))).toEqual([])
  })

  it('contains the permissions of everybody', async () => {
    const granted = await grantedTo(all.map(({ permission }) => permission))

    expect(granted).toEqual(all.map((action) => action.everybody))
    expect(granted.filter((may) => may)).toHaveLength(1)
  })

  it('contains the permissions of owners', async () => {
    const token = await service.createUser('owner')
    const setup = securitySetup(service)
    for (const { type } of types) await setup.secure({ type, id: 'mine' }, { owner: 'owner' })

    const granted = await grantedTo(
      all.map(({ permission }) => `${permission}:mine`),
      token,
    )

    expect(granted).toEqual(all.map((action) => action.owner || action.everybody))
  })

  it.each(Object.values(predefinedRoles))(
    'contains the permissions of the role $name',
    async ({ id, name }) => {
      const token = await service.createUser(`holder-of-${name}`)
      await securitySetup(service).assignRole(`holder-of-${name}`, { roleId: id })

      const granted = await grantedTo(
        all.map(({ permission }) => permission),
        token,
      )

      expect(granted).toEqual(all.map((action) => action.roles.includes(name) || action.everybody))
    },
  )
})
