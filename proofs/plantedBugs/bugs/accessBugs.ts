/** Who may do what. */
import type { PlantedBug } from './plantedBug.ts'

export const accessBugs: readonly PlantedBug[] = [
  {
    name: 'A denial is ignored',
    rule: 'An entry of an access control list that denies keeps its group out.',
    file: 'lib/domain/acl.ts',
    text: "    ...steps.filter(({ rule }) => rule === 'acl-denial'),\n",
    replacement: '',
    tests: ['tests/domain/decide.test.ts'],
  },
  {
    name: 'A grant wins over a denial',
    rule: 'What an access control list denies, no entry of it grants.',
    file: 'lib/domain/acl.ts',
    text: "    ...steps.filter(({ rule }) => rule === 'acl-denial'),\n    ...steps.filter(({ rule }) => rule === 'acl-grant'),\n",
    replacement:
      "    ...steps.filter(({ rule }) => rule === 'acl-grant'),\n    ...steps.filter(({ rule }) => rule === 'acl-denial'),\n",
    tests: ['tests/domain/decide.test.ts'],
  },
  {
    name: 'The qualification of a role is forgotten',
    rule: 'A qualified role counts only for what its qualifier owns.',
    file: 'lib/domain/holdings.ts',
    text: 'fits(assignment, facts) ? [holding]',
    replacement: 'facts !== undefined ? [holding]',
    tests: ['tests/domain/decide.test.ts'],
  },
  {
    name: 'Every role may be passed on',
    rule: 'Only who holds a role that may be passed on gives others what is in it.',
    file: 'lib/domain/granting.ts',
    text: '    .filter(({ transitive }) => transitive)\n',
    replacement: '',
    tests: ['tests/domain/granting.test.ts'],
  },
  {
    name: 'The escaping of ids forgets `*`',
    rule: 'A `*` in the name of an object is a character, and no permission for all objects.',
    file: 'lib/domain/objectId.ts',
    text: '        .replace(/\\*/g, hexEscape)\n',
    replacement: '',
    tests: ['tests/domain/objectId.test.ts'],
  },
  {
    name: 'An endpoint forgets its guard',
    rule: 'A role is deleted only by who may delete it.',
    file: 'functions/security/deleteRole.ts',
    text: "  guard: { kind: 'object', type: 'ROLE_DEFINITION', actions: ['DELETE'], id: 'roleId' },",
    replacement: "  guard: { kind: 'public' },",
    tests: ['tests/functions/aclEffect.test.ts'],
  },
  {
    name: 'A list shows what the index holds',
    rule: 'Of each object in a list it is asked, by a strong read, whether the caller may read it.',
    file: 'lib/service/listReadable.ts',
    text: 'mayRead[position] === true ? show(id) : undefined',
    replacement: 'mayRead.length > position ? show(id) : undefined',
    tests: ['tests/functions/roleList.test.ts'],
  },
  {
    name: 'The last administrator may go',
    rule: 'Somebody administers the service, always.',
    file: 'lib/service/security/administrators.ts',
    text: 'if (others.length === 0) {',
    replacement: 'if (others.length < 0) {',
    tests: ['tests/functions/assignments.test.ts'],
  },
]
