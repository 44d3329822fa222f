import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findEntryPoints } from '../../../scripts/build.ts'
import { metrics } from '#endpoint/middleware/requestLog.ts'
import type { SplitStack } from '../../../scripts/stack/nested.ts'
import type { Resource, Template } from '../../../scripts/stack/template.ts'
import { statementsOf } from './awsDouble/policy.ts'
import { awsDoubleTests } from './awsDouble/tests.ts'
import { deploymentTests } from './deployment.ts'
import { joinStacks, readStacks } from './packagedStacks.ts'
import { stackFaultTests } from './stackFaults.ts'

const root = resolve(import.meta.dirname, '../../..')
const packageTimeout = 600_000
const canary = 'canary-3f1c9a77'
const connectionsOfTheService = {
  'Fn::Sub':
    'arn:${AWS::Partition}:execute-api:${AWS::Region}:${AWS::AccountId}:${WebsocketsApi}/production/POST/@connections/*',
}
/** Only the roll-back of its own creation removes it. */
const retained = { DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' }
/** The roles of functions. */
const roles = [
  'ReadRole',
  'WriteRole',
  'StreamRole',
  'LiveRole',
  'PushRole',
  'DeliveryRole',
  'MailRole',
]

let folder: string
let stacks: SplitStack
/** The stacks as one. */
let template: Template
let resources: Record<string, Resource>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-package-'))
  const command = [join(root, 'node_modules/serverless/bin/serverless.js'), 'package']
  await promisify(execFile)(
    process.execPath,
    [...command, '--package', folder, '-s', 'production'],
    {
      cwd: root,
      // Neither an account nor a region, and values that must not get into the template.
      env: { PATH: process.env.PATH, HOME: folder, TOKEN_KEY: canary, ADMIN_PASSWORD: canary },
    },
  )
  stacks = await readStacks(folder)
  template = joinStacks(stacks)
  resources = template.Resources
}, packageTimeout)

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

function ofType(type: string): [string, Resource][] {
  return Object.entries(resources).filter(([, resource]) => resource.Type === type)
}

function actionsOf(role: string): string[] {
  return statementsOf(template, role).flatMap(({ Action }) => Action)
}

describe('the packaged stack', () => {
  test('lets the gateway assume one role instead of a permission for each function', () => {
    expect(ofType('AWS::Lambda::Permission')).toEqual([])
    const role = { 'Fn::GetAtt': ['GatewayRole', 'Arn'] }
    for (const [name, { Properties }] of ofType('AWS::ApiGatewayV2::Integration')) {
      expect(Properties.CredentialsArn, name).toEqual(role)
    }
    expect(statementsOf(template, 'GatewayRole')).toEqual([
      {
        Effect: 'Allow',
        Action: 'lambda:InvokeFunction',
        Resource: {
          'Fn::Sub':
            'arn:${AWS::Partition}:lambda:${AWS::Region}:${AWS::AccountId}:function:committee-boat-production-*',
        },
      },
    ])
  })

  test('has a function for each entry point, with its settings', async () => {
    const functions = ofType('AWS::Lambda::Function')
    expect(functions).toHaveLength((await findEntryPoints()).length)
    for (const [name, { Properties }] of functions) {
      expect(Properties, name).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Timeout: /^(?:DeliverWebhook|SendMail)LambdaFunction$/.test(name) ? 25 : 10,
        TracingConfig: { Mode: 'Active' },
        LoggingConfig: { LogGroup: '/aws/lambda/committee-boat-production' },
      })
      expect((Properties.FunctionName as string).length, name).toBeLessThanOrEqual(64)
    }
    expect(ofType('AWS::Lambda::Version')).toEqual([])
  })

  test('is as large as the page about scale says', async () => {
    const page = await readFile(join(root, 'docs/reference/scale.md'), 'utf8')
    const said =
      /about (\d+) resources: (\d+) in `General.* (\d+) in `Sailing.* (\d+) in the parent\..*about (\d+) routes and\s(\d+) int/
    const { parent, children } = stacks
    const { GeneralStack, SailingStack } = children
    const sizes = [GeneralStack, SailingStack, parent].map(
      (stack) => Object.keys(stack?.Resources ?? {}).length,
    )
    const routes = ofType('AWS::ApiGatewayV2::Route').length
    const integrations = ofType('AWS::ApiGatewayV2::Integration').length
    const counted = [sizes.reduce((sum, size) => sum + size), ...sizes, routes, integrations]

    const figures = (said.exec(page) ?? []).slice(1).map(Number)
    expect(figures).toHaveLength(counted.length)
    for (const [at, figure] of figures.entries()) {
      expect(
        Math.abs(figure - (counted[at] ?? 0)),
        `of ${figures.join()} and ${counted.join()}`,
      ).toBeLessThanOrEqual(10)
    }
  })

  test('retains the table and its back-ups', () => {
    const table = resources.Table
    expect(table).toMatchObject(retained)
    expect(table?.Properties).toMatchObject({
      TableName: 'committee-boat-production',
      BillingMode: 'PAY_PER_REQUEST',
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      SSESpecification: { SSEEnabled: true },
      TimeToLiveSpecification: { AttributeName: 'expiresAtSeconds', Enabled: true },
    })
  })

  test('expires logs, and writes no path and no query string', () => {
    const groups = ofType('AWS::Logs::LogGroup')
    expect(groups).toHaveLength(2)
    for (const [name, { Properties }] of groups) expect(Properties.RetentionInDays, name).toBe(90)
    const settings = resources.HttpApiStage?.Properties.AccessLogSettings as
      | { readonly Format: string }
      | undefined
    expect(Object.keys(JSON.parse(settings?.Format ?? '{}') as object)).toContain('route')
    expect(settings?.Format).not.toMatch(/context\.path|query|header|authorizer/i)
  })

  test('limits the rate of requests', () => {
    const settings = resources.HttpApiStage?.Properties.DefaultRouteSettings
    expect(settings).toMatchObject({ ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 })
  })

  test('has a dashboard of metrics that exist', () => {
    const body = resources.Dashboard?.Properties.DashboardBody as { 'Fn::Sub': string }
    const { widgets } = JSON.parse(body['Fn::Sub']) as {
      widgets: { properties: { metrics: [string, string, ...unknown[]][] } }[]
    }
    const shown = widgets.flatMap(({ properties }) => properties.metrics)
    const own = shown.filter(([namespace]) => namespace === 'committee-boat-production')
    expect(widgets).toHaveLength(4)
    expect(own.length).toBeGreaterThan(3)
    for (const [, name] of own) expect(Object.keys(metrics)).toContain(name)
  })

  test('leaves CORS to the functions', () => {
    expect(resources.HttpApi?.Properties.CorsConfiguration).toBeUndefined()
  })
})

