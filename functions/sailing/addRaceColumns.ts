import { currentObject } from '../../lib/http/declarations.ts'
import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { newRaceColumns, raceColumns, regatta } from '../../schemas/regatta.ts'
import { addRaceColumns } from '../../lib/service/sailing/raceColumns.ts'
import { showRegatta } from '../../lib/service/sailing/regattas.ts'

export const declaration = endpoint({
  name: 'addRaceColumns',
  summary: 'Add race columns to a regatta',
  description:
    'The names consist of the prefix and consecutive numbers after the highest existing one.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/addracecolumns'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['UPDATE'], id: 'regattaName' },
  input: newRaceColumns,
  current: currentObject('REGATTA', 'regattaName', regatta, showRegatta),
  reply: { status: 200, body: raceColumns },
  errors: ['not-found'],
  run: ({ context, input }) => {
    const { regattaName, numberofraces: count = input.numberOfRaces, prefix, toseries } = input
    return addRaceColumns(context, regattaName, { prefix, count, toseries })
  },
})

export const handler = serve(declaration)
