/** The visibility of tags, the permission to write them, and hidden info. */
import { beforeEach, describe, expect, it } from 'vitest'
import { uniqueName } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { privateTagEntity } from '#tags/items/tags.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardOf, makeRace, pathOf, secureRace, type TestRace } from '../support/races.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { tagIn, taggingOf, tagsIn, titlesIn } from '../support/tagging.ts'
import { keepLog } from '../support/logLines.ts'

const log = keepLog()
const service = await useTestService()
const setup = securitySetup(service)
/**
 * Owns the leaderboard; the editor may update it; the reader may read it; the stranger has no
 * permission.
 */
const tokens = { owner: '', editor: '', reader: '', stranger: '' }
type Name = keyof typeof tokens
let race: TestRace
let tags: ReturnType<typeof taggingOf>
for (const name of Object.keys(tokens) as Name[]) tokens[name] = await service.createUser(name)
beforeEach(async () => {
  race = await makeRace(setup)
  tags = taggingOf(service, race)
  const editors = await setup.makeGroup({ name: uniqueName('editors'), members: ['editor'] })
  const readers = await setup.makeGroup({ name: uniqueName('readers'), members: ['reader'] })
  const acl = [
    { groupId: editors, actions: ['READ', 'UPDATE'] },
    { groupId: readers, actions: ['READ'] },
  ]
  await setup.secure(leaderboardOf(race), { owner: 'owner', acl })
})

const at = (raceTimepoint: number, more: object = {}) => ({ tag: 'Gust', raceTimepoint, ...more })

describe('three people', () => {
  it('see the public tags of all, and the private ones of their own', async () => {
    await tags.post(tokens.owner, at(1, { tag: 'for all', public: true }))
    await tags.post(tokens.editor, at(2, { tag: 'also for all', public: true }))
    await tags.post(tokens.owner, at(3, { tag: 'mine' }))
    await tags.post(tokens.reader, at(4, { tag: 'mine too' }))

    const seen = await Promise.all(
      [tokens.owner, tokens.editor, tokens.reader].map((token) => tags.list(token)),
    )

    expect(seen.map(titlesIn)).toEqual([
      ['for all', 'also for all', 'mine'],
      ['for all', 'also for all'],
      ['for all', 'also for all', 'mine too'],
    ])
  })

  it('may have the same tag each', async () => {
    const replies = await Promise.all([
      tags.post(tokens.owner, at(1, { public: true })),
      tags.post(tokens.editor, at(1, { public: true })),
      tags.post(tokens.reader, at(1)),
    ])

    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(tagsIn(await tags.list(tokens.reader)).map(({ username }) => username)).toHaveLength(3)
  })
})

