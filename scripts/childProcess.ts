import type { ChildProcess } from 'node:child_process'

const stopTimeout = 5_000

/** Ends a program, by force if it does not end by itself. */
export const stopChild = async (child: ChildProcess, ended: Promise<unknown>): Promise<void> => {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout)
  await ended
  clearTimeout(timer)
}
