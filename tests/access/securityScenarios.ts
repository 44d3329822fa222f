import { randomUUID } from 'node:crypto'
import { goodPassword } from '../support/functions.ts'
import type { Scenario, Scenarios } from './scenario.ts'
import type { Persona, World } from './world.ts'

const newPassword = 'gybing-at-the-leeward-mark'

/** A protected object of a type that is not stored here. */
const newEvent = async ({ protect }: World) => {
  const id = randomUUID()
  await protect({ type: 'EVENT', id })
  return { objectType: 'EVENT', id }
}

const onEvent =
  (json?: unknown): Scenario =>
  async (world) => ({
    values: await newEvent(world),
    ...(json === undefined ? {} : { json }),
  })

const onRole =
  (json?: unknown): Scenario =>
  async ({ newRole }) => ({
    values: { roleId: await newRole() },
    ...(json === undefined ? {} : { json }),
  })

/** The owner of a user is that user. */
const newUserFor = async ({ newUser }: World, { column }: Persona) => {
  const { name, token } = await newUser()
  return { name, ...(column === 'owner' ? { token } : {}) }
}

const onUser: Scenario = async (world, persona) => {
  const { name, ...token } = await newUserFor(world, persona)
  return { values: { username: name }, ...token }
}

/** Credentials of the persona in a form, and nothing else; nobody has wrong ones. */
const signingIn: Scenario = (_, { name = 'nobody', password = 'wrong-password' }) => ({
  token: null,
  form: { username: name, password },
})

const plain: Scenario = () => ({})

export const securityScenarios: Scenarios = {
  accessToken: plain,
  // Everything that was there, and a grant of what the owning group may do too.
  changeAcl: async (world) => ({
    values: await newEvent(world),
    json: { acl: [...world.acl, { groupId: null, actions: ['READ'] }] },
  }),
  changeOwnership: onEvent({ username: null }),
  changePassword: async (world, persona) => {
    const { name, ...token } = await newUserFor(world, persona)
    return { form: { username: name, password: newPassword }, ...token }
  },
  changeRole: onRole({ permissions: ['EVENT:READ'] }),
  changeUser: async (world, persona) => {
    const { name, ...token } = await newUserFor(world, persona)
    return { form: { username: name, email: '', fullName: 'Ann', company: '' }, ...token }
  },
  createRole: () => ({ form: { roleName: 'bosun' } }),
  createUser: () => ({ form: { username: `user-${randomUUID()}`, password: goodPassword } }),
  deleteRole: onRole(),
  deleteUser: onUser,
  hello: plain,
  listRoles: plain,
  login: signingIn,
  logout: plain,
  readAcl: onEvent(),
  readOwnership: onEvent(),
  readRole: onRole(),
  readUser: onUser,
  removeAccessToken: plain,
  removeAcl: onEvent(),
  removeOwnership: onEvent(),
}
