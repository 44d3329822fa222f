/**
 * Public tags are found by their id, however many private tags of other users have the same one.
 */
import { raceIn } from '#tags/steps/raceOfTags.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId, uniqueName } from '../../harness/ids.ts'
import { putTag, putTagIds } from '#tags/items/tags.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardOf, makeRace, raceIdOf, type TestRace } from '../support/races.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { tagIn, taggingOf, tagsIn, titlesIn } from '../support/tagging.ts'
import { keepLog } from '../support/logLines.ts'

const log = keepLog()
const twinsCount = 230

const service = await useTestService()
const setup = securitySetup(service)
/** The owner and the editor may update the leaderboard; the reader may read it. */
const tokens = { owner: '', editor: '', reader: '' }
let race: TestRace
let tags: ReturnType<typeof taggingOf>
for (const name of Object.keys(tokens) as (keyof typeof tokens)[]) {
  tokens[name] = await service.createUser(name)
}
beforeEach(async () => {
  race = await makeRace(setup)
  tags = taggingOf(service, race)
  const editors = await setup.makeGroup({ name: uniqueName('editors'), members: ['editor'] })
  const acl = [
    { groupId: null, actions: ['READ'] },
    { groupId: editors, actions: ['READ', 'UPDATE'] },
  ]
  await setup.secure(leaderboardOf(race), { owner: 'owner', acl })
})

const published = { tag: 'Gust', raceTimepoint: 1, public: true }
const own = { tag: 'Mine', raceTimepoint: 2 }

/** Private tags of many users, whose internal ids come before those of all real users. */
const makeTwins = async (id: string): Promise<void> => {
  const raceId = await raceIdOf(setup, race)
  const store = setup.newStore()
  for (let first = 0; first < twinsCount; first += 10) {
    const writes = Array.from({ length: 10 }, (_, index) => {
      const userId = `00000000-0000-4000-8000-${String(first + index).padStart(12, '0')}`
      const author = { userId, name: `stranger ${first + index}` }
      const texts = { tag: 'Twin', comment: '', hiddenInfo: '', image: '', resizedImage: '' }
      const tag = { id, author, createdAtMillis: 1, isPublic: false, raceTimepoint: 1, ...texts }
      return [
        putTag(raceId, tag, '', 'absent'),
        ...putTagIds({ ...raceIn(race), raceId }, tag, '', 'absent'),
      ]
    })
    await store.write(writes.flat())
  }
}

describe('a public tag whose id hundreds of private tags have', () => {
  let id: string
  beforeEach(async () => {
    id = newId()
    await makeTwins(id)
    await tags.post(tokens.reader, { ...own, id })
    await tags.post(tokens.owner, { ...published, id })
  })

  it('is deleted by its id', async () => {
    const reply = await tags.remove(tokens.editor, { id, username: 'owner' })

    expect(reply.status).toBe(204)
    expect(log.lastLine().storeCalls).toBeLessThanOrEqual(6)
    expect(titlesIn(await tags.list(tokens.reader))).toEqual(['Mine'])
    expect(titlesIn(await tags.list(tokens.owner, `?id=${id}`))).toEqual([])
  })

  it('is read by its id, and its ETag is valid for deleting it', async () => {
    const read = await tags.list(tokens.editor, `?id=${id}`)
    const document = { tag_json: { id, username: 'owner' } }
    const remove = (etag = '') =>
      service.request(`DELETE ${tags.path}`, {
        token: tokens.editor,
        json: document,
        headers: { 'if-match': etag },
      })

    expect(tagsIn(read)).toMatchObject([{ tag: 'Gust', username: 'owner' }])
    expect((await remove('"x"')).status).toBe(412)
    expect((await remove(read.headers.etag)).status).toBe(204)
    expect(titlesIn(await tags.list(tokens.owner))).toEqual([])
  })

  it.each([
    ['', ['Gust', 'Mine']],
    ['&visibility=public', ['Gust']],
    ['&visibility=private', ['Mine']],
  ])('is read by its id together with one’s own, with "%s"', async (query, titles) => {
    const reply = await tags.list(tokens.reader, `?id=${id}${query}`)

    expect(titlesIn(reply)).toEqual(titles)
  })

  it('is not confused with the private tag of its author', async () => {
    await tags.put(tokens.owner, { id }, { public: false })

    expect((await tags.remove(tokens.editor, { id, username: 'owner' })).status).toBe(204)
    expect(titlesIn(await tags.list(tokens.editor, `?id=${id}`))).toEqual([])
    expect(titlesIn(await tags.list(tokens.owner, `?id=${id}`))).toEqual(['Gust'])
  })
})

