import { background } from '#feed/background/background.ts'
import type { QueueEvent } from '#feed/background/deliverMessages.ts'
import type { MailMessage } from '#feed/background/mailQueue.ts'
import { sendMail } from '#people/background/sendMail.ts'
import { smtpOf } from '#people/background/smtp.ts'

export const { declaration, handler } = background({
  name: 'sendMail',
  summary: 'Send a mail',
  /** @throws Error when the mail server does not take it. Then the queue passes the message again. */
  run: async ({ context, count }, { Records }: QueueEvent) => {
    for (const { body } of Records) {
      const { mailId } = JSON.parse(body) as MailMessage
      count(await sendMail(context, mailId, smtpOf(context.settings)), 1)
    }
  },
})
