/** Sends a mail that a request has asked for. It makes the secrets in it, so that nothing else ever has them. */
import { isLanguage, type Language } from '#values/language.ts'
import type { Context } from '#endpoint/context.ts'
import { countForUser, type Mail, mailLifeMillis, readMail } from '#endpoint/items/mails.ts'
import { readUser, readUsers, type StoredUser } from '#access/items/users.ts'
import { removalOf, type Write } from '#table/items.ts'
import { fill } from '#values/words.ts'
import { hashOfAddress, namesAtAddress, putConfirmation } from '../items/confirmations.ts'
import { hashOfSecret, newLinkSecret } from '../items/linkSecrets.ts'
import { secretOfMail } from '#rights/steps/mailedSecret.ts'
import { newPasswordReset } from '../steps/passwordReset.ts'
import { peopleWords } from '../words/peopleWords.ts'
import type { MailText, Smtp } from './smtp.ts'

type MailContext = Pick<Context, 'store' | 'nowMillis' | 'settings'>

type Outcome = 'sent' | 'refused' | 'gone'

const hourMillis = 60 * 60 * 1000
const confirmationMillis = 24 * hourMillis

/** A mail that is passed again is sent again, with a newer link, unless all was sent. */
export const sendMail = async (context: MailContext, id: string, smtp: Smtp): Promise<Outcome> => {
  const { store, nowMillis } = context
  const mail = await readMail(store, id)
  if (mail === undefined) return 'gone'
  const isLate = mail.createdMillis + mailLifeMillis < nowMillis
  const drafts = isLate ? [] : await draftsOf(context, id, mail)
  let sent = 0
  for (const { text, countsFor, writes } of drafts) {
    const counted = await countForUser(store, countsFor, { id, kind: mail.kind }, nowMillis)
    if (counted === undefined || !isAddress.test(text.to)) continue
    await store.write([...counted, ...writes])
    await smtp(text)
    sent += 1
  }
  await store.write([removalOf(mail)])
  return sent > 0 ? 'sent' : 'refused'
}

/** Without the characters that separate and quote addresses. */
const isAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

interface Draft {
  readonly text: MailText
  /** The user whose limit of mails counts it. */
  readonly countsFor: string
  readonly writes: readonly Write[]
}

const draftsOf = async (
  context: MailContext,
  id: string,
  mail: Mail,
): Promise<readonly Draft[]> => {
  const { store } = context
  const language = languageOf(mail.language)
  if (mail.kind === 'reset') {
    const users = await usersOf(store, mail)
    return users.map((user) => resetDraft(context, user, language))
  }
  const user = await readUser(store, mail.userName ?? '')
  if (user === undefined) return []
  return mail.kind === 'confirmation'
    ? confirmationDrafts(context, user, language)
    : [invitationDraft(context, id, mail, user, language)]
}

const languageOf = (text: string): Language => (isLanguage(text) ? text : 'en')

/** The users who have confirmed their address: that of the mail, if it names one. */
const usersOf = async (store: MailContext['store'], { userName, address }: Mail) => {
  const names = userName === undefined ? await namesAtAddress(store, address ?? '') : [userName]
  const users = await readUsers(store, names)
  return users.filter(
    ({ email, emailConfirmed }) =>
      emailConfirmed === true &&
      email !== null &&
      (address === undefined || hashOfAddress(address) === hashOfAddress(email)),
  )
}

const linkTo = ({ settings }: MailContext, page: string, secret: string, language: Language) =>
  `${settings.publicUrl ?? ''}/${page}?lang=${language}#${secret}`

const letter = (
  { settings }: MailContext,
  to: string,
  [subject, text]: readonly [subject: string, text: string],
  values: Readonly<Record<string, string>>,
): MailText => {
  const all = { ...values, host: new URL(settings.publicUrl ?? '').host }
  return { to, subject: fill(subject, all), text: fill(text, all) }
}

const resetDraft = (context: MailContext, user: StoredUser, language: Language): Draft => {
  const { nowMillis: createdMillis } = context
  const words = peopleWords[language].mail
  const to = user.email ?? ''
  const times = { createdMillis, expiresMillis: createdMillis + hourMillis }
  const { secret, write } = newPasswordReset(user, undefined, times, hashOfAddress(to))
  const values = { user: user.name, link: linkTo(context, 'reset', secret, language) }
  return {
    text: letter(context, to, [words.resetSubject, words.resetText], values),
    countsFor: user.userId,
    writes: [write],
  }
}

const confirmationDrafts = (
  context: MailContext,
  { userId, name, email, emailConfirmed }: StoredUser,
  language: Language,
): readonly Draft[] => {
  if (email === null || email === '' || emailConfirmed === true) return []
  const words = peopleWords[language].mail
  const secret = newLinkSecret(userId)
  const confirmation = {
    userId,
    name,
    addressHash: hashOfAddress(email),
    secretHash: hashOfSecret(secret),
    expiresMillis: context.nowMillis + confirmationMillis,
  }
  const values = { user: name, link: linkTo(context, 'confirm', secret, language) }
  return [
    {
      text: letter(context, email, [words.confirmSubject, words.confirmText], values),
      countsFor: userId,
      writes: [putConfirmation(confirmation)],
    },
  ]
}

const invitationDraft = (
  context: MailContext,
  id: string,
  { address = '', keyVersion = 0 }: Mail,
  inviter: StoredUser,
  language: Language,
): Draft => {
  const words = peopleWords[language].mail
  const secret = secretOfMail(context.settings.tokenKeys, keyVersion, id)
  const values = { inviter: inviter.name, link: linkTo(context, 'join', secret, language) }
  return {
    text: letter(context, address, [words.inviteSubject, words.inviteText], values),
    countsFor: inviter.userId,
    writes: [],
  }
}
