import { endpoint } from '#endpoint'
import { newRaceColumns as newRaceColumnsInput, raceColumns } from '#schemas/races/regatta.ts'
import { Failure, sentence } from '#values/failure.ts'
import { type Regatta, type Series, withRaceColumns } from '#races/rules/regatta.ts'
import { describeColumn, newRaceColumns, requireFewRaces } from '#races/steps/raceColumns.ts'
import { requireRegatta, showRegatta } from '#races/steps/regattas.ts'
import { readState } from '#results/items/changes.ts'
import { regattaWrites } from '#results/steps/changeFacts.ts'

export const { declaration, handler } = endpoint({
  name: 'addRaceColumns',
  summary: 'Add race columns to a regatta',
  description:
    'The names consist of the prefix and consecutive numbers after the highest existing one.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/addracecolumns'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['ADD_RACES'], id: 'regattaName' },
  input: newRaceColumnsInput,
  load: ({ context, input }) => readState(context.store, input.regattaName),
  current: { show: showRegatta },
  reply: { status: 200, body: raceColumns },
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const { regattaName, prefix = 'R', numberofraces, numberOfRaces, toseries } = input
    const regatta = await requireRegatta(context, regattaName)
    const series = requireSeries(regatta, toseries)
    const added = newRaceColumns(regatta, prefix, numberofraces ?? numberOfRaces ?? 1)
    const changed = withRaceColumns(regatta, series.name, added)
    requireFewRaces(changed)
    await context.store.write(await regattaWrites(context, regatta, changed))
    return added.map((column) => describeColumn(series, column))
  },
})

const requireSeries = (regatta: Regatta, wanted: string | undefined): Series => {
  const [first, ...others] = regatta.series
  if (wanted === undefined && first !== undefined && others.length === 0) return first
  const series = regatta.series.find(({ name }) => name === wanted)
  if (series !== undefined) return series
  const names = regatta.series.map(({ name }) => `'${name}'`).join(', ')
  throw new Failure('invalid-input', 'The series does not exist.', {
    errors: [{ parameter: 'toseries', code: 'unknown', detail: sentence`must be one of ${names}` }],
  })
}
