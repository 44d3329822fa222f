/**
 * The content of a function's bundle beside our own code, and its behaviour in the environment of
 * Lambda.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build, type Metafile } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildFunctions } from '../../../scripts/build.ts'
import { startTestTable, type TestTable } from '../../support/engine.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The baseline: a function that reads one item with the SDK of AWS. */
const bareHandler = `
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
export const handler = async ({ pathParameters: { id } }) => {
  const { Item } = await client.send(new GetCommand({ TableName: 'races', Key: { id } }))
  return { statusCode: Item === undefined ? 404 : 200, body: JSON.stringify(Item) }
}`

let folder: string
let table: TestTable
let metafile: Metafile

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-bundles-'))
  table = await startTestTable()
  const entryPoints = ['functions/rights/readRole.ts', 'functions/platform/health.ts']
  metafile = await buildFunctions({
    entryPoints: entryPoints.map((file) => join(root, file)),
    outputFolder: folder,
  })
}, 60_000)
afterAll(async () => {
  await table.stop()
  await rm(folder, { recursive: true, force: true })
})

const bundleOf = (name: string): string => join(folder, name, 'index.mjs')

/** The response to `GET /health`, from the bundle in a process with only this environment. */
const respondTo = async (
  headers: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly statusCode: number; readonly body: string }> => {
  const script = `
    const { handler } = await import(${JSON.stringify(pathToFileURL(bundleOf('health')).href)})
    const http = { method: 'GET', path: '/health', sourceIp: '192.0.2.1' }
    const headers = ${JSON.stringify(headers)}
    const response = await handler({ rawPath: '/health', rawQueryString: '', headers,
      requestContext: { http }, isBase64Encoded: false }, {})
    process.stderr.write(JSON.stringify(response))`
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    {
      env: {
        AWS_REGION: 'eu-central-1',
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
        TOKEN_KEY: 'a'.repeat(64),
        TABLE_NAME: table.tableName,
        ...environment,
      },
    },
  )
  return JSON.parse(stderr) as { statusCode: number; body: string }
}

const askHealth = async (environment: Readonly<Record<string, string>>): Promise<number> =>
  (await respondTo({}, environment)).statusCode

describe('the bundle of a function', () => {
  it('is at most a tenth larger than a bare handler with the same SDK', async () => {
    const source = join(folder, 'bare.js')
    await writeFile(source, bareHandler)
    const bare = await build({
      entryPoints: [source],
      nodePaths: [join(root, 'node_modules')],
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      mainFields: ['module', 'main'],
    })
    const bareBytes = bare.outputFiles[0]?.contents.length ?? 0
    const { size } = await stat(bundleOf('readRole'))

    expect(bareBytes).toBeGreaterThan(200_000)
    expect(size / bareBytes).toBeLessThan(1.1)
  })

  it('contains only the credential provider of the environment', () => {
    const held = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs))
    const providers = held.filter((path) =>
      /credential-provider-|nested-clients|token-prov/.test(path),
    )

    expect(new Set(providers.map((path) => path.split('/dist-es/')[0]))).toEqual(
      new Set(['node_modules/@aws-sdk/credential-provider-env']),
    )
  })

  it('reads the table with the credentials of the environment, and not without', async () => {
    const AWS_ACCESS_KEY_ID = 'test'
    const AWS_SECRET_ACCESS_KEY = 'test'
    const { endpoint: DYNAMODB_ENDPOINT } = table

    expect(await askHealth({ DYNAMODB_ENDPOINT, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY })).toBe(
      200,
    )
    expect(await askHealth({ DYNAMODB_ENDPOINT })).not.toBe(200)
  })

  it('draws a failure from the file beside it', async () => {
    const headers = { accept: 'text/html', 'accept-language': 'de' }
    const { statusCode, body } = await respondTo(headers, { DYNAMODB_ENDPOINT: table.endpoint })

    expect(statusCode).toBe(500)
    expect(body).toContain('<html lang="de">')
  })

  it('sends the session token that AWS gives with them', async () => {
    const tokens: unknown[] = []
    const server = createServer(({ headers }, response) => {
      tokens.push(headers['x-amz-security-token'])
      response.end('{}')
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    await askHealth({
      DYNAMODB_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_SESSION_TOKEN: 'a-session',
    })
    server.close()

    expect(new Set(tokens)).toEqual(new Set(['a-session']))
  })
})
