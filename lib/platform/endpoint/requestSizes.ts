/** Size limits of requests. */
export const bodyBytesMax = 256 * 1024

/**
 * A preference has at most 256 KiB. This leaves space for blanks and escapes, which are not stored.
 */
export const documentBodyBytesMax = 512 * 1024

/** With the quotes that the gateway escapes, it stays below the 6 MB limit of Lambda. */
export const largeBodyBytesMax = 4 * 1024 * 1024

/** A message of the WebSocket API contains a token and the name of a regatta. */
export const messageBytesMax = 4 * 1024

export const queryCharactersMax = 8 * 1024

/** A list of entries, or of results. */
export const fileBytesMax = 1024 * 1024

/** In Base64, with which the gateway passes it on, an image stays below the 6 MB limit of Lambda. */
export const imageBytesMax = 2 * 1024 * 1024
