import { endpoint } from '#endpoint'
import { allMarkProperties, taggedPage } from '#schemas/courses/mark.ts'
import { allMarkProperties as kind } from '#courses/steps/markProperties.ts'
import { listingOf } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  ...listingOf(kind),
  name: 'listMarkProperties',
  summary: 'List the marks of the inventory that the caller may read',
  routes: ['GET /sharedsailingserver/api/v1/markproperties'],
  input: taggedPage,
  reply: { status: 200, body: allMarkProperties },
})
