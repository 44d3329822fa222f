import { endpoint } from '#endpoint'
import { newWind, windResults } from '#schemas/tracking/wind.ts'
import { answerWind, keysOfWind } from '#tracking/steps/wind.ts'

export const { declaration, handler } = endpoint({
  name: 'putWind',
  summary: 'Check which races would take wind',
  description:
    'For existing clients. Wind is not kept: the answer has `false` for every fix. Races are left ' +
    'out on which the caller lacks `TRACKED_RACE:UPDATE`.',
  routes: ['PUT /sailingserver/api/v1/wind/putWind'],
  guard: { kind: 'signed-in' },
  input: newWind,
  fetchesMore: keysOfWind,
  reply: { status: 200, body: windResults },
  run: ({ context, input }) =>
    answerWind(context, input.regattaNamesAndRaceNames, {
      fixCount: input.windData.length,
      sourceType: input.windSourceType,
    }),
})
