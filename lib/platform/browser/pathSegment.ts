/** As `lib/platform/values/pathSegment.ts`, for names that are typed into a page. */
export const segmentOf = (name: string) =>
  encodeURIComponent(
    name.replace(
      /[\x00-\x1F\x7F%?#\\/]|~(?=[\dA-Fa-f]{2})|^\.{1,2}$|\.(?=[A-Za-z]{1,8}$)/g,
      (found) =>
        found.replace(
          /[^]/g,
          (one) => '~' + one.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0'),
        ),
    ),
  )
