/** The scripts of the pages stay small: phones at sea load them. One careless import can double a script. */
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { bundleForBrowser } from '../../../scripts/browserBundle.js'
import { filesIn, textOf } from '../../../scripts/borders/sources.ts'

const lib = resolve(import.meta.dirname, '../../../lib')

/** Characters, by the file that a page imports as a bundle. */
const sizesMax = {
  'courses/browser/course/main.tsx': 46_500,
  'courses/browser/marks/main.tsx': 29_600,
  'entries/browser/entries.tsx': 16_500,
  'pages/browser/account.ts': 19_000,
  'pages/browser/boats.ts': 18_000,
  'pages/browser/docs.ts': 3_100,
  'pages/browser/join.ts': 8_800,
  'platform/browser/forms.ts': 10_400,
  'races/browser/pageWorker.ts': 1_600,
  'races/browser/board.ts': 5_700,
  'results/browser/finish/main.tsx': 45_000,
  'results/browser/out/main.tsx': 29_500,
  'results/browser/start/main.tsx': 47_600,
  'tags/browser/tagNow/main.tsx': 28_600,
}

it.each(Object.entries(sizesMax))('%s is small', async (file, sizeMax) => {
  expect((await bundleForBrowser(join(lib, file))).length).toBeLessThanOrEqual(sizeMax)
})

it('each script of a page has a bound', () => {
  const imported = filesIn('lib')
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...textOf(file).matchAll(/browser\/[\w/]+\.tsx?(?=\?bundle')/g)])
    .map(([path]) => path)
  const bounded = Object.keys(sizesMax)

  expect(imported.filter((path) => !bounded.some((file) => file.endsWith(path)))).toEqual([])
  expect(bounded.filter((file) => !imported.some((path) => file.endsWith(path)))).toEqual([])
})
