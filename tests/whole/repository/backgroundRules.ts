/** The blocks of serverless.yml for functions that no request starts. */
import { isDeepStrictEqual } from 'node:util'
import { parseDocument } from 'yaml'
import type { BackgroundDeclaration } from '#feed/background/background.ts'
import { blocksOf } from '../../support/serverlessBlock.ts'

interface Block {
  readonly handler: string
  readonly package: { readonly patterns: readonly string[] }
  readonly events: readonly {
    readonly httpApi?: string
    readonly stream?: { readonly filterPatterns?: readonly object[] }
  }[]
}

/** The differences between `serverless.yml` and the declarations. */
export const backgroundFaults = (
  declarations: readonly BackgroundDeclaration[],
  serverlessYml: string,
): readonly string[] => {
  const blocks = blocksOf(serverlessYml)
  return declarations.flatMap(({ name, stream }) => {
    const text = blocks.get(name)
    if (text === undefined) return [`${name}: serverless.yml has no such function`]
    const block = blockIn(name, text)
    const patterns = block.events.flatMap((event) => event.stream?.filterPatterns ?? [])
    const expected = { handler: `dist/${name}/index.handler`, patterns: [`dist/${name}/**`] }
    const compared: readonly (readonly [what: string, declared: unknown, found: unknown])[] = [
      ['handler', expected.handler, block.handler],
      ['package', expected.patterns, block.package.patterns],
      ['filterPatterns', stream?.patterns ?? [], patterns],
      ['httpApi', [], block.events.filter(({ httpApi }) => httpApi !== undefined)],
    ]
    return compared.flatMap(([what, declared, found]) =>
      isDeepStrictEqual(declared, found)
        ? []
        : [`${name}: ${what} must be ${JSON.stringify(declared)} in serverless.yml`],
    )
  })
}

/** The kind of the function is an anchor elsewhere in the file. */
const blockIn = (name: string, text: string): Block => {
  const blocks = parseDocument(text.replace(/^ +<<: .*\n/m, '')).toJS() as Record<string, Block>
  return blocks[name] ?? { handler: '', package: { patterns: [] }, events: [] }
}
