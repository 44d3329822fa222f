/** The SSH keys of some users that the caller may read. */
import { decide } from '../../domain/access/decide.ts'
import type { Facts } from '../../domain/access/facts.ts'
import { Failure } from '../../domain/failure.ts'
import { encodeObjectId } from '../../domain/access/objectId.ts'
import type { Prefetch } from '../../store/items.ts'
import { keys } from '../../store/keys.ts'
import { prefetchOfUser, readUser } from '../../store/entities/users.ts'
import { readSshKeysOfUser, type SshKey, sshKeyObject } from '../../store/entities/sshKeys.ts'
import { factsOfEach } from '../authorize.ts'
import type { Context } from '../context.ts'

import { describeSshKey } from './sshKeys.ts'

/** The response of a Lambda function can have 6 MB. */
const answerBytesMax = 4 * 1024 * 1024

export interface SshKeyQuestion {
  readonly 'username[]': readonly string[]
  readonly strict?: boolean | undefined
}

/** The input alone determines the users and their keys. */
export const prefetchForSshKeys = ({ 'username[]': names }: SshKeyQuestion): readonly Prefetch[] =>
  names.flatMap((name) => [...prefetchOfUser(name), keys.sshKeysOfUser(name)])

/** In the order of the names; the keys of a user from the oldest to the newest. */
export const listSshKeys = async (
  context: Context,
  { 'username[]': names, strict = false }: SshKeyQuestion,
) => {
  const all = (
    await Promise.all([...new Set(names)].map((name) => entriesOf(context, name)))
  ).flat()
  const facts = await factsOfEach(
    context,
    all.map(({ sshKey }) => sshKeyObject(sshKey)),
    'READ',
  )
  const isReadable = all.map(({ sshKey }, position) => mayRead(facts[position], sshKey))
  const withheld = all.filter((_, position) => isReadable[position] !== true)
  if (strict && withheld.length > 0) throw withheldFailure(withheld.map(({ user }) => user.name))
  const entries = all
    .filter((_, position) => isReadable[position])
    .map(({ user, sshKey }) => describeSshKey(user, sshKey))
  if (Buffer.byteLength(JSON.stringify(entries)) > answerBytesMax) {
    throw new Failure(
      'too-large',
      'The response would be too large. Request the keys of fewer users.',
    )
  }
  return entries
}

/** Users who do not exist are treated like users without keys. */
const entriesOf = async ({ store }: Context, name: string) => {
  const user = await readUser(store, name)
  if (user === undefined) return []
  const { sshKeys } = await readSshKeysOfUser(store, user)
  return [...sshKeys].sort(byAge).map((sshKey) => ({ user, sshKey }))
}

const byAge = (left: SshKey, right: SshKey): number =>
  left.creationTimeMillis - right.creationTimeMillis ||
  compare(left.name, right.name) ||
  compare(left.regionId, right.regionId)

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

/** A grant names a key by region and name or, as in the contract, by the name alone. */
const mayRead = (facts: Facts | undefined, sshKey: SshKey): boolean =>
  facts !== undefined &&
  [sshKeyObject(sshKey).id, encodeObjectId([sshKey.name])].some(
    (id) => decide(facts, { type: 'SSH_KEY', action: 'READ', id }).allowed,
  )

const withheldFailure = (userNames: readonly string[]): Failure => {
  const permission = 'SSH_KEY:READ'
  const count = new Set(userNames).size
  const whose = count === 1 ? 'a user' : `${count} users`
  return new Failure(
    'forbidden',
    `Keys of ${whose} were withheld: Subject does not have permission [${permission}] for them`,
    { permission, rule: 'withheld' },
  )
}
