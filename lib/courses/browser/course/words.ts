import { wordsOfPage } from '#browser/pageWords.ts'
import type { PageWords } from '#page/words/en.ts'
import type { CoursesWords } from '../../words/en.ts'

/** In the language of the page. */
export const { designer: words } = wordsOfPage() as PageWords['requests'] & {
  readonly designer: CoursesWords['designer']
}
