/** What users do who have lost their password. */
import { Folded } from '#page/components/folded.tsx'
import { Form } from '#page/forms.tsx'
import type { Language } from '#values/language.ts'
import { peopleWords } from '../words/peopleWords.ts'

interface Props {
  readonly language: Language
  readonly hasMail: boolean
}

export const ForgotPassword = ({ language, hasMail }: Props) => {
  const { forgot: words, reset, lost } = peopleWords[language]
  if (!hasMail) return <p>{lost.ask}</p>
  return (
    <Folded id="forgot" heading={words.heading}>
      <p>{words.about}</p>
      <Form
        action="/security/api/restsecurity/forgot_password"
        done={words.sent}
        button={words.send}
        isSecondary
      >
        <label>
          {reset.userName} <input name="username" autocapitalize="none" spellcheck={false} />
        </label>
        <label>
          {words.address} <input name="email" type="email" />
        </label>
      </Form>
    </Folded>
  )
}
