/** The largest import of entries is one large write. Its cost is counted, because time depends on the machine. */
import { expect, it } from 'vitest'
import type { LogLine } from '#endpoint/logLine.ts'
import { makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

// The time limits of a developer's machine.
const service = await useTestService({ LOCAL_GATEWAY: '1' })
const { request, adminToken: token } = service

const send = (regatta: string, rows: readonly string[]) =>
  request(`POST ${regattaPath(regatta, '/competitors/import')}`, {
    token,
    body: ['SailNo;Nat;Helm;Class', ...rows].join('\n'),
    headers: { 'content-type': 'text/csv' },
  })

it('takes 1,000 entries of a private regatta, which need most items, and no more', async () => {
  const regatta = await makeEvent(service, token, { ispublic: false })
  const lines: LogLine[] = []
  Object.assign(service.services, { log: (line: LogLine) => lines.push(line) })
  const rows = Array.from({ length: 1000 }, (_, index) => `${index + 1};GER;Helm ${index};J70`)

  const imported = await send(regatta, rows)
  const more = await send(regatta, ['1001;GER;A;J70'])
  const { body } = await request(`GET ${regattaPath(regatta, '/competitors')}`, { token })

  expect(imported.body).toMatchObject({ created: 1000 })
  expect(more.body).toMatchObject({ status: 400, errors: [{ code: 'too-many' }] })
  expect(body).toHaveLength(1000)
  // 11,000 items are staged and put in place, a hundred at a time.
  expect(lines[0]?.storeCalls).toBeLessThan(240)
}, 60_000)
