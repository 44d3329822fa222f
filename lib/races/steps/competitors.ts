/** Competitors and their boats, independent of a regatta. */
import { namedObject, type ObjectReference } from '#access/rules/objectId.ts'
import { readCompetitor, type StoredCompetitor } from '../items/competitors.ts'
import type { Context } from '#endpoint/context.ts'
import type { EndpointRequest } from '#endpoint/endpoint.ts'
import { requireObject } from '#access/createObject.ts'
import { may, mayEach, mayRead } from '#access/readable.ts'
import { describeCompetitor } from './competitorDescriptions.ts'

export const competitorObject = (id: string): ObjectReference => namedObject('COMPETITOR', id)

export const requireCompetitor = (context: Context, id: string): Promise<StoredCompetitor> =>
  requireObject(context, { type: 'COMPETITOR', read: readCompetitor }, id)

export interface CompetitorVisibility {
  readonly isVisible: boolean
  /** Requires READ. Neither READ_PUBLIC nor the secret of a link shows e-mail addresses. */
  readonly withEmail: boolean
}

export const visibilityOfCompetitors = async (
  context: Context,
  ids: readonly string[],
): Promise<readonly CompetitorVisibility[]> => {
  const objects = ids.map(competitorObject)
  const readable = await mayEach(context, objects, 'READ')
  const readableInPublic = await mayEach(context, objects, 'READ_PUBLIC')
  return readable.map((withEmail, position) => ({
    isVisible: withEmail || readableInPublic[position] === true,
    withEmail,
  }))
}

export const showCompetitor = async ({
  context,
  input,
}: EndpointRequest<{ readonly competitorId: string }>) => {
  const competitor = await requireCompetitor(context, input.competitorId)
  const object = competitorObject(competitor.id)
  const withEmail = await mayRead(context, object)
  const isOwn = await may(context, object, 'UPDATE')
  return {
    ...describeCompetitor(competitor, { withEmail }),
    ...(isOwn ? { regattas: [...competitor.regattaNames] } : {}),
  }
}
