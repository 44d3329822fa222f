import type { InLanguages } from '#values/language.ts'
import { de } from './de.ts'
import { en, type SitePages } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

export const sitePages: InLanguages<SitePages> = { en, de, fr, es, it }
