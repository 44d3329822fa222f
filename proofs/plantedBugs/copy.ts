/** A copy of the repository in which a bug can be planted. */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { type PlantedBug, plantedIn } from './bugs/plantedBug.ts'

const root = resolve(import.meta.dirname, '../..')
const left = new Set(['node_modules', 'dist', '.git', '.data', '.serverless', 'coverage'])

/** The time limit for tests that a bug keeps from ending. */
const fileMillisMax = 180_000

export interface FailedTest {
  readonly file: string
  readonly title: string
  /** The first error: a failed expectation, or another error such as a timeout. */
  readonly message: string
}

export interface TestRun {
  readonly passed: number
  readonly failed: readonly FailedTest[]
  /** The output, when there is no result: the tests could not start, or never ended. */
  readonly trouble: string | undefined
}

/** The fields of Vitest's report that are read here. */
interface Report {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

export class Copy {
  readonly #folder: string

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async make(): Promise<Copy> {
    const folder = await mkdtemp(join(tmpdir(), 'committee-boat-planted-'))
    for (const name of await readdir(root)) {
      const [from, to] = [join(root, name), join(folder, name)]
      if (isCopied(from)) await cp(from, to, { recursive: true, filter: isCopied })
    }
    await linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
    return new Copy(folder)
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
  }

  /** Contains the bug while `run` runs. */
  async planted<Result>(bug: PlantedBug, run: () => Promise<Result>): Promise<Result> {
    const path = join(this.#folder, bug.file)
    const source = await readFile(path, 'utf8')
    await writeFile(path, plantedIn(source, bug))
    try {
      return await run()
    } finally {
      await writeFile(path, source)
    }
  }

  async runTests(files: readonly string[]): Promise<TestRun> {
    const reportFile = join(this.#folder, 'tests.json')
    await rm(reportFile, { force: true })
    const options = ['--maxWorkers=1', '--reporter=json', `--outputFile=${reportFile}`]
    const printed = await this.#vitest(['run', ...options, ...files], fileMillisMax * files.length)
    const text = await readFile(reportFile, 'utf8').catch(() => undefined)
    if (text === undefined) return { passed: 0, failed: [], trouble: printed }
    return this.#runOf(JSON.parse(text) as Report)
  }

  /** Returns the output. The report says whether a test failed. */
  #vitest(words: readonly string[], timeout: number): Promise<string> {
    return new Promise((done) => {
      execFile(
        process.execPath,
        [join(root, 'node_modules/vitest/vitest.mjs'), ...words],
        {
          cwd: this.#folder,
          // Removes the environment of the test runner, which plain runs do not have.
          env: { ...process.env, NODE_OPTIONS: undefined, VITEST: undefined },
          timeout,
          maxBuffer: 64 * 1024 * 1024,
        },
        (_, stdout, stderr) => {
          done(`${stdout}\n${stderr}`)
        },
      )
    })
  }

  #runOf({ numPassedTests, testResults }: Report): TestRun {
    const failed = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          file: name.slice(this.#folder.length + 1),
          title: fullName,
          message: failureMessages[0]?.split('\n')[0] ?? '',
        })),
    )
    // A file that cannot be loaded has no tests, and an error message.
    const unloaded = testResults.filter(({ assertionResults }) => assertionResults.length === 0)
    const trouble = unloaded.map(({ name, message }) => `${name}: ${message}`).join('\n')
    return { passed: numPassedTests, failed, trouble: trouble === '' ? undefined : trouble }
  }
}

/** Without the cache: a service that a copy builds contains the bug of that copy. */
const linkPackages = async (from: string, to: string): Promise<void> => {
  await mkdir(to)
  const names = (await readdir(from)).filter((name) => name !== '.cache')
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))))
}

const isCopied = (source: string): boolean => !left.has(basename(source))
