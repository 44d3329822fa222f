/**
 * Faults that `@aws/cloudformation-validate` does not report and that AWS refuses, or that would
 * make a deployment useless. Limits are those of the AWS documentation of November 2026.
 */
import { dependencies, references, resourcesOfType, type Template } from './template.ts'

export interface Rule {
  readonly name: string
  /** Returns a sentence for each fault, with the logical id of the resource. */
  readonly faults: (template: Template) => readonly string[]
}

/** A rule about the properties of every resource of a type. */
const rule = (
  name: string,
  type: string,
  faultsOf: (properties: never) => readonly string[],
): Rule => ({
  name,
  faults: (template) =>
    resourcesOfType(template, type).flatMap(([id, resource]) =>
      faultsOf(resource.Properties as never).map((fault) => `${id}: ${fault}`),
    ),
})

interface FunctionProperties {
  readonly Timeout: number
  readonly Environment?: { readonly Variables?: Readonly<Record<string, string>> }
}

interface Integration {
  readonly TimeoutInMillis: number
  readonly CredentialsArn?: unknown
}

interface Alarm {
  readonly Period?: number
  readonly EvaluationPeriods: number
  readonly DatapointsToAlarm?: number
  readonly Metrics?: readonly {
    readonly ReturnData?: boolean
    readonly MetricStat?: { readonly Period: number }
  }[]
}

interface PolicyDocument {
  readonly Statement: readonly { readonly Action: string | readonly string[] }[]
}

interface Role {
  readonly AssumeRolePolicyDocument: PolicyDocument
  readonly Policies: readonly { readonly PolicyDocument: PolicyDocument }[]
}

const when = (isFault: boolean, fault: string): readonly string[] => (isFault ? [fault] : [])

const functionType = 'AWS::Lambda::Function'
const routeType = 'AWS::ApiGatewayV2::Route'

const routeKey =
  /^(\$(default|connect|disconnect)|(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|ANY) (\/|(\/([\w.~-]+|\{\w+\}))+))$/

/** Two routes that differ only in the names of their variables match the same requests. */
const routeShape = (key: string): string => key.replaceAll(/\{\w+\}/g, '{}')

const isOfWebSocket = ({ ApiId }: Readonly<Record<string, unknown>>): boolean =>
  references(ApiId).includes('WebsocketsApi')

/** https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html */
const reservedVariable = /^(_HANDLER|_X_AMZN_TRACE_ID|AWS_.*|LAMBDA_TASK_ROOT|LAMBDA_RUNTIME_DIR)$/

/** The actions that the functions, their roles and the gateway may need. */
const knownActions = new Set([
  ...['GetItem', 'BatchGetItem', 'Query'].map((action) => `dynamodb:${action}`),
  ...['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'].map(
    (action) => `dynamodb:${action}`,
  ),
  'logs:CreateLogStream',
  'logs:PutLogEvents',
  'xray:PutTraceSegments',
  'xray:PutTelemetryRecords',
  ...['DescribeStream', 'GetShardIterator', 'GetRecords', 'ListStreams'].map(
    (action) => `dynamodb:${action}`,
  ),
  ...['SendMessage', 'ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'].map(
    (action) => `sqs:${action}`,
  ),
  'lambda:InvokeFunction',
  'sts:AssumeRole',
  'execute-api:ManageConnections',
])

const secretReference = /\{\{resolve:secretsmanager:([^:}]+)[^}]*\}\}/g

/** The token keys of a rotation: two versions, each with a key of 64 characters. */
const resolvedSecret = 'x'.repeat('255:'.length + 64 + ' 254:'.length + 64)

/** For the parent and for each nested stack. */
export const stackRules: readonly Rule[] = [
  {
    name: 'limits of a stack',
    faults: (template) => {
      const text = JSON.stringify(template)
      const references = text.split('{{resolve:').length - 1
      return [
        ...when(Object.keys(template.Resources).length > 500, 'a stack has at most 500 resources'),
        ...when(Buffer.byteLength(text) > 1_000_000, 'a template has at most 1 MB'),
        ...when(
          references > 60,
          `a template has at most 60 dynamic references, and this one has ${references}`,
        ),
      ]
    },
  },
  {
    // A dynamic reference is text, from which CloudFormation derives no order.
    name: 'order of secrets',
    faults: (template) => {
      const secrets = new Map(
        resourcesOfType(template, 'AWS::SecretsManager::Secret').map(([id, { Properties }]) => [
          Properties.Name,
          id,
        ]),
      )
      // The parent has the secret, and creates it before its nested stacks.
      if (secrets.size === 0) return []
      return Object.entries(template.Resources).flatMap(([id, { Properties }]) =>
        [...JSON.stringify(Properties).matchAll(secretReference)].flatMap(([, name]) =>
          when(
            !allDependencies(template, id).has(secrets.get(name) ?? ''),
            `${id}: is created before the secret ${name}`,
          ),
        ),
      )
    },
  },
]

