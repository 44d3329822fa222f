/** Faults planted into the packaged template, one for each thing that AWS would refuse. */
import { describe, expect, test } from 'vitest'
import { type Rule, rules, stackRules } from '../../../scripts/stack/rules.ts'
import type { SplitStack } from '../../../scripts/stack/nested.ts'
import { resourcesOfType, type Template } from '../../../scripts/stack/template.ts'
import { validateStacks } from '../../../scripts/stack/validate.ts'

type Properties = Record<string, unknown>

/** Changes one property, by its path below the properties of a resource. */
const set =
  (id: string, path: string, value: unknown) =>
  (template: Template): void => {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const owner = keys.reduce<Properties>(
      (object, key) => object[key] as Properties,
      template.Resources[id]?.Properties ?? {},
    )
    owner[last] = value
  }

const faults: readonly (readonly [string, string, (template: Template) => void])[] = [
  [
    'more than 300 routes',
    'limits of an API',
    ({ Resources }) => {
      for (let count = 0; count < 301; count += 1) {
        const Properties = { RouteKey: `GET /planted${count}` }
        Resources[`Route${count}`] = { Type: 'AWS::ApiGatewayV2::Route', Properties }
      }
    },
  ],
  ['a trailing slash', 'route keys', set('HttpApiRouteGetHealth', 'RouteKey', 'GET /health/')],
  ['an unknown method', 'route keys', set('HttpApiRouteGetHealth', 'RouteKey', 'FETCH /health')],
  ['a route without a slash', 'route keys', set('HttpApiRouteGetHealth', 'RouteKey', 'GET health')],
  [
    'two routes that differ in the names of their variables',
    'unique routes',
    set('HttpApiRouteGetHealth', 'RouteKey', 'GET /files/{page}'),
  ],
  ['a timeout beyond the gateway', 'functions', set('HealthLambdaFunction', 'Timeout', 60)],
  [
    'a reserved variable',
    'environment',
    set('HealthLambdaFunction', 'Environment.Variables.AWS_REGION', 'eu-central-1'),
  ],
  [
    'a large environment',
    'environment',
    set('HealthLambdaFunction', 'Environment.Variables.CORS_ORIGINS', 'x'.repeat(4096)),
  ],
  [
    'an integration without the role',
    'integrations',
    set('HttpApiIntegrationHealth', 'CredentialsArn', undefined),
  ],
  [
    'a slow integration',
    'integrations',
    set('HttpApiIntegrationHealth', 'TimeoutInMillis', 31_000),
  ],
  ['a period of 45 seconds', 'alarms', set('ServerErrorAlarm', 'Period', 45)],
  ['more than a day', 'alarms', set('LatencyAlarm', 'EvaluationPeriods', 289)],
  ['too many data points', 'alarms', set('ServerErrorAlarm', 'DatapointsToAlarm', 6)],
  ['two metrics that return data', 'alarms', set('TableErrorAlarm', 'Metrics.1.ReturnData', true)],
  [
    'a misspelled action',
    'IAM actions',
    set('ReadRole', 'Policies.2.PolicyDocument.Statement.0.Action', ['dynamodb:GetItems']),
  ],
  [
    'a function that does not wait for the table',
    'order of creation',
    (template) => {
      delete template.Resources.HealthLambdaFunction?.DependsOn
      set('HealthLambdaFunction', 'Role', { 'Fn::GetAtt': ['GatewayRole', 'Arn'] })(template)
    },
  ],
  [
    'a reference that serverless did not resolve',
    'unresolved values',
    set('HealthLambdaFunction', 'Environment.Variables.TABLE_NAME', '[object Object]'),
  ],
]

/** Gives each function a dynamic reference of its own, as before there was a parameter. */
const referToSecret = (template: Template): void => {
  for (const [id] of resourcesOfType(template, 'AWS::Lambda::Function')) {
    const reference = '{{resolve:secretsmanager:committee-boat-production-token-key:SecretString}}'
    set(id, 'Environment.Variables.TOKEN_KEY', reference)(template)
  }
}

