/** The e-mail address of a user, and whether it is confirmed. */
import { Name } from '#page/components/name.tsx'
import { Text } from '#page/components/text.tsx'
import { Form } from '#page/forms.tsx'
import type { Language } from '#values/language.ts'
import { peopleWords } from '../words/peopleWords.ts'

export interface OwnAddress {
  readonly email: string
  readonly isConfirmed: boolean
}

interface Props {
  readonly address: OwnAddress
  readonly language: Language
}

export const OwnAddressPart = ({ address: { email, isConfirmed }, language }: Props) => {
  const words = peopleWords[language].address
  return (
    <section>
      <h2>{words.heading}</h2>
      <p>
        <Text
          of={isConfirmed ? words.confirmed : words.unconfirmed}
          address={<Name>{email}</Name>}
        />
      </p>
      {!isConfirmed && (
        <Form
          action="/security/api/restsecurity/user/send_confirmation"
          done={words.sent}
          button={words.send}
          isSecondary
        />
      )}
    </section>
  )
}
