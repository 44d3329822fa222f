/** Pictures of teams: as sent, for everybody who knows the URL, and only of the declared type. */
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { imageBytesMax } from '#values/requestLimits.ts'
import { readCompetitor } from '#races/items/competitors.ts'
import { readEntry } from '#races/items/entries.ts'
import { readImage, removalOfImage } from '#races/items/images.ts'
import { createCompetitor, makeCompetitor, onCompetitors } from '../support/entries.ts'
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
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xda]), randomBytes(length - 4)])

const upload = (bytes: Buffer, type = 'image/jpeg', token: string | undefined = ann, query = '') =>
  service.request(`POST ${V}/competitors/${competitor.id}/team/image${query}`, {
    token,
    body: bytes.toString('base64'),
    isBase64Encoded: true,
    headers: { 'content-type': type },
  })

const uriIn = ({ body }: { readonly body: unknown }): string =>
  (body as { readonly teamImageUri: string }).teamImageUri

/** The response as the gateway gets it, because the client reads text. */
const bytesAt = async (uri: string): Promise<Buffer> => {
  const id = uri.split('/').at(-1) ?? ''
  return Buffer.from((await readImage(setup.newStore(), id))?.bytes ?? [])
}

describe('the picture of a team', () => {
  it('is stored as sent, at a URL that needs no credentials', async () => {
    const sent = jpeg(imageBytesMax)
    const uploaded = await upload(sent)
    const uri = uriIn(uploaded)
    const read = await service.request(`GET ${uri}`)

    expect(uploaded.status).toBe(200)
    expect(uri).toMatch(/^\/sailingserver\/api\/v1\/teamimages\/[0-9a-f-]{36}$/)
    expect((await bytesAt(uri)).equals(sent)).toBe(true)
    expect([read.status, read.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(read.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  it('is Base64 for the gateway, and empty for HEAD', async () => {
    const uri = uriIn(await upload(jpeg(500)))
    const head = await service.request(`HEAD ${uri}`)

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

  it.each([
    [
      'a wide PNG',
      'image/png',
      [
        0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0xff, 0xff, 0, 0,
        0, 1,
      ],
    ],
    [
      'a high JPEG',
      'image/jpeg',
      [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0, 1],
    ],
  ])('has no side that needs gigabytes in a browser: %s', async (_, type, bytes) => {
    const { status, body } = await upload(Buffer.from([...bytes, 0, 0, 0, 0]), type)

    expect([status, (body as { detail: string }).detail]).toEqual([
      413,
      'The picture has a side of more than 10000 pixels.',
    ])
  })

  it('is removed when another one replaces it', async () => {
    const first = uriIn(await upload(jpeg(700_000)))
    const second = uriIn(await upload(Buffer.from(smallPicture.body, 'base64'), 'image/png'))

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

  it('is never at the host that a client names', async () => {
    const headers = { ...smallPicture.headers, host: 'evil.example' }
    const path = `${V}/competitors/${competitor.id}`
    const uploaded = await service.request(`POST ${path}/team/image`, {
      ...smallPicture,
      headers,
      token: ann,
    })
    const { body } = await service.request(`GET ${path}`, { token: ann })
    const picture = { team: { imageUri: uriIn(uploaded) } }
    // Older versions stored the address with the host of the request.
    const old = `https://evil.example${uriIn(uploaded)}`
    await service.request(`PUT ${path}`, { token: ann, json: { teamImageUri: old } })
    const healed = await service.request(`GET ${path}`, { token: ann })
    const repeated = await service.request(`PUT ${path}`, {
      token: ann,
      json: { teamImageUri: uriIn(uploaded) },
    })

    expect(uploaded.text).not.toContain('evil')
    expect([body, healed.body]).toMatchObject([picture, picture])
    expect(repeated.status).toBe(200)
  })

  describe('with the secret of the regatta', () => {
    const secret = 'a-secret-of-this-test'
    const open = { secret, competitorRegistrationType: 'OPEN_UNMODERATED' }
    const person = { secret, competitorName: 'Albatross' }

    const uploadByLink = (
      regattaName: string,
      id: string,
      more: Readonly<Record<string, string>>,
    ) => {
      const query = new URLSearchParams({
        leaderboardName: regattaName,
        secret,
        ...more,
      }).toString()
      const { token, ...own } = { ...smallPicture, token: more.token ?? '' }
      return service.request(`POST ${V}/competitors/${id}/team/image?${query}`, {
        ...(token === '' ? own : { ...own, token }),
      })
    }

    it('is stored by the device that registered the competitor there', async () => {
      const own = await makeEvent(service, ann, open)
      const deviceUuid = newId()
      const { id } = await makeCompetitor(service, own, { ...person, deviceUuid })
      const statusOf = async (more: Readonly<Record<string, string>>) =>
        (await uploadByLink(own, id, more)).status

      expect(await statusOf({})).toBe(401)
      expect(await statusOf({ deviceUuid: newId() })).toBe(401)
      const stored = await uploadByLink(own, id, { deviceUuid: deviceUuid.toUpperCase() })
      expect(stored.status).toBe(200)
      const entry = await readEntry(setup.newStore(), own, id)
      expect(entry?.competitor.teamImageUri).toBe(uriIn(stored))

      const other = await makeEvent(service, ann, open)
      await onCompetitors(service, other, `/${id}/add`, { token: ann })
      // The other regatta shows the picture, too.
      expect(await statusOf({ deviceUuid })).toBe(401)
    })

    it('of an own regatta does not change a foreign competitor who was entered there', async () => {
      const { id } = await makeCompetitor(service, regatta, { token: ann, competitorName: 'Tern' })
      const before = uriIn(
        await service.request(`POST ${V}/competitors/${id}/team/image`, {
          ...smallPicture,
          token: ann,
        }),
      )
      const own = await makeEvent(service, bob, open)
      const deviceUuid = newId()
      const entered = await onCompetitors(service, own, `/${id}/add`, { token: bob, deviceUuid })
      await service.request(
        `POST ${V}/leaderboards/${encodeURIComponent(own)}/device_mappings/start`,
        {
          json: { competitorId: id, deviceUuid, fromMillis: 0, secret },
        },
      )
      const statuses = [
        (await uploadByLink(own, id, { deviceUuid })).status,
        (await uploadByLink(own, id, { deviceUuid, token: bob })).status,
        (await createCompetitor(service, own, { ...person, deviceUuid })).status,
        (
          await service.request(`PUT ${S}/ownership/COMPETITOR/${id}/acl`, {
            token: bob,
            json: { acl: [] },
          })
        ).status,
      ]
      const shown = await service.request(`GET ${V}/competitors/${id}`, { token: ann })

      expect(entered.status).toBe(200)
      expect(statuses).toEqual([401, 403, 403, 403])
      expect(shown.body).toMatchObject({ team: { imageUri: before } })
      expect((await service.request(`GET ${before}`)).status).toBe(200)
    })
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
    expect((await service.request(`GET ${uriIn(once)}`)).status).toBe(200)
  })
})
