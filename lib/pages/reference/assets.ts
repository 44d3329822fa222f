/** The files that the reference page loads. */
import { Failure } from '#values/failure.ts'
import { namedByContent } from '#page/script.ts'
import { tokens } from '#page/tokens.ts'

export interface Asset {
  readonly path: string
  readonly mediaType: 'text/css' | 'text/javascript'
  readonly text: string
}

let loaded: Promise<Assets> | undefined

export const referenceAssets = (): Promise<Assets> => (loaded ??= loadAll())

/**
 * @param name the last segment of the path
 * @throws Failure `not-found`, also for the name of an earlier version
 */
export const requireAsset = async (name: string): Promise<Asset> => {
  const assets = Object.values(await referenceAssets())
  const asset = assets.find(({ path }) => path === `/docs/${name}`)
  if (asset === undefined) throw new Failure('not-found', 'The reference has no such file.')
  return asset
}

/** Loaded on demand: programs that only read the declarations do not need them. */
const loadAll = async () => {
  const [swaggerStyle, swaggerScript, style, script] = await Promise.all([
    import('swagger-ui-dist/swagger-ui.css?raw'),
    import('swagger-ui-dist/swagger-ui-bundle.js?raw'),
    import('./docs.css?raw'),
    import('../browser/docs.ts?bundle'),
  ])
  return {
    swaggerStyle: assetOf('swagger-ui.css', withoutSourceMap(swaggerStyle.default)),
    swaggerScript: assetOf('swagger-ui.js', withoutSourceMap(swaggerScript.default)),
    // The reference has the colours of the other pages.
    style: assetOf('docs.css', tokens + style.default),
    script: assetOf('docs.js', script.default),
  }
}

export type Assets = Awaited<ReturnType<typeof loadAll>>

const assetOf = (name: string, text: string): Asset => ({
  path: `/docs/${namedByContent(name, text)}`,
  mediaType: name.endsWith('.css') ? 'text/css' : 'text/javascript',
  text,
})

/** The source map is not served, so the reference to it is removed. */
const withoutSourceMap = (text: string): string =>
  text.replace(/\n(?:\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=\S+\s*\*\/)\s*$/, '\n')
