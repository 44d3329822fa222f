import { endpoint } from '../../lib/http/serve.ts'
import { boatClass, boatClassReference } from '../../schemas/boatClass.ts'
import { showBoatClass } from '../../lib/service/competitors/boatClasses.ts'

export const { declaration, handler } = endpoint({
  name: 'readBoatClass',
  summary: 'Read a boat class',
  routes: ['GET /sailingserver/api/v1/boatclasses/{name}'],
  guard: { kind: 'public' },
  input: boatClassReference,
  conditional: true,
  reply: { status: 200, body: boatClass },
  errors: ['not-found'],
  run: ({ input }) => showBoatClass(input.name),
})
