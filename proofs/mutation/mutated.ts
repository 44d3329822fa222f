/**
 * The mutated files, in which a mistake would grant access, or change the course, the start or the
 * results of a race; and the tests that must notice. These tests are small on purpose, because every
 * surviving mutant runs all of them. Tests with hundreds of thousands of random checks are left
 * out, so the score does not depend on them.
 */
export interface Mutated {
  readonly area: 'authorization' | 'escaping' | 'course sequence' | 'scoring' | 'race log'
  readonly file: string
  readonly tests: readonly string[]
}

const accessRules = (rule: string, tests: readonly string[]): Mutated => ({
  area: 'authorization',
  file: `lib/platform/access/rules/${rule}.ts`,
  tests: tests.map((test) => `tests/platform/access/${test}.test.ts`),
})

const courseRules = (rule: string, tests: readonly string[]): Mutated => ({
  area: 'course sequence',
  file: `lib/courses/rules/${rule}.ts`,
  tests: tests.map((test) => `tests/courses/${test}.test.ts`),
})

const scoringRules = (rule: string, tests: readonly string[] = scoringTests): Mutated => ({
  area: 'scoring',
  file: `lib/results/rules/scoring/${rule}.ts`,
  tests: tests.map((test) => `tests/results/rules/${test}.test.ts`),
})

const scoringTests = ['codes', 'series', 'stages', 'systems', 'workedExamples']

const raceLogRules = (rule: string): Mutated => ({
  area: 'race log',
  file: `lib/races/rules/${rule}.ts`,
  tests: raceLogTests,
})

const raceLogTests = [
  'tests/races/raceLogRules.test.ts',
  'tests/races/signals.test.ts',
  'tests/races/startRow.test.ts',
  'tests/results/startSequence.test.ts',
]

export const mutated: readonly Mutated[] = [
  accessRules('acl', ['acl', 'decisionSteps', 'decide', 'granting', 'tokenLimit']),
  accessRules('decide', ['decide', 'permissionIndex', 'decisionSteps', 'tokenLimit']),
  accessRules('granting', ['granting', 'grantingAcl', 'timeWindow', 'tokenLimit']),
  accessRules('holders', ['holders']),
  accessRules('grantSources', ['decisionSteps', 'decide', 'granting', 'timeWindow']),
  accessRules('permission', ['permission', 'singleRequests']),
  accessRules('permissionIndex', ['permissionIndex', 'decide']),
  accessRules('tokenLimit', ['tokenLimit']),
  {
    area: 'escaping',
    file: 'lib/platform/values/objectId.ts',
    tests: ['tests/platform/values/objectId.test.ts'],
  },
  courseRules('laps', ['courseLaps', 'courseRules', 'courseSequence']),
  scoringRules('amounts'),
  scoringRules('codePoints'),
  scoringRules('codes'),
  scoringRules('correctedTime'),
  scoringRules('discards'),
  scoringRules('places'),
  scoringRules('races'),
  scoringRules('ranking'),
  scoringRules('score'),
  scoringRules('scores'),
  scoringRules('seriesScore'),
  scoringRules('stages'),
  scoringRules('systems/highPoint'),
  scoringRules('systems/lowPoint'),
  scoringRules('systems/systems'),
  raceLogRules('raceLog'),
  raceLogRules('raceLogEvents'),
  raceLogRules('startEvents'),
  raceLogRules('startRow'),
  raceLogRules('startState'),
  raceLogRules('startSequence'),
  raceLogRules('shownFlags'),
]

/** Mutants that no test can kill, with the reason why they change nothing. */
export const equivalents: readonly string[] = [
  '`lib/platform/access/rules/acl.ts`: the placeholder for the permissions of a deleted role. It contains no permission.',
  '`lib/platform/access/rules/decide.ts`: shortcuts for an empty ACL, for an object without owners, and after the first match. Without them, the decision is the same but slower.',
  '`lib/platform/access/rules/granting.ts`: the checks for an absent owning group, which has no roles to pass on; a time that is decided twice; the shortcut for roles that last until the end; the number of windows at its limit; and the position of the sign, which is always at the start.',
  '`lib/platform/access/rules/grantSources.ts`: the check for the group `null`, which does not exist; and the check for an authenticated principal where all are authenticated.',
  '`lib/platform/values/objectId.ts`: shortcuts for plain texts, texts without an escape and texts that are too long; and the placeholder for a refused id. One mutant (`characterOf`) does not load, which Stryker counts as a pass.',
  '`lib/platform/access/rules/permission.ts`: shortcuts for single words and trimmed texts; an error that is never thrown; the first part of a text, which always exists; and an absent id, which no list contains.',
  '`lib/courses/rules/laps.ts`: the part of a course that is already refused; absent occurrences or unread waypoints where the part fits anyway; a part without a number of laps, which no course has; and the role of an absent mark.',
  '`lib/courses/rules/laps.ts`: the search for an existing part, a shortcut for two laps, and an absent waypoint.',
  '`lib/platform/access/rules/permissionIndex.ts`: an absent id, which no map contains.',
  '`lib/races/rules`: absent members of events, which the service requires; the column and the fleet of a log that a page reads; the type of an unknown procedure; and checks for absent events and races, which the compiler wants.',
  '`lib/results/rules/scoring`: texts of a base or a rule that no reader sees; absent fleets and columns, which no map contains; scores of others beside a score that is no average; shortcuts for boats and columns without scores; and checks for absent values, which the compiler wants.',
]
