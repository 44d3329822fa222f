/**
 * The clubs of the scale benchmark: the imported items are the ones that the store would have
 * written.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startImportedTables } from '../../harness/importedTables.ts'
import { type Club, memberOfCrowd, newClub } from '../../bench/scale/club.ts'
import { itemAfter, keyOf } from '../../lib/store/actions.ts'
import { listGroupMembers } from '../../lib/store/entities/groups.ts'
import { Store } from '../../lib/store/store.ts'
import { connectTable } from '../../lib/store/table.ts'
import { readUser } from '../../lib/store/entities/users.ts'
import type { Engine } from '../../scripts/engine.ts'

let folder: string
let engine: Engine
let club: Club
let store: Store
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-clubs-'))
  club = newClub({ tags: 3, members: 2, users: 5 }, 'a hash')
  engine = await startImportedTables(folder, { clubs: club.writes() })
  store = new Store(connectTable({ tableName: 'clubs', endpoint: engine.endpoint }))
})
afterAll(async () => {
  await engine.stop()
  await rm(folder, { recursive: true, force: true })
})

it('holds every item as the store would have written it', async () => {
  // The members and the tags get new ids each time.
  const made = [...club.writes()].slice(0, 20)
  for (const write of made) {
    const item = itemAfter(write, 'another')
    const { writeId, ...stored } = (await store.get(keyOf(write))) ?? { writeId: '' }
    expect(writeId).toMatch(/^[0-9a-f-]{36}$/)
    expect({ ...stored, writeId: 'another' }).toEqual(item)
  }
})

it('has users with as many roles as their names say, and a group with its members', async () => {
  const holders = [...club.holders].map(async ([count, { name }]) => {
    const user = await readUser(store, name)
    return [count, user?.assignments.length]
  })
  const { members } = await listGroupMembers(store, club.groupId, 10)

  expect(await Promise.all(holders)).toEqual([
    [2, 2],
    [60, 60],
    [500, 500],
  ])
  expect(members.map(({ name }) => name)).toEqual([
    ...[memberOfCrowd(0), memberOfCrowd(1)],
    ...['member', 'officer'],
  ])
})

it('has the requested number of tags, in the order of race time', async () => {
  const [tag] = [...club.writes()].slice(-1)
  if (tag === undefined || !('put' in tag)) throw new Error('the last write is not a tag')
  const { items } = await store.query({ partition: tag.put.PK, limit: 10 })

  expect(items.map(({ raceTimepoint }) => raceTimepoint)).toEqual([1, 2, 3])
})
