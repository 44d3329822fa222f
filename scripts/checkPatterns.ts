/**
 * Part of `npm run check`: reports regular expressions whose work can grow faster than the text, such as
 * `/\s*,/`, which tries each of a thousand blanks a thousand times.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { analyse } from 'scslre'
import { fileURLToPath } from 'node:url'

/** Returns the parts that are repeated over the same characters. */
export const superlinearParts = (source: string, flags: string): readonly string[] =>
  analyse({ source, flags }).reports.map((report) =>
    report.type === 'Trade'
      ? `${report.startQuant.raw} and ${report.endQuant.raw} can match the same characters`
      : `${report.quant.raw} is tried again from each of its characters`,
  )

interface Literal {
  readonly regex: { readonly pattern: string; readonly flags: string }
}

const literalsIn = (node: unknown): readonly Literal[] => {
  if (typeof node !== 'object' || node === null) return []
  return 'regex' in node && node.regex !== null
    ? [node as Literal]
    : Object.values(node).flatMap(literalsIn)
}

const check = (): void => {
  const root = join(import.meta.dirname, '..')
  const files = ['browser', 'functions', 'lib', 'schemas'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[jt]s$/.test(file))
      .map((file) => join(folder, file)),
  )
  const reports = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const program = parseAst(text, { lang: file.endsWith('.ts') ? 'ts' : 'js' })
    return literalsIn(program).flatMap(({ regex: { pattern, flags } }) =>
      superlinearParts(pattern, flags).map((part) => `${file}: /${pattern}/${flags}: ${part}`),
    )
  })
  for (const report of reports) console.error(report)
  process.exitCode = reports.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) check()
