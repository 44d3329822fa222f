/** A CloudFormation template, as far as this project reads it. */
export interface Template {
  Parameters?: Record<string, unknown>
  Resources: Record<string, Resource>
  Outputs?: Record<string, unknown>
}

export interface Resource {
  Type: string
  DependsOn?: string | string[]
  DeletionPolicy?: string
  UpdateReplacePolicy?: string
  Properties: Record<string, unknown>
}

/** The resources of a type with their logical ids, in the order of the template. */
export const resourcesOfType = (
  { Resources }: Template,
  type: string,
): readonly (readonly [string, Resource])[] =>
  Object.entries(Resources).filter(([, resource]) => resource.Type === type)

/** The logical ids of all resources that a value names by `Ref`, `Fn::GetAtt` or `Fn::Sub`. */
export const references = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(references)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (key === 'Ref' && typeof inner === 'string') return [inner]
    if (key === 'Fn::GetAtt')
      return [String(Array.isArray(inner) ? inner[0] : inner).split('.')[0] ?? '']
    if (key === 'Fn::Sub')
      return [...JSON.stringify(inner).matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '')
    return references(inner)
  })
}

/** The resources that must exist before this one. */
export const dependencies = ({ DependsOn = [], Properties }: Resource): readonly string[] => [
  ...[DependsOn].flat(),
  ...references(Properties),
]
