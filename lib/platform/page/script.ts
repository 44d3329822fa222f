/** The scripts in pages. */
import { createHash } from 'node:crypto'

/** A source expression of a content security policy that allows exactly this text. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Allows this script, and its requests to the service. */
export const sourcesOf = (script: string) => [`script-src ${hashOf(script)}`, "connect-src 'self'"]

/** A file name that changes with the content. */
export const namedByContent = (name: string, text: string): string => {
  const [stem = '', ending = ''] = name.split('.')
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return `${stem}.${hash}.${ending}`
}

/** A script that pages load as a file, because it stays the same when the page changes. */
export const scriptFileOf = (name: string, text: string) => ({
  path: `/scripts/${namedByContent(name, text)}`,
  text,
})

/** Browsers may cache such files permanently, because changed content has another path. */
export const assetHeaders = { 'cache-control': 'public, max-age=31536000, immutable' } as const
