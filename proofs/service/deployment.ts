/**
 * A deployment on this machine: an engine, a proxy that injects faults into its calls, a table, and
 * processes of the service.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { localEnvironment } from '../../harness/environment.ts'
import { uniqueName } from '../../harness/ids.ts'
import { bootstrap } from '../../lib/service/security/bootstrap.ts'
import { type Engine, startEngine } from '../../scripts/engine.ts'
import { freeEngineAddress } from '../../scripts/engineAddress.ts'
import { createTableIfMissing } from '../../scripts/tableDefinition.ts'
import { FaultyEngine, type FaultyEngineOptions } from '../faultyEngine/faultyEngine.ts'
import { builtService, type Environment, ServiceProcess } from './serviceProcess.ts'

export interface DeploymentOptions extends Omit<FaultyEngineOptions, 'endpoint'> {
  /** Keeps the table in a file, so that the engine can be killed and restarted. */
  readonly isKept?: boolean
}

export class Deployment {
  readonly engineEndpoint: string
  readonly tableName: string
  readonly adminPassword: string
  readonly faults: FaultyEngine
  readonly #environment: Environment
  readonly #file: string
  readonly #clean: () => void
  readonly #restartEngine: () => Promise<Engine>
  #engine: Engine
  readonly #processes = new Set<ServiceProcess>()

  private constructor(parts: {
    readonly engine: Engine
    readonly restartEngine: () => Promise<Engine>
    readonly tableName: string
    readonly adminPassword: string
    readonly faults: FaultyEngine
    readonly environment: Environment
    readonly file: string
    readonly clean: () => void
  }) {
    this.engineEndpoint = parts.engine.endpoint
    this.#engine = parts.engine
    this.#restartEngine = parts.restartEngine
    this.tableName = parts.tableName
    this.adminPassword = parts.adminPassword
    this.faults = parts.faults
    this.#environment = parts.environment
    this.#file = parts.file
    this.#clean = parts.clean
  }

  static async start({ isKept = false, ...options }: DeploymentOptions): Promise<Deployment> {
    Object.assign(process.env, localEnvironment)
    const file = await builtService()
    const folder = mkdtempSync(join(tmpdir(), 'committee-boat-table-'))
    const address = await freeEngineAddress()
    const databasePath = join(folder, 'table.db')
    const restartEngine = () => startEngine({ address, ...(isKept ? { databasePath } : {}) })
    const engine = await restartEngine()
    const tableName = uniqueName('proof')
    await createTableIfMissing(engine.endpoint, tableName)
    const adminPassword = randomBytes(12).toString('hex')
    await bootstrap({ endpoint: engine.endpoint, tableName, serverName: 'proof', adminPassword })
    const faults = new FaultyEngine({ ...options, endpoint: engine.endpoint })
    const environment = {
      ...localEnvironment,
      SERVER_NAME: 'proof',
      TABLE_NAME: tableName,
      DYNAMODB_ENDPOINT: await faults.start(),
    }
    const clean = () => {
      rmSync(folder, { recursive: true, force: true })
    }
    return new Deployment({
      ...{ engine, restartEngine, tableName, adminPassword, faults, environment },
      ...{ file, clean },
    })
  }

  startProcess(more: Environment = {}): ServiceProcess {
    const started = new ServiceProcess(this.#file, { ...this.#environment, ...more })
    this.#processes.add(started)
    return started
  }

  async killProcess(service: ServiceProcess): Promise<void> {
    this.#processes.delete(service)
    await service.kill()
  }

  /** Kills the engine without notice. It forgets everything that it had not written to its file. */
  async killEngine(): Promise<void> {
    const { pid, ended } = this.#engine
    process.kill(pid, 'SIGKILL')
    await ended
    this.#engine = await this.#restartEngine()
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#processes].map((service) => service.kill()))
    this.faults.stop()
    await this.#engine.stop()
    this.#clean()
  }
}
