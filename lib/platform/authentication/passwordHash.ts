/**
 * Password hashes: scrypt at the level that OWASP recommends (32 MiB). Each hash contains its
 * parameters, so that old hashes stay valid when the parameters change.
 *
 * `$scrypt$ln=15,r=8,p=3$<salt>$<hash>`, salt and hash in unpadded base64 (PHC string format).
 */
import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import { type RequestEnd, type WorkQueue, workQueue } from './workQueue.ts'

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

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

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
export interface PasswordHashing {
  hash(password: string, end?: RequestEnd, parameters?: Parameters): Promise<string>
  check(password: string, stored: string, end?: RequestEnd): Promise<boolean>
  /** Whether the hash has outdated parameters. */
  isOutdated(stored: string): boolean
  /** Takes as long as a check, for a user who does not exist or has no password. */
  pretendToCheck(password: string, end?: RequestEnd): Promise<void>
  /** Runs other expensive work in the queue of the hashes. It must not wait for a hash. */
  readonly inTurn: WorkQueue
}

type Derive = (
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
  done: (error: Error | null, hash: Buffer) => void,
) => void

/** @param derive tests pass a function that counts the hashes */
export const passwordHashing = (derive: Derive = scrypt): PasswordHashing => {
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
    hash: async (password, end, parameters = current) => {
      const salt = randomBytes(saltBytes)
      return format(parameters, salt, await deriveKey(password, salt, hashBytes, parameters, end))
    },
    check: async (password, stored, end) => {
      const { parameters, salt, hash } = read(stored)
      return timingSafeEqual(await deriveKey(password, salt, hash.length, parameters, end), hash)
    },
    isOutdated: (stored) => {
      const { salt, hash } = read(stored)
      return format(current, salt, hash) !== stored
    },
    pretendToCheck: async (password, end) => {
      await deriveKey(password, Buffer.alloc(saltBytes), hashBytes, current, end)
    },
    inTurn,
  }
}
