/** Adding and deleting SSH keys. */
import { describe, expect, it } from 'vitest'
import { L, S } from '../../scripts/requests/paths.ts'
import { encodeObjectId } from '#values/objectId.ts'
import { useTestService } from '../support/useTestService.ts'
import { keyObject, landscape, region } from '../support/landscape.ts'
import { fingerprints, publicKeyOf, somePublicKey } from '../support/sshKeys.ts'

const service = await useTestService()
const on = landscape(service)

describe('adding a key', () => {
  it('returns the key, of the caller, as everybody will see it', async () => {
    const { name, token } = await on.newUser()
    const { status, body } = await on.addKey(token, 'laptop', {
      public_key: ` ${somePublicKey} a b\n`,
    })

    expect(status).toBe(200)
    expect(body).toEqual({
      name: 'laptop',
      regionId: region,
      creatorName: name,
      creationTimeMillis: expect.any(Number) as number,
      publicKey: `${somePublicKey} a b`,
      algorithm: 'ssh-ed25519',
      fingerprint: fingerprints['ssh-ed25519'],
      comment: 'a b',
    })
    expect((await on.askForKeys(token, `username[]=${name}`)).body).toEqual([body])
  })

  it('accepts JSON and the query too', async () => {
    const { name, token } = await on.newUser()
    const json = { region, key_name: 'by-json', public_key: publicKeyOf('ssh-rsa') }
    const query = new URLSearchParams({ ...json, key_name: 'by-query' }).toString()

    const statuses = [
      (await service.request(`POST ${L}/add_ssh_key`, { token, json })).status,
      (await service.request(`POST ${L}/add_ssh_key?${query}`, { token })).status,
    ]

    expect(statuses).toEqual([200, 200])
    expect(await on.keyNames(token, `username[]=${name}`)).toEqual(['by-json', 'by-query'])
  })

  it('makes the caller the owner', async () => {
    const { name, token } = await on.newUser()
    await on.addKey(token, 'owned')

    expect((await on.setup.securityOf(keyObject('owned'))).ownerUserName).toBe(name)
  })

  it('never shows the private key', async () => {
    const { name, token } = await on.newUser()
    const form = { encrypted_private_key: 'c2VjcmV0' }
    const added = await on.addKey(token, 'with-private', form)
    const listed = await on.askForKeys(token, `username[]=${name}`)
    const deleted = await on.deleteKey(token, 'with-private')

    expect(added.status).toBe(200)
    for (const { text } of [added, listed, deleted]) expect(text).not.toContain('c2VjcmV0')
  })

  it('refuses a second key of that name in that region, of any user', async () => {
    const [anna, bert] = [await on.newUser(), await on.newUser()]
    await on.addKey(anna.token, 'once')

    const again = await on.addKey(bert.token, 'once')
    const elsewhere = await on.addKey(bert.token, 'once', { region: 'us-east-1' })

    expect([again.status, elsewhere.status]).toEqual([409, 200])
    expect(again.body).toMatchObject({ code: 'already-exists' })
    expect(await on.keyNames(bert.token, `username[]=${bert.name}`)).toEqual(['once'])
  })

  it('reports errors in a key without repeating it', async () => {
    const { token } = await on.newUser()
    const reply = await on.addKey(token, 'broken', { public_key: 'ssh-ed25519 c2VjcmV0' })

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ errors: [{ parameter: 'public_key', code: 'ssh-key' }] })
    expect(reply.text).not.toContain('c2VjcmV0')
  })

  it.each([
    ['an empty name', { key_name: '' }, 'key_name'],
    ['a line break in a name', { key_name: 'a\nb' }, 'key_name'],
    ['a long region', { region: 'r'.repeat(101) }, 'region'],
    ['a long key', { public_key: `${somePublicKey} ${'c'.repeat(8192)}` }, 'public_key'],
  ])('refuses %s', async (_, form, parameter) => {
    const { token } = await on.newUser()
    const reply = await on.addKey(token, 'fine', form)

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ errors: [{ parameter }] })
  })

  it('limits the size of all keys of one user', async () => {
    const { name, token } = await on.newUser()
    const long = { public_key: `${somePublicKey} ${'c'.repeat(8000)}` }
    const statuses: number[] = []
    for (let key = 0; key < 13; key += 1)
      statuses.push((await on.addKey(token, `long-${key}`, long)).status)

    expect(statuses).toEqual([...Array<number>(12).fill(200), 400])
    expect(await on.keyNames(token, `username[]=${name}`)).toHaveLength(12)
  })

  it('enforces the limit for two concurrent requests', async () => {
    const { name, token } = await on.newUser()
    const names = ['one', 'two', 'three']
    const replies = await Promise.all(names.map((key) => on.addKey(token, `at-once-${key}`)))

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await on.keyNames(token, `username[]=${name}`)).toHaveLength(3)
  })
})

