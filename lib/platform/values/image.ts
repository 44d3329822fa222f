/** Images as clients send them. */

/** The first bytes of a file of each media type. */
const signatures = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const

export type ImageType = keyof typeof signatures

export const imageTypes = Object.keys(signatures) as readonly ImageType[]

export interface Image {
  readonly mediaType: ImageType
  readonly bytes: Uint8Array
}

/** A page of another site must not pass for an image. */
export const beginsLike = ({ mediaType, bytes }: Image): boolean =>
  signatures[mediaType].every((byte, position) => bytes[position] === byte)
