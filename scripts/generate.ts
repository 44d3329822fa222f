/**
 * `npm run generate [-- NAME...]`: runs the tests that compare with reviewed files, and lets them write these
 * files. With names of endpoints, the lines of all others stay as they are.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { endpointFiles } from './endpointList.js'

const names = process.argv.slice(2)
const known = endpointFiles().map((file) => basename(file, '.ts'))
const unknown = names.filter((name) => !known.includes(name))

const usesReviewedFiles = (file: string): boolean =>
  file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('support/golden.ts')

const generate = (): number | null => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file}`)
    .filter(usesReviewedFiles)
  const some = names.length === 0 ? {} : { GENERATED_ENDPOINTS: names.join(' ') }
  return spawnSync('vitest', ['run', '--testTimeout=0', '--hookTimeout=0', ...files], {
    env: { ...process.env, WRITE_GOLDEN: '1', ...some },
    stdio: 'inherit',
  }).status
}

if (unknown.length === 0) {
  process.exitCode = generate() ?? 1
} else {
  console.error(`${unknown.join(', ')}: there is no such endpoint. Give the name of its file.`)
  process.exitCode = 1
}
