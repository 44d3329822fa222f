import type { InLanguages } from '#values/language.ts'
import { de } from './de.ts'
import { en, type CoursesWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

export const coursesWords: InLanguages<CoursesWords> = { en, de, fr, es, it }
