/** The refusals of all subjects in the languages of the pages. A function loads them late. */
import type { Translations } from '#values/failure.ts'
import { platformRefusals } from '#page/words/refusals/platformRefusals.ts'
import { coursesRefusals } from '#courses/words/refusals/coursesRefusals.ts'
import { entriesRefusals } from '#entries/words/refusals/entriesRefusals.ts'
import { peopleRefusals } from '#people/words/refusals/peopleRefusals.ts'
import { racesRefusals } from '#races/words/refusals/racesRefusals.ts'
import { resultsRefusals } from '#results/words/refusals/resultsRefusals.ts'
import { rightsRefusals } from '#rights/words/refusals/rightsRefusals.ts'
import { tagsRefusals } from '#tags/words/refusals/tagsRefusals.ts'
import { trackingRefusals } from '#tracking/words/refusals/trackingRefusals.ts'

const ofSubjects: readonly Translations[] = [
  platformRefusals,
  coursesRefusals,
  entriesRefusals,
  peopleRefusals,
  racesRefusals,
  resultsRefusals,
  rightsRefusals,
  tagsRefusals,
  trackingRefusals,
]

export const refusalsIn = (language: keyof Translations): Translations[typeof language] =>
  Object.fromEntries(ofSubjects.flatMap((texts) => Object.entries(texts[language])))
