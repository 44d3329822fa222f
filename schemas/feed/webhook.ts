import { Type } from '@sinclair/typebox'
import { uuid } from '../platform/common.ts'
import { feedEventTypes } from './feedEventTypes.ts'
import { pageRange } from '../platform/page.ts'
import { exact, flag, input, integer, nullable, reply, text } from '../schema.ts'

export const deliveriesAtOnceMax = 100

const urlCharactersMax = 2000

const eventType = Type.Unsafe<(typeof feedEventTypes)[number]>({
  type: 'string',
  enum: [...feedEventTypes],
})

export const newWebhook = input({
  url: text(
    'The address of the receiver: https, port 443 or 8443, and a host on the internet by its name',
    { minLength: 1, maxLength: urlCharactersMax },
  ),
  regatta: text('The name of the regatta whose events are sent', { minLength: 1, maxLength: 256 }),
  types: Type.Optional(
    Type.Array(eventType, {
      minItems: 1,
      maxItems: feedEventTypes.length,
      uniqueItems: true,
      description: 'The types of events to send; absent: all types',
    }),
  ),
  description: Type.Optional(text('A note for the users who see the webhook', { maxLength: 200 })),
})

export const webhookReference = input({
  id: Type.String({ ...uuid, description: 'The id of the webhook' }),
})

export const webhookQuery = input({
  ...pageRange,
  regatta: Type.Optional(
    text('All webhooks of this regatta, for callers with `UPDATE` on it; absent: the own ones', {
      minLength: 1,
      maxLength: 256,
    }),
  ),
})

export const deliveryQuery = input({ ...webhookReference.properties, ...pageRange })

const stored = {
  id: Type.String(),
  url: Type.String(),
  regatta: Type.String(),
  types: nullable(Type.Array(eventType), 'Null: all types'),
  description: nullable(Type.String()),
  createdBy: text('The user with whose permissions events are sent'),
  createdAt: Type.Integer(),
  state: text(
    '`paused`: events wait until `pausedUntil`, or until the receiver responds to a test call; ' +
      '`switchedOff`: no events are sent until a test call succeeds',
    { enum: ['active', 'paused', 'switchedOff'] },
  ),
  switchedOffAt: nullable(Type.Integer()),
  reason: nullable(Type.String(), 'Why the webhook was switched off'),
  pausedUntil: nullable(
    Type.Integer(),
    'Set when the receiver did not respond in time to several events, one after the other',
  ),
  failingSince: nullable(
    Type.Integer(),
    'The first failed attempt since the last successful one; null: the last one was successful',
  ),
}

export const webhook = reply(stored)

export const webhooks = Type.Array(webhook)

export const createdWebhook = reply({
  ...stored,
  secret: Type.Optional(
    text('The signing secret. Shown only here; absent when the request is repeated'),
  ),
})

const attempt = exact({
  attempt: integer('Counts from 1'),
  time: Type.Integer(),
  milliseconds: Type.Integer(),
  status: nullable(Type.Integer(), 'The status of the response; null: no response arrived'),
  error: nullable(Type.String(), 'Why the attempt failed; null: it was successful'),
})

export const deliveries = Type.Array(
  reply({
    eventId: text('The `id` of the event, and the header `webhook-id`'),
    type: text('The type of the event'),
    eventTime: Type.Integer(),
    state: text(
      '`pending`: another attempt follows; `dropped`: the event is not sent, for the `reason`',
      { enum: ['pending', 'delivered', 'failed', 'dropped'] },
    ),
    reason: nullable(Type.String()),
    nextAttemptAt: nullable(Type.Integer()),
    attempts: Type.Array(attempt),
  }),
  { description: 'Newest first, by the times of the events' },
)

export const webhookTest = reply({
  delivered: flag('Whether the receiver responded with a status of 2xx in time'),
  eventId: nullable(Type.String(), 'The `id` of the event; null: none was sent'),
  status: nullable(Type.Integer(), 'The status of the response; null: no response arrived'),
  error: nullable(Type.String(), 'Why the event was not delivered; null: it was'),
  milliseconds: nullable(Type.Integer()),
})
