/** Copies of a course during other writes, of maximum number and size. */
import { describe, expect, it, vi } from 'vitest'
import { copySetup, linesOf, resultsOf, to } from '../support/courseCopies.ts'
import { buoy, C, type CourseAnswer, coursePath, type Json, passing } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent } from '../support/sailing.ts'

const service = await useTestService()
const tools = copySetup(service)
const officer = await service.createUser('officer')

const many = <Element>(count: number, of: (index: number) => Element): Element[] =>
  Array.from({ length: count }, (_, index) => of(index))

const columns = (count: number) => many(count, (index) => `R${index + 2}`)

const course = (name: string): Json => ({
  name,
  markConfigurations: many(4, (index) => buoy(`${name} ${index}`)),
  waypoints: many(4, (index) => passing('Port', `${name} ${index}`)),
})

/** The names of the marks, in the order in which they are passed. */
const marksOf = ({ markConfigurations, waypoints }: CourseAnswer) =>
  waypoints.map(
    ({ markConfigurationIds: [id] }) =>
      markConfigurations.find((mark) => mark.id === id)?.effectiveProperties.name,
  )

const expectWhole = (found: CourseAnswer) => {
  expect(marksOf(found)).toEqual(many(4, (index) => `${found.name} ${index}`))
}

describe('while other requests save the same races', () => {
  it.each([false, true])(
    'every race has one consistent course (allOrNone: %s)',
    async (allOrNone) => {
      const regatta = await makeEvent(service, officer, { numberofraces: 4 })
      await tools.save(officer, regatta, course('first'))

      const [copied, ...saved] = await Promise.all([
        tools.copy(officer, regatta, { ...to('R2', 'R3', 'R4'), allOrNone }),
        ...['R1', 'R2', 'R3'].map((race) =>
          tools.trySave(officer, regatta, course(`later${race}`), race),
        ),
      ])

      expect([200, 409]).toContain(copied.status)
      expect(saved.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
      const found = await Promise.all(
        ['R1', 'R2', 'R3', 'R4'].map((race) => tools.read(officer, regatta, race)),
      )
      const names = found.map(({ name }) => name)
      for (const each of found.filter(({ waypoints }) => waypoints.length > 0)) expectWhole(each)
      if (copied.status === 200) {
        expect(linesOf(copied).filter((line) => line.endsWith('copied'))).toHaveLength(3)
        expect(['first', 'laterR1']).toContain(names[3])
      }
    },
  )

  it('copies of one course to the same races are all the same', async () => {
    const regatta = await makeEvent(service, officer, { numberofraces: 3 })
    await tools.save(officer, regatta, course('only'))
    const other = await makeEvent(service, officer, { numberofraces: 1 })
    const targets = [...to('R2', 'R3').targets, { regattaName: other, raceColumn: 'R1' }]

    const replies = await Promise.all(many(4, () => tools.copy(officer, regatta, { targets })))

    expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    const statuses = replies.flatMap((reply) => (reply.status === 200 ? resultsOf(reply) : []))
    expect(statuses.filter(({ status }) => status === 'copied')).toHaveLength(3)
    expect((await tools.read(officer, other)).markConfigurations).toHaveLength(4)
  })
})

describe('the maximum number of races', () => {
  it('gets the course at once, with marks of another regatta, in more than one transaction', async () => {
    const regatta = await makeEvent(service, officer, { numberofraces: 1 })
    await tools.save(officer, regatta, course('only'))
    const series = [{ name: 'Default', fleets: many(20, (index) => `F${index}`) }]
    const other = await makeEvent(service, officer, { numberofraces: 5, series })
    const targets = many(5, (index) => ({ regattaName: other, raceColumn: `R${index + 1}` }))

    const reply = await tools.copy(officer, regatta, { targets, allOrNone: true })

    expect(resultsOf(reply).map(({ status }) => status)).toEqual(many(100, () => 'copied'))
    const read = (race: string, fleet: string) =>
      service.request(`GET ${C}/getFromCourse/${coursePath(other, race, fleet)}`, {
        token: officer,
      })
    const [first, last] = [await read('R1', 'F0'), await read('R5', 'F19')]
    expectWhole(first.body as CourseAnswer)
    expect(last.body).toEqual(first.body)
  })
})

describe('the largest courses', () => {
  const long = (text: string): string => text.padEnd(100, '.')

  /** Almost the maximum size of a stored course. */
  const large = (): Json => ({
    name: long('Course'),
    markConfigurations: many(500, (index) => buoy(long(`m${index}`))),
    waypoints: many(2_000, (index) => ({
      passingInstruction: 'Gate',
      markConfigurationIds: [long(`m${index % 500}`), long(`m${(index + 1) % 500}`)],
      controlPointName: long(`Gate ${index % 500}`),
      controlPointShortName: long(`G${index % 500}`),
    })),
  })

  it('are copied to 50 races in time, and then to one more regatta', async () => {
    const regatta = await makeEvent(service, officer, { numberofraces: 51 })
    await tools.save(officer, regatta, large())
    const start = performance.now()

    const reply = await tools.copy(officer, regatta, to(...columns(50)))
    const copied = performance.now()
    const again = await tools.copy(officer, regatta, to(...columns(50)))
    const unchanged = performance.now()

    expect(linesOf(reply)).toEqual(columns(50).map((name) => `${name} Default copied`))
    expect(linesOf(again)).toEqual(columns(50).map((name) => `${name} Default unchanged`))
    expect(copied - start, 'a function has ten seconds').toBeLessThan(9_000)
    expect(unchanged - copied).toBeLessThan(9_000)
    const other = await makeEvent(service, officer, { numberofraces: 1 })
    const elsewhere = { targets: [{ regattaName: other, raceColumn: 'R1' }] }
    expect(linesOf(await tools.copy(officer, regatta, elsewhere))).toEqual(['R1 Default copied'])
    expect(marksOf(await tools.read(officer, other))).toEqual(
      marksOf(await tools.read(officer, regatta)),
    )
  }, 60_000)

  it('are refused with `allOrNone`, with a message, and no race is changed', async () => {
    const regatta = await makeEvent(service, officer, { numberofraces: 51 })
    await tools.save(officer, regatta, large())

    const reply = await tools.copy(officer, regatta, { ...to(...columns(50)), allOrNone: true })

    expect(reply.status).toBe(413)
    expect(reply.text).toContain('Copy to fewer races, or leave out `allOrNone`.')
    expect((await tools.read(officer, regatta, 'R2')).waypoints).toEqual([])
    const few = { ...to(...columns(3)), allOrNone: true }
    expect((await tools.copy(officer, regatta, few)).status).toBe(200)
  }, 60_000)

  it('can conflict half-way: finished copies stay, and the others are reported', async () => {
    const regatta = await makeEvent(service, officer, { numberofraces: 21 })
    await tools.save(officer, regatta, large())
    const last = `createCourse/${coursePath(regatta, 'R21')}`
    const { Store } = await import('#table/store.ts')
    const write = vi.spyOn(Store.prototype, 'write').mockImplementationOnce(async function (
      this: InstanceType<typeof Store>,
      writes,
    ) {
      await this.write(writes)
      const saved = await tools.send(last, officer, course('between'))
      expect(saved.status).toBe(200)
    })

    const reply = await tools.copy(officer, regatta, to(...columns(20)))
    write.mockRestore()

    const lines = linesOf(reply)
    expect([lines[0], lines[19]]).toEqual(['R2 Default copied', 'R21 Default failed conflict'])
    expect((await tools.read(officer, regatta, 'R21')).name).toBe('between')
    const again = linesOf(await tools.copy(officer, regatta, to(...columns(20))))
    expect([again[0], again[19]]).toEqual(['R2 Default unchanged', 'R21 Default copied'])
  }, 60_000)
})
