// @ts-check
/** Lines that tell what a start does, with the seconds since its beginning. */
import process from 'node:process'

/** @param {string} phase */
export const say = (phase) => {
  process.stdout.write(`[${process.uptime().toFixed(1)} s] ${phase}\n`)
}
