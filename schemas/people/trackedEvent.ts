import { Type } from '@sinclair/typebox'
import { uuid } from '../platform/common.ts'
import { nameInPath } from '../platform/fields.ts'
import { flag, input, nullable, optional, reply, text } from '../schema.ts'

const reference = {
  eventId: Type.String({ ...uuid, description: 'The id of the event, perhaps on another server' }),
  leaderboardName: nameInPath('The name of the leaderboard'),
}

const limits = { maxLength: 200 }

const ids = {
  competitorId: optional(text('The competitor that the device tracks', limits)),
  boatId: optional(text('The boat that the device tracks', limits)),
  markId: optional(text('The mark that the device tracks', limits)),
}

export const newTrackedEvent = input({
  ...reference,
  isArchived: flag('Whether the event is archived, and lists omit it'),
  url: optional(text('The address of the server with the event', { maxLength: 1024 })),
  regattaSecret: optional(
    text('The secret of the registration link, which only you can read', { maxLength: 1024 }),
  ),
  trackedElements: Type.Array(
    input({ deviceId: text('The id of the device', { minLength: 1, ...limits }), ...ids }),
    { maxItems: 100, description: 'Elements whose id is not a UUID are ignored' },
  ),
})

export const trackedEventArchiving = input({
  ...reference,
  includeArchived: flag('Whether the event is archived'),
})

export const trackedEventReference = input(reference)

export const trackedEventFilter = input({
  includeArchived: Type.Optional(flag('Lists archived events too')),
})

export const trackedEvent = reply({
  eventId: Type.String(),
  leaderboardName: Type.String(),
  url: nullable(Type.String()),
  regattaSecret: nullable(Type.String()),
  isArchived: Type.Boolean(),
  trackedElements: Type.Array(
    reply({
      deviceId: Type.String(),
      competitorId: Type.Optional(Type.String()),
      boatId: Type.Optional(Type.String()),
      markId: Type.Optional(Type.String()),
    }),
  ),
  name: Type.Optional(text('The name of the event, if it is here and you can read it')),
  start: Type.Optional(nullable(Type.String(), 'ISO 8601')),
  end: Type.Optional(nullable(Type.String(), 'ISO 8601')),
  isOwner: Type.Optional(flag('Whether you own the event')),
})

export const trackedEvents = reply({
  trackedEvents: Type.Array(trackedEvent, { description: 'The latest change is at the end' }),
})