describe('deleting a key', () => {
  it('returns the key, removes it from the list, and frees its name', async () => {
    const { name, token } = await on.newUser()
    const { body: added } = await on.addKey(token, 'old')
    await on.addKey(token, 'kept')

    const { status, body } = await on.deleteKey(token, 'old')

    expect([status, body]).toEqual([200, [added]])
    expect(await on.keyNames(token, `username[]=${name}`)).toEqual(['kept'])
    expect((await on.addKey(token, 'old')).status).toBe(200)
  })

  it('requires DELETE on this very key', async () => {
    const [anna, bert] = [await on.newUser(), await on.newUser()]
    await on.addKey(anna.token, 'mine')
    const other = await on.holderOf(`SSH_KEY:DELETE:${encodeObjectId([region, 'other'])}`)
    const holder = await on.holderOf(`SSH_KEY:DELETE:${encodeObjectId([region, 'mine'])}`)

    const refused = [await on.deleteKey(bert.token, 'mine'), await on.deleteKey(other, 'mine')]
    const allowed = await on.deleteKey(holder, 'mine')

    expect(refused.map(({ status }) => status)).toEqual([403, 403])
    expect(refused[0]?.body).toMatchObject({ permission: `SSH_KEY:DELETE:${region}\\/mine` })
    expect(allowed.status).toBe(200)
  })

  it('reports a missing key with the text that clients know', async () => {
    const { token } = await on.newUser()
    const { status, body } = await on.deleteKey(token, 'none')

    expect(status).toBe(404)
    expect(body).toMatchObject({ detail: `Key none not found in region ${region}` })
  })

  it('requires both parts of the id', async () => {
    const { token } = await on.newUser()
    const reply = await service.request(`DELETE ${L}/delete_ssh_key?region=${region}`, { token })

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ errors: [{ parameter: 'key_name', code: 'required' }] })
  })

  it('leaves no permissions for a new key of the name', async () => {
    const [anna, bert, reader] = [await on.newUser(), await on.newUser(), await on.newUser()]
    await on.addKey(anna.token, 'again')
    const acl = [{ groupId: null, actions: ['READ'] }]
    await on.setup.secure(keyObject('again'), { owner: anna.name, acl })
    await on.deleteKey(anna.token, 'again')
    await on.addKey(bert.token, 'again')

    expect(await on.keyNames(reader.token, `username[]=${bert.name}`)).toEqual([])
    expect((await on.deleteKey(anna.token, 'again')).status).toBe(403)
  })
})

describe('a deleted user', () => {
  const deleteUser = (name: string) =>
    service.request(`DELETE ${S}/user?username=${name}`, { token: service.adminToken })

  it('has no keys any more, and neither has a new user of the name', async () => {
    const { name, token } = await on.newUser()
    await on.addKey(token, 'orphan')
    await deleteUser(name)

    expect(await on.keyNames(service.adminToken, `username[]=${name}`)).toEqual([])
    const successor = await service.createUser(name)
    expect(await on.keyNames(successor, `username[]=${name}`)).toEqual([])
    expect((await on.addKey(successor, 'orphan')).status).toBe(200)
    expect(await on.keyNames(successor, `username[]=${name}`)).toEqual(['orphan'])
  })

  it('frees the names of all keys, also of very many', async () => {
    const { name, token } = await on.newUser()
    const other = await on.newUser()
    const names = Array.from({ length: 40 }, (_, key) => `many-${key}`)
    for (const key of names) await on.addKey(token, key)
    await deleteUser(name)

    const [first, last] = [
      await on.addKey(other.token, 'many-0'),
      await on.addKey(other.token, 'many-39'),
    ]
    expect([first.status, last.status]).toEqual([200, 200])
  }, 30_000)
})
