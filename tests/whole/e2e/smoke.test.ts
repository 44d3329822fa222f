/** `npm run operate -- smoke` passes on a running service, and shows what is broken on another one. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatResult, runSmoke, type StepResult } from '../../../scripts/smoke/report.ts'
import { steps } from '../../../scripts/smoke/steps.ts'
import { serviceTimeout } from '../../../scripts/requests/service.ts'
import { sharedService } from '../../support/sharedService.ts'

const failed = (results: readonly StepResult[]) =>
  results.filter(({ isGood }) => !isGood).map(formatResult)

describe('the smoke test', () => {
  it('passes on the service', { timeout: serviceTimeout }, async () => {
    const { baseUrl } = await sharedService()
    const reported: string[] = []

    const results = await runSmoke(baseUrl, ({ name }) => reported.push(name))

    expect(failed(results)).toEqual([])
    expect(reported).toEqual(steps.map(({ name }) => name))
  })

  describe('on a broken service', () => {
    let broken: Server
    beforeAll(async () => {
      broken = createServer((_, response) => {
        response.writeHead(500, { 'content-type': 'application/json' })
        response.end('{"message":"Internal Server Error"}')
      })
      await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
    })
    afterAll(() => broken.close())

    it('reports every step, with the expected and the received response', async () => {
      const { port } = broken.address() as AddressInfo

      const results = await runSmoke(`http://127.0.0.1:${port}`, () => undefined)

      expect(failed(results)).toHaveLength(steps.length)
      expect(failed(results)[0]).toMatch(/^FAIL {2}GET \/health .* expected 200, found 500$/)
    })
  })

  it('says that no service responds', async () => {
    const results = await runSmoke('http://127.0.0.1:9', () => undefined, steps.slice(0, 1))

    expect(failed(results)).toEqual([expect.stringContaining('ECONNREFUSED')])
  })
})
