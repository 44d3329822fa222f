// @ts-check
/** A release is bundled once for all starts. */
import { refuseTakenPort } from '../../local/startOptions.js'

/** @param {import('../../local/startOptions.js').StartOptions} options */
export const launch = async (options) => {
  await refuseTakenPort(options)
  return await import('../../local/service.ts')
}
