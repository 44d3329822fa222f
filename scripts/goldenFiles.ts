/** Runs the tests that compare results with reviewed files, in order to write or check the files. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** @throws Error when a test fails for another reason than an outdated file */
export const writeGoldenFiles = (): void => {
  const isDone = runTests(filesWithGolden(), { WRITE_GOLDEN: '1' })
  if (!isDone) throw new Error('The recorded files are incomplete, because a test fails.')
}

/** Returns whether all files are current. The output of the tests names the outdated ones. */
export const goldenFilesAreCurrent = (): boolean => runTests(filesWithGolden(), {})

const filesWithGolden = (): readonly string[] =>
  readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join('tests', file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("/support/golden.ts'"))

const runTests = (files: readonly string[], environment: NodeJS.ProcessEnv): boolean => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--testTimeout=0', '--hookTimeout=0', ...files],
    {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: undefined, ...environment },
      stdio: 'inherit',
    },
  )
  return status === 0
}
