import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { overHttp } from '../../scripts/demo/api.ts'

const asked: string[] = []
const other = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.end()
})
const redirecting = createServer((request, response) => {
  response.writeHead(307, { location: `${addressOf(other)}${request.url ?? ''}` }).end()
})

const addressOf = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(() =>
  Promise.all(
    [other, redirecting].map(
      (server) => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)),
    ),
  ),
)
afterAll(() => {
  for (const server of [other, redirecting]) server.close()
})

it('connects to the given address, and follows no redirect to another one', async () => {
  const send = (server: Server) =>
    overHttp(addressOf(server))({
      method: 'POST',
      target: '/secret',
      headers: {},
      body: 'password=x',
    })

  await expect(send(redirecting)).rejects.toThrow(/^No response from .*: unexpected redirect$/)
  expect(asked).toEqual([])
  expect(await send(other)).toMatchObject({ status: 200 })
  expect(asked).toEqual(['/secret'])
})
