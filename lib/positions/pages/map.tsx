/** The map below a chart, if the operator names a server of tiles: `rules/mapTiles.ts` places them. */
import type { Settings } from '#endpoint/context.ts'
import { Text } from '#page/components/text.tsx'

/**
 * Allows the images of the map from the host that the operator names. It learns from which site its
 * tiles are requested, as the servers of tiles demand, but not which page.
 */
export const withMap = <Headers extends Readonly<Record<string, string>>>(
  headers: Headers,
  map: Settings['map'],
): Headers => {
  if (map === undefined) return headers
  const policy = headers['content-security-policy'] ?? ''
  const { origin } = new URL(map.tiles)
  return {
    ...headers,
    'content-security-policy': policy.replace('img-src', `$& ${origin}`),
    'referrer-policy': 'strict-origin',
  }
}

/** The name of the source, with a link if there is one. */
export const MapSource = ({ map }: { readonly map: NonNullable<Settings['map']> }) =>
  map.attributionUrl === undefined ? (
    <>{map.attribution}</>
  ) : (
    <a href={map.attributionUrl}>{map.attribution}</a>
  )

interface Props {
  readonly map: Settings['map']
  /** With a place for the source. */
  readonly words: string
}

export const MapAttribution = ({ map, words }: Props) => {
  if (map === undefined) return null
  return (
    <p class="on-screen small">
      <Text of={words} source={<MapSource map={map} />} />
    </p>
  )
}
