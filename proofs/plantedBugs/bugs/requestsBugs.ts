/** Bugs in the handling of requests, apart from authentication and authorization. */
import type { PlantedBug } from './plantedBug.ts'

export const requestsBugs: readonly PlantedBug[] = [
  {
    name: 'The response is stored after the effect',
    rule: 'The response to a request with `Idempotency-Key` is stored in the transaction of its effect.',
    file: 'lib/store/store.ts',
    text: 'await this.write([...more, ...writes])',
    replacement: 'await this.write(writes)\n    await this.write(more)',
    tests: ['tests/functions/idempotencyDeaths.test.ts'],
  },
  {
    name: 'Idempotency keys are not of the caller',
    rule: 'An `Idempotency-Key` belongs to its caller: nobody gets the answer of another.',
    file: 'lib/http/middleware/idempotency.ts',
    text: 'JSON.stringify([subject, key])',
    replacement: 'JSON.stringify([subject.length, key])',
    tests: ['tests/functions/idempotency.test.ts'],
  },
  {
    name: '`If-Match` is not looked at',
    rule: 'With `If-Match` a change is made only to what the client has seen.',
    file: 'lib/http/middleware/preconditions.ts',
    text: '    if (ifMatch !== undefined) requireMatch(ifMatch, etag, current !== undefined)\n',
    replacement: '',
    tests: ['tests/functions/preconditions.test.ts'],
  },
  {
    name: '`If-Match` does not hold until the write',
    rule: 'Between the check of `If-Match` and the write nobody else changes the thing.',
    file: 'lib/http/middleware/preconditions.ts',
    text: 'await context.store.conditionalOn(() => current.show(call))',
    replacement: 'await current.show(call)',
    tests: ['tests/functions/lostUpdates.test.ts'],
  },
  {
    name: 'The rate limit never refuses',
    rule: 'A caller who sends more requests than the limit is refused.',
    file: 'lib/service/requestCounters.ts',
    text: 'const isAllowed = !this.#isOver(counter)',
    replacement: 'const isAllowed = !this.#isOver(counter) || counter.own >= 0',
    tests: ['tests/functions/rateLimits.test.ts'],
  },
  {
    name: 'A kind of thing leaves no trail',
    rule: 'Every change of a group has its record.',
    file: 'lib/store/entities/groups.ts',
    text: "  audited: recorded('name', 'roles', 'membersMayLeave'),\n",
    replacement: '',
    tests: ['tests/functions/auditedKinds.test.ts'],
  },
  {
    name: 'A cursor of another caller is accepted',
    rule: 'A cursor is valid only for the caller who got it.',
    file: 'lib/service/cursor.ts',
    text: '[caller?.user.userId ?? null, list]',
    replacement: '[caller === undefined, list]',
    tests: ['tests/functions/roleList.test.ts'],
  },
]
