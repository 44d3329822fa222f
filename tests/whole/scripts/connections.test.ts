/** How many connections of one network a hosted instance keeps. */
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createHttpApi } from '../../../scripts/gateway/httpApi.ts'
import { publicAddressIn } from '../../../scripts/gateway/publicAddress.ts'

const max = 50

const sockets: Socket[] = []
let close: (() => void) | undefined
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  close?.()
})

const listen = async (PUBLIC_URL?: string) => {
  const TRUSTED_PROXY = '127.0.0.2'
  const server = createHttpApi({
    routes: [{ key: '$default', target: 'any' }],
    invoke: () => Promise.resolve({ statusCode: 200, body: '{}' }),
    address: publicAddressIn({ ...(PUBLIC_URL && { PUBLIC_URL }), TRUSTED_PROXY }),
  })
  close = () => server.close()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** @returns whether the connection gets a response */
const responds = async (port: number, localAddress: string): Promise<boolean> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined)
  sockets.push(socket)
  socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n')
  return Promise.race([
    once(socket, 'data').then(() => true),
    once(socket, 'close').then(() => false),
  ]).catch(() => false)
}
const respondTo = async (count: number, port: number, from: string): Promise<number> => {
  let responses = 0
  for (let at = 0; at < count; at += 1) responses += (await responds(port, from)) ? 1 : 0
  return responses
}

it('are 50, and one that ends makes room', async () => {
  const port = await listen('https://club.example.org')
  expect(await respondTo(max + 5, port, '127.0.0.1')).toBe(max)
  const [first] = sockets
  first?.end()
  if (first !== undefined) await once(first, 'close')
  expect(await respondTo(2, port, '127.0.0.1')).toBe(1)
})

it('are not counted for a proxy, nor without PUBLIC_URL', async () => {
  const port = await listen('https://club.example.org')
  expect(await respondTo(max + 5, port, '127.0.0.2')).toBe(max + 5)
  close?.()
  expect(await respondTo(max + 5, await listen(), '127.0.0.1')).toBe(max + 5)
})
