import { showOutPage } from '#results/pages/out.ts'
import { endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { regattaOfPage } from '#schemas/races/regatta.ts'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'outPage',
  summary: 'Show who is out there, for safety boats',
  description:
    'The boats with their states and last positions, those that are not accounted for first. One ' +
    'press checks a boat in or out, and waits on the phone while there is no connection. A text for ' +
    'the radio names the missing boats.',
  routes: ['GET /out/{regattaName}'],
  guard: { kind: 'object', type: 'LEADERBOARD', id: 'regattaName', actions: ['UPDATE'] },
  input: regattaOfPage,
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  errors: ['not-found'],
  run: ({ context, input }) => showOutPage(context, input.regattaName),
})
