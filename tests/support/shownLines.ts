/** Lines for a shell that a reader is shown, with their answers, where `…` stands for anything. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** A text in which `…` stands for anything. */
export const matching = (text: string): RegExp =>
  new RegExp(`^${text.split('…').map(quoted).join('.*')}$`)

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What a reader sees, with `…` filled in wherever it matches. */
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

/** What each step printed, where one builds upon the other. @param folder where the reader is */
export const walk = async (
  steps: readonly string[],
  folder: string,
): Promise<readonly string[]> => {
  const script = steps.map((step) => `${step}\necho; echo '${endOfStep}'\n`).join('')
  const { stdout } = await promisify(execFile)('sh', ['-eu', '-c', script], { cwd: folder })
  return stdout.split(endOfStep).slice(0, -1)
}
