/** The pages for people: what they show to whom. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { pathSegment } from '#values/pathSegment.ts'
import { jsonText } from '#table/attributes.ts'
import { courseEntity } from '#courses/items/courses.ts'
import { courseSetup } from '../support/courseSetup.ts'
import { C, windwardLeeward } from '../support/courses.ts'
import { putDirectly } from '../support/directItems.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent, track } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const open = async (path: string, token?: string): Promise<string> => {
  const { status, text, headers } = await service.request(`GET ${path}`, {
    ...(token === undefined ? {} : { token }),
    headers: { accept: 'text/html' },
  })
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  return text
}

const pathOf = (regatta: string) => `/regatta/${encodeURIComponent(regatta)}`

describe('the pages of a race', () => {
  /** Everything of this service to which a page leads, by links, pictures and data of scripts. */
  const pathsIn = (html: string): readonly string[] =>
    Array.from(
      html.matchAll(/(?:href|src)="(\/[^"#]*)|"(?:tags|path)":"(\/[^"{]*)"/g),
      ([, path, data]) => path ?? data ?? '',
    )

  it('lead to the same race, whatever its names are', async () => {
    const regatta = await makeEvent(service, ann, {
      eventName: 'Cup / 50% #1 ~2F',
      numberofraces: 2,
    })
    await courseSetup(service).save(ann, regatta, windwardLeeward())
    const page = `/regatta/${pathSegment(regatta)}`
    const board = `/board/${pathSegment(regatta)}/R1/Default`
    const course = `/course/${pathSegment(regatta)}/R1/Default`

    const texts = [await open(page, ann), await open(board, ann), await open(course, ann)]

    const paths = [...new Set(texts.flatMap((text) => pathsIn(text.replaceAll('&quot;', '"'))))]
    expect(paths).toEqual(expect.arrayContaining([page, board, course]))
    const replies: (readonly [string, number])[] = []
    for (const path of paths) {
      const read = path.startsWith(`/${pathSegment(regatta)}`) ? `${C}/getFromCourse${path}` : path
      replies.push([path, (await service.request(`GET ${read}`, { token: ann })).status])
    }
    expect(replies.filter(([, status]) => status !== 200)).toEqual([])
  })
})

