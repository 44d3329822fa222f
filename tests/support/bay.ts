/** The card of a club with 116 marks in the Kiel Fjord. Names and positions are made up. */
import { readFileSync } from 'node:fs'

export const fileOfBay = readFileSync(new URL('../courses/bay.csv', import.meta.url))
