import type { InLanguages } from '#values/language.ts'
import { de } from './de.ts'
import { en, type RacesWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

export const racesWords: InLanguages<RacesWords> = { en, de, fr, es, it }
