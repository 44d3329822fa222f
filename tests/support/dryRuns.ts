/** Sends dry runs, and checks that each left the whole table unchanged. */
import { expect } from 'vitest'
import { dryRunMediaType } from '#endpoint/middleware/dryRun.ts'
import type { TestService } from './functions.ts'
import { differences, stateOf } from './tableState.ts'

type Thing = Readonly<Record<string, unknown>>

export interface DryRun {
  readonly dryRun: true
  readonly status: number
  readonly body: unknown
  readonly created: readonly Thing[]
  readonly changed: readonly Thing[]
  readonly deleted: readonly Thing[]
  readonly complete: boolean
}

/** Sends requests that contain `dryRun=true`. */
export const dryRunsOf =
  (service: TestService) =>
  async (...[route, options]: Parameters<TestService['request']>): Promise<DryRun> => {
    const before = await stateOf(service)
    const reply = await service.request(route, options)
    expect(differences(before, await stateOf(service))).toEqual([])
    expect(reply.cookies).toEqual([])
    expect(reply.headers['content-type']).toBe(`${dryRunMediaType}; charset=utf-8`)
    expect(reply.status).toBe(200)
    return reply.body as DryRun
  }
