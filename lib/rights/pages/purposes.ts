/** Purposes in the words of people, with the permission that each of them needs. */
import { decodeObjectId } from '#values/objectId.ts'
import type { Language } from '#values/language.ts'
import { fill } from '#values/words.ts'
import { taskOf } from '../rules/tasks.ts'
import { rightsWords } from '../words/rightsWords.ts'

/** @returns for example `score races and write public tags at Kiel`; absent for other permissions */
export const purposeOf = (permission: string, language: Language): string | undefined => {
  const [type = '', action = '', id] = permission.split(':')
  const { tasks, atPlace, ...words } = rightsWords[language]
  const purposes: Readonly<Record<string, string>> = words.purposes
  const [place] = (id === undefined ? undefined : decodeObjectId(id)) ?? []
  if (place === undefined) return undefined
  const task = taskOf(type, action)
  if (task !== undefined) return fill(atPlace, { task: tasks[task], place })
  const purpose = purposes[`${type}:${action}`]
  return purpose === undefined ? undefined : fill(purpose, { place })
}
