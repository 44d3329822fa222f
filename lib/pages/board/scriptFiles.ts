/** The files among the scripts of the pages. */
import tagNow from '#tags/browser/tagNow/main.tsx?bundle'
import { Failure } from '#values/failure.ts'
import { pageWorker } from '#races/pages/pageWorker.ts'
import { assetHeaders, scriptFileOf } from '#page/script.ts'

export const scriptFiles = { tagNow: scriptFileOf('tagNow.js', tagNow), pageWorker }

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