stackFaultTests(
  () => template,
  () => stacks,
)
awsDoubleTests(() => ({ folder, template, stacks }))
deploymentTests(() => ({ folder, stacks }))

describe('the permissions of functions', () => {
  test('come from one of seven roles', () => {
    expect(ofType('AWS::IAM::Role').map(([name]) => name)).toEqual([...roles, 'GatewayRole'])
    expect(ofType('AWS::IAM::Policy')).toEqual([])
    for (const [name, { Properties }] of ofType('AWS::Lambda::Function')) {
      const role = (Properties.Role as { 'Fn::GetAtt': string[] })['Fn::GetAtt']
      expect(roles, name).toContain(role[0])
    }
  })

  test('are the required ones only', () => {
    const logs = [
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'xray:PutTraceSegments',
      'xray:PutTelemetryRecords',
    ]
    const read = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query']
    const write = [
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
      'dynamodb:ConditionCheckItem',
    ]
    expect(actionsOf('ReadRole')).toEqual([...logs, ...read, 'dynamodb:UpdateItem'])
    expect(actionsOf('WriteRole')).toEqual([...logs, ...read, ...write])
    const stream = ['DescribeStream', 'GetShardIterator', 'GetRecords', 'ListStreams']
    expect(actionsOf('StreamRole')).toEqual([
      ...logs,
      ...read,
      ...stream.map((action) => `dynamodb:${action}`),
      'sqs:SendMessage',
      'dynamodb:PutItem',
      'dynamodb:ConditionCheckItem',
    ])
    const queue = ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes', 'SendMessage']
    expect(actionsOf('DeliveryRole')).toEqual([
      ...logs,
      ...read,
      ...queue.map((action) => `sqs:${action}`),
      'dynamodb:UpdateItem',
      'dynamodb:PutItem',
      'dynamodb:ConditionCheckItem',
    ])
    expect(actionsOf('MailRole')).toEqual([
      ...logs,
      ...read,
      ...queue.slice(0, -1).map((action) => `sqs:${action}`),
      'dynamodb:PutItem',
      'dynamodb:DeleteItem',
      'dynamodb:ConditionCheckItem',
    ])
  })

  test('let a function that reads change only the counts of requests and of failed sign-ins', () => {
    const changing = statementsOf(template, 'ReadRole').filter(({ Action }) =>
      Action.includes('dynamodb:UpdateItem'),
    )
    expect(changing.map(({ Condition }) => Condition)).toEqual([
      {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['SIGN_IN#*', 'REQUESTS#*'] },
        Null: { 'dynamodb:LeadingKeys': 'false' },
      },
    ])
  })

  test.each(roles)('name the table, its index or the logs in every statement of %s', (role) => {
    const table = { 'Fn::GetAtt': ['Table', 'Arn'] }
    const allowed = [
      { 'Fn::GetAtt': ['FunctionLogs', 'Arn'] },
      table,
      [table, { 'Fn::Join': ['/', [table, 'index/ByType']] }],
      { 'Fn::GetAtt': ['Table', 'StreamArn'] },
      ['StreamDeadLetters', 'DeliveryQueue', 'MailQueue'].map((queue) => ({
        'Fn::GetAtt': [queue, 'Arn'],
      })),
      { 'Fn::GetAtt': ['StreamDeadLetters', 'Arn'] },
      { 'Fn::GetAtt': ['DeliveryQueue', 'Arn'] },
      { 'Fn::GetAtt': ['MailQueue', 'Arn'] },
      connectionsOfTheService,
    ]
    for (const { Effect, Resource, Action } of statementsOf(template, role)) {
      expect(Effect).toBe('Allow')
      if ([Action].flat().every((action) => /^(xray:Put|dynamodb:ListStreams$)/.test(action)))
        continue
      expect(allowed).toContainEqual(Resource)
    }
  })
})

