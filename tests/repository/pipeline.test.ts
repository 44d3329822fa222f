/** docs/reference/pipeline.md shows the chains as they are: names, order and hooks. */
import { expect, it } from 'vitest'
import type { Middleware } from '../../lib/http/chain.ts'
import { innerMiddleware, outerMiddleware, responseMiddleware } from '../../lib/http/pipeline.ts'
import { endpoint } from '../../lib/http/serve.ts'
import { createServices } from '../../lib/http/services.ts'
import { filesIn, textOf } from './files.ts'

const services = createServices({ TABLE_NAME: 'none', TOKEN_KEY: '0'.repeat(64) })
const { declaration } = endpoint({
  name: 'nothing',
  summary: 'Do nothing',
  routes: ['GET /nothing'],
  guard: { kind: 'public' },
  reply: { status: 204 },
  run: () => undefined,
})
const outer = outerMiddleware(declaration, services)
const inner = innerMiddleware(declaration, services)

/** Name and hooks, as in the rows of the page. */
const rowsOf = (middleware: readonly Middleware[]) =>
  middleware.map((each) => [
    each.name,
    (['before', 'after', 'onError'] as const).filter((hook) => each[hook] !== undefined).join(', '),
  ])

const rowsUnder = (heading: string) => {
  const section = textOf('docs/reference/pipeline.md')
    .split(/^## /m)
    .find((text) => text.startsWith(heading))
  return Array.from(
    (section ?? '').matchAll(/^\| `(\w+)` +\| ([\w, ]*\w) +\|/gm),
    ([, ...row]) => row,
  )
}

it.each([
  ['Outer chain', outer],
  ['Inner chain', inner],
])('%s is as the page shows it', (heading, middleware) => {
  expect(
    rowsUnder(heading),
    'Change the table of docs/reference/pipeline.md like lib/http/pipeline.ts, and give the reason.',
  ).toEqual(rowsOf(middleware))
})

it('names how many of the outer chain the fallback shares', () => {
  const shared = rowsOf(responseMiddleware(declaration, services))

  expect(rowsOf(outer).slice(0, shared.length)).toEqual(shared)
  expect(textOf('docs/reference/pipeline.md')).toContain('uses the first six')
  expect(shared).toHaveLength(6)
})

it('leaves out no file of the folder', () => {
  const files = filesIn('lib/http/middleware')
    .map((file) => /(\w+)\.ts$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
  const named = [...outer, ...inner].map(({ name }) => name.replace(/^\w+RateLimit$/, 'rateLimit'))

  expect([...new Set([...named, 'conflictRetry'])].sort()).toEqual(files.sort())
})
