import { wordsOfPage } from '#browser/pageWords.ts'
import type { PageWords } from '#page/words/en.ts'
import type { CoursesWords } from '../../words/en.ts'

/** In the language of the page. */
export const { designer: words, move: moveWords } = wordsOfPage() as PageWords['requests'] &
  Pick<CoursesWords, 'designer' | 'move'>
