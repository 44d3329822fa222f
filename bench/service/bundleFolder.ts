import { join } from 'node:path'

/** Packages that cannot be bundled are resolved from here. */
export const bundleFolder = join(import.meta.dirname, '../node_modules/.cache/committee-boat')
