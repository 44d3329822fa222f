/**
 * A course is saved completely or not at all, also when the process is killed or other requests
 * save it.
 */
import { describe, expect, it, vi } from 'vitest'
import { objectIdOf } from '#table/resources.ts'
import { Store } from '#table/store.ts'
import { connectTable } from '#table/table.ts'
import { courseSetup } from '../support/courseSetup.ts'
import { buoy, type CourseAnswer, passing } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { stateOf } from '../support/tableState.ts'

const service = await useTestService()
const tools = courseSetup(service)
const officer = await service.createUser('officer')

/**
 * Two writes for each entry in the inventory, and some more: just beyond the limit of a
 * transaction.
 */
const size = 50

/** Needs more writes than one transaction allows: two for each entry of the inventory, and more. */
const large = (name: string) => ({
  name,
  markConfigurations: Array.from({ length: size }, (_, index) => ({
    id: `${index}`,
    freestyleProperties: { name: `${name} ${index}` },
    storeToInventory: true,
  })),
  waypoints: Array.from({ length: size }, (_, index) => passing('Port', `${index}`)),
})

const expectWhole = ({ markConfigurations, waypoints }: CourseAnswer, name: string) => {
  const names = waypoints.map(
    ({ markConfigurationIds: [id] }) =>
      markConfigurations.find((mark) => mark.id === id)?.effectiveProperties.name,
  )
  expect(names).toEqual(Array.from({ length: size }, (_, index) => `${name} ${index}`))
}

const namesIn = ({ markConfigurations }: CourseAnswer) =>
  new Set(markConfigurations.map(({ effectiveProperties: { name } }) => name.split(' ')[0]))

/** The existing mark properties by id, as everybody sees them. */
const visibleProperties = async (): Promise<readonly string[]> => {
  const found = [...(await stateOf(service)).keys()].flatMap((key) => {
    const [PK = '', SK] = key.split(' ')
    return SK === 'MARK_PROPERTIES' ? [{ PK, SK }] : []
  })
  const store = new Store(connectTable(service))
  await store.prefetch(found)
  const items = await Promise.all(found.map((key) => store.get(key)))
  return items.flatMap((item) => (item === undefined ? [] : objectIdOf(item)))
}

const propertiesIn = ({ markConfigurations }: CourseAnswer): readonly string[] =>
  markConfigurations.map(({ markPropertiesId }) => markPropertiesId ?? 'missing')

/** From its n-th call on, the process gets no responses. The call itself may be applied or not. */
const dieAt = (call: number, when: 'before' | 'after') => {
  const { client } = service.services.table
  const alive = client.send.bind(client) as (command: unknown) => Promise<unknown>
  let calls = 0
  const send = async (command: unknown) => {
    calls += 1
    if (calls > call || (calls === call && when === 'before')) throw new Error('dead')
    const response = await alive(command)
    if (calls >= call) throw new Error('dead')
    return response
  }
  Object.assign(client, { send })
  return {
    calls: () => calls,
    revive: () => {
      Object.assign(client, { send: alive })
    },
  }
}

const deaths = (calls: number) =>
  Array.from({ length: calls }, (_, index) => index + 1).flatMap((call) => [
    [call, 'before'] as const,
    [call, 'after'] as const,
  ])

/** The time after which remains of a killed process may be removed. */
const later = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  const now = Date.now()
  const spy = vi.spyOn(Date, 'now').mockReturnValue(now + 120_000)
  try {
    return await run()
  } finally {
    spy.mockRestore()
  }
}

describe('a large course', () => {
  it('is complete or absent, wherever its process is killed, and can be saved again', async () => {
    const measured = dieAt(Infinity, 'before')
    const first = await tools.newRegatta(officer)
    await tools.save(officer, first, large('measured'))
    const calls = measured.calls()
    measured.revive()
    expect(calls).toBeGreaterThan(5)

    const regattas = [first]
    const outcomes = new Set<string>()
    for (const [call, when] of deaths(calls)) {
      const regatta = await tools.newRegatta(officer)
      regattas.push(regatta)
      const name = `c${call}${when}`
      const dead = dieAt(call, when)
      const { status } = await tools.trySave(officer, regatta, large(name))
      dead.revive()

      const found = await tools.read(officer, regatta)
      const isThere = found.waypoints.length > 0
      outcomes.add(
        `${isThere ? 'saved' : 'absent'}, ${status === 200 ? 'acknowledged' : 'outcome unknown'}`,
      )
      if (isThere) expectWhole(found, name)
      else expect(found.markConfigurations).toEqual([])
      if (call % 4 !== 0) continue
      const again = await later(() => tools.save(officer, regatta, large('again')))
      expectWhole(again, 'again')
      expect(namesIn(again)).toEqual(new Set(isThere ? ['again', name] : ['again']))
    }

    expect([...outcomes].sort()).toEqual([
      'absent, outcome unknown',
      'saved, acknowledged',
      'saved, outcome unknown',
    ])
    const courses = await Promise.all(regattas.map((regatta) => tools.read(officer, regatta)))
    const properties = courses.flatMap(propertiesIn)
    expect([...(await visibleProperties())].sort()).toEqual(properties.sort())
  }, 60_000)

  it('replaces the old one as a whole', async () => {
    const regatta = await tools.newRegatta(officer)
    await tools.save(officer, regatta, large('old'))
    for (const call of [3, 5, 8]) {
      const dead = dieAt(call, 'after')
      await tools.trySave(officer, regatta, large(`new${call}`))
      dead.revive()

      const found = await tools.read(officer, regatta)
      const firstMark = found.markConfigurations[0]?.effectiveProperties.name.split(' ')[0] ?? ''
      expectWhole(found, firstMark)
      expect(namesIn(found)).toContain('old')
    }
  })
})

describe('officers who save the same race at once', () => {
  const course = (name: string) => ({
    name,
    markConfigurations: Array.from({ length: 4 }, (_, index) => buoy(`${name} ${index}`)),
    waypoints: Array.from({ length: 4 }, (_, index) => passing('Port', `${name} ${index}`)),
  })

  it('result in one complete course, and every response is 200 or 409', async () => {
    const regatta = await tools.newRegatta(officer)
    const names = Array.from({ length: 10 }, (_, index) => `officer${index}`)

    const replies = await Promise.all(
      names.map((name) => tools.trySave(officer, regatta, course(name))),
    )

    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    const found = await tools.read(officer, regatta)
    const saved = names.filter((_, index) => statuses[index] === 200)
    expect(saved).toContain(found.name)
    const inCourse = found.waypoints.map(
      ({ markConfigurationIds: [id] }) =>
        found.markConfigurations.find((mark) => mark.id === id)?.effectiveProperties.name,
    )
    expect(inCourse).toEqual(Array.from({ length: 4 }, (_, index) => `${found.name} ${index}`))
    expect(namesIn(found)).toEqual(new Set(saved))
    expect(found.markConfigurations).toHaveLength(4 * saved.length)
  }, 30_000)

  it('result in one complete course of two large ones', async () => {
    const regatta = await tools.newRegatta(officer)

    const replies = await Promise.all(
      ['one', 'two', 'three'].map((name) => tools.trySave(officer, regatta, large(name))),
    )

    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(statuses).toContain(200)
    const found = await tools.read(officer, regatta)
    expectWhole(found, found.name)
  }, 30_000)
})
