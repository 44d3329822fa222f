import { endpoint } from '#endpoint'
import { newRaceColumns, raceColumns } from '#schemas/races/regatta.ts'
import { addRaceColumns } from '#races/steps/raceColumns.ts'
import { showRegatta } from '#races/steps/regattas.ts'

export const { declaration, handler } = endpoint({
  name: 'addRaceColumns',
  summary: 'Add race columns to a regatta',
  description:
    'The names consist of the prefix and consecutive numbers after the highest existing one.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/addracecolumns'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['UPDATE'], id: 'regattaName' },
  input: newRaceColumns,
  current: { show: ({ context, input }) => showRegatta(context, input.regattaName) },
  reply: { status: 200, body: raceColumns },
  errors: ['not-found'],
  run: ({ context, input }) => {
    const { regattaName, numberofraces: count = input.numberOfRaces, prefix, toseries } = input
    return addRaceColumns(context, regattaName, { prefix, count, toseries })
  },
})
