/**
 * A proxy between the functions of this process and the engine, with responses that a test chooses.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { TestService } from './functions.ts'

export interface TroubledTable {
  /**
   * The times at which the attempts of each call arrived, in milliseconds, since the last report.
   */
  readonly take: () => readonly (readonly number[])[]
  readonly behave: (behaviour: Behaviour) => void
  readonly stop: () => void
}

type Behaviour = (answer: () => void, response: ServerResponse, operation: string) => void

export const asUsual: Behaviour = (answer) => {
  answer()
}

export const throttling: Behaviour = (_, response) => {
  response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
  response.end(
    JSON.stringify({
      __type: 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
      message: 'The level of configured provisioned throughput for the table was exceeded.',
    }),
  )
}

export const after =
  (millis: number): Behaviour =>
  (answer) => {
    setTimeout(answer, millis)
  }

export const standBeforeTable = async ({
  endpoint,
  services,
}: Pick<TestService, 'endpoint' | 'services'>): Promise<TroubledTable> => {
  let behaviour = asUsual
  let arrivals = new Map<string, number[]>()
  const server = createServer((incoming, response) => {
    const call = String(incoming.headers['amz-sdk-invocation-id'])
    arrivals.set(call, [...(arrivals.get(call) ?? []), performance.now()])
    const operation = String(incoming.headers['x-amz-target']).split('.')[1] ?? ''
    const answer = () => {
      passOn(endpoint, incoming, response).catch(() => response.destroy())
    }
    behaviour(answer, response, operation)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = services.table.client as DynamoDBDocumentClient
  client.middlewareStack.add(
    (next) => (args) =>
      next({
        ...args,
        request: Object.assign(args.request as object, { hostname: '127.0.0.1', port }),
      }),
    { step: 'build', name: 'troubledTable' },
  )
  return {
    take: () => {
      const taken = arrivals
      arrivals = new Map()
      return [...taken.values()]
    },
    behave: (other) => {
      behaviour = other
    },
    stop: () => {
      client.middlewareStack.remove('troubledTable')
      server.closeAllConnections()
      server.close()
    },
  }
}

const passOn = async (endpoint: string, incoming: IncomingMessage, response: ServerResponse) => {
  const body = await buffer(incoming)
  const { headers, method } = incoming
  const outgoing = request(endpoint, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  outgoing.end(body)
}
