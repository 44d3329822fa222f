/** Purposes in the words of people, with the permission that each of them needs. */
import { decodeObjectId } from '#values/objectId.ts'
import type { Language } from '#values/language.ts'
import { fill } from '#values/words.ts'
import { rightsWords } from '../words/rightsWords.ts'

/** @returns for example `score races and write public tags at Kiel`; absent for other permissions */
export const purposeOf = (permission: string, language: Language): string | undefined => {
  const [type = '', action = '', id] = permission.split(':')
  const purposes: Readonly<Record<string, string>> = rightsWords[language].purposes
  const purpose = purposes[`${type}:${action}`]
  const [place] = (id === undefined ? undefined : decodeObjectId(id)) ?? []
  return purpose === undefined || place === undefined ? undefined : fill(purpose, { place })
}
