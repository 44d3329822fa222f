/** The password of the administrator: never among the arguments, which every user of a machine sees. */
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { DemoError } from './api.ts'

/** From the environment, else typed without being shown, else the first line of the input. */
export async function readPassword(name: string): Promise<string> {
  const { ADMIN_PASSWORD = '' } = process.env
  const password = ADMIN_PASSWORD === '' ? await readLine(`Password of ${name}: `) : ADMIN_PASSWORD
  if (password === '') throw new DemoError('There is no password: set ADMIN_PASSWORD, or type it.')
  return password
}

async function readLine(question: string): Promise<string> {
  const { stdin, stderr } = process
  // The line is edited as usual, and what it looks like goes nowhere.
  const output = new Writable({
    write: (_chunk, _encoding, done) => {
      done()
    },
  })
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY })
  // Only now: before, the terminal shows what is typed.
  stderr.write(question)
  const line = await new Promise<string>((resolve) => {
    lines.once('line', resolve)
    // At its end, and by Ctrl-C.
    lines.once('close', () => {
      resolve('')
    })
  })
  lines.close()
  stderr.write('\n')
  return line
}