const stackFaults: readonly (readonly [string, string, (stacks: SplitStack) => void])[] = [
  [
    'more than 60 dynamic references',
    'limits of a stack',
    ({ children }) => {
      for (const child of Object.values(children)) referToSecret(child)
    },
  ],
  [
    'nested stacks that do not wait for the secret',
    'order of secrets',
    ({ parent }) => {
      for (const resource of Object.values(parent.Resources)) delete resource.DependsOn
    },
  ],
  [
    'an unknown secret',
    'order of secrets',
    ({ parent }) => {
      set('TokenKey', 'Name', 'another-secret')(parent)
    },
  ],
]

const reporting = (checked: readonly Rule[], templates: readonly Template[]): readonly string[] =>
  checked
    .filter(({ faults }) => templates.some((template) => faults(template).length > 0))
    .map(({ name }) => name)

/** @param packaged is called after the package was built */
export const stackFaultTests = (packaged: () => Template, split: () => SplitStack): void => {
  const stacks = ({ parent, children }: SplitStack) => [parent, ...Object.values(children)]
  describe('the validation of the template', () => {
    // `serverless package` fails if `validateStacks` finds an error, so the schemas have passed.
    test('finds no error in the packaged template', () => {
      expect(rules.flatMap(({ faults }) => faults(packaged()))).toEqual([])
      expect(reporting(stackRules, stacks(split()))).toEqual([])
    })

    test.each(faults)('reports %s (%s)', (_, name, plant) => {
      const template = structuredClone(packaged())
      plant(template)
      expect(reporting(rules, [template])).toEqual([name])
    })

    test.each(stackFaults)('reports %s (%s)', (_, name, plant) => {
      const planted = structuredClone(split())
      plant(planted)
      expect(reporting(stackRules, stacks(planted))).toEqual([name])
    })

    test('plants a fault for each rule', () => {
      expect(new Set([...faults, ...stackFaults].map(([, name]) => name))).toEqual(
        new Set([...rules, ...stackRules].map(({ name }) => name)),
      )
    })

    test.each([
      ['resources', 500, 0],
      ['resources', 501, 1],
      ['dynamic references', 60, 0],
      ['dynamic references', 61, 1],
    ])('accepts in a stack of %s %i with %i faults', (what, count, expected) => {
      const Properties = { DisplayName: what === 'resources' ? 'x' : '{{resolve:ssm:x}}' }
      const Resources = Object.fromEntries(
        Array.from({ length: count }, (_, id) => [id, { Type: 'AWS::SNS::Topic', Properties }]),
      )
      expect(stackRules.flatMap(({ faults }) => faults({ Resources }))).toHaveLength(expected)
    })

    test('includes the schemas of AWS', { timeout: 90_000 }, () => {
      const { HealthLambdaFunction, Table, FunctionLogs } = structuredClone(packaged().Resources)
      const template = { Resources: { HealthLambdaFunction, Table, FunctionLogs } } as Template
      const long = 'x'.repeat(65)
      set('HealthLambdaFunction', 'Role', { 'Fn::GetAtt': ['NoRole', 'Arn'] })(template)
      set('HealthLambdaFunction', 'FunctionName', long)(template)
      set('HealthLambdaFunction', 'Runtime', 'nodejs24')(template)
      set('HealthLambdaFunction', 'MemorySize', 64)(template)
      set('FunctionLogs', 'RetentionInDays', 91)(template)
      set('Table', 'AttributeDefinitions.4', { AttributeName: 'x', AttributeType: 'S' })(template)
      const text = validateStacks(template, { parent: template, children: {} }).join('\n')
      expect(text).toContain(
        "HealthLambdaFunction: Fn::GetAtt references non-existent resource 'NoRole'",
      )
      expect(text).toContain('Table: AttributeDefinitions does not match KeySchema')
      expect(text).toContain(`HealthLambdaFunction: '${long}' does not match pattern`)
      expect(text).toContain("HealthLambdaFunction: 'nodejs24' is not one of")
      expect(text).toContain('HealthLambdaFunction: 64 is less than the minimum of 128')
      expect(text).toContain('FunctionLogs: 91 is not one of')
    })
  })
}
