/** Colors of marks and boats: their digits, and their names. */

/** `#RRGGBB` from `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`; `undefined` for everything else. */
export const colorOf = (text: string): string | undefined => {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? []
  if (digits === undefined) return undefined
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${six.toUpperCase()}`
}

/** Names of colors, because race officers announce "the orange mark", not its digits. */
const palette = {
  white: ['FFFFFF', 'F0F0F0'],
  grey: ['808080', 'B8B8B8', '505050'],
  black: ['000000', '202020'],
  red: ['FF0000', 'D81E2C', 'A01020'],
  orange: ['FF6A00', 'FF8000', 'F58220', 'FFA500', 'E05000'],
  yellow: ['FFFF00', 'FFD400', 'E6C800', 'FFF080'],
  green: ['008000', '00C040', '00FF00', '1B9E4B', '004D20'],
  'light green': ['90EE90', 'A0E060'],
  turquoise: ['00B5B5', '40E0D0'],
  'light blue': ['87CEEB', '00A0DC', '00FFFF'],
  blue: ['0000FF', '0057B8', '1F5FBF'],
  'dark blue': ['000080', '102050'],
  purple: ['800080', '7A3EB1', 'A060D0'],
  pink: ['FF69B4', 'E6007E', 'FF00FF', 'FFC0CB'],
  brown: ['8B4513', '603010', 'A07040'],
} satisfies Readonly<Record<string, readonly string[]>>

type ColorName = keyof typeof palette

/** A color of this name, as `#RRGGBB`; `undefined` for an unknown name. */
export const colorNamed = (name: string): string | undefined => {
  const [color] = Object.entries(palette).find(([word]) => word === name.toLowerCase())?.[1] ?? []
  return color === undefined ? undefined : `#${color}`
}

const named = (Object.keys(palette) as ColorName[]).flatMap((name) =>
  palette[name].map((color) => ({ name, channels: channelsOf(color) })),
)

/** The name of the most similar color. @param color `#RRGGBB` */
export const colorName = (color: string): ColorName => {
  const channels = channelsOf(color.slice(1))
  const distances = named.map((each) => distanceBetween(each.channels, channels))
  return named[distances.indexOf(Math.min(...distances))]?.name ?? 'black'
}

type Channels = readonly [red: number, green: number, blue: number]

function channelsOf(digits: string): Channels {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    parseInt(digits.slice(at, at + 2), 16),
  )
  return [red, green, blue]
}

/** Weighted by how well eyes distinguish each channel ("redmean"). */
const distanceBetween = (one: Channels, other: Channels): number => {
  const [red, green, blue] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
  const mean = (one[0] + other[0]) / 512
  return (2 + mean) * red ** 2 + 4 * green ** 2 + (3 - mean) * blue ** 2
}
