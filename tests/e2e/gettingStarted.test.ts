/** What the reference tells a stranger to type, typed, as far as the service has the operations. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from '../../functions/routes.ts'
import { origin, steps } from '../../lib/http/reference/gettingStarted.ts'
import { borrowService } from '../support/borrowedService.ts'
import type { LentService } from '../support/lendServices.ts'
import { serviceTimeout } from '../support/service.ts'
import { filled, walk } from '../support/shownLines.ts'

let service: LentService
let folder: string
beforeAll(async () => {
  service = await borrowService()
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-begin-'))
}, serviceTimeout)
afterAll(() => rm(folder, { recursive: true }))

it('leads from nothing to a race with a course', { timeout: serviceTimeout }, async () => {
  const routes = new Set<string>(endpoints.flatMap((endpoint) => endpoint.routes))
  const shown = steps.filter(({ route }) => routes.has(route))
  const printed = await walk(
    shown.map(({ shell }) => shell.replace(origin, service.baseUrl)),
    folder,
  )

  expect(shown.length).toBeGreaterThanOrEqual(5)
  for (const [index, { title, answer }] of shown.entries()) {
    const found = JSON.parse(printed[index] ?? '') as unknown
    const wanted: unknown = answer === undefined ? found : JSON.parse(answer)
    expect(found, title).toEqual(filled(wanted, found))
    const isRefusal = title.startsWith('Be refused')
    expect((found as { readonly status?: number }).status, title).toBe(isRefusal ? 403 : undefined)
  }
  const refused = JSON.parse(await readFile(join(folder, 'refused.json'), 'utf8')) as object
  expect(refused).toMatchObject({ code: 'forbidden', permission: 'REGATTA:UPDATE:Kiel' })
  expect(await readFile(join(folder, 'course.svg'), 'utf8')).toMatch(/^<svg [^]*Around the top/)
})
