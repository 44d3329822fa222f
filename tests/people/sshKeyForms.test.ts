/** The list of SSH keys with an ETag, and as lines for `authorized_keys`. */
import { describe, expect, it } from 'vitest'
import { L } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { landscape } from '../support/landscape.ts'
import { somePublicKey } from '../support/sshKeys.ts'

const service = await useTestService()
const on = landscape(service)
const anna = await on.newUser()
const mine = `username[]=${anna.name}`
await on.addKey(anna.token, 'first', { public_key: `${somePublicKey} laptop at home` })

/** Status, and the tag of the response. */
const askWith = async (headers: Readonly<Record<string, string>>, query = mine) => {
  const reply = await on.askForKeys(anna.token, query, headers)
  return { ...reply, etag: reply.headers.etag ?? '' }
}
const tagOf = async (accept = 'application/json'): Promise<string> =>
  (await askWith({ accept })).etag

describe('a list with an ETag', () => {
  it('has a strong one, and is cacheable by the client only', async () => {
    const { status, headers } = await askWith({})

    expect(status).toBe(200)
    expect(headers.etag).toMatch(/^"[\w-]{43}"$/)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers.vary).toBe('Accept, Origin')
  })

  it.each([
    ['the tag', (tag: string) => tag],
    ['a weak form of it', (tag: string) => `W/${tag}`],
    ['it among others', (tag: string) => `"other", W/"one" ,${tag}, "last"`],
    ['any', () => ' * '],
  ])('is not sent again to a client with %s', async (_, match) => {
    const tag = await tagOf()
    const reply = await askWith({ 'if-none-match': match(tag) })

    expect([reply.status, reply.text, reply.etag]).toEqual([304, '', tag])
    expect(reply.headers['content-type']).toBeUndefined()
    expect(reply.headers['cache-control']).toBe('private, no-cache')
    expect(reply.headers.vary).toBe('Accept, Origin')
  })

  it.each([
    ['another tag', () => '"other"'],
    ['the tag without its quotes', (tag: string) => tag.replace(/"/g, '')],
    ['a part of the tag', (tag: string) => `${tag.slice(0, -2)}"`],
    ['a tag that holds a star', () => '"*"'],
    ['nothing', () => ''],
  ])('is sent to a client with %s', async (_, match) => {
    const { status } = await askWith({ 'if-none-match': match(await tagOf()) })

    expect(status).toBe(200)
  })

  it('changes when a key is added, and back after its removal', async () => {
    const before = await tagOf()
    await on.addKey(anna.token, 'second')
    const reply = await askWith({ 'if-none-match': before })
    await on.deleteKey(anna.token, 'second')

    expect(reply.status).toBe(200)
    expect(reply.etag).not.toBe(before)
    expect(await tagOf()).toBe(before)
  })

  it('refuses an unauthorized caller before it compares tags', async () => {
    const headers = { 'if-none-match': '*' }
    const { request } = service
    const nobody = await request(`GET ${L}/get_ssh_keys_owned_by_user?${mine}`, { headers })
    const { token } = await on.newUser()
    const withheld = await on.askForKeys(token, `${mine}&strict=true`, headers)

    expect([nobody.status, withheld.status]).toEqual([401, 403])
    expect(withheld.headers.etag).toBeUndefined()
  })

  it('differs for a caller with fewer permissions', async () => {
    const { token } = await on.newUser()
    const reply = await on.askForKeys(token, mine, { 'if-none-match': await tagOf() })

    expect([reply.status, reply.body]).toEqual([200, []])
  })
})

describe('a list as text', () => {
  it('has a line for each key, with its owner', async () => {
    const { text, headers } = await askWith({ accept: 'text/plain' })

    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text).toBe(`${somePublicKey} ${anna.name} laptop at home\n`)
  })

  it('is empty when there are no keys', async () => {
    const { status, text } = await askWith({ accept: 'text/plain' }, 'username[]=nobody')

    expect([status, text]).toEqual([200, ''])
  })

  it('has a different tag from JSON, also where both are empty', async () => {
    const [json, text] = [await tagOf(), await tagOf('text/plain')]
    const crossed = await askWith({ accept: 'text/plain', 'if-none-match': json })
    const same = await askWith({ accept: 'text/plain', 'if-none-match': text })

    expect(json).not.toBe(text)
    expect([crossed.status, same.status]).toEqual([200, 304])
  })

  it.each([
    ['text/plain', 'text'],
    ['TEXT/PLAIN;charset=utf-8', 'text'],
    ['text/*', 'text'],
    ['text/plain, */*;q=0.1', 'text'],
    ['application/json;q=0.5, text/plain', 'text'],
    ['application/json;q=0, */*', 'text'],
    ['*/*', 'json'],
    ['', 'json'],
    ['application/json', 'json'],
    ['application/json, text/plain', 'json'],
    ['text/plain, application/json', 'json'],
    ['text/plain;q=0.5, application/json', 'json'],
    ['text/plain;q=0.9, */*', 'json'],
    ['text/plain;q=none', 'json'],
    ['image/png', 'json'],
  ])('is selected or not by Accept: %s', async (accept, form) => {
    const { headers } = await askWith({ accept })

    expect(headers['content-type']).toMatch(form === 'text' ? /^text\/plain/ : /json/)
  })

  it('stays valid with any characters in a name', async () => {
    const name = 'jörg "the bosun"'
    const token = await service.createUser(name)
    await on.addKey(token, 'named')
    const query = new URLSearchParams({ 'username[]': name }).toString()

    const { text } = await on.askForKeys(token, query, { accept: 'text/plain' })

    expect(text).toBe(`${somePublicKey} j%C3%B6rg%20%22the%20bosun%22\n`)
  })
})
