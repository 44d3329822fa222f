import { endpoint } from '#endpoint'
import { boatClass, boatClassReference } from '#schemas/races/boatClass.ts'
import { knownBoatClass } from '#races/rules/boatClasses.ts'
import { Failure, sentence } from '#values/failure.ts'
import { decodeEscapes } from '#values/pathName.ts'

export const { declaration, handler } = endpoint({
  name: 'readBoatClass',
  summary: 'Read a boat class',
  routes: ['GET /sailingserver/api/v1/boatclasses/{name}'],
  guard: { kind: 'public' },
  input: boatClassReference,
  conditional: true,
  reply: { status: 200, body: boatClass },
  errors: ['not-found'],
  run: ({ input: { name } }) => {
    // Such as `J70` or `J~2F70`.
    const known = knownBoatClass(name) ?? knownBoatClass(decodeEscapes(name))
    if (known !== undefined) return known
    throw new Failure('not-found', sentence`Could not find a boat class with name '${name}'.`)
  },
})
