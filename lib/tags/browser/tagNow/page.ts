/** The page of *Tag now*, as the service has rendered it. */
import type { TaggingData } from '../../pages/tagNow.ts'
import type { OwnTag } from '../../pages/tags.ts'

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