describe('reading', () => {
  it.each([
    ['', [200, 200, 200, 403, 401]],
    ['?visibility=both', [200, 200, 200, 403, 401]],
    ['?visibility=PUBLIC', [200, 200, 200, 403, 401]],
    ['?visibility=Private', [200, 200, 200, 403, 401]],
    ['?visibility=all', [400, 400, 400, 400, 400]],
    ['?since=0&createdSince=0', [400, 400, 400, 400, 400]],
  ])('with "%s" is limited to the right callers', async (query, expected) => {
    const people = [...Object.values(tokens), undefined]
    const replies = await Promise.all(people.map((token) => tags.list(token, query)))

    expect(replies.map(({ status }) => status)).toEqual(expected)
  })

  it('needs no authentication where everybody may read the leaderboard', async () => {
    await tags.post(tokens.owner, at(1, { public: true }))
    await tags.post(tokens.owner, at(2))
    await secureRace(setup, race, 'owner')

    expect(tagsIn(await tags.list())).toMatchObject([{ raceTimepoint: 1, public: true }])
    expect((await tags.list(undefined, '?visibility=private')).status).toBe(401)
  })

  it('does not reveal to anonymous callers which leaderboards exist', async () => {
    const lost = taggingOf(service, { ...race, leaderboard: 'lost' })
    const texts = [await tags.list(), await lost.list()].map(({ status, text }) => [
      status,
      text.replaceAll(race.leaderboard, 'lost').replace(/"instance.*/, ''),
    ])

    expect(texts[0]).toEqual(texts[1])
  })
})

describe('writing a public tag', () => {
  it.each([{ image: 'http://[' }, { raceTimepoint: '2026-13-01T00:00:00Z' }])(
    'reports an error of the input before a missing permission: %j',
    async (fault) => {
      const reply = await tags.post(tokens.reader, { ...at(1, { public: true }), ...fault })

      expect(reply).toMatchObject({ status: 400, body: { errors: [{}] } })
    },
  )

  it('requires permission to update the leaderboard', async () => {
    const people = [...Object.values(tokens), undefined]
    const replies = await Promise.all(
      people.map((token) => tags.post(token, at(1, { public: true }))),
    )

    expect(replies.map(({ status }) => status)).toEqual([201, 201, 403, 403, 401])
    expect(replies[2]?.body).toMatchObject({
      permission: `LEADERBOARD:UPDATE:${race.leaderboard}`,
    })
  })

  it('is refused as a change of visibility, too, and the private tag stays as it was', async () => {
    const made = tagIn(await tags.post(tokens.reader, at(1)))

    const reply = await tags.put(tokens.reader, made, { public: true, comment: 'x' })

    expect(reply.status).toBe(403)
    expect((await tags.list(tokens.reader)).body).toEqual([made])
  })

  it('is not possible any more for an author who lost the permission, in any form', async () => {
    const made = tagIn(await tags.post(tokens.editor, at(1, { public: true })))
    await secureRace(setup, race, 'owner')

    const replies = [
      await tags.put(tokens.editor, made, { comment: 'x' }),
      await tags.put(tokens.editor, made, { public: false }),
      await tags.put(tokens.editor, { id: made.id }, { public: false }),
      await tags.put(tokens.editor, { ...made, public: undefined }, { comment: 'x' }),
      await tags.remove(tokens.editor, made),
      await tags.remove(tokens.editor, { id: made.id }),
    ]

    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(403))
    expect((await tags.list(tokens.editor)).body).toEqual([made])
  })
})

