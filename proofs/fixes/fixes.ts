/** Proof: every acknowledged fix of a device is stored exactly once. */
import type { Figure, Finding, Proof, ProofOptions } from '../proof.ts'
import { rareFaults } from '../faultyEngine/faultKinds.ts'
import { kinds, runFleet, type RunResult } from './run.ts'

const fixesPerDevice = 5000
const devicesMin = 3
const fixesPerKill = 10_000
const killsMin = 2
/** Each kind of fault must happen at least once in so many fixes. */
const fixesPerFault = 2000

export const fixes: Proof = {
  name: 'fixes',
  title: 'Positions of devices',
  method: `Devices send a fix for each second to two processes of the service through the proxy of *Fault injection*, and a reader of each
device requests its positions meanwhile. Batches have 30 fixes in any order, and repeat 10 of the batch before. A device has four requests at
the same time, so that both processes write the same minutes. It sends some batches twice at once, and loses some responses.
It repeats a batch until it is acknowledged or refused. A process is killed for each 10,000 fixes.

One batch in ten is sent with an invalid fix: once with \`partial\`, and once with fixes that must all be refused. At the end,
one fix in twenty is sent again with other values, in batches that span several minutes.

Every acknowledged fix must be in each later response, and for a reader with a cursor in one of the responses so far. When the
faults have stopped, the table, the responses and the readers with a cursor must have each acknowledged fix exactly once, with
the values that were sent last, and no other fix.`,
  amount: 100_000,
  unit: 'fixes',
  run: async ({ seed, amount, progress }: ProofOptions): Promise<Finding> => {
    const devices = Math.max(devicesMin, Math.round(amount / fixesPerDevice))
    const kills = Math.max(killsMin, Math.round(amount / fixesPerKill))
    const fixesOfDevice = Math.ceil(amount / devices)
    const result = await runFleet({ seed, devices, fixesOfDevice, kills, progress })
    return findingOf(result, devices * fixesOfDevice)
  },
}

const findingOf = (
  { tally, faults, acknowledged, killed, failures }: RunResult,
  amount: number,
) => {
  const required = Math.max(1, Math.floor(amount / fixesPerFault))
  const cases: readonly Figure[] = [
    { what: 'Requests of devices', value: tally.of('requests') },
    { what: 'Requests that were sent twice at once', value: tally.of('doubled') },
    { what: 'Responses that a device lost', value: tally.of('lost') },
    { what: 'Responses with an uncertain outcome', value: tally.of('unknown') },
    { what: 'Writes that met another write of the device', value: tally.of('conflicts') },
    { what: 'Killed processes', value: killed },
    { what: 'Requests that a killed process did not respond to', value: tally.of('cut off') },
    { what: 'Refused fixes', value: tally.of('refused') },
    { what: 'Checked responses with all positions of a device', value: tally.of('read') },
    { what: 'Checked responses with those since a cursor', value: tally.of('followed') },
  ]
  const all = [
    ...failures,
    ...(acknowledged === amount ? [] : [`${acknowledged} of ${amount} fixes are acknowledged`]),
    ...cases.filter(({ value }) => value === 0).map(({ what }) => `It never came to: ${what}`),
    ...rareFaults(faults, kinds, required),
  ]
  return {
    figures: [
      { what: 'Acknowledged fixes', value: acknowledged },
      ...cases,
      { what: 'Lost, duplicate, changed or unexpected fixes', value: all.length, goal: '0' },
    ],
    failures: all,
  }
}
