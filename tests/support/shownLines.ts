/** Shell commands of documents, with their output, where `…` matches anything. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Matches a text in which `…` stands for anything. */
export const matching = (text: string): RegExp =>
  new RegExp(`^${text.split('…').map(quoted).join('.*')}$`)

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The documented output, with `…` filled in wherever it matches. */
export const filled = (shown: unknown, seen: unknown): unknown => {
  if (shown === '…') return seen
  if (typeof shown === 'string' && typeof seen === 'string') {
    return matching(shown).test(seen) ? seen : shown
  }
  if (typeof shown !== 'object' || shown === null || Array.isArray(shown)) return shown
  const found = (seen ?? {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [name, filled(value, found[name])]),
  )
}

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
