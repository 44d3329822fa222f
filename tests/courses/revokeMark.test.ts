/** Removing marks from their regatta: refused while a course uses them. */
import { runs } from '../support/longForm.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { type Mark, newMark } from '#courses/rules/mark.ts'
import { marksWrites, readMarks, marksEntity } from '#courses/items/marks.ts'
import { Store } from '#table/store.ts'
import { connectTable } from '#table/table.ts'
import { courseSetup } from '../support/courseSetup.ts'
import { buoy, C, type CourseAnswer, coursePath, passing } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardPath } from '../support/sailing.ts'

const service = await useTestService()
const tools = courseSetup(service)
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const add = async (regattaName: string, markName = 'Top'): Promise<string> => {
  const json = { regattaName, markName }
  const { body } = await service.request(`POST ${V}/mark/addMarkToRegatta`, { token: ann, json })
  return (body as { readonly markId: string }).markId
}

const revoke = (regattaName: string, markId: string, token: string | undefined = ann, query = '') =>
  service.request(`POST ${V}/mark/revokeMarkOnRegatta${query}`, {
    ...(token === '' ? {} : { token }),
    json: { regattaName, markId },
  })

const idsOf = async (name: string): Promise<readonly string[]> => {
  const { body } = await service.request(`GET ${leaderboardPath(name, '/marks')}`, { token: ann })
  return (body as { readonly marks: readonly { readonly id: string }[] }).marks.map(({ id }) => id)
}

const courseWith = (markId: string) => ({
  name: 'Around the top',
  markConfigurations: [{ id: 'top', markId }],
  waypoints: [passing('Port', 'top')],
})

const usedIn = ({ waypoints }: CourseAnswer): readonly string[] =>
  waypoints.flatMap(({ markConfigurationIds }) => markConfigurationIds)

describe('an unused mark', () => {
  it('is removed, and all others stay', async () => {
    const regatta = await tools.newRegatta(ann)
    const [first, second, third] = [await add(regatta), await add(regatta), await add(regatta)]

    const removed = await revoke(regatta, second)
    const again = await revoke(regatta, second)
    const read = await service.request(`GET ${leaderboardPath(regatta, `/marks/${second}`)}`, {
      token: ann,
    })

    expect([removed.status, removed.body]).toEqual([200, { markId: second }])
    expect([again.status, read.status]).toEqual([404, 404])
    expect(again.body).toMatchObject({
      detail: `Could not find a mark with id '${second}' in regatta '${regatta}'.`,
    })
    expect(await idsOf(regatta)).toEqual([first, third])
    expect((await tools.read(ann, regatta)).markConfigurations.map(({ id }) => id)).toEqual([
      first,
      third,
    ])
  })

  it('is unknown to later courses', async () => {
    const regatta = await tools.newRegatta(ann)
    const markId = await add(regatta)
    await revoke(regatta, markId)

    const refused = await tools.trySave(ann, regatta, courseWith(markId))

    expect(refused.status).toBe(400)
    expect(refused.text).toContain(`Mark ${markId} could not be found`)
  })

  it('is removed from marks that are spread over many items', async () => {
    const regatta = await tools.newRegatta(ann)
    const look = { name: 'Buoy', shortName: 'Buoy', color: null, shape: null, pattern: null }
    const marks = Array.from({ length: 200 }, (_, position): Mark =>
      newMark({ ...look, markType: 'BUOY' }, { id: newId(), createdMillis: 0, position }),
    )
    const store = new Store(connectTable(service))
    await store.write(marksWrites(await readMarks(store, regatta), marks))
    const first = await store.get(marksEntity.key(regatta, 0))
    const [one, ...others] = marks.map(({ id }) => id)

    const { status } = await revoke(regatta, one ?? '')

    expect(first?.isSpread).toBe(true)
    expect(status).toBe(200)
    expect(await idsOf(regatta)).toEqual(others)
  })
})

describe('a mark that courses use', () => {
  it('stays, and the refusal names the races', async () => {
    const regatta = await tools.newRegatta(ann)
    const markId = await add(regatta)
    await tools.save(ann, regatta, courseWith(markId), 'R1')
    await tools.save(ann, regatta, courseWith(markId), 'R3')

    const refused = await revoke(regatta, markId)

    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'mark-in-use',
        detail: 'The mark is already used in race R1/Default, R3/Default.',
        errors: [
          { pointer: '/markId', detail: 'must not be a mark of the course of R1/Default' },
          { pointer: '/markId', detail: 'must not be a mark of the course of R3/Default' },
        ],
      },
    ])
    expect(await idsOf(regatta)).toEqual([markId])
  })

  it('can be removed once the courses are saved without it', async () => {
    const regatta = await tools.newRegatta(ann)
    const markId = await add(regatta)
    await tools.save(ann, regatta, courseWith(markId))
    const other = { ...courseWith(markId), markConfigurations: [buoy('top')] }
    await tools.save(ann, regatta, other)

    expect((await revoke(regatta, markId)).status).toBe(200)
  })

  it('can be removed once their races are removed', async () => {
    const regatta = await tools.newRegatta(ann)
    const markId = await add(regatta)
    await tools.save(ann, regatta, courseWith(markId))
    const path = `${V}/regattas/${encodeURIComponent(regatta)}`
    await service.request(`POST ${path}/removeracecolumn?racecolumn=R1`, { token: ann })

    expect((await revoke(regatta, markId)).status).toBe(200)
  })
})

describe('removing a mark', () => {
  it('requires UPDATE on the regatta, and an existing regatta', async () => {
    const regatta = await tools.newRegatta(ann)
    const markId = await add(regatta)

    const replies = [
      await revoke(regatta, markId, bob),
      await revoke(regatta, markId, ''),
      await revoke('Nowhere', markId),
      await revoke(regatta, 'no UUID'),
    ]

    expect(replies.map(({ status }) => status)).toEqual([403, 401, 404, 400])
    expect(replies[0]?.body).toMatchObject({ permission: `REGATTA:UPDATE:${regatta}` })
    expect(await idsOf(regatta)).toEqual([markId])
  })

  const copyTo = (regattaName: string, source: string) =>
    service.request(`POST ${C}/copyCourse/${coursePath(source, 'R1')}`, {
      token: ann,
      json: { targets: [{ regattaName, raceColumn: 'R1' }] },
    })

  it.each(['saved', 'copied'])(
    'never leaves a course without its mark that is %s at the same time',
    async (how) => {
      // The copy uses the mark of the same name.
      const source = await tools.newRegatta(ann)
      await tools.save(ann, source, courseWith(await add(source)))
      for (let round = 0; round < runs(6, 24); round += 1) {
        const regatta = await tools.newRegatta(ann)
        const markId = await add(regatta)

        const [removed, used] = await Promise.all([
          revoke(regatta, markId),
          how === 'saved'
            ? tools.trySave(ann, regatta, courseWith(markId))
            : copyTo(regatta, source),
        ])

        expect([200, 409]).toContain(removed.status)
        expect([200, 400]).toContain(used.status)
        const there = new Set(await idsOf(regatta))
        const course = await tools.read(ann, regatta)
        expect(usedIn(course).filter((id) => !there.has(id))).toEqual([])
      }
    },
  )
})
