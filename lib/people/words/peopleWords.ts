import type { InLanguages } from '#values/language.ts'
import { de } from './de.ts'
import { en, type PeopleWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

export const peopleWords: InLanguages<PeopleWords> = { en, de, fr, es, it }
