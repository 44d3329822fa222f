import { endpoint } from '#endpoint'
import { requireRegatta } from '#races/steps/regattas.ts'
import { readState } from '#results/items/changes.ts'
import { saveRegatta } from '#results/steps/changeFacts.ts'
import { effectOfChange } from '#results/steps/effectOfChange.ts'
import {
  describeFactors,
  guardOfFactors as guard,
  requireColumn,
  showFactors,
} from '#results/steps/factors.ts'
import { changedFactors } from '#schemas/results/changedSettings.ts'
import { factorChange } from '#schemas/results/standings.ts'
import { requireValid } from '#values/failure.ts'
import { isSameJson } from '#values/sameJson.ts'

export const { declaration, handler } = endpoint({
  name: 'changeRaceColumnFactor',
  summary: 'Change the factor of a race column, its first place, and whether it may be discarded',
  description: 'A dry run tells in `results` what the change does to results.',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/racecolumnfactors'],
  guard,
  input: factorChange,
  load: ({ context, input }) => readState(context.store, input.leaderboard),
  current: { guard, show: showFactors },
  reply: { status: 200, body: changedFactors },
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const regatta = await requireRegatta(context, input.leaderboard, 'LEADERBOARD')
    const { id } = requireColumn(regatta, input.race_column)
    const { explicit_factor: sent, isDiscardable, firstPlace } = input
    const factor = sent === undefined ? undefined : factorOf(sent)
    const series = regatta.series.map((one) => ({
      ...one,
      raceColumns: one.raceColumns.map((column) =>
        column.id === id
          ? {
              ...column,
              factor: sent === undefined ? column.factor : factor,
              isDiscardable: isDiscardable ?? column.isDiscardable,
              firstPlace: firstPlace === undefined ? column.firstPlace : otherThanFirst(firstPlace),
            }
          : column,
      ),
    }))
    const changed = { ...regatta, series }
    const shown = describeFactors(changed, input.race_column)
    if (isSameJson(series, regatta.series)) return shown
    const following = await saveRegatta(context, regatta, changed)
    return { ...shown, ...(await effectOfChange(context, regatta, following)) }
  },
})

const otherThanFirst = (place: number): number | undefined => (place === 1 ? undefined : place)

/** Hundredths. An empty text is the usual factor. */
const factorOf = (sent: string): number | undefined => {
  if (sent === '') return undefined
  const factor = Math.round(Number(`${sent}e2`))
  const detail = 'must be from 0.1 to 10, with at most two decimals'
  const isValid = factor >= 10 && factor <= 1000 && factor / 100 === Number(sent)
  requireValid(isValid ? [] : [{ parameter: 'explicit_factor', code: 'range', detail }])
  return factor
}
