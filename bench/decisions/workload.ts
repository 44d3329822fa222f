/** The roles of one user, and the permission checks: the same ones in every run. */
import { referenceDecision } from '../../tests/platform/access/referenceModel.ts'
import { emptyFixture, user, type Fixture } from '../../tests/platform/access/fixture.ts'
import { type Random, seededRandom, shuffled } from '../../scripts/simulate/random.ts'
import type { Check, Roles } from './competitor.ts'

export interface DecidedCheck extends Check {
  readonly allowed: boolean
}

export interface Workload {
  readonly roles: Roles
  readonly checks: readonly DecidedCheck[]
}

const typeCount = 40
const actionCount = 12
const idCount = 5000
const roleCount = 20
const permissionCount = 30
const checkCount = 100_000

/** The reference model is slow, so only these checks are compared with it. */
const modelChecks = 5000

interface Picks {
  readonly type: string
  readonly otherType: string
  readonly action: string
  readonly id: string
}

/** The forms of permissions, in percent. */
const forms: readonly (readonly [share: number, form: (picks: Picks) => string])[] = [
  [62, ({ type, action, id }) => `${type}:${action}:${id}`],
  [12, ({ type, otherType, action, id }) => `${type},${otherType}:${action}:${id}`],
  [8, ({ type, id }) => `${type}:*:${id}`],
  [6, ({ action, id }) => `*:${action}:${id}`],
  [6, ({ type, action }) => `${type}:${action}`],
  [4, ({ type, otherType, action }) => `${type},${otherType}:${action}`],
  [2, ({ type, action }) => `${type}:${action}:*`],
]

/** @throws Error when the reference model contradicts the expected decisions */
export const makeWorkload = (): Workload => {
  const random = seededRandom(20)
  const pick = picker(random)
  const roles = times(roleCount, () =>
    times(permissionCount, () => formOf(random(100))({ ...pick(), otherType: pick().type })),
  )
  const held = roles.flat().map(partsOf)
  const hits = times(checkCount / 2, () => within(held[random(held.length)] ?? [], pick(), random))
  const misses = times(checkCount / 2, () => {
    for (;;) {
      const { type, action, id } = pick()
      if (!held.some((parts) => covers(parts, [type, action, id]))) return [type, action, id]
    }
  })
  const checks = shuffled(
    [...hits.map((words) => checkOf(words, true)), ...misses.map((words) => checkOf(words, false))],
    random,
  )
  compareWithModel(roles, checks.slice(0, modelChecks))
  return { roles, checks }
}

const times = <Value>(count: number, make: () => Value): readonly Value[] =>
  Array.from({ length: count }, make)

const picker = (random: Random) => {
  const ids = times(idCount, () => ulidLike(random))
  return (): Picks => ({
    type: `TYPE_${random(typeCount)}`,
    otherType: `TYPE_${random(typeCount)}`,
    action: `ACTION_${random(actionCount)}`,
    id: ids[random(idCount)] ?? '',
  })
}

const ulidLike = (random: Random): string =>
  times(26, () => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[random(32)] ?? '').join('')

const formOf = (percent: number): ((picks: Picks) => string) => {
  let below = 0
  for (const [share, form] of forms) {
    below += share
    if (percent < below) return form
  }
  throw new Error('the shares do not add up to a hundred')
}

type Parts = readonly (readonly string[])[]

const partsOf = (permission: string): Parts => permission.split(':').map((part) => part.split(','))

const covers = (parts: Parts, words: readonly string[]): boolean =>
  parts.every((part, at) => part[0] === '*' || part.includes(words[at] ?? ''))

/** A request that the permission allows. */
const within = (parts: Parts, { type, action, id }: Picks, random: Random): readonly string[] =>
  [type, action, id].map((any, at) => {
    const part = parts[at] ?? ['*']
    return part[0] === '*' ? any : (part[random(part.length)] ?? any)
  })

const checkOf = (words: readonly string[], allowed: boolean): DecidedCheck => {
  const [type = '', action = '', id = ''] = words
  return { type, action, id, text: words.join(':'), allowed }
}

const compareWithModel = (roles: Roles, checks: readonly DecidedCheck[]): void => {
  const assignments = roles.map((_, at) => ({
    roleId: String(at),
    byUser: null,
    byGroup: null,
    transitive: true,
  }))
  const fixture: Fixture = {
    ...emptyFixture,
    roles: roles.map((permissions, at) => ({ id: String(at), permissions })),
    users: [user('anna', { assignments })],
  }
  for (const { type, action, id, text, allowed } of checks) {
    if (referenceDecision(fixture, { who: 'anna', type, action, id: [id] }).allowed !== allowed) {
      throw new Error(`The reference model contradicts ${text}`)
    }
  }
}
