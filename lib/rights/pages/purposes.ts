/** Purposes in the words of people, with the permission that each of them needs. */
import { decodeObjectId } from '#values/objectId.ts'

export const purposes = {
  'write public tags': 'LEADERBOARD:UPDATE',
  'start tracking races for the first time': 'LEADERBOARD:UPDATE',
  'lay courses and add races': 'REGATTA:UPDATE',
  'see the races': 'REGATTA:READ',
}

/** @returns for example `score races and write public tags at Kiel`; absent for other permissions */
export const purposeOf = (permission: string): string | undefined => {
  const [type = '', action = '', id] = permission.split(':')
  const words = wordsOf[`${type}:${action}`]
  const [place] = (id === undefined ? undefined : decodeObjectId(id)) ?? []
  return words === undefined || place === undefined ? undefined : `${words} at ${place}`
}

const wordsOf: Readonly<Record<string, string>> = {
  'LEADERBOARD:READ': 'see the results and public tags',
  'LEADERBOARD:UPDATE': 'score races and write public tags',
  'REGATTA:READ': 'see the races',
  'REGATTA:UPDATE': 'lay courses and add races',
  'REGATTA:DELETE': 'delete the regatta',
}
