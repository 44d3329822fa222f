/** Near names: for parameters, paths, objects and types, and for JSON that was read as a form. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { S, V } from '../../../scripts/requests/paths.ts'
import { useTestService } from '../../support/useTestService.ts'

const service = await useTestService()
const token = service.adminToken
const anna = await service.createUser('anna')
const createEvent = (eventName: string, by: string, isPublic: boolean) =>
  service.request(`POST ${V}/events/createEvent`, {
    token: by,
    json: { eventName, venuename: 'Kiel', numberofraces: 1, ispublic: isPublic },
  })
await createEvent('Kiel Week', anna, true)
await createEvent('Secret Cup', token, false)

const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const errorsOf = ({ body }: { readonly body: unknown }) =>
  (body as { readonly errors?: readonly Readonly<Record<string, string>>[] }).errors ?? []

describe('JSON without its media type', () => {
  const role = JSON.stringify({ roleName: 'jury' })

  it('is told to be read as a form', async () => {
    const reply = await service.request(`POST ${S}/role`, { token, headers: formType, body: role })
    const detail =
      'is required. The body looks like JSON, but it was read as a form. Send it with `Content-Type: application/json`'

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ detail: `Missing roleName. It ${detail}.` })
    expect(errorsOf(reply)).toEqual([{ parameter: 'roleName', code: 'required', detail }])
  })

  it('is told also by use cases that check their input', async () => {
    const reply = await service.request(`POST ${V}/events/createEvent`, {
      token,
      headers: formType,
      body: JSON.stringify({ eventName: 'Kiel' }),
    })

    expect(reply.status).toBe(400)
    expect(reply.text).toContain('it was read as a form')
  })

  it('is not told about a form, or about an error of JSON', async () => {
    const form = await service.request(`POST ${S}/role`, { token, form: { name: 'jury' } })
    const json = await service.request(`POST ${S}/role`, { token, json: { name: 'jury' } })

    expect([form.status, json.status]).toEqual([400, 400])
    expect(form.text + json.text).not.toContain('it was read as a form')
  })

  it('is refused without any type, in plain words', async () => {
    const reply = await service.request(`POST ${S}/role`, {
      token,
      headers: { 'content-type': '' },
      body: role,
    })

    expect(reply.status).toBe(415)
    expect(reply.text).toContain('A body without a Content-Type is not read here')
  })
})

describe('a parameter with a near name', () => {
  const create = `${V}/events/createEvent`

  it.each([
    ['query', `POST ${create}?venuname=Kiel`, {}],
    ['form', `POST ${create}`, { form: { venuname: 'Kiel' } }],
    ['JSON', `POST ${create}`, { json: { venuname: 'Kiel' } }],
  ])('is suggested when the request is refused: %s', async (_, route, options) => {
    const { status, text } = await service.request(route, { token, ...options })

    expect(status).toBe(400)
    expect(text).toContain('"suggestion":"Did you mean `venuename`?"')
  })

  it('is suggested beside another error', async () => {
    const route = `GET ${S}/explain?permission=EVENT&usernam=anna`
    const reply = await service.request(route, { token })

    expect(errorsOf(reply)).toMatchObject([
      { parameter: 'permission' },
      { parameter: 'usernam', code: 'misspelled', suggestion: 'Did you mean `username`?' },
    ])
  })

  it('is suggested in a header of a response that ignores it', async () => {
    const near = await service.request(`GET ${S}/explain?permission=EVENT:READ&usernam=anna`, {
      token,
    })
    const far = await service.request(`GET ${S}/explain?permission=EVENT:READ&colour=red`, {
      token,
    })
    const both = await service.request(
      `GET ${S}/explain?permission=EVENT:READ&usernam=anna&username=anna`,
      { token },
    )

    expect([near, far, both].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(near.headers['input-suggestion']).toBe(
      'usernam is not known here. Did you mean `username`?',
    )
    expect(far.headers).not.toHaveProperty('input-suggestion')
    expect(both.headers).not.toHaveProperty('input-suggestion')
  })
})

describe('a name inside of a document', () => {
  const aclPath = `${S}/ownership/EVENT/Kiel/acl`
  const acl = (entry: object) =>
    service.request(`PUT ${aclPath}`, {
      token,
      json: { displayName: 'x', acl: [entry, entry] },
    })

  it('is named in the header, with its place', async () => {
    const near = await acl({ groupId: null, action: ['READ'], actions: ['READ'] })
    const fix = { latitude: 54, longitude: 10, timestamp: Date.now(), heading: 90 }
    const far = await service.request(`POST ${V}/gps_fixes`, {
      json: { deviceUuid: randomUUID(), fixes: [fix, fix] },
    })

    expect(near.headers['input-suggestion']).toBe('acl/0/action is not known here.')
    expect(far.headers['input-suggestion']).toBe('fixes/0/heading is not known here.')
  })

  it('suggests a near one that is absent', async () => {
    const refused = await acl({ groupId: null, action: ['READ'] })

    expect(refused.status).toBe(400)
    expect(refused.text).toContain('"suggestion":"Did you mean `actions`?"')
  })
})

describe('a path with a near name', () => {
  it.each([
    [`${V}/regatas/Kiel%20Week`, `${V}/regattas/Kiel%20Week`],
    [`${S}/acess_token`, `${S}/access_token`],
    ['/helth', '/health'],
  ])('%s suggests %s', async (path, near) => {
    const { status, text } = await service.request(`GET ${path}`, { token })

    expect(status).toBe(404)
    expect(text).toContain(`Did you mean \`${near}\`?`)
  })

  it.each(['/nothing', `${V}/regattas/Kiel/nothing/else`, '/'.repeat(20)])(
    '%s suggests none',
    async (path) => {
      const { text } = await service.request(`GET ${path}`, { token })

      expect(text).not.toContain('Did you mean')
    },
  )
})

describe('an object with a near name', () => {
  const near = [expect.objectContaining({ suggestion: 'Did you mean `Kiel Week`?' })]

  it('is suggested to callers who may list it', async () => {
    const route = `GET ${V}/regattas/Kiel%20Weak`
    const replies = [
      await service.request(route, { token }),
      await service.request(route, { token: anna }),
      await service.request(route),
    ]

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 401])
    expect(replies.map(errorsOf)).toEqual([near, near, near])
    expect(errorsOf(replies[0] ?? { body: {} })).toMatchObject([{ parameter: 'regattaName' }])
  })

  it('is not suggested to others, whether or not the requested object exists', async () => {
    const missing = await service.request(`GET ${V}/regattas/Secret%20Cub`, { token: anna })
    const anonymous = await service.request(`GET ${V}/regattas/Secret%20Cub`)
    const hidden = await service.request(`GET ${V}/regattas/Secret%20Cup`, { token: anna })
    const known = await service.request(`GET ${V}/regattas/Secret%20Cub`, { token })

    expect([missing, anonymous, hidden].map(errorsOf)).toEqual([[], [], []])
    expect(errorsOf(known)).toMatchObject([{ suggestion: 'Did you mean `Secret Cup`?' }])
  })

  it('is suggested for users', async () => {
    const route = `GET ${S}/user?username=ana`

    expect(errorsOf(await service.request(route, { token }))).toMatchObject([
      { parameter: 'username', suggestion: 'Did you mean `anna`?' },
    ])
    expect(errorsOf(await service.request(route, { token: anna }))).toMatchObject([
      { suggestion: 'Did you mean `anna`?' },
    ])
  })
})

describe('an explanation', () => {
  const suggestionFor = async (permission: string, headers = {}) => {
    const reply = await service.request(`GET ${S}/explain?permission=${permission}`, {
      token,
      headers,
    })
    expect(reply.status).toBe(200)
    return (reply.body as { readonly suggestion?: string } | undefined)?.suggestion ?? reply.text
  }

  it.each([
    ['REGATA:READ:Kiel', 'The service does not use the type `REGATA`. Did you mean `REGATTA`?'],
    ['REGATTA:UPDTE:Kiel', 'The service does not use the action `UPDTE`. Did you mean `UPDATE`?'],
    [
      'RESULT:UPDATE:Kiel',
      'The permissions of a `LEADERBOARD` cover its contents. Ask for `LEADERBOARD:UPDATE`.',
    ],
    ['SUBMARINE:READ', 'The service does not use the type `SUBMARINE`.'],
  ])('of %s says what is unknown', async (permission, suggestion) => {
    expect(await suggestionFor(permission)).toBe(suggestion)
    expect(await suggestionFor(permission, { accept: 'text/plain' })).toContain(suggestion)
  })

  it.each(['REGATTA:READ:Kiel', 'REGATTA:UPDATE', '*:READ', 'EVENT:*'])(
    'of %s suggests nothing',
    async (permission) => {
      expect(await suggestionFor(permission)).not.toContain('does not use')
    },
  )
})
