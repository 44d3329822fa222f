/** Passes the calls of a role to the engine, and refuses what its policies do not allow. */
import { createServer, request as forward, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isAllowed, needsOf, type Statement } from './policy.ts'

export interface TableProxy {
  readonly endpoint: string
  /** The refused actions. */
  readonly refused: readonly string[]
  /** The actions that were needed at least once. */
  readonly used: ReadonlySet<string>
  /** While `true`, connections break off. */
  isAway: boolean
  readonly stop: () => void
}

export const startTableProxy = async (
  engine: string,
  statements: readonly Statement[],
): Promise<TableProxy> => {
  const refused: string[] = []
  const used = new Set<string>()
  const proxy = { endpoint: '', refused, used, isAway: false, stop: () => undefined }
  const server: Server = createServer((request, response) => {
    if (proxy.isAway) {
      request.socket.destroy()
      return
    }
    void buffer(request).then((body) => {
      const operation = String(request.headers['x-amz-target']).split('.')[1] ?? ''
      const needs = needsOf(operation, JSON.parse(body.toString()) as Parameters<typeof needsOf>[1])
      for (const { action } of needs) used.add(action)
      const denied = needs.find((need) => !isAllowed(statements, need))
      if (denied !== undefined) {
        refused.push(denied.action)
        response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
        response.end(
          JSON.stringify({
            __type: 'com.amazon.coral.service#AccessDeniedException',
            Message: `not authorized to perform: ${denied.action}`,
          }),
        )
        return
      }
      const { method, url, headers } = request
      const passed = forward(engine + (url ?? '/'), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
      })
      passed.on('error', () => response.destroy())
      passed.end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return Object.assign(proxy, { endpoint: `http://127.0.0.1:${port}`, stop })
}
