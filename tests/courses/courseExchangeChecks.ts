/** Lists the violations of RFC 7946 and of the schema of GPX 1.1 in a document. */
import { DOMParser, type Element } from '@xmldom/xmldom'
import type { geoJsonOf } from '#courses/pictures/exchange/geoJson.ts'

type CourseFeatures = ReturnType<typeof geoJsonOf>

const isBetween = (value: unknown, most: number): boolean =>
  typeof value === 'number' &&
  Number.isFinite(value) &&
  Math.abs(value) <= most &&
  !Object.is(value, -0)

const positionFaults = (position: unknown): readonly string[] => {
  const [longitude, latitude, ...more] = position as readonly unknown[]
  const isRight = more.length === 0 && isBetween(longitude, 180) && isBetween(latitude, 90)
  const isShort = [longitude, latitude].every((value) => !/\.\d{8}/.test(String(value)))
  return isRight && isShort ? [] : [`position ${JSON.stringify(position)}`]
}

const lineFaults = (line: readonly (readonly number[])[]): readonly string[] => {
  const [first, second] = line
  const crosses = Math.abs((first?.[0] ?? 0) - (second?.[0] ?? 0)) > 180
  return [
    ...(line.length === 2 ? [] : [`a line of ${line.length}`]),
    ...(crosses ? [`a line across the antimeridian: ${JSON.stringify(line)}`] : []),
    ...line.flatMap(positionFaults),
  ]
}

/** The parsed document, before its types are checked. */
interface Written {
  readonly type: string
  readonly features: readonly {
    readonly type: string
    readonly id: string
    readonly geometry: CourseFeatures['features'][number]['geometry']
    readonly properties: unknown
  }[]
}

export const geoJsonFaults = (collection: CourseFeatures): readonly string[] => {
  const { type, features } = JSON.parse(JSON.stringify(collection)) as Written
  const ids = features.map(({ id }) => id)
  return [
    ...(type === 'FeatureCollection' ? [] : [`type ${type}`]),
    ...(new Set(ids).size === ids.length ? [] : ['an id occurs twice']),
    ...features.flatMap(({ type: kind, geometry, properties }) => {
      const missing = kind === 'Feature' && typeof properties === 'object' ? [] : ['no feature']
      if (geometry === null) return missing
      if (geometry.type === 'Point') return [...missing, ...positionFaults(geometry.coordinates)]
      const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates
      return [...missing, ...lines.flatMap(lineFaults)]
    }),
  ]
}

const point = 'ele time magvar geoidheight name cmt desc src link sym type'.split(' ')

/** The children of each element of the schema that is used here, in their order. */
const children: Readonly<Record<string, readonly string[]>> = {
  gpx: ['metadata', 'wpt', 'rte', 'trk', 'extensions'],
  metadata: 'name desc author copyright link time keywords bounds extensions'.split(' '),
  wpt: point,
  rtept: point,
  rte: ['name', 'cmt', 'desc', 'src', 'link', 'number', 'type', 'extensions', 'rtept'],
}

const attributes: Readonly<Record<string, readonly string[]>> = {
  gpx: ['version', 'creator', 'xmlns'],
  wpt: ['lat', 'lon'],
  rtept: ['lat', 'lon'],
  bounds: ['minlat', 'minlon', 'maxlat', 'maxlon'],
}

const repeated: ReadonlySet<string> = new Set(['wpt', 'rte', 'rtept'])

const elementFaults = (element: Element): readonly string[] => {
  const name = element.tagName
  const inside = Array.from(element.childNodes).filter(
    (node): node is Element => node.nodeType === 1,
  )
  const order = inside.map(({ tagName }) => (children[name] ?? []).indexOf(tagName))
  const isOrdered = order.every((place, index) => {
    const before = order[index - 1] ?? -1
    return place > before || (place === before && repeated.has(inside[index]?.tagName ?? ''))
  })
  const found = Array.from(element.attributes, (attribute) => attribute.name)
  return [
    ...(order.includes(-1) || !isOrdered ? [`the order in ${name}: ${order.join()}`] : []),
    ...(found.join() === (attributes[name] ?? []).join() ? [] : [`attributes of ${name}`]),
    ...Array.from(element.attributes).flatMap(coordinateFaults),
    ...inside.flatMap(elementFaults),
  ]
}

const coordinateFaults = ({ name, value }: { name: string; value: string }): readonly string[] => {
  const [, kind] = /(lat|lon)$/.exec(name) ?? []
  if (kind === undefined) return []
  const number = Number(value)
  const isDecimal = /^-?\d{1,3}(?:\.\d{1,7})?$/.test(value) && value !== '-0'
  const isInside = kind === 'lat' ? Math.abs(number) <= 90 : number >= -180 && number < 180
  return isDecimal && isInside ? [] : [`${name}="${value}"`]
}

export const gpxFaults = (text: string): readonly string[] => {
  const faults: string[] = []
  const onError = (level: string, message: string) => {
    // It replaces lone surrogates, which no request can contain.
    if (!message.startsWith('Unicode replacement character')) faults.push(`${level}: ${message}`)
  }
  const document = new DOMParser({ onError }).parseFromString(text, 'application/xml')
  const root = document.documentElement
  const isGpx = root?.namespaceURI === 'http://www.topografix.com/GPX/1/1'
  // Characters that XML 1.0 does not allow.
  const forbidden = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/
  return [
    ...faults,
    ...(isGpx && root.tagName === 'gpx' ? elementFaults(root) : ['no GPX']),
    ...(forbidden.test(text) || !text.isWellFormed() ? ['a forbidden character'] : []),
  ]
}
