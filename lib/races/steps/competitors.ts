/** Competitors and their boats, independent of a regatta. */
import { namedObject, type ObjectReference } from '#access/rules/objectId.ts'
import { readCompetitor, type StoredCompetitor } from '../items/competitors.ts'
import type { Context } from '#endpoint/context.ts'
import type { EndpointRequest } from '#endpoint/endpoint.ts'
import { requireObject } from '#access/createObject.ts'
import { may, mayRead } from '#access/readable.ts'
import { describeCompetitor } from './competitorDescriptions.ts'

export const competitorObject = (id: string): ObjectReference => namedObject('COMPETITOR', id)

export const requireCompetitor = (context: Context, id: string): Promise<StoredCompetitor> =>
  requireObject(context, { type: 'COMPETITOR', read: readCompetitor }, id)

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
