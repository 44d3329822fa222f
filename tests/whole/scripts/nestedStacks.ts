/** The parent and its nested stacks, and the room in them. */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SplitStack } from '../../../scripts/stack/nested.ts'
import {
  dependencies,
  type Resource,
  resourcesOfType,
  type Template,
} from '../../../scripts/stack/template.ts'
import { functionsAtATime } from './creationOrder.ts'
import { joinStacks } from './packagedStacks.ts'

/** Leaves room for six endpoints, of the 500 resources of a stack. */
const resourcesMax = 480
/** Leaves room for ten endpoints, of the 300 routes and integrations of an API. */
const perApiMax = 290

const stackNames = ['GeneralStack', 'SailingStack']
const functionType = 'AWS::Lambda::Function'
const stackType = 'AWS::CloudFormation::Stack'

/** @param packaged is called after the package was built */
export const nestedStackTests = (packaged: () => SplitStack): void => {
  describe('the stacks', () => {
    divisionTests(packaged)
    referenceTests(packaged)
  })
  deploymentTests(packaged)
}

const stacksOf = ({ parent, children }: SplitStack): readonly (readonly [string, Template])[] => [
  ['parent', parent],
  ...Object.entries(children),
]

const divisionTests = (packaged: () => SplitStack): void => {
  test('leave room for later endpoints', () => {
    for (const [name, { Resources }] of stacksOf(packaged())) {
      expect(Object.keys(Resources).length, name).toBeLessThanOrEqual(resourcesMax)
    }
    const whole = joinStacks(packaged())
    for (const type of ['AWS::ApiGatewayV2::Route', 'AWS::ApiGatewayV2::Integration']) {
      expect(resourcesOfType(whole, type).length, type).toBeLessThanOrEqual(perApiMax)
    }
  })

  test('are divided by the first segment of the path', () => {
    const routesOf = (template: Template = { Resources: {} }) =>
      resourcesOfType(template, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties)
    const isSailing = ({ RouteKey }: Resource['Properties']) =>
      /^\S+ \/sailingserver\//.test(String(RouteKey))
    const { parent, children } = packaged()
    expect(Object.keys(children)).toEqual(stackNames)
    expect(routesOf(parent)).toEqual([])
    expect(routesOf(children.GeneralStack).filter(isSailing)).toEqual([])
    // A second route of such a function may begin with another segment.
    const targets = (routes: Resource['Properties'][]) =>
      new Set(routes.map(({ Target }) => JSON.stringify(Target)))
    const routes = routesOf(children.SailingStack)
    expect(targets(routes.filter(isSailing))).toEqual(targets(routes))
  })
}

const referenceTests = (packaged: () => SplitStack): void => {
  test('keep everything with state or an address in the parent', () => {
    const types = Object.values(packaged().children).flatMap(({ Resources }) =>
      Object.values(Resources).map(({ Type }) => Type),
    )
    expect([...new Set(types)].sort()).toEqual([
      'AWS::ApiGatewayV2::Integration',
      'AWS::ApiGatewayV2::Route',
      'AWS::ApiGatewayV2::RouteResponse',
      'AWS::Lambda::EventSourceMapping',
      functionType,
    ])
    for (const id of ['Table', 'TokenKey', 'HttpApi', 'ServerlessDeploymentBucket']) {
      expect(packaged().parent.Resources[id], id).toBeDefined()
    }
  })

  test('refer to their own resources and parameters, and the parent gives each parameter', () => {
    for (const [name, { Resources, Parameters = {} }] of stacksOf(packaged())) {
      const known = [...Object.keys(Resources), ...Object.keys(Parameters)]
      const named = Object.values(Resources).flatMap(dependencies)
      expect(named.filter((id) => !known.includes(id) && !id.startsWith('AWS'))).toEqual([])
      if (name === 'parent') continue
      const given = packaged().parent.Resources[name]?.Properties.Parameters ?? {}
      expect(Object.keys(given)).toEqual(Object.keys(Parameters))
    }
  })

  test('create at most ten functions at a time', () => {
    expect(functionsAtATime(packaged())).toBe(10)
    const parallel = structuredClone(packaged())
    delete parallel.parent.Resources.SailingStack?.DependsOn
    expect(functionsAtATime(parallel)).toBe(20)
  })

  test('deploy the WebSocket API after its routes', () => {
    const [[, deployment] = []] = resourcesOfType(
      packaged().parent,
      'AWS::ApiGatewayV2::Deployment',
    )
    expect(deployment?.DependsOn).toEqual(['GeneralStack'])
  })
}

const deploymentTests = (packaged: () => SplitStack): void => {
  test(
    'a deployment contains the nested stacks, and begins with the state',
    { timeout: 90_000 },
    async () => {
      const serviceDir = await mkdtemp(join(tmpdir(), 'committee-boat-split-'))
      await mkdir(join(serviceDir, '.serverless'))
      const provider = {
        compiledCloudFormationTemplate: structuredClone(joinStacks(packaged())),
        coreCloudFormationTemplate: { Resources: {} },
      }
      await completeTemplate({
        serviceDir,
        service: { provider, package: { artifactDirectoryName: 'folder' } },
      })
      const { compiledCloudFormationTemplate: parent } = provider
      expect(resourcesOfType(parent, stackType).map(([id]) => id)).toEqual(stackNames)
      expect(Object.keys(provider.coreCloudFormationTemplate.Resources)).toEqual([
        'Table',
        'TokenKey',
      ])
      expect(await readdir(join(serviceDir, '.serverless'))).toEqual([
        'GeneralStack.json',
        'SailingStack.json',
        'cloudformation-template-create-stack.json',
      ])
      expect(JSON.stringify(parent)).not.toContain('/sailingserver/')
      await rm(serviceDir, { recursive: true })
    },
  )
}

type Plugin = new (serverless: object) => { readonly completeTemplate: () => Promise<void> }

// Not a static import, because JavaScript has no types here.
const completeTemplate = async (serverless: object): Promise<void> => {
  const path = resolve(import.meta.dirname, '../../../scripts/packagePlugin.js')
  const { default: PackagePlugin } = (await import(path)) as { readonly default: Plugin }
  await new PackagePlugin(serverless).completeTemplate()
}
