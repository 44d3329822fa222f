/** docs/reference/table.md shows every key of the table, as the entities make them. */
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { registeredEntities } from '#table/registry.ts'
import { reviewedText } from '../../support/golden.ts'
import {
  entityDescriptions,
  tableOverview,
  tableOverviewFile,
} from '../../../scripts/tableOverview.ts'

const root = resolve(import.meta.dirname, '../../..')

it('every entity has a description and a row', async () => {
  expect([...entityDescriptions().keys()].sort()).toEqual([...registeredEntities().keys()].sort())
  expect(await tableOverview()).toMatch(
    /\| Group member +\| `OBJECT#USER_GROUP#<id>#` +\| `MEMBER#<folded name>#` +\|/,
  )
})

it('docs/reference/table.md is current: otherwise run npm run generate', async () => {
  const overview = await tableOverview()

  expect(overview).toBe(reviewedText(join(root, tableOverviewFile), overview))
})
