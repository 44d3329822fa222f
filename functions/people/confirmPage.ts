import { endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { confirmPage } from '#people/pages/confirmPage.tsx'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'confirmPage',
  summary: 'Show the page on which a user confirms an e-mail address',
  description:
    'The link in a mail leads to it. The secret follows `#`, so that no log contains it.',
  routes: ['GET /confirm'],
  guard: { kind: 'public' },
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  run: ({ language }) => confirmPage(language),
})
