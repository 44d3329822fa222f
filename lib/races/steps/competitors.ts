/** Competitors and their boats, independent of a regatta. */
import { namedObject, type ObjectReference } from '#values/objectId.ts'
import { readCompetitor, type StoredCompetitor } from '../items/competitors.ts'
import { readEntry } from '../items/entries.ts'
import { organizesOneOf } from './organizers.ts'
import { opensByLink } from './registrationLink.ts'
import type { Context } from '#endpoint/context.ts'
import type { EndpointRequest } from '#endpoint/endpoint.ts'
import { requireObject } from '#access/createObject.ts'
import { may, mayRead } from '#access/readable.ts'
import { describeCompetitor } from './competitorDescriptions.ts'

export const competitorObject = (id: string): ObjectReference => namedObject('COMPETITOR', id)

export const requireCompetitor = (context: Context, id: string): Promise<StoredCompetitor> =>
  requireObject(context, { type: 'COMPETITOR', read: readCompetitor }, id)

interface Reference {
  readonly competitorId: string
  readonly leaderboardName?: string | undefined
  readonly secret?: string | undefined
}

/**
 * Organizers without READ_PUBLIC on the competitor see the entry instead, which is a copy: everybody can add a
 * public competitor to a regatta of their own, and she may hide later.
 */
export const requireVisibleCompetitor = async (
  context: Context,
  { competitorId, leaderboardName, secret }: Reference,
): Promise<StoredCompetitor> => {
  const competitor = await requireCompetitor(context, competitorId)
  const object = competitorObject(competitor.id)
  const isVisible =
    (await may(context, object, 'READ')) ||
    (await may(context, object, 'READ_PUBLIC')) ||
    (await opensByLink(context, object, secret, leaderboardName))
  if (isVisible) return competitor
  for (const name of competitor.regattaNames) {
    if (!(await organizesOneOf(context, [name]))) continue
    const entry = await readEntry(context.store, name, competitor.id)
    if (entry !== undefined) return { ...competitor, ...entry.competitor }
  }
  return competitor
}

export const showCompetitor = async ({ context, input }: EndpointRequest<Reference>) => {
  const competitor = await requireVisibleCompetitor(context, input)
  const object = competitorObject(competitor.id)
  const withEmail = await mayRead(context, object)
  const isOwn = await may(context, object, 'UPDATE')
  return {
    ...describeCompetitor(competitor, { withEmail }),
    ...(isOwn ? { regattas: [...competitor.regattaNames] } : {}),
  }
}
