/**
 * The mutated files, in which a mistake would grant access or change the course of a race; and the
 * tests in `tests/domain` that must notice. These tests are small on purpose, because every
 * surviving mutant runs all of them. Tests with hundreds of thousands of random checks are left
 * out, so the score does not depend on them.
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
  inDomain('authorization', 'access/acl', ['acl', 'decisionSteps', 'decide', 'granting']),
  inDomain('authorization', 'access/decide', ['decide', 'permissionIndex', 'decisionSteps']),
  inDomain('authorization', 'access/granting', ['granting', 'grantingAcl', 'timeWindow']),
  inDomain('authorization', 'access/holders', ['holders']),
  inDomain('authorization', 'access/grantSources', [
    'decisionSteps',
    'decide',
    'granting',
    'timeWindow',
  ]),
  inDomain('authorization', 'access/permission', ['permission', 'singleRequests']),
  inDomain('authorization', 'access/permissionIndex', ['permissionIndex', 'decide']),
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
