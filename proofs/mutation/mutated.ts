/**
 * What is mutated, because a mistake in it lets somebody in, or has a race sailed wrongly; and the
 * tests in `tests/domain` that have to notice. These are small on purpose: every mutant that
 * survives pays for all of them, so that what asks hundreds of thousands of random questions is
 * left out, and the score is earned without that help.
 */
export interface Mutated {
  readonly area: 'authorization' | 'escaping' | 'course sequence'
  readonly file: string
  readonly tests: readonly string[]
}

const inDomain = (area: Mutated['area'], file: string, tests: readonly string[]): Mutated => ({
  area,
  file: `lib/domain/${file}.ts`,
  tests: tests.map((test) => `tests/domain/${test}.test.ts`),
})

export const mutated: readonly Mutated[] = [
  inDomain('authorization', 'access/acl', ['steps', 'decide', 'granting']),
  inDomain('authorization', 'access/decide', ['decide', 'standing', 'steps']),
  inDomain('authorization', 'access/granting', ['granting']),
  inDomain('authorization', 'access/holders', ['holders']),
  inDomain('authorization', 'access/grantSources', ['steps', 'decide', 'granting']),
  inDomain('authorization', 'access/permission', ['permission', 'singleRequests']),
  inDomain('authorization', 'access/permissionIndex', ['standing', 'decide']),
  inDomain('escaping', 'access/objectId', ['objectId']),
  inDomain('course sequence', 'course/laps', [
    'courseLaps',
    'courseLapsAlike',
    'courseLapsInput',
    'courseRules',
  ]),
  inDomain('course sequence', 'course/sequence', [
    'courseSequence',
    'courseLaps',
    'courseLapsAlike',
  ]),
]
