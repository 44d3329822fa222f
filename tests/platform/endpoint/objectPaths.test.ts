/** All forms of the name of an object of any type. A grant on one of them is for no other. */
import { describe, expect, it } from 'vitest'
import { S } from '../../../scripts/requests/paths.ts'
import { encodeObjectId } from '#values/objectId.ts'
import { useTestService } from '../../support/useTestService.ts'
import { securitySetup } from '../../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)

const send = (method: string, path: string, json?: unknown) =>
  service.request(`${method} ${S}/ownership/${path}`, {
    token: service.adminToken,
    ...(json === undefined ? {} : { json }),
  })

const inQuery = (parts: readonly string[]): string =>
  new URLSearchParams(parts.map((part): [string, string] => ['id', part])).toString()

interface Named {
  readonly objectId: string
  readonly displayName: string | null
}

const named = async (path: string): Promise<Named> => (await send('GET', path)).body as Named

describe('one object', () => {
  it.each([
    ['a raw id in the path', 'TRACKED_RACE/Kiel%20Week', 'Kiel Week'],
    ['one part in the query', 'TRACKED_RACE?id=Kiel%20Week', 'Kiel Week'],
    ['two parts in the query', 'TRACKED_RACE?id=Kiel&id=R%201', 'Kiel\\/R 1'],
    ['two parts in the query, with brackets', 'TRACKED_RACE?id[]=Kiel&id[]=R%201', 'Kiel\\/R 1'],
    ['its encoded form in the path', 'TRACKED_RACE/Kiel%5C%2FR%201', 'Kiel\\/R 1'],
    ['a raw colon in the path', 'TRACKED_RACE/Kiel:R', 'Kiel\\\\/R'],
    ['a raw slash in the path', 'TRACKED_RACE/Kiel%2FR', 'Kiel/R'],
    ['a percent sign that is no escape', 'TRACKED_RACE/Kiel%252FR', 'Kiel%2FR'],
    ['a type of another program', 'FLEET_42/x', 'x'],
  ])('can be selected by %s', async (_, path, objectId) => {
    const changed = await send('PUT', path, { displayName: path })

    expect(changed.status).toBe(200)
    expect(await named(path)).toMatchObject({ objectId, displayName: path })
    const type = path.split(/[/?]/)[0] ?? ''
    expect(await named(`${type}/${encodeURIComponent(objectId)}`)).toMatchObject({
      objectId,
      displayName: path,
    })
  })

  it('has one access control list, for all forms of its name', async () => {
    const acl = [{ groupId: null, actions: ['READ'] }]

    await send('PUT', 'TRACKED_RACE/acl?id=Kiel&id=R7', { acl })
    const inPath = await send('GET', `TRACKED_RACE/${encodeURIComponent('Kiel\\/R7')}/acl`)
    const removed = await send('DELETE', `TRACKED_RACE/${encodeURIComponent('Kiel\\/R7')}/acl`)
    const inQuery = await send('GET', 'TRACKED_RACE/acl?id=Kiel&id=R7')

    expect(inPath.body).toMatchObject({ objectId: 'Kiel\\/R7', acl })
    expect(removed.status).toBe(200)
    expect(inQuery.body).toMatchObject({ objectId: 'Kiel\\/R7', acl: [] })
  })

  it('may have the id `acl`, which the query selects', async () => {
    await send('PUT', 'EVENT?id=acl', { displayName: 'an event called acl' })

    expect(await named('EVENT?id=acl')).toMatchObject({ displayName: 'an event called acl' })
    expect((await send('GET', 'EVENT/acl/acl')).body).toMatchObject({ objectId: 'acl' })
    expect((await send('GET', 'EVENT/acl')).status).toBe(400)
  })
})

describe('different objects', () => {
  it('are not affected by a grant on one of them', async () => {
    const roleId = await service.createRole(service.adminToken)
    const token = await service.createUser('one-boat')
    await setup.assignRole('one-boat', { roleId })
    const granted = [['*'], ['a:b'], ['a', 'b'], ['a,b'], ['']]
    const tried = [...granted, ['a'], ['b'], ['a', ''], ['', ''], ['a', '*'], ['\\\\/'], ['A']]

    for (const parts of granted) {
      const permissions = [`BOAT:READ:${encodeObjectId(parts)}`]
      const json = { permissions }
      await service.request(`PUT ${S}/role/${roleId}`, { token: service.adminToken, json })

      const replies = await Promise.all(
        tried.map((other) =>
          service.request(`GET ${S}/ownership/BOAT?${inQuery(other)}`, { token }),
        ),
      )

      const readable = tried.filter((_, index) => replies[index]?.status === 200)
      expect(readable).toEqual([parts])
    }
  })
})

describe('an invalid name of an object', () => {
  it.each([
    ['no id', 'EVENT', 'id'],
    ['an id that is too long', `EVENT/${'x'.repeat(1025)}`, 'id'],
    ['an id that is too long once encoded', `EVENT/${'*'.repeat(600)}`, 'id'],
    ['an id that is too long in bytes', `EVENT/${encodeURIComponent('é'.repeat(600))}`, 'id'],
    ['too many parts', `EVENT?${inQuery(Array.from({ length: 9 }, () => 'a'))}`, 'id'],
    ['a type in small letters', 'event/x', 'objectType'],
    ['a type that is everything', '*/x', 'objectType'],
    ['several types', 'EVENT,BOAT/x', 'objectType'],
    ['a type with blanks', '%20EVENT/x', 'objectType'],
    ['a type that ends in a line break', 'EVENT%0A/x', 'objectType'],
    ['a type that is too long', `${'X'.repeat(65)}/x`, 'objectType'],
  ])('is refused with 400: %s', async (_, path, parameter) => {
    for (const suffix of ['', '/acl']) {
      const [address = '', query = ''] = path.split(/(?=\?)/)

      const reply = await send('GET', `${address}${suffix}${query}`)

      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({
        code: 'invalid-input',
        errors: [{ parameter }],
        responseStatus: 'false',
      })
    }
  })

  it('is refused the same way for a caller who may not read it, without a read of the object', async () => {
    const reply = await service.request(`GET ${S}/ownership/event/x`)

    expect(reply.status).toBe(400)
  })
})
