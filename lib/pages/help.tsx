/** A page explains itself: the service serves no guides, and readers have no repository. */
import { Folded } from '#page/components/folded.tsx'
import type { Language } from '#values/language.ts'
import { sitePages } from './words/sitePages.ts'

interface Props {
  readonly page: 'account' | 'board' | 'home' | 'regatta'
  readonly language: Language
}

export const Help = ({ page, language }: Props) => {
  const words = sitePages[language].help
  return (
    <Folded id="help" heading={words.title}>
      <p>{words[page]}</p>
    </Folded>
  )
}
