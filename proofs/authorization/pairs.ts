/** Pairs of a random fixture and a permission check, many checks for each fixture. */
import fc from 'fast-check'
import { questionsAbout, randomWorld } from '../../tests/domain/arbitraries.ts'
import type { Question, World } from '../../tests/domain/fixture.ts'

export interface Pairs {
  readonly world: World
  readonly questions: readonly Question[]
}

const questionsPerWorld = 40
/** Fixtures that are generated at once, to limit memory. */
const worldsAtOnce = 250

const worldAndQuestions: fc.Arbitrary<Pairs> = randomWorld.chain((world) =>
  questionsAbout(world, questionsPerWorld).map((questions) => ({ world, questions })),
)

/** Yields fixtures with their checks until there were at least `amount` checks. */
export function* pairs(seed: number, amount: number): Generator<Pairs> {
  const worlds = Math.ceil(amount / questionsPerWorld)
  for (let made = 0; made < worlds; made += worldsAtOnce) {
    const numRuns = Math.min(worldsAtOnce, worlds - made)
    // Consecutive seeds would give similar fixtures.
    const chunkSeed = Math.imul(seed, 0x9e3779b1) ^ Math.imul(made + 1, 0x85ebca6b)
    yield* fc.sample(worldAndQuestions, { seed: chunkSeed, numRuns })
  }
}