describe('the tag of another user', () => {
  it('is never changed, public or private, known or not', async () => {
    const published = tagIn(await tags.post(tokens.owner, at(1, { public: true })))
    const own = tagIn(await tags.post(tokens.owner, at(2)))

    const replies = [
      await tags.put(tokens.editor, published, { tag: 'x' }),
      await tags.put(tokens.editor, own, { tag: 'x' }),
      await tags.put(tokens.editor, { ...own, tag: 'unknown', id: undefined }, { tag: 'x' }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await tags.put(tokens.editor, { id: own.id }, { tag: 'x' })).status).toBe(404)
    expect((await tags.list(tokens.owner)).body).toEqual([published, own])
  })

  it.each([
    ['by its id', (tag: { readonly id: string }) => ({ id: tag.id, username: 'owner' })],
    ['by its content', (tag: object) => ({ ...tag, id: undefined })],
  ])(
    'can be deleted %s with permission to update the leaderboard, if it is public',
    async (_, documentOf) => {
      const published = tagIn(await tags.post(tokens.owner, at(1, { public: true })))
      const document = documentOf(published)

      const refused = await tags.remove(tokens.reader, document)
      const titles = titlesIn(await tags.list(tokens.owner))
      const done = await tags.remove(tokens.editor, document)

      expect([refused.status, done.status]).toEqual([403, 204])
      expect([titles, titlesIn(await tags.list(tokens.owner))]).toEqual([['Gust'], []])
    },
  )

  it('is not found by any other user, if it is private', async () => {
    const own = tagIn(await tags.post(tokens.owner, at(1)))

    const replies = [
      await tags.remove(tokens.editor, own),
      await tags.remove(tokens.editor, { ...own, public: true }),
      await tags.remove(service.adminToken, { id: own.id, username: 'owner' }),
      await tags.remove(service.adminToken, { ...own, username: undefined }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect((await tags.list(tokens.owner)).body).toEqual([own])
  })

  it('does not become an own tag by the content of a request', async () => {
    const spoofed = await tags.post(tokens.reader, at(1, { username: 'owner', author: 'owner' }))

    expect(spoofed.body).toMatchObject({ username: 'reader' })
    expect((await tags.list(tokens.owner)).body).toEqual([])
  })
})

describe('a deleted user', () => {
  it('leaves public tags that no other user inherits, and no private ones', async () => {
    const name = uniqueName('cat')
    const cat = await service.createUser(name)
    await secureRace(setup, race, name)
    const hidden = uniqueName('canary')
    await tags.post(cat, at(1, { public: true, hiddenInfo: hidden }))
    const ids = await Promise.all(
      [2, 3, 4].map(async (moment) => tagIn(await tags.post(cat, at(moment))).id),
    )
    const { userId } = await setup.userNamed(name)
    await service.request(`DELETE ${S}/user?username=${name}`, { token: cat })
    await secureRace(setup, race, 'owner')

    const heir = await service.createUser(name)
    const seen = await tags.list(heir)

    expect(tagsIn(seen)).toMatchObject([{ raceTimepoint: 1, username: name }])
    expect(seen.text).not.toContain(hidden)
    const partition = privateTagEntity.key.partition(userId)
    expect((await setup.newStore().query({ partition, limit: 10 })).items).toEqual([])
    expect((await tags.put(heir, { id: ids[0] }, { tag: 'x' })).status).toBe(404)
    expect((await tags.put(heir, at(1, { public: true }), { tag: 'x' })).status).toBe(403)
    expect((await tags.remove(tokens.owner, { ...tagsIn(seen)[0] })).status).toBe(204)
  })
})

describe('hidden info', () => {
  it('is visible to its author and to users who may update the leaderboard, and nowhere else', async () => {
    const [shown, own] = [uniqueName('canary'), uniqueName('canary')]
    const json = at(1, { public: true, hiddenInfo: shown })
    const published = tagIn(await tags.post(tokens.owner, json))
    await tags.post(tokens.reader, at(2, { hiddenInfo: own }))
    const document = { ...published, hiddenInfo: undefined }

    expect((await tags.list(tokens.editor)).text).toContain(shown)
    expect((await tags.list(service.adminToken)).text).toContain(shown)
    expect((await tags.list(tokens.reader)).text).toContain(own)
    expect((await tags.list(tokens.editor)).text).not.toContain(own)

    await secureRace(setup, race, 'owner')
    const others: readonly (string | undefined)[] = [tokens.editor, tokens.stranger, undefined]
    const replies = await Promise.all(
      others.flatMap((token) => [
        ...['', '?visibility=both&limit=1', '?createdSince=0', '?visibility=x'].map((query) =>
          tags.list(token, query),
        ),
        tags.put(token, published, { tag: '' }),
        tags.put(token, published, { tag: 'x' }),
        tags.put(token, document, { tag: 'x' }),
        tags.remove(token, document),
        tags.post(token, document),
        tags.post(token, { ...document, raceTimepoint: 'x' }),
        ...['/tags.svg', '/tags.txt'].map((rest) =>
          service.request(`GET ${pathOf(race, rest)}`, { token }),
        ),
      ]),
    )

    expect(replies.length).toBeGreaterThan(30)
    const visibleText = replies.map(({ text, headers }) => text + JSON.stringify(headers)).join()
    expect(visibleText).toContain('Gust')
    expect(visibleText).not.toContain(shown)
    expect(log.texts.join()).not.toMatch(/canary-/)
  })

  it('cannot be found out by selecting a tag with a guess', async () => {
    await tags.post(tokens.owner, at(1, { public: true, hiddenInfo: 'right' }))
    const guess = (hiddenInfo: string) => at(1, { username: 'owner', public: true, hiddenInfo })

    for (const send of [tags.put, tags.remove]) {
      const [right, wrong] = [
        await send(tokens.reader, guess('right')),
        await send(tokens.reader, guess('wrong')),
      ]
      expect([right.status, wrong.status]).toEqual([403, 403])
    }
  })
})
