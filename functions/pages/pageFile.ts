import { decodeEscapes } from '#values/pathName.ts'
import { fileHeaders, requireFile } from '#pages/files.ts'
import { EndpointResult, endpoint } from '#endpoint'
import { assetName, assetText } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'pageFile',
  summary: 'Read a script or a style of the pages',
  description:
    'The name changes with the content, so that a browser may cache the file permanently.',
  routes: ['GET /files/{asset}'],
  guard: { kind: 'public' },
  input: assetName,
  compresses: true,
  reply: {
    status: 200,
    body: assetText,
    mediaType: 'text/javascript; charset=utf-8',
    headers: ['cache-control', 'service-worker-allowed'],
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
    const name = decodeEscapes(input.asset)
    const mediaType = name.endsWith('.css') ? 'text/css' : 'text/javascript'
    return new EndpointResult(await requireFile(name), { mediaType, headers: fileHeaders })
  },
})
