/** The options of `npm run operate -- simulate`. */
import { parseArgs } from 'node:util'
import { readBase } from '../demo/options.ts'

/** In a fleet. */
export const boatsMax = 100

export const usage = `npm run operate -- simulate --base <URL> [--boats <number>] [--regatta <name> [--race <name>] [--fleet <name>]]

  --base     the address of the instance, such as http://127.0.0.1:3000
  --boats    the number of boats, 1 to 100; without it, 20
  --regatta  an existing regatta; without it, a new event with one race and a windward-leeward course
  --race     a race of the regatta whose marks have positions; without it, R1
  --fleet    a fleet of the race; optional if there is only one. The boats of each fleet are others
  --seed     a number; the same number gives the same race
  --user     an administrator of the instance; without it, admin

The boats start one minute later. Ctrl-C ends the simulation. The password is read from the variable
ADMIN_PASSWORD. Without that it is asked for, or read from the standard input.`

export interface SimulateOptions {
  /** Without a slash at its end. */
  readonly base: string
  readonly user: string
  readonly boats: number
  readonly seed: number
  /** Undefined: a new one. */
  readonly regatta: string | undefined
  readonly race: string
  /** Undefined: the only one. */
  readonly fleet: string | undefined
}

/** @throws {Error} with a message for the user */
export function readSimulateOptions(parameters: readonly string[]): SimulateOptions | 'help' {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      base: { type: 'string' },
      user: { type: 'string', default: 'admin' },
      boats: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      regatta: { type: 'string' },
      race: { type: 'string', default: 'R1' },
      fleet: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  const { user, regatta, race, fleet } = values
  return {
    base: readBase(values.base, usage),
    user,
    regatta,
    race,
    fleet,
    boats: readWhole('boats', values.boats, boatsMax),
    seed: readWhole('seed', values.seed, 1_000_000),
  }
}

function readWhole(name: string, text: string, max: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= max) return value
  throw new Error(`--${name} must be a whole number from 1 to ${max}.`)
}
