import type { Translations } from '#values/failure.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

export const rightsRefusals: Translations<keyof typeof de> = { de, fr, es, it }
