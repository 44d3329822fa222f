/**
 * The mutated files, in which a mistake would grant access or change the course of a race; and the
 * tests that must notice. These tests are small on purpose, because every
 * surviving mutant runs all of them. Tests with hundreds of thousands of random checks are left
 * out, so the score does not depend on them.
 */
export interface Mutated {
  readonly area: 'authorization' | 'escaping' | 'course sequence'
  readonly file: string
  readonly tests: readonly string[]
}

const accessRules = (area: Mutated['area'], rule: string, tests: readonly string[]): Mutated => ({
  area,
  file: `lib/platform/access/rules/${rule}.ts`,
  tests: tests.map((test) => `tests/platform/access/${test}.test.ts`),
})

const courseRules = (rule: string, tests: readonly string[]): Mutated => ({
  area: 'course sequence',
  file: `lib/courses/rules/${rule}.ts`,
  tests: tests.map((test) => `tests/courses/${test}.test.ts`),
})

export const mutated: readonly Mutated[] = [
  accessRules('authorization', 'acl', ['acl', 'decisionSteps', 'decide', 'granting']),
  accessRules('authorization', 'decide', ['decide', 'permissionIndex', 'decisionSteps']),
  accessRules('authorization', 'granting', ['granting', 'grantingAcl', 'timeWindow']),
  accessRules('authorization', 'holders', ['holders']),
  accessRules('authorization', 'grantSources', [
    'decisionSteps',
    'decide',
    'granting',
    'timeWindow',
  ]),
  accessRules('authorization', 'permission', ['permission', 'singleRequests']),
  accessRules('authorization', 'permissionIndex', ['permissionIndex', 'decide']),
  accessRules('escaping', 'objectId', ['objectId']),
  courseRules('laps', ['courseLaps', 'courseLapsAlike', 'courseLapsInput', 'courseRules']),
  courseRules('sequence', ['courseSequence', 'courseLaps', 'courseLapsAlike']),
]
