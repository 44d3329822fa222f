/**
 * Every row of the contract about tags, with curl against the service as `npm start` runs it, with
 * a form as body and with JSON.
 */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { curl, encodings, register } from '../support/curl.ts'
import { sharedService } from '../support/sharedService.ts'
import type { SharedService } from '../support/startSharedServices.ts'
import { serviceTimeout } from '../../scripts/requests/service.ts'

type Tag = Readonly<Record<string, unknown>>

let service: SharedService
/**
 * The organizer owns the event, and may update its leaderboard; an editor by a role; a spectator.
 */
let ann: readonly string[]
let eva: readonly string[]
let bob: readonly string[]
const nobody: readonly string[] = []
/** The path of the tags of a race that no earlier test has used. */
let tags: string
let racesUsed = 0

const sailing = () => `${service.baseUrl}/sailingserver/api/v1`

/** Grants Eva UPDATE on the leaderboard, as its owner does it: with the ACL. */
const appointEva = async () => {
  const address = `${service.baseUrl}/security/api/restsecurity`
  const group = { groupName: 'editors' }
  const made = await curl(
    ...ann,
    '--request',
    'PUT',
    ...sentAs('JSON', group),
    `${address}/usergroup`,
  )
  const { groupId } = made.body as { readonly groupId: string }
  await curl(...ann, '--request', 'PUT', `${address}/usergroup/${groupId}/user/eva`)
  const acl = [
    { groupId: null, actions: ['READ'] },
    { groupId, actions: ['READ', 'UPDATE'] },
  ]
  const changed = await curl(
    ...ann,
    '--request',
    'PUT',
    ...sentAs('JSON', { acl }),
    `${address}/ownership/LEADERBOARD/Kiel-Tags/acl`,
  )
  expect(changed.status).toBe(200)
}

const sentAs = (encoding: string, values: Tag) => encodings[encoding]?.(values) ?? []

beforeAll(async () => {
  service = await sharedService()
  ann = await register(service.baseUrl, 'ann')
  eva = await register(service.baseUrl, 'eva')
  bob = await register(service.baseUrl, 'bob')
  const event = {
    eventName: 'Kiel-Tags',
    venuename: 'Kiel',
    boatclassname: '49er',
    numberofraces: 50,
  }
  await curl(...ann, ...sentAs('form', event), `${sailing()}/events/createEvent`)
  await appointEva()
}, serviceTimeout)
beforeEach(() => {
  racesUsed += 1
  tags = `${sailing()}/Kiel-Tags/R${racesUsed}/Default/tags`
})

const list = (who: readonly string[], query = '') => curl(...who, `${tags}${query}`)
const titles = ({ body }: { readonly body: unknown }) =>
  (body as readonly Tag[]).map(({ tag }) => tag)

const sender =
  (encoding: string) =>
  (method: string, who: readonly string[], values: Tag, path = tags) =>
    curl(...who, '--request', method, ...sentAs(encoding, values), path)

const start = { tag: 'Start', raceTimepoint: 1_781_000_000_000 }
const full = { ...start, comment: 'ä + b & 100 %', hiddenInfo: 'cam 3', public: true }

