/** The roles without which the service does not work, with the ids that existing clients know. */
export const neededRoles = {
  admin: {
    id: 'dc77e3d1-d405-435e-8699-ce7245f6fd7a',
    name: 'admin',
    permissions: ['*'],
  },
  user: {
    id: 'ad1d5148-b13d-4464-90c4-7c396e4d4e2e',
    name: 'user',
    permissions: ['*:CHANGE_ACL,CHANGE_OWNERSHIP,CREATE,DELETE,READ,READ_PUBLIC,UPDATE'],
  },
} as const satisfies Record<string, { id: string; name: string; permissions: readonly string[] }>
