/** The page on which a user sets a new password. Only its script reads the secret in the link. */
import { paths as script } from '../browser/link.ts?file'
import { TextTemplate } from '#page/components/textTemplate.tsx'
import { Form, pageWithForms } from '#page/forms.tsx'
import type { Language } from '#values/language.ts'
import { peopleWords } from '../words/peopleWords.ts'

const showReset = pageWithForms(script)

/** The header has no links: one that leads away would lose the secret. */
export const resetPage = (language: Language) => {
  const words = peopleWords[language].reset
  return showReset({
    title: words.title,
    language,
    words: { incomplete: words.incomplete },
    main: (
      <>
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
        <p id="status" role="status" tabindex={-1}>
          {words.reading}
        </p>
        <TextTemplate id="madeBy" of={words.madeBy} />
        <TextTemplate id="made" of={words.made} />
        <section id="answer" hidden>
          <Form
            action="/security/api/restsecurity/password_reset/accept"
            hidden={{ secret: '' }}
            done={words.isSet}
            next="/account"
            button={words.set}
          >
            <label>
              {words.userName} <input id="user" autocomplete="username" readonly />
            </label>
            <label>
              {words.newPassword}{' '}
              <input name="password" type="password" autocomplete="new-password" required />
            </label>
          </Form>
        </section>
      </>
    ),
  })
}
