/** The e-mail address of a user, whether it is confirmed, and the form that changes it. */
import { Name } from '#page/components/name.tsx'
import { Text } from '#page/components/text.tsx'
import { Form } from '#page/forms.tsx'
import type { Language } from '#values/language.ts'
import { peopleWords } from '../words/peopleWords.ts'

export interface OwnAddress {
  /** Empty: the user has none. */
  readonly email: string
  readonly isConfirmed: boolean
  /** The rest of the profile, which a change of the address keeps. */
  readonly fullName: string
  readonly company: string
}

interface Props {
  readonly userName: string
  readonly address: OwnAddress
  readonly language: Language
}

const user = '/security/api/restsecurity/user'

export const OwnAddressPart = ({ userName, address, language }: Props) => {
  const words = peopleWords[language].address
  const { email, isConfirmed, fullName, company } = address
  const state = isConfirmed ? words.confirmed : words.unconfirmed
  return (
    <section>
      <h2>{words.heading}</h2>
      <p>
        <Text of={email === '' ? words.absent : state} address={<Name>{email}</Name>} />
      </p>
      {email !== '' && !isConfirmed && (
        <Form
          action={`${user}/send_confirmation`}
          done={words.sent}
          button={words.send}
          isSecondary
        />
      )}
      <Form
        action={user}
        method="PUT"
        hidden={{ username: userName, fullName, company }}
        done={words.saved}
        button={words.save}
        isSecondary
      >
        <label>
          {words.newAddress}{' '}
          <input name="email" type="email" autocomplete="email" maxlength={254} required />
        </label>
      </Form>
    </section>
  )
}
