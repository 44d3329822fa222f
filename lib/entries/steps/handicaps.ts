import type { Static } from '#schemas/schema.ts'
import type { handicapReference } from '#schemas/entries/changes.ts'
import type { Context } from '#endpoint/context.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import { putEntry, readEntry } from '#races/items/entries.ts'
import type { Entry } from '#races/rules/competitor.ts'
import { listCompetitors, unknownCompetitor } from '#races/steps/entries.ts'
import { requireRegatta } from '#races/steps/regattas.ts'

type Reference = Static<typeof handicapReference>

export const ofHandicap = {
  guard: { kind: 'object', type: 'REGATTA', actions: ['CHANGE_ENTRIES'], id: 'regattaName' },
  load: ({ context, input }: Reading<Reference>) =>
    readEntry(context.store, input.regattaName, input.competitorId),
  current: { show: listCompetitors },
  reply: { status: 200 },
  errors: ['not-found'],
} as const

export const changeHandicap = async (
  context: Context,
  { regattaName, competitorId }: Reference,
  handicap: Partial<Pick<Entry, 'timeOnTimeFactor' | 'timeOnDistanceAllowance'>>,
): Promise<void> => {
  const { name } = await requireRegatta(context, regattaName)
  const entry = await readEntry(context.store, name, competitorId)
  if (entry === undefined) throw unknownCompetitor(competitorId)
  await context.store.write([putEntry(name, { ...entry, ...handicap }, entry.item)])
}
