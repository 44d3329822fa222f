/** The messages of the WebSocket API: subscriptions, refusals and limits. */
import { describe, expect, it } from 'vitest'
import { operations } from '../../functions/background/liveConnection.ts'
import { serveMessages } from '#feed/background/liveMessages.ts'
import { connectionEntity, subscriptionEntity } from '#feed/items/live.ts'
import { Store } from '#table/store.ts'
import { startTestService } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { liveClients } from '../support/live.ts'
import { makeEvent } from '../support/sailing.ts'

const service = await useTestService()
const clients = liveClients(service)
const officer = await service.createUser('officer')
const stranger = await service.createUser('stranger')
const open = await makeEvent(service, officer)
const hidden = await makeEvent(service, officer, { ispublic: false })

const stored = async (id: string) => {
  const connection = await new Store(service.services.table).get(connectionEntity.key(id))
  return connection?.regattaNames
}
const storedSubscription = (regatta: string, id: string) =>
  new Store(service.services.table).get(subscriptionEntity.key(regatta, id))

describe('a subscription', () => {
  it('is possible without a token where everybody may read', async () => {
    const id = await clients.connect()

    const reply = await clients.send(id, { action: 'subscribe', regatta: open })

    expect(reply).toMatchObject({ type: 'subscribed', regatta: open })
    expect(reply.cursor).toMatch(/^[\w-]{40,}$/)
    expect(await stored(id)).toEqual([open])
  })

  it('of a regatta that is not public needs the token of a reader', async () => {
    const id = await clients.connect()
    const message = { action: 'subscribe', regatta: hidden }

    const anonymous = await clients.send(id, message)
    const refused = await clients.send(id, { ...message, token: stranger })
    const allowed = await clients.send(id, { ...message, token: officer })

    expect(anonymous).toMatchObject({ type: 'error', code: 'unauthenticated', regatta: hidden })
    expect(refused).toMatchObject({ type: 'error', code: 'forbidden', regatta: hidden })
    expect(refused.detail).toContain(`REGATTA:READ:${hidden}`)
    expect(allowed).toMatchObject({ type: 'subscribed', regatta: hidden })
  })

  it('does not tell anonymous callers which regattas exist', async () => {
    const id = await clients.connect()
    const of = (regatta: string) => clients.send(id, { action: 'subscribe', regatta })

    const [missing, secret] = [await of('Nowhere'), await of(hidden)]

    expect(missing.code).toBe(secret.code)
    expect(String(missing.detail).replace('Nowhere', hidden)).toBe(secret.detail)
    const known = { action: 'subscribe', regatta: 'Nowhere', token: service.adminToken }
    expect(await clients.send(id, known)).toMatchObject({ code: 'not-found' })
  })

  it.each([
    ['misspelled', 'cb_nonsense'],
    ['of another form', 'not a token, but a text'],
    ['empty', ''],
  ])('is refused with a token that is %s, also for a public regatta', async (_, token) => {
    const id = await clients.connect()
    const reply = await clients.send(id, { action: 'subscribe', regatta: open, token })
    expect(reply).toMatchObject({ type: 'error', code: 'invalid-credentials', regatta: open })
    expect(await stored(id)).toEqual([])
  })

  it('stores the user, and not the token', async () => {
    const id = await clients.connect()
    await clients.send(id, { action: 'subscribe', regatta: open, token: stranger })

    const item = await storedSubscription(open, id)

    expect(item).toMatchObject({ userName: 'stranger', connectionId: id, regattaName: open })
    expect(JSON.stringify(item)).not.toContain(stranger.slice(3, 30))
  })

  it('ends when the client says so', async () => {
    const id = await clients.connect()
    await clients.send(id, { action: 'subscribe', regatta: open })

    const reply = await clients.send(id, { action: 'unsubscribe', regatta: open })
    const again = await clients.send(id, { action: 'unsubscribe', regatta: open })

    expect([reply, again]).toEqual([
      { type: 'unsubscribed', regatta: open },
      { type: 'unsubscribed', regatta: open },
    ])
    expect(await stored(id)).toEqual([])
    expect(await storedSubscription(open, id)).toBeUndefined()
  })

  it('ends with its connection', async () => {
    const id = await clients.connect()
    await clients.send(id, { action: 'subscribe', regatta: open })

    await clients.disconnect(id)

    expect(await stored(id)).toBeUndefined()
    expect(await storedSubscription(open, id)).toBeUndefined()
    const late = await clients.send(id, { action: 'subscribe', regatta: open })
    expect(late).toMatchObject({ type: 'error', code: 'not-found' })
    expect(await storedSubscription(open, id)).toBeUndefined()
  })
})

