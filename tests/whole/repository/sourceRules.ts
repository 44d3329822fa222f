/** Rules about the text of a file: its name, and forbidden texts. */
import type { Source } from '../../../scripts/borders/sources.ts'
import { codeOf, type Range, visit } from '../../../scripts/borders/syntax.ts'

const wayOut = new Set(['skip', 'only', 'todo', 'skipIf', 'runIf', 'fails'])
const runners = /^(?:it|test|describe|suite)\b/

/** Every text with a disabled test contains it. */
const suspicious = new RegExp(
  `\\.\\s*(?:${[...wayOut].join('|')})\\b|\\b[xf](?:it|describe|test)\\b`,
)

/** Tests that are skipped, or exclude others. */
export const disabledTests = (source: Source): readonly string[] => {
  const faults: string[] = []
  const report = (node: Range): void => {
    faults.push(`${source.file}: ${codeOf(source, node).slice(0, 40)}`)
  }
  if (!suspicious.test(source.text)) return faults
  visit(source, {
    MemberExpression: (node) => {
      const isWayOut = wayOut.has(codeOf(source, node.property))
      if (isWayOut && runners.test(codeOf(source, node.object))) report(node)
    },
    CallExpression: (node) => {
      if (/^(?:x|f)(?:it|describe|test)$/.test(codeOf(source, node.callee))) report(node)
    },
  })
  return faults
}

const emptyNames = /(?:^|\/)(?:utils?|utilities|helpers?|misc|shared|base)(?:\.[jt]s)?(?=\/|$)/i
const barrels = /(?:^|\/)index\.[jt]s$/

/** Names without a meaning. */
export const nameFaults = (file: string): readonly string[] =>
  emptyNames.test(file) || barrels.test(file) ? [`${file}: the name must describe the content`] : []

// Split, so that this file does not match itself.
const marks = /\b(?:T[O]DO|F[I]XME|X[X]X|H[A]CK)\b/
const machinePaths = /(?<![\w.})])\/(?:work|tmp|home|Users|root)\//
const registries = /registry\.npmjs\.org|registry\.yarnpkg|[a]rtifactory|\/\/npm\./

/** Texts that must not be in any published file. */
export const textFaults = ({ file, text }: Source): readonly string[] =>
  text.split('\n').flatMap((line, index) =>
    [
      ['a mark of unfinished work', marks],
      ['a path of one machine', machinePaths],
      ['the host of a registry', registries],
    ]
      .filter((rule): rule is [string, RegExp] => (rule[1] as RegExp).test(line))
      .map(([what]) => `${file}:${index + 1} holds ${what}`),
  )

const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/

/** Dependencies in a `package.json` without an exact version. */
export const inexactVersions = (packageJson: string): readonly string[] => {
  const groups = JSON.parse(packageJson) as Readonly<Record<string, unknown>>
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
    .flatMap((group) => Object.entries((groups[group] ?? {}) as Readonly<Record<string, string>>))
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${name} ${version}`)
}
