/** Shell commands of documents, with their output, where `…` matches anything. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { blocksOf } from './markdown.ts'

/** Matches a text in which `…` stands for anything. */
export const matching = (text: string): RegExp =>
  new RegExp(`^${text.split('…').map(quoted).join('.*')}$`)

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A time of 2026, or a duration, stands for any, as `…` does for values that are no numbers. */
const isAnyTime = (shown: unknown, name: string): boolean =>
  typeof shown === 'number' &&
  (name === 'milliseconds' || (shown >= Date.UTC(2026) && shown < Date.UTC(2027)))

/** The documented output, with `…` filled in wherever it matches. */
export const filled = (shown: unknown, seen: unknown, name = ''): unknown => {
  if (typeof seen === 'number') return isAnyTime(shown, name) ? seen : shown
  if (shown === '…') return seen
  if (typeof shown === 'string' && typeof seen === 'string') {
    return matching(shown).test(seen) ? seen : shown
  }
  if (typeof shown !== 'object' || shown === null || Array.isArray(shown)) return shown
  const found = (seen ?? {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [name, filled(value, found[name], name)]),
  )
}

/** Puts the address and the password of a service in place of those that a document shows. */
export const lineFor =
  ({ baseUrl, adminPassword }: { readonly baseUrl: string; readonly adminPassword: string }) =>
  (text: string): string =>
    text
      .replace('the password that was printed', adminPassword)
      .replace('http://127.0.0.1:3000', baseUrl)

const endOfStep = '-- end of step --'

/**
 * The output of each command, which may depend on the previous ones. @param folder the working
 * directory
 */
export const walk = async (
  steps: readonly string[],
  folder: string,
): Promise<readonly string[]> => {
  const script = steps.map((step) => `${step}\necho; echo '${endOfStep}'\n`).join('')
  const { stdout } = await promisify(execFile)('sh', ['-eu', '-c', script], { cwd: folder })
  return stdout.split(endOfStep).slice(0, -1)
}

export interface ShownStep {
  readonly text: string
  readonly found: unknown
  /** The documented output, with `…` filled in from the found one. */
  readonly expected: unknown
}

/**
 * Runs the shell blocks of a document, one after the other.
 * @param change such as `lineFor`
 */
export const walkDocument = async (
  markdown: string,
  change: (text: string) => string,
  folder: string,
): Promise<readonly ShownStep[]> => {
  const blocks = blocksOf(markdown)
  const steps = blocks.flatMap(({ language, text }, position) =>
    language === 'sh' ? [{ text, shown: blocks[position + 1] }] : [],
  )
  const printed = await walk(
    steps.map(({ text }) => change(text)),
    folder,
  )
  return steps.map(({ text, shown }, position) => {
    const output = printed[position]?.trim() ?? ''
    const wanted: unknown = shown?.language === 'json' ? JSON.parse(shown.text) : undefined
    const found: unknown = output === '' ? undefined : JSON.parse(output)
    return { text, found, expected: filled(wanted, found) }
  })
}
