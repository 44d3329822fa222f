/**
 * Concurrent requests: names are unique, no change is lost, a tag is in one list, a race is
 * consistent.
 */
import { S, V } from '../../harness/paths.ts'
import { newId } from '../../harness/ids.ts'
import { valueIn } from '../faults/testedObject.ts'
import { sailingObjects } from '../faults/sailingObjects.ts'
import type { ClientRequest, ClientReply } from '../service/client.ts'
import { type TwoProcesses, times, type RaceResult } from './twoProcesses.ts'

const atOnce = (
  fixture: TwoProcesses,
  all: readonly ClientRequest[],
): Promise<readonly ClientReply[]> =>
  Promise.all(all.map((request, index) => (fixture.clients[index % 2] ?? fixture.client)(request)))

const doneIn = (reply: readonly ClientReply[]): number =>
  reply.filter(({ outcome }) => outcome === 'done').length

/** Spellings that count as the same name: other cases, and composed and decomposed forms. */
const twins = (name: string): readonly string[] => [
  name,
  name.toUpperCase(),
  `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`,
]

const namesAtOnce = 50

/** A PUT creates or changes a user: concurrent ones must create one user only. */
export const uniqueNames = async (fixture: TwoProcesses, trials: number): Promise<RaceResult> => {
  const failures: string[] = []
  for (const trial of times(trials)) {
    const names = twins(`k\u00e4te-${trial}`)
    const token = fixture.admin
    const groups = await atOnce(
      fixture,
      times(namesAtOnce).map(() => ({
        route: `PUT ${S}/usergroup`,
        token,
        json: { groupName: `fleet ${trial}` },
      })),
    )
    const users = await atOnce(
      fixture,
      times(namesAtOnce).map((index) => {
        const username = names[index % names.length] ?? ''
        const json = { username, email: '', fullName: '', company: `${index}` }
        return { route: `PUT ${S}/user`, token, json }
      }),
    )
    const made = new Set(
      users.flatMap(({ outcome, body }) =>
        outcome === 'done' ? [(body as { readonly username: string }).username] : [],
      ),
    )
    if (doneIn(groups) !== 1) failures.push(`${doneIn(groups)} groups have the name of one`)
    if (made.size !== 1) failures.push(`${[...made].join()} exist as different users`)
  }
  return { trials, failures, tried: trials }
}

const writersAtOnce = 20

/** Each request adds to the same item: at the end all additions are there. */
export const lostUpdates = async (fixture: TwoProcesses, trials: number): Promise<RaceResult> => {
  const failures: string[] = []
  const [owner] = fixture.owners
  if (owner === undefined) throw new Error('an owner is needed')
  const path = `${V}/regattas/${owner.sharedEvent}`
  for (const trial of times(trials)) {
    const prefixes = times(writersAtOnce).map((index) => `t${trial}-${index}-`)
    const response = await atOnce(
      fixture,
      prefixes.map((prefix) => ({
        route: `POST ${path}/addracecolumns`,
        token: fixture.admin,
        json: { prefix },
      })),
    )
    const { text: regatta } = await fixture.api.request(`GET ${path}`, { token: fixture.admin })
    for (const [index, prefix] of prefixes.entries()) {
      const isAcknowledged = response[index]?.outcome === 'done'
      const isThere = regatta.includes(`"${prefix}1"`)
      const isTwice = regatta.includes(`"${prefix}2"`)
      if (isAcknowledged && (!isThere || isTwice))
        failures.push(`${prefix} is lost, or exists twice`)
    }
    await atOnce(
      fixture,
      prefixes.map((prefix) => ({
        route: `POST ${path}/removeracecolumn?racecolumn=${prefix}1`,
        token: fixture.admin,
      })),
    )
  }
  return { trials: trials * writersAtOnce, failures, tried: trials }
}

/** Two officers save one race at once: in the end it is complete, as one of them saved it. */
export const twoOfficers = async (fixture: TwoProcesses, trials: number): Promise<RaceResult> => {
  const failures: string[] = []
  const [owner] = fixture.owners
  const course = owner === undefined ? undefined : sailingObjects(owner)[4]
  if (course === undefined) throw new Error('an owner is needed')
  for (const trial of times(trials)) {
    const names = [`${trial} port`, `${trial} starboard`]
    const response = await atOnce(
      fixture,
      names.map((name) => course.write(name, '')),
    )
    const found = valueIn(course, await fixture.client(course.read))
    const right = names.filter((_, index) => response[index]?.outcome === 'done')
    if (!right.includes(found)) failures.push(`the course is ${found}, not ${right.join(' or ')}`)
  }
  return { trials, failures, tried: trials }
}

interface ShownTag {
  readonly id: string
}

/** A tag switches between public and private: a list of both shows it at most once. */
export const tagFlips = async (fixture: TwoProcesses, trials: number): Promise<RaceResult> => {
  const failures: string[] = []
  const [owner] = fixture.owners
  if (owner === undefined) throw new Error('an owner is needed')
  const { token, event } = owner
  const path = `${V}/${event}/R1/Default/tags`
  for (const trial of times(trials)) {
    const id = newId()
    const json = { id, tag: `flip ${trial}`, raceTimepoint: trial }
    await fixture.api.request(`POST ${path}`, { token, json })
    await atOnce(
      fixture,
      times(writersAtOnce).map((index) => ({
        route: `PUT ${path}`,
        token,
        json: { tag_json: { id }, public: index % 2 === 0 },
      })),
    )
    const lists = await Promise.all(
      ['public', 'private'].map(async (visibility) => {
        const route = `GET ${path}?visibility=${visibility}&since=${trial}`
        const { body } = await fixture.api.request(route, { token })
        return (body as readonly ShownTag[]).filter((tag) => tag.id === id).length
      }),
    )
    const count = lists.reduce((sum, here) => sum + here, 0)
    if (count !== 1) failures.push(`the tag of trial ${trial} is in ${count} lists`)
  }
  return { trials, failures, tried: trials }
}
