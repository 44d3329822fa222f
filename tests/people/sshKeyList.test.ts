/** The content of the list of SSH keys for different callers. */
import { describe, expect, it } from 'vitest'
import { L } from '../../scripts/requests/paths.ts'
import { encodeObjectId } from '#values/objectId.ts'
import { useTestService } from '../support/useTestService.ts'
import { keyObject, landscape, region } from '../support/landscape.ts'

const service = await useTestService()
const on = landscape(service)

describe('a list of keys', () => {
  it('requires authentication', async () => {
    const { status } = await service.request(`GET ${L}/get_ssh_keys_owned_by_user?username[]=a`)

    expect(status).toBe(401)
  })

  it('accepts names in every spelling that clients use', async () => {
    const [anna, bert] = [await on.newUser(), await on.newUser()]
    await on.addKey(anna.token, 'spelled-a')
    await on.addKey(bert.token, 'spelled-b')
    const { adminToken: token } = service
    const queries = [
      `username[]=${anna.name}&username[]=${bert.name}`,
      `username[]=${anna.name}&username[]=${bert.name}&`,
      `username%5B%5D=${anna.name}&username%5b%5d=${bert.name}`,
      `username=${anna.name}&username=${bert.name}`,
    ]

    for (const query of queries) {
      expect(await on.keyNames(token, query), query).toEqual(['spelled-a', 'spelled-b'])
    }
    const form = { 'username[]': anna.name }
    const byForm = await service.request(`GET ${L}/get_ssh_keys_owned_by_user`, { token, form })
    expect(byForm.body).toHaveLength(1)
  })

  it('reports a missing name with the parameter', async () => {
    const { token } = await on.newUser()
    const { status, body } = await on.askForKeys(token, '')

    expect(status).toBe(400)
    expect(body).toMatchObject({
      detail: 'Missing username[]. It is required.',
      errors: [{ parameter: 'username[]', code: 'required' }],
    })
  })

  it('accepts at most a hundred names', async () => {
    const { token } = await on.newUser()
    const names = (length: number) =>
      Array.from({ length }, (_, index) => `username[]=nobody-${index}`).join('&')

    const [enough, tooMany] = [
      await on.askForKeys(token, names(100)),
      await on.askForKeys(token, names(101)),
    ]

    expect([enough.status, enough.body, tooMany.status]).toEqual([200, [], 400])
  })

  it('has the order of the names, then the oldest first, and each key once', async () => {
    const [anna, bert] = [await on.newUser(), await on.newUser()]
    for (const key of ['z', 'a']) await on.addKey(anna.token, `ordered-${key}`)
    await on.addKey(bert.token, 'ordered-b')
    const names = [bert.name, anna.name, bert.name].map((name) => `username[]=${name}`).join('&')

    expect(await on.keyNames(service.adminToken, names)).toEqual([
      'ordered-b',
      'ordered-z',
      'ordered-a',
    ])
  })

  it('shows nothing of others, nor whether they exist', async () => {
    const [anna, bert] = [await on.newUser(), await on.newUser()]
    await on.addKey(anna.token, 'private')

    const existing = await on.askForKeys(bert.token, `username[]=${anna.name}`)
    const missing = await on.askForKeys(bert.token, 'username[]=nobody-at-all')
    const otherCase = await on.askForKeys(anna.token, `username[]=${anna.name.toUpperCase()}`)

    const none = [200, '[]']
    expect([existing.status, existing.text]).toEqual(none)
    expect([missing.status, missing.text]).toEqual(none)
    expect([otherCase.status, otherCase.text]).toEqual(none)
  })

  it.each([
    ['the region and the name', encodeObjectId([region, 'granted-1']), 'granted-1'],
    ['only the name', 'granted-2', 'granted-2'],
    ['a name that needs escaping', encodeObjectId(['granted,3: *']), 'granted,3: *'],
  ])('contains exactly the keys that a grant names by %s', async (_, id, key) => {
    const { name, token } = await on.newUser()
    await on.addKey(token, key)
    await on.addKey(token, `${key} and not this`)
    const reader = await on.holderOf(`SSH_KEY:READ:${id}`)

    expect(await on.keyNames(reader, `username[]=${name}`)).toEqual([key])
  })

  it('is empty for grants of other actions, types or parts', async () => {
    const { name, token } = await on.newUser()
    await on.addKey(token, 'near')
    const reader = await on.holderOf(
      'SSH_KEY:UPDATE:near',
      'EVENT:READ:near',
      `SSH_KEY:READ:${region}`,
      `SSH_KEY:READ:${encodeObjectId(['near', region])}`,
    )

    expect(await on.keyNames(reader, `username[]=${name}`)).toEqual([])
  })

  it('leaves out keys that an access control list denies, whatever was granted', async () => {
    const { name, token } = await on.newUser()
    await on.addKey(token, 'denied')
    await on.setup.secure(keyObject('denied'), {
      owner: name,
      acl: [{ groupId: null, actions: ['!READ'] }],
    })
    const byName = await on.holderOf('SSH_KEY:READ:denied')

    expect(await on.keyNames(byName, `username[]=${name}`)).toEqual([])
    expect(await on.keyNames(token, `username[]=${name}`)).toEqual([])
    expect(await on.keyNames(service.adminToken, `username[]=${name}`)).toEqual([])
  })
})

describe('a strict list', () => {
  it('is refused instead of incomplete, with the number of users', async () => {
    const [anna, bert, cleo] = [await on.newUser(), await on.newUser(), await on.newUser()]
    for (const key of ['strict-1', 'strict-2']) await on.addKey(anna.token, key)
    await on.addKey(bert.token, 'strict-3')
    await on.addKey(cleo.token, 'strict-4')
    const all = [anna, bert, cleo].map(({ name }) => `username[]=${name}`).join('&')

    const refused = await on.askForKeys(cleo.token, `${all}&strict=true`)

    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({
      code: 'forbidden',
      permission: 'SSH_KEY:READ',
      detail: expect.stringContaining('Keys of 2 users were withheld') as string,
    })
    expect(refused.text).not.toMatch(/strict-\d|sailor-/)
    expect((await on.askForKeys(cleo.token, `${all}&strict=false`)).body).toHaveLength(1)
  })

  it('is the plain list if it is complete', async () => {
    const [anna, bert] = [await on.newUser(), await on.newUser()]
    await on.addKey(anna.token, 'strict-mine')

    const query = `username[]=${anna.name}&username[]=${bert.name}&username[]=nobody&strict=true`
    expect(await on.keyNames(anna.token, query)).toEqual(['strict-mine'])
  })
})
