import { EndpointResult, endpoint } from '../../lib/http/serve.ts'
import { allMarkProperties, taggedPage } from '../../schemas/mark.ts'
import { pageSizeMax } from '../../schemas/page.ts'
import { listMarkProperties } from '../../lib/service/inventory/markProperties.ts'
import { firstOf } from '../../lib/service/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listMarkProperties',
  summary: 'List the marks of the inventory that the caller may read',
  routes: ['GET /sharedsailingserver/api/v1/markproperties'],
  guard: { kind: 'each', type: 'MARK_PROPERTIES', action: 'READ' },
  input: taggedPage,
  fetchesMore: firstOf('MARK_PROPERTIES'),
  reply: { status: 200, body: allMarkProperties },
  run: async ({ context, input }) => {
    const { limit = pageSizeMax, cursor, tag = [], tags = [] } = input
    const allTags = [...tag, ...tags]
    const { entries, next } = await listMarkProperties(context, allTags, { limit, cursor })
    return new EndpointResult(entries, { next })
  },
})
