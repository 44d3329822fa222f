/** The stage `canary`, which tries an account with three functions. */
import { expect, it } from 'vitest'

type Plugin = new (serverless: object) => {
  readonly hooks: Readonly<Record<'before:package:initialize', () => void>>
}

// Not a static import, because JavaScript has no types here.
const path = '../../../scripts/packagePlugin.js' as string
const { default: PackagePlugin } = (await import(path)) as { readonly default: Plugin }

const serviceOf = (stage: string) => {
  const functions = { health: {}, createUser: {}, hello: {}, login: {}, fallback: {} }
  const resources = {
    extensions: { HttpApiStage: {}, WebsocketsDeploymentStage: {} },
    Resources: { ReadRole: {}, PushRole: {} },
  }
  const service = { functions, resources }
  const plugin = new PackagePlugin({ service, getProvider: () => ({ getStage: () => stage }) })
  plugin.hooks['before:package:initialize']()
  return service
}

const functionsOf = (stage: string): readonly string[] => Object.keys(serviceOf(stage).functions)

it('keeps the functions that read, write, sign in and use the token key', () => {
  expect(functionsOf('canary')).toEqual(['health', 'createUser', 'hello'])
})

it('leaves out what belongs to the WebSocket API, which has no function then', () => {
  const { resources } = serviceOf('canary')
  expect(Object.keys(resources.extensions)).toEqual(['HttpApiStage'])
  expect(Object.keys(resources.Resources)).toEqual(['ReadRole'])
})

it('leaves other stages alone', () => {
  expect(functionsOf('production')).toHaveLength(5)
})
