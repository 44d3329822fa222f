/** Runs a command. A failure is one line for the user, and an exit code. */
export const runCommand = (run: () => Promise<void>, exitCode = 1): void => {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = exitCode
  })
}
