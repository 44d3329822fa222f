import { uniqueName } from '../../harness/ids.ts'
import { S, L } from '../../scripts/requests/paths.ts'
import { goodPassword, type TestService } from '../support/functions.ts'
import { newUserFor, onUser, type Scenario, type Scenarios, tokenOfAdmin } from './scenario.ts'
import type { Fixture } from './fixture.ts'
import { regatta } from '../../scripts/demo/data/regatta.ts'
import type { ShownRequests } from './shownRequest.ts'
import { changedUser, readUser, type StoredUser } from '#access/items/users.ts'
import { hashOfAddress, putConfirmation } from '#people/items/confirmations.ts'
import { newLinkSecret } from '#people/items/linkSecrets.ts'
import { digestOf } from '#table/key.ts'
import { Store } from '#table/store.ts'
import { encodeObjectId } from '#values/objectId.ts'
import { somePublicKey } from '../support/sshKeys.ts'

const newPassword = 'gybing-at-the-leeward-mark'

/**
 * Sends only the credentials of the persona, in a form. The anonymous persona sends wrong
 * credentials.
 */
const signingIn: Scenario = (_, { name = 'nobody', password = 'wrong-password' }) => ({
  token: null,
  form: { username: name, password },
})

const plain: Scenario = () => ({})

/** A preference always belongs to the caller. */
const onPreference: Scenario = async ({ request }, { token }) => {
  const key = uniqueName('preference')
  if (token !== undefined) await request(`PUT ${S}/preferences/${key}`, { token, json: { key } })
  return { values: { key } }
}

/** `deleteUser` deletes `spectator`. */
const [manager, officer, commentator] = ['event-manager', 'race-officer', 'commentator']

const region = 'eu-central-1'
const preference = { key: 'regatta' }

const hostRegion = 'eu-west-1'

/** A link of an administrator for the password of a new user. */
const makeResetLink = async (fixture: Fixture) => {
  const json = { username: (await fixture.newUser()).name }
  const token = tokenOfAdmin(fixture)
  const made = await fixture.request(`POST ${S}/password_reset`, { token, json })
  return (made.body as { readonly secret: string }).secret
}

/** Confirmations are mailed, so the test makes the link. */
export const newConfirmation = async (service: TestService, user: StoredUser, email: string) => {
  const { userId, name } = user
  const secret = newLinkSecret(userId)
  const expiresMillis = Date.now() + 60 * 60 * 1000
  const hashes = { addressHash: hashOfAddress(email), secretHash: digestOf(secret) }
  const store = new Store(service.services.table)
  await store.write([
    changedUser(user, { email }),
    putConfirmation({ userId, name, ...hashes, expiresMillis }),
  ])
  return secret
}

const newConfirmationSecret = async (fixture: Fixture) => {
  const { name } = await fixture.newUser()
  const user = await readUser(new Store(fixture.services.table), name)
  if (user === undefined) throw new Error(name)
  return newConfirmation(fixture, user, 'sailor@example.org')
}

/** Creates a protected key, the only one of a new user. */
const newSshKey = async ({ request, newUser, protect }: Fixture) => {
  const { name: userName, token } = await newUser()
  const form = { region: hostRegion, key_name: uniqueName('key'), public_key: somePublicKey }
  await request(`POST ${L}/add_ssh_key`, { token, form })
  await protect({ type: 'SSH_KEY', id: encodeObjectId([hostRegion, form.key_name]) })
  return { userName, keyName: form.key_name }
}

const newToken = { name: 'Results of the Fjord Cup', permissions: [`LEADERBOARD:SCORE:${regatta}`] }

const makeToken = async ({ request }: Fixture, token: string | undefined) => {
  const made = await request(`POST ${S}/tokens`, { ...(token && { token }), json: newToken })
  return made.body as { readonly id: string; readonly token?: string }
}

const ownerIn = ({ personas }: Fixture) => personas.find(({ column }) => column === 'owner')

/** With a scoped token of the persona, whose use is recorded already. */
const byToken: Scenario = async (fixture, persona) => {
  if (persona.token === undefined) return {}
  const { token = '' } = await makeToken(fixture, persona.token)
  await fixture.request(`GET ${S}/tokens/self`, { token })
  return { token }
}

/** A session of the owner. */
const onSession: Scenario = async ({ request, createUser }, { column }) => {
  const username = uniqueName('user-0')
  const token = await createUser(username)
  await request(`POST ${S}/login`, { form: { username, password: goodPassword } })
  const { body } = await request(`GET ${S}/sessions`, { token })
  const [session] = body as readonly { readonly id: string }[]
  return { values: { id: session?.id ?? '' }, ...(column === 'owner' ? { token } : {}) }
}

