/**
 * The shell scripts of operators, which read once a minute which SSH keys belong on a host: the
 * same curl commands, against the service as `npm start` runs it.
 */
import { generateKeyPairSync } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pathSegment } from '#values/pathSegment.ts'
import { curl } from '../../support/curl.ts'
import { sharedService } from '../../support/sharedService.ts'
import type { SharedService } from '../../support/startSharedServices.ts'
import { serviceTimeout } from '../../../scripts/requests/service.ts'

const password = 'reaching-on-port-7'
const managing = 'LANDSCAPE:MANAGE:AWS'
const managers = ['arne', 'bert'] as const

/** The header that curl sends for credentials in the URL. */
let asOperator: string
let asStranger: string
let service: SharedService
/** The curl arguments that authenticate the user who prepares the test data. */
const bearer = new Map<string, readonly string[]>()
/** The keys of each manager, in the format of `authorized_keys`. */
const added = new Map<string, string>()
let roleId: string
/** The id of their group, which may read the managers and their keys. */
let operators: string

const json = ['--header', 'Content-Type: application/json'] as const
const security = '/security/api/restsecurity'
const landscape = '/landscape/api/landscape'

/** The URL with user name and password, as in the scripts. */
const addressOf = (name: string, secret: string): string =>
  service.baseUrl.replace('//', `//${name}:${secret}@`)

