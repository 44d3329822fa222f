/** Pictures of teams: as sent, for everybody who knows the URL, and only of the declared type. */
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { V } from '../../harness/paths.ts'
import { imageBytesMax } from '../../lib/domain/request/requestSizes.ts'
import { readCompetitor } from '../../lib/store/entities/competitors.ts'
import { readEntry } from '../../lib/store/entities/entries.ts'
import { readImage, removalOfImage } from '../../lib/store/entities/images.ts'
import { addCompetitor, smallPicture } from '../support/teamPictures.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent } from '../support/sailing.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const regatta = await makeEvent(service, ann)
const competitor = await addCompetitor(service, [regatta])
await setup.secure({ type: 'COMPETITOR', id: competitor.id }, { owner: 'ann' })

const jpeg = (length: number): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(length - 3)])

const upload = (bytes: Buffer, type = 'image/jpeg', token: string | undefined = ann, query = '') =>
  service.request(`POST ${V}/competitors/${competitor.id}/team/image${query}`, {
    ...{ token, body: bytes.toString('base64'), isBase64Encoded: true },
    headers: { 'content-type': type },
  })

const uriIn = ({ body }: { readonly body: unknown }): string =>
  (body as { readonly teamImageUri: string }).teamImageUri

/** The response as the gateway gets it, because the client reads text. */
const bytesAt = async (uri: string): Promise<Buffer> => {
  const { pathname } = new URL(uri)
  const id = pathname.split('/').at(-1) ?? ''
  return Buffer.from((await readImage(setup.newStore(), id))?.bytes ?? [])
}

describe('the picture of a team', () => {
  it('is stored as sent, at a URL that needs no credentials', async () => {
    const sent = jpeg(imageBytesMax)
    const uploaded = await upload(sent)
    const uri = uriIn(uploaded)
    const read = await service.request(`GET ${new URL(uri).pathname}`)

    expect(uploaded.status).toBe(200)
    expect(uri).toMatch(/^https:\/\/localhost\/sailingserver\/api\/v1\/teamimages\/[0-9a-f-]{36}$/)
    expect((await bytesAt(uri)).equals(sent)).toBe(true)
    expect([read.status, read.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(read.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  it('is Base64 for the gateway, and empty for HEAD', async () => {
    const uri = uriIn(await upload(jpeg(500)))
    const { pathname } = new URL(uri)

    const head = await service.request(`HEAD ${pathname}`)

    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.headers['content-type']).toBe('image/jpeg')
  })

  it('is the picture of the competitor and of all entries', async () => {
    const uri = uriIn(await upload(jpeg(100)))
    const store = setup.newStore()

    const own = await readCompetitor(store, competitor.id)
    const entry = await readEntry(store, regatta, competitor.id)

    expect([own?.teamImageUri, entry?.competitor.teamImageUri]).toEqual([uri, uri])
  })

  it('is removed when another one replaces it', async () => {
    const first = new URL(uriIn(await upload(jpeg(700_000)))).pathname
    const second = new URL(
      uriIn(await upload(Buffer.from(smallPicture.body, 'base64'), 'image/png')),
    ).pathname

    expect((await service.request(`GET ${first}`)).status).toBe(404)
    const { status, headers } = await service.request(`GET ${second}`)
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
    expect(await readImage(setup.newStore(), first.split('/').at(-1) ?? '')).toBeUndefined()
  })

  it('of another competitor stays, whatever URL the competitor had', async () => {
    const uri = uriIn(await upload(jpeg(100)))
    const other = await addCompetitor(service)
    await setup.secure({ type: 'COMPETITOR', id: other.id }, { owner: 'bob' })
    const id = uri.split('/').at(-1) ?? ''

    const store = setup.newStore()

    expect(await removalOfImage(store, id, other.id)).toEqual([])
    expect(await removalOfImage(store, id, competitor.id)).toHaveLength(1)
  })

  it.each([
    ['more than 2 MiB', jpeg(imageBytesMax + 1), 'image/jpeg', 413, 'more than 2097152 bytes'],
    ['another type', jpeg(50), 'image/gif', 415, 'send image/jpeg or image/png'],
    ['no type', jpeg(50), '', 415, 'send image/jpeg or image/png'],
    ['bytes of another type', jpeg(50), 'image/png', 400, 'not a picture of type image/png'],
    ['a page', Buffer.from('<html>'), 'image/jpeg', 400, 'not a picture of type image/jpeg'],
    ['nothing', Buffer.alloc(0), 'image/jpeg', 400, 'not a picture of type image/jpeg'],
  ])('is refused with %s', async (_, bytes, type, expected, text) => {
    const { status, text: found } = await upload(bytes, type)

    expect([status, found]).toEqual([expected, expect.stringContaining(text)])
  })

  it('needs UPDATE on the competitor, and no wrong secret replaces it', async () => {
    const byBob = await upload(jpeg(50), 'image/jpeg', bob)
    const wrong = `?leaderboardName=${encodeURIComponent(regatta)}&secret=wrong`
    const bySecret = await upload(jpeg(50), 'image/jpeg', bob, wrong)
    const anonymous = await service.request(
      `POST ${V}/competitors/${competitor.id}/team/image`,
      smallPicture,
    )

    expect([byBob.status, bySecret.status, anonymous.status]).toEqual([403, 403, 401])
  })

  it('can be stored with the secret of a regatta with the competitor', async () => {
    const secret = 'a-secret-of-this-test'
    const own = await makeEvent(service, ann, {
      secret,
      competitorRegistrationType: 'OPEN_UNMODERATED',
    })
    const entered = await addCompetitor(service, [own])
    const uploadTo = (id: string) =>
      service.request(
        `POST ${V}/competitors/${id}/team/image?leaderboardName=${encodeURIComponent(own)}&secret=${secret}`,
        smallPicture,
      )

    const [right, other] = [await uploadTo(entered.id), await uploadTo(competitor.id)]

    expect([right.status, other.status]).toEqual([200, 401])
    const entry = await readEntry(setup.newStore(), own, entered.id)
    expect(entry?.competitor.teamImageUri).toBe(uriIn(right))
  })

  it('needs a competitor that exists', async () => {
    const path = `${V}/competitors/9d0b0f0e-0000-4000-8000-000000000000/team/image`
    const { status, text } = await service.request(`POST ${path}`, {
      token: service.adminToken,
      ...smallPicture,
    })

    expect([status, text]).toEqual([404, expect.stringContaining('Could not find competitor')])
  })

  it('has a dry run, and is stored once for each Idempotency-Key', async () => {
    const before = (await readCompetitor(setup.newStore(), competitor.id))?.teamImageUri
    const dry = await upload(jpeg(50), 'image/jpeg', ann, '?dryRun=true')
    const after = (await readCompetitor(setup.newStore(), competitor.id))?.teamImageUri
    const headers = { ...smallPicture.headers, 'idempotency-key': 'one' }
    const path = `POST ${V}/competitors/${competitor.id}/team/image`
    const once = await service.request(path, { ...smallPicture, headers, token: ann })
    const again = await service.request(path, { ...smallPicture, headers, token: ann })

    expect([dry.status, after]).toEqual([200, before])
    expect(dry.body).toMatchObject({ changed: [{ type: 'COMPETITOR', fields: ['teamImageUri'] }] })
    expect(uriIn(again)).toBe(uriIn(once))
    expect((await service.request(`GET ${new URL(uriIn(once)).pathname}`)).status).toBe(200)
  })
})
