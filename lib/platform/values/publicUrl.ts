const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

export const isLoopbackHost = (hostname: string): boolean => loopbackHosts.has(hostname)

/**
 * The origin by which others use the service: a scheme and a host, with an optional port.
 * @throws {Error} with a message for the operator
 */
export const publicUrlOf = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const { protocol, hostname, origin } = URL.canParse(text) ? new URL(text) : emptyUrl
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname))
  if (isSafe && text.replace(/\/$/, '').toLowerCase() === origin) return origin
  throw new Error(
    `PUBLIC_URL is "${text}": set it to https and a host, without a path, such as https://club.example.org. Only a host of this machine may have http.`,
  )
}

const emptyUrl = { protocol: '', hostname: '', origin: '' }
