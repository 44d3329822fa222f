/** The calls and sizes of the inventory and of the marks of a regatta, at their limits. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import type { Appearance } from '#courses/rules/appearance.ts'
import type { CourseTemplate } from '#courses/rules/inventory.ts'
import { type Mark, newMark } from '#courses/rules/mark.ts'
import { putCourseTemplate, readCourseTemplate } from '#courses/items/courses.ts'
import { marksMax, marksWrites, readMarks, togetherBytesMax } from '#courses/items/marks.ts'
import { Store } from '#table/store.ts'
import { connectTable, type Table } from '#table/table.ts'
import { startTestTable, type TestTable } from '../support/engine.ts'

let testTable: TestTable
let table: Table
beforeAll(async () => {
  testTable = await startTestTable()
  table = connectTable(testTable)
})
afterAll(() => testTable.stop())

const buoy: Appearance = {
  name: 'Leeward gate',
  shortName: '4S',
  color: '#FFFF00',
  shape: 'CONICAL',
  pattern: null,
  markType: 'BUOY',
}

const makeMarks = (count: number, createdMillis: number, appearance = buoy): readonly Mark[] =>
  Array.from({ length: count }, (_, position) =>
    newMark(appearance, { id: newId(), createdMillis, position }),
  )

const addMarks = async (regattaName: string, marks: readonly Mark[]) => {
  const store = new Store(table)
  const writes = marksWrites(await readMarks(store, regattaName), marks)
  await store.write(writes)
  return writes.length
}

describe('the marks of a regatta', () => {
  it('are read in the order of creation, with one call, or two for many marks', async () => {
    const first = makeMarks(20, 1000)
    const second = makeMarks(500, 2000)
    const seen: unknown[] = []
    for (const marks of [first, second]) {
      const writes = await addMarks('Kiel', marks)
      const store = new Store(table)
      const stored = await readMarks(store, 'Kiel')
      seen.push({ marks: stored.marks, calls: store.calls, writes })
    }

    expect(seen).toEqual([
      { marks: first, calls: 1, writes: 1 },
      { marks: [...first, ...second], calls: 2, writes: 16 },
    ])
  })

  it('are one item up to its size limit, exactly', async () => {
    const [mark] = makeMarks(1, 1000)
    if (mark === undefined) throw new Error('no mark was made')
    const room = togetherBytesMax - Buffer.byteLength(JSON.stringify([{ ...mark, name: '' }]))
    const none = await readMarks(new Store(table), 'Hyères')
    const writesFor = (length: number) =>
      marksWrites(none, [{ ...mark, name: 'n'.repeat(length) }]).length

    expect([writesFor(room), writesFor(room + 1)]).toEqual([1, 16])
    expect(marksWrites(none, [])).toEqual([])
  })

  it('stay spread, and a change of one mark is one write', async () => {
    const made = makeMarks(300, 1000)
    await addMarks('Palma', made)
    const [mark] = made
    if (mark === undefined) throw new Error('no mark was made')
    const writes = await addMarks('Palma', [{ ...mark, name: 'Windward' }])

    const { marks } = await readMarks(new Store(table), 'Palma')

    expect([marks.length, writes]).toEqual([300, 1])
    expect(marks[0]).toEqual({ ...mark, name: 'Windward' })
  })

  it('are not lost when a mark is added while the marks are spread', async () => {
    await addMarks('Medemblik', makeMarks(10, 1))
    const store = new Store(table)
    const stored = await readMarks(store, 'Medemblik')
    await addMarks('Medemblik', makeMarks(300, 2))

    await expect(store.write(marksWrites(stored, makeMarks(1, 3)))).rejects.toThrow()
    await addMarks('Medemblik', makeMarks(1, 3))
    expect((await readMarks(new Store(table), 'Medemblik')).marks).toHaveLength(311)
  })

  it('do not overwrite marks that other requests add concurrently', async () => {
    const [one, other] = [new Store(table), new Store(table)]
    const seen = [await readMarks(one, 'Warnemünde'), await readMarks(other, 'Warnemünde')]
    const writesOf = (index: number) => {
      const stored = seen[index]
      if (stored === undefined) throw new Error('nothing was read')
      return marksWrites(stored, makeMarks(100, index))
    }
    await one.write(writesOf(0))

    await expect(other.write(writesOf(1))).rejects.toThrow()
    expect((await readMarks(new Store(table), 'Warnemünde')).marks).toHaveLength(100)
  })

  it('fit up to the documented number, with long names, and no more', async () => {
    const long: Appearance = { ...buoy, name: 'n'.repeat(100), shortName: 's'.repeat(100) }
    await addMarks('Sydney', makeMarks(marksMax, 1, long))
    const stored = await readMarks(new Store(table), 'Sydney')

    expect(stored.marks).toHaveLength(marksMax)
    expect(() => marksWrites(stored, makeMarks(1, 9999))).toThrow('at most 4000 marks')
    expect(marksWrites(stored, stored.marks.slice(0, 500))).toHaveLength(16)
  })

  it('never exceed the size limit of a transaction', async () => {
    const huge: Appearance = { ...buoy, name: 'n'.repeat(1000) }
    const stored = await readMarks(new Store(table), 'Cowes')

    expect(() => marksWrites(stored, makeMarks(marksMax, 1, huge))).toThrow('3000000 bytes')
  })
})

describe('a course template', () => {
  const waypointsMax = 2000
  const marksOfTemplate = 500

  it('with the maximum of marks and waypoints is read as it was stored', async () => {
    const template: CourseTemplate = {
      id: newId(),
      name: 'Marathon',
      shortName: 'M',
      tags: Array.from({ length: 100 }, (_, index) => `${index}`.padEnd(100, 'x')),
      imageUrl: `https://example.org/${'x'.repeat(2000)}`,
      marks: Array.from({ length: marksOfTemplate }, () => ({
        markTemplateId: newId(),
        roleId: newId(),
      })),
      controlPoints: Array.from({ length: waypointsMax }, (_, index) => ({
        marks: [index % marksOfTemplate, (index + 1) % marksOfTemplate],
        name: `the gate of waypoint ${index}`,
        shortName: `G${index}`,
      })),
      waypoints: Array.from({ length: waypointsMax }, (_, controlPoint) => ({
        passingInstruction: 'Gate' as const,
        controlPoint,
      })),
      part: { start: 1, end: waypointsMax, occurrences: 1 },
      numberOfLaps: 3,
    }
    await new Store(table).write([putCourseTemplate(template, 'absent')])

    const stored = await readCourseTemplate(new Store(table), template.id)

    expect(stored).toEqual({ ...template, item: stored?.item })
  })
})
