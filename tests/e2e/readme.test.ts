/** The walk-through of the README, run as it stands there, and every answer that it shows. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { blocksOf } from '../support/markdown.ts'
import { type Service, serviceTimeout, startService } from '../support/service.ts'

const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8')
const blocks = blocksOf(readme)

let service: Service
/** Where the reader is, and finds the files that the lines write. */
let folder: string
beforeAll(async () => {
  service = await startService({ environment: { DEMO: '1' } })
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-readme-'))
}, serviceTimeout)
afterAll(async () => {
  await rm(folder, { recursive: true })
  await service.stop()
})

/** A text in which `…` stands for anything. */
const matching = (text: string): RegExp => new RegExp(`^${text.split('…').map(quoted).join('.*')}$`)

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What a reader sees, with `…` filled in wherever it matches. */
const filled = (shown: unknown, seen: unknown): unknown => {
  if (typeof shown === 'string' && typeof seen === 'string') {
    return matching(shown).test(seen) ? seen : shown
  }
  if (typeof shown !== 'object' || shown === null || Array.isArray(shown)) return shown
  const found = (seen ?? {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [name, filled(value, found[name])]),
  )
}

const endOfStep = '-- end of step --'

/** What each step of the walk-through printed. */
const walk = async (steps: readonly string[]): Promise<readonly string[]> => {
  const script = steps.map((step) => `${step}\necho; echo '${endOfStep}'\n`).join('')
  const { stdout } = await promisify(execFile)('sh', ['-eu', '-c', script], { cwd: folder })
  return stdout.split(endOfStep).slice(0, -1)
}

it('shows the lines that npm start prints', () => {
  const [shown] = blocks.filter(({ language }) => language === 'text')
  const lines = (shown?.text ?? '').replace(/3000/g, String(service.port)).trim().split('\n')
  const printed = service.output().split('\n')

  const missing = lines.filter((line) => !printed.some((found) => matching(line).test(found)))

  expect(lines.length).toBeGreaterThan(4)
  expect(missing).toEqual([])
})

it('shows what its lines answer', { timeout: serviceTimeout }, async () => {
  const steps = blocks.flatMap(({ language, text }, position) =>
    language === 'sh' ? [{ text, shown: blocks[position + 1] }] : [],
  )
  const printed = await walk(
    steps.map(({ text }) =>
      text
        .replace('the password that was printed', service.adminPassword ?? '')
        .replace('http://127.0.0.1:3000', service.baseUrl),
    ),
  )

  expect(steps.length).toBeGreaterThan(8)
  expect(printed).toHaveLength(steps.length)
  for (const [position, { text, shown }] of steps.entries()) {
    const output = printed[position]?.trim() ?? ''
    const wanted: unknown = shown?.language === 'json' ? JSON.parse(shown.text) : undefined
    const found: unknown = output === '' ? undefined : JSON.parse(output)
    expect(found, text).toEqual(filled(wanted, found))
  }
})
