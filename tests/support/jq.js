// @ts-check
/**
 * The command jq for tests: the program itself, compiled to WebAssembly, for machines without jq.
 */
import { text } from 'node:stream/consumers'
import { raw } from 'jq-wasm'

const words = process.argv.slice(2)
const flags = words.filter((word) => word.startsWith('-'))
const [filter = '.'] = words.filter((word) => !word.startsWith('-'))

try {
  const printed = await raw(await text(process.stdin), filter, flags)
  if (printed !== '') process.stdout.write(`${printed}\n`)
} catch (error) {
  // On failure its exit code is set only after it has printed something.
  process.stderr.write(`${String(error)}\n`)
  process.exitCode = 5
}
