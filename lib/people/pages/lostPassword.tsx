/** A link for somebody who has lost the password. */
import { Folded } from '#page/components/folded.tsx'
import { Form, LinkOutput } from '#page/forms.tsx'
import type { Language } from '#values/language.ts'
import { peopleWords } from '../words/peopleWords.ts'

export const LostPassword = ({ language }: { readonly language: Language }) => {
  const words = peopleWords[language].lost
  return (
    <Folded id="lost" heading={words.heading}>
      <p>{words.about}</p>
      <Form
        action="/security/api/restsecurity/password_reset"
        done=""
        button={words.make}
        isSecondary
      >
        <label>
          {words.userName}{' '}
          <input
            name="username"
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            required
          />
        </label>
        <LinkOutput language={language} text={words.passOn} />
      </Form>
    </Folded>
  )
}
