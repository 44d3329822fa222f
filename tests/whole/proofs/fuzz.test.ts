/**
 * A short form of `npm run prove -- fuzz`, on the functions in this process, and regressions that
 * it found.
 */
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../functions/routes.ts'
import type { Transport } from '../../../scripts/requests/requests.ts'
import { functionsInProcess } from '../../../scripts/requests/functions.ts'
import { tryAt } from '../../../proofs/fuzz/fuzz.ts'
import type { Target } from '../../../proofs/fuzz/target.ts'
import { polluted } from '../../platform/access/hostile.ts'
import { keepLog } from '../../support/logLines.ts'
import { useTestService } from '../../support/useTestService.ts'

const log = keepLog()

const service = await useTestService()

/** The gateway refuses paths that cannot be decoded, so they do not reach the functions. */
const decodable = (target: string): string => {
  const [path = '', query] = target.split(/\?(.*)/s)
  return path.replace(/%(?![2-7][\dA-Fa-f])/g, '%25') + (query === undefined ? '' : `?${query}`)
}

/** The fuzz checks the responses itself. It sends names as secrets, which the test service would search for. */
const functions = functionsInProcess(endpoints, service.services)

const send: Transport = (sent) =>
  functions({
    ...sent,
    target: decodable(sent.target).replaceAll(' ', '%20'),
    ...(sent.headers.cookie === undefined ? {} : { cookies: sent.headers.cookie.split('; ') }),
  })

const inThisProcess = (): Target => ({
  // Functions and tests share this process.
  isTimed: false,
  send,
  pathOf: ({ target }) => target.split('?')[0] ?? '',
  takeLog: () => log.texts.splice(0),
  adminPassword: service.adminPassword,
  secrets: [process.env.TOKEN_KEY ?? ''],
  isPolluted: polluted,
  stop: () => Promise.resolve(),
})

describe('the fuzz', () => {
  it('finds no wrong response', { timeout: 120_000 }, async () => {
    const options = { seed: 1, amount: Number(process.env.FUZZ_RUNS ?? 1200) }

    const { failures } = await tryAt(inThisProcess(), { ...options, progress: () => undefined })

    expect(failures).toEqual([])
  })
})
