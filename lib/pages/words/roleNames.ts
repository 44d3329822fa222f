/** Predefined roles in words. Other roles have the names that their makers chose. */
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import type { Language } from '#values/language.ts'
import { fill } from '#values/words.ts'
import { sitePages } from './sitePages.ts'

interface Role {
  readonly id: string
  readonly name: string
}

const keys = [
  'raceOfficer',
  'scorer',
  'markBoat',
  'safety',
  'commentator',
  'user',
  'sailingViewer',
] as const

/** By the ids of the roles. */
export const roleNames = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keys.map((key) => [predefinedRoles[key].id, sitePages[language].roles.of[key].name]),
  )

export const roleName = (language: Language, { id, name }: Role): string =>
  roleNames(language)[id] ?? name

/** The name, and what the role is for. */
export const roleLabel = (language: Language, { id, name }: Role): string => {
  const { label, of } = sitePages[language].roles
  const key = keys.find((known) => predefinedRoles[known].id === id)
  return key === undefined ? name : fill(label, { role: of[key].name, does: of[key].does })
}
