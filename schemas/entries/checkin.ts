import { Type } from '@sinclair/typebox'
import { registrationSecret } from '../races/regattaFields.ts'
import { input, text } from '../schema.ts'

const forApp = (what: string) =>
  Type.Optional(text(`The ${what} that a phone with the app is mapped to`, { maxLength: 1024 }))

/** The query that the phone app reads. */
export const checkin = input({
  event_id: text('The id of the event', { minLength: 1, maxLength: 1024 }),
  leaderboard_name: Type.Optional(
    text('The name of the leaderboard and its regatta; absent: that of the event', {
      maxLength: 1024,
    }),
  ),
  secret: registrationSecret,
  competitor_id: forApp('competitor'),
  boat_id: forApp('boat'),
  mark_id: forApp('mark'),
})
