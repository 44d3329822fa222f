/** Positions of devices: their units, their times, and their growth. */
import type { Benchmark, Figure } from '../benchmark.ts'
import { callTimes, succeed } from '../measuring/callTimes.ts'
import { consumedUnits } from '../measuring/consumedUnits.ts'
import { type Grown, growthFigures } from '../measuring/growth.ts'
import { type Fleet, following, startFleets } from '../tracking/fleet.ts'

const boats = 60
const manyBoats = 500
const callsOfRead = 60
const callsOfGrowth = 200
const minuteMillis = 60_000
const raceSeconds = 3600
const batchMax = 300

export const tracking: Benchmark = {
  name: 'tracking',
  title: 'Positions of devices',
  method: `Devices send batches of 30 fixes, one for each second, and readers request the positions of a race of ${boats} boats that have sailed
for an hour. The functions run in this process, with the engine on this machine. Units are what the engine reports. A process
knows the minutes that it has read before, and reads them again only when they have changed.`,
  run: async (progress) => {
    const fleets = await startFleets()
    try {
      const fleet = await fleets.open('race', boats)
      const reading = await readFigures(fleet, progress)
      const small = await grown(await fleets.open('small', 1), '1 device')
      progress(`creating ${manyBoats} boats`)
      const large = await grown(await fleets.open('large', manyBoats), `${manyBoats} devices`)
      return [...reading, ...(await growthFigures(small, large, callsOfGrowth, progress))]
    } finally {
      await fleets.close()
    }
  },
}

const readFigures = async (
  fleet: Fleet,
  progress: (line: string) => void,
): Promise<readonly Figure[]> => {
  progress(`${boats} boats sail for an hour`)
  for (const device of fleet.devices.keys()) {
    for (let second = 0; second < raceSeconds; second += batchMax) {
      await succeed(fleet.send(device, second, batchMax))
    }
  }
  const end = fleet.fromMillis + raceSeconds * 1000
  const minute = `from=${end - minuteMillis}&to=${end}`
  const after = following(await succeed(fleet.read(minute)))
  const whole = `from=${fleet.fromMillis}&to=${end}&step=10000`
  progress('reading')
  const times = await callTimes(
    {
      'read one minute': () => fleet.read(minute),
      'read what is new since a cursor': () => fleet.read(`${after}&to=${end}`),
      'read the whole race, with a step of 10 seconds': () => fleet.read(whole),
    },
    callsOfRead,
  )
  const { read } = await consumedUnits(fleet.read(minute))
  return [
    ...Object.entries(times).map(([what, value]) => ({ what, value, unit: 'ms' })),
    { what: 'read one minute again', value: read, unit: 'read units' },
  ]
}

/** Each request is that of the next device, whose earlier fixes of the minute are stored. */
const grown = async (fleet: Fleet, name: string): Promise<Grown> => {
  const size = fleet.devices.length
  for (const device of fleet.devices.keys()) await succeed(fleet.send(device, 0, 15))
  const send = (from: number) => (count: number) =>
    fleet.send(count % size, Math.floor(count / size) * 60 + from, 30)
  return {
    name,
    steps: {
      'send a batch within a minute': send(15),
      'send a batch that spans two minutes': send(45),
    },
  }
}
