import { endpoint } from '#endpoint'
import { newTally, tally } from '#schemas/races/tally.ts'
import { putEntry, readEntry } from '#races/items/entries.ts'
import { unknownCompetitor } from '#races/steps/entries.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { describeTally } from '#races/steps/competitorDescriptions.ts'

export const { declaration, handler } = endpoint({
  name: 'storeTally',
  summary: 'Check a boat in or out',
  description:
    'The latest press counts. An older one, or a repeated one, changes nothing, so that phones ' +
    'without a connection can send their presses later. The response is the press that counts.',
  routes: ['PUT /sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/tally'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['TALLY'], id: 'regattaName' },
  input: newTally,
  load: ({ context, input }) => readEntry(context.store, input.regattaName, input.competitorId),
  reply: { status: 200, body: tally },
  errors: ['not-found'],
  run: async ({ context, input: { regattaName, competitorId, afloat: isAfloat, at } }) => {
    const { store, nowMillis, caller } = context
    const { name } = await requireRegatta(context, regattaName, 'LEADERBOARD')
    const entry = await readEntry(store, name, competitorId)
    if (entry === undefined || entry.isWaiting === true) throw unknownCompetitor(competitorId)
    // A press in the future would outrank all later ones.
    const millis = Math.min(at ?? nowMillis, nowMillis)
    if (entry.tally !== undefined && entry.tally.millis >= millis) return describeTally(entry.tally)
    const tally = { isAfloat, millis, by: caller?.user.name ?? null }
    await store.write([putEntry(name, { ...entry, tally }, entry.item)])
    return describeTally(tally)
  },
})
