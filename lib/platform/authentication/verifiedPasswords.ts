/**
 * Saves HTTP Basic a hash for every request. An entry is an HMAC with a random key of this process, and no
 * password. Changed passwords have no entry, nor have other networks, which are throttled after failures.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { RecentMap } from '#values/recentMap.ts'
import type { RequestEnd } from './passwordHash.ts'

const lifeMillis = 5 * 60 * 1000
const entriesMax = 1000

export interface Attempt {
  readonly userName: string
  readonly password: string
  readonly network: string
  /** Empty for users who do not exist or have no password. */
  readonly storedHash: string
}

export class VerifiedPasswords {
  readonly #key = randomBytes(32)
  /** Expiry by HMAC. */
  readonly #verified = new RecentMap<number>(entriesMax)
  /** Concurrent equal attempts are one attempt, which is counted and hashed once. */
  readonly #running = new Map<
    string,
    { readonly verifying: Promise<boolean>; readonly end: RequestEnd | undefined }
  >()

  /** @param end that of the request, with which an attempt ends that other requests may share */
  async verifyOnce(
    attempt: Attempt,
    nowMillis: number,
    verify: () => Promise<boolean>,
    end?: RequestEnd,
  ): Promise<boolean> {
    const entry = this.#entryOf(attempt)
    if ((this.#verified.get(entry) ?? 0) > nowMillis) return true
    const known = this.#running.get(entry)
    if (known !== undefined) {
      return known.verifying.catch((error: unknown) => {
        if (known.end?.signal.aborted !== true) throw error
        return this.verifyOnce(attempt, nowMillis, verify, end)
      })
    }

    const verifying = verify().finally(() => this.#running.delete(entry))
    this.#running.set(entry, { verifying, end })
    const isRight = await verifying
    if (isRight) this.#verified.set(entry, nowMillis + lifeMillis)
    return isRight
  }

  #entryOf({ userName, password, network, storedHash }: Attempt): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([userName, password, network, storedHash]))
      .digest('base64')
  }
}
