import { endpoint } from '#endpoint'
import { markPing } from '#schemas/courses/mark.ts'
import type { Static } from '#schemas/schema.ts'
import { loadPing, pingMark } from '#tracking/steps/pings.ts'

const pingIn = ({ leaderboard, markId, ...values }: Static<typeof markPing>) => ({
  leaderboard,
  markId,
  sent: { latitude: values.latitude, longitude: values.longitude, time: values.timestamp },
  names: { latitude: 'latitude', longitude: 'longitude', time: 'timestamp' },
})

export const { declaration, handler } = endpoint({
  name: 'pingMark',
  summary: 'Report the position of a mark',
  description:
    'The position counts from its time on, and is the last known position of the mark unless ' +
    'that is newer. A repeated position changes nothing; another one at the same time replaces ' +
    'it. A time may be ahead of the clock of the service by 24 hours. The `secret` that existing ' +
    'clients send has no effect.',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/marks/{markId}/gps_fixes'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['PING'], id: 'leaderboard' },
  input: markPing,
  load: ({ context, input }) => loadPing(context.store, pingIn(input)),
  reply: { status: 200 },
  errors: ['not-found'],
  run: ({ context, input }) => pingMark(context, pingIn(input)),
})
