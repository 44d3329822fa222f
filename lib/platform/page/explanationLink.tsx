import { whyLink } from '#endpoint/failurePage.ts'
import type { Language } from '#values/language.ts'
import { pageWords } from './words/pageWords.ts'

interface Props {
  readonly permission: string
  readonly language: Language
}

export const ExplanationLink = ({ permission, language }: Props) => (
  <a class="action" href={whyLink(permission)}>
    {pageWords[language].failure.explain}
  </a>
)
