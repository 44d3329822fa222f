/** The cost of connections and pushes. */
import { expect, it } from 'vitest'
import { subscriptionEntity } from '#feed/items/live.ts'
import { putDirectly } from '../support/directItems.ts'
import { useTestService } from '../support/useTestService.ts'
import { liveClients } from '../support/live.ts'
import { makeEvent } from '../support/sailing.ts'
import { meterStoreCalls } from '../support/storeCalls.ts'

const pushedSubscribers = 1000

const costOf = {
  connect: { trips: 1, readUnits: 0, writeUnits: 2 },
  subscribe: { trips: 3, readUnits: 5, writeUnits: 4 },
  disconnect: { trips: 2, readUnits: 1, writeUnits: 4 },
  push: { trips: 3, readUnits: 55, writeUnits: 0 },
}

const service = await useTestService()
const clients = liveClients(service)
const meter = meterStoreCalls(service.services)
const officer = await service.createUser('officer')

const costSinceLast = () => {
  const calls = meter.take()
  const sum = (units: 'readUnits' | 'writeUnits') =>
    calls.reduce((total, call) => total + call[units], 0)
  const trips = Math.max(0, ...calls.map(({ trip }) => trip))
  return { trips, readUnits: sum('readUnits'), writeUnits: sum('writeUnits') }
}

it('is small for a connection', async () => {
  const regatta = await makeEvent(service, officer)
  const subscribe = { action: 'subscribe', regatta }
  await clients.send(await clients.connect(), subscribe)
  meter.take()

  const id = await clients.connect()
  expect(costSinceLast()).toEqual(costOf.connect)
  await clients.send(id, subscribe)
  expect(costSinceLast()).toEqual(costOf.subscribe)
  await clients.send(id, { action: 'ping' })
  expect(costSinceLast()).toEqual({ trips: 0, readUnits: 0, writeUnits: 0 })
  await clients.disconnect(id)
  expect(costSinceLast()).toEqual(costOf.disconnect)
})

it('of a push to many users is a few round trips, because they are read together', async () => {
  const regattaName = await makeEvent(service, officer)
  const users = 120
  for (let count = 0; count < users; count += 1) {
    const token = await service.createUser(`viewer-${count}`)
    const { type } = await clients.send(await clients.connect(), {
      action: 'subscribe',
      regatta: regattaName,
      token,
    })
    expect(type).toBe('subscribed')
  }
  meter.take()

  const event = { regattaName, number: 1, type: 'race.tag.created' } as const
  const { counts } = await clients.push([event])

  expect(counts).toEqual({ sent: users })
  expect(costSinceLast().trips).toBeLessThanOrEqual(6)
}, 60_000)

it('of a push to a thousand subscribers is one page of the table for each megabyte', async () => {
  // The length of the name is a part of the costs.
  const regattaName = await makeEvent(service, officer, { eventName: 'Kiel 0' })
  const subscription = {
    regattaName,
    userId: null,
    userName: null,
    tokenGeneration: 0,
    tokenKeyVersion: 0,
    expiresAtSeconds: Math.ceil(Date.now() / 1000) + 3600,
  }
  await putDirectly(
    service,
    Array.from({ length: pushedSubscribers }, (_, index) => {
      // As long as an id of API Gateway.
      const connectionId = `L0SM9cOFvHcCI${index}=`.padStart(16, 'x')
      return subscriptionEntity.put(
        [regattaName, connectionId],
        { ...subscription, connectionId },
        'absent',
      )
    }),
  )
  const event = { regattaName, number: 1, type: 'race.course.saved' } as const
  const sent: object[] = []
  const post = (_: string, message: object) => {
    sent.push(message)
    return Promise.resolve('sent' as const)
  }
  await clients.push([event], post)
  meter.take()
  sent.length = 0

  const startedAt = performance.now()
  const { counts } = await clients.push([event], post)
  const millis = performance.now() - startedAt

  expect(counts).toEqual({ sent: pushedSubscribers })
  expect(sent).toHaveLength(pushedSubscribers)
  // A small audience needs no such time, see livePush.test.ts.
  expect(sent[0]).toMatchObject({ type: 'changed', spreadMillis: 6000 })
  expect(costSinceLast()).toEqual(costOf.push)
  // Without the posts. Usually less than 100 ms.
  expect(millis).toBeLessThan(2000)
  console.log(`a push to ${pushedSubscribers} subscribers: ${millis.toFixed(0)} ms without posts`)
})
