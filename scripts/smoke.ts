/** `npm run operate -- smoke --url URL`: tries a running service, and exits with 1 if a step fails. */
import { parseArgs } from 'node:util'
import { formatResult, runSmoke } from './smoke/report.ts'

const { values } = parseArgs({
  options: { url: { type: 'string', default: 'http://127.0.0.1:3000' } },
})
if (!/^https?:\/\//.test(values.url) || !URL.canParse(values.url)) {
  console.error(
    `"${values.url}" is not an address that begins with http:// or https://. Example: npm run operate -- smoke --url https://races.example`,
  )
  process.exit(2)
}
const results = await runSmoke(values.url, (result) => {
  console.log(formatResult(result))
})
const failed = results.filter(({ isGood }) => !isGood).length
console.log(
  failed === 0
    ? `\nAll ${results.length} steps passed at ${values.url}.`
    : `\n${failed} of ${results.length} steps failed at ${values.url}.`,
)
process.exitCode = failed === 0 ? 0 : 1
