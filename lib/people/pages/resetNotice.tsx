/** Tells users who made the link by which their password was set, and what the link has not ended. */
import { LocalTime } from '#page/components/localTime.tsx'
import { Name } from '#page/components/name.tsx'
import { Text } from '#page/components/text.tsx'
import { Form } from '#page/forms.tsx'
import type { Language } from '#values/language.ts'
import type { ResetNotice as Notice } from '../items/passwordResets.ts'
import { peopleWords } from '../words/peopleWords.ts'

interface Props {
  readonly notice: Notice
  readonly language: Language
}

const security = '/security/api/restsecurity'

export const ResetNotice = ({ notice, language }: Props) => {
  const words = peopleWords[language].notice
  const { makerName, createdMillis, usedMillis } = notice
  return (
    <section class="card">
      <h2>{words.heading}</h2>
      <p>
        <Text
          of={makerName === undefined ? words.made : words.madeBy}
          by={<Name>{makerName ?? ''}</Name>}
          made={<LocalTime millis={createdMillis} language={language} />}
          used={<LocalTime millis={usedMillis} language={language} />}
        />
      </p>
      <p>{words.stays}</p>
      <ul>
        <li>
          <a href="#keys">{words.keys}</a>
        </li>
        <li>
          <a href="/sailingserver/api/v1/webhooks">{words.webhooks}</a>
        </li>
        <li>
          <a href={`${security}/invitation`}>{words.invitations}</a>
        </li>
      </ul>
      <p>{words.notYou}</p>
      <Form
        action={`${security}/password_reset/notice`}
        method="DELETE"
        done={words.closed}
        button={words.close}
        isSecondary
      />
    </section>
  )
}
