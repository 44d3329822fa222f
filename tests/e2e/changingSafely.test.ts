/** The lines of docs/guides/changing-safely.md, one after the other, as a reader sends them. */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedService } from '../support/sharedService.ts'
import { curl } from '../support/curl.ts'
import type { SharedService } from '../support/startSharedServices.ts'
import { serviceTimeout } from '../../harness/service.ts'
import { walk } from '../support/shownLines.ts'

const page = readFileSync(
  resolve(import.meta.dirname, '../../docs/guides/changing-safely.md'),
  'utf8',
)

let service: SharedService
let folder: string
beforeAll(async () => {
  service = await sharedService()
  folder = await mkdtemp(join(tmpdir(), 'changing-safely-'))
}, serviceTimeout)
afterAll(() => rm(folder, { recursive: true, force: true }))

it('has the documented responses', async () => {
  const S = `${service.baseUrl}/security/api/restsecurity`
  const form = ['--data', 'username=careful', '--data', 'password=reaching-on-port-7']
  const { body } = await curl(...form, `${S}/create_user`)
  const { access_token: token } = body as { readonly access_token: string }
  const auth = `Authorization: Bearer ${token}`
  await curl('-X', 'PUT', '-H', auth, '--json', '{"class": "Laser"}', `${S}/preferences/boat`)

  const blocks = Array.from(page.matchAll(/```sh\n([^`]*)```/g), ([, lines = '']) => lines)
  const setUp = `AUTH='${auth}' BASE='${service.baseUrl}'`
  const printed = await walk([setUp, ...blocks, ...blocks.slice(-2)], folder)

  expect(printed.slice(1).map((text) => text.trim())).toEqual([
    '{"class":"Laser"}',
    '200',
    '412',
    '200',
    '201',
    '412',
    '201',
  ])
})
