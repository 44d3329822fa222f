/** Runs a program in a process of its own, and parses the line of JSON that it prints. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export const runProgram = async (
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<unknown> => {
  const env = { ...process.env, ...environment }
  const { stdout } = await execute(process.execPath, parameters, { env })
  return JSON.parse(stdout)
}
