/** The page on which a user confirms an e-mail address. A program that only opens links confirms nothing. */
import { paths as script } from '../browser/link.ts?file'
import { Form, pageWithForms } from '#page/forms.tsx'
import type { Language } from '#values/language.ts'
import { peopleWords } from '../words/peopleWords.ts'

const showConfirmation = pageWithForms(script)

/** The header has no links: one that leads away would lose the secret. */
export const confirmPage = (language: Language) => {
  const words = peopleWords[language].confirm
  return showConfirmation({
    title: words.title,
    language,
    main: (
      <>
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
        <p>{words.press}</p>
        <Form
          action="/security/api/restsecurity/user/confirm_email"
          hidden={{ secret: '' }}
          done={words.confirmed}
          next="/account"
          button={words.confirm}
        />
      </>
    ),
  })
}
