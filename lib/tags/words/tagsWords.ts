import type { InLanguages } from '#values/language.ts'
import { de } from './de.ts'
import { en, type TagsWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

export const tagsWords: InLanguages<TagsWords> = { en, de, fr, es, it }
