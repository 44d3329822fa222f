/** The text of a file, as Vite has it; `scripts/build.ts` does the same for the bundles. */
declare module '*?raw' {
  const text: string
  export default text
}
