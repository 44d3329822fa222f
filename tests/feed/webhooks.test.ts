/** Users register webhooks, look at them, and delete them. */
import { describe, expect, it } from 'vitest'
import { newId, unusedId } from '../../harness/ids.ts'
import type { Reply } from '../../scripts/requests/requests.ts'
import { V } from '../../scripts/requests/paths.ts'
import { readSettings } from '#endpoint/settings.ts'
import { useTestService } from '../support/useTestService.ts'
import { letEverybody, makeEvent } from '../support/sailing.ts'
import { webhooksOf } from '../support/webhooks.ts'

/** The addresses of names in these tests. Other names have none. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  'receiver.example': ['8.8.8.8', '2606:4700::1111'],
  'intranet.example': ['10.0.0.7'],
  'half-public.example': ['8.8.8.8', '169.254.169.254'],
  'loopback.example': ['::1'],
}

const service = await useTestService({}, undefined, {
  resolve: (hostname) => {
    if (hostname === 'slow.example') return new Promise(() => undefined)
    const found = addresses[hostname]
    if (found === undefined) return Promise.reject(new Error('ENOTFOUND'))
    return Promise.resolve(found.map((address) => ({ address, family: 4 })))
  },
  send: () => Promise.reject(new Error('nothing is sent here')),
})
const webhooks = webhooksOf(service)
const ann = await service.createUser('ann')
const ben = await service.createUser('ben')
const regatta = await makeEvent(service, ann)

const url = 'https://receiver.example/hook'

const post = (token: string | undefined, json: object, headers = {}): Promise<Reply> =>
  service.request(`POST ${V}/webhooks`, {
    token,
    json,
    headers,
  })

const faultsIn = ({ status, body }: Reply) => {
  const { errors = [] } = body as {
    readonly errors?: readonly { readonly pointer: string; readonly detail: string }[]
  }
  return [status, ...errors.map(({ pointer, detail }) => `${pointer} ${detail}`)]
}

const idsIn = ({ body }: Reply) => (body as readonly { readonly id: string }[]).map(({ id }) => id)

describe('a webhook', () => {
  it('shows its signing secret once', async () => {
    const json = { url, regatta, types: ['race.tag.created'], description: 'Harbour' }
    const created = await post(ann, json)
    const { secret, ...rest } = created.body as { readonly secret: string; readonly id: string }
    const read = await webhooks.call('GET', ann, rest.id)

    expect(created.status).toBe(201)
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(rest).toMatchObject({
      url,
      regatta,
      types: ['race.tag.created'],
      description: 'Harbour',
      createdBy: 'ann',
      state: 'active',
      switchedOffAt: null,
      reason: null,
      failingSince: null,
      createdAt: expect.any(Number) as number,
    })
    expect(read.body).toEqual(rest)
    expect(read.headers['cache-control']).toBe('no-store')
    expect(read.headers.etag).toBeDefined()
  })

  it('has another secret each time, and none in the repetition of a request', async () => {
    const key = { 'idempotency-key': newId() }
    const [first, second, other] = [
      await post(ann, { url, regatta }, key),
      await post(ann, { url, regatta }, key),
      await post(ann, { url, regatta }),
    ]
    const secretOf = ({ body }: Reply) => (body as { readonly secret?: string }).secret

    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(idsIn({ ...first, body: [first.body] })).toEqual(
      idsIn({ ...first, body: [second.body] }),
    )
    expect(secretOf(second)).toBeUndefined()
    expect(secretOf(other)).not.toBe(secretOf(first))
    expect(
      JSON.stringify(await service.request(`GET ${V}/webhooks`, { token: ann })),
    ).not.toContain('whsec_')
  })

  it('belongs to a regatta', async () => {
    expect((await post(ann, { url, regatta: 'Nowhere' })).status).toBe(404)
  })

  it('shows its deliveries to its creator only as long as the regatta is readable', async () => {
    const own = await makeEvent(service, ann, { ispublic: false })
    const dot = await service.createUser('dot')
    await letEverybody(service, ann, 'REGATTA', own, 'READ', 'UPDATE')
    const { id } = await webhooks.create(dot, { url, regatta: own })
    expect((await webhooks.call('GET', dot, id, '/deliveries')).status).toBe(200)
    await letEverybody(service, ann, 'REGATTA', own)
    expect((await webhooks.call('GET', dot, id, '/deliveries')).status).toBe(403)
    expect((await webhooks.call('GET', dot, id)).status).toBe(200)
  })

  it('is for its creator and for users with UPDATE on the regatta', async () => {
    const { id } = await webhooks.create(service.adminToken, { url, regatta })
    const statuses = async (token: string) =>
      Promise.all(
        [
          ['GET', ''],
          ['GET', '/deliveries'],
        ].map(async ([method = '', rest]) => {
          const { status } = await webhooks.call(method, token, id, rest)
          return status
        }),
      )

    expect(await statuses(ann)).toEqual([200, 200])
    expect(await statuses(service.adminToken)).toEqual([200, 200])
    expect(await statuses(ben)).toEqual([404, 404])
    for (const [method, rest] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', '/deliveries'],
      ['POST', '/test'],
    ] as const) {
      const texts = await Promise.all(
        [id, unusedId].map(async (each) => {
          const { status, body } = await webhooks.call(method, ben, each, rest)
          const { detail } = body as { readonly detail: string }
          return [status, detail.replace(each, '')]
        }),
      )
      expect(texts[0]).toEqual(texts[1])
      expect(texts[0]?.[0]).toBe(404)
    }
  })

  it('is deleted once', async () => {
    const { id } = await webhooks.create(ann, { url, regatta })
    const removed = [await webhooks.call('DELETE', ann, id), await webhooks.call('DELETE', ann, id)]

    expect(removed.map(({ status }) => status)).toEqual([200, 404])
    expect((await webhooks.call('GET', ann, id)).status).toBe(404)
  })
})

describe('the address of a new webhook', () => {
  it.each([
    ['https://localhost/', /local/],
    ['https://intranet.example/', /private or reserved/],
    ['https://half-public.example/', /private or reserved/],
    ['https://loopback.example:8443/', /private or reserved/],
  ])('must not be %s', async (sent, fault) => {
    const [status, ...faults] = faultsIn(await post(ann, { url: sent, regatta }))

    expect([status, faults.length]).toEqual([400, 1])
    expect(faults[0]).toMatch(/^\/url must/)
    expect(faults[0]).toMatch(fault)
    expect(faults[0]).not.toMatch(/10\.0\.0\.7|169\.254|::1/)
  })

  it('may be a name whose server does not respond, and is checked when an event is sent', async () => {
    expect((await post(ann, { url: 'https://slow.example/', regatta })).status).toBe(201)
  })

  it('may be a name that has no address yet', async () => {
    expect((await post(ann, { url: 'https://later.example/', regatta })).status).toBe(201)
  })

  it('is not examined for callers without the permission', async () => {
    expect((await post(ben, { url: 'https://localhost/', regatta })).status).toBe(403)
  })

  it('is never local on AWS', () => {
    const environment = { TABLE_NAME: 't', TOKEN_KEY: 'k'.repeat(32), WEBHOOKS_ALLOW_LOCAL: '1' }
    const allows = (more: object) => readSettings({ ...environment, ...more }).webhooksAllowLocal

    expect(allows({})).toBe(false)
    expect(allows({ LOCAL_GATEWAY: '1' })).toBe(true)
    expect(allows({ LOCAL_GATEWAY: '1', WEBHOOKS_ALLOW_LOCAL: '0' })).toBe(false)
  })
})

describe('other input', () => {
  it.each([
    [{}, ['/url', '/regatta']],
    [{ url: `https://receiver.example/${'x'.repeat(2000)}` }, ['/url']],
    [{ types: [] }, ['/types']],
    [{ types: ['race.won'] }, ['/types/0']],
    [{ types: ['webhook.test'] }, ['/types/0']],
    [{ types: ['race.tag.created', 'race.tag.created'] }, ['/types']],
    [{ description: 'x'.repeat(201) }, ['/description']],
    [{ url: 'ftp://receiver.example', types: [] }, ['/types', '/url']],
  ])('%j is refused', async (json, pointers) => {
    const sent = Object.keys(json).length === 0 ? json : { url, regatta, ...json }
    const [status, ...faults] = faultsIn(await post(service.adminToken, sent))

    expect(status).toBe(400)
    expect(faults.map((fault) => String(fault).split(' ')[0])).toEqual(pointers)
  })
})

describe('a regatta', () => {
  it('has at most 20 webhooks, also when many are registered at once', async () => {
    const crowded = await makeEvent(service, ann)
    const replies = await Promise.all(
      Array.from({ length: 26 }, () => post(ann, { url, regatta: crowded })),
    )
    const created = replies.filter(({ status }) => status === 201)
    const refused = replies.filter(({ status }) => status === 400)
    const list = await service.request(`GET ${V}/webhooks?regatta=${encodeURIComponent(crowded)}`, {
      token: ann,
    })

    expect([created.length, refused.length]).toEqual([20, 6])
    expect(refused[0] && faultsIn(refused[0])).toEqual([
      400,
      '/regatta must have fewer than 20 webhooks. Delete one of them first',
    ])
    expect(idsIn(list)).toHaveLength(20)
    const [id = ''] = idsIn(list)
    await webhooks.call('DELETE', ann, id)
    expect((await post(ann, { url, regatta: crowded })).status).toBe(201)
  })
})

describe('the list', () => {
  it('has the own webhooks, newest first, in pages', async () => {
    const token = await service.createUser('cyd')
    const own = await makeEvent(service, token)
    const ids: string[] = []
    for (let n = 0; n < 3; n += 1) {
      ids.unshift((await webhooks.create(token, { url, regatta: own })).id)
    }

    const all = await service.request(`GET ${V}/webhooks`, { token })
    const first = await service.request(`GET ${V}/webhooks?limit=2`, { token })
    const next = /<([^>]*)>; rel="next"/.exec(first.headers.link ?? '')?.[1] ?? ''
    const second = await service.request(`GET ${next}`, { token })

    expect(idsIn(all)).toEqual(ids)
    expect([idsIn(first), idsIn(second)]).toEqual([ids.slice(0, 2), ids.slice(2)])
    expect(idsIn(await service.request(`GET ${V}/webhooks`, { token: ben }))).toEqual([])
  })

  it('has all webhooks of a regatta for users with UPDATE on it', async () => {
    const shared = await makeEvent(service, ann)
    const made = [
      await webhooks.create(ann, { url, regatta: shared }),
      await webhooks.create(service.adminToken, { url, regatta: shared }),
    ]
    const list = (token: string, name = shared) =>
      service.request(`GET ${V}/webhooks?regatta=${encodeURIComponent(name)}`, { token })

    expect(idsIn(await list(ann)).sort()).toEqual(made.map(({ id }) => id).sort())
    expect((await list(ben)).status).toBe(403)
    expect((await list(ann, 'Nowhere')).status).toBe(404)
  })
})
