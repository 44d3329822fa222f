import { changeableByLink, emptyFieldsOfCompetitor } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { competitor, newCompetitorWithBoat } from '#schemas/races/competitor.ts'
import { entriesOf } from '#races/steps/entries.ts'
import { createAndAddWithBoat, noSelfRegistration } from '#races/steps/registrations.ts'

export const { declaration, handler } = endpoint({
  name: 'createCompetitorWithBoat',
  summary: 'Create a competitor for an existing boat, and add the competitor to a regatta',
  description:
    'Needs UPDATE on the regatta and CREATE for the new objects. Instead, the secret of the ' +
    'registration link is enough if the regatta is open for registration. The owners of the ' +
    'regatta then own the new objects. Everybody can read their public part if everybody can ' +
    'read the regatta. Each request creates a competitor.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/competitors/createandaddwithboat'],
  guard: changeableByLink('REGATTA', 'regattaName', noSelfRegistration),
  input: newCompetitorWithBoat,
  emptyIsAbsent: [...emptyFieldsOfCompetitor, 'boatId'],
  fetches: [
    { type: 'COMPETITOR', id: 'id' },
    { type: 'BOAT', id: 'boatId' },
  ],
  fetchesMore: ({ regattaName }) => entriesOf(regattaName),
  reply: { status: 200, body: competitor },
  errors: ['not-found', 'forbidden', 'already-exists'],
  failsAsText: true,
  run: ({ context, input }) => createAndAddWithBoat(context, input),
})
