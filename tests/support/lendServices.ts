/**
 * Set-up for all test files together: lends services that files may share, because a start takes
 * seconds. Each is started when the first file asks for it, in this process, so that all workers
 * have the same one, and is stopped at the end.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { type Service, startService } from './service.ts'

const environments: Readonly<Record<ServiceKind, NodeJS.ProcessEnv>> = {
  plain: { ADMIN_PASSWORD: 'Quarter-Tonner-1979' },
  demo: { DEMO: '1' },
}

/** `plain` is for files whose names of users and regattas are their own. */
export type ServiceKind = 'plain' | 'demo'

/** As JSON can tell it. */
export interface LentService extends Pick<Service, 'baseUrl' | 'port'> {
  /** Of `plain` it was chosen, of `demo` made up and printed. */
  readonly adminPassword: string
  readonly startMillis: number
  /** What was printed until it was ready. */
  readonly printed: string
}

declare module 'vitest' {
  interface ProvidedContext {
    lender: string
  }
}

export default async function lendServices(project: TestProject): Promise<() => Promise<void>> {
  const services: Service[] = []
  const start = async (kind: ServiceKind): Promise<LentService> => {
    const began = performance.now()
    const environment = environments[kind]
    const service = await startService({ environment })
    services.push(service)
    const { baseUrl, port, adminPassword = environment.ADMIN_PASSWORD ?? '' } = service
    const startMillis = performance.now() - began
    return { baseUrl, port, adminPassword, startMillis, printed: service.output() }
  }
  const started = new Map<string, Promise<LentService>>()
  const server = createServer(({ url = '' }, response) => {
    const kind = url.slice(1)
    const service = started.get(kind) ?? start(kind as ServiceKind)
    started.set(kind, service)
    service.then(
      (lent) => response.end(JSON.stringify(lent)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  project.provide('lender', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.close()
    await Promise.allSettled(started.values())
    await Promise.all(services.map((service) => service.stop()))
  }
}
