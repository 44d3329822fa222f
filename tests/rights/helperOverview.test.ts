/** docs/reference/helpers.md shows what the role of each helper permits. */
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { helperRoles } from '#rights/rules/predefinedRoles.ts'
import { helperOverview, helperOverviewFile } from '../../scripts/helperOverview.ts'
import { reviewedText } from '../support/golden.ts'

const root = resolve(import.meta.dirname, '../..')

const rowOf = (page: string, permission: string) =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| \`${permission}\``))
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(4, -1)

it('each task is in the table, and no role permits the set-up', async () => {
  const page = await helperOverview()
  expect(rowOf(page, 'LEADERBOARD:SCORE')).toEqual(['yes', 'yes', '', '', ''])
  expect(rowOf(page, 'REGATTA:CHANGE_ENTRIES')).toEqual(['', 'yes', '', '', ''])
  expect(rowOf(page, 'EVENT:READ')).toEqual(helperRoles.map(() => 'yes'))
  for (const action of ['UPDATE', 'DELETE', 'CHANGE_OWNERSHIP', 'CHANGE_ACL']) {
    for (const type of ['EVENT', 'REGATTA', 'LEADERBOARD', 'TRACKED_RACE']) {
      expect(rowOf(page, `${type}:${action}`)).toEqual(helperRoles.map(() => ''))
    }
  }
})

it('docs/reference/helpers.md is current: otherwise run npm run generate', async () => {
  const page = await helperOverview()
  expect(page).toBe(reviewedText(join(root, helperOverviewFile), page))
})
