/** Deploys a packaged stack to the double of AWS. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { unzipSync } from 'fflate'
import type { Resource, Template } from '../../../../scripts/stack/template.ts'
import { startEngine } from '../../../support/engine.ts'
import { type Invoke, startGateway } from './gateway.ts'
import { statementsOf } from './policy.ts'
import { startTableProxy, type TableProxy } from './tableProxy.ts'

export interface DeployedStack {
  readonly baseUrl: string
  /** The engine without policies, for an operator. */
  readonly engine: string
  readonly invoke: Invoke
  readonly proxies: Readonly<Record<string, TableProxy>>
  readonly stop: () => Promise<void>
}

/** Unpacks every artefact below the folder, as Lambda does. */
const unpack = async (packages: string, folder: string): Promise<void> => {
  for (const archive of (await readdir(packages)).filter((file) => file.endsWith('.zip'))) {
    for (const [name, content] of Object.entries(
      unzipSync(await readFile(join(packages, archive))),
    )) {
      const file = join(folder, archive.replace(/\.zip$/, ''), name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }
  }
}

interface FunctionProperties {
  readonly FunctionName: string
  readonly Handler: string
  readonly Role: { readonly 'Fn::GetAtt': readonly string[] }
  readonly Environment: { readonly Variables: Readonly<Record<string, string>> }
}

const propertiesOf = (template: Template, logicalId: string): FunctionProperties =>
  template.Resources[logicalId]?.Properties as unknown as FunctionProperties

const roleOf = ({ Role }: FunctionProperties): string => Role['Fn::GetAtt'][0] ?? ''

/**
 * @param packages the folder that `serverless package` wrote
 * @param folder an empty folder
 */
export const deploy = async (
  packages: string,
  template: Template,
  folder: string,
): Promise<DeployedStack> => {
  await unpack(packages, folder)
  const engine = await startEngine()
  await createTable(template.Resources.Table?.Properties ?? {}, engine.endpoint)
  const functions = Object.entries(template.Resources)
    .filter(([, { Type }]) => Type === 'AWS::Lambda::Function')
    .map(([id]) => propertiesOf(template, id))
  const hosts = new Map<string, ReturnType<typeof startHost>>()
  const proxies: Record<string, TableProxy> = {}
  for (const properties of functions) {
    const role = roleOf(properties)
    if (hosts.has(role)) continue
    const proxy = await startTableProxy(engine.endpoint, statementsOf(template, role))
    proxies[role] = proxy
    hosts.set(role, startHost(properties.Environment.Variables, proxy.endpoint))
  }
  const invoke: Invoke = async (logicalId, event) => {
    const properties = propertiesOf(template, logicalId)
    const name = properties.FunctionName.split('-').pop() ?? ''
    const bundle = join(folder, name, properties.Handler.replace(/\.handler$/, '.mjs'))
    const host = await hosts.get(roleOf(properties))
    if (host === undefined) throw new Error(`${logicalId} has no role`)
    return host.call(bundle, event) as ReturnType<Invoke>
  }
  const server = startGateway(template, invoke)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    engine: engine.endpoint,
    invoke,
    proxies,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      for (const host of hosts.values()) (await host).process.kill()
      for (const proxy of Object.values(proxies)) proxy.stop()
      await engine.stop()
    },
  }
}

/** Back-ups, encryption and expiry concern AWS only. */
const createTable = async (properties: Resource['Properties'], endpoint: string): Promise<void> => {
  const { TableName, KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, BillingMode } =
    properties as unknown as CreateTableCommand['input']
  const client = new DynamoDBClient({
    endpoint,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  })
  const table = { TableName, KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, BillingMode }
  await client.send(new CreateTableCommand(table))
  client.destroy()
}

/** The environment has nothing but what the template and Lambda set. */
const startHost = async (variables: Readonly<Record<string, string>>, endpoint: string) => {
  const process: ChildProcess = fork(join(import.meta.dirname, 'functionHost.js'), {
    execArgv: [],
    env: {
      ...variables,
      TOKEN_KEY: 'a secret that the double generated once for all',
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'double',
      AWS_SECRET_ACCESS_KEY: 'double',
      AWS_SESSION_TOKEN: 'double',
      AWS_ENDPOINT_URL_DYNAMODB: endpoint,
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >()
  let last = 0
  await once(process, 'message')
  process.on(
    'message',
    ({ id, response, error }: { id: number; response?: unknown; error?: string }) => {
      const call = waiting.get(id)
      waiting.delete(id)
      if (error === undefined) call?.resolve(response)
      else call?.reject(new Error(error))
    },
  )
  const call = (bundle: string, event: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      process.send({ id: last, bundle, event })
    })
  return { process, call }
}
