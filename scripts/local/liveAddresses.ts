import { randomBytes } from 'node:crypto'
import { baseUrl, type StartOptions } from './startOptions.js'

/**
 * The address by which the functions of this machine send messages to connections. It contains a
 * secret, so that nobody else can send messages.
 */
export const messagesAddress = (options: StartOptions): string =>
  `${baseUrl(options)}/${randomBytes(16).toString('hex')}`
