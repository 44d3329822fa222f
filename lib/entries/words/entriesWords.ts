import type { InLanguages } from '#values/language.ts'
import { de } from './de.ts'
import { en, type EntriesWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

export const entriesWords: InLanguages<EntriesWords> = { en, de, fr, es, it }
