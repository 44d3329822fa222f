/** The folders of `lib/service`, low to high, as `docs/reference/architecture.md` lists them. */
import type { Source } from './files.ts'
import { filesImportedBy } from './importCircles.ts'

/** @param page has one such table, which begins with `folder` */
export const foldersIn = (page: string): readonly string[] =>
  [...page.slice(page.indexOf('| folder')).matchAll(/^\| `(\w+)` +\|/gm)].map(
    ([, name = '']) => name,
  )

/** Imports of a folder that is higher, or that is not listed. */
export const folderFaults = (folders: readonly string[], source: Source): readonly string[] => {
  const { file } = source
  const folder = folderOf(file)
  if (folder === undefined) return []
  const allowed = folders.slice(0, folders.indexOf(folder) + 1)
  return filesImportedBy(source).flatMap((imported) => {
    const other = folderOf(imported)
    return other === undefined || allowed.includes(other) ? [] : [`${file} imports ${imported}`]
  })
}

const folderOf = (file: string): string | undefined => /^lib\/service\/(\w+)\//.exec(file)?.[1]
