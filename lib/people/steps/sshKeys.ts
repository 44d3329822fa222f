/** Lists and deletes SSH keys. `newSshKey.ts` adds them. */
import type { sshKeyQuestion, sshKeyReference } from '#schemas/people/sshKey.ts'
import type { Static } from '#schemas/schema.ts'
import { decide } from '#access/rules/decide.ts'
import { encodeObjectId } from '#access/rules/objectId.ts'
import { Failure } from '#values/failure.ts'
import type { Prefetch } from '#table/items.ts'
import { removeSecurity } from '#access/items/securities.ts'
import {
  putSshKeysOfUser,
  readSshKey,
  readSshKeysOfUser,
  removeSshKey,
  type SshKey,
  sshKeyObject,
  sshKeysOfUserEntity,
} from '../items/sshKeys.ts'
import { prefetchOfUser, readUser, type UserReference } from '#access/items/users.ts'
import { loadFactsForObjects } from '#access/authorize.ts'
import { notFound } from '#endpoint/notFound.ts'
import type { Context } from '#endpoint/context.ts'
import type { UnverifiedUser } from '#authentication/authentication.ts'
import { hostsChange, keysOfHostsChange } from '#rights/steps/hosts.ts'

/** The response of a Lambda function can have 6 MB. */
const responseBytesMax = 4 * 1024 * 1024

/** The items that a new or deleted key changes, if the key belongs to the caller. */
export const keysOfOwnSshKeys = (_: unknown, { userName }: UnverifiedUser): readonly Prefetch[] => [
  ...(userName === undefined ? [] : [sshKeysOfUserEntity.key(userName)]),
  ...keysOfHostsChange(),
]

/** From the response on, no list contains the key, and its name is free. */
export const deleteSshKey = async (
  context: Context,
  { region, key_name }: Static<typeof sshKeyReference>,
) => {
  const { store } = context
  const object = sshKeyObject({ regionId: region, name: key_name })
  const found = await readSshKey(store, object.id)
  if (found === undefined) throw notFound(object)
  const { creator, sshKey } = found
  const { sshKeys, item } = await readSshKeysOfUser(store, creator)
  const others = sshKeys.filter(({ regionId, name }) => regionId !== region || name !== key_name)
  await store.write([
    removeSshKey(sshKey, found.item),
    removeSecurity(object),
    ...(others.length < sshKeys.length && item !== undefined
      ? [putSshKeysOfUser(creator, others, item)]
      : []),
    ...(await hostsChange(context)),
  ])
  return [describeSshKey(creator, sshKey)]
}

export const describeSshKey = (
  creator: Pick<UserReference, 'name'>,
  { name, regionId, creationTimeMillis, publicKey, fingerprint }: SshKey,
) => {
  const [algorithm = '', , ...comment] = publicKey.split(' ')
  return {
    name,
    regionId,
    creatorName: creator.name,
    creationTimeMillis,
    publicKey,
    algorithm,
    fingerprint,
    comment: comment.join(' '),
  }
}

type SshKeyQuestion = Static<typeof sshKeyQuestion>

/** The input alone determines the users and their keys. */
export const prefetchForSshKeys = ({ 'username[]': names }: SshKeyQuestion): readonly Prefetch[] =>
  names.flatMap((name) => [...prefetchOfUser(name), sshKeysOfUserEntity.key(name)])

/** In the order of the names; the keys of a user from the oldest to the newest. */
export const listSshKeys = async (
  context: Context,
  { 'username[]': names, strict = false }: SshKeyQuestion,
) => {
  const found = await Promise.all([...new Set(names)].map((name) => entriesOf(context, name)))
  const all = found.flat()
  const objects = all.map(({ sshKey }) => sshKeyObject(sshKey))
  const facts = await loadFactsForObjects(context, objects, 'READ')
  // A grant names a key by region and name or, as in the contract, by the name alone.
  const readable = all.filter(({ sshKey }, position) => {
    const about = facts[position]
    const ids = [sshKeyObject(sshKey).id, encodeObjectId([sshKey.name])]
    return about && ids.some((id) => decide(about, { type: 'SSH_KEY', action: 'READ', id }).allowed)
  })
  const shown = new Set(readable)
  const withheld = all.filter((entry) => !shown.has(entry))
  if (strict && withheld.length > 0) throw withheldFailure(withheld.map(({ user }) => user.name))
  const entries = readable.map(({ user, sshKey }) => describeSshKey(user, sshKey))
  if (Buffer.byteLength(JSON.stringify(entries)) > responseBytesMax) {
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
