/** The text of a file, as in Vite. `scripts/build.ts` does the same for the bundles. */
declare module '*?raw' {
  const text: string
  export default text
}

/** The text of a script with the packages that it imports (`scripts/browserBundle.js`). */
declare module '*?bundle' {
  const text: string
  export default text
}