describe('a tag that becomes public', () => {
  it('is found by its id from then on, also after a change of its moment', async () => {
    const { id } = tagIn(await tags.post(tokens.owner, own))
    const early = await tags.remove(tokens.editor, { id, username: 'owner' })
    await tags.put(tokens.owner, { id }, { public: true })
    await tags.put(tokens.owner, { id }, { tag: 'Moved', comment: 'elsewhere' })
    const wrongAuthor = await tags.remove(tokens.editor, { id, username: 'reader' })
    const titles = titlesIn(await tags.list(tokens.editor, `?id=${id}`))
    const done = await tags.remove(tokens.editor, { id, username: 'owner' })

    expect([early, wrongAuthor, done].map(({ status }) => status)).toEqual([204, 204, 204])
    expect(titles).toEqual(['Moved'])
    expect(titlesIn(await tags.list(tokens.owner))).toEqual([])
  })
})

describe('the id of a public tag of another user, without its author', () => {
  let id: string
  beforeEach(async () => {
    ;({ id } = tagIn(await tags.post(tokens.owner, published)))
  })
  const removeDry = (token: string, document: object) =>
    service.request(`DELETE ${tags.path}?dryRun=true`, { token, json: { tag_json: document } })

  it.each([{}, { public: true }, { public: false }])('deletes the tag, with %o', async (more) => {
    const dry = await removeDry(tokens.editor, { id, ...more })
    const titles = titlesIn(await tags.list(tokens.owner))
    const reply = await tags.remove(tokens.editor, { id, ...more })

    expect(dry.body).toMatchObject({ status: 204, deleted: [{ what: 'tag' }] })
    expect([titles, reply.status]).toEqual([['Gust'], 204])
    expect(titlesIn(await tags.list(tokens.owner))).toEqual([])
  })

  it('is refused to a caller who may not update the leaderboard', async () => {
    const documents = [{ id }, { id, public: true }, { id, public: false }]
    const replies = await Promise.all(
      documents.flatMap((document) => [
        tags.remove(tokens.reader, document),
        removeDry(tokens.reader, document),
      ]),
    )

    const statuses = replies.map(
      ({ status, body }) => (body as { status?: number }).status ?? status,
    )
    expect(statuses).toEqual(Array(6).fill(403))
    expect(replies[0]?.body).toMatchObject({ permission: `LEADERBOARD:UPDATE:${race.leaderboard}` })
    expect(titlesIn(await tags.list(tokens.owner))).toEqual(['Gust'])
  })

  it('reveals nothing about the tag to a caller who may not read the leaderboard', async () => {
    await setup.secure(leaderboardOf(race), { owner: 'owner', acl: [] })

    const replies = [
      await tags.remove(tokens.reader, { id }),
      await tags.remove(tokens.reader, { id: newId() }),
    ]

    expect(replies.map(({ body }) => body)).toMatchObject(
      replies.map(() => ({ status: 403, permission: `LEADERBOARD:READ:${race.leaderboard}` })),
    )
  })

  it('is never changed, and the refusal gives the reason', async () => {
    const replies = [
      await tags.put(tokens.editor, { id }, { tag: 'x' }),
      await tags.put(tokens.reader, { id }, { tag: 'x' }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([403, 403])
    expect(titlesIn(await tags.list(tokens.owner))).toEqual(['Gust'])
  })

  it('is ambiguous where two authors use the same id', async () => {
    await tags.post(tokens.editor, { ...published, id })

    const several = await tags.remove(service.adminToken, { id })
    const one = await tags.remove(service.adminToken, { id, username: 'owner' })

    expect(several.body).toMatchObject({ status: 400, errors: [{ parameter: 'tag_json' }] })
    expect(one.status).toBe(204)
    expect(tagsIn(await tags.list(tokens.owner)).map(({ username }) => username)).toEqual([
      'editor',
    ])
  })
})
