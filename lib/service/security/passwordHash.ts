/**
 * Password hashes: scrypt at the level that OWASP recommends (32 MiB). Each hash contains its
 * parameters, so that old hashes stay valid when the parameters change.
 *
 * `$scrypt$ln=15,r=8,p=3$<salt>$<hash>`, salt and hash in unpadded base64 (PHC string format).
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import pLimit from 'p-limit'

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

/** Each hash takes 32 MiB and a thread, so more at once would block other work. */
const oneByOne = pLimit(2)

const derive = (password: string, salt: Buffer, length: number, parameters: Parameters) =>
  oneByOne(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const N = 2 ** parameters.logCost
        const { blockSize: r, parallelization: p } = parameters
        const maxmem = 2 * 128 * N * r
        scrypt(password, salt, length, { N, r, p, maxmem }, (error, hash) => {
          if (error === null) resolve(hash)
          else reject(error)
        })
      }),
  )

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

export const hashPassword = async (password: string, parameters: Parameters = current) => {
  const salt = randomBytes(saltBytes)
  return format(parameters, salt, await derive(password, salt, hashBytes, parameters))
}

export const checkPassword = async (password: string, stored: string): Promise<boolean> => {
  const { parameters, salt, hash } = read(stored)
  return timingSafeEqual(await derive(password, salt, hash.length, parameters), hash)
}

/** Whether the hash has outdated parameters. */
export const isOutdated = (stored: string): boolean => {
  const { salt, hash } = read(stored)
  return format(current, salt, hash) !== stored
}

/** Takes as long as a check, for a user who does not exist or has no password. */
export const pretendToCheckPassword = async (password: string): Promise<void> => {
  await derive(password, Buffer.alloc(saltBytes), hashBytes, current)
}
