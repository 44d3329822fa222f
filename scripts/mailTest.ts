/** `npm run operate -- mail-test ADDRESS`: sends a mail with the settings of the environment. */
import { smtpOf } from '#people/background/smtp.ts'
import { mailOf } from '#endpoint/mailSettings.ts'
import { publicUrlOf } from '#values/publicUrl.ts'
import { runCommand } from './command.ts'

const usage =
  'SMTP_URL=… MAIL_FROM=… PUBLIC_URL=… npm run operate -- mail-test ADDRESS\n\nThe three variables are those of the service.'

const run = async (): Promise<void> => {
  const [address, ...more] = process.argv.slice(2)
  if (address === undefined || more.length > 0 || !address.includes('@')) throw new Error(usage)
  const { MAIL_FROM, SMTP_URL, PUBLIC_URL } = process.env
  const publicUrl = publicUrlOf(PUBLIC_URL)
  const mail = mailOf(MAIL_FROM, SMTP_URL, publicUrl, true)
  if (mail === undefined) throw new Error(usage)
  const text = `The mail of ${publicUrl ?? ''} is set up.\n`
  await smtpOf({ mail })({ to: address, subject: 'Committee Boat: a test', text })
  console.log(`The mail server took the mail to ${address}. Look whether it arrives.`)
}

runCommand(run, 2)
