/**
 * Concurrent requests: names are unique, no change is lost, a tag is in one list, a race is
 * consistent.
 */
import { S, V } from '../../scripts/requests/paths.ts'
import { newId } from '../../harness/ids.ts'
import type { Owner } from '../faults/owner.ts'
import { valueIn } from '../faults/testedObject.ts'
import { sailingObjects } from '../faults/sailingObjects.ts'
import type { ClientRequest, ClientReply } from '../service/client.ts'
import { type TwoProcesses, times, type RaceResult } from './twoProcesses.ts'

const atOnce = (
  fixture: TwoProcesses,
  count: number,
  requestOf: (index: number) => ClientRequest,
): Promise<readonly ClientReply[]> =>
  Promise.all(
    times(count).map((index) => (fixture.clients[index % 2] ?? fixture.client)(requestOf(index))),
  )

/** @param tryOnce returns the contradictions of one trial */
const tryEach = async (
  trials: number,
  tryOnce: (trial: number) => Promise<readonly (string | false)[]>,
): Promise<RaceResult> => {
  const failures: string[] = []
  for (const trial of times(trials)) {
    failures.push(...(await tryOnce(trial)).filter((failure) => failure !== false))
  }
  return { trials, failures, tried: trials }
}

const ownerIn = ({ owners: [owner] }: TwoProcesses): Owner => {
  if (owner === undefined) throw new Error('an owner is needed')
  return owner
}

/** Spellings that count as the same name: other cases, and composed and decomposed forms. */
const twins = (name: string): readonly string[] => [
  name,
  name.toUpperCase(),
  `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`,
]

const namesAtOnce = 50

/** A PUT creates or changes a user: concurrent ones must create one user only. */
export const uniqueNames = (fixture: TwoProcesses, trials: number): Promise<RaceResult> =>
  tryEach(trials, async (trial) => {
    const names = twins(`k\u00e4te-${trial}`)
    const token = fixture.admin
    const group = { route: `PUT ${S}/usergroup`, token, json: { groupName: `fleet ${trial}` } }
    const groups = await atOnce(fixture, namesAtOnce, () => group)
    const users = await atOnce(fixture, namesAtOnce, (index) => {
      const username = names[index % names.length] ?? ''
      const json = { username, email: '', fullName: '', company: `${index}` }
      return { route: `PUT ${S}/user`, token, json }
    })
    const made = groups.filter(({ outcome }) => outcome === 'done').length
    const found = new Set(
      users.flatMap(({ outcome, body }) =>
        outcome === 'done' ? [(body as { readonly username: string }).username] : [],
      ),
    )
    return [
      made !== 1 && `${made} groups have the name of one`,
      found.size !== 1 && `${[...found].join()} exist as different users`,
    ]
  })

const writersAtOnce = 20

/** Each request adds to the same item: at the end all additions are there. */
export const lostUpdates = async (fixture: TwoProcesses, trials: number): Promise<RaceResult> => {
  const { admin: token, api } = fixture
  const path = `${V}/regattas/${ownerIn(fixture).sharedEvent}`
  const result = await tryEach(trials, async (trial) => {
    const prefixOf = (index: number) => `t${trial}-${index}-`
    const replies = await atOnce(fixture, writersAtOnce, (index) => ({
      route: `POST ${path}/addracecolumns`,
      token,
      json: { prefix: prefixOf(index) },
    }))
    const { text: regatta } = await api.request(`GET ${path}`, { token })
    await atOnce(fixture, writersAtOnce, (index) => ({
      route: `POST ${path}/removeracecolumn?racecolumn=${prefixOf(index)}1`,
      token,
    }))
    return replies.map(({ outcome }, index) => {
      const isThere = regatta.includes(`"${prefixOf(index)}1"`)
      const isTwice = regatta.includes(`"${prefixOf(index)}2"`)
      const isWrong = outcome === 'done' && (!isThere || isTwice)
      return isWrong && `${prefixOf(index)} is lost, or exists twice`
    })
  })
  return { ...result, trials: trials * writersAtOnce }
}

/** Two officers save one race at once: in the end it is complete, as one of them saved it. */
export const twoOfficers = async (fixture: TwoProcesses, trials: number): Promise<RaceResult> => {
  const course = sailingObjects(ownerIn(fixture))[4]
  if (course === undefined) throw new Error('a course is needed')
  return tryEach(trials, async (trial) => {
    const names = [`${trial} port`, `${trial} starboard`]
    const replies = await atOnce(fixture, 2, (index) => course.write(names[index] ?? '', ''))
    const found = valueIn(course, await fixture.client(course.read))
    const right = names.filter((_, index) => replies[index]?.outcome === 'done')
    return [!right.includes(found) && `the course is ${found}, not ${right.join(' or ')}`]
  })
}

/** A tag switches between public and private: a list of both shows it at most once. */
export const tagFlips = async (fixture: TwoProcesses, trials: number): Promise<RaceResult> => {
  const { token, event } = ownerIn(fixture)
  const path = `${V}/${event}/R1/Default/tags`
  return tryEach(trials, async (trial) => {
    const id = newId()
    const json = { id, tag: `flip ${trial}`, raceTimepoint: trial }
    await fixture.api.request(`POST ${path}`, { token, json })
    await atOnce(fixture, writersAtOnce, (index) => ({
      route: `PUT ${path}`,
      token,
      json: { tag_json: { id }, public: index % 2 === 0 },
    }))
    const lists = await Promise.all(
      ['public', 'private'].map(async (visibility) => {
        const route = `GET ${path}?visibility=${visibility}&since=${trial}`
        return (await fixture.api.request(route, { token })).body as readonly { id: string }[]
      }),
    )
    const count = lists.flat().filter((tag) => tag.id === id).length
    return [count !== 1 && `the tag of trial ${trial} is in ${count} lists`]
  })
}
