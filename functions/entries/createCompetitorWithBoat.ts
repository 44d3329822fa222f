import { endpoint } from '#endpoint'
import { namedObject } from '#values/objectId.ts'
import { Failure } from '#values/failure.ts'
import { readBoat } from '#races/items/competitors.ts'
import { newCompetitorWithBoat } from '#schemas/entries/changes.ts'
import {
  authorizePublicRead,
  emptyFieldsOfCompetitor,
  needsOfNewCompetitor,
  ofNewCompetitor,
  register,
} from '#entries/steps/registrations.ts'

export const { declaration, handler } = endpoint({
  ...ofNewCompetitor,
  name: 'createCompetitorWithBoat',
  summary: 'Create a competitor for an existing boat, and add the competitor to a regatta',
  description: needsOfNewCompetitor + 'Each request creates a competitor.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/competitors/createandaddwithboat'],
  input: newCompetitorWithBoat,
  emptyIsAbsent: [...emptyFieldsOfCompetitor, 'boatId'],
  run: ({ context, input }) =>
    register(context, input, ['COMPETITOR'], async () => {
      const { boatId: id = '' } = input
      const boat = id === '' ? undefined : await readBoat(context.store, id)
      if (boat === undefined) throw new Failure('not-found', 'Boat is not valid')
      await authorizePublicRead(context, namedObject('BOAT', id))
      return boat
    }),
})
