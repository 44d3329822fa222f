/** The files that the reference page loads. */
import { Failure } from '#values/failure.ts'
import { namedByContent } from '../common/script.ts'
import { tokens } from '../common/tokens.ts'

export interface Asset {
  readonly path: string
  readonly mediaType: 'text/css' | 'text/javascript'
  readonly text: string
}

/** The reference has the colours of the other pages. */
const loadStyle = async () => {
  const { default: text } = await import('../../../browser/docs.css?raw')
  return { default: tokens + text }
}

/** Loaded on demand: programs that only read the declarations do not need them. */
const sources = {
  swaggerStyle: {
    name: 'swagger-ui.css',
    load: () => import('swagger-ui-dist/swagger-ui.css?raw'),
  },
  swaggerScript: {
    name: 'swagger-ui.js',
    load: () => import('swagger-ui-dist/swagger-ui-bundle.js?raw'),
  },
  style: { name: 'docs.css', load: loadStyle },
  script: { name: 'docs.js', load: () => import('../../../browser/docs.js?raw') },
} as const

export type Assets = Readonly<Record<keyof typeof sources, Asset>>

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

const loadAll = async (): Promise<Assets> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(sources).map(async ([key, { name, load }]) => {
        const { default: text } = await load()
        return [key, assetOf(name, withoutSourceMap(text))]
      }),
    ),
  ) as Assets

const assetOf = (name: string, text: string): Asset => ({
  path: `/docs/${namedByContent(name, text)}`,
  mediaType: name.endsWith('.css') ? 'text/css' : 'text/javascript',
  text,
})

/** The source map is not served, so the reference to it is removed. */
const withoutSourceMap = (text: string): string =>
  text.replace(/\n(?:\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=\S+\s*\*\/)\s*$/, '\n')
