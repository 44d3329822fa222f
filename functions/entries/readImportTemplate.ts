import { endpoint } from '#endpoint'
import { ownHeaders } from '#entries/rules/entriesFile.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { entriesTemplate, regattaOfTemplate } from '#schemas/entries/entriesImport.ts'
import { formatTable } from '#values/formatTable.ts'

export const { declaration, handler } = endpoint({
  name: 'readImportTemplate',
  summary: 'Download the header of a file for the import of entries',
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}/competitors/import.csv'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['READ'], id: 'regattaName' },
  input: regattaOfTemplate,
  reply: { status: 200, body: entriesTemplate, mediaType: 'text/csv; charset=utf-8' },
  errors: ['not-found'],
  run: async ({ context, input: { regattaName } }) => {
    await requireRegatta(context, regattaName)
    return formatTable([Object.values(ownHeaders)], ',')
  },
})
