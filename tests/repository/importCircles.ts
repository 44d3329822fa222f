/** Finds import cycles: files that import each other directly or indirectly. */
import { posix } from 'node:path'
import ts from 'typescript'
import type { Source } from './files.ts'

/** @returns the shortest cycle through each file that is on one, as a text, each cycle once */
export const importCircles = (sources: readonly Source[]): readonly string[] => {
  const imports = new Map(sources.map(({ file, text }) => [file, importsOf(file, text)]))
  const circles = sources.flatMap(({ file }) => wayBack(file, imports) ?? [])
  return [...new Set(circles.map((circle) => [...circle].sort().join(' and ')))]
}

const importsOf = (file: string, text: string): readonly string[] =>
  ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(file), name))

/** The shortest cycle through a file. */
const wayBack = (
  start: string,
  imports: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] | undefined => {
  const seen = new Set<string>()
  let ways: readonly (readonly string[])[] = [[start]]
  while (ways.length > 0) {
    const longer: (readonly string[])[] = []
    for (const way of ways) {
      for (const next of imports.get(way.at(-1) ?? '') ?? []) {
        if (next === start) return [way]
        if (!seen.has(next)) longer.push([...way, next])
        seen.add(next)
      }
    }
    ways = longer
  }
  return undefined
}
