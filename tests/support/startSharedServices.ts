/**
 * Setup for all test files together: services that files share, because a start takes seconds. Each
 * is started when the first file needs it, in this process, so that all workers use the same one,
 * and is stopped at the end.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { killStart, type Service, startService } from '../../scripts/requests/service.ts'
import { cheapHashes } from './cheapHashes.ts'

/** Other tests of `npm start` hash passwords at the real cost. */
const environments: Readonly<Record<ServiceKind, NodeJS.ProcessEnv>> = {
  plain: { ADMIN_PASSWORD: 'Quarter-Tonner-1979', NODE_OPTIONS: cheapHashes },
  demo: { DEMO: '1', NODE_OPTIONS: cheapHashes },
}

/**
 * `plain` is for files that use unique names of users and regattas. `demo` contains the demo,
 * although its first start was killed half-way through.
 */
export type ServiceKind = 'plain' | 'demo'

/** Serializable as JSON. */
export interface SharedService extends Pick<Service, 'baseUrl' | 'port'> {
  /** Set for `plain`, generated and printed for `demo`. */
  readonly adminPassword: string
  readonly startMillis: number
  readonly dataFolder: string
  /** The output of the start that was killed before. */
  readonly printedBefore: string
  /** The output until it was ready. */
  readonly printed: string
}

declare module 'vitest' {
  interface ProvidedContext {
    sharedServicesUrl: string
  }
}

export default async function startSharedServices(
  project: TestProject,
): Promise<() => Promise<void>> {
  const services: Service[] = []
  const dataFolders: string[] = []
  const start = async (kind: ServiceKind): Promise<SharedService> => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'committee-boat-shared-'))
    dataFolders.push(dataFolder)
    const environment = environments[kind]
    const began = performance.now()
    const printedBefore =
      kind === 'demo' ? await killStart({ dataFolder, environment }, /marks in the inventory/) : ''
    const service = await startService({ dataFolder, environment })
    services.push(service)
    const { baseUrl, port, adminPassword = environment.ADMIN_PASSWORD ?? '' } = service
    const startMillis = performance.now() - began
    const printed = service.output()
    return { baseUrl, port, adminPassword, startMillis, dataFolder, printedBefore, printed }
  }
  const started = new Map<string, Promise<SharedService>>()
  const server = createServer(({ url = '' }, response) => {
    const kind = url.slice(1)
    const service = started.get(kind) ?? start(kind as ServiceKind)
    started.set(kind, service)
    service.then(
      (shared) => response.end(JSON.stringify(shared)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  project.provide('sharedServicesUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.close()
    await Promise.allSettled(started.values())
    const exitCodes = await Promise.all(services.map((service) => service.stop('SIGTERM')))
    await Promise.all(dataFolders.map((folder) => rm(folder, { recursive: true })))
    if (exitCodes.every((code) => code === 0)) return
    // An error alone would be printed, and the run would succeed.
    process.exitCode = 1
    throw new Error(
      `Services that were ended by SIGTERM, with the exit codes ${exitCodes.join(', ')}`,
    )
  }
}
