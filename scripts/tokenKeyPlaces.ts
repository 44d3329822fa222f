/** Where the token keys of a service are kept. */
import { spawn } from 'node:child_process'
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { tokenKeysAgeMillisMax } from '../lib/http/tokenKeyFile.ts'

export interface TokenKeyPlace {
  /** Where it is, for people. */
  readonly name: string
  /** What has to be done before the next step. */
  readonly spreads: string
  readonly read: () => Promise<string>
  readonly write: (keys: string) => Promise<void>
}

/** Of `npm start`, whose functions read it anew all the time. */
export const inFile = (path: string): TokenKeyPlace => ({
  name: path,
  spreads: 'A service that runs with this folder has read it within a second.',
  read: async () => {
    await readByAll(path)
    return readFile(path, 'utf8')
  },
  write: async (keys) => {
    const draft = `${path}.${process.pid}`
    await writeFile(draft, keys, { mode: 0o600 })
    // Moved there, so that nobody ever reads half of it.
    await rename(draft, path)
  },
})

/** No step may begin before the one before it is known everywhere. */
const readByAll = async (path: string): Promise<void> => {
  const age = Date.now() - (await stat(path)).mtimeMs
  await sleep(Math.max(0, 2 * tokenKeysAgeMillisMax - age))
}

/** Of a deployed stage. By the command line of AWS, which whoever deploys has credentials for. */
export const inSecret = (secretId: string, region: string): TokenKeyPlace => ({
  name: `the secret ${secretId}`,
  spreads:
    'Now deploy with --force: functions get their keys while they are deployed. The next step is for when that has ended.',
  read: async () => {
    const answer = await aws(['get-secret-value', '--secret-id', secretId], region)
    return (JSON.parse(answer) as { readonly SecretString: string }).SecretString
  },
  write: async (keys) => {
    const input = JSON.stringify({ SecretId: secretId, SecretString: keys })
    // Not as an argument, which everybody on the machine could read.
    await aws(['put-secret-value', '--cli-input-json', 'file:///dev/stdin'], region, input)
  },
})

const aws = async (words: readonly string[], region: string, input = ''): Promise<string> => {
  const common = ['--region', region, '--output', 'json']
  const child = spawn('aws', ['secretsmanager', ...words, ...common])
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', () => {
      reject(new Error('The command line of AWS is needed: there is no aws on the PATH'))
    })
    child.once('close', resolve)
  })
  // Where nothing was started, `ended` tells.
  child.stdin.on('error', () => undefined).end(input)
  const [said, complaint, exitCode] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ])
  if (exitCode !== 0) throw new Error(`aws ${words[0] ?? ''} failed: ${complaint.trim()}`)
  return said
}
