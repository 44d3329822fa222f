/** The queue of mails: SQS, or the table on a machine without SQS. */
import { SQSClient, SendMessageCommand } from '@aws-sdk/client-sqs'
import { partsOf } from '#table/key.ts'
import { putWaitingMessages } from '../items/waitingMessages.ts'
import type { Work } from './background.ts'

/** A mail, as it waits in the queue. The table has what it needs. */
export interface MailMessage {
  readonly mailId: string
}

/** Whether the message of a queue is about a mail. */
export const isMailMessage = (message: object): message is MailMessage => 'mailId' in message

let client: SQSClient | undefined

export const queueMail = async (
  { services: { settings }, context }: Work,
  partition: string,
): Promise<void> => {
  const { mailQueueUrl, isLocal } = settings
  const body = JSON.stringify({ mailId: partsOf(partition)[1] ?? '' } satisfies MailMessage)
  if (mailQueueUrl !== undefined) {
    client ??= new SQSClient({})
    await client.send(new SendMessageCommand({ QueueUrl: mailQueueUrl, MessageBody: body }))
  } else {
    if (!isLocal) throw new Error('the environment variable MAIL_QUEUE_URL is missing')
    await context.store.write(putWaitingMessages([{ dueMillis: context.nowMillis, body }]))
  }
}
