/** Pairs of a random world and a question about it, many questions for each world. */
import fc from 'fast-check'
import { questionsAbout, randomWorld } from '../../tests/domain/arbitraries.ts'
import type { Question, World } from '../../tests/domain/world.ts'

export interface Pairs {
  readonly world: World
  readonly questions: readonly Question[]
}

const questionsPerWorld = 40
/** So many at once are made, and forgotten again. */
const worldsAtOnce = 250

const worldAndQuestions: fc.Arbitrary<Pairs> = randomWorld.chain((world) =>
  questionsAbout(world, questionsPerWorld).map((questions) => ({ world, questions })),
)

/** Worlds with their questions until there were at least `amount` questions. */
export function* pairs(seed: number, amount: number): Generator<Pairs> {
  const worlds = Math.ceil(amount / questionsPerWorld)
  for (let made = 0; made < worlds; made += worldsAtOnce) {
    const numRuns = Math.min(worldsAtOnce, worlds - made)
    // Seeds side by side would give worlds that are much alike.
    const chunkSeed = Math.imul(seed, 0x9e3779b1) ^ Math.imul(made + 1, 0x85ebca6b)
    yield* fc.sample(worldAndQuestions, { seed: chunkSeed, numRuns })
  }
}
