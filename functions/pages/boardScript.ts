import { decodeEscapes } from '#values/pathName.ts'
import { requireScriptFile, scriptFileHeaders } from '#pages/board/scriptFiles.ts'
import { EndpointResult, endpoint } from '#endpoint'
import { assetName, assetText } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'boardScript',
  summary: 'Read a script of the race boards',
  description:
    'The name changes with the content, so that a browser may cache the file permanently.',
  routes: ['GET /scripts/{asset}'],
  guard: { kind: 'public' },
  input: assetName,
  compresses: true,
  reply: {
    status: 200,
    body: assetText,
    mediaType: 'text/javascript; charset=utf-8',
    headers: ['cache-control', 'service-worker-allowed'],
  },
  errors: ['not-found'],
  run: ({ input }) =>
    new EndpointResult(requireScriptFile(decodeEscapes(input.asset)), {
      headers: scriptFileHeaders,
    }),
})
