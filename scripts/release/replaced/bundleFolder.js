// @ts-check
/** The files of a release stay together. */
import { join } from 'node:path'

export const bundleFolder = import.meta.dirname

export const fingerprintFile = join(bundleFolder, 'fingerprint')