/** A new Ed25519 key as one line of OpenSSH (RFC 8709). */
const newPublicKey = (comment: string): string => {
  const { publicKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const field = (bytes: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    return Buffer.concat([length, bytes])
  }
  const algorithm = 'ssh-ed25519'
  const blob = Buffer.concat([field(Buffer.from(algorithm)), field(raw)])
  return `${algorithm} ${blob.toString('base64')} ${comment}`
}

/** Authenticates with a token, which is faster than a password. */
const send = (name: string, method: string, path: string, ...words: readonly string[]) =>
  curl('--request', method, ...(bearer.get(name) ?? []), ...words, service.baseUrl + path)

const signedIn = (name: string, { body }: { readonly body: unknown }): void => {
  const { access_token: token } = body as { readonly access_token: string }
  bearer.set(name, ['--header', `Authorization: Bearer ${token}`])
}

const changeRoleOf = (way: 'add_role_to_user' | 'remove_role_from_user', name: string) => {
  const query = `username=${name}&role_definition_id=${roleId}&transitive=false`
  return send('admin', 'PUT', `${security}/${way}?${query}`)
}

const addKey = async (name: string, keyName: string): Promise<void> => {
  const key = newPublicKey(`${name}@example.org`)
  const { status, text } = await send(
    ...([name, 'POST', `${landscape}/add_ssh_key`] as const),
    '--data-urlencode',
    'region=eu-west-1',
    '--data-urlencode',
    `key_name=${keyName}`,
    '--data-urlencode',
    `public_key=${key}`,
  )
  expect([name, status, text]).toEqual([name, 200, expect.stringContaining(keyName)])
  added.set(name, key)
}

/** Grants the operators READ on the object, and keeps the other entries. */
const openTo = async (groupId: string, type: string, id: string): Promise<void> => {
  const acl = JSON.stringify({ acl: [{ groupId, actions: ['READ'] }] })
  const path = `${security}/ownership/${type}/${pathSegment(id)}/acl`
  const { status } = await send('admin', 'PUT', path, ...json, '--data', acl)
  expect(status).toBe(200)
}

/** Creates a group whose members include the operator account. */
const makeOperators = async (): Promise<string> => {
  const group = [...json, '--data', '{"groupName": "operators"}']
  const { body } = await send('admin', 'PUT', `${security}/usergroup`, ...group)
  const { groupId } = body as { readonly groupId: string }
  await send('admin', 'PUT', `${security}/usergroup/${groupId}/user/operator`)
  return groupId
}

beforeAll(async () => {
  service = await sharedService()
  const asAdmin = addressOf('admin', service.adminPassword)
  signedIn('admin', await curl(`${asAdmin}${security}/access_token`))
  asOperator = addressOf('operator', password)
  asStranger = addressOf('stranger', password)
  for (const name of [...managers, 'operator', 'stranger']) {
    const form = `username=${name}&password=${password}`
    signedIn(name, await curl('--data', form, `${service.baseUrl}${security}/create_user`))
  }
  const made = await send('admin', 'POST', `${security}/role?roleName=landscape`)
  roleId = (made.body as { readonly id: string }).id
  const permissions = `{"permissions": ["${managing}"]}`
  await send('admin', 'PUT', `${security}/role/${roleId}`, ...json, '--data', permissions)
  operators = await makeOperators()
  for (const name of managers) {
    expect((await changeRoleOf('add_role_to_user', name)).status).toBe(200)
    await addKey(name, `${name}-laptop`)
    await openTo(operators, 'USER', name)
    await openTo(operators, 'SSH_KEY', `eu-west-1\\/${name}-laptop`)
  }
}, serviceTimeout)

/** The output of `jq -r '.[]'`: one line for each user. */
const managersSeen = async (as: string): Promise<readonly string[]> => {
  const { status, text } = await curl(
    `${as}${security}/users_with_permission?permission=${managing}`,
  )
  expect(status).toBe(200)
  return JSON.parse(text) as readonly string[]
}

/** Assembled like in the script: unescaped brackets, and an ampersand after each name. */
const keysAddress = (as: string, names: readonly string[]): string => {
  const query = names.map((name) => `username[]=${name}&`).join('')
  return `${as}${landscape}/get_ssh_keys_owned_by_user?${query}`
}

/** The output of `jq -r '.[].publicKey'`. */
const keysSeen = async (as: string): Promise<readonly string[]> => {
  const { status, text } = await curl(keysAddress(as, await managersSeen(as)))
  expect(status).toBe(200)
  return (JSON.parse(text) as readonly { readonly publicKey: string }[]).map(
    ({ publicKey }) => publicKey,
  )
}

const timePoint = async (): Promise<number> => {
  const path = 'get_time_point_of_last_change_in_ssh_keys_of_aws_landscape_managers'
  const { body } = await curl(`${asOperator}${landscape}/${path}`)
  const { 'timePointOfLastChangeOfSetOfLandscapeManagers-millis': millis } = body as Readonly<
    Record<'timePointOfLastChangeOfSetOfLandscapeManagers-millis', number>
  >
  return millis
}

describe('the script of the operators', { timeout: serviceTimeout }, () => {
  it('gets the keys of all users who manage the landscape, and of no others', async () => {
    await addKey('stranger', 'stranger-laptop')

    expect(await managersSeen(asOperator)).toEqual([...managers])
    expect(await keysSeen(asOperator)).toEqual(managers.map((name) => added.get(name)))
  })

  it('may send the names as a form in a GET, as in the contract', async () => {
    const form = managers.flatMap((name) => ['--data', `username[]=${name}`])
    const address = `${asOperator}${landscape}/get_ssh_keys_owned_by_user`

    const inForm = await curl('--request', 'GET', ...form, address)
    const inJson = await curl(
      '--request',
      'GET',
      ...json,
      '--data',
      '{"username[]": ["arne", "bert"]}',
      address,
    )
    const contradicting = await curl('--request', 'GET', ...form, `${address}?username[]=arne`)

    expect(inForm.status).toBe(200)
    expect(inForm.body).toEqual((await curl(keysAddress(asOperator, managers))).body)
    expect(inJson.body).toEqual(inForm.body)
    expect(contradicting.status).toBe(400)
  })

  it('gets only data that its account may read, and with `strict=true` a refusal', async () => {
    const withheld = await curl(keysAddress(asStranger, managers))
    const refused = await curl(`${keysAddress(asStranger, managers)}strict=true`)
    const whole = await curl(`${keysAddress(asOperator, managers)}strict=true`)
    const anonymous = await curl(keysAddress(service.baseUrl, managers))

    expect([withheld.status, withheld.body]).toEqual([200, []])
    expect([refused.status, whole.status, anonymous.status]).toEqual([403, 200, 401])
    expect(refused.text).not.toContain('ssh-ed25519')
  })

  it('recognizes by the time of the last change that there is a new key', async () => {
    let before = 0
    // Another file may change something on the shared service between two responses.
    await vi.waitFor(async () => {
      before = await timePoint()
      expect(await timePoint()).toBe(before)
    })
    await addKey('bert', 'bert-phone')

    expect(await timePoint()).toBeGreaterThan(before)
  })

  it('recognizes by the time of the last change that a manager was removed, and which one', async () => {
    const before = await timePoint()

    const taken = await changeRoleOf('remove_role_from_user', 'arne')

    expect(taken.status).toBe(200)
    expect(await timePoint()).toBeGreaterThan(before)
    expect(await managersSeen(asOperator)).toEqual(['bert'])
    expect(await keysSeen(asOperator)).not.toContain(added.get('arne'))
  })
})
