/** Users give rights by a link, and other users accept them. */
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { unusedId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { invitationEntity } from '#rights/items/invitations.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { readAllItems } from '../../scripts/tableItems.ts'
import { useTestService } from '../support/useTestService.ts'
import { inviting, scan } from '../support/inviting.ts'
import { newStranger } from '../support/stranger.ts'

const service = await useTestService()
const by = inviting(service)
const sam = await newStranger(service, 'sam')
const ann = await service.createUser('ann')

const dayMillis = 24 * 60 * 60 * 1000
const moderator = predefinedRoles.moderator.id

const codesIn = ({ status, body }: Reply) => {
  const { errors = [] } = body as {
    readonly errors?: readonly { readonly pointer: string; readonly detail: string }[]
  }
  return [status, ...errors.map(({ pointer }) => pointer)]
}

describe('an invitation', () => {
  it('shows its secret once, with the link and what it gives', async () => {
    const now = Date.now()
    const json = {
      roleId: moderator,
      qualifyingUsername: 'sam',
      uses: 3,
      note: 'Until Sunday',
      validUntil: now + dayMillis,
    }
    const reply = await service.request(`POST ${S}/invitation`, {
      token: service.adminToken,
      json,
      headers: { host: 'race.example' },
    })
    const created = reply.body as Readonly<Record<string, unknown>> & {
      readonly secret: string
      readonly expiresAt: number
    }

    expect(reply.status).toBe(201)
    expect(created).toMatchObject({
      roleId: moderator,
      qualifyingUsername: 'sam',
      qualifyingGroupId: null,
      groupId: null,
      transitive: false,
      validFrom: null,
      validUntil: now + dayMillis,
      uses: 3,
      usesLeft: 3,
      note: 'Until Sunday',
    })
    expect(created.link).toMatch(new RegExp(`^https?://race\\.example/join#${created.secret}$`))
    expect(Buffer.from(created.secret, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    expect(created.expiresAt - now).toBeGreaterThanOrEqual(7 * dayMillis)
    expect(created.expiresAt - now).toBeLessThan(7 * dayMillis + 60_000)
    const later = await by.read(service.adminToken, String(created.id))
    expect(later.text).not.toContain(created.secret)
  })

  it.each(['?form=qr', ''])('is a QR code of its link with "%s"', async (query) => {
    const reply = await service.request(`POST ${S}/invitation${query}`, {
      token: service.adminToken,
      json: { roleId: moderator },
      ...(query === '' ? { headers: { accept: 'image/svg+xml' } } : {}),
    })

    expect([reply.status, reply.headers['content-type']]).toEqual([
      201,
      'image/svg+xml; charset=utf-8',
    ])
    const secret = /^https?:\/\/[^/]+\/join#(.*)$/.exec(scan(reply.text))?.[1] ?? ''
    expect((await by.preview(secret)).status).toBe(200)
  })

  it('is in the list of its inviter only, in pages', async () => {
    const token = await service.createUser('lea')
    const lea = await newStranger(service, 'lea 2')
    const roleId = await lea.newRole()
    const ids: string[] = []
    for (let n = 0; n < 3; n += 1) ids.unshift((await by.create(lea.token, { roleId })).id)

    const all = await by.list(lea.token)
    const first = await service.request(`GET ${S}/invitation?limit=2`, { token: lea.token })
    const next = /<([^>]*)>; rel="next"/.exec(first.headers.link ?? '')?.[1] ?? ''
    const second = await service.request(`GET ${next}`, { token: lea.token })
    const pages = [first, second].map(({ body }) => body as readonly { readonly id: string }[])

    expect(all.map(({ id }) => id)).toEqual(ids)
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2)])
    expect(await by.list(token)).toEqual([])
  })

  it('is shown to its inviter and to administrators, with those who accepted', async () => {
    const roleId = await sam.newRole()
    const { id, secret } = await by.create(sam.token, { roleId, uses: 2 })
    await by.accept(ann, secret)

    const [own, administrator, other] = await Promise.all(
      [sam.token, service.adminToken, ann].map((token) => by.read(token, id)),
    )

    expect([own?.status, administrator?.status, other?.status]).toEqual([200, 200, 404])
    expect(own?.body).toMatchObject({
      usesLeft: 1,
      invitedBy: 'sam',
      acceptances: [{ username: 'ann', acceptedAt: expect.any(Number) as number }],
    })
  })

  it('is revoked by its inviter, and what it gave stays', async () => {
    const roleId = await sam.newRole()
    const { id, secret } = await by.create(sam.token, { roleId, uses: 2 })
    await by.accept(ann, secret)

    const byOther = await by.remove(ann, id)
    const removed = [await by.remove(sam.token, id), await by.remove(sam.token, id)]

    expect([byOther, ...removed].map(({ status }) => status)).toEqual([404, 200, 404])
    expect((await by.preview(secret)).status).toBe(410)
    expect(await by.rolesOf(ann)).toContain(roleId)
  })
})

