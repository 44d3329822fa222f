import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { newRaceColumns, raceColumns } from '../../schemas/regatta.ts'
import { addRaceColumns } from '../../lib/service/sailing/raceColumns.ts'

export const declaration = endpoint({
  name: 'addRaceColumns',
  summary: 'Add race columns to a regatta',
  description: 'Their names are the prefix and numbers that go on after the highest one.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/addracecolumns'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['UPDATE'], id: 'regattaName' },
  input: newRaceColumns,
  reply: { status: 200, body: raceColumns },
  errors: ['not-found'],
  run: ({ context, input }) => {
    const { regattaName, numberofraces: count = input.numberOfRaces, prefix, toseries } = input
    return addRaceColumns(context, regattaName, { prefix, count, toseries })
  },
})

export const handler = serve(declaration)
