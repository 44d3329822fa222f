/** Where a user has signed in before, wrong passwords from other networks cause no wait. Only a hash is stored. */
import { number } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Reader, Updater } from '#table/items.ts'
import { digestOf } from '#table/key.ts'

/** Sign-in network: tells that a user has signed in from a network before. */
export const signInNetworkEntity = entity(
  'signInNetwork',
  'SIGN_IN#KNOWN#<sha-256 of user and network>#',
  'NETWORK',
  { attributes: { expiresAtSeconds: number }, isCounter: true },
)

const keptSeconds = 90 * 86_400

export const keyOfNetwork = (foldedName: string, network: string) =>
  signInNetworkEntity.key(digestOf(JSON.stringify([foldedName, network])))

export const isKnownNetwork = async (
  store: Reader,
  key: ReturnType<typeof keyOfNetwork>,
  nowMillis: number,
): Promise<boolean> => {
  const item = signInNetworkEntity.decodeAny(await store.get(key))
  return item !== undefined && item.expiresAtSeconds * 1000 > nowMillis
}

export const rememberNetwork = async (
  store: Updater,
  key: ReturnType<typeof keyOfNetwork>,
  nowMillis: number,
): Promise<void> => {
  await store.update({
    Key: key,
    UpdateExpression: 'SET expiresAtSeconds = :end',
    ExpressionAttributeValues: { ':end': Math.ceil(nowMillis / 1000) + keptSeconds },
  })
}
