import { endpoint } from '#endpoint'
import { randomUUID } from 'node:crypto'
import { derivedUuid } from '#values/uuid.ts'
import { Failure } from '#values/failure.ts'
import { newCompetitor } from '#schemas/entries/changes.ts'
import {
  emptyFieldsOfCompetitor,
  needsOfNewCompetitor,
  ofNewCompetitor,
  register,
} from '#entries/steps/registrations.ts'

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
  run: ({ context, input }) => {
    const { boatclass: boatClass, sailid: sailId = null } = input
    // The failure of the original server.
    if (boatClass === undefined) {
      throw new Failure('not-found', "Could not use a boat class with name 'null'.")
    }
    return register(context, input, ['COMPETITOR', 'BOAT'], (name) => {
      const id = input.id === undefined ? randomUUID() : derivedUuid('BOAT', input.id)
      return Promise.resolve({ id, name, sailId, boatClass, color: null })
    })
  },
})
