/** The options of `npm run operate -- demo`. */
import { parseArgs } from 'node:util'

export const usage = `npm run operate -- demo --base <URL> [--user <name>] [--new-passwords]

  --base           the address of the instance, such as http://127.0.0.1:3000
  --user           an administrator of it; without it, admin
  --new-passwords  gives the users of the demo new passwords, and shows them

The password of the administrator is read from the variable ADMIN_PASSWORD. Without that it is asked
for, or read from the standard input. What is there already stays as it is.`

export interface DemoOptions {
  /** Without a slash at its end. */
  readonly base: string
  /** The name of an administrator. */
  readonly user: string
  readonly newPasswords: boolean
}

/** @throws {Error} with a message for the user */
export function readDemoOptions(parameters: readonly string[]): DemoOptions | 'help' {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      base: { type: 'string' },
      user: { type: 'string', default: 'admin' },
      'new-passwords': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  const { user, 'new-passwords': newPasswords } = values
  return { base: readBase(values.base, usage), user, newPasswords }
}

/** @throws {Error} with the usage of the command */
export function readBase(text: string | undefined, usage: string): string {
  if (text === undefined || !URL.canParse(text)) throw new Error(usage)
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol)) throw new Error(usage)
  if (url.username !== '' || url.password !== '') {
    throw new Error('Leave name and password out of the address: others on this machine see it.')
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}
