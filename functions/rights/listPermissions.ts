import { permissionCatalogue } from '#rights/rules/permissionCatalogue.ts'
import { endpoint } from '#endpoint'
import { catalogue } from '#schemas/platform/catalogue.ts'

export const { declaration, handler } = endpoint({
  name: 'listPermissions',
  summary: 'List all permissions, and their holders by default',
  description:
    'The types of objects and the parts of their ids, the actions and their meanings, and the ' +
    'predefined roles. Other programs may use types and actions of their own.',
  routes: ['GET /security/api/restsecurity/permissions'],
  guard: { kind: 'public' },
  conditional: true,
  reply: { status: 200, body: catalogue },
  run: () => permissionCatalogue(),
})
