import type { Settings } from './context.ts'

/**
 * Returns the address of the WebSocket API for a client of this origin. Locally, pages may be opened
 * under any name of the machine.
 */
export const liveUrlOf = (
  { liveUrl }: Pick<Settings, 'liveUrl'>,
  origin: string,
): string | undefined => {
  const { hostname } = URL.canParse(origin) ? new URL(origin) : { hostname: '' }
  // The address becomes part of a content security policy.
  return /^[\w.:[\]-]+$/.test(hostname) ? liveUrl?.replace('{host}', hostname) : undefined
}
