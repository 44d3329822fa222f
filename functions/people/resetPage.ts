import { endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { resetPage } from '#people/pages/resetPage.tsx'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'resetPage',
  summary: 'Show the page on which a user sets a new password',
  description:
    'The link for a new password leads to it. The secret follows `#`, so no request for the page and no ' +
    'log contains it.',
  routes: ['GET /reset'],
  guard: { kind: 'public' },
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  run: ({ language }) => resetPage(language),
})
