/** The text of a file, as in Vite. `scripts/build.ts` does the same for the bundles. */
declare module '*?raw' {
  const text: string
  export default text
}
