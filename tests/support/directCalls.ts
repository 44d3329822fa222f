/**
 * Sends the calls of the functions in this process straight to the engine. The SDK takes most of the
 * time of a call: for each call it builds its chain of middleware. It still gets every response that
 * is not a success, as the response to its first attempt, so that errors and retries are its own.
 *
 * A test that adds middleware to the client gets the whole way through the SDK.
 */
import { Agent, request } from 'node:http'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import limit from 'p-limit'
import { attemptMillisMax } from '#values/requestLimits.ts'
import type { Table } from '#table/table.ts'
import { fixedSignature } from './fixedSignature.ts'
import { keptInProcess } from './processState.ts'
import { fromWire, toWire } from './tableWire.ts'

/** The input of a command in one direction, or its output in the other. */
type Fields = Readonly<Record<string, unknown>>

interface Command {
  readonly input: Fields
  readonly constructor: { readonly name: string }
}

interface Options {
  readonly abortSignal?: AbortSignal
  /** The outcome of the first attempt, until the SDK takes it. */
  readonly outcomes?: Promise<Received>[]
}

interface Received {
  readonly statusCode: number
  readonly headers: Record<string, string>
  readonly body: string
}

interface Client {
  send: (command: Command, options?: Options) => Promise<unknown>
  readonly middlewareStack: { add: (...parameters: unknown[]) => void }
  readonly config: {
    readonly requestHandler: {
      handle: (request: unknown, options: Options) => Promise<unknown>
    }
  }
}

const operations: Readonly<Record<string, string>> = {
  BatchGetCommand: 'BatchGetItem',
  DeleteCommand: 'DeleteItem',
  GetCommand: 'GetItem',
  PutCommand: 'PutItem',
  QueryCommand: 'Query',
  TransactGetCommand: 'TransactGetItems',
  TransactWriteCommand: 'TransactWriteItems',
  UpdateCommand: 'UpdateItem',
}

export const callDirectly = (table: Table, endpoint: string): void => {
  const client = table.client as DynamoDBDocumentClient as unknown as Client
  const { send, middlewareStack, config } = client
  const { add } = middlewareStack
  const { handle } = config.requestHandler
  config.requestHandler.handle = async (sent, options) => {
    const outcome = await options.outcomes?.shift()
    return outcome === undefined
      ? handle.call(config.requestHandler, sent, options)
      : { response: { ...outcome, body: Buffer.from(outcome.body) } }
  }
  const { hostname, port } = new URL(endpoint)
  client.send = async (command, options = {}) => {
    const operation = operations[command.constructor.name]
    if (operation === undefined) return send.call(client, command, options)
    const address = { hostname, port, signal: options.abortSignal }
    const call = () => post(address, operation, toWire(command.input))
    const received = operation === 'TransactWriteItems' ? transactions()(call) : call()
    const response = await received.catch(() => undefined)
    return response?.statusCode === 200
      ? fromWire(response.body)
      : send.call(client, command, { ...options, outcomes: [received] })
  }
  middlewareStack.add = (...parameters) => {
    client.send = send
    add.apply(middlewareStack, parameters)
  }
}

/** The engine has one writer. Transactions that wait for it in the engine make it slower by half. */
const transactions = () => keptInProcess('transactions', () => limit(1))

interface Address {
  readonly hostname: string
  readonly port: string
  readonly signal: AbortSignal | undefined
}

const post = (address: Address, operation: string, body: string): Promise<Received> =>
  new Promise((resolve, reject) => {
    const sent = request({
      ...address,
      agent: keptInProcess('agent', () => new Agent({ keepAlive: true, maxSockets: 50 })),
      method: 'POST',
      headers: {
        ...fixedSignature,
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDB_20120810.${operation}`,
      },
      timeout: attemptMillisMax,
    })
    sent.on('error', reject).on('timeout', () => sent.destroy(new Error('no response in time')))
    sent.on('response', (response) => {
      const { statusCode = 0, headers } = response
      let text = ''
      response.setEncoding('utf8').on('error', reject)
      response.on('data', (part: string) => {
        text += part
      })
      response.on('end', () => {
        resolve({ statusCode, headers: headers as Record<string, string>, body: text })
      })
    })
    // A text, which Node writes together with the headers.
    sent.end(body)
  })
