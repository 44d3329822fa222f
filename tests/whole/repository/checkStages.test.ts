/** `npm run check` shows all failures at once, and the endpoint of an incomplete declaration. */
import { describe, expect, it } from 'vitest'
import { declaration } from '../../../functions/rights/changeRole.ts'
import { runStages } from '../../../scripts/checkStages.ts'
import { declarationFaults } from '../../../scripts/openapi/declarationFaults.ts'

describe('the stages', () => {
  const reportsOf = async (stages: Readonly<Record<string, string>>) => {
    const reports: string[] = []
    const failed = await runStages(stages, (text) => reports.push(text))
    return { reports: reports.sort(), failed }
  }

  it('all run, also if one fails, with their output', async () => {
    const stages = { First: 'echo broken >&2; exit 2', Second: 'echo fine', Third: 'exit 1' }

    expect(await reportsOf(stages)).toEqual({
      reports: ['== First: failed\nbroken', '== Second: passed\nfine', '== Third: failed'],
      failed: ['First', 'Third'],
    })
  })

  it('pass together', async () => {
    expect((await reportsOf({ First: 'true', Second: 'true' })).failed).toEqual([])
  })
})

describe('a declaration', () => {
  const faultsOf = (changed: object) =>
    declarationFaults(['rights/changeRole.ts'], [{ ...declaration, ...changed }])

  it('can be complete', () => {
    expect(faultsOf({})).toEqual([])
  })

  it.each(['routes', 'guard', 'reply'])('must have %s', (property) => {
    expect(faultsOf({ [property]: undefined })).toEqual([
      `functions/rights/changeRole.ts has no \`${property}\`. Add it to the declaration.`,
    ])
  })

  it('must have a route, and a known kind of guard', () => {
    expect(faultsOf({ routes: [], guard: { kind: 'objekt' } })).toEqual([
      "functions/rights/changeRole.ts has a guard of the kind 'objekt'. " +
        'Use one of: public, signed-in, question, type, object, after-input, author, each.',
      'functions/rights/changeRole.ts has an empty list of `routes`. Add a route to it.',
    ])
  })
})
