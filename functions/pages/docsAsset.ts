import { decodeEscapes } from '#values/pathName.ts'
import { assetHeaders } from '#page/script.ts'
import { requireAsset } from '#pages/reference/assets.ts'
import { EndpointResult, endpoint } from '#endpoint'
import { assetName, assetText } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'docsAsset',
  summary: 'Read a style or a script of the reference page',
  description:
    'The name changes with the content, so that a browser may cache the file permanently.',
  routes: ['GET /docs/{asset}'],
  guard: { kind: 'public' },
  input: assetName,
  compresses: true,
  reply: {
    status: 200,
    body: assetText,
    mediaType: 'text/javascript; charset=utf-8',
    alternatives: [
      {
        mediaType: 'text/css',
        description: 'A style sheet, regardless of `Accept`',
        format: String,
      },
    ],
  },
  errors: ['not-found'],
  run: async ({ input }) => {
    const { text, mediaType } = await requireAsset(decodeEscapes(input.asset))
    return new EndpointResult(text, { mediaType, headers: assetHeaders })
  },
})
