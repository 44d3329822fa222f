import { Type } from '@sinclair/typebox'
import { regattaName } from '../races/regattaFields.ts'
import { input, reply, text } from '../schema.ts'

const connectionId = text('The connection, as the gateway names it', { maxLength: 128 })

/** The gateway sends it, and no client. */
export const liveConnection = input({ connectionId })

export const liveSubscription = input({ connectionId, regatta: regattaName })

export const subscribed = reply({
  type: Type.Literal('subscribed'),
  regatta: Type.String(),
  cursor: text('For `after` of the feed: the changes since the subscription follow it'),
})

export const unsubscribed = reply({ type: Type.Literal('unsubscribed'), regatta: Type.String() })
