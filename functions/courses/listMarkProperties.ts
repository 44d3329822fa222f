import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import { allMarkProperties, taggedPage } from '#schemas/courses/mark.ts'
import { listMarkProperties } from '#courses/steps/markProperties.ts'
import type { Static } from '#schemas/schema.ts'
import { firstOf } from '#access/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listMarkProperties',
  summary: 'List the marks of the inventory that the caller may read',
  routes: ['GET /sharedsailingserver/api/v1/markproperties'],
  guard: { kind: 'each', type: 'MARK_PROPERTIES', action: 'READ' },
  input: taggedPage,
  fetchesMore: firstOf('MARK_PROPERTIES'),
  reply: { status: 200, body: allMarkProperties },
  run: inPages((context, range, { tag = [], tags = [] }: Static<typeof taggedPage>) =>
    listMarkProperties(context, [...tag, ...tags], range),
  ),
})
