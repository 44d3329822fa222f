/** Pairs of a random fixture and a permission check, many checks for each fixture. */
import fc from 'fast-check'
import { questionsByTokens, randomFixture } from '../../tests/platform/access/arbitraries.ts'
import type { Question, Fixture } from '../../tests/platform/access/fixture.ts'

export interface Pairs {
  readonly fixture: Fixture
  readonly questions: readonly Question[]
}

const questionsPerFixture = 40
/** Fixtures that are generated at once, to limit memory. */
const fixturesAtOnce = 250

const fixtureAndQuestions: fc.Arbitrary<Pairs> = randomFixture.chain((fixture) =>
  questionsByTokens(fixture, questionsPerFixture).map((questions) => ({ fixture, questions })),
)

/** Yields fixtures with their checks until there were at least `amount` checks. */
export function* pairs(seed: number, amount: number): Generator<Pairs> {
  const fixtures = Math.ceil(amount / questionsPerFixture)
  for (let made = 0; made < fixtures; made += fixturesAtOnce) {
    const numRuns = Math.min(fixturesAtOnce, fixtures - made)
    // Consecutive seeds would give similar fixtures.
    const chunkSeed = Math.imul(seed, 0x9e3779b1) ^ Math.imul(made + 1, 0x85ebca6b)
    yield* fc.sample(fixtureAndQuestions, { seed: chunkSeed, numRuns })
  }
}
