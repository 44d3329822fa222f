import { endpoint } from '#endpoint'
import { allMarkProperties, taggedPage } from '#schemas/courses/mark.ts'
import { allMarkProperties as kind } from '#courses/steps/markProperties.ts'
import { listOf } from '#courses/steps/inventory.ts'
import { loadFirstPage } from '#access/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listMarkProperties',
  summary: 'List the marks of the inventory that the caller may read',
  routes: ['GET /sharedsailingserver/api/v1/markproperties'],
  guard: { kind: 'each', type: 'MARK_PROPERTIES', action: 'READ' },
  input: taggedPage,
  load: loadFirstPage('MARK_PROPERTIES'),
  reply: { status: 200, body: allMarkProperties },
  run: listOf(kind),
})
