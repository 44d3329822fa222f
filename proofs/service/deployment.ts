/**
 * A deployment on this machine: an engine, a proxy that injects faults into its calls, a table, and
 * processes of the service.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localEnvironment } from '../../harness/environment.ts'
import { startLocalTable } from '../../harness/localTable.ts'
import { type Engine, startEngine } from '../../scripts/engine.ts'
import { freeEngineAddress } from '../../scripts/engineAddress.ts'
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
  readonly environment: Environment
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
    this.environment = parts.environment
    this.#file = parts.file
    this.#clean = parts.clean
  }

  static async start({ isKept = false, ...options }: DeploymentOptions): Promise<Deployment> {
    const file = await builtService()
    const folder = mkdtempSync(join(tmpdir(), 'committee-boat-table-'))
    const address = await freeEngineAddress()
    const databasePath = join(folder, 'table.db')
    const engineOptions = { address, ...(isKept ? { databasePath } : {}) }
    const restartEngine = () => startEngine(engineOptions)
    const local = await startLocalTable('proof', engineOptions)
    const { engine, tableName, serverName, adminPassword } = local
    const faults = new FaultyEngine({ ...options, endpoint: engine.endpoint })
    const environment = {
      ...localEnvironment,
      SERVER_NAME: serverName,
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
    const started = new ServiceProcess(this.#file, { ...this.environment, ...more })
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
