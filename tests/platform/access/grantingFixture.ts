/** Users, groups and roles, for the tests of granting. */
import { emptyFixture, everybody, holds, user, type Fixture } from './fixture.ts'

export const grantingFixture: Fixture = {
  ...emptyFixture,
  roles: [
    { id: 'admin', permissions: ['*'] },
    { id: 'reader', permissions: ['EVENT,BOAT:READ'] },
    { id: 'painter', permissions: ['EVENT:UPDATE'] },
    { id: 'sinker', permissions: ['BOAT:SINK'] },
  ],
  groups: [
    {
      id: 'club',
      roles: [
        { roleId: 'painter', forAll: false },
        { roleId: 'sinker', forAll: true },
      ],
    },
    { id: 'crew', roles: [] },
  ],
  users: [
    user('admin', { assignments: [holds('admin')] }),
    user('anna', {
      permissions: ['EVENT:READ,UPDATE', 'BOAT:READ', 'EVENT:DELETE:Kiel,Cowes'],
      assignments: [
        holds('reader', { byUser: 'anna' }),
        holds('sinker', { byGroup: 'crew' }),
        holds('painter', { byUser: 'bert', byGroup: 'crew' }),
      ],
    }),
    user('bert', { assignments: [holds('reader', { transitive: false }), holds('gone')] }),
    user('mia', { groups: ['club'] }),
    user('ole', { groups: ['club'] }),
    user('boss', { assignments: [holds('admin', { byUser: 'boss' })] }),
    user('star', { permissions: ['EVENT:*', '*:READ', 'BOAT:READ:*'] }),
  ],
  everybody: everybody({
    permissions: ['USER:CREATE'],
    assignments: [holds('sinker', { transitive: false })],
  }),
}
