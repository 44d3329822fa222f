import { endpoint } from '#endpoint'
import { randomUUID } from 'node:crypto'
import type { Context } from '#endpoint/context.ts'
import type { Static } from '#schemas/schema.ts'
import { derivedUuid } from '#values/derivedUuid.ts'
import { Failure } from '#values/failure.ts'
import { newCompetitor } from '#schemas/races/competitor.ts'
import {
  emptyFieldsOfCompetitor,
  needsOfNewCompetitor,
  ofNewCompetitor,
  register,
} from '#races/steps/registrations.ts'

export const { declaration, handler } = endpoint({
  ...ofNewCompetitor,
  name: 'createCompetitor',
  summary: 'Create a competitor with a boat, and add both to a regatta',
  description:
    needsOfNewCompetitor +
    'Each request creates a competitor and a boat. A `deviceUuid` that is or was ' +
    'mapped to a competitor of the regatta is refused with 403.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/competitors/createandadd'],
  input: newCompetitor,
  emptyIsAbsent: [...emptyFieldsOfCompetitor, 'boatclass', 'sailid'],
  run: ({ context, input }) => createAndAdd(context, input),
})

/** @throws Failure `not-found`, as in the original server, if the class is missing */
const createAndAdd = (context: Context, wanted: Static<typeof newCompetitor>) => {
  const { boatclass: boatClass, sailid: sailId = null } = wanted
  if (boatClass === undefined) {
    throw new Failure('not-found', "Could not use a boat class with name 'null'.")
  }
  return register(context, wanted, ['COMPETITOR', 'BOAT'], (name) => {
    const id = wanted.id === undefined ? randomUUID() : derivedUuid('BOAT', wanted.id)
    const boat = { id, name, sailId, boatClass, color: null }
    return Promise.resolve(boat)
  })
}
