/** The scripts and styles of all pages. */
import { Failure } from '#values/failure.ts'

/** Loaded on demand: a page needs their paths only. */
const load = () =>
  Promise.all([
    import('#browser/forms.ts?file'),
    import('#browser/library.ts?file'),
    import('#courses/browser/course/main.tsx?file'),
    import('#courses/browser/marks/main.tsx?file'),
    import('#courses/pages/course.css?file'),
    import('#entries/browser/entries.tsx?file'),
    import('#entries/browser/fleets.ts?file'),
    import('#entries/browser/table/main.tsx?file'),
    import('#entries/pages/entries.css?file'),
    import('#entries/pages/fleets.css?file'),
    import('#page/frame.css?file'),
    import('#page/pages.css?file'),
    import('#people/browser/link.ts?file'),
    import('#races/browser/board.ts?file'),
    import('#races/browser/pageWorker.ts?file'),
    import('#races/browser/setUp/main.ts?file'),
    import('#races/pages/board.css?file'),
    import('#races/pages/officers.css?file'),
    import('#results/browser/finish/main.tsx?file'),
    import('#results/browser/finish/line.tsx?file'),
    import('#results/browser/ownBoat.ts?file'),
    import('#results/browser/out/main.tsx?file'),
    import('#results/browser/settings/main.ts?file'),
    import('#results/browser/start/main.tsx?file'),
    import('#results/pages/out/out.css?file'),
    import('#results/pages/results.css?file'),
    import('#results/pages/start/start.css?file'),
    import('#tags/browser/tagNow/main.tsx?file'),
    import('swagger-ui-dist/swagger-ui-bundle.js?file'),
    import('swagger-ui-dist/swagger-ui.css?file'),
    import('./board/raceBoard.css?file'),
    import('./browser/account.ts?file'),
    import('./browser/boats.ts?file'),
    import('./browser/docs.ts?file'),
    import('./browser/join.ts?file'),
    import('./reference/docs.css?file'),
  ])

let files: ReturnType<typeof load> | undefined

export const pageFiles = () => (files ??= load())

/**
 * @param name the last segment of the path
 * @throws Failure `not-found`, also for the name of an earlier version
 */
export const requireFile = async (name: string): Promise<string> => {
  const file = (await pageFiles()).find(({ paths: [path] }) => path === `/files/${name}`)
  if (file === undefined) throw new Failure('not-found', 'The pages have no such file.')
  return file.text
}

/** A service worker obeys the policy of its own file, and requests pages and files. */
export const fileHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'service-worker-allowed': '/',
} as const