describe('the key of the access tokens', () => {
  test('is a secret that AWS generates and stores', () => {
    expect(resources.TokenKey).toMatchObject({
      ...retained,
      Properties: { GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true } },
    })
  })

  test('is in the template only as a reference, and created before its dependents', () => {
    const reference = '{{resolve:secretsmanager:committee-boat-production-token-key:SecretString}}'
    for (const [name, { Parameters, Resources }] of Object.entries(stacks.children)) {
      expect(Parameters?.TOKENKEY, name).toEqual({ Type: 'String', NoEcho: true })
      const given = stacks.parent.Resources[name]?.Properties.Parameters
      expect(given, name).toMatchObject({ TOKENKEY: reference })
      const environments = Object.values(Resources).flatMap(
        ({ Properties }) => Properties.Environment ?? [],
      )
      expect(environments.length, name).toBeGreaterThan(90)
      for (const environment of environments) {
        expect(environment).toMatchObject({ Variables: { TOKEN_KEY: { Ref: 'TOKENKEY' } } })
      }
    }
    expect(JSON.stringify(stacks).split('{{resolve:')).toHaveLength(3)
    for (const role of roles) expect(resources[role]?.DependsOn, role).toContain('TokenKey')
    expect(JSON.stringify(stacks)).not.toContain(canary)
  })
})

describe('the code of a function', () => {
  test('is its own bundle, and what it loads with a failure', async () => {
    const archives = (await readdir(folder)).filter((file) => file.endsWith('.zip'))
    expect(archives).toHaveLength(ofType('AWS::Lambda::Function').length)
    for (const archive of archives) {
      const name = archive.replace(/\.zip$/, '')
      const entries = zipEntries(await readFile(join(folder, archive)))
      const files = ['failure.mjs', 'index.mjs', 'refusals.mjs']
      expect(entries.toSorted()).toEqual(files.map((file) => `dist/${name}/${file}`))
    }
  })

  test('contains the files of pages', async () => {
    // The fallback also has the code of every endpoint.
    const bytesMax = { pageFile: 3_500_000, fallback: 7_600_000 }
    for (const [name, max] of Object.entries(bytesMax)) {
      const bundle = await readFile(join(root, 'dist', name, 'index.mjs'), 'utf8')
      expect(bundle, name).toContain('SwaggerUIBundle')
      expect(bundle, name).toContain('.swagger-ui .opblock')
      expect(bundle.length, name).toBeLessThan(max)
    }
    for (const name of ['docs', 'hello']) {
      const bundle = await readFile(join(root, 'dist', name, 'index.mjs'), 'utf8')
      expect(bundle, name).not.toContain('SwaggerUIBundle=')
      expect(bundle, name).not.toContain('.swagger-ui .opblock')
    }
  })
})

/** The names in the central directory of a zip file. Node has no module that reads one. */
function zipEntries(zip: Buffer): string[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  const names: string[] = []
  let at = zip.readUInt32LE(end + 16)
  while (at < end) {
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28)
    names.push(zip.toString('utf8', at + 46, nameEnd))
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return names
}
