// @ts-check
/** Loads `functions.ts` for serverless, which reads CommonJS only. */
module.exports = async () => {
  const { importBundled } = await import('../scripts/importBundled.js')
  const { functions } = await importBundled(require.resolve('./functions.ts'))
  return functions
}
