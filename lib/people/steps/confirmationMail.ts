import type { Context } from '#endpoint/context.ts'
import { mailWrites } from '#endpoint/mail.ts'
import type { Write } from '#table/items.ts'
import type { Language } from '#values/language.ts'

interface Profile {
  readonly username: string
  readonly email?: string | undefined
}

/** The write that sends a link to a new address. */
export const confirmationMail = async (
  context: Context,
  { username: userName, email = '' }: Profile,
  network: string,
  language: Language,
): Promise<readonly Write[]> =>
  email === '' ? [] : mailWrites(context, network, { kind: 'confirmation', userName, language })
