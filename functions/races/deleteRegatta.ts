import '#allEntities'
import { endpoint } from '#endpoint'
import { deletedRegatta } from '#schemas/races/regatta.ts'
import { deleteRegatta } from '#races/steps/deletions.ts'
import { removalOfLooks } from '#races/steps/regattaLooks.ts'
import { showRegatta } from '#races/steps/regattas.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteRegatta',
  summary: 'Delete a regatta, with its leaderboard',
  description:
    'As for an event, which stays without a regatta. Needs `DELETE` on the regatta and the leaderboard.',
  routes: ['DELETE /sailingserver/api/v1/regattas/{regattaName}'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['DELETE'], id: 'regattaName' },
  input: deletedRegatta,
  load: ({ context: { store }, input }) => removalOfLooks(store, input.regattaName),
  current: { show: showRegatta },
  reply: { status: 200 },
  errors: ['not-found'],
  run: ({ context, input }) => deleteRegatta(context, input),
})
