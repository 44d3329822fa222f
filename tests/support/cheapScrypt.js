// @ts-check
/**
 * Makes password hashes cheap in a process that loads this file before its program: a real one
 * takes a quarter of a second by design. A hash differs from the real one of the same password, so
 * all processes with the same table must load it.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const real = crypto.scrypt

/**
 * @param {crypto.BinaryLike} password
 * @param {crypto.BinaryLike} salt
 * @param {number} length
 * @param {crypto.ScryptOptions} options
 * @param {(error: Error | null, derivedKey: Buffer) => void} done
 */
const cheap = (password, salt, length, options, done) => {
  real(password, salt, length, { ...options, N: 16, p: 1 }, done)
}

Object.assign(crypto, { scrypt: cheap })
syncBuiltinESMExports()
