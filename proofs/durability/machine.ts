/** The service of one machine, as an operator starts it, with the engine on its data folder. */
import { endpointOf, engineProcessOf } from '../../scripts/dataFolder.ts'
import { httpTransport } from '../../scripts/requests/http.ts'
import { sdkEnvironment } from '../../scripts/requests/environment.ts'
import { S } from '../../scripts/requests/paths.ts'
import { type Request, requestsThrough, successful } from '../../scripts/requests/requests.ts'
import { failToStart, startService } from '../../scripts/requests/service.ts'
import { tableNameOf } from '../../scripts/tableDefinition.ts'
import { connectCommand } from '../../scripts/tableItems.ts'
import { readWholeTable } from '../faults/wholeTable.ts'

const adminPassword = 'reaching-on-port-7'

const tableName = tableNameOf('local')

export type Machine = Awaited<ReturnType<typeof startMachine>>

export const startMachine = async (dataFolder: string, environment: NodeJS.ProcessEnv = {}) => {
  Object.assign(process.env, sdkEnvironment)
  const options = { dataFolder, environment: { ADMIN_PASSWORD: adminPassword, ...environment } }
  const service = await startService(options)
  const transport = httpTransport(service.baseUrl)
  const request = requestsThrough(transport.send)
  const { body } = await successful(request)(`GET ${S}/access_token`, {
    basic: ['admin', adminPassword],
  })
  const { access_token: token } = body as { readonly access_token: string }
  const signalEngine = async (name: NodeJS.Signals): Promise<void> => {
    const pid = await engineProcessOf(dataFolder)
    if (pid === undefined) throw new Error('no engine runs on the folder')
    process.kill(pid, name)
  }
  const asAdministrator: Request = (route, more) => request(route, { ...more, token })
  return {
    pid: service.pid,
    token,
    request: asAdministrator,
    readTable: async () => readWholeTable(await endpointOf(dataFolder), tableName),
    table: async () => connectCommand({ endpoint: await endpointOf(dataFolder), tableName }),
    signalEngine,
    kill: async (): Promise<void> => {
      await Promise.allSettled([signalEngine('SIGKILL'), service.stop('SIGKILL')])
      transport.close()
    },
    /** The exit code and the output, when the service has ended by itself. */
    ended: async () => {
      const exitCode = await service.exitCode
      transport.close()
      return { exitCode, output: service.output() }
    },
    stop: async () => {
      transport.close()
      return service.stop('SIGTERM')
    },
    startAgain: () => failToStart(options),
  }
}
