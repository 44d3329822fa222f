import { endpoint } from '#endpoint'
import { raceColumn, removedRaceColumn } from '#schemas/races/regatta.ts'
import { removeRaceColumn } from '#races/steps/raceColumns.ts'
import { showRegatta } from '#races/steps/regattas.ts'

export const { declaration, handler } = endpoint({
  name: 'removeRaceColumn',
  summary: 'Remove a race column from a regatta',
  description:
    'Also removes its tracked races, tags and courses. A new race column with the same name ' +
    'inherits none of them.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/removeracecolumn'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['UPDATE'], id: 'regattaName' },
  input: removedRaceColumn,
  current: { show: ({ context, input }) => showRegatta(context, input.regattaName) },
  reply: { status: 200, body: raceColumn },
  errors: ['not-found'],
  run: ({ context, input }) => removeRaceColumn(context, input.regattaName, input.racecolumn),
})
