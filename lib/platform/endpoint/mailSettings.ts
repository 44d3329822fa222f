import type { MailSettings } from './context.ts'

/**
 * Absent: the service sends no mail.
 * @throws Error with a message for the operator
 */
export const mailOf = (
  from: string | undefined,
  smtpUrl: string | undefined,
  publicUrl: string | undefined,
  isLocal: boolean,
): MailSettings | undefined => {
  if (from === undefined && smtpUrl === undefined) return undefined
  // On AWS, only the function that sends mails has the address of the mail server.
  const isComplete =
    from !== undefined && publicUrl !== undefined && (smtpUrl !== undefined || !isLocal)
  if (!isComplete)
    throw new Error(
      'mail needs SMTP_URL, MAIL_FROM and PUBLIC_URL: set all three, or neither SMTP_URL nor MAIL_FROM',
    )
  if (!isSmtp(smtpUrl))
    throw new Error('SMTP_URL must be an address such as smtp://user:password@mail.example.org:587')
  return { from, smtpUrl }
}

const isSmtp = (smtpUrl: string | undefined): boolean =>
  smtpUrl === undefined ||
  (URL.canParse(smtpUrl) && ['smtp:', 'smtps:'].includes(new URL(smtpUrl).protocol))
