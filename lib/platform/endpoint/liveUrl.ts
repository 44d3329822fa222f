import type { Settings } from './context.ts'

/** The WebSocket API for a client of this origin. Locally, a machine may have any name. */
export const liveUrlOf = ({ liveUrl }: Pick<Settings, 'liveUrl'>, origin: string) => {
  const { hostname } = URL.canParse(origin) ? new URL(origin) : { hostname: '' }
  // The address becomes part of a content security policy.
  return /^[\w.:[\]-]+$/.test(hostname) ? liveUrl?.replace('{host}', hostname) : undefined
}
