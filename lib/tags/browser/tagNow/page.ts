/** The page of *Tag now*, as the service has rendered it. */
import { languageOfPage, wordsOfPage } from '#browser/pageWords.ts'
import type { PageWords } from '#page/words/en.ts'
import type { Page, TaggingData } from '../../pages/tagNow/moment.ts'
import type { OwnTag } from '../../pages/tags.tsx'
import type { TagsWords } from '../../words/en.ts'

/** In the language of the page. */
export const { tagNow: words } = wordsOfPage() as PageWords['requests'] & {
  readonly tagNow: TagsWords['tagNow']
}

/** The tag of the user that an element of the list shows. */
export const ownTagOf = ({ dataset }: HTMLElement) => JSON.parse(dataset.own ?? '{}') as OwnTag

/** With the path of the service worker. */
export const readPage = (): Page & { readonly worker: string | undefined } => {
  const { user = '', tagging = '{}' } = document.getElementById('tagging')?.dataset ?? {}
  const own: NodeListOf<HTMLElement> = document.querySelectorAll('[data-own]')
  const listed = [...own].map((tag) => ownTagOf(tag).id)
  const { zone = 'UTC', worker } = document.getElementById('content')?.dataset ?? {}
  const data = JSON.parse(tagging) as TaggingData
  return { ...data, user, listed, zone, worker, words, language: languageOfPage() }
}