describe.each(Object.keys(encodings))('a tag, sent as %s,', (encoding) => {
  const send = sender(encoding)
  const post = (who: readonly string[], values: Tag) => send('POST', who, values)
  const picture = { image: 'https://example.org/p?x=1#y' }

  it('is posted with title and moment: 201, private, and the rest is empty', async () => {
    const made = await post(ann, start)
    const { status, headers, body } = await list(ann)

    const record = { ...start, comment: '', image: '', public: false, username: 'ann' }
    expect([made.status, status]).toEqual([201, 200])
    expect(`${service.baseUrl}${made.headers.location ?? ''}`).toBe(tags)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(body).toEqual([expect.objectContaining(record)])
    expect(body).toEqual([made.body])
    expect((body as readonly Tag[])[0]).toMatchObject({ createdAt: expect.any(Number) as unknown })
  })

  it('is posted with all optional properties', async () => {
    const made = await post(ann, { ...full, ...picture })
    const read = await list(ann)

    expect(made.status).toBe(201)
    expect(read.body).toEqual([expect.objectContaining({ ...full, ...picture })])
  })

  it('is refused with a 400 without a title, without a moment, and twice', async () => {
    await post(ann, start)
    const replies = [
      await post(ann, { raceTimepoint: 1 }),
      await post(ann, { tag: '', raceTimepoint: 1 }),
      await post(ann, { tag: 'a' }),
      await post(ann, { tag: 'a', raceTimepoint: 'noon' }),
      await post(ann, start),
      await send('POST', ann, start, tags.replace('/Kiel-Tags/', '/Nowhere/')),
      await send('POST', ann, start, tags.replace('/Default/', '/Gold/')),
    ]

    expect(replies.map(({ status }) => status)).toEqual(Array<number>(7).fill(400))
    expect(titles(await list(ann))).toEqual(['Start'])
  })

  it('is deleted by its document, without createdAt and revokedAt as well: 204, empty', async () => {
    await post(ann, { ...full, ...picture })
    const read = ((await list(ann)).body as readonly Tag[])[0] ?? {}
    const { createdAt, id, ...document } = read

    const deleted = await send('DELETE', ann, { tag_json: document })
    const again = await send('DELETE', ann, { tag_json: { ...document, createdAt, revokedAt: 0 } })

    expect([deleted.status, deleted.text, again.status]).toEqual([204, '', 204])
    expect((await list(ann)).body).toEqual([])
    expect(id).toEqual(expect.any(String))
  })

  it('is not deleted with a missing or malformed document, or one of another race: 400', async () => {
    await post(ann, full)
    const replies = [
      await send('DELETE', ann, {}),
      await send('DELETE', ann, { tag_json: 'Start' }),
      await send('DELETE', ann, { tag_json: [start] }),
      await send('DELETE', ann, { tag_json: { tag: 'Start' } }),
      await send('DELETE', ann, { tag_json: full }, tags.replace('/Default/', '/Gold/')),
    ]
    const others = [
      await send('DELETE', nobody, { tag_json: full }),
      await send('DELETE', bob, { tag_json: { ...full, username: 'ann' } }),
    ]

    expect(replies.map(({ status }) => status)).toEqual(Array<number>(5).fill(400))
    expect(others.map(({ status }) => status)).toEqual([401, 403])
    expect(titles(await list(ann))).toEqual(['Start'])
  })

  it('is changed in the given properties; an empty text resets, and no properties change nothing', async () => {
    const made = (await post(ann, { ...full, ...picture })).body as Tag
    const document = { ...full, ...picture, username: 'ann' }
    const put = async (values: Tag) => {
      const { status, body } = await send('PUT', ann, { tag_json: { id: made.id }, ...values })
      return { status, ...(body as Tag), createdAt: 0 }
    }

    const same = await send('PUT', ann, { tag_json: document })
    const base = { status: 200, ...made, createdAt: 0 }
    const renamed = { ...base, tag: 'Gun' }
    const reset = { ...renamed, comment: '', image: '' }

    expect([same.status, same.body]).toEqual([200, made])
    expect(await put({ tag: 'Gun' })).toEqual(renamed)
    expect(await put({ comment: '', image: '' })).toEqual(reset)
    expect(await put({ public: false })).toEqual({ ...reset, public: false })
    expect(await put({ public: true, comment: 'c' })).toEqual({ ...reset, comment: 'c' })
    expect(await put({ tag: '' })).toMatchObject({ status: 400 })
    expect((await list(nobody)).body).toMatchObject([{ tag: 'Gun', comment: 'c' }])
  })
})

describe('a tag', () => {
  const send = sender('JSON')
  const post = (who: readonly string[], values: Tag) => send('POST', who, values)

  it('can be public only if the caller may update the leaderboard', async () => {
    const replies = [
      await post(nobody, start),
      await post(bob, start),
      await post(bob, { ...start, public: true }),
      await post(eva, { ...start, public: true }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([401, 201, 403, 201])
    expect(replies[2]?.body).toMatchObject({ permission: 'LEADERBOARD:UPDATE:Kiel-Tags' })
  })

  it('is shown by visibility: public ones to all, private ones to their author', async () => {
    await post(ann, { tag: 'for all', raceTimepoint: 1, public: true })
    await post(ann, { tag: 'of Ann', raceTimepoint: 2 })
    await post(bob, { tag: 'of Bob', raceTimepoint: 2 })
    const seen = async (query: string) => {
      const replies = [await list(ann, query), await list(bob, query), await list(nobody, query)]
      return replies.map((reply) => (reply.status === 200 ? titles(reply) : reply.status))
    }
    const all = [['for all', 'of Ann'], ['for all', 'of Bob'], ['for all']]

    expect(await seen('')).toEqual(all)
    expect(await seen('?visibility=both')).toEqual(all)
    expect(await seen('?visibility=public')).toEqual(Array(3).fill(['for all']))
    expect(await seen('?visibility=private')).toEqual([['of Ann'], ['of Bob'], 401])
    expect(await seen('?visibility=secret')).toEqual([400, 400, 400])
  })

  it('shows hidden info to its author and to callers who may update the leaderboard', async () => {
    await post(eva, full)
    await post(ann, { ...full, hiddenInfo: 'cam 4' })

    const hidden = await Promise.all(
      [ann, eva, bob, nobody].map(async (who) =>
        ((await list(who)).body as readonly Tag[]).map(({ hiddenInfo }) => hiddenInfo).sort(),
      ),
    )
    const both = ['cam 3', 'cam 4']
    expect(hidden).toEqual([both, both, [undefined, undefined], [undefined, undefined]])
  })

  it('is changed by its author only, and only in its own race', async () => {
    const { body } = await post(ann, full)
    const replies = [
      await send('PUT', ann, { tag: 'Gun' }),
      await send(
        'PUT',
        ann,
        { tag_json: body, tag: 'Gun' },
        tags.replace('/Kiel-Tags/', '/Nowhere/'),
      ),
      await send('PUT', nobody, { tag_json: body, tag: 'Gun' }),
      await send('PUT', bob, { tag_json: body, tag: 'Gun' }),
      await send('PUT', eva, { tag_json: body, tag: 'Gun' }),
      await send('PUT', ann, { tag_json: { ...start, tag: 'Finish' }, tag: 'Gun' }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 401, 403, 403, 404])
    expect(titles(await list(ann))).toEqual(['Start'])
  })
})
