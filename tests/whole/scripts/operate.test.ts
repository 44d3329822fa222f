/** `npm run operate` finds its commands, and gives them their options. */
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')

const operate = (...parameters: readonly string[]) =>
  new Promise<{ readonly code: unknown; readonly output: string }>((done) => {
    const program = ['--import', 'tsx', 'scripts/operate.ts', ...parameters]
    execFile(process.execPath, program, { cwd: root }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : error.code, output: stdout + stderr })
    })
  })

it('lists its commands', async () => {
  const { code, output } = await operate('--help')

  expect(code).toBe(0)
  expect(output).toMatch(/^ {2}check-table +reads a whole table/m)
})

it('runs a command with its options', async () => {
  const { code, output } = await operate('smoke', '--url', 'races')

  expect(code).toBe(2)
  expect(output).toContain('"races" is not an address')
})

it('names the nearest command for a mistyped one', async () => {
  const { code, output } = await operate('check-tabel')

  expect(code).toBe(2)
  expect(output).toContain('There is no command check-tabel. Did you mean check-table?')
})
