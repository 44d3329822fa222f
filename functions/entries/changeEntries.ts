import { endpoint } from '#endpoint'
import { loadEntriesAndState } from '#entries/steps/loadEntries.ts'
import { planEntries } from '#entries/steps/entryPlans.ts'
import { writePlans } from '#entries/steps/plannedWrites.ts'
import { listCompetitors } from '#races/steps/entries.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { changedEntries, entriesChange } from '#schemas/entries/changes.ts'

export const { declaration, handler } = endpoint({
  name: 'changeEntries',
  summary: 'Accept, correct, move, add, withdraw and remove entries',
  description:
    '`accept` takes waiting entries and what is proposed for entries. `change` sets values of the ' +
    'entry, and drops what is proposed for it. A competitor that was made for the regatta changes with ' +
    'the entry; one that was added stays as it is. With `regatta`, the entry moves to another class of ' +
    'the event, with its phones; this needs CHANGE_ENTRIES there too, and is 409 for a boat with ' +
    'results. `add` makes entries, and needs CREATE. A sail number of another entry that counts is 409. ' +
    'The response has the standings that move, also in a dry run. All or nothing.',
  routes: ['PUT /sailingserver/api/v1/regattas/{regattaName}/entries'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['CHANGE_ENTRIES'], id: 'regattaName' },
  input: entriesChange,
  refusesUnknownNames: true,
  takesLargeBody: true,
  load: loadEntriesAndState,
  current: { show: listCompetitors },
  reply: { status: 200, body: changedEntries },
  errors: ['not-found', 'forbidden', 'has-results', 'already-exists'],
  run: async ({ context, input, formErrors }) => {
    const regatta = await requireRegatta(context, input.regattaName)
    return writePlans(context, regatta, await planEntries(context, regatta, input, formErrors))
  },
})
