/** Bugs in reads and writes of the table. */
import type { PlantedBug } from './plantedBug.ts'

export const storeBugs: readonly PlantedBug[] = [
  {
    name: 'The condition of a write is dropped',
    rule: 'A write succeeds only if the item is as it was read.',
    file: 'lib/store/actions.ts',
    text: 'ConditionExpression: `writeId = :read AND ${unstaged}`',
    replacement: 'ConditionExpression: `(writeId = :read OR attribute_exists(PK)) AND ${unstaged}`',
    tests: ['tests/store/store.test.ts'],
  },
  {
    name: 'A transaction is split',
    rule: 'All writes of a request are applied, or none.',
    file: 'lib/store/store.ts',
    text: 'else await this.#calls.transactWrite(writes.map((write) => actionOf(name, write, writeId)))',
    replacement:
      'else for (const write of writes) await this.#calls.transactWrite([actionOf(name, write, writeId)])',
    tests: ['tests/store/store.test.ts'],
  },
  {
    name: 'A write does not recognize its own earlier attempt',
    rule: 'A write whose response was lost is recognized and does not conflict.',
    file: 'lib/store/errors.ts',
    text: 'return this.#writeIds.includes(writeId)',
    replacement: 'return this.#writeIds.includes(`not ${writeId}`)',
    tests: ['tests/store/store.test.ts'],
  },
  {
    name: 'Batch reads are eventually consistent',
    rule: 'Permission checks use strongly consistent reads.',
    file: 'lib/store/calls.ts',
    text: 'Keys: [...missing], ConsistentRead: true',
    replacement: 'Keys: [...missing], ConsistentRead: false',
    tests: ['tests/store/store.test.ts'],
  },
  {
    name: 'Definitions are cached beyond the epoch',
    rule: 'A cached role or group is valid only under the epoch with which it was read.',
    file: 'lib/store/definitionCache.ts',
    text: 'generation.epoch === epoch ? generation.values',
    replacement: "generation.epoch !== '' ? generation.values",
    tests: ['tests/store/definitions.test.ts'],
  },
  {
    name: 'A change of a role skips the epoch',
    rule: 'Every process sees a changed role with its next request.',
    file: 'lib/service/security/roles.ts',
    text: 'hostsChangeByRole(context, role, permissions)),\n    ...newEpoch(),\n',
    replacement: 'hostsChangeByRole(context, role, permissions)),\n',
    tests: ['tests/functions/revocation.test.ts'],
  },
  {
    name: 'Names are not checked for absence',
    rule: 'No two groups have the same name.',
    file: 'lib/store/entities/groups.ts',
    text: "groupNameEntity.put([name], { groupId: id }, 'absent')",
    replacement: "groupNameEntity.put([name], { groupId: id }, 'any')",
    tests: ['tests/functions/groups.test.ts'],
  },
  {
    name: 'Staged items are overwritten',
    rule: 'No other write changes staged items until the large write is completed or reverted.',
    file: 'lib/store/actions.ts',
    text: "'attribute_not_exists(staged)'",
    replacement: "'attribute_not_exists(nothing)'",
    tests: ['tests/store/largeWrites.test.ts'],
  },
]
