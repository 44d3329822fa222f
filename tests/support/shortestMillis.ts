/**
 * The processor time of the shortest of five runs, in milliseconds: other programs and the garbage
 * of other tests do not count. Machines differ, so compare it with that of a smaller input.
 */
export const shortestMillis = (run: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const before = process.cpuUsage()
      run()
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1_000
    }),
  )
