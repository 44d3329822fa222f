/** Bugs in reads and writes of the table. */
import type { PlantedBug } from './plantedBug.ts'

export const storeBugs: readonly PlantedBug[] = [
  {
    name: 'The condition of a write is dropped',
    rule: 'A change is applied only to the version that was read.',
    file: 'lib/store/actions.ts',
    text: 'ConditionExpression: `writeId = :read AND ${unstaged}`',
    replacement: 'ConditionExpression: `(writeId = :read OR attribute_exists(PK)) AND ${unstaged}`',
    tests: ['tests/store/store.test.ts'],
  },
  {
    name: 'A transaction is split',
    rule: 'Writes that belong together are applied all at once, or not at all.',
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
    name: 'Batch reads are eventually consistent',
    rule: 'Decisions use strongly consistent reads, which include the last acknowledged write.',
    file: 'lib/store/calls.ts',
    text: 'Keys: [...missing], ConsistentRead: true',
    replacement: 'Keys: [...missing], ConsistentRead: false',
    tests: ['tests/store/store.test.ts'],
  },
  {
    name: 'Definitions are cached beyond the epoch',
    rule: 'A cached role or group is valid only for the epoch under which it was read.',
    file: 'lib/store/definitionCache.ts',
    text: 'generation.epoch === epoch ? generation.values',
    replacement: "generation.epoch !== '' ? generation.values",
    tests: ['tests/store/definitions.test.ts'],
  },
  {
    name: 'A change of a role skips the epoch',
    rule: 'Every process sees a changed role from its next request on.',
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
    name: 'Staged items are overwritten',
    rule: 'Staged items of a large write belong to it until it is settled.',
    file: 'lib/store/actions.ts',
    text: "'attribute_not_exists(staged)'",
    replacement: "'attribute_not_exists(nothing)'",
    tests: ['tests/store/largeWrites.test.ts'],
  },
]
