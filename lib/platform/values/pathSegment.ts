/** Names in path segments. The generator copies this file into the client. */

/**
 * Also the segments `.` and `..`, which clients remove from a path, and the dot of an ending such as
 * `.svg`, which selects a representation.
 */
const unsafe = /[\x00-\x1F\x7F%?#\\/]|~(?=[0-9A-Fa-f]{2})|^\.{1,2}$|\.(?=[A-Za-z]{1,8}$)/g

/**
 * Replaces the characters that gateways reject or change in a path, even if they are
 * percent-encoded, by `~` and two hexadecimal digits for each byte of UTF-8.
 * @example escapeName('100%') // '100~25'
 */
const escapeName = (name: string): string =>
  name.replace(unsafe, (characters: string): string => Array.from(characters, hexEscape).join(''))

const hexEscape = (character: string): string =>
  `~${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/** The segment of a path that stands for a name. */
export const pathSegment = (name: string): string => encodeURIComponent(escapeName(name))
