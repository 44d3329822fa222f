/** The scripts of the pages stay small: phones at sea load them. One careless import can double a script. */
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { pageFile } from '../../../scripts/pageFiles.js'
import { filesIn, textOf } from '../../../scripts/borders/sources.ts'

const lib = resolve(import.meta.dirname, '../../../lib')

/** Characters, by the file that a page imports as a bundle. */
const sizesMax = {
  'courses/browser/course/main.tsx': 32_300,
  'courses/browser/marks/main.tsx': 7_200,
  'entries/browser/entries.tsx': 5_100,
  'entries/browser/table/main.tsx': 12_600,
  'entries/browser/fleets.ts': 11_600,
  'pages/browser/account.ts': 19_200,
  'pages/browser/boats.ts': 19_600,
  'pages/browser/docs.ts': 3_100,
  'pages/browser/join.ts': 8_950,
  'people/browser/link.ts': 11_500,
  'platform/browser/forms.ts': 10_700,
  'platform/browser/library.ts': 26_990,
  'races/browser/pageWorker.ts': 1_610,
  'races/browser/board.ts': 5_730,
  'races/browser/setUp/main.ts': 14_700,
  'results/browser/finish/line.tsx': 14_300,
  'results/browser/finish/main.tsx': 26_800,
  'results/browser/out/main.tsx': 7_500,
  'results/browser/ownBoat.ts': 1_150,
  'results/browser/settings/main.ts': 17_300,
  'results/browser/start/main.tsx': 33_100,
  'tags/browser/tagNow/main.tsx': 10_100,
}

it.each(Object.entries(sizesMax))('%s is small', async (file, sizeMax) => {
  expect((await pageFile(join(lib, file))).text.length).toBeLessThanOrEqual(sizeMax)
})

it('each script of a page has a bound', () => {
  const imported = filesIn('lib')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/browser\/[\w/]+\.tsx?(?=\?file')/g)])
    .map(([path]) => path)
  const bounded = Object.keys(sizesMax)

  expect(
    imported.filter((path) => !bounded.some((file) => file.endsWith(path))),
    'A script has no line in `sizesMax`.',
  ).toEqual([])
  expect(bounded.filter((file) => !imported.some((path) => file.endsWith(path)))).toEqual([])
})
