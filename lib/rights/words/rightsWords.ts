import type { InLanguages } from '#values/language.ts'
import { de } from './de.ts'
import { en, type RightsWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

export const rightsWords: InLanguages<RightsWords> = { en, de, fr, es, it }
