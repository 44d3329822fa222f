/**
 * A deployment on this machine: an engine, a proxy that injects faults into its calls, a table, and
 * processes of the service.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localEnvironment } from '../../scripts/requests/environment.ts'
import { startLocalTable } from '../../harness/localTable.ts'
import { startEngine } from '../../scripts/engine.ts'
import { freeEngineAddress } from '../../scripts/engineAddress.ts'
import { FaultyEngine, type FaultyEngineOptions } from '../faultyEngine/faultyEngine.ts'
import { builtService, type Environment, ServiceProcess } from './serviceProcess.ts'

export interface DeploymentOptions extends Omit<FaultyEngineOptions, 'endpoint'> {
  /** Keeps the table in a file, so that the engine can be killed and restarted. */
  readonly isKept?: boolean
}

export type Deployment = Awaited<ReturnType<typeof startDeployment>>

export const startDeployment = async ({ isKept = false, ...options }: DeploymentOptions) => {
  const file = await builtService()
  const folder = mkdtempSync(join(tmpdir(), 'committee-boat-table-'))
  const address = await freeEngineAddress()
  const databasePath = join(folder, 'table.db')
  const engineOptions = { address, ...(isKept ? { databasePath } : {}) }
  const local = await startLocalTable('proof', engineOptions)
  const { tableName, serverName, adminPassword } = local
  let { engine } = local
  const faults = new FaultyEngine({ ...options, endpoint: engine.endpoint })
  const environment: Environment = {
    ...localEnvironment,
    SERVER_NAME: serverName,
    TABLE_NAME: tableName,
    DYNAMODB_ENDPOINT: await faults.start(),
  }
  const processes = new Set<ServiceProcess>()
  return {
    engineEndpoint: engine.endpoint,
    tableName,
    adminPassword,
    faults,
    environment,
    startProcess: (more: Environment = {}): ServiceProcess => {
      const started = new ServiceProcess(file, { ...environment, ...more })
      processes.add(started)
      return started
    },
    killProcess: async (service: ServiceProcess): Promise<void> => {
      processes.delete(service)
      await service.kill()
    },
    /** Kills the engine without notice. It forgets everything that it had not written to its file. */
    killEngine: async (): Promise<void> => {
      process.kill(engine.pid, 'SIGKILL')
      await engine.ended
      engine = await startEngine(engineOptions)
    },
    stop: async (): Promise<void> => {
      await Promise.all([...processes].map((service) => service.kill()))
      faults.stop()
      await engine.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
