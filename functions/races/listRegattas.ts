import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import { regattas } from '#schemas/races/regatta.ts'
import { page } from '#schemas/platform/page.ts'
import { describeRegatta } from '#races/steps/regattaDescriptions.ts'
import { listNamed } from '#races/steps/regattas.ts'
import { loadFirstPage } from '#access/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listRegattas',
  summary: 'List the regattas that the caller may read',
  routes: ['GET /sailingserver/api/v1/regattas'],
  guard: { kind: 'each', type: 'REGATTA', action: 'READ' },
  input: page,
  load: loadFirstPage('REGATTA'),
  reply: { status: 200, body: regattas },
  run: inPages(listNamed('REGATTA', describeRegatta)),
})
