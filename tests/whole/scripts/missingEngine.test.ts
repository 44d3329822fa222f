/**
 * The message on a system without a binary of the database engine. `databaseFailures.test.ts` starts
 * a service without one.
 */
import { describe, expect, it } from 'vitest'
import { missingEngine } from '../../../scripts/missingEngine.ts'
import { textOf } from '../../../scripts/borders/sources.ts'
import { rowIn } from '../../support/markdown.ts'

const page = textOf('docs/guides/other-systems.md')

/** Returns the command in a row of the table. */
const commandFor = (system: string): string =>
  /`([^`]+)`/.exec(rowIn(page, system)[1] ?? '')?.[1] ?? ''

describe('the message', () => {
  it.each([
    ['darwin', 'arm64', 'macOS'],
    ['darwin', 'x64', 'macOS'],
    ['win32', 'x64', 'Windows'],
    ['linux', 'arm64', 'Linux on ARM'],
  ])('on %s on %s has the documented commands', (platform, architecture, row) => {
    const lines = missingEngine(platform, architecture, undefined).split('\n')

    expect(lines[0]).toContain(`${platform} on ${architecture}`)
    expect(lines).toContain(`    ${commandFor(row)}`)
    expect(lines).toContain(`    ${commandFor('any, with Docker')}`)
    expect(page).toContain(lines.find((line) => line.includes('npm start'))?.trim())
  })

  it('describes how to install the engine where npm has it', () => {
    expect(missingEngine('linux', 'x64', undefined)).toContain('npm ci --include=optional')
    expect(missingEngine('linux', 'arm64', undefined)).not.toContain('npm ci')
  })

  it('names the variable with the wrong path', () => {
    expect(missingEngine('linux', 'x64', '/nowhere')).toBe(
      'DYNOXIDE_BIN is "/nowhere", which is not a program: set it to the path of the program dynoxide, or remove it.',
    )
  })
})
