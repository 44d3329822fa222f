/**
 * Reads the password of the administrator. It is never an argument, because every user of a machine
 * can read arguments.
 */
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { DemoError } from './api.ts'

/**
 * Reads it from the environment, otherwise from a terminal without echo, otherwise from the first
 * line of the input.
 */
export async function readPassword(name: string): Promise<string> {
  const { ADMIN_PASSWORD = '' } = process.env
  const password = ADMIN_PASSWORD === '' ? await readLine(`Password of ${name}: `) : ADMIN_PASSWORD
  if (password === '') throw new DemoError('There is no password: set ADMIN_PASSWORD, or type it.')
  return password
}

async function readLine(question: string): Promise<string> {
  const { stdin, stderr } = process
  // The terminal still supports editing the line, but its echo is discarded.
  const output = new Writable({
    write: (_chunk, _encoding, done) => {
      done()
    },
  })
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY })
  // Only after the echo is disabled.
  stderr.write(question)
  const line = await new Promise<string>((resolve) => {
    lines.once('line', resolve)
    // At the end of the input, and after Ctrl-C.
    lines.once('close', () => {
      resolve('')
    })
  })
  lines.close()
  stderr.write('\n')
  return line
}
