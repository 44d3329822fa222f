/** The templates that `serverless package` writes. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { templateFile, type SplitStack } from '../../../scripts/stack/nested.ts'
import { resourcesOfType, type Resource, type Template } from '../../../scripts/stack/template.ts'

/** @param folder that `serverless package` wrote */
export const readStacks = async (folder: string): Promise<SplitStack> => {
  const read = async (file: string) =>
    JSON.parse(await readFile(join(folder, file), 'utf8')) as Template
  const parent = await read('cloudformation-template-update-stack.json')
  const nested = resourcesOfType(parent, 'AWS::CloudFormation::Stack')
  const children = nested.map(async ([name]) => [name, await read(templateFile(name))] as const)
  return { parent, children: Object.fromEntries(await Promise.all(children)) }
}

/** One template with all resources, in which each parameter has the value that the parent gives. */
export const joinStacks = ({ parent, children }: SplitStack): Template => {
  const Resources: Record<string, Resource> = { ...parent.Resources }
  for (const [name, child] of Object.entries(children)) {
    const values = parent.Resources[name]?.Properties.Parameters as Readonly<
      Record<string, unknown>
    >
    Reflect.deleteProperty(Resources, name)
    for (const [id, resource] of Object.entries(child.Resources)) {
      if (Resources[id] !== undefined) throw new Error(`${id} is in two stacks`)
      Resources[id] = resolved(resource, values) as Resource
    }
  }
  return { ...parent, Resources }
}

const resolved = (value: unknown, parameters: Readonly<Record<string, unknown>>): unknown => {
  if (Array.isArray(value)) return value.map((each) => resolved(each, parameters))
  if (typeof value !== 'object' || value === null) return value
  if ('Ref' in value && typeof value.Ref === 'string' && value.Ref in parameters) {
    return parameters[value.Ref]
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolved(inner, parameters)]),
  )
}
