/** The senders of requests, and their share in percent. */
export const callerNames = [
  ['chief', 36],
  ['owner', 24],
  ['member', 10],
  ['stranger', 8],
  ['anonymous', 7],
  ['basic', 6],
  ['session', 7],
  ['wrong', 2],
] as const

export type CallerName = (typeof callerNames)[number][0]
