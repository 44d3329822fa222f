/** Mails in tests: a mail server on this machine, and the stream and the queue, moved on by the test. */
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { marshall } from '@aws-sdk/util-dynamodb'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'
import { runIn } from '#feed/background/background.ts'
import type { QueueEvent } from '#feed/background/deliverMessages.ts'
import { isMailMessage } from '#feed/background/mailQueue.ts'
import { spreadEvents } from '#feed/background/spreadEvents.ts'
import { pageOfWaitingMessages, waitingMessageOf } from '#feed/items/waitingMessages.ts'
import { sendMail } from '#people/background/sendMail.ts'
import { smtpOf } from '#people/background/smtp.ts'
import { removalOf } from '#table/items.ts'
import { Store } from '#table/store.ts'
import { readAllItems } from '../../scripts/tableItems.ts'
import type { TestService } from './functions.ts'

export interface ReceivedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** As it came. */
  readonly source: string
}

/** Quoted-printable, without its soft ends of lines. */
const decoded = (body: string): string =>
  Buffer.from(
    body
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16))),
    'latin1',
  ).toString()

/** Encoded words (RFC 2047) on folded lines. */
const subjectIn = (header: string): string =>
  decoded(
    header
      .replaceAll(/\r\n(?=[ \t])/g, '')
      .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=(?:\s+(?==\?))?/g, (_, words: string) =>
        words.replaceAll('_', ' '),
      ),
  )

const received = (source: string): ReceivedMail => {
  const [head = '', ...body] = source.split('\r\n\r\n')
  const headerOf = (name: string) =>
    new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(head)?.[1] ?? ''
  const whole = body.join('\r\n\r\n')
  const isQuoted = /quoted-printable/i.test(headerOf('Content-Transfer-Encoding'))
  return {
    to: headerOf('To'),
    subject: subjectIn(headerOf('Subject')),
    text: isQuoted ? decoded(whole) : whole,
    source,
  }
}

/** Starts a mail server for the tests of a file. */
export const startMailServer = async () => {
  const mails: ReceivedMail[] = []
  let refuses = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      void text(stream).then((source) => {
        if (refuses) {
          done(new Error('try again later'))
          return
        }
        mails.push(received(source))
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  afterAll(() => {
    server.close()
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The mails since the last call. */
    take: () => mails.splice(0),
    refuse: (isRefusing: boolean) => {
      refuses = isRefusing
    },
  }
}

/** Passes the waiting mails to their function, as the stream and the queue do. */
export const mailsOf = ({ services, tableName, endpoint }: TestService) => {
  const store = () => new Store(services.table)
  const spread = runIn({ name: 'spreadEvents' }, spreadEvents, services)
  const send = runIn(
    { name: 'sendMail' },
    async ({ context }, { Records }: QueueEvent) => {
      for (const { body } of Records) {
        const message = JSON.parse(body) as object
        if (!isMailMessage(message)) throw new Error(body)
        await sendMail(context, message.mailId, smtpOf(context.settings))
      }
    },
    services,
  )
  const waiting = async () =>
    (await readAllItems({ tableName, endpoint })).filter(({ PK }) => PK.startsWith('MAIL#'))
  const spreadAll = async () => {
    for (const item of await waiting()) {
      const { PK, SK } = item
      const dynamodb = {
        ApproximateCreationDateTime: Date.now() / 1000,
        SequenceNumber: '1',
        Keys: marshall({ PK, SK }),
        NewImage: marshall(item),
      }
      await spread({ Records: [{ eventID: PK, eventName: 'INSERT', dynamodb }] })
    }
  }
  /** A message that fails stays, as in a queue. */
  const sendAll = async () => {
    const { items } = await store().query(pageOfWaitingMessages(undefined))
    for (const item of items) {
      await send({ Records: [{ body: waitingMessageOf(item).body }] })
      await store().write([removalOf({ item })])
    }
  }
  return {
    waiting,
    sendAll,
    work: async () => {
      await spreadAll()
      await sendAll()
    },
  }
}
