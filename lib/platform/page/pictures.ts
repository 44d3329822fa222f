/**
 * SVG pictures inside a page: their style rules and those of the page must not affect each other.
 */
/** Removes the picture's own style element, because the page contains the rules. */
export const inlinePicture = (svg: string): string =>
  svg.replace(/<style>[^<]*<\/style>/, '').trim()

/** Limits the rules of a style sheet to the content of one element. */
export const within = (scope: string, sheet: string): string =>
  sheet.replace(/(?<![^{}])([^{}]+)\{/g, (all, selectors: string) =>
    selectors.trim().startsWith('@')
      ? all
      : `${selectors
          .split(',')
          .map((selector) => `${scope} ${selector.trim()}`)
          .join(',')}{`,
  )
