/**
 * The personas of the access table, and the objects of its requests. Every object belongs to
 * `owner` and to the group `crew`. Its access control list allows `readers` READ, and denies
 * `banned` all usual actions.
 */
import type { RequestOptions } from '../../scripts/requests/requests.ts'
import { uniqueName } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import type { GroupRole } from '#access/rules/facts.ts'
import type { AclEntry } from '#values/security.ts'
import type { ObjectReference } from '#values/objectId.ts'
import { defaultActions } from '#values/objectTypes.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { goodPassword, startTestService, type TestService, withMail } from '../support/functions.ts'
import { securitySetup, type SecuritySetup } from '../support/securitySetup.ts'

export const columns = [
  'anonymous',
  'stranger',
  'reader(acl)',
  /** A member of the owning group, but denied by the access control list. */
  'denied(acl)',
  'owner',
  /** A member of the owning group, to which the role `user` is attached. */
  'group',
  'admin',
] as const

type Column = (typeof columns)[number]

export interface Persona {
  readonly column: Column
  /** Absent: a caller without credentials. */
  readonly name?: string
  readonly password?: string
  /** Changes when the persona replaces it. */
  token?: string
}

export interface Fixture extends TestService {
  readonly setup: SecuritySetup
  readonly personas: readonly Persona[]
  /** The access control list of every protected object. */
  readonly acl: readonly AclEntry[]
  /** Sets the security of an object as described above. */
  readonly protect: (object: ObjectReference, owner?: string) => Promise<void>
  /** Creates a protected group. */
  readonly newGroup: (roles?: readonly GroupRole[], name?: string) => Promise<string>
  /** Creates a protected role. */
  readonly newRole: () => Promise<string>
  /** Creates a protected user without a password, who owns their own user object. */
  readonly newUser: () => Promise<{ readonly name: string; readonly token: string }>
}

const names = {
  stranger: 'stranger',
  reader: 'reader',
  denied: 'denied',
  owner: 'owner',
  group: 'member',
} as const

export const startFixture = async (): Promise<Fixture> => {
  const service = await startTestService(withMail)
  const setup = securitySetup(service)
  const personas = await makePersonas(service)
  const crew = await setup.makeGroup({
    name: 'crew',
    members: [names.denied, names.group],
    roles: [{ roleId: predefinedRoles.user.id, forAll: false }],
  })
  const readers = await setup.makeGroup({ name: 'readers', members: [names.reader] })
  const banned = await setup.makeGroup({ name: 'banned', members: [names.denied] })
  const acl: readonly AclEntry[] = [
    { groupId: readers, actions: ['READ'] },
    {
      groupId: banned,
      actions: [...defaultActions, 'READ_PUBLIC'].map((action) => `!${action}`),
    },
  ]
  const protect: Fixture['protect'] = (object, owner = names.owner) =>
    setup.secure(object, { owner, groupId: crew, acl })
  return {
    ...service,
    setup,
    personas,
    acl,
    protect,
    ...makers({ ...service, personas }, setup, protect),
  }
}

const makePersonas = async (service: TestService): Promise<readonly Persona[]> => {
  const persona = async (column: Column, name: string): Promise<Persona> => ({
    column,
    name,
    password: goodPassword,
    token: await service.createUser(name),
  })
  const { adminPassword, adminToken } = service
  return [
    { column: 'anonymous' },
    await persona('stranger', names.stranger),
    await persona('reader(acl)', names.reader),
    await persona('denied(acl)', names.denied),
    await persona('owner', names.owner),
    await persona('group', names.group),
    { column: 'admin', name: 'admin', password: adminPassword, token: adminToken },
  ]
}

/** Uses the current token, because administrators replace theirs too. */
const asAdmin = (personas: readonly Persona[]): Pick<RequestOptions, 'token'> => {
  const token = personas.find(({ column }) => column === 'admin')?.token
  return token === undefined ? {} : { token }
}

const makers = (
  { request, personas }: Pick<Fixture, 'request' | 'personas'>,
  setup: SecuritySetup,
  protect: Fixture['protect'],
): Pick<Fixture, 'newGroup' | 'newRole' | 'newUser'> => ({
  newGroup: async (roles = [], name = uniqueName('group')) => {
    const id = await setup.makeGroup({ name, roles })
    await protect({ type: 'USER_GROUP', id })
    return id
  },
  newRole: async () => {
    const made = await request(`POST ${S}/role`, {
      ...asAdmin(personas),
      form: { roleName: 'bosun' },
    })
    const { id } = made.body as { readonly id: string }
    await protect({ type: 'ROLE_DEFINITION', id })
    return id
  },
  newUser: async () => {
    const name = uniqueName('user-0')
    const form = { username: name, email: '', fullName: '', company: '' }
    const made = await request(`PUT ${S}/user`, { ...asAdmin(personas), form })
    await protect({ type: 'USER', id: name }, name)
    return { name, token: (made.body as { readonly access_token: string }).access_token }
  },
})
