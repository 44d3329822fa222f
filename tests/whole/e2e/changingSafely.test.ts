/** The lines of docs/guides/changing-safely.md, one after the other, as a reader sends them. */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedService } from '../../support/sharedService.ts'
import type { SharedService } from '../../support/startSharedServices.ts'
import { serviceTimeout } from '../../../scripts/requests/service.ts'
import { blocksOf } from '../../support/markdown.ts'
import { lineFor, walk } from '../../support/shownLines.ts'

const page = readFileSync(
  resolve(import.meta.dirname, '../../../docs/guides/changing-safely.md'),
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
  const steps = blocksOf(page)
    .filter(({ language }) => language === 'sh')
    .map(({ text }) => lineFor(service)(text))
  const printed = await walk([...steps, ...steps.slice(-2)], folder)

  expect(printed.map((text) => text.trim())).toEqual([
    '200',
    '{"class":"Laser"}',
    '200',
    '412',
    '200',
    '201',
    '412',
    '201',
  ])
})
