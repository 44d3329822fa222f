/** The SSH keys of some users, as far as the caller may read them. */
import { decide } from '../../domain/access/decide.ts'
import type { Facts } from '../../domain/access/facts.ts'
import { Failure } from '../../domain/failure.ts'
import { encodeObjectId } from '../../domain/access/objectId.ts'
import type { Key } from '../../store/key.ts'
import { keys } from '../../store/keys.ts'
import { keysOfUser, readUser } from '../../store/entities/users.ts'
import { readSshKeysOfUser, type SshKey, sshKeyObject } from '../../store/entities/sshKeys.ts'
import { factsOfEach } from '../authorize.ts'
import type { Context } from '../context.ts'

import { describeSshKey } from './sshKeys.ts'

/** A function of AWS answers with 6 MB at most. */
const answerBytesMax = 4 * 1024 * 1024

export interface SshKeyQuestion {
  readonly 'username[]': readonly string[]
  readonly strict?: boolean | undefined
}

/** Users, and their keys, are named by the input alone. */
export const keysOfSshKeyList = ({ 'username[]': names }: SshKeyQuestion): readonly Key[] =>
  names.flatMap((name) => [...keysOfUser(name), keys.sshKeysOfUser(name)])

/** In the order of the names; of one user, the oldest key first. */
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
    throw new Failure('too-large', 'These are too many keys for one answer: ask for fewer users.')
  }
  return entries
}

/** Users who do not exist have no keys, like users who have none. */
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

/** A grant names a key by region and name, or, as the contract has it, by the name alone. */
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
