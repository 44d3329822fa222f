// @ts-check
/** jq for tests, as a command: the program itself, compiled to WebAssembly, where none is installed. */
import { text } from 'node:stream/consumers'
import { raw } from 'jq-wasm'

const words = process.argv.slice(2)
const flags = words.filter((word) => word.startsWith('-'))
const [filter = '.'] = words.filter((word) => !word.startsWith('-'))

try {
  const printed = await raw(await text(process.stdin), filter, flags)
  if (printed !== '') process.stdout.write(`${printed}\n`)
} catch (error) {
  // It fails with a status of its own only after it has printed something.
  process.stderr.write(`${String(error)}\n`)
  process.exitCode = 5
}
