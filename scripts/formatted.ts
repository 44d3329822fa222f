/** For what is written by programs and read by people: the form of everything else. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'

const settingsFile = join(import.meta.dirname, '..', '.oxfmtrc.json')

/**
 * As `npm run format` leaves it.
 *
 * @param name its ending tells the language
 * @throws {Error} the text is not of that language
 */
export async function formatted(name: string, text: string): Promise<string> {
  const settings = JSON.parse(readFileSync(settingsFile, 'utf8')) as FormatConfig
  const { code, errors } = await format(name, text, settings)
  if (errors.length > 0) {
    throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`)
  }
  return code
}
