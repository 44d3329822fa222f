import { join } from 'node:path'

/** From here packages of the peers are found that cannot be bundled. */
export const bundleFolder = join(import.meta.dirname, '../node_modules/.cache/committee-boat')
