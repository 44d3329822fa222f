/** Part of `npm run check`: reports phrases in comments and documents that scripts/languageRules.ts lists. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adviceFor, sentencesOf } from './languageRules.ts'

const root = join(import.meta.dirname, '..')
const folders = [
  'bench',
  'client',
  'deploy',
  'docs',
  'functions',
  'harness',
  'lib',
  'proofs',
  'schemas',
  'scripts',
  'tests',
]

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(
      (file) => /\.(?:ts|js|md)$/.test(file) && !/golden|node_modules|schema\.d\.ts/.test(file),
    ),
)

const reports = [...files, 'README.md', 'SECURITY.md'].flatMap((file) =>
  sentencesOf(file, readFileSync(join(root, file), 'utf8')).flatMap(({ line, text }) => {
    const advice = adviceFor(text)
    return advice === undefined ? [] : [`${file}:${line}: ${text}\n  ${advice}`]
  }),
)
for (const report of reports) console.error(report)
process.exitCode = reports.length === 0 ? 0 : 1
