import { endpoint } from '#endpoint'
import { boatClass, boatClassReference } from '#schemas/races/boatClass.ts'
import { showBoatClass } from '#races/steps/boatClasses.ts'

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
