/** `npm run operate -- rotate-key`, on the file of a service and on a secret behind a fake `aws`. */
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const patience = 60_000
const key = 'k'.repeat(40)

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-rotate-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const rotate = (words: readonly string[], path = process.env.PATH) =>
  new Promise<{ readonly exitCode: unknown; readonly said: string }>((done) => {
    const script = resolve(import.meta.dirname, '../../../scripts/rotateKey.ts')
    execFile(
      process.execPath,
      ['--import', 'tsx', script, ...words],
      { env: { ...process.env, PATH: path } },
      (error, stdout, stderr) => {
        done({ exitCode: error?.code ?? 0, said: `${stdout}${stderr}` })
      },
    )
  })

/** Stores the secret in a file, and records its arguments in another one. */
const standIn = `#!/bin/sh
echo "$@" >> FOLDER/asked
case "$2" in
  get-secret-value) printf '{"SecretString":"%s"}' "$(cat FOLDER/secret)" ;;
  put-secret-value) sed 's/.*SecretString":"\\([^"]*\\)".*/\\1/' > FOLDER/secret ;;
esac
`

describe('npm run operate -- rotate-key', () => {
  it(
    'takes the steps in the file of a service, in their order',
    { timeout: patience },
    async () => {
      const file = join(folder, 'token-key')
      await writeFile(file, key, { mode: 0o600 })

      const before = await rotate(['--data-dir', folder])
      const tooSoon = await rotate(['drop', '--data-dir', folder])
      const added = await rotate(['add', '--data-dir', folder])
      const text = await readFile(file, 'utf8')

      expect(before.said).toContain('Key 1 signs. The next step is add.')
      expect(tooSoon).toMatchObject({ exitCode: 1 })
      expect(added).toMatchObject({ exitCode: 0 })
      expect(text).toMatch(new RegExp(`^1:${key} 2:[0-9a-f]{64}$`))
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      expect(`${before.said}${tooSoon.said}${added.said}`).not.toContain('kkk')
    },
  )

  it('passes a secret to AWS outside of the command line', { timeout: patience }, async () => {
    await writeFile(join(folder, 'secret'), key)
    await writeFile(join(folder, 'aws'), standIn.replaceAll('FOLDER', folder))
    await chmod(join(folder, 'aws'), 0o755)

    const { exitCode, said } = await rotate(
      ['add', '--stage', 'production', '--region', 'eu-west-1'],
      `${folder}:${process.env.PATH ?? ''}`,
    )
    const asked = await readFile(join(folder, 'asked'), 'utf8')

    expect({ exitCode, said }).toMatchObject({ exitCode: 0, said: /deploy with --force/ })
    expect(await readFile(join(folder, 'secret'), 'utf8')).toMatch(
      new RegExp(`^1:${key} 2:[0-9a-f]{64}\\s*$`),
    )
    expect(asked.split('\n')).toEqual([
      'secretsmanager get-secret-value --secret-id committee-boat-production-token-key --region eu-west-1 --output json',
      'secretsmanager put-secret-value --cli-input-json file:///dev/stdin --region eu-west-1 --output json',
      '',
    ])
  })

  it('reports a missing aws command', { timeout: patience }, async () => {
    const { exitCode, said } = await rotate(['--stage', 'production'], folder)

    expect(exitCode).toBe(1)
    expect(said).toContain('no aws on the PATH')
  })
})
