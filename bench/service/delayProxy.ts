/**
 * Forwards TCP with a delay in each direction, in a process of its own, so that it does not share
 * an event loop with the measured code. Run by `startDelayProxy`.
 */
import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

const [target = '', delay = ''] = process.argv.slice(2)
const { hostname, port } = new URL(target)
const delayMillis = Number(delay)

interface Passing {
  readonly due: number
  readonly pass: () => void
}
const passing: Passing[] = []
let isWaiting = false

/** Shorter than the delay, so that data that arrives meanwhile is noticed soon. */
const napMillis = 0.2
const clock = new Int32Array(new SharedArrayBuffer(4))

/** Timers of Node have a resolution of one millisecond. This wait is exact to some hundredths. */
const wait = async (): Promise<void> => {
  if (isWaiting) return
  isWaiting = true
  for (let first = passing[0]; first !== undefined; first = passing[0]) {
    const millis = first.due - performance.now()
    if (millis <= 0) {
      passing.shift()
      first.pass()
    } else {
      Atomics.wait(clock, 0, 0, Math.min(millis, napMillis))
      await nextTurn()
    }
  }
  isWaiting = false
}

const later = (pass: () => void): void => {
  passing.push({ due: performance.now() + delayMillis, pass })
  void wait()
}

const pipe = (from: Socket, to: Socket): void => {
  from.setNoDelay()
  from.on('data', (bytes) => {
    later(() => to.write(bytes))
  })
  from.on('end', () => {
    later(() => to.end())
  })
  from.on('error', () => to.destroy())
}

const server = createServer((client) => {
  const upstream = connect(Number(port), hostname)
  pipe(client, upstream)
  pipe(upstream, client)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
// The parent process has ended.
process.once('disconnect', () => process.exit())
