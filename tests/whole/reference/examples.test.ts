/**
 * Real requests and responses for the API reference: `tests/golden/examples.jsonl` has one of each
 * operation and one of each failure, and `openapi.json` shows them.
 */
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Examples, examplesIn, examplesText } from '../../../scripts/openapi/examples.ts'
import { endpoints } from '../../../functions/routes.ts'
import { load } from '../../support/demo.ts'
import { generatesAll, reviewedText } from '../../support/golden.ts'
import { startTestService, type TestService, withMail } from '../../support/functions.ts'
import { requests } from './requests.ts'
import { recordExamples } from './recordedExamples.ts'
import { recordProblems } from './recordedProblems.ts'
import { sameBeginning } from '../../support/sameBeginning.ts'

const goldenFile = resolve(import.meta.dirname, '../../golden/examples.jsonl')

let service: TestService
let actual: Examples

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 20, 10) })
  service = await startTestService(withMail)
  await load(service)
  const alone = await sameBeginning(service)
  const reviewed = examplesIn(reviewedText(goldenFile))
  // The last problems break the service.
  const operations = await recordExamples(service, alone, reviewed.operations)
  actual = {
    operations,
    problems: generatesAll ? await recordProblems(service, alone) : reviewed.problems,
  }
  // A slow machine takes its time: a request that hangs ends at its own deadline.
}, 0)
afterAll(async () => {
  vi.useRealTimers()
  await service.stop()
})

describe('the examples', () => {
  it('are the responses of the service', () => {
    const text = examplesText(actual)
    expect(
      text,
      'The service answers other things than the reference shows.\n' +
        'Run npm run generate, and read the diff: is that what clients should see?',
    ).toBe(reviewedText(goldenFile, text))
  })

  it('are of existing endpoints', () => {
    const names = new Set(endpoints.map(({ name }) => name))

    expect(Object.keys(requests).filter((name) => !names.has(name))).toEqual([])
  })

  it('are of successful requests', () => {
    const failed = Object.entries(actual.operations).filter(([, { reply }]) => reply.status >= 300)

    expect(failed).toEqual([])
  })
})
