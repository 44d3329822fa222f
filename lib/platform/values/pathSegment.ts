/** Names in path segments. The generator copies this file into the client. */

/**
 * Also the segments `.` and `..`, which clients remove from a path, and the dot of an ending such as
 * `.svg`, which selects a representation.
 */
const unsafe = /[\x00-\x1F\x7F%?#\\/]|~(?=[\dA-Fa-f]{2})|^\.{1,2}$|\.(?=[A-Za-z]{1,8}$)/g

/**
 * The segment of a path that stands for a name. The characters that gateways reject or change in a path, even
 * if they are percent-encoded, become `~` and two hexadecimal digits.
 * @example pathSegment('100%') // '100~25'
 */
export const pathSegment = (name: string): string =>
  encodeURIComponent(
    name.replace(unsafe, (found) =>
      found.replace(
        /[^]/g,
        (one) => `~${one.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
      ),
    ),
  )

/** A path of this service. */
export const pathOf = (start: string, names: readonly string[], end = ''): string =>
  `${start}/${names.map(pathSegment).join('/')}${end}`
