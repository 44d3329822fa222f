/**
 * `tests/golden/contract.txt`, which is reviewed like code: the inputs, responses and permission of each
 * operation, in a line, and the members of each schema. Clients depend on them.
 */
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { endpoints } from '../../../functions/routes.ts'
import { openApi } from '../../support/checkedReply.ts'
import { reviewedText } from '../../support/golden.ts'
import { contractLines } from './contractLines.ts'

const goldenFile = resolve(import.meta.dirname, '../../golden/contract.txt')

it('is the contract that clients know', () => {
  const text = contractLines(openApi, endpoints).join('\n')

  expect(
    text,
    'The API has changed.\n' +
      '1. If existing clients would break, correct the declaration or the schema.\n' +
      '2. Otherwise run npm run generate, and commit the diff of tests/golden/contract.txt.',
  ).toBe(reviewedText(goldenFile, text))
})
