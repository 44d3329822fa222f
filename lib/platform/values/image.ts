import type { Image } from '#schemas/platform/image.ts'

/** The first bytes of a file of each media type. */
const signatures = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const

type ImageType = Image['mediaType']

export const imageTypes = Object.keys(signatures) as readonly ImageType[]

/** A browser needs four bytes for each pixel of a picture, whatever the size of its file. */
export const imageSideMax = 10_000

/** JPEG frames (ISO 10918-1, table B.1), without the codes of tables in their range. */
const isFrame = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)

/** The longer side in pixels; `undefined` if the file does not tell it. */
export const longerSideOf = ({ mediaType, bytes }: Image): number | undefined => {
  const data = Buffer.from(bytes)
  if (mediaType === 'image/png') {
    return data.length < 24 ? undefined : Math.max(data.readUInt32BE(16), data.readUInt32BE(20))
  }
  for (let at = 2; at + 9 <= data.length && data[at] === 0xff;) {
    const code = data[at + 1] ?? 0
    if (isFrame(code)) return Math.max(data.readUInt16BE(at + 5), data.readUInt16BE(at + 7))
    // The picture itself begins, and a frame comes before it.
    if (code === 0xda) return undefined
    // Fill bytes may precede a marker.
    at += code === 0xff ? 1 : 2 + data.readUInt16BE(at + 2)
  }
  return undefined
}

/** A page of another site must not pass for an image. */
export const beginsLike = ({ mediaType, bytes }: Image): boolean =>
  signatures[mediaType].every((byte, position) => bytes[position] === byte)
