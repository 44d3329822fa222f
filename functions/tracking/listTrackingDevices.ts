import { changeableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { trackingDevices, trackingDevicesFilter } from '#schemas/tracking/trackingDevice.ts'
import { listTrackingDevices, prefetchForDevices } from '#tracking/steps/trackingDevices.ts'

export const { declaration, handler } = endpoint({
  name: 'listTrackingDevices',
  summary: 'List the devices of a regatta',
  description:
    'The devices of competitors and marks with their last positions. It changes nothing. With the ' +
    'secret of the registration link, a caller who knows the id of a device sees that device. The ' +
    'device of a competitor has an id for this regatta, unless the caller knows the full one. Other ' +
    'responses contain a hash of the id only.',
  routes: [
    'POST /sailingserver/api/v1/regattas/{regattaName}/tracking_devices',
    'GET /sailingserver/api/v1/leaderboards/{regattaName}/tracking_devices',
  ],
  guard: changeableByLink('REGATTA', 'regattaName'),
  input: trackingDevicesFilter,
  fetchesMore: prefetchForDevices,
  reply: { status: 200, body: trackingDevices },
  errors: ['not-found'],
  run: ({ context, input }) => listTrackingDevices(context, input),
})
