/** The scripts that a board loads as files, because they stay the same when the page changes. */
import tagNow from '../../../browser/tagNow/main.js?bundle'
import pageWorker from '../../../browser/pageWorker.js?raw'
import { Failure } from '#values/failure.ts'
import { assetHeaders, compact, namedByContent } from '../common/script.ts'

const fileOf = (name: string, text: string) => ({
  path: `/scripts/${namedByContent(name, text)}`,
  text,
})

export const scriptFiles = {
  tagNow: fileOf('tagNow.js', tagNow),
  pageWorker: fileOf('pageWorker.js', compact(pageWorker)),
}

/** A service worker obeys the policy of its own file, and requests pages and scripts. */
export const scriptFileHeaders = {
  ...assetHeaders,
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'service-worker-allowed': '/',
}

/**
 * @param name the last segment of the path
 * @throws Failure `not-found`, also for the name of an earlier version
 */
export const requireScriptFile = (name: string): string => {
  const file = Object.values(scriptFiles).find(({ path }) => path === `/scripts/${name}`)
  if (file === undefined) throw new Failure('not-found', 'The boards have no such script.')
  return file.text
}
