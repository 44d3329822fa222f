/**
 * Splits a stack that has grown too large: one nested stack for each area, which gets what it needs
 * from the others as parameters. docs/evidence/scale.md says when.
 */
import { references, type Resource, type Template } from './template.ts'

export interface SplitStack {
  readonly parent: Template
  readonly children: Readonly<Record<string, Template>>
}

const movedTypes: ReadonlySet<string> = new Set([
  'AWS::Lambda::Function',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
])

/** @param areaOf the area of a function, by its logical id: letters and digits */
export const splitStack = (
  template: Template,
  areaOf: (functionId: string) => string,
): SplitStack => {
  const areas = new Map<string, Record<string, Resource>>()
  const kept: Record<string, Resource> = {}
  for (const [id, resource] of Object.entries(template.Resources)) {
    if (!movedTypes.has(resource.Type)) {
      kept[id] = resource
      continue
    }
    const area = areaOf(functionOf(template, id))
    areas.set(area, { ...areas.get(area), [id]: resource })
  }
  const children = Object.fromEntries(
    [...areas].map(([area, resources]) => [area, childOf(resources)]),
  )
  for (const [area, { Parameters = {} }] of Object.entries(children)) {
    kept[`${area}Stack`] = nestedStack(area, Object.keys(Parameters))
  }
  return { parent: { ...template, Resources: kept }, children }
}

/** A route names its integration, and an integration its function. */
const functionOf = (template: Template, id: string): string => {
  const resource = template.Resources[id]
  if (resource === undefined || resource.Type === 'AWS::Lambda::Function') return id
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

const nestedStack = (area: string, parameters: readonly string[]): Resource => ({
  Type: 'AWS::CloudFormation::Stack',
  Properties: {
    // Beside the archives of the functions.
    TemplateURL: {
      'Fn::Sub': `https://\${ServerlessDeploymentBucket}.s3.\${AWS::Region}.\${AWS::URLSuffix}/nested/${area}.json`,
    },
    Parameters: Object.fromEntries(
      parameters.map((name) => {
        const [, owner, what] = attributeParameter.exec(name) ?? []
        return [name, owner === undefined ? { Ref: name } : { 'Fn::GetAtt': [owner, what] }]
      }),
    ),
  },
})
