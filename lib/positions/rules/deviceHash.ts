import { createHash } from 'node:crypto'

/** Users recognise their own device by it, but cannot impersonate it. Pairs of hexadecimal digits. */
export const hashOfDevice = (device: string): string =>
  (createHash('sha256').update(device).digest('hex').toUpperCase().match(/../g) ?? []).join(' ')
