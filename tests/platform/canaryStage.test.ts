/** The stage `canary`, which tries an account with three functions. */
import { expect, it } from 'vitest'

type Plugin = new (serverless: object) => {
  readonly hooks: Readonly<Record<'before:package:initialize', () => void>>
}

// Not a static import, because JavaScript has no types here.
const path = '../../scripts/packagePlugin.js' as string
const { default: PackagePlugin } = (await import(path)) as { readonly default: Plugin }

const functionsOf = (stage: string): readonly string[] => {
  const functions = { health: {}, createUser: {}, hello: {}, login: {}, fallback: {} }
  const plugin = new PackagePlugin({
    service: { functions },
    getProvider: () => ({ getStage: () => stage }),
  })
  plugin.hooks['before:package:initialize']()
  return Object.keys(functions)
}

it('keeps the functions that read, write, sign in and use the token key', () => {
  expect(functionsOf('canary')).toEqual(['health', 'createUser', 'hello'])
})

it('leaves other stages alone', () => {
  expect(functionsOf('production')).toHaveLength(5)
})
