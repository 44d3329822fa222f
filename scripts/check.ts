/** `npm run check`: runs all checks, also if one of them fails, and names those that failed. */
import { runStages } from './checkStages.ts'

/** The types need the derived files, and take most of the time. */
const first = { 'API document': 'tsx scripts/derivedFiles.ts' }
const others = {
  'Types and rules': 'GOGC=off oxlint',
  Borders: 'tsx scripts/checkBorders.ts',
  'Slow patterns': 'tsx scripts/checkPatterns.ts',
  Format: 'oxfmt --check',
  Language: 'tsx scripts/checkLanguage.ts',
  'Unused code': 'knip --no-progress --cache',
}

const report = (text: string): void => {
  console.log(text)
}

const failed = [...(await runStages(first, report)), ...(await runStages(others, report))]
console.log(failed.length === 0 ? 'All checks passed.' : `Failed checks: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
