import type { Settings } from './context.ts'

/** With the local gateway, connections share the port of requests. */
export const liveUrlOfOrigin = '{origin}/live'

/** The WebSocket API for a client of this origin. Locally, a machine may have any name. */
export const liveUrlOf = ({ liveUrl }: Pick<Settings, 'liveUrl'>, origin: string) => {
  const { protocol, host } = URL.canParse(origin) ? new URL(origin) : { protocol: '', host: '' }
  const own = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`
  // The address becomes part of a content security policy.
  return /^[\w.:[\]-]+$/.test(host) ? liveUrl?.replace('{origin}', own) : undefined
}
