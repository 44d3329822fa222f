/** Lists while other requests change their objects: between two pages, and at the same time. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { H, S } from '../../scripts/requests/paths.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { useTestService } from '../support/useTestService.ts'
import { allPages } from '../support/listPages.ts'
import { runs } from '../support/longForm.ts'
import { itemsOf, stateOf } from '../support/tableState.ts'
import '../support/quietLog.ts'

const seed = 20_261_123

const service = await useTestService()
const ann = await service.createUser('ann')

const create = async (name: string, token = ann): Promise<string> => {
  const { body } = await service.request(`POST ${H}/markproperties`, { token, json: { name } })
  return (body as { readonly id: string }).id
}
const rename = (id: string, name: string) =>
  service.request(`PUT ${H}/markproperties/${id}`, { token: ann, json: { name } })
const remove = (id: string) => service.request(`DELETE ${H}/markproperties/${id}`, { token: ann })
const setAcl = (id: string, acl: readonly object[]) =>
  service.request(`PUT ${S}/ownership/MARK_PROPERTIES/${id}/acl`, { token: ann, json: { acl } })
const setOwner = (id: string, username: string | null) =>
  service.request(`PUT ${S}/ownership/MARK_PROPERTIES/${id}`, {
    token: service.adminToken,
    json: { username },
  })

const everybody = [{ groupId: null, actions: ['READ'] }]

/** By the caller's ownership, by the public entry of the ACL, or by both. */
const sources = ['own', 'public', 'both'] as const

const createBy = async (name: string, source: (typeof sources)[number]): Promise<string> => {
  const id = await create(name)
  if (source !== 'own') await setAcl(id, everybody)
  if (source === 'public') {
    const json = { username: null, groupId: null }
    const route = `PUT ${S}/ownership/MARK_PROPERTIES/${id}`
    await service.request(route, { token: service.adminToken, json })
  }
  return id
}

const name = fc.constantFrom('A', 'Buoy', 'buoy', 'Ö', '🚩', '%', 'a#b', 'Zebra')
const change = fc.record({
  kind: fc.constantFrom('create', 'remove', 'rename', 'hide', 'show'),
  position: fc.nat(20),
  name,
})
const fixture = fc.record({
  kept: fc.array(fc.record({ name, source: fc.constantFrom(...sources) }), {
    minLength: 4,
    maxLength: 9,
  }),
  changed: fc.array(name, { minLength: 3, maxLength: 6 }),
  changes: fc.array(change, { minLength: 6, maxLength: 20 }),
  limit: fc.integer({ min: 1, max: 4 }),
})

it('contain each object that does not change exactly once', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fixture, async ({ kept, changed, changes, limit }) => {
      const ids = new Set<string>()
      for (const one of kept) ids.add(await createBy(one.name, one.source))
      const others: string[] = []
      for (const one of changed) others.push(await create(one))
      const rest = [...changes]
      const changeOne = async () => {
        const next = rest.shift()
        if (next === undefined) return
        const id = others[next.position % others.length] ?? ''
        if (next.kind === 'create') others.push(await create(next.name))
        else if (next.kind === 'remove') await remove(id)
        else if (next.kind === 'rename') await rename(id, next.name)
        else await setAcl(id, next.kind === 'show' ? everybody : [])
      }

      const listed = await allPages(service, `${H}/markproperties?limit=${limit}`, ann, changeOne)

      const found = listed as readonly { readonly id: string; readonly name: string }[]
      const unchanged = found.filter(({ id }) => ids.has(id))
      expect(unchanged.map(({ id }) => id).sort()).toEqual([...ids].sort())
      const names = unchanged.map((one) => Buffer.from(one.name))
      expect(names).toEqual(names.toSorted((left, right) => Buffer.compare(left, right)))
      for (const id of [...ids, ...others]) {
        await service.request(`DELETE ${H}/markproperties/${id}`, { token: service.adminToken })
      }
    }),
    { seed, numRuns: runs(12, 120), endOnFailure: true },
  )
})

it('are right after concurrent changes of name, owner and ACL', { timeout: 120_000 }, async () => {
  await service.createUser('ben')
  const ids = await Promise.all(Array.from({ length: 4 }, (_, n) => create(`Mark ${n}`)))
  const rounds = runs(4, 20)
  for (let round = 0; round < rounds; round += 1) {
    const replies = await Promise.all(
      ids.flatMap((id) => [
        rename(id, `Renamed ${round}`),
        setAcl(id, round % 2 === 0 ? everybody : []),
        setOwner(id, round % 2 === 0 ? 'ben' : 'ann'),
        ...(id === ids[0] && round === rounds - 1 ? [remove(id)] : []),
      ]),
    )
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    await Promise.all(ids.map((id) => setOwner(id, 'ann')))
  }

  expect(findViolations(itemsOf(await stateOf(service)))).toEqual([])
})
