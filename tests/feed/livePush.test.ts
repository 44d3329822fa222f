/** Pushes to subscribers: who receives one, and who receives none any more. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { connectionEntity, subscriptionEntity } from '#feed/items/live.ts'
import { Store } from '#table/store.ts'
import { useTestService } from '../support/useTestService.ts'
import { liveClients } from '../support/live.ts'
import { letEverybody, makeEvent } from '../support/sailing.ts'

const service = await useTestService()
const clients = liveClients(service)
const officer = await service.createUser('officer')

const saved = (regattaName: string, number = 1) =>
  ({ regattaName, number, type: 'race.course.saved' }) as const
const tagged = (regattaName: string, number = 1) =>
  ({ regattaName, number, type: 'race.tag.created' }) as const

const subscribed = async (regatta: string, token?: string, id?: string): Promise<string> => {
  const connection = id ?? (await clients.connect())
  const message = { action: 'subscribe', regatta, token }
  const { type, detail } = await clients.send(connection, message)
  if (type !== 'subscribed') throw new Error(String(detail))
  return connection
}

const aclOf = async (name: string, acl: readonly object[]) => {
  const path = `${S}/ownership/REGATTA/${encodeURIComponent(name)}/acl`
  await service.request(`PUT ${path}`, { token: officer, json: { acl } })
}

const isStored = async (regatta: string, id: string) =>
  (await new Store(service.services.table).get(subscriptionEntity.key(regatta, id))) !== undefined

describe('a change', () => {
  it('is pushed to the subscribers of its regatta only', async () => {
    const [one, other] = [await makeEvent(service, officer), await makeEvent(service, officer)]
    const [of1, of2, of12] = [await subscribed(one), await subscribed(other), await subscribed(one)]
    await subscribed(other, undefined, of12)
    const none = await clients.connect()

    await clients.push([saved(one)])

    const [first, ...others] = clients.take(of1)
    expect(others).toEqual([])
    expect(first).toMatchObject({ type: 'changed', regatta: one })
    expect(Object.keys(first ?? {})).toEqual(['type', 'regatta', 'cursor'])
    expect(clients.take(of12)).toMatchObject([{ type: 'changed', regatta: one }])
    expect([clients.take(of2), clients.take(none)]).toEqual([[], []])
  })

  it('is one message together with the others of a batch', async () => {
    const regatta = await makeEvent(service, officer)
    const id = await subscribed(regatta)
    const events = Array.from({ length: 30 }, (_, index) => saved(regatta, index + 1))
    await clients.push([...events, tagged(regatta, 31)])
    expect(clients.take(id)).toHaveLength(1)
  })

  it('is not pushed after the client has unsubscribed or disconnected', async () => {
    const regatta = await makeEvent(service, officer)
    const [left, ended] = [await subscribed(regatta), await subscribed(regatta)]
    await clients.send(left, { action: 'unsubscribe', regatta })
    await clients.disconnect(ended)

    const { counts } = await clients.push([saved(regatta)])

    expect([counts, clients.take(left), clients.take(ended)]).toEqual([{}, [], []])
  })

  it('removes a connection that has ended without a word', async () => {
    const [regatta, other] = [await makeEvent(service, officer), await makeEvent(service, officer)]
    const id = await subscribed(regatta)
    await subscribed(other, undefined, id)
    clients.lose(id)

    expect((await clients.push([saved(regatta)])).counts).toEqual({ gone: 1 })

    expect([await isStored(regatta, id), await isStored(other, id)]).toEqual([false, false])
    expect((await clients.push([saved(regatta), saved(other)])).counts).toEqual({})
  })

  it('reaches the others when a connection does not take it', async () => {
    const regatta = await makeEvent(service, officer)
    const ids = [await subscribed(regatta), await subscribed(regatta)]
    const { counts } = await clients.push([saved(regatta)], (id) =>
      Promise.resolve(id === ids[0] ? 'failed' : 'sent'),
    )
    expect(counts).toEqual({ failed: 1, sent: 1 })
    expect(await isStored(regatta, ids[0] ?? '')).toBe(true)
  })
})

describe('after a right is revoked', () => {
  const isOver = async (id: string, regatta: string, code: string) => {
    await clients.push([saved(regatta)])
    const messages = clients.take(id)
    expect(messages).toMatchObject([{ type: 'error', code, regatta }])
    expect(await isStored(regatta, id)).toBe(false)
    await clients.push([saved(regatta, 2)])
    expect(clients.take(id)).toEqual([])
    // The subscription counts no more.
    const connection = await new Store(service.services.table).get(connectionEntity.key(id))
    expect(connection?.regattaNames).toEqual([])
  }

  it('nothing more comes to anonymous subscribers', async () => {
    const regatta = await makeEvent(service, officer)
    const id = await subscribed(regatta)
    await letEverybody(service, officer, 'REGATTA', regatta)
    await isOver(id, regatta, 'unauthenticated')
  })

  it('nothing more comes to the user, and changes still come to the others', async () => {
    const reader = await service.createUser('reader')
    const regatta = await makeEvent(service, officer, { ispublic: false })
    const group = await service.request(`PUT ${S}/usergroup`, {
      token: officer,
      json: { groupName: 'readers' },
    })
    const { groupId } = group.body as { readonly groupId: string }
    await service.request(`PUT ${S}/usergroup/${groupId}/user/reader`, { token: officer })
    await aclOf(regatta, [{ groupId, actions: ['READ'] }])
    const [own, other] = [await subscribed(regatta, reader), await subscribed(regatta, officer)]
    await clients.push([saved(regatta)])
    expect(clients.take(own)).toMatchObject([{ type: 'changed' }])

    await service.request(`DELETE ${S}/usergroup/${groupId}/user/reader`, { token: officer })

    await isOver(own, regatta, 'forbidden')
    expect(clients.take(other)).toMatchObject([{}, {}, {}].map(() => ({ type: 'changed' })))
  })

  it('nothing more comes to a revoked token, also where everybody may read', async () => {
    const token = await service.createUser('careless')
    const regatta = await makeEvent(service, officer)
    const id = await subscribed(regatta, token)
    await service.request(`POST ${S}/remove_access_token`, { token })
    await isOver(id, regatta, 'invalid-credentials')
  })

  it('a subscription that the client has made meanwhile stays', async () => {
    const token = await service.createUser('quick')
    const regatta = await makeEvent(service, officer)
    const id = await subscribed(regatta, token)
    await service.request(`POST ${S}/remove_access_token`, { token })
    await clients.push([saved(regatta)], async () => {
      await subscribed(regatta, undefined, id)
      return 'sent'
    })
    await clients.push([saved(regatta, 2)])
    expect(clients.take(id)).toMatchObject([{ type: 'changed', regatta }])
  })

  it('nothing more comes to a deleted user, nor to the next user of that name', async () => {
    const token = await service.createUser('leaving')
    const regatta = await makeEvent(service, officer)
    const id = await subscribed(regatta, token)
    const path = `${S}/user?username=leaving`
    const { status } = await service.request(`DELETE ${path}`, { token: service.adminToken })
    expect(status).toBe(200)
    await service.createUser('leaving')
    await isOver(id, regatta, 'invalid-credentials')
  })

  it('nothing more comes after the last moment of a right with an end', async () => {
    const token = await service.createUser('volunteer')
    const regatta = await makeEvent(service, officer, { ispublic: false })
    const validUntil = Date.now() + 900
    await aclOf(regatta, [{ groupId: null, actions: ['READ'], validUntil }])
    const id = await subscribed(regatta, token)
    await clients.push([saved(regatta)])
    expect(clients.take(id)).toMatchObject([{ type: 'changed' }])
    await new Promise((done) => setTimeout(done, validUntil - Date.now() + 5))
    await isOver(id, regatta, 'forbidden')
  })
})

describe('a public tag', () => {
  it('is pushed to readers of the leaderboard only', async () => {
    const regatta = await makeEvent(service, officer)
    const [anybody, owner] = [await subscribed(regatta), await subscribed(regatta, officer)]
    await letEverybody(service, officer, 'LEADERBOARD', regatta)

    await clients.push([tagged(regatta)])
    expect([clients.take(anybody), clients.take(owner)]).toMatchObject([[], [{ type: 'changed' }]])

    // Together with a change that everybody may know.
    await clients.push([tagged(regatta, 2), saved(regatta, 3)])
    expect(clients.take(anybody)).toMatchObject([{ type: 'changed' }])
    expect(await isStored(regatta, anybody)).toBe(true)
  })
})
