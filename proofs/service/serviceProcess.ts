/** A process of the service, which can be started, called, and killed. */
import { join } from 'node:path'
import type { Reply, SentRequest } from '../../scripts/requests/requests.ts'
import { type HttpTransport, httpTransport } from '../../scripts/requests/http.ts'
import { type Program, startProgram } from '../../scripts/requests/program.ts'
import { buildFunctions } from '../../scripts/build.ts'
import { bundleFolder } from '../../scripts/local/bundleFolder.js'

const name = 'functionsProcess'

/** A bundle, which starts in a fraction of a second. */
const build = async (): Promise<string> => {
  const outputFolder = `${bundleFolder}-${name}`
  await buildFunctions({ entryPoints: [join(import.meta.dirname, `${name}.ts`)], outputFolder })
  return join(outputFolder, name, 'index.mjs')
}

let built: Promise<string> | undefined

/** Built once for all processes of the service. */
export const builtService = (): Promise<string> => (built ??= build())

export type Environment = Readonly<Record<string, string>>

/** The process was killed before it responded. */
export class ProcessKilled extends Error {}

export class ServiceProcess {
  readonly #program: Program
  readonly #http: Promise<HttpTransport>
  #isKilled = false

  constructor(file: string, environment: Environment) {
    this.#program = startProgram(process.execPath, [file], {
      ...process.env,
      NODE_OPTIONS: '',
      ...environment,
    })
    this.#http = this.#connect()
    this.#http.catch(() => undefined)
  }

  async #connect(): Promise<HttpTransport> {
    const [, baseUrl] = (await this.#program.printed(/ready at (\S+)\n/)) ?? []
    if (baseUrl !== undefined) return httpTransport(baseUrl)
    if (this.#isKilled) throw new ProcessKilled('the process was killed')
    throw new Error(`the process ended:\n${this.#program.output()}`)
  }

  /** @throws ProcessKilled */
  async send(sent: SentRequest): Promise<Reply> {
    try {
      const { send } = await this.#http
      return await send(sent)
    } catch (error) {
      if (this.#isKilled) throw new ProcessKilled('the process was killed')
      throw error
    }
  }

  async ready(): Promise<void> {
    await this.#http
  }

  /** Killed without notice, whatever it does at that moment. */
  async kill(): Promise<void> {
    this.#isKilled = true
    this.#program.kill('SIGKILL')
    await this.#program.exitCode
    await this.#http.then(
      ({ close }) => {
        close()
      },
      () => undefined,
    )
  }
}
