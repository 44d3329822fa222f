import { endpoint } from '#endpoint'
import { newDisplayName } from '#schemas/entries/changes.ts'
import { Failure } from '#values/failure.ts'
import { putEntry, readEntry } from '#races/items/entries.ts'
import { showCompetitorOfLeaderboard } from '#races/steps/entries.ts'
import { requireRegatta } from '#races/steps/regattas.ts'

export const { declaration, handler } = endpoint({
  name: 'changeDisplayName',
  summary: 'Set the name of a competitor on a leaderboard',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/updateCompetitorDisplayName'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['UPDATE'], id: 'leaderboard' },
  input: newDisplayName,
  emptyIsAbsent: ['displayName'],
  load: ({ context, input }) => readEntry(context.store, input.leaderboard, input.competitorId),
  current: { show: showCompetitorOfLeaderboard },
  reply: { status: 200 },
  errors: ['not-found', 'unknown-reference'],
  run: async ({ context: { store }, input: { leaderboard, competitorId, displayName = null } }) => {
    const { name } = await requireRegatta({ store }, leaderboard, 'LEADERBOARD')
    const entry = await readEntry(store, name, competitorId)
    if (entry === undefined) {
      const detail = `No competitor found for id ${competitorId}`
      throw new Failure('unknown-reference', detail, {
        errors: [{ parameter: 'competitorId', code: 'competitor', detail }],
      })
    }
    await store.write([putEntry(name, { ...entry, displayName }, entry.item)])
  },
})
