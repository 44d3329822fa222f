import { endpoint } from '#endpoint'
import { raceColumn, removedRaceColumn } from '#schemas/races/regatta.ts'
import { removeSecurity } from '#table/items/securities.ts'
import { withoutRaceColumn } from '#races/rules/regatta.ts'
import { describeColumn, noRaceColumn, trackedRaceObject } from '#races/steps/raceColumns.ts'
import { requireRegatta, showRegatta } from '#races/steps/regattas.ts'
import { readState } from '#results/items/changes.ts'
import { regattaWrites } from '#results/steps/changeFacts.ts'

export const { declaration, handler } = endpoint({
  name: 'removeRaceColumn',
  summary: 'Remove a race column from a regatta',
  description:
    'Also removes its tracked races, tags and courses. A new race column with the same name ' +
    'inherits none of them.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/removeracecolumn'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['UPDATE'], id: 'regattaName' },
  input: removedRaceColumn,
  load: ({ context, input }) => readState(context.store, input.regattaName),
  current: { show: showRegatta },
  reply: { status: 200, body: raceColumn },
  errors: ['not-found'],
  run: async ({ context, input: { regattaName, racecolumn } }) => {
    const regatta = await requireRegatta(context, regattaName)
    const [series, column] =
      regatta.series
        .flatMap((each) => each.raceColumns.map((one) => [each, one] as const))
        .find(([, { name }]) => name === racecolumn) ?? []
    if (series === undefined || column === undefined) throw noRaceColumn(regatta, racecolumn)
    const races = regatta.trackedRaces.filter(({ raceColumnId }) => raceColumnId === column.id)
    const changed = withoutRaceColumn(regatta, column.id)
    // Data of the removed column has no effect: a new column gets another id.
    await context.store.write([
      ...(await regattaWrites(context, regatta, changed)),
      ...races.map(({ name }) => removeSecurity(trackedRaceObject(regatta, name))),
    ])
    return describeColumn(series, column)
  },
})
