import { randomBytes } from 'node:crypto'
import { freePort } from '../freePort.ts'

/**
 * The address by which the functions of this machine send messages to connections. It contains a
 * secret, so that no page in a browser on this machine can send messages.
 */
export async function messagesAddress(): Promise<string> {
  const secret = randomBytes(16).toString('hex')
  return `http://127.0.0.1:${await freePort('127.0.0.1')}/${secret}`
}
