/** Changes the template of serverless before it is written. */
import { type SplitStack, splitStack } from './nested.ts'
import { type Resource, resourcesOfType, type Template } from './template.ts'

/**
 * CloudFormation creates independent resources all at once. The quota of Lambda and of API Gateway
 * is about ten changes in a second, and a function takes some seconds.
 */
const laneCount = 10

/** @param folder of the artifacts, in the bucket of the deployments */
export const shapeTemplate = (template: Template, folder: string): SplitStack => {
  invokeByRole(template)
  tellLiveAddress(template)
  const split = splitStack(template, folder)
  for (const stack of Object.values(split.children)) createInLanes(stack)
  return split
}

/**
 * The resources that outlive the stack. The first deployment creates the stack with these, and adds
 * all others by an update. If the update fails, they stay in the stack, and the next one finds them.
 * docs/decisions/the-stack-begins-with-its-state.md
 */
export const stateOf = ({ Resources }: Template): Readonly<Record<string, Resource>> =>
  Object.fromEntries(
    Object.entries(Resources).filter(([, { DeletionPolicy }]) => DeletionPolicy !== undefined),
  )

/**
 * Replaces the permission that serverless adds for each function by one role that API Gateway
 * assumes. A stack may have 500 resources.
 */
const invokeByRole = (template: Template): void => {
  for (const [name] of resourcesOfType(template, 'AWS::Lambda::Permission')) {
    Reflect.deleteProperty(template.Resources, name)
  }
  for (const [, { Properties }] of resourcesOfType(template, 'AWS::ApiGatewayV2::Integration')) {
    Properties.CredentialsArn = { 'Fn::GetAtt': ['GatewayRole', 'Arn'] }
  }
}

const hostOf = (api: string): string => `\${${api}}.execute-api.\${AWS::Region}.\${AWS::URLSuffix}`

/** The functions of pages, and the one that serves them under other paths. */
const showingLiveUrl = ['Docs', 'Health', 'RaceBoard', 'ResultsPage', 'Fallback']

/** The functions that need an address, by its variable. */
const addressesOf = (stage: string) =>
  [
    ['LIVE_URL', `wss://${hostOf('WebsocketsApi')}/${stage}`, showingLiveUrl],
    ['LIVE_CONNECTIONS_URL', `https://${hostOf('WebsocketsApi')}/${stage}`, ['SpreadEvents']],
    ['PAGE_ORIGIN', `https://${hostOf('HttpApi')}`, ['LiveConnection']],
  ] as const

/** Sets the addresses of AWS, unless the deployment has set the one of a domain. */
const tellLiveAddress = ({ Resources }: Template): void => {
  const stage = Resources.WebsocketsDeploymentStage?.Properties.StageName
  if (typeof stage !== 'string') return
  for (const [variable, address, functions] of addressesOf(stage)) {
    for (const name of functions) {
      const { Environment } = Resources[`${name}LambdaFunction`]?.Properties ?? {}
      const { Variables = {} } = (Environment ?? {}) as { Variables?: Record<string, unknown> }
      if ((Variables[variable] ?? '') === '') Variables[variable] = { 'Fn::Sub': address }
    }
  }
}

/** Each function waits for the previous function of its lane. */
const createInLanes = (template: Template): void => {
  const functions = resourcesOfType(template, 'AWS::Lambda::Function')
  for (const [position, [, resource]] of functions.entries()) {
    const previous = functions[position - laneCount]?.[0]
    resource.DependsOn = [
      ...[resource.DependsOn ?? []].flat(),
      ...(previous === undefined ? [] : [previous]),
    ]
  }
}
