/** What is written to the table, and read from it. */
import type { PlantedBug } from './plantedBug.ts'

export const storeBugs: readonly PlantedBug[] = [
  {
    name: 'The condition of a write is dropped',
    rule: 'A change is made to what was read, and to nothing else.',
    file: 'lib/store/actions.ts',
    text: 'ConditionExpression: `writeId = :read AND ${unstaged}`',
    replacement: 'ConditionExpression: `(writeId = :read OR attribute_exists(PK)) AND ${unstaged}`',
    tests: ['tests/store/store.test.ts'],
  },
  {
    name: 'A transaction is split',
    rule: 'What belongs together is written all at once, or not at all.',
    file: 'lib/store/store.ts',
    text: 'else await this.#calls.transactWrite(writes.map((write) => actionOf(name, write, writeId)))',
    replacement:
      'else for (const write of writes) await this.#calls.transactWrite([actionOf(name, write, writeId)])',
    tests: ['tests/store/store.test.ts'],
  },
  {
    name: 'A write does not know its own',
    rule: 'A write whose answer was lost is recognised, and is no conflict.',
    file: 'lib/store/errors.ts',
    text: 'return this.#writeIds.includes(writeId)',
    replacement: 'return this.#writeIds.includes(`not ${writeId}`)',
    tests: ['tests/store/store.test.ts'],
  },
  {
    name: 'Batches are read eventually',
    rule: 'What decides is read strongly: it is as new as the last acknowledged write.',
    file: 'lib/store/calls.ts',
    text: 'Keys: [...missing], ConsistentRead: true',
    replacement: 'Keys: [...missing], ConsistentRead: false',
    tests: ['tests/store/store.test.ts'],
  },
  {
    name: 'Definitions are cached beyond the epoch',
    rule: 'A role or a group in the cache counts only for the epoch under which it was read.',
    file: 'lib/store/definitionCache.ts',
    text: 'generation.epoch === epoch ? generation.values',
    replacement: "generation.epoch !== '' ? generation.values",
    tests: ['tests/store/definitions.test.ts'],
  },
  {
    name: 'A change of a role skips the epoch',
    rule: 'Every process knows of a changed role with its next request.',
    file: 'lib/service/security/roles.ts',
    text: '[...role.permissions, ...permissions])),\n    ...newEpoch(),\n',
    replacement: '[...role.permissions, ...permissions])),\n',
    tests: ['tests/functions/revocation.test.ts'],
  },
  {
    name: 'Names need not be absent',
    rule: 'No two groups have the same name.',
    file: 'lib/store/entities/groups.ts',
    text: "groupNameEntity.key(name), { groupId: id }, 'absent')",
    replacement: "groupNameEntity.key(name), { groupId: id }, 'any')",
    tests: ['tests/functions/groups.test.ts'],
  },
  {
    name: 'What is staged is written over',
    rule: 'What a large write has staged belongs to it until it is settled.',
    file: 'lib/store/actions.ts',
    text: "'attribute_not_exists(staged)'",
    replacement: "'attribute_not_exists(nothing)'",
    tests: ['tests/store/largeWrites.test.ts'],
  },
]
