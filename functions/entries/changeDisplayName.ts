import { endpoint } from '#endpoint'
import { newDisplayName } from '#schemas/entries/changes.ts'
import { Failure, sentence } from '#values/failure.ts'
import { readEntry } from '#races/items/entries.ts'
import { showCompetitorOfLeaderboard } from '#races/steps/entries.ts'
import { readState } from '#results/items/changes.ts'
import { entriesWrites } from '#results/steps/changeFacts.ts'
import { requireRegatta } from '#races/steps/regattas.ts'

export const { declaration, handler } = endpoint({
  name: 'changeDisplayName',
  summary: 'Set the name of a competitor on a leaderboard',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/updateCompetitorDisplayName'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['SCORE'], id: 'leaderboard' },
  input: newDisplayName,
  emptyIsAbsent: ['displayName'],
  load: ({ context: { store }, input: { leaderboard, competitorId } }) =>
    Promise.all([readEntry(store, leaderboard, competitorId), readState(store, leaderboard)]),
  current: { show: showCompetitorOfLeaderboard },
  reply: { status: 200 },
  errors: ['not-found', 'unknown-reference'],
  run: async ({ context, input: { leaderboard, competitorId, displayName = null } }) => {
    const regatta = await requireRegatta(context, leaderboard, 'LEADERBOARD')
    const entry = await readEntry(context.store, regatta.name, competitorId)
    if (entry === undefined) {
      const detail = sentence`No competitor found for id ${competitorId}`
      throw new Failure('unknown-reference', detail, {
        errors: [{ parameter: 'competitorId', code: 'competitor', detail }],
      })
    }
    const writes = await entriesWrites(context, regatta, [{ ...entry, displayName }])
    await context.store.write(writes)
  },
})
