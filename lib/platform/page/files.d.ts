/** A script or a style of pages (`scripts/pageFiles.js`). */
declare module '*?file' {
  /** The paths that a page loads: of the file, and of the files that it imports. */
  export const paths: readonly [string, ...string[]]
  export const text: string
}
