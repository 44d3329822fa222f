/** The feed of a regatta: CloudEvents 1.0 in their JSON format. */
import { Type } from '@sinclair/typebox'
import { regattaName } from '../races/regattaFields.ts'
import { input, integer, reply, text } from '../schema.ts'

export const feedPageMax = 200

export const feedQuery = input({
  regattaName,
  after: Type.Optional(
    text('The position of the next page, from the `Link` of the previous one', { maxLength: 4096 }),
  ),
  limit: Type.Optional(
    integer('The largest number of events', { minimum: 1, maximum: feedPageMax }),
  ),
})

export const cloudEvent = reply({
  specversion: Type.Literal('1.0'),
  id: text('A UUID, the same in each response that contains the event'),
  source: text('The path of the regatta'),
  type: text('The kind of change, such as `race.course.saved`'),
  subject: text('`{raceColumn}/{fleet}`, the name of the race column, or the id of the mark'),
  time: text('The time of the change (RFC 3339)'),
  datacontenttype: Type.Literal('application/json'),
  data: Type.Record(Type.String(), Type.Unknown(), { description: 'Depends on the type' }),
})

export const cloudEvents = Type.Array(cloudEvent, { description: 'Oldest first' })
