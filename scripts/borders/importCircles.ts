/** Finds import cycles: files that import each other directly or indirectly. */
import { posix } from 'node:path'
import { type Source, textOf } from './sources.ts'
import { importsOf } from './syntax.ts'

/** @returns the shortest cycle through each file that is on one, as a text, each cycle once */
export const importCircles = (sources: readonly Source[]): readonly string[] => {
  const imports = new Map(sources.map((source) => [source.file, filesImportedBy(source)]))
  const circles = sources.flatMap(({ file }) => wayBack(file, imports) ?? [])
  return [...new Set(circles.map((circle) => [...circle].sort().join(' and ')))]
}

const { imports: roomNames } = JSON.parse(textOf('package.json')) as {
  readonly imports: Readonly<Record<string, string>>
}

/** The path of an imported file of ours, from the root. Absent: a package, or a module of Node. */
export const importedFile = (file: string, imported: string): string | undefined => {
  if (imported.startsWith('.')) return posix.join(posix.dirname(file), imported)
  if (!imported.startsWith('#')) return undefined
  const [name = '', ...rest] = imported.split('/')
  const target = roomNames[imported] ?? roomNames[`${name}/*`]
  return target?.slice(2).replace('*', rest.join('/'))
}

/** The files of the repository that a file imports. */
const filesImportedBy = (source: Source): readonly string[] =>
  importsOf(source).flatMap(({ module }) => importedFile(source.file, module) ?? [])

/** The shortest cycle through a file. */
const wayBack = (
  start: string,
  imports: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] | undefined => {
  const seen = new Set<string>()
  let paths: readonly (readonly string[])[] = [[start]]
  while (paths.length > 0) {
    const longer: (readonly string[])[] = []
    for (const path of paths) {
      for (const next of imports.get(path.at(-1) ?? '') ?? []) {
        if (next === start) return [path]
        if (!seen.has(next)) longer.push([...path, next])
        seen.add(next)
      }
    }
    paths = longer
  }
  return undefined
}
