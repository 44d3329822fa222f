/**
 * Part of `npm run check`: reports regular expressions whose work can grow faster than the text, such as
 * `/\s*,/`, which tries each of a thousand blanks a thousand times.
 */
import { fileURLToPath } from 'node:url'
import { analyse } from 'scslre'
import { type Source, sourcesIn } from './borders/sources.ts'
import { visit } from './borders/syntax.ts'

/** Returns the parts that are repeated over the same characters. */
export const superlinearParts = (source: string, flags: string): readonly string[] =>
  analyse({ source, flags }).reports.map((report) =>
    report.type === 'Trade'
      ? `${report.startQuant.raw} and ${report.endQuant.raw} can match the same characters`
      : `${report.quant.raw} is tried again from each of its characters`,
  )

const faultsOf = (source: Source): readonly string[] => {
  const faults: string[] = []
  visit(source, {
    Literal: (node) => {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      const parts = superlinearParts(pattern, flags)
      faults.push(...parts.map((part) => `${source.file}: /${pattern}/${flags}: ${part}`))
    },
  })
  return faults
}

const check = (): void => {
  const faults = sourcesIn('functions', 'lib', 'schemas').flatMap(faultsOf)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) check()
