/** The network in which the receivers of webhooks are. */
import { type Resolve, resolveHost } from './receiverAddress.ts'
import { type Send, sendEvent } from './sendEvent.ts'

export interface Outbound {
  readonly resolve: Resolve
  readonly send: Send
}

const internet: Outbound = { resolve: resolveHost, send: sendEvent }

export const outboundOf = ({
  processState,
}: {
  readonly processState: { readonly outbound?: Outbound }
}): Outbound => processState.outbound ?? internet
