import { endpoint } from '#endpoint'
import { markProperties } from '#schemas/courses/mark.ts'
import { allMarkProperties } from '#courses/steps/markProperties.ts'
import { readingOf } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  ...readingOf(allMarkProperties),
  name: 'readMarkProperties',
  summary: 'Read a mark of the inventory',
  routes: ['GET /sharedsailingserver/api/v1/markproperties/{id}'],
  reply: { status: 200, body: markProperties },
})
