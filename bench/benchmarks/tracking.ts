/** Positions of devices: their units, their times, and their growth. */
import type { Benchmark, Comparison, Outcome } from '../benchmark.ts'
import { consumedUnits } from '../measuring/consumedUnits.ts'
import { compareSteps, growthGoals } from '../measuring/growth.ts'
import { medianOf } from '../page/comparison.ts'
import { type Fleet, type Fleets, following, startFleets, succeed } from '../tracking/fleet.ts'
import { compareBatches } from '../tracking/sending.ts'
import { compareVisibility, eachSecond } from '../tracking/visibility.ts'

const boats = 60
const fleetSizes = [1, boats, 500]
const rounds = 5
const callsOfRead = 12
const callsOfGrowth = 40
const minuteMillis = 60_000
const raceSeconds = 3600
const batchMax = 300

type Progress = (line: string) => void

const run = async (progress: Progress): Promise<Outcome> => {
  const fleets = await startFleets()
  try {
    progress('creating a fleet')
    const sending = await compareBatches(await fleets.open('batches', 4), progress)
    const fleet = await fleets.open('race', boats)
    const reading = await compareReads(fleet, progress)
    const visible = await compareVisibility(fleet, progress)
    const growth = await compareFleets(fleets, progress)
    return {
      comparisons: [sending, ...reading, visible, ...growth],
      goals: [
        ...growthGoals([nameOfFleet(1), nameOfFleet(500)], growth, remarkOnTimes),
        {
          what: 'p95 until a fix is visible, in intervals of a reader that requests each second',
          ratio: medianOf(visible, eachSecond) / 1000,
          bound: { atMost: 1.2 },
        },
      ],
    }
  } finally {
    await fleets.close()
  }
}

const noteOnReads =
  'The process knows the minutes that it has read before, and reads them again only when they have changed. It knows four hours of 500 devices.'

const noteOnBatches = 'A batch has 30 fixes: four or six write units are 0.133 or 0.2 for each fix.'

const remarkOnTimes =
  'Calls and units are equal. The rest is processor time of the engine and of this process.'

/** All boats have sailed for an hour. */
const compareReads = async (fleet: Fleet, progress: Progress): Promise<readonly Comparison[]> => {
  progress(`${boats} boats sail for an hour`)
  for (const device of fleet.devices.keys()) {
    for (let second = 0; second < raceSeconds; second += batchMax) {
      await succeed(fleet.send(device, second, batchMax))
    }
  }
  const end = fleet.fromMillis + raceSeconds * 1000
  const minute = `from=${end - minuteMillis}&to=${end}`
  const after = following(await succeed(fleet.read(minute)))
  const queries = {
    'one minute': minute,
    'nothing new since a cursor': `${after}&to=${end}`,
    'a time: `at`': `at=${end}`,
    'the whole race, `step` of 10 seconds': `from=${fleet.fromMillis}&to=${end}&step=10000`,
  }
  const title = `Positions of a race of ${boats} boats that sailed for an hour`
  const competitors = Object.entries(queries).map(([name, query]) => ({
    ...{ name, steps: { [title]: () => fleet.read(query) } },
  }))
  const reads = await compareSteps(competitors, { rounds, calls: callsOfRead, progress })
  const first: Record<string, number> = {}
  for (const [name, query] of Object.entries(queries)) {
    const read = await fleet.restarted()
    first[name] = (await consumedUnits(() => succeed(read(query)))).read
  }
  return reads.map(({ more, ...comparison }) => ({
    ...comparison,
    more: Object.fromEntries(
      Object.entries(more ?? {}).map(([name, columns]) => [
        name,
        { ...columns, 'read units in a new process': first[name] ?? 0 },
      ]),
    ),
    note: noteOnReads,
  }))
}

const nameOfFleet = (size: number): string => (size === 1 ? '1 device' : `${size} devices`)

/** Each request is that of the next device, whose earlier fixes of the minute are stored. */
const compareFleets = async (
  fleets: Fleets,
  progress: Progress,
): Promise<readonly Comparison[]> => {
  const competitors = []
  for (const size of fleetSizes) {
    progress(`creating ${size} boats, each of which sends its first fixes`)
    const fleet = await fleets.open(`fleet-${size}`, size)
    for (const device of fleet.devices.keys()) await succeed(fleet.send(device, 0, 15))
    const send = (from: number) => (count: number) =>
      fleet.send(count % size, Math.floor(count / size) * 60 + from, 30)
    const steps = {
      'send a batch within a minute': send(15),
      'send a batch that spans two minutes': send(45),
    }
    competitors.push({ name: nameOfFleet(size), steps })
  }
  const growth = await compareSteps(competitors, { rounds, calls: callsOfGrowth, progress })
  return growth.map((comparison) => ({ ...comparison, note: noteOnBatches }))
}

export const tracking: Benchmark = {
  name: 'tracking',
  title: 'Positions of devices',
  method: [
    'Devices send fixes, and readers request the positions of a race, with the functions in this process and the engine on this',
    `machine. Units are what the engine reports. A run is the median of ${callsOfRead} reads or of ${callsOfGrowth} batches`,
    'of 30 fixes; p95 and p99 cover all runs.',
  ].join('\n'),
  run,
}