describe('a new invitation', () => {
  it.each([
    ['a role or a group', {}, ['/roleId']],
    ['only one of them', { roleId: moderator, groupId: unusedId }, ['/roleId']],
    [
      'no window of a membership',
      { groupId: unusedId, validUntil: 4_000_000_000_000, transitive: true },
      ['/transitive', '/validUntil'],
    ],
    ['at least one use', { roleId: moderator, uses: 0 }, ['/uses']],
    ['at most 1000 uses', { roleId: moderator, uses: 1001 }, ['/uses']],
    ['a short note', { roleId: moderator, note: 'n'.repeat(201) }, ['/note']],
    [
      'an end in the future, in every window',
      { roleId: moderator, validUntil: 1000, expiresAt: 1000 },
      ['/validUntil', '/expiresAt'],
    ],
    [
      'an end within 90 days',
      { roleId: moderator, expiresAt: Date.now() + 91 * dayMillis },
      ['/expiresAt'],
    ],
    ['an end that exists', { roleId: moderator, expiresAt: '2027-02-30T10:00Z' }, ['/expiresAt']],
  ])('needs %s', async (_, json, pointers) => {
    const reply = await service.request(`POST ${S}/invitation`, {
      token: service.adminToken,
      json,
    })

    expect(codesIn(reply)).toEqual([400, ...pointers])
  })

  it('needs the permission to give the right, for its whole window', async () => {
    const [roleId, groupId] = [await sam.newRole(), await sam.newGroup()]
    const invite = async (token: string, json: object) =>
      (await service.request(`POST ${S}/invitation`, { token, json })).status

    expect([
      await invite(sam.token, { roleId }),
      await invite(ann, { roleId }),
      await invite(sam.token, { groupId }),
      await invite(ann, { groupId }),
      await invite(sam.token, { roleId: moderator }),
      await invite(sam.token, { roleId, transitive: true }),
      await invite(sam.token, { roleId, qualifyingGroupId: unusedId }),
      await invite(sam.token, { roleId, qualifyingUsername: 'nobody at all' }),
    ]).toEqual([201, 404, 201, 403, 403, 201, 404, 404])
  })

  it('repeated under its key, shows no secret', async () => {
    const { adminToken: token } = service
    for (const accept of ['application/json', 'image/svg+xml']) {
      const headers = { 'idempotency-key': `invite ${accept}`, accept }
      const options = { token, json: { roleId: moderator }, headers }
      const first = await service.request(`POST ${S}/invitation`, options)
      const again = await service.request(`POST ${S}/invitation`, options)

      const { body } = again as { readonly body: Readonly<Record<string, unknown>> }
      expect([first.status, again.status]).toEqual([201, 201])
      expect(again.headers['idempotency-replayed']).toBe('true')
      expect(again.headers['content-type']).toMatch('application/json')
      expect([body.roleId, body.secret, body.link]).toEqual([moderator, undefined, undefined])
    }
  })

  it('is recorded in the trail of its inviter, without the secret', async () => {
    const kim = await newStranger(service, 'kim')
    const { secret, id } = await by.create(kim.token, { roleId: await kim.newRole() })
    await by.accept(ann, secret)
    await by.remove(kim.token, id)

    const { text, body } = await service.request(`GET ${S}/audit?object=USER/kim`, {
      token: service.adminToken,
    })
    const records = body as readonly {
      readonly username: string
      readonly changes: readonly { readonly what: string; readonly change: string }[]
    }[]
    const found = records.flatMap(({ username, changes }) =>
      changes.flatMap(({ what, change }) => (what === 'invitation' ? [[username, change]] : [])),
    )

    expect(found).toEqual([
      ['kim', 'deleted'],
      ['ann', 'changed'],
      ['kim', 'created'],
    ])
    expect(text).not.toContain(secret)
  })
})

it('leaves a table that satisfies all rules, also when an invitation has expired', async () => {
  const { id } = await by.create(sam.token, { roleId: await sam.newRole() })
  const items = await readAllItems(service)
  const { PK } = invitationEntity.key(id, id)
  const broken = items.map((item) => (item.PK === PK ? { ...item, version: 7 } : item))

  expect(findViolations(items)).toEqual([])
  expect(findViolations(items.filter((item) => item.PK !== PK))).toEqual([])
  expect(findViolations(broken)).toMatchObject([
    { rule: expect.stringMatching('^every version') as string },
  ])
})