/** For the template of the whole service, before it is split. */
export const rules: readonly Rule[] = [
  {
    name: 'limits of an API',
    faults: (template) =>
      [routeType, 'AWS::ApiGatewayV2::Integration'].flatMap((type) =>
        when(resourcesOfType(template, type).length > 300, `an API has at most 300 of ${type}`),
      ),
  },
  rule('route keys', routeType, ({ RouteKey: key }: { readonly RouteKey: string }) =>
    when(!routeKey.test(key), `APIs do not accept the route key "${key}"`),
  ),
  {
    name: 'unique routes',
    faults: (template) => {
      const routes = resourcesOfType(template, routeType)
      const shapes = routes.map(
        ([, { Properties }]) =>
          `${routeShape(String(Properties.RouteKey))}${isOfWebSocket(Properties) ? ' of WebSockets' : ''}`,
      )
      return routes.flatMap(([id], position) =>
        when(
          shapes.indexOf(shapes[position] ?? '') < position,
          `${id}: another route has the key "${shapes[position]}"`,
        ),
      )
    },
  },
  rule('functions', functionType, ({ Timeout }: FunctionProperties) =>
    when(Timeout > 29, 'the gateway gives up after 30 seconds, the function has longer'),
  ),
  rule(
    'environment',
    functionType,
    ({ Environment: { Variables = {} } = {} }: FunctionProperties) => {
      const names = Object.keys(Variables)
      const resolved = JSON.stringify(Variables).replaceAll(secretReference, resolvedSecret)
      const bytes = Buffer.byteLength(resolved)
      return [
        ...names
          .filter((name) => reservedVariable.test(name))
          .map((name) => `Lambda reserves the environment variable ${name}`),
        ...when(bytes > 4096, `the environment has ${bytes} bytes, at most 4,096 are accepted`),
      ]
    },
  ),
  rule(
    'integrations',
    'AWS::ApiGatewayV2::Integration',
    ({ TimeoutInMillis, CredentialsArn }: Integration) => [
      ...when(TimeoutInMillis > 30_000, 'an integration has at most 30 seconds'),
      ...when(CredentialsArn === undefined, 'the gateway has no role to invoke the function'),
    ],
  ),
  rule('alarms', 'AWS::CloudWatch::Alarm', (alarm: Alarm) => {
    const { Period, Metrics = [], EvaluationPeriods: periods, DatapointsToAlarm = 0 } = alarm
    const lengths = [Period, ...Metrics.map(({ MetricStat }) => MetricStat?.Period)].filter(
      (length) => length !== undefined,
    )
    const returned = Metrics.filter(({ ReturnData = true }) => ReturnData)
    return [
      ...lengths
        .filter((length) => !isPeriod(length))
        .map((length) => `${length} seconds are not a period of an alarm`),
      ...when(Math.max(...lengths) * periods > 86_400, 'an alarm evaluates at most a day'),
      ...when(DatapointsToAlarm > periods, 'more data points than evaluation periods'),
      ...when(Metrics.length > 0 && returned.length !== 1, 'exactly one metric must return data'),
    ]
  }),
  rule('IAM actions', 'AWS::IAM::Role', ({ Policies, AssumeRolePolicyDocument }: Role) =>
    [...Policies.map(({ PolicyDocument }) => PolicyDocument), AssumeRolePolicyDocument]
      .flatMap(({ Statement }) => Statement)
      .flatMap(({ Action }) => Action)
      .filter((action) => !knownActions.has(action))
      .map((action) => `the action ${action} is unknown here; is it spelled right?`),
  ),
  {
    name: 'order of creation',
    faults: (template) =>
      resourcesOfType(template, functionType).flatMap(([id]) =>
        when(!allDependencies(template, id).has('Table'), `${id}: is created before the table`),
      ),
  },
  {
    name: 'unresolved values',
    faults: ({ Resources }) =>
      Object.entries(Resources).flatMap(([id, { Properties }]) => {
        const text = JSON.stringify(Properties)
        return when(
          /\[object Object\]|\$\{(env|self|sls|opt):/.test(text),
          `${id}: has a value that serverless did not resolve`,
        )
      }),
  },
]

/** https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference/API_PutMetricAlarm.html */
const isPeriod = (seconds: number): boolean =>
  [10, 20, 30].includes(seconds) || (seconds > 0 && seconds % 60 === 0)

const allDependencies = (template: Template, id: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (name: string): void => {
    const resource = template.Resources[name]
    for (const next of resource === undefined ? [] : dependencies(resource)) {
      if (found.has(next)) continue
      found.add(next)
      visit(next)
    }
  }
  visit(id)
  return found
}
