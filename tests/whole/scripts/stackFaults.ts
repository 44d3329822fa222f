/** Faults planted into the packaged template, one for each thing that AWS would refuse. */
import { describe, expect, test } from 'vitest'
import { rules, stackLimits } from '../../../scripts/stack/rules.ts'
import type { Template } from '../../../scripts/stack/template.ts'
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
    set('HttpApiRouteGetHealth', 'RouteKey', 'GET /docs/{page}'),
  ],
  ['an unknown runtime', 'functions', set('HealthLambdaFunction', 'Runtime', 'nodejs24')],
  ['a timeout beyond the gateway', 'functions', set('HealthLambdaFunction', 'Timeout', 60)],
  ['too little memory', 'functions', set('HealthLambdaFunction', 'MemorySize', 64)],
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
  ['a retention of 91 days', 'log retention', set('FunctionLogs', 'RetentionInDays', 91)],
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
    'roles that do not wait for the secret',
    'order of creation',
    ({ Resources }) => {
      for (const role of ['ReadRole', 'WriteRole']) delete Resources[role]?.DependsOn
    },
  ],
  [
    'a reference that serverless did not resolve',
    'unresolved values',
    set('HealthLambdaFunction', 'Environment.Variables.TABLE_NAME', '[object Object]'),
  ],
]

/** @param packaged is called after the package was built */
export const stackFaultTests = (packaged: () => Template): void => {
  describe('the validation of the template', () => {
    // `serverless package` fails if `validateStacks` finds an error, so the schemas have passed.
    test('finds no error in the packaged template', () => {
      expect(rules.flatMap(({ faults }) => faults(packaged()))).toEqual([])
    })

    test.each(faults)('reports %s (%s)', (_, name, plant) => {
      const template = structuredClone(packaged())
      plant(template)
      const reporting = rules.filter((rule) => rule.faults(template).length > 0)
      expect(reporting.map((rule) => rule.name)).toEqual([name])
    })

    test('plants a fault for each rule', () => {
      expect(new Set(faults.map(([, name]) => name))).toEqual(
        new Set(rules.map(({ name }) => name)),
      )
    })

    test.each([
      [500, 0],
      [501, 1],
    ])('accepts %i resources of a stack with %i faults', (count, expected) => {
      const Resources = Object.fromEntries(
        Array.from({ length: count }, (_, id) => [id, { Type: 'AWS::SNS::Topic', Properties: {} }]),
      )
      expect(stackLimits.faults({ Resources })).toHaveLength(expected)
    })

    test('includes the schemas of AWS', { timeout: 90_000 }, () => {
      const { HealthLambdaFunction, Table } = structuredClone(packaged().Resources)
      const template = { Resources: { HealthLambdaFunction, Table } } as Template
      set('HealthLambdaFunction', 'Role', { 'Fn::GetAtt': ['NoRole', 'Arn'] })(template)
      set('Table', 'AttributeDefinitions.4', { AttributeName: 'x', AttributeType: 'S' })(template)
      const text = validateStacks(template, { parent: template, children: {} }).join('\n')
      expect(text).toContain(
        "HealthLambdaFunction: Fn::GetAtt references non-existent resource 'NoRole'",
      )
      expect(text).toContain('Table: AttributeDefinitions does not match KeySchema')
    })
  })
}
