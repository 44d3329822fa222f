/** The results of the latest long run of each proof, stored in a file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Circumstances } from '../bench/page/results.ts'
import type { Finding, ProofOptions } from './proof.ts'

const resultsFile = join(import.meta.dirname, 'results.json')

export interface Result {
  readonly circumstances: Circumstances
  readonly options: Pick<ProofOptions, 'seed' | 'amount'>
  readonly finding: Finding
}

/** Results by the names of the proofs. */
export type Results = Readonly<Record<string, Result>>

export const readResults = (): Results =>
  existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results) : {}

export const writeResults = (results: Results): void => {
  writeFileSync(resultsFile, `${JSON.stringify(results, undefined, 1)}\n`)
}
