import { currentObject } from '../../lib/http/declarations.ts'
import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { raceColumn, regatta, removedRaceColumn } from '../../schemas/regatta.ts'
import { removeRaceColumn } from '../../lib/service/sailing/raceColumns.ts'
import { showRegatta } from '../../lib/service/sailing/regattas.ts'

export const declaration = endpoint({
  name: 'removeRaceColumn',
  summary: 'Remove a race column from a regatta',
  description:
    'Also removes its tracked races, tags and courses. A new race column with the same name ' +
    'inherits none of them.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/removeracecolumn'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['UPDATE'], id: 'regattaName' },
  input: removedRaceColumn,
  current: currentObject('REGATTA', 'regattaName', regatta, showRegatta),
  reply: { status: 200, body: raceColumn },
  errors: ['not-found'],
  run: ({ context, input }) => removeRaceColumn(context, input.regattaName, input.racecolumn),
})

export const handler = serve(declaration)
