/** Formats generated files like all other files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'

const settingsFile = join(import.meta.dirname, '..', '.oxfmtrc.json')

/**
 * Formats a text as `npm run format` does.
 * @param name its extension selects the language
 * @throws {Error} the text does not parse
 */
export async function formatted(name: string, text: string): Promise<string> {
  const settings = JSON.parse(readFileSync(settingsFile, 'utf8')) as FormatConfig
  const { code, errors } = await format(name, text, settings)
  if (errors.length > 0) {
    throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`)
  }
  return code
}
