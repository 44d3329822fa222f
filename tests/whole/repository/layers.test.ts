/** A file imports its own layer or a lower one (`layerRules.ts` has the table). */
import { describe, expect, it } from 'vitest'
import { sourcesIn, textOf } from './files.ts'
import { importCircles } from './importCircles.ts'
import { layerFaults } from './layerRules.ts'
import { folderFaults, foldersIn } from './serviceFolders.ts'

describe('the layers', () => {
  const sources = sourcesIn('schemas', 'lib', 'functions', 'browser', 'client')

  // Parses the whole product, which takes long on a busy machine.
  it('are respected by every file', { timeout: 60_000 }, () => {
    expect(sources.length).toBeGreaterThan(50)
    expect(
      sources.flatMap(layerFaults),
      '1. Move the imported code to a layer that may be imported, or pass it as an argument.\n' +
        '2. Is the rule wrong? Then change tests/whole/repository/layerRules.ts and give the reason.',
    ).toEqual([])
  })

  it('are divided into folders of use cases, each of which imports only lower ones', () => {
    const folders = foldersIn(textOf('docs/reference/architecture.md'))

    expect(folders).toHaveLength(18)
    expect(
      sources.flatMap((source) => folderFaults(folders, source)),
      'docs/reference/architecture.md lists the folders, low to high. Move the imported code to a lower folder.',
    ).toEqual([])
  })

  it('contain no import cycles', () => {
    expect(
      importCircles([...sources, ...sourcesIn('scripts', 'harness', 'bench', 'proofs')]),
      'Move the common part, often a type, to a separate file that both import.',
    ).toEqual([])
  })
})

