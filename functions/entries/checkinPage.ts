import { endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { checkinFailure, checkinPage } from '#entries/pages/checkin.tsx'
import { readCheckinPage } from '#entries/steps/checkinPage.ts'
import { readEvent } from '#races/items/events.ts'
import { readRegatta } from '#races/items/regattas.ts'
import { readState } from '#results/items/changes.ts'
import { checkin } from '#schemas/entries/changes.ts'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'checkinPage',
  summary: 'Show the page of the registration link, on which sailors enter a regatta',
  description:
    'The phone app reads the query of the same link. A wrong secret and an unknown event give the same ' +
    'response.',
  routes: ['GET /tracking/checkin'],
  guard: { kind: 'public' },
  scopedTokens: 'own',
  input: checkin,
  load: ({ context: { store }, input: { event_id: id, leaderboard_name: name } }) =>
    Promise.all([
      readEvent(store, id),
      ...(name === undefined ? [] : [readRegatta(store, name), readState(store, name)]),
    ]),
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  errors: ['unauthenticated'],
  failsAs: checkinFailure,
  run: async ({ context, language, input }) =>
    checkinPage(await readCheckinPage(context, language, input)),
})
