/**
 * Runs the walks through the service in the documents and in `/docs`, and compares every documented
 * response. One reader takes all of them, one after the other, on one instance with the demo.
 */
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from '../../../functions/routes.ts'
import { origin, steps as stepsOfReference } from '#pages/reference/gettingStarted.tsx'
import { blocksOf } from '../../support/markdown.ts'
import { filled, lineFor, matching, walk, walkDocument } from '../../support/shownLines.ts'
import { sharedService } from '../../support/sharedService.ts'
import type { SharedService } from '../../support/startSharedServices.ts'
import { serviceTimeout } from '../../../scripts/requests/service.ts'

const root = resolve(import.meta.dirname, '../../..')
const blocksIn = (page: string) => blocksOf(readFileSync(join(root, page), 'utf8'))

let service: SharedService
/** The working directory of the reader. */
let folder: string
beforeAll(async () => {
  service = await sharedService('demo')
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-readme-'))
}, serviceTimeout)
afterAll(() => rm(folder, { recursive: true }))

it('shows the output of npm start', () => {
  const documentedOutput = blocksIn('README.md').find(({ text }) => text.includes('is ready at'))
  const lines = (documentedOutput?.text ?? '')
    .replace(/3000/g, String(service.port))
    .trim()
    .split('\n')
  const printed = service.printed.split('\n')

  const missing = lines.filter((line) => !printed.some((found) => matching(line).test(found)))

  expect(lines.length).toBeGreaterThan(4)
  expect(missing).toEqual([])
})

/** The commands alone, with the start of the service. A reader has five minutes for the page. */
const walkMillisMax = 90_000

it.each([
  'README.md',
  ...['first-course', 'first-role', 'hosts', 'phone-app', 'score-a-weekend', 'weekend-helpers'].map(
    (guide) => `docs/guides/${guide}.md`,
  ),
])('%s shows what its lines answer', { timeout: serviceTimeout }, async (page) => {
  const started = performance.now()
  const steps = await walkDocument(readFileSync(join(root, page), 'utf8'), lineFor(service), folder)

  expect(service.startMillis + performance.now() - started).toBeLessThan(walkMillisMax)
  expect(steps.length).toBeGreaterThan(3)
  for (const { text, found, expected } of steps) expect(found, text).toEqual(expected)
})

it(
  '/docs leads from an empty service to a race with a course',
  { timeout: serviceTimeout },
  async () => {
    const routes = new Set<string>(endpoints.flatMap((endpoint) => endpoint.routes))
    const steps = stepsOfReference.filter(({ route }) => routes.has(route))
    const printed = await walk(
      steps.map(({ shell }) => shell.replace(origin, service.baseUrl)),
      folder,
    )

    expect(steps.length).toBeGreaterThanOrEqual(5)
    for (const [index, { title, answer }] of steps.entries()) {
      const found = JSON.parse(printed[index] ?? '') as unknown
      const expected: unknown = answer === undefined ? found : JSON.parse(answer)
      expect(found, title).toEqual(filled(expected, found))
      const isRefusal = title.startsWith('Be refused')
      expect((found as { readonly status?: number }).status, title).toBe(
        isRefusal ? 403 : undefined,
      )
    }
    const refused = JSON.parse(await readFile(join(folder, 'refused.json'), 'utf8')) as object
    expect(refused).toMatchObject({ code: 'forbidden', permission: 'REGATTA:UPDATE:Laboe' })
    expect(await readFile(join(folder, 'course.svg'), 'utf8')).toMatch(/^<svg [^]*Around the top/)
  },
)
