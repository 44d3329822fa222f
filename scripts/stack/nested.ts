/**
 * Moves all functions into nested stacks, because a stack has at most 500 resources and 60 dynamic
 * references. A nested stack gets what it needs from its parent as parameters.
 * docs/decisions/functions-are-in-nested-stacks.md
 */
import { references, resourcesOfType, type Resource, type Template } from './template.ts'

export interface SplitStack {
  readonly parent: Template
  /** The nested stacks by their names. */
  readonly children: Readonly<Record<string, Template>>
}

/** Contains the function `fallback`, which serves the routes of a stack that does not exist yet. */
const generalStack = 'GeneralStack'

/** The nested stack of each area, by the first segment of the path. */
const stackOfArea: Readonly<Record<string, string>> = { sailingserver: 'SailingStack' }

const functionType = 'AWS::Lambda::Function'
const routeType = 'AWS::ApiGatewayV2::Route'

/** A function, and what refers to it. */
const movedTypes: ReadonlySet<string> = new Set([
  functionType,
  'AWS::Lambda::EventSourceMapping',
  'AWS::ApiGatewayV2::Integration',
  routeType,
  'AWS::ApiGatewayV2::RouteResponse',
])

/** The file of a nested stack, in the package and among the artifacts of a deployment. */
export const templateFile = (stack: string): string => `${stack}.json`

/** @param folder of the artifacts, in the bucket of the deployments */
export const splitStack = (template: Template, folder: string): SplitStack => {
  const stackOf = stacksOf(template)
  const kept: Record<string, Resource> = {}
  const moved: Record<string, Record<string, Resource>> = {}
  for (const [id, resource] of Object.entries(template.Resources)) {
    const stack = stackOf.get(id)
    if (stack === undefined) kept[id] = afterStacks(resource, stackOf)
    else (moved[stack] ??= {})[id] = resource
  }
  const children: Record<string, Template> = {}
  let previous: string | undefined
  // One after the other, so that the number of functions at a time is that of one stack.
  for (const stack of [generalStack, ...Object.values(stackOfArea)]) {
    if (moved[stack] === undefined) continue
    const { child, values } = childOf(moved[stack])
    children[stack] = child
    kept[stack] = nestedStack(`${folder}/${templateFile(stack)}`, values, previous)
    previous = stack
  }
  return { parent: { ...template, Resources: kept }, children }
}

/** The nested stack of each resource that moves. */
const stacksOf = (template: Template): ReadonlyMap<string, string> => {
  const ofFunctions = new Map(
    resourcesOfType(template, routeType).flatMap(([id, { Properties }]) => {
      const stack = stackOfArea[String(Properties.RouteKey).split('/')[1] ?? '']
      return stack === undefined ? [] : [[functionOf(template, id), stack]]
    }),
  )
  const moved = Object.keys(template.Resources).filter((id) =>
    movedTypes.has(template.Resources[id]?.Type ?? ''),
  )
  return new Map(moved.map((id) => [id, ofFunctions.get(functionOf(template, id)) ?? generalStack]))
}

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

/** A resource that waits for a moved one waits for its stack. */
const afterStacks = (
  { DependsOn, ...resource }: Resource,
  stackOf: ReadonlyMap<string, string>,
): Resource => {
  if (DependsOn === undefined) return resource
  const before = [DependsOn].flat().map((id) => stackOf.get(id) ?? id)
  return { ...resource, DependsOn: [...new Set(before)] }
}

/** Returns a template, and the values of its parameters in the parent. */
const childOf = (resources: Record<string, Resource>) => {
  const values: Record<string, unknown> = {}
  const isForeign = (id: string) => resources[id] === undefined && !/^AWS\b/.test(id)
  const parameter = (name: string, value: unknown) => {
    values[name] = value
    return { Ref: name }
  }
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within)
    if (typeof value !== 'object' || value === null) return value
    const { Ref, 'Fn::GetAtt': attribute } = value as Readonly<Record<string, unknown>>
    if (typeof Ref === 'string') return isForeign(Ref) ? parameter(Ref, value) : value
    if (Array.isArray(attribute))
      return isForeign(String(attribute[0])) ? parameter(attribute.join(''), value) : value
    // The names in an `Fn::Sub` stay, because they are the names of parameters too.
    if ('Fn::Sub' in value)
      for (const id of references(value).filter(isForeign)) parameter(id, { Ref: id })
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]: [string, unknown]) => [
        key,
        isSecret(inner) ? parameter(key.replaceAll('_', ''), inner) : within(inner),
      ]),
    )
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
  const Parameters = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      { Type: 'String', ...(isSecret(value) && { NoEcho: true }) },
    ]),
  )
  return { child: { Parameters, Resources }, values }
}

/** A dynamic reference, of which a template may have 60. The parent has one for each nested stack. */
const isSecret = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('{{resolve:')

const nestedStack = (
  file: string,
  Parameters: Readonly<Record<string, unknown>>,
  previous: string | undefined,
): Resource => ({
  Type: 'AWS::CloudFormation::Stack',
  ...(previous !== undefined && { DependsOn: previous }),
  Properties: {
    // Each deployment has another folder, so that CloudFormation resolves the secret again.
    TemplateURL: {
      'Fn::Sub': `https://\${ServerlessDeploymentBucket}.s3.\${AWS::Region}.\${AWS::URLSuffix}/${file}`,
    },
    Parameters,
  },
})