describe('a handshake', () => {
  const connectFrom = async (headers: Readonly<Record<string, string>>) => {
    const own = 'https://race.example'
    const settings = { ...service.services.settings, pageOrigin: own }
    const trusted = { ...settings, trustedOrigins: new Set(['https://club.example']) }
    const serve = serveMessages(operations, { ...service.services, settings: trusted })
    const requestContext = { eventType: 'CONNECT', connectionId: 'origin' } as const
    return (await serve({ requestContext, headers })).statusCode
  }

  it.each([
    ['a program', {}, 204],
    ['a page of the service', { Origin: 'https://race.example' }, 204],
    ['a trusted page', { origin: 'https://club.example' }, 204],
    ['another page', { Origin: 'https://evil.example' }, 403],
    ['a file', { origin: 'null' }, 403],
  ])('of %s is accepted or refused by its origin', async (_, headers, status) => {
    expect(await connectFrom(headers as Readonly<Record<string, string>>)).toBe(status)
  })
})

describe('a connection', () => {
  it('has at most 20 subscriptions, also when they are sent at once', async () => {
    const names = await Promise.all(Array.from({ length: 22 }, () => makeEvent(service, officer)))
    const id = await clients.connect()

    const replies = await Promise.all(
      names.map((regatta) => clients.send(id, { action: 'subscribe', regatta })),
    )

    expect(replies.filter(({ type }) => type === 'subscribed')).toHaveLength(20)
    const [refused, ...others] = replies.filter(({ type }) => type === 'error')
    expect(others).toHaveLength(1)
    expect(refused).toMatchObject({ code: 'invalid-input' })
    expect(refused?.detail).toContain('20')
    const kept = (await stored(id)) as readonly string[]
    expect(kept).toHaveLength(20)
    // One that exists already is no further one, and one that has ended makes room.
    const [first = ''] = kept
    const again = await clients.send(id, { action: 'subscribe', regatta: first })
    expect(again.type).toBe('subscribed')
    await clients.send(id, { action: 'unsubscribe', regatta: first })
    const next = await clients.send(id, { action: 'subscribe', regatta: String(refused?.regatta) })
    expect(next.type).toBe('subscribed')
  })

  it.each([
    ['is not JSON', '{"action":', 'malformed-request', 'not valid JSON'],
    ['is not an object', '["ping"]', 'malformed-request', 'must be a JSON object'],
    ['has a key twice', '{"action":"ping","action":"ping"}', 'malformed-request', 'twice'],
    ['is large', `{"action":"ping","pad":"${'x'.repeat(5000)}"}`, 'too-large', '4096'],
    ['has no action', '{}', 'invalid-input', 'action'],
    ['has an unknown action', '{"action":"shout"}', 'invalid-input', 'found "shout"'],
    ['has no regatta', '{"action":"subscribe"}', 'invalid-input', 'regatta'],
    ['has a regatta of a wrong type', '{"action":"subscribe","regatta":7}', 'invalid-input', ''],
    ['has a token of a wrong type', '{"action":"subscribe","token":7}', 'invalid-input', 'token'],
  ])('refuses a message that %s, and stays', async (_, message, code, part) => {
    const id = await clients.connect()

    const reply = await clients.send(id, message)

    expect(reply).toMatchObject({ type: 'error', code })
    expect(reply.detail).toContain(part)
    expect(await clients.send(id, { action: 'ping' })).toEqual({ type: 'pong' })
  })

  it('refuses bytes', async () => {
    const id = await clients.connect()
    expect(await clients.sendBytes(id)).toMatchObject({ code: 'malformed-request' })
  })

  it('can send 60 messages in a minute, independent of other connections', async () => {
    const limited = await startTestService({ RATE_LIMIT_PER_CONNECTION: '60' })
    const { connect, send } = liveClients(limited)
    const [busy, calm] = [await connect(), await connect()]
    // Not across the end of a minute.
    const rest = 60_000 - (Date.now() % 60_000)
    if (rest < 5000) await new Promise((done) => setTimeout(done, rest))
    const types = []
    for (let count = 0; count < 70; count += 1) {
      types.push((await send(busy, { action: 'ping' })).type)
    }
    const refused = await send(busy, '{')
    const other = await send(calm, { action: 'ping' })
    await limited.stop()

    expect(types.filter((type) => type === 'pong')).toHaveLength(60)
    expect(types.slice(-10)).toEqual(Array(10).fill('error'))
    expect(refused).toMatchObject({ code: 'too-many-requests' })
    expect(refused.detail).toMatch(/^This connection has sent 60 messages within a minute/)
    expect(other).toEqual({ type: 'pong' })
  }, 30_000)

  it('cannot act for another connection', async () => {
    const [own, other] = [await clients.connect(), await clients.connect()]
    await clients.send(own, { action: 'subscribe', regatta: open, connectionId: other })
    expect([await stored(own), await stored(other)]).toEqual([[open], []])
  })
})
