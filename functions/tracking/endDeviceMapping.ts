import { endpoint } from '#endpoint'
import { deviceMappingEnd } from '#schemas/races/deviceMapping.ts'
import { endDeviceMapping, prefetchForEnd } from '#tracking/steps/deviceMappings.ts'

export const { declaration, handler } = endpoint({
  name: 'endDeviceMapping',
  summary: 'End the mapping of a device',
  description:
    'The first open mapping ends. Everybody who knows the id of the device may end its mapping. With ' +
    'the permission, the id from the list of devices is enough.',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/device_mappings/end'],
  guard: { kind: 'public' },
  input: deviceMappingEnd,
  fetches: [{ type: 'LEADERBOARD', id: 'leaderboard' }],
  fetchesMore: prefetchForEnd,
  reply: { status: 200 },
  errors: ['not-found', 'unknown-reference', 'unauthenticated', 'forbidden'],
  run: ({ context, input }) => endDeviceMapping(context, input),
})
