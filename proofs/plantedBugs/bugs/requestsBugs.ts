/** Bugs in the handling of requests, apart from authentication and authorization. */
import type { PlantedBug } from './plantedBug.ts'

export const requestsBugs: readonly PlantedBug[] = [
  {
    name: 'The response is stored after the effect',
    rule: 'The transaction of an idempotent request stores its effect and its response.',
    file: 'lib/store/store.ts',
    text: 'await this.write([...more, ...writes])',
    replacement: 'await this.write(writes)\n    await this.write(more)',
    tests: ['tests/functions/idempotencyDeaths.test.ts'],
  },
  {
    name: 'Callers share idempotency keys',
    rule: 'An `Idempotency-Key` belongs to its caller. No other caller gets the stored response.',
    file: 'lib/http/middleware/idempotency.ts',
    text: 'JSON.stringify([subject, key])',
    replacement: 'JSON.stringify([subject.length, key])',
    tests: ['tests/functions/idempotency.test.ts'],
  },
  {
    name: '`If-Match` is ignored',
    rule: 'With `If-Match`, a write succeeds only if the object is unchanged.',
    file: 'lib/http/middleware/preconditions.ts',
    text: '    if (ifMatch !== undefined) requireMatch(ifMatch, etag, endpoint.current !== undefined)\n',
    replacement: '',
    tests: ['tests/functions/preconditions.test.ts'],
  },
  {
    name: '`If-Match` is not a condition of the write',
    rule: 'The check of `If-Match` and the write are atomic.',
    file: 'lib/http/middleware/preconditions.ts',
    text: 'await context.store.conditionalOnContents(() => current.show(call))',
    replacement: 'await current.show(call)',
    tests: ['tests/functions/lostUpdates.test.ts'],
  },
  {
    name: 'The rate limit never refuses',
    rule: 'A request beyond the rate limit is refused.',
    file: 'lib/service/rateLimits.ts',
    text: 'const isAllowed = !this.#isOver(counter)',
    replacement: 'const isAllowed = !this.#isOver(counter) || counter.own >= 0',
    tests: ['tests/functions/rateLimits.test.ts'],
  },
  {
    name: 'A kind of object is not audited',
    rule: 'Every change of a group has an audit record.',
    file: 'lib/store/entities/groups.ts',
    text: "  audited: recorded('name', 'roles', 'membersMayLeave'),\n",
    replacement: '',
    tests: ['tests/functions/auditedKinds.test.ts'],
  },
  {
    name: 'A cursor of another caller is accepted',
    rule: 'A cursor works only for the caller who received it.',
    file: 'lib/service/cursor.ts',
    text: '[caller?.user.userId ?? null, list]',
    replacement: '[caller === undefined, list]',
    tests: ['tests/functions/roleList.test.ts'],
  },
]
