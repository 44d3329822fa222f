/** The page of *Tag now*, as the service has rendered it. */
import { wordsOfPage } from '#browser/pageWords.ts'
import type { PageWords } from '#page/words/en.ts'
import type { TaggingData } from '../../pages/tagNow.tsx'
import type { OwnTag } from '../../pages/tags.tsx'
import type { TagsWords } from '../../words/en.ts'

/** In the language of the page. */
export const { tagNow: words } = wordsOfPage() as PageWords['requests'] & {
  readonly tagNow: TagsWords['tagNow']
}

export interface Page extends TaggingData {
  readonly user: string
  /** The ids of the user's tags in the list of the page. */
  readonly listed: readonly string[]
}

/** The tag of the user that an element of the list shows. */
export const ownTagOf = ({ dataset }: HTMLElement) => JSON.parse(dataset.own ?? '{}') as OwnTag

export const readPage = (): Page => {
  const { user = '', tagging = '{}' } = document.getElementById('tagging')?.dataset ?? {}
  const own: NodeListOf<HTMLElement> = document.querySelectorAll('[data-own]')
  const listed = [...own].map((tag) => ownTagOf(tag).id)
  return { ...(JSON.parse(tagging) as TaggingData), user, listed }
}
