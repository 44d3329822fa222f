/** Lost updates: of many concurrent changes under one `ETag`, exactly one succeeds. */
import { describe, expect, it } from 'vitest'
import type { Reply, RequestOptions } from '../../../scripts/requests/requests.ts'
import { newId } from '../../../harness/ids.ts'
import { S, V } from '../../../scripts/requests/paths.ts'
import { buoy, coursePath } from '../../support/courses.ts'
import { useTestService } from '../../support/useTestService.ts'
import { makeRace, type TestRace } from '../../support/races.ts'
import { makeEvent } from '../../support/sailing.ts'
import { securitySetup } from '../../support/securitySetup.ts'
import { taggingOf, tagIn } from '../../support/tagging.ts'

const service = await useTestService()
const setup = securitySetup(service)
const anna = await service.createUser('anna')

const newRole = async () => `${S}/role/${await service.createRole(anna)}`

const etagOf = async (path: string): Promise<string> =>
  (await service.request(`GET ${path}`, { token: anna })).headers.etag ?? ''

/** How a client changes one object that it has read. */
interface Change {
  readonly path: string
  readonly send: (n: number, etag: string) => Promise<Reply>
}

const regattaOfAnna = async () => {
  const regatta = await makeEvent(service, anna, { numberofraces: 1 })
  return coursePath(regatta)
}

const raceOfAnna = async (): Promise<TestRace> => {
  const race = await makeRace(setup)
  await setup.secure({ type: 'LEADERBOARD', id: race.leaderboard }, { owner: 'anna' })
  return race
}

/** @param bodyOf returns a different body for each number */
const changeAt = (
  path: string,
  route: string,
  bodyOf: (n: number) => Pick<RequestOptions, 'json' | 'form'>,
): Change => ({
  path,
  send: (n, etag) =>
    service.request(route, { token: anna, headers: { 'if-match': etag }, ...bodyOf(n) }),
})

const tagOfAnna = async (changed: (n: number) => object): Promise<Change> => {
  const tagging = taggingOf(service, await raceOfAnna())
  const { id } = tagIn(await tagging.post(anna, { tag: 'Start', raceTimepoint: 1, public: true }))
  return changeAt(`${tagging.path}?id=${id}`, `PUT ${tagging.path}`, (n) => ({
    json: { tag_json: { id }, ...changed(n) },
  }))
}

const changes: Readonly<Record<string, () => Promise<Change>>> = {
  role: async () => {
    const path = await newRole()
    return changeAt(path, `PUT ${path}`, (n) => ({ json: { permissions: [`EVENT:A${n}`] } }))
  },
  user: () =>
    Promise.resolve(
      changeAt(`${S}/user?username=anna`, `PUT ${S}/user`, (n) => ({
        form: { username: 'anna', fullName: `Anna ${n}`, email: '', company: '' },
      })),
    ),
  ownership: async () => {
    const path = (await newRole()).replace('/role/', '/ownership/ROLE_DEFINITION/')
    return changeAt(path, `PUT ${path}`, (n) => ({ json: { displayName: `name ${n}` } }))
  },
  'access control list': async () => {
    const path = `${(await newRole()).replace('/role/', '/ownership/ROLE_DEFINITION/')}/acl`
    return changeAt(path, `PUT ${path}`, (n) => ({ json: { acl: [], displayName: `name ${n}` } }))
  },
  preference: async () => {
    const path = `${S}/preferences/${newId()}`
    await service.request(`PUT ${path}`, { token: anna, json: {} })
    return changeAt(path, `PUT ${path}`, (n) => ({ json: { n } }))
  },
  course: async () => {
    const race = await regattaOfAnna()
    const courses = `${V}/courseconfiguration`
    return changeAt(
      `${courses}/getFromCourse/${race}`,
      `POST ${courses}/createCourse/${race}`,
      (n) => ({
        json: { name: `course ${n}`, markConfigurations: [buoy(`${n}`)], waypoints: [] },
      }),
    )
  },
  tag: () => tagOfAnna((n) => ({ comment: `${n}` })),
  'tag that stays in its place': () =>
    tagOfAnna((n) => ({ resizedImage: `https://example.org/${n}` })),
}

describe('of many concurrent changes of one version', () => {
  it.each(Object.keys(changes))(
    'one succeeds, and the others are refused: %s',
    async (name) => {
      const change = await changes[name]?.()
      if (change === undefined) throw new Error(`${name} is missing`)
      const etag = await etagOf(change.path)
      const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => change.send(n, etag)))
      const statuses = replies.map(({ status }) => status).sort()

      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 412)])
      expect(await etagOf(change.path)).not.toBe(etag)
    },
    60_000,
  )
})