describe('the checker', () => {
  it('finds import cycles, also of types, and each of them once', () => {
    const sources = [
      { file: 'lib/a.ts', text: `import type { B } from './b/b.ts'` },
      { file: 'lib/b/b.ts', text: `export { c } from './c.ts'\nimport '../d.ts'` },
      { file: 'lib/b/c.ts', text: `import { a } from '../a.ts'` },
      { file: 'lib/d.ts', text: `import 'node:fs'` },
    ]

    expect(importCircles(sources)).toEqual(['lib/a.ts and lib/b/b.ts and lib/b/c.ts'])
    expect(importCircles(sources.slice(0, 2))).toEqual([])
  })

  it('finds imports of higher and unlisted folders of use cases, and allows the others', () => {
    const folders = foldersIn('| folder | a |\n| `roles`  | a |\n| `groups` | b |\n')
    const faultsIn = (text: string) =>
      folderFaults(folders, { file: 'lib/service/roles/a.ts', text })

    expect(faultsIn(`import '../groups/b.ts'`)).toHaveLength(1)
    expect(faultsIn(`import '../other/b.ts'`)).toHaveLength(1)
    expect(faultsIn(`import './b.ts'\nimport '../authorize.ts'`)).toEqual([])
    expect(
      folderFaults(folders, { file: 'lib/service/groups/a.ts', text: `import '../roles/b.ts'` }),
    ).toEqual([])
  })

  const faultsOf = (file: string, text: string) => layerFaults({ file, text })
  const imports = (count: number) =>
    Array.from({ length: count }, (_, at) => `import '../domain/a${at}.ts'`).join('\n')

  it.each([
    ['a higher layer', 'lib/domain/a.ts', `import { x } from '../store/x.ts'`],
    ['a type of a higher layer', 'lib/store/a.ts', `import type { X } from '../service/x.ts'`],
    ['a type in an expression', 'lib/store/a.ts', `type X = import('../http/x.ts').X`],
    ['a higher layer, re-exported', 'lib/service/a.ts', `export { x } from '../http/x.ts'`],
    ['a higher layer, re-exported whole', 'lib/service/a.ts', `export * from '../http/x.ts'`],
    [
      'a higher layer, imported dynamically',
      'lib/service/a.ts',
      `const x = await import('../http/x.ts')`,
    ],
    ['anything from a schema', 'schemas/a.ts', `import { x } from '../lib/domain/x.ts'`],
    ['the store from a function', 'functions/a/a.ts', `import { x } from '../../lib/store/x.ts'`],
    ['another function', 'functions/a/a.ts', `import { x } from './b.ts'`],
    ['the list of functions', 'functions/a/a.ts', `import { x } from '../routes.ts'`],
    ['a test', 'lib/http/a.ts', `import { x } from '../../tests/x.ts'`],
    ['a script', 'lib/http/a.ts', `import { x } from '../../scripts/x.ts'`],
    ['the SDK outside of the store', 'lib/service/a.ts', `import '@aws-sdk/client-dynamodb'`],
    ['the SDK in the shell', 'lib/http/a.ts', `import '@aws-sdk/lib-dynamodb'`],
    [
      'the SDK of the table in the background',
      'lib/background/a.ts',
      `import '@aws-sdk/lib-dynamodb'`,
    ],
    ['more than a dozen modules in the shell', 'lib/http/a/a.ts', imports(13)],
    ['Middy outside of the shell', 'lib/service/a.ts', `import middy from '@middy/core'`],
    ['a package in a function', 'functions/a/a.ts', `import pLimit from 'p-limit'`],
    ['files in the domain', 'lib/domain/a.ts', `import { readFileSync } from 'node:fs'`],
    ['randomness in the domain', 'lib/domain/a.ts', `import { randomUUID } from 'node:crypto'`],
    ['Math.random in the domain', 'lib/domain/a.ts', `const x = Math.random()`],
    ['the clock in the domain', 'lib/domain/a.ts', `const x = Date.now()`],
    ['the date in the domain', 'lib/domain/a.ts', `const x = new Date()`],
    ['timers in the domain', 'lib/domain/a.ts', `const x = async () => 1`],
    ['an asynchronous method in the domain', 'lib/domain/a.ts', `const x = { async y() {} }`],
    ['the environment in a service', 'lib/service/a.ts', `const x = process.env.X`],
    ['a file outside of all layers', 'lib/a.ts', ''],
    ['the service in the client', 'client/a.ts', `import type { X } from '../lib/domain/x.ts'`],
    ['a package in the client', 'client/a.ts', `import ts from 'typescript'`],
    ['anything in a browser', 'browser/a.js', `import x from '../client/client.js'`],
    ['the client in the service', 'lib/http/a.ts', `import '../../../client/client.ts'`],
    ['a script of the browser, to be executed', 'lib/http/a.ts', `import '../../browser/a.js'`],
    ['another script', 'lib/rendering/a/a.ts', `import '../../../browser/boatChart.js'`],
    ['the shared script elsewhere', 'lib/http/a.ts', `import '../../../browser/fleetLayout.js'`],
  ])('finds %s', (_, file, text) => {
    expect(faultsOf(file, text)).not.toEqual([])
  })

  it.each([
    ['a lower layer', 'lib/service/a.ts', `import { x } from '../domain/x.ts'`],
    ['its own layer', 'lib/store/a.ts', `import { x } from './b.ts'`],
    ['a schema', 'lib/domain/a.ts', `import type { X } from '../../schemas/x.ts'`],
    ['lib/http in a function', 'functions/a/a.ts', `import { x } from '../../lib/http/x.ts'`],
    ['the list in the fallback', 'functions/fallback.ts', `import { x } from './routes.ts'`],
    ['the endpoints in their list', 'functions/routes.ts', `import 'committee-boat:endpoints'`],
    ['the SDK in the store', 'lib/store/a.ts', `import '@aws-sdk/client-dynamodb'`],
    ['the SDK of SQS in the background', 'lib/background/a.ts', `import '@aws-sdk/client-sqs'`],
    ['a dozen modules in the shell', 'lib/http/a/a.ts', imports(12)],
    ['the list of all middleware', 'lib/platform/endpoint/pipeline.ts', imports(20)],
    ['Middy in the shell', 'lib/http/a.ts', `import middy from '@middy/core'`],
    ['a hash in the domain', 'lib/domain/a.ts', `import { createHmac } from 'node:crypto'`],
    ['a given date in the domain', 'lib/domain/a.ts', `const x = new Date(millis)`],
    ['the clock in a service', 'lib/service/a.ts', `const x = Date.now()`],
    [
      'the environment where it is read',
      'lib/platform/endpoint/services.ts',
      `const x = process.env`,
    ],
    ['its own files in the client', 'client/a.ts', `import type { X } from './x.d.ts'`],
    ['the dependency of the client', 'client/a.ts', `import a from 'openapi-fetch'`],
    ['the shared script', 'lib/rendering/a/a.ts', `import '../../../browser/fleetLayout.js'`],
    ['a script as text', 'lib/rendering/a.ts', `const x = import('../../browser/a.js?raw')`],
    ['a bundled script as text', 'lib/rendering/a.ts', `import '../../browser/a/b.js?bundle'`],
    ['the view library in a script', 'browser/a/b.js', `import { html } from 'htm/preact'`],
    ['geodesics in the domain', 'lib/domain/a.ts', `import g from 'geographiclib-geodesic'`],
    ['words in a comment', 'lib/domain/a.ts', `// Math.random() and '../store/x.ts'`],
    ['words in a text', 'lib/domain/a.ts', `const x = 'import "../store/x.ts"'`],
  ])('allows %s', (_, file, text) => {
    expect(faultsOf(file, text)).toEqual([])
  })
})
