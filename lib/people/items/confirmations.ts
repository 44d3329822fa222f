/** Addresses of users, and the links that confirm them. */
import { type ContentOf, number, text } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Reader, Write } from '#table/items.ts'
import { digestOf } from '#table/key.ts'
import { isSecretOf, userIdOfSecret } from './linkSecrets.ts'

const attributes = {
  userId: text,
  name: text,
  /** Another address of the user is not confirmed by it. */
  addressHash: text,
  secretHash: text,
  expiresMillis: number,
  expiresAtSeconds: number,
}

/** Confirmation: the newest link that confirms the e-mail address of a user. */
export const confirmationEntity = entity('confirmation', 'CONFIRMATION#<user>#', 'LINK', {
  attributes,
  keyParts: ({ userId }) => [userId],
})

/** Confirmed address: a user with this address, who is found by it. */
export const confirmedAddressEntity = entity(
  'confirmedAddress',
  'ADDRESS#<sha-256 of the address>#',
  '<user>#',
  { attributes: { name: text } },
)

export const hashOfAddress = (address: string): string => digestOf(address.toLowerCase())

export const readConfirmation = async (store: Pick<Reader, 'get'>, secret: string) => {
  const item = await store.get(confirmationEntity.key(userIdOfSecret(secret)))
  const found = item && { ...confirmationEntity.decode(item), item }
  return isSecretOf(found, secret) ? found : undefined
}

export const putConfirmation = (
  confirmation: Omit<ContentOf<typeof attributes>, 'expiresAtSeconds'>,
): Write => {
  const expiresAtSeconds = Math.ceil(confirmation.expiresMillis / 1000)
  return confirmationEntity.put([confirmation.userId], { ...confirmation, expiresAtSeconds }, 'any')
}

export const putConfirmedAddress = (
  address: string,
  { userId, name }: { readonly userId: string; readonly name: string },
): Write => confirmedAddressEntity.put([hashOfAddress(address), userId], { name }, 'any')

/** The user is found by this address no more. */
export const removalOfAddress = (address: string | null, userId: string): readonly Write[] =>
  address === null ? [] : [confirmedAddressEntity.remove(hashOfAddress(address), userId)]

const usersMax = 10

/** The names of users who have confirmed the address. */
export const namesAtAddress = async (
  store: Pick<Reader, 'query'>,
  address: string,
): Promise<readonly string[]> => {
  const partition = confirmedAddressEntity.key.partition(hashOfAddress(address))
  const { items } = await confirmedAddressEntity.query(store, { partition, limit: usersMax })
  return items.map(({ name }) => name)
}
