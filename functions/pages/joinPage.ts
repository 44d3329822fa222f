import { joinPage } from '#pages/join.tsx'
import { endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'joinPage',
  summary: 'Show the page on which a user accepts an invitation',
  description:
    'The link of an invitation leads to it. The secret follows `#`, so no request for the page and ' +
    'no log contains it.',
  routes: ['GET /join'],
  guard: { kind: 'public' },
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  run: ({ context, language }) => joinPage({ userName: context.caller?.user.name, language }),
})
