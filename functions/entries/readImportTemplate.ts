import { endpoint } from '#endpoint'
import { EndpointResult } from '#endpoint/endpoint.ts'
import { ownHeaders } from '#entries/rules/entriesFile.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { entriesTemplate, regattaOfTemplate } from '#schemas/entries/entriesImport.ts'
import { formatTable } from '#values/formatTable.ts'

export const { declaration, handler } = endpoint({
  name: 'readImportTemplate',
  summary: 'Download the header of a file for the import of entries',
  description:
    'The headers are in the language of `Accept-Language`, and the import reads all of them.',
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}/competitors/import.csv'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['READ'], id: 'regattaName' },
  input: regattaOfTemplate,
  reply: { status: 200, body: entriesTemplate, mediaType: 'text/csv; charset=utf-8' },
  errors: ['not-found'],
  run: async ({ context, language, input: { regattaName } }) => {
    await requireRegatta(context, regattaName)
    const headers = Object.values(ownHeaders[language])
    // As spreadsheets read files where decimals have a comma.
    return new EndpointResult(formatTable([headers], language === 'en' ? ',' : ';'), {
      headers: { 'content-language': language, vary: 'Accept-Language, Cookie' },
    })
  },
})
