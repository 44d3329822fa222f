import { may } from '#access/readable.ts'
import { namedObject } from '#values/objectId.ts'
import type { Context } from '#endpoint/context.ts'
import { Failure, type Wording } from '#values/failure.ts'
import type { Device } from '#courses/rules/positioning.ts'
import type { LastFix } from '#positions/items/fixes.ts'

export const mayChange = (context: Context, name: string): Promise<boolean> =>
  may(context, namedObject('LEADERBOARD', name), 'START')

export const unknown = (name: string, detail: Wording): Failure =>
  new Failure('unknown-reference', detail, {
    errors: [{ pointer: `/${name}`, code: 'unknown', detail: 'must belong to the regatta' }],
  })

export const describeDevice = (deviceId: Device, { fix, ...clock }: LastFix) => ({
  deviceId,
  ...(fix && {
    lastGPSFix: {
      type: 'GPSFix' as const,
      lat_deg: fix.latitude,
      lon_deg: fix.longitude,
      unixtime: fix.timeMillis,
    },
  }),
  ...clock,
})
