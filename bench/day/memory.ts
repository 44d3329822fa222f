/** The memory of a program and its children, also of those in other process groups. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** @returns the resident memory of all of them together */
export const megabytesOf = async (pid: number): Promise<number> => {
  const { stdout } = await execute('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([own = 0, parent = 0, kilobytes = 0]) => ({ own, parent, kilobytes }))
  const sumOf = (root: number): number =>
    processes
      .filter(({ parent }) => parent === root)
      .reduce(
        (sum, { own }) => sum + sumOf(own),
        processes.find(({ own }) => own === root)?.kilobytes ?? 0,
      )
  return Math.round(sumOf(pid) / 1024)
}
