/** The start of R3, to which all times of the demo are relative. */
import { sailedMillis } from './data/fleet.ts'
import { owner } from './data/regatta.ts'
import { type Demo, security } from './demo.ts'

/** A preference of the owner keeps the start, so that the next run of the demo has the same times. */
const note = `${security}/preferences/demo-race`

interface RaceNote {
  readonly startMillis: number
  readonly isSailed: boolean
}

/** Returns the start that the first run has chosen: some minutes before the demo was loaded. */
export async function agreedStart(demo: Demo): Promise<RaceNote> {
  const send = demo.as(owner)
  const startMillis = Math.floor((Date.now() - sailedMillis) / 1000) * 1000
  await send(`PUT ${note}`, {
    json: { startMillis, isSailed: false } satisfies RaceNote,
    headers: { 'if-none-match': '*' },
    // Another run has chosen the start.
    alsoExpected: [412],
  })
  return (await send(`GET ${note}`)).body as RaceNote
}

export async function noteSailed(demo: Demo, startMillis: number): Promise<void> {
  await demo.as(owner)(`PUT ${note}`, {
    json: { startMillis, isSailed: true } satisfies RaceNote,
  })
}
