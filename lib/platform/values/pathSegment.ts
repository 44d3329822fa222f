/** Names in path segments. The generator copies this file into the client. */

/** Also `.` and `..`, which clients remove, and the dot of an ending, which selects a representation. */
const unsafe = /[\x00-\x1F\x7F%?#\\/]|~(?=[\dA-Fa-f]{2})|^\.{1,2}$|\.(?=[A-Za-z]{1,8}$)/g

/** Characters that gateways reject or change become `~XX`. @example pathSegment('100%') // '100~25' */
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
