/** The table contains a hash of the secret, so that a copy of the table gives no access. */
import { userObject } from '#values/objectId.ts'
import { type ContentOf, list, nullable, number, text } from '#table/attributes.ts'
import {
  entity,
  listedAttributes,
  newestOf,
  recorded,
  windowAttributes,
  withheld,
} from '#table/entity.ts'
import { type Item, type Reader, removalOf, type Stored, type Write } from '#table/items.ts'
import { digestOf, type Key, millisText, partsOf, plainKey, template } from '#table/key.ts'
import { userSweeps } from '#table/sweeps.ts'
import { formatPermission, parsePermissions } from '../rules/permission.ts'
import type { TokenLimit } from '../rules/facts.ts'
import { windowOf } from '#values/timeWindow.ts'

const attributes = {
  userId: text,
  userName: text,
  /** The token generation of the user when the token was made. */
  generation: number,
  name: text,
  permissions: list(text),
  ...windowAttributes,
  note: nullable(text),
  createdMillis: number,
  expiresAtSeconds: number,
}

/** Scoped token: lets a program do a part of what its owner may do. The audit trail is that of the owner. */
export const scopedTokenEntity = entity('scopedToken', 'TOKEN#<sha-256 of the secret>#', 'TOKEN', {
  attributes: { ...listedAttributes, ...attributes },
  userIn: ({ userName }) => userObject(userName),
  resources: (item) => {
    const { userName, PK: identity, name, permissions, note } = item
    const object = userObject(userName)
    const content = { title: name, permissions, ...windowOf(item), note }
    return [
      {
        what: 'token',
        ...object,
        name: userName,
        identity,
        content,
        seenBy: { objects: [object] },
      },
    ]
  },
  audited: {
    ...recorded('permissions', 'validFrom', 'validUntil'),
    title: withheld,
    note: withheld,
  },
})

type Content = ContentOf<typeof attributes>

export interface ScopedToken
  extends TokenLimit, Omit<Content, keyof TokenLimit | 'expiresAtSeconds'> {
  readonly validUntil: number
}

export const scopedTokenIdOf = digestOf

export const scopedTokenKey = (id: string): Key => scopedTokenEntity.key(id)

const tokenOf = (id: string, item: Item): Stored<ScopedToken> => {
  const { permissions, validUntil = 0, ...content } = scopedTokenEntity.decode(item)
  return { ...content, id, validUntil, permissions: parsePermissions(permissions), item }
}

export const readScopedToken = async (store: Pick<Reader, 'get'>, id: string) => {
  const item = await store.get(scopedTokenKey(id))
  return item && tokenOf(id, item)
}

const listOf = template('TOKENS_BY#<user>#')

export const newScopedTokenItem = ({ id, permissions, ...token }: ScopedToken): Write => {
  const { userId, createdMillis, validUntil } = token
  const content = {
    listPK: listOf(userId),
    listSK: `${millisText(createdMillis)}${id}`,
    userId,
    userName: token.userName,
    generation: token.generation,
    name: token.name,
    permissions: permissions.map(formatPermission),
    ...windowOf(token),
    note: token.note,
    createdMillis,
    expiresAtSeconds: Math.ceil(validUntil / 1000),
  }
  return scopedTokenEntity.put(scopedTokenKey(id), content, 'absent')
}

/** The tokens of a user, newest first. */
export const pageOfScopedTokens = (
  userId: string,
  limit: number,
  start?: Parameters<typeof newestOf>[2],
) => newestOf(listOf(userId), limit, start)

/** The index contains only keys, so the tokens are read from the table. */
export const readScopedTokens = async (store: Reader, found: readonly Key[]) => {
  const items = await Promise.all(found.map((key) => store.get(plainKey(key))))
  return items.flatMap((item) =>
    item === undefined ? [] : [tokenOf(partsOf(item.PK)[1] ?? '', item)],
  )
}

userSweeps.push(async (store, userId, limit) => {
  const { items } = await store.query(pageOfScopedTokens(userId, limit))
  return (await readScopedTokens(store, items)).map(removalOf)
})
