import { permissionCatalogue } from '../../lib/domain/access/permissionCatalogue.ts'
import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { catalogue } from '../../schemas/catalogue.ts'

export const declaration = endpoint({
  name: 'listPermissions',
  summary: 'What can be permitted, and who has it by default',
  description:
    'The types of objects and the parts of their ids, the actions and what they mean, and the roles ' +
    'that exist from the start. Other programs may use types and actions of their own.',
  routes: ['GET /security/api/restsecurity/permissions'],
  guard: { kind: 'public' },
  conditional: true,
  reply: { status: 200, body: catalogue },
  errors: [],
  run: () => permissionCatalogue(),
})

export const handler = serve(declaration)
