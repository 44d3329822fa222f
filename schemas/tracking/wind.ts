import { Type } from '@sinclair/typebox'
import { degrees } from '../courses/courseValues.ts'
import { flag, input, integer, optional, reply, text } from '../schema.ts'

const angle = (description: string) => Type.Number({ minimum: -360, maximum: 360, description })

const windFix = input({
  position: input({ latitude_deg: degrees(90), longitude_deg: degrees(180) }),
  timepoint: integer('Milliseconds since 1970'),
  direction: optional(angle('The direction in which the wind blows, in degrees true')),
  bearing: optional(angle('The earlier name of `direction`')),
  speedinknots: Type.Number({ minimum: 0, maximum: 1000 }),
})

const raceNames = {
  regattaName: text('The name of the regatta', { maxLength: 1024 }),
  raceName: text('The name of the tracked race', { maxLength: 1024 }),
}

export const newWind = input({
  windData: Type.Array(windFix, { maxItems: 1000 }),
  regattaNamesAndRaceNames: Type.Array(input(raceNames), { maxItems: 100 }),
  windSourceType: text('`WEB` or `EXPEDITION`', { maxLength: 100 }),
  windSourceId: optional(text('From existing clients, without effect', { maxLength: 1024 })),
})

export const windResult = reply({
  regattaNameAndRaceName: reply(raceNames),
  answer: Type.Union([
    Type.Array(flag('Whether the fix was added: always false')),
    text('Why no fix was added'),
  ]),
})

export const windResults = Type.Array(windResult)