describe('the page of a regatta', () => {
  it('offers changes to those who may make them, and shows the races to the others', async () => {
    const regatta = await makeEvent(service, ann, { numberofraces: 2 })
    await courseSetup(service).save(ann, regatta, windwardLeeward())
    const forms = ['/addracecolumns', '/starttracking', '/stoptracking', '/invitation']
    await track(service, ann, 'starttracking', regatta, { race_column: 'R2', fleet: 'Default' })

    const own = await open(pathOf(regatta), ann)
    const others = await open(pathOf(regatta), bob)

    expect(forms.filter((form) => !own.includes(`${form}"`))).toEqual([])
    expect(forms.filter((form) => others.includes(`${form}"`))).toEqual([])
    for (const page of [own, others]) {
      expect(page).toContain(`href="/board/${encodeURIComponent(regatta)}/R1/Default"`)
      expect(page).toMatch(/<p>start [^<]+ UTC · tracking<\/p>/)
      expect(page.match(/<img src="[^"]*\/R\d\/Default\.svg"/g)).toHaveLength(1)
      expect(page).toContain('No course yet.')
    }
  })

  it('says nothing about courses that it did not read', async () => {
    const regatta = await makeEvent(service, ann, { numberofraces: 2 })
    await courseSetup(service).save(ann, regatta, windwardLeeward())
    expect(await open(pathOf(regatta), ann)).toContain('No course yet.')

    // A removed race column leaves its course behind. These are before the others.
    const noCourse = { name: '', shortName: '', marks: [], controlPoints: [], waypoints: [] }
    const course = jsonText({ ...noCourse, part: null, numberOfLaps: null, courseTemplateId: null })
    const left = Array.from({ length: 200 }, (_, index) =>
      courseEntity.put(
        courseEntity.key(regatta, `A${index}`, 'Default'),
        { raceId: newId(), course },
        'absent',
      ),
    )
    await putDirectly(service, left)

    expect(await open(pathOf(regatta), ann)).not.toContain('No course yet.')
  })

  it('asks why a user may not for those who may change the access control list', async () => {
    const regatta = await makeEvent(service, ann)
    const question = '<option value="tags">write public tags</option>'

    const text = await open(pathOf(regatta), ann)
    expect(text).toContain(question)
    expect(text).toContain(`<input type="hidden" name="regatta" value="${regatta}"/>`)
    expect(await open(pathOf(regatta), bob)).not.toContain('action="/why"')
  })

  it('shows the event, and the winner of a race that is scored', async () => {
    const regatta = await makeEvent(service, ann, { numberofraces: 2, venuename: 'Oban' })
    const path = `/sailingserver/api/v1/regattas/${encodeURIComponent(regatta)}/competitors`
    const query = 'createandadd?boatclass=49er'
    const boat = await service.request(`POST ${path}/${query}`, { token: ann })
    const { id: competitorId } = boat.body as { readonly id: string }
    const sheet = path.replace('regattas', 'leaderboards').replace('competitors', 'results/R1')
    const json = { state: 'confirmed', finishes: [{ competitorId }] }
    const { status } = await service.request(`PUT ${sheet}/Default`, { token: ann, json })
    expect([boat.status, status]).toEqual([200, 200])

    const text = await open(pathOf(regatta))

    expect(text).toContain('<bdi>Oban</bdi>')
    expect(text.match(/Winner: <strong>/g)).toHaveLength(1)
  })

  describe('invites helpers', () => {
    const helpers = ['Race officer', 'Scorer', 'Mark boat', 'Safety', 'Commentator']
    const offered = (text: string) => helpers.filter((role) => text.includes(`>${role}:`))
    const giveGroup = 'Give this event a group of its own'

    it('to an event with a group of its own', async () => {
      const regatta = await makeEvent(service, ann, { ownGroup: true })
      const text = await open(pathOf(regatta), ann)
      expect(offered(text)).toEqual(helpers)
      expect(text).not.toContain(giveGroup)
      expect(await open(pathOf(regatta), bob)).not.toContain('/owngroup')
    })

    it('to no other event, and offers a group to whoever may give one', async () => {
      const regatta = await makeEvent(service, ann)
      const text = await open(pathOf(regatta), ann)
      expect(offered(text)).toEqual([])
      expect(text).toContain('every other event of the same owner')
      expect(text).toContain('user: changes and deletes everything')
      const [, action = ''] = /action="([^"]*\/owngroup)"/.exec(text) ?? []
      expect(text).toContain(giveGroup)

      const { status } = await service.request(`POST ${action}`, { token: ann })
      expect(status).toBe(201)
      expect(offered(await open(pathOf(regatta), ann))).toEqual(helpers)
    })
  })

  it('shows the open invitations of the caller, with a way to revoke them', async () => {
    const regatta = await makeEvent(service, ann)
    const owner = await service.request(
      `GET ${S}/ownership/REGATTA/${encodeURIComponent(regatta)}`,
      {
        token: ann,
      },
    )
    const { groupId } = owner.body as { readonly groupId: string }
    const roleId = predefinedRoles.user.id
    const invite = async (qualifier: object) => {
      const json = { roleId, note: 'Race office', ...qualifier }
      const { body } = await service.request(`POST ${S}/invitation`, { token: ann, json })
      return (body as { readonly id: string }).id
    }
    const [id, other] = [
      await invite({ qualifyingGroupId: groupId }),
      await invite({ qualifyingUsername: 'ann' }),
    ]
    const isShown = async (one: string) => (await open(pathOf(regatta), ann)).includes(one)

    expect([await isShown(id), await isShown(other)]).toEqual([true, false])
    await service.request(`DELETE ${S}/invitation/${id}`, { token: ann })
    expect(await isShown(id)).toBe(false)
  })

  it('shows no states to callers who may not read the leaderboard', async () => {
    const regatta = await makeEvent(service, ann, { numberofraces: 1 })
    const acl = `${S}/ownership/LEADERBOARD/${encodeURIComponent(regatta)}/acl`
    await service.request(`PUT ${acl}`, { token: ann, json: { acl: [] } })

    expect(await open(pathOf(regatta), ann)).toContain('not scheduled')
    expect(await open(pathOf(regatta), bob)).not.toContain('not scheduled')
  })

  it('is refused as the regatta is, with a way to sign in and come back', async () => {
    const regatta = await makeEvent(service, ann, { ispublic: false })
    const headers = { accept: 'text/html' }
    const refused = await service.request(`GET ${pathOf(regatta)}`, { headers })

    expect(refused.status).toBe(401)
    expect(refused.text).toContain(`<h1>There is no public regatta ${regatta}</h1>`)
    expect(refused.text).toContain('Check the link, or sign in if the regatta is private.')
    // The gateway of these tests decodes paths, as that of AWS does.
    const next = encodeURIComponent(`/regatta/${regatta}`)
    expect(refused.text).toContain(`href="/account?next=${next}"`)
    const { status } = await service.request(`GET ${pathOf(regatta)}`, { headers, token: bob })
    expect(status).toBe(403)
  })

  it('escapes what people wrote', async () => {
    const regatta = await makeEvent(service, ann, { eventName: '"><b>Cup & Co' })

    const page = await open(pathOf(regatta), ann)

    expect(page).not.toContain('<b>Cup')
    expect(page).toContain('&lt;b>Cup &amp; Co')
  })
})

describe('the account page', () => {
  it('shows what the user holds, and how to give it back', async () => {
    const text = await open('/account', ann)

    expect(text).toContain('<h1>Account of ann</h1>')
    expect(text).toContain('for objects of the group <bdi>ann-tenant</bdi>')
    expect(text).toContain('data-method="PUT" data-done="You have given back the role user."')
    expect(text).toContain('data-done="You have left the group ann-tenant."')
    expect(text).toContain('You have no SSH keys.')
  })

  it('shows the windows of roles', async () => {
    const { body } = await service.request(`POST ${S}/role`, {
      token: service.adminToken,
      json: { roleName: 'weekend helper' },
    })
    const { id } = body as { readonly id: string }
    const form = { username: 'bob', role_definition_id: id, validUntil: '2190-06-17T18:00:00Z' }
    await service.request(`PUT ${S}/add_role_to_user`, { token: service.adminToken, form })

    expect(await open('/account', bob)).toContain(
      '<bdi>weekend helper</bdi>, you may pass it on, until <time data-local="true" ' +
        'datetime="2190-06-17T18:00:00.000Z">Thu, 17 Jun 2190, 18:00 UTC</time>',
    )
  })

  it('is the sign-in form for others, which leads to the next page of this service', async () => {
    const text = await open('/account?next=%2Fregatta%2FKiel')

    expect(text).toContain(
      `<form method="post" action="${S}/hello" data-next="/regatta/Kiel" data-done="You are signed in.">`,
    )
    expect(text).toContain(`action="${S}/create_user" data-then="${S}/hello"`)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'refuses %s as the next page',
    async (next) => {
      const { status } = await service.request(`GET /account?next=${encodeURIComponent(next)}`)
      expect(status).toBe(400)
    },
  )
})
