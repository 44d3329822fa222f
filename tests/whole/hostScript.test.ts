/** The script in docs/guides/hosts.md, run as it stands there: it replaces the keys of a host or leaves them. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { serveOverHttp } from '../../harness/httpServer.ts'
import { standBeforeTable } from '../support/faultyTable.ts'
import { keepLog } from '../support/logLines.ts'

keepLog()
const root = resolve(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/guides/hosts.md'), 'utf8')
const [, script = ''] = /```bash\n(.*?)```/s.exec(page) ?? []
const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKN8FwKCD36Cw4NLNSIQ0meURN1Y3sTSbx9tjrGHTJCL'

const home = mkdtempSync(join(tmpdir(), 'host-'))
const keysFile = join(home, '.ssh', 'authorized_keys')
const writeToken = (token: string) => {
  writeFileSync(join(home, '.ssh', 'host.curl'), `header = "Authorization: Bearer ${token}"\n`)
}
const service = await useTestService()
const server = await serveOverHttp(service.send)
mkdirSync(join(home, '.ssh'))
writeFileSync(keysFile, 'the first key\n')
const jq = `#!/bin/sh\nexec '${process.execPath}' '${root}/tests/support/jq.js' "$@"\n`
writeFileSync(join(home, 'jq'), jq, { mode: 0o755 })
afterAll(() => {
  server.stop()
  rmSync(home, { recursive: true })
})

/** Runs the script, and returns the keys of the host and whether the script failed. */
const run = async (): Promise<readonly [keys: string, failed: boolean]> => {
  const env = { HOME: home, URL: server.baseUrl, PATH: [home, process.env.PATH].join(delimiter) }
  const failed = await new Promise<boolean>((ended) => {
    execFile('bash', ['-c', script], { env }, (error) => {
      ended(error !== null)
    })
  })
  return [readFileSync(keysFile, 'utf8'), failed]
}

it('replaces the keys by a list, and never by a failure or an empty response', async () => {
  const unchanged = ['the first key\n', true]
  writeToken('wrong')
  expect(await run()).toEqual(unchanged)

  const made = await service.request(`POST ${S}/tokens`, {
    token: service.adminToken,
    json: { name: 'hosts', permissions: ['SSH_KEY:READ', 'USER:READ'] },
  })
  writeToken((made.body as { readonly token: string }).token)
  expect(await run()).toEqual(unchanged)

  const form = { region: 'eu-west-1', key_name: 'laptop', public_key: `${key} laptop` }
  const added = await service.request('POST /landscape/api/landscape/add_ssh_key', {
    token: service.adminToken,
    form,
  })
  expect(added.status).toBe(200)
  expect(await run()).toEqual([`${key} laptop\n`, false])

  const table = await standBeforeTable(service)
  table.behave((_, response) => response.destroy())
  expect(await run()).toEqual([`${key} laptop\n`, true])
  table.stop()

  writeToken(await service.createUser('stranger'))
  expect(await run()).toEqual([`${key} laptop\n`, true])
})
