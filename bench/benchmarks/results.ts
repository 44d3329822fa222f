/** The results of a long series: the standings, and a sheet that is confirmed. */
import { join } from 'node:path'
import { V } from '../../scripts/requests/paths.ts'
import { startEngine } from '../../scripts/engine.ts'
import { type Benchmark, ratio } from '../benchmark.ts'
import type { Series } from '../../lib/results/rules/scoring/standings.ts'
import { scoreSeries } from '../../lib/results/rules/scoring/score.ts'
import { inTurns } from '../measuring/inTurns.ts'
import { processorRate } from '../measuring/processorTime.ts'
import { inStages, withoutStages } from '../results/championship.ts'
import { callTimes, succeed } from '../measuring/callTimes.ts'
import { buildOurs } from '../service/builtFunctions.ts'
import { bundleFolder } from '../service/bundleFolder.ts'
import { openNewTable } from '../service/newTable.ts'

const entries = 100
const races = 20
const calls = 100
const rounds = 7

const folder = join(bundleFolder, 'results')
const functions = [
  'accessToken',
  'createEvent',
  'createCompetitor',
  'readLeaderboard',
  'readResults',
  'saveFinishSheet',
]

export const results: Benchmark = {
  name: 'results',
  title: 'Results',
  method: `A series of ${races} races with ${entries} entries, all of them in each finish sheet, and one that is not scored yet. The
functions run in this process, with the engine on this machine. ${calls} calls of each alternate. The processor time of scoring 1,000
boats in 60 races, in three stages and without stages in turn, is of the rules alone.`,
  run: async (progress) => {
    const engine = await startEngine()
    try {
      await buildOurs(functions, folder)
      const table = await openNewTable(engine.endpoint, 'results', functions, folder)
      const { prepare, api, token } = table
      const makeSeries = async (name: string) => {
        progress(`${entries} boats enter ${name}`)
        await api.createEvent(token, name, { numberofraces: races })
        for (let boat = 1; boat <= entries; boat += 1) {
          await api.enterBoat(token, name, String(boat))
        }
      }
      const confirm = (race: number, turn = 0) => {
        const finishes = Array.from({ length: entries }, (_, place) => ({
          sailId: String(((place + 7 * race + turn) % entries) + 1),
        }))
        const route = `PUT ${V}/leaderboards/scored/results/R${race}/Default`
        return prepare(route, { token, json: { state: 'confirmed', finishes } })
      }
      await makeSeries('scored')
      await makeSeries('unscored')
      for (let race = 1; race <= races; race += 1) await succeed(confirm(race))
      const times = await callTimes(
        {
          'read the standings': () => prepare(`GET ${V}/leaderboards/scored/results`, { token }),
          'read the leaderboard of the other series': () =>
            prepare(`GET ${V}/leaderboards/unscored`, { token }),
          'confirm a sheet': (count: number) => confirm((count % races) + 1, count + 1),
        },
        calls,
      )
      const unscored = times['read the leaderboard of the other series']
      return [
        ...Object.entries(times).map(([what, value]) => ({ what, value, unit: 'ms' })),
        ratio('standings, against that leaderboard', times['read the standings'] / unscored, {
          atMost: 4,
        }),
        await stagesRatio(progress),
      ]
    } finally {
      await engine.stop()
    }
  },
}

const scored = { 'in stages': inStages, 'without stages': withoutStages }

const scoringRate = (series: Series) =>
  processorRate((size) => () => {
    for (let count = 0; count < size; count += 1) scoreSeries(series)
    return size
  })

const stagesRatio = async (progress: (line: string) => void) => {
  const rates = await inTurns({
    names: ['in stages', 'without stages'] as const,
    rounds,
    progress,
    measure: (name) => scoringRate(scored[name]),
  })
  const what = 'scoring in stages, against scoring without'
  return ratio(what, rates['without stages'] / rates['in stages'], { atMost: 1.5 })
}
