import { endpoint } from '#endpoint'
import { newTrackingTimes, trackingTimes } from '#schemas/races/raceLog.ts'
import { timesOfParameters } from '#values/time.ts'
import { record, requireLoggedRace, writeLog } from '#races/steps/raceLogs.ts'

export const { declaration, handler } = endpoint({
  name: 'setTrackingTimes',
  summary: 'Set the start and the end of tracking of a race',
  description:
    'Positions from the start to the end of tracking belong to the race. A text counts before ' +
    'milliseconds. The response contains the given times only.',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/settrackingtimes'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['START'], id: 'leaderboard' },
  input: newTrackingTimes,
  reply: { status: 200, body: trackingTimes },
  errors: ['not-found'],
  run: async ({ context, input: wanted }) => {
    const { startoftracking, endoftracking } = wanted
    const times = timesOfParameters({ startoftracking, endoftracking })
    const start =
      times.startoftracking ?? wanted.startoftrackingasmillis ?? removed(startoftracking)
    const end = times.endoftracking ?? wanted.endoftrackingasmillis ?? removed(endoftracking)
    const { regatta, race } = await requireLoggedRace(context, wanted)
    const started =
      start === undefined ? regatta : record(context, regatta, race, ['startOfTracking', start])
    const ended =
      end === undefined ? started : record(context, started, race, ['endOfTracking', end])
    await writeLog(context, regatta, ended)
    return {
      ...(start === undefined ? {} : { startoftracking: start }),
      ...(end === undefined ? {} : { endoftracking: end }),
    }
  },
})

/** An empty text removes a time. `undefined`: not in the request. */
const removed = (text: string | undefined) => (text === '' ? null : undefined)
