/** Attempts of plain users, as plain data: numbers select among the existing objects. */
import fc from 'fast-check'

const kinds = [
  ...(['createRole', 'changeRole', 'deleteRole', 'giveRole', 'takeRole', 'createGroup'] as const),
  ...(['deleteGroup', 'addMember', 'removeMember', 'attachRole', 'detachRole'] as const),
  ...(['changeAcl', 'removeAcl', 'changeOwnership', 'removeOwnership', 'createUser'] as const),
  ...(['putUser', 'deleteUser', 'changePassword', 'readUser', 'invite'] as const),
  ...(['acceptInvitation', 'readRegatta', 'changeRegatta'] as const),
  ...(['makeLink', 'useLink'] as const),
] as const

export interface Attempt {
  readonly kind: (typeof kinds)[number]
  readonly actor: number
  readonly user: number
  readonly role: number
  readonly group: number
  readonly object: number
  /** Absent: no qualifier or owner. Otherwise a user or a group. */
  readonly byUser: number | null
  readonly byGroup: number | null
  readonly flag: boolean
  readonly permissions: readonly string[]
  readonly actions: readonly string[]
}

const number = fc.nat(59)
const sometimes = fc.option(number, { nil: null, freq: 2 })

/** Requests that mostly destroy are rare, and requests that are mostly refused are frequent. */
const weights: Readonly<Partial<Record<Attempt['kind'], number>>> = {
  deleteRole: 1,
  deleteGroup: 1,
  deleteUser: 1,
  removeOwnership: 1,
  readRegatta: 1,
  changeRegatta: 1,
  createRole: 8,
  changeRole: 10,
  giveRole: 8,
  changeAcl: 10,
  changeOwnership: 10,
}
const kind = fc.oneof(
  ...kinds.map((name) => ({ weight: weights[name] ?? 4, arbitrary: fc.constant(name) })),
)

const permission = fc.constantFrom(
  'EVENT:SINK',
  'EVENT:READ',
  'EVENT:UPDATE',
  'EVENT:*',
  'EVENT:JUDGE',
  'EVENT:LOOK,READ',
  '*',
  '*:READ',
  '*:CHANGE_OWNERSHIP',
  'USER,USER_GROUP:UPDATE',
  'LANDSCAPE:MANAGE',
)
const aclAction = fc.constantFrom(
  'READ',
  'UPDATE',
  '!UPDATE',
  'CHANGE_ACL',
  'SINK',
  '*',
  'CHANGE_OWNERSHIP',
  '!READ',
)

const attempt: fc.Arbitrary<Attempt> = fc.record({
  kind,
  actor: number,
  user: number,
  role: number,
  group: number,
  // The events come first, because they are the target.
  object: fc.oneof({ weight: 2, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: number }),
  byUser: sometimes,
  byGroup: sometimes,
  flag: fc.boolean(),
  permissions: fc.array(permission, { maxLength: 2 }),
  actions: fc.array(aclAction, { minLength: 1, maxLength: 3 }),
})

/** Grants only, mostly without a qualifying user: they could outlive a temporary permission. */
const grant: fc.Arbitrary<Attempt> = fc.tuple(attempt, fc.nat(9)).chain(([random, qualified]) =>
  fc
    .constantFrom<Attempt['kind'][]>(
      ...(['giveRole', 'giveRole', 'changeAcl', 'changeAcl', 'changeOwnership'] as const),
      ...(['addMember', 'attachRole', 'changeRole', 'takeRole', 'removeMember'] as const),
      ...(['createGroup', 'createRole', 'createUser', 'detachRole', 'removeAcl'] as const),
      ...(['changePassword', 'readUser', 'putUser', 'deleteUser'] as const),
      ...(['makeLink', 'useLink'] as const),
      ...(['invite', 'acceptInvitation', 'readRegatta', 'changeRegatta'] as const),
    )
    .map((kindOfGrant) => ({
      ...random,
      kind: kindOfGrant,
      object: random.role,
      byUser: kindOfGrant === 'giveRole' && qualified < 8 ? null : random.byUser,
    })),
)

export const randomGrants = (length: number): fc.Arbitrary<readonly Attempt[]> =>
  fc.array(grant, { minLength: length, maxLength: length })

export const randomAttempts = (length: number): fc.Arbitrary<readonly Attempt[]> =>
  fc.array(attempt, { minLength: length, maxLength: length })
