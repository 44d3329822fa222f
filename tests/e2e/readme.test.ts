/** The walk-through of the README, run as it stands there, and every answer that it shows. */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { blocksOf } from '../support/markdown.ts'
import { filled, matching, walk } from '../support/shownLines.ts'
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
    folder,
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
