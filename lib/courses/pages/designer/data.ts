/** The data of the course page. */
import type { Settings } from '#endpoint/context.ts'
import type { PageWords } from '#page/words/en.ts'
import type { Position } from '#positions/rules/position.ts'
import type { designedCourse } from '#schemas/courses/courseDesign.ts'
import type { courseTemplates } from '#schemas/courses/courseTemplate.ts'
import type { courseVersions } from '#schemas/courses/courseVersion.ts'
import type { allMarkProperties } from '#schemas/courses/mark.ts'
import type { importedMarks } from '#schemas/courses/marksImport.ts'
import type { dryRun } from '#schemas/platform/dryRun.ts'
import type { inputError } from '#schemas/platform/problem.ts'
import type { Static } from '#schemas/schema.ts'
import type { Language } from '#values/language.ts'
import type { CourseSuggestion } from '../../steps/coursePage.ts'
import type { CoursesWords } from '../../words/en.ts'

export type Course = Static<typeof designedCourse>
export type CourseMark = Course['markConfigurations'][number]
export type Template = Static<typeof courseTemplates>[number]
export type ClubMark = Static<typeof allMarkProperties>[number]
export type Version = Static<typeof courseVersions>[number]
export type DryRun = Static<typeof dryRun>
export type Imported = Static<typeof importedMarks>
export type InputError = Static<typeof inputError>
export type DesignerWords = CoursesWords['designer'] &
  PageWords['tableImport'] & { readonly move: CoursesWords['move'] }

/** Everything that the script needs for the first screen. */
export interface CoursePageData {
  readonly regatta: string
  readonly language: Language
  /** The time zone of the venue. */
  readonly zone: string
  readonly words: DesignerWords
  readonly mayDesign: boolean
  readonly design: CourseSuggestion
  /** The answer to the form as it begins. Its picture is on the page. */
  readonly designed?: Course | undefined
  /** The race of the page is the first one. */
  readonly races: readonly Race[]
  readonly marks: readonly PageMark[]
  readonly map: Settings['map']
}

export interface Race {
  readonly raceColumn: string
  readonly fleet: string
  readonly name: string
  /** The end of paths of its course. */
  readonly path: string
}

interface PageMark {
  readonly id: string
  readonly name: string
  readonly isOfCourse: boolean
  readonly position?: Position
}
