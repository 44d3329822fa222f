/**
 * scrypt at the level of OWASP (32 MiB). Each hash contains its parameters, so that old ones stay valid:
 * `$scrypt$ln=15,r=8,p=3$<salt>$<hash>`, salt and hash in unpadded base64 (PHC string format).
 */
import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import pLimit from 'p-limit'
import { Failure } from '#values/failure.ts'

interface Parameters {
  /** Binary logarithm of the cost. */
  readonly logCost: number
  readonly blockSize: number
  readonly parallelization: number
}

const current: Parameters = { logCost: 15, blockSize: 8, parallelization: 3 }
const saltBytes = 16
const hashBytes = 32

/** Longer passwords are never hashed. */
export const passwordBytesMax = 256

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/={1,2}$/, '')

const format = ({ logCost, blockSize, parallelization }: Parameters, salt: Buffer, hash: Buffer) =>
  `$scrypt$ln=${logCost},r=${blockSize},p=${parallelization}$${base64(salt)}$${base64(hash)}`

const read = (stored: string) => {
  const [, , parameters = '', salt = '', hash = ''] = stored.split('$')
  const [logCost = NaN, blockSize = NaN, parallelization = NaN] = parameters
    .split(',')
    .map((pair) => Number(pair.split('=')[1]))
  return {
    parameters: { logCost, blockSize, parallelization },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

/** Work with an `end` fails with `unavailable` if the request ends before it is done. */
export type PasswordHashing = ReturnType<typeof passwordHashing>

type Derive = (
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
  done: (error: Error | null, hash: Buffer) => void,
) => void

/** @param derive tests pass a function that counts the hashes */
export const passwordHashing = (derive: Derive = scrypt) => {
  /** Each hash takes 32 MiB and a thread, so more at once would block other work. */
  const inTurn = workQueue(2)
  const deriveKey = (
    password: string,
    salt: Buffer,
    length: number,
    parameters: Parameters,
    end: RequestEnd | undefined,
  ) =>
    inTurn(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          const N = 2 ** parameters.logCost
          const { blockSize: r, parallelization: p } = parameters
          const maxmem = 2 * 128 * N * r
          derive(password, salt, length, { N, r, p, maxmem }, (error, hash) => {
            if (error === null) resolve(hash)
            else reject(error)
          })
        }),
      end,
    )
  return {
    hash: async (password: string, end?: RequestEnd, parameters = current) => {
      const salt = randomBytes(saltBytes)
      return format(parameters, salt, await deriveKey(password, salt, hashBytes, parameters, end))
    },
    check: async (password: string, stored: string, end?: RequestEnd) => {
      const { parameters, salt, hash } = read(stored)
      return timingSafeEqual(await deriveKey(password, salt, hash.length, parameters, end), hash)
    },
    isOutdated: (stored: string) => {
      const { salt, hash } = read(stored)
      return format(current, salt, hash) !== stored
    },
    /** Takes as long as a check, for a user who does not exist or has no password. */
    pretendToCheck: async (password: string, end?: RequestEnd) => {
      await deriveKey(password, Buffer.alloc(saltBytes), hashBytes, current, end)
    },
    /** Runs other expensive work in the queue of the hashes. It must not wait for a hash. */
    inTurn,
  }
}

/** When a request ends: at its deadline, or earlier if its connection is closed. */
export interface RequestEnd {
  readonly signal: AbortSignal
  /** The deadline, in milliseconds of `performance.now()`. */
  readonly atMillis: number
}

/** @param end absent: the work waits as long as it takes */
type WorkQueue = <Result>(work: () => Promise<Result>, end?: RequestEnd) => Promise<Result>

/** Work of an ended request does not run. A request that would end before its turn is refused at once. */
const workQueue = (concurrency: number): WorkQueue => {
  const limit = pLimit(concurrency)
  let waiting = 0
  let meanMillis = 0

  const refuseLateTurn = ({ signal, atMillis }: RequestEnd) => {
    if (signal.aborted) throw ended()
    // If no work waits, the mean may be outdated, and only more work corrects it.
    if (waiting === 0) return
    const doneMillis = performance.now() + meanMillis * (1 + (waiting + concurrency) / concurrency)
    if (doneMillis > atMillis) throw full((doneMillis - atMillis) / 1000)
  }
  const measured = async (work: () => Promise<void>) => {
    const beganAt = performance.now()
    await work()
    const millis = performance.now() - beganAt
    meanMillis = meanMillis === 0 ? millis : (meanMillis + millis) / 2
  }

  return async (work, end) => {
    if (end !== undefined) refuseLateTurn(end)
    return new Promise((resolve, reject) => {
      let waits = true
      const leave = () => {
        if (waits) waiting -= 1
        waits = false
      }
      waiting += 1
      end?.signal.addEventListener('abort', () => {
        leave()
        reject(ended())
      })
      void limit(async () => {
        if (!waits) return
        leave()
        await measured(() => work().then(resolve, reject))
      })
    })
  }
}

const ended = () =>
  new Failure('unavailable', 'The service does not respond fast enough. Try again soon.')

const full = (seconds: number) =>
  new Failure('unavailable', 'Too many passwords wait to be checked. Try again later.', {
    seconds: Math.ceil(seconds),
  })
