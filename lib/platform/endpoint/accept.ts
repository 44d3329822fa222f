/** Content negotiation: selects the media type of a response (RFC 9110, 12.5.1). */

/** Clients that accept no offered type get the first one too: a response is more useful than a 406. */
export const preferredMediaType = (accept: string | undefined, types: readonly string[]) => {
  if (accept === undefined || isDefaultOfJava(accept) || types.length === 1) return types[0]
  const ranges = rangesOf(accept)
  const qualities = types.map((type) => qualityOf(type, ranges))
  return types[qualities.indexOf(Math.max(...qualities))]
}

/** `HttpURLConnection` of Java sends this by default. It prefers pages, which its programs do not expect. */
const isDefaultOfJava = (accept: string): boolean =>
  /^text\/html, image\/gif, image\/jpeg, (?:\*; q=\.2, )?\*\/\*; q=0?\.2$/.test(accept)

/** Returns whether the client accepts one of the types by its name, and not by a wildcard. */
export const namesMediaType = (accept: string | undefined, types: readonly string[]): boolean =>
  rangesOf(accept ?? '').some(
    ({ type, subtype, quality }) => quality > 0 && types.includes(`${type}/${subtype}`),
  )

const rangesOf = (accept: string) =>
  accept.split(',').map((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const [type = '', subtype = ''] = name.split('/')
    const quality = Number(parameters.find((text) => text.startsWith('q='))?.slice(2) ?? 1)
    return { type, subtype, quality: Number.isFinite(quality) ? quality : 0 }
  })

/** The most specific media range that matches a type gives its quality. */
const qualityOf = (name: string, ranges: ReturnType<typeof rangesOf>): number => {
  const [type, subtype] = name.split('/')
  const fitting =
    ranges.find((range) => range.type === type && range.subtype === subtype) ??
    ranges.find((range) => range.type === type && range.subtype === '*') ??
    ranges.find((range) => range.type === '*' && range.subtype === '*')
  return fitting?.quality ?? 0
}
