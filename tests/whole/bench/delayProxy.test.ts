import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDelayProxy } from '../../../bench/service/startDelayProxy.ts'
import { freePort } from '../../../scripts/freePort.ts'

/** An echo server. */
let echo: Server
let endpoint: string
beforeAll(async () => {
  const port = await freePort()
  echo = createServer((socket) => socket.pipe(socket)).listen(port, '127.0.0.1')
  await once(echo, 'listening')
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(() => {
  echo.close()
})

it('forwards data, and delays it in both directions', async () => {
  const proxy = await startDelayProxy(endpoint, 20)
  const socket = connect(Number(new URL(proxy.endpoint).port), '127.0.0.1')
  await once(socket, 'connect')
  const started = performance.now()
  socket.write('ahoy')
  const [response] = (await once(socket, 'data')) as [Buffer]

  expect(response.toString()).toBe('ahoy')
  expect(performance.now() - started).toBeGreaterThan(40)
  socket.end()
  await once(socket, 'close')
  proxy.stop()
})
