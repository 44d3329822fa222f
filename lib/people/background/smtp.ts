/** Sends mails through a mail server. */
import { createTransport } from 'nodemailer'
import type { Context } from '#endpoint/context.ts'
import { isLoopbackHost } from '#values/publicUrl.ts'

export interface MailText {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** @throws Error when the mail server does not take the mail */
export type Smtp = (mail: MailText) => Promise<void>

/** Lambda ends the function after 25 seconds. */
const [connectMillis, answerMillis] = [5000, 10_000]

export const smtpOf = ({ mail }: Pick<Context['settings'], 'mail'>): Smtp => {
  if (mail?.smtpUrl === undefined) throw new Error('the environment variable SMTP_URL is missing')
  const { from, smtpUrl } = mail
  const transport = createTransport({
    url: smtpUrl,
    // Otherwise the password of the server, and the links, could be sent in plain text.
    requireTLS: !isLoopbackHost(new URL(smtpUrl).hostname),
    connectionTimeout: connectMillis,
    greetingTimeout: connectMillis,
    socketTimeout: answerMillis,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ to, subject, text }) => {
    const headers = { 'Auto-Submitted': 'auto-generated' }
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers })
  }
}
