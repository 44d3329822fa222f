/** The list of roles: exactly the ones that the caller may read, in pages with sealed cursors. */
import pLimit from 'p-limit'
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)
/** All roles that were created here. */
const ids: string[] = []

const rolesMade = 21
/** The reader has READ by the access control list of this role, which also denies it. */
const deniedIndex = 3
const readableMade = rolesMade / 3 - 1

const readerToken = await service.createUser('reader')
const otherToken = await service.createUser('other')
const groupId = await setup.makeGroup({ name: 'readers', members: ['reader'] })
const deniedId = await setup.makeGroup({ name: 'denied', members: ['reader'] })
for (let index = 0; index < rolesMade; index += 1) {
  const form = { roleName: `role ${String(index % 7)}` }
  const made = await service.request(`POST ${S}/role`, { token: service.adminToken, form })
  const { id } = made.body as { readonly id: string }
  ids.push(id)
  if (index % 3 === 0) {
    const denials = index === deniedIndex ? [{ groupId: deniedId, actions: ['!READ'] }] : []
    const acl = [{ groupId, actions: ['READ'] }, ...denials]
    await setup.secure({ type: 'ROLE_DEFINITION', id }, { owner: 'admin', acl })
  }
}

interface Role {
  readonly id: string
  readonly name: string
}

const list = (query: string, token: string | undefined) =>
  service.request(`GET ${S}/role${query}`, token === undefined ? {} : { token })

const entriesOf = ({ body }: Reply): readonly Role[] => body as readonly Role[]

const nextOf = ({ headers }: Reply): string | undefined =>
  /^<[^?>]*(\?[^>]*)>; rel="next"$/.exec(headers.link ?? '')?.[1]

const allPages = async (limit: number, token: string | undefined) => {
  const pages: (readonly Role[])[] = []
  for (let query: string | undefined = `?limit=${limit}`; query !== undefined;) {
    const page: Reply = await list(query, token)
    pages.push(entriesOf(page))
    query = nextOf(page)
  }
  return pages
}

/** Reads the roles one by one, with the check of a single role. */
const readableOneByOne = async (token: string | undefined): Promise<readonly string[]> => {
  const all = entriesOf(await list('', service.adminToken))
  const replies = await Promise.all(
    all.map(({ id }) =>
      service.request(`GET ${S}/role/${id}`, token === undefined ? {} : { token }),
    ),
  )
  return all.map(({ id }) => id).filter((_, index) => replies[index]?.status === 200)
}

describe('the list of roles', () => {
  it('contains all roles for an administrator, by name, as in single reads', async () => {
    const whole = await list('', service.adminToken)
    const found = entriesOf(whole)
    const first = await service.request(`GET ${S}/role/${found[0]?.id ?? ''}`, {
      token: service.adminToken,
    })

    const names = found.map(({ name }) => name)
    expect(ids.filter((id) => !found.some((role) => role.id === id))).toEqual([])
    expect(names).toEqual([...names].sort())
    expect(found[0]).toEqual(first.body)
    expect(nextOf(whole)).toBeUndefined()
  })

  it.each(['administrator', 'reader', 'other', 'anonymous'])(
    'contains the roles of single reads, for %s, for any page size',
    async (who) => {
      const token = {
        administrator: service.adminToken,
        reader: readerToken,
        other: otherToken,
      }[who]
      const expected = await readableOneByOne(token)

      expect(entriesOf(await list('', token)).map(({ id }) => id)).toEqual(expected)
      for (const limit of [1, 2, 5]) {
        const pages = await allPages(limit, token)

        expect(pages.flat().map(({ id }) => id)).toEqual(expected)
        expect(pages.filter((page) => page.length > limit)).toEqual([])
        expect(pages.slice(0, -1).filter((page) => page.length < limit)).toEqual([])
      }
    },
  )

  it('differs between callers', async () => {
    const [all, reader, anonymous] = await Promise.all([
      readableOneByOne(service.adminToken),
      readableOneByOne(readerToken),
      readableOneByOne(undefined),
    ])

    expect(reader.length - anonymous.length).toBe(readableMade)
    expect(all.length - reader.length).toBe(rolesMade - readableMade)
  })

  it.each(['limit=0', 'limit=1001', 'limit=-1', 'limit=1.5', 'limit=many', 'limit=1&limit=2'])(
    'refuses %s',
    async (query) => {
      const reply = await list(`?${query}`, service.adminToken)

      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({ errors: [{ parameter: 'limit' }] })
    },
  )
})

describe('a cursor', () => {
  const cursorOf = async (token: string): Promise<string> => {
    const query = nextOf(await list('?limit=2', token))
    return new URLSearchParams(query).get('cursor') ?? ''
  }
  const use = (cursor: string, token: string | undefined) =>
    list(`?limit=2&cursor=${encodeURIComponent(cursor)}`, token)

  it('is refused when any character of it changes', async () => {
    const cursor = await cursorOf(service.adminToken)
    const flipped = Array.from(cursor, (character, position) =>
      [cursor.slice(0, position), character === 'A' ? 'B' : 'A', cursor.slice(position + 1)].join(
        '',
      ),
    )
    const others = ['', '.', 'x', cursor.slice(1), cursor.slice(0, -1), `${cursor}=`, `${cursor}.`]

    // More concurrent requests than a machine can serve in time would get 503.
    const replies = await pLimit(20).map([...flipped, ...others.slice(1)], (changed) =>
      use(changed, service.adminToken),
    )

    expect(flipped.length).toBeGreaterThan(100)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400]))
    expect(replies[0]?.body).toMatchObject({ errors: [{ parameter: 'cursor' }] })
    expect((await use(cursor, service.adminToken)).status).toBe(200)
  })

  it('is valid only for its caller', async () => {
    const cursor = await cursorOf(service.adminToken)

    const replies = await Promise.all([use(cursor, readerToken), use(cursor, undefined)])

    expect(replies.map(({ status }) => status)).toEqual([400, 400])
  })

  it('continues after a role that was deleted meanwhile', async () => {
    const first = await list('?limit=3', readerToken)
    const before = entriesOf(await list('', readerToken)).map(({ id }) => id)
    const last = entriesOf(first).at(-1)
    await service.request(`DELETE ${S}/role/${last?.id ?? ''}`, { token: service.adminToken })

    const rest = await list(nextOf(first) ?? '', readerToken)

    expect(entriesOf(rest).map(({ id }) => id)).toEqual(before.slice(3, 6))
  })
})
