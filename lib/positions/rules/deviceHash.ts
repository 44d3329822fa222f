import { createHash } from 'node:crypto'

/**
 * Returns the hash of a device that other users see. It allows users to recognise their own device,
 * but not to impersonate it. Pairs of hexadecimal digits, in upper case.
 */
export const hashOfDevice = (device: string): string =>
  (createHash('sha256').update(device).digest('hex').toUpperCase().match(/../g) ?? []).join(' ')