export const peopleScenarios: Scenarios = {
  acceptPasswordReset: async (fixture) => ({
    json: { secret: await makeResetLink(fixture), password: newPassword },
  }),
  accessToken: plain,
  changePassword: async (fixture, persona) => {
    const { name, ...token } = await newUserFor(fixture, persona)
    return { form: { username: name, password: newPassword }, ...token }
  },
  changeUser: async (fixture, persona) => {
    const { name, ...token } = await newUserFor(fixture, persona)
    return { form: { username: name, email: '', fullName: 'Ann', company: '' }, ...token }
  },
  // With a `0`, because names that resemble those of administrators cost condition checks.
  createUser: () => ({ form: { username: uniqueName('user-0'), password: goodPassword } }),
  closeResetNotice: plain,
  confirmEmail: async (fixture) => ({ json: { secret: await newConfirmationSecret(fixture) } }),
  confirmPage: plain,
  forgotPassword: () => ({ values: { username: 'spectator' } }),
  sendConfirmation: plain,
  createPasswordReset: async (fixture, persona) => {
    const { name: username, ...token } = await newUserFor(fixture, persona)
    return { json: { username, validUntil: Date.now() + 60 * 60 * 1000 }, ...token }
  },
  previewPasswordReset: async (fixture) => ({ json: { secret: await makeResetLink(fixture) } }),
  createToken: () => ({ json: { ...newToken, validUntil: Date.now() + 86_400_000 } }),
  deleteOwnToken: byToken,
  deletePreference: onPreference,
  deleteSession: onSession,
  deleteSessions: onUser,
  deleteToken: async (fixture) => ({
    values: { id: (await makeToken(fixture, ownerIn(fixture)?.token)).id },
  }),
  deleteUser: onUser,
  hello: plain,
  listPreferences: plain,
  listSessions: onUser,
  listTokens: onUser,
  login: signingIn,
  logout: plain,
  readOwnToken: byToken,
  readPreference: onPreference,
  readUser: onUser,
  removeAccessToken: plain,
  resetPage: plain,
  storePreference: () => ({
    values: { key: uniqueName('preference') },
    json: { boat: '49er' },
  }),
  addSshKey: () => ({
    form: { region: hostRegion, key_name: uniqueName('key'), public_key: somePublicKey },
  }),
  deleteSshKey: async (fixture) => ({
    values: { region: hostRegion, key_name: (await newSshKey(fixture)).keyName },
  }),
  lastSshKeyChange: () => ({}),
  // Strict, so that the status differs for callers without permission to read the key.
  listSshKeys: async (fixture) => ({
    values: { 'username[]': (await newSshKey(fixture)).userName, strict: 'true' },
  }),
}

export const peopleRequests: ShownRequests = {
  acceptPasswordReset: { json: { secret: 'the-secret-of-the-link', password: newPassword } },
  accessToken: {},
  addSshKey: {
    json: {
      region,
      key_name: 'harbour-office',
      public_key:
        'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKN8FwKCD36Cw4NLNSIQ0meURN1Y3sTSbx9tjrGHTJCL harbour-office',
    },
  },
  changePassword: { json: { username: commentator, password: 'gybing-at-the-leeward-mark' } },
  changeUser: {
    json: { username: 'measurer', email: '', fullName: 'Measurer', company: 'Fjord-Cup' },
  },
  createUser: { json: { username: 'harbour-master', password: 'reaching-on-port-7' } },
  closeResetNotice: {},
  confirmEmail: { json: { secret: 'the-secret-of-the-link' } },
  confirmPage: {},
  forgotPassword: { values: { username: commentator } },
  sendConfirmation: {},
  createPasswordReset: { json: { username: commentator } },
  createToken: { json: newToken },
  deleteOwnToken: {},
  deletePreference: { values: preference },
  deleteSession: {},
  deleteSessions: { values: { username: commentator } },
  deleteSshKey: { values: { region, key_name: 'demo-committee-boat' } },
  deleteToken: {},
  deleteUser: { values: { username: 'spectator' } },
  hello: {},
  lastSshKeyChange: {},
  listPreferences: {},
  listSessions: {},
  listSshKeys: { values: { 'username[]': manager, strict: 'true' } },
  listTokens: {},
  // An authenticated request begins no session, and its password is not read.
  login: { json: { username: 'admin', password: 'the password that npm start printed' } },
  logout: {},
  previewPasswordReset: { json: { secret: 'the-secret-of-the-link' } },
  readOwnToken: {},
  readPreference: { values: preference },
  readUser: { values: { username: officer } },
  removeAccessToken: {},
  resetPage: {},
  storePreference: { values: preference, json: { name: regatta } },
}
