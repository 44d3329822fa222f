/** The stores of token keys: a file of `npm start`, or a secret of AWS. */
import { spawn } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { tokenKeysAgeMillisMax } from '#values/tokenKeys.ts'
import { replaceFile } from './replaceFile.ts'

export interface TokenKeyPlace {
  /** The name of the store for messages. */
  readonly name: string
  /** Instructions for the operator before the next step. */
  readonly spreads: string
  readonly read: () => Promise<string>
  readonly write: (keys: string) => Promise<void>
}

/** The file of `npm start`. Its functions read the file again regularly. */
export const inFile = (path: string): TokenKeyPlace => ({
  name: path,
  spreads: 'A service that runs with this folder reads it within a second.',
  read: async () => {
    await readByAll(path)
    return readFile(path, 'utf8')
  },
  write: (keys) => replaceFile(path, keys),
})

/** Every process must have the text of a step before the next step begins. */
const readByAll = async (path: string): Promise<void> => {
  const age = Date.now() - (await stat(path)).mtimeMs
  await sleep(Math.max(0, 2 * tokenKeysAgeMillisMax - age))
}

/** The secret of a deployed stage, through the AWS CLI, for which the operator has credentials. */
export const inSecret = (secretId: string, region: string): TokenKeyPlace => ({
  name: `the secret ${secretId}`,
  spreads:
    'Now deploy with --force: functions get their keys when they are deployed. Compare the keys before the next step, as docs/guides/operations.md says.',
  read: async () => {
    const answer = await aws(['get-secret-value', '--secret-id', secretId], region)
    return (JSON.parse(answer) as { readonly SecretString: string }).SecretString
  },
  write: async (keys) => {
    const input = JSON.stringify({ SecretId: secretId, SecretString: keys })
    // Not as an argument, which all users of the machine could read.
    await aws(['put-secret-value', '--cli-input-json', 'file:///dev/stdin'], region, input)
  },
})

const aws = async (words: readonly string[], region: string, input = ''): Promise<string> => {
  const common = ['--region', region, '--output', 'json']
  const child = spawn('aws', ['secretsmanager', ...words, ...common])
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', () => {
      reject(new Error('The AWS CLI is needed: there is no aws on the PATH'))
    })
    child.once('close', resolve)
  })
  // A failure to start is reported by `ended`.
  child.stdin.on('error', () => undefined).end(input)
  const [output, complaint, exitCode] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ])
  if (exitCode !== 0) throw new Error(`aws ${words[0] ?? ''} failed: ${complaint.trim()}`)
  return output
}
