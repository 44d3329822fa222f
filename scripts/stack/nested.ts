/**
 * Moves the functions of some areas into nested stacks, because a stack has at most 500 resources. A
 * nested stack gets what it needs from its parent as parameters.
 * docs/decisions/functions-of-sailing-are-a-nested-stack.md
 */
import { references, resourcesOfType, type Resource, type Template } from './template.ts'

export interface SplitStack {
  readonly parent: Template
  /** The nested stacks by their names. */
  readonly children: Readonly<Record<string, Template>>
}

/** The nested stack of each area, by the first segment of the path. Other areas stay in the parent. */
const stackOfArea: Readonly<Record<string, string>> = { sailingserver: 'SailingStack' }

const functionType = 'AWS::Lambda::Function'
const routeType = 'AWS::ApiGatewayV2::Route'
const movedTypes: ReadonlySet<string> = new Set([
  ...[functionType, routeType],
  'AWS::ApiGatewayV2::Integration',
])

/** The file of a nested stack, in the package and among the artifacts of a deployment. */
export const templateFile = (stack: string): string => `${stack}.json`

/** @param folder of the artifacts, in the bucket of the deployments */
export const splitStack = (template: Template, folder: string): SplitStack => {
  const stacks = stacksOfFunctions(template)
  const kept: Record<string, Resource> = {}
  const moved: Record<string, Record<string, Resource>> = {}
  for (const [id, resource] of Object.entries(template.Resources)) {
    const stack = movedTypes.has(resource.Type) && stacks.get(functionOf(template, id))
    if (stack) (moved[stack] ??= {})[id] = resource
    else kept[id] = resource
  }
  const children = Object.fromEntries(
    Object.entries(moved).map(([stack, resources]) => [stack, childOf(resources)]),
  )
  for (const [stack, { Parameters = {} }] of Object.entries(children)) {
    kept[stack] = nestedStack(`${folder}/${templateFile(stack)}`, Object.keys(Parameters))
  }
  return { parent: { ...template, Resources: kept }, children }
}

const stacksOfFunctions = (template: Template): ReadonlyMap<string, string> =>
  new Map(
    resourcesOfType(template, routeType).flatMap(([id, { Properties }]) => {
      const stack = stackOfArea[String(Properties.RouteKey).split('/')[1] ?? '']
      return stack === undefined ? [] : [[functionOf(template, id), stack]]
    }),
  )

/** A route names its integration, and an integration its function. */
const functionOf = (template: Template, id: string): string => {
  const resource = template.Resources[id]
  if (resource === undefined || resource.Type === functionType) return id
  const next = references(resource.Properties).find((name) =>
    movedTypes.has(template.Resources[name]?.Type ?? ''),
  )
  if (next === undefined) throw new Error(`${id} leads to no function`)
  return functionOf(template, next)
}

const childOf = (resources: Record<string, Resource>): Template => {
  const parameters = new Set<string>()
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within)
    if (typeof value !== 'object' || value === null) return value
    const { Ref, 'Fn::GetAtt': attribute } = value as Readonly<Record<string, unknown>>
    const name = Array.isArray(attribute) ? attribute.join('') : Ref
    const owner = Array.isArray(attribute) ? String(attribute[0]) : String(Ref)
    if (typeof name === 'string' && resources[owner] === undefined && !owner.startsWith('AWS::')) {
      parameters.add(name)
      return { Ref: name }
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, within(inner)]))
  }
  const Resources = Object.fromEntries(
    Object.entries(resources).map(([id, { DependsOn = [], ...resource }]) => {
      const before = [DependsOn].flat().filter((name) => resources[name] !== undefined)
      const Properties = within(resource.Properties) as Resource['Properties']
      return [
        id,
        { ...resource, Properties, ...(before.length === 0 ? {} : { DependsOn: before }) },
      ]
    }),
  )
  const Parameters = Object.fromEntries([...parameters].map((name) => [name, { Type: 'String' }]))
  return { Parameters, Resources }
}

/** A parameter that is an attribute of a resource. */
const attributeParameter = /^(\w+?)(Arn)$/

const nestedStack = (file: string, parameters: readonly string[]): Resource => ({
  Type: 'AWS::CloudFormation::Stack',
  Properties: {
    TemplateURL: {
      'Fn::Sub': `https://\${ServerlessDeploymentBucket}.s3.\${AWS::Region}.\${AWS::URLSuffix}/${file}`,
    },
    Parameters: Object.fromEntries(
      parameters.map((name) => {
        const [, owner, what] = attributeParameter.exec(name) ?? []
        return [name, owner === undefined ? { Ref: name } : { 'Fn::GetAtt': [owner, what] }]
      }),
    ),
  },
})
