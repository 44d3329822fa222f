import { endpoint } from '#endpoint'
import { deviceReference, deviceStatus } from '#schemas/tracking/trackingDevice.ts'
import { readLastFix } from '#positions/items/fixes.ts'
import { phoneOf } from '#courses/rules/positioning.ts'
import { describeDevice } from '#tracking/steps/devices.ts'

export const { declaration, handler } = endpoint({
  name: 'readDeviceStatus',
  summary: 'Read the last position of a device',
  description:
    'It changes nothing. The id of a device is a secret: callers who are signed in and know it see ' +
    'the last position, whether or not the device is mapped.',
  routes: ['POST /sailingserver/api/v1/tracking_devices/{deviceUuid}'],
  guard: { kind: 'signed-in' },
  input: deviceReference,
  reply: { status: 200, body: deviceStatus },
  run: async ({ context: { store, nowMillis }, input: { deviceUuid } }) => {
    const ever = { fromMillis: 0, toMillis: Infinity }
    const last = await readLastFix(store, deviceUuid, ever, nowMillis)
    return describeDevice(phoneOf(deviceUuid), last)
  },
})
