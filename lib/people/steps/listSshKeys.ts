/** Lists SSH keys, and describes them. The library that parses new ones is large, and not needed here. */
import type { sshKeyQuestion } from '#schemas/people/sshKey.ts'
import type { Static } from '#schemas/schema.ts'
import { decide } from '#access/rules/decide.ts'
import { encodeObjectId } from '#values/objectId.ts'
import { Failure } from '#values/failure.ts'
import {
  readSshKeysOfUser,
  type SshKey,
  sshKeyObject,
  sshKeysOfUserEntity,
} from '../items/sshKeys.ts'
import { readUser } from '#access/items/users.ts'
import type { UserReference } from '#values/userName.ts'
import { loadFactsForObjects } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import { loadHostsChange } from '#rights/steps/hostsChange.ts'

/** The response of a Lambda function can have 6 MB. */
const responseBytesMax = 4 * 1024 * 1024

/** Reads ahead what a new or deleted key changes, if the key belongs to the caller. */
export const loadOwnSshKeys = ({ context, user: { userName } }: Reading<unknown>) =>
  Promise.all([
    userName === undefined ? undefined : sshKeysOfUserEntity.get(context.store, userName),
    loadHostsChange(context),
  ])

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

/** In the order of the names; the keys of a user from the oldest to the newest. */
export const listSshKeys = async (
  context: Context,
  { 'username[]': names, strict = false }: Static<typeof sshKeyQuestion>,
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
    const detail = 'The response would be too large. Request the keys of fewer users.'
    throw new Failure('too-large', detail)
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
  const detail = `Keys of ${whose} were withheld: Subject does not have permission [${permission}] for them`
  return new Failure('forbidden', detail, { permission, rule: 'withheld' })
}

/** A key parsed from one line, so its text contains no line break. */
interface AuthorizedKey {
  readonly creatorName: string
  readonly publicKey: string
}

/** The owner begins the comment, percent-encoded, so that any name is one word. */
export const formatAuthorizedKeys = (sshKeys: readonly AuthorizedKey[]): string =>
  sshKeys
    .map(({ creatorName, publicKey }) => {
      const [algorithm = '', base64 = '', ...comment] = publicKey.split(' ')
      return `${[algorithm, base64, encodeURIComponent(creatorName), ...comment].join(' ')}\n`
    })
    .join('')
