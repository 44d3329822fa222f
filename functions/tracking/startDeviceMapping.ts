import { changeableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { deviceMappingStart } from '#schemas/races/deviceMapping.ts'
import { startDeviceMapping, prefetchForStart } from '#tracking/steps/deviceMappings.ts'

export const { declaration, handler } = endpoint({
  name: 'startDeviceMapping',
  summary: 'Map a device to a competitor, a boat or a mark',
  description:
    'The mapping is open until it ends, and a device can have several. Needs one of the ids of a ' +
    'competitor, a boat and a mark. The start may lie in the past: earlier positions of the ' +
    'device count from then on, except those received before its first mapping in the regatta. The ' +
    'secret of the registration link replaces the permission for a competitor or mark without ' +
    'another device.',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/device_mappings/start'],
  guard: changeableByLink('LEADERBOARD', 'leaderboard'),
  input: deviceMappingStart,
  fetches: [{ type: 'REGATTA', id: 'leaderboard' }],
  fetchesMore: prefetchForStart,
  reply: { status: 200 },
  errors: ['not-found', 'unknown-reference'],
  run: ({ context, input }) => startDeviceMapping(context, input),
})
