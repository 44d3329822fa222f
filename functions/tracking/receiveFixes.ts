import { endpoint } from '#endpoint'
import { fixesMax, receivedFixes, sentFixes } from '#schemas/tracking/fixes.ts'
import { keysOfSentFixes, receiveFixes } from '#tracking/steps/receiveFixes.ts'

export const { declaration, handler } = endpoint({
  name: 'receiveFixes',
  summary: 'Send the positions of a device',
  description:
    `At most ${fixesMax} positions, in any order. Callers need not sign in. A device that was never ` +
    'mapped has positions in 120 minutes at most, which are kept for a day. No regatta shows what was ' +
    'received before the device was mapped in it. The id of the device is the secret. Positions can be repeated and late. A time ' +
    'may be ahead of the clock of the service by 24 hours; the position is visible from that time ' +
    'on. One position with a mistake refuses all of them, unless `partial=true`. Errors of the device do not.',
  routes: ['POST /sailingserver/api/v1/gps_fixes'],
  guard: { kind: 'public' },
  input: sentFixes,
  takesLargeBody: true,
  fetchesMore: keysOfSentFixes,
  reply: { status: 200, body: receivedFixes },
  run: async ({ context, input }) => {
    const refused = await receiveFixes(context, input)
    return refused.length === 0 ? {} : { refused }
  },
})
