/** Public SSH keys, as people paste them: read, and refused when they are broken or weak. */
import { createHash, createPublicKey } from 'node:crypto'
import { type Key, parseKey } from 'sshpk'
import { sshData, sshStrings } from '../../domain/landscape/sshWire.ts'

export interface SshPublicKey {
  /** One line: algorithm, Base64, and the comment if there is one, each behind one blank. */
  readonly text: string
  /** As `ssh-keygen -l` shows it. */
  readonly fingerprint: string
}

/** The message says what the key must be, or must not be. */
export class BadSshKey extends Error {}

const rsaBitsMin = 2048
const rsaBitsMax = 16_384

const algorithms: ReadonlySet<string> = new Set([
  'ssh-ed25519',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'ssh-rsa',
  'sk-ssh-ed25519@openssh.com',
  'sk-ecdsa-sha2-nistp256@openssh.com',
])

/**
 * A key of a security key (FIDO) is an ordinary one and the name of an application. The library
 * knows the ordinary one alone.
 */
const ordinary: ReadonlyMap<string, string> = new Map([
  ['sk-ssh-ed25519@openssh.com', 'ssh-ed25519'],
  ['sk-ecdsa-sha2-nistp256@openssh.com', 'ecdsa-sha2-nistp256'],
])

/** @throws BadSshKey that never repeats the text */
export const parseSshPublicKey = (text: string): SshPublicKey => {
  const line = text.trim()
  requireOneKey(line)
  const [algorithm = '', base64 = '', ...words] = line.split(/[ \t]+/)
  requireAlgorithm(algorithm)
  const blob = decodeBase64(base64)
  const [named, ...fields] = readFields(blob)
  if (named?.toString('latin1') !== algorithm) {
    throw new BadSshKey(`must be one key: the text says ${algorithm}, and the data another name`)
  }
  requireStrong(readKey(algorithm, blob, fields))
  const digest = createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')
  return { text: [algorithm, base64, ...words].join(' '), fingerprint: `SHA256:${digest}` }
}

const requireOneKey = (line: string): void => {
  if (line.includes('PRIVATE KEY') || line.startsWith('PuTTY-User-Key-File')) {
    throw new BadSshKey(
      'must be the public key: this is a private one, which nobody should have seen. Make a new pair',
    )
  }
  if (/---- ?BEGIN/.test(line)) {
    throw new BadSshKey('must be in the form of OpenSSH: ssh-keygen -i -f <file> makes it')
  }
  if (/[\r\n\u0085\u2028\u2029]/.test(line)) throw new BadSshKey('must be one key on one line')
  if (/[^\P{C}\t]/u.test(line)) {
    throw new BadSshKey('must not hold control, invisible or unassigned characters')
  }
}

const requireAlgorithm = (algorithm: string): void => {
  if (algorithms.has(algorithm)) return
  if (algorithm === 'ssh-dss') {
    throw new BadSshKey('must not be a DSA key, which is too weak: use ssh-ed25519')
  }
  if (/-cert-v0\d@openssh\.com$/.test(algorithm)) {
    throw new BadSshKey('must be the key itself, not a certificate')
  }
  const known = [...algorithms].join(', ')
  throw new BadSshKey(
    `must begin with its algorithm, without options in front: one of ${known}, a blank, the data in Base64`,
  )
}

const decodeBase64 = (base64: string): Buffer => {
  const blob = Buffer.from(base64, 'base64')
  // Node skips what is no Base64: only what comes out as it went in was all of it.
  if (base64 !== '' && blob.toString('base64') === base64) return blob
  throw new BadSshKey('must have data in complete Base64 behind the algorithm; is a part missing?')
}

const readFields = (blob: Buffer): readonly Buffer[] => {
  const fields = sshStrings(blob)
  if (fields === undefined) throw new BadSshKey('must have complete data: some is missing, or over')
  return fields
}

/** The library mends what is not in its one right form; OpenSSH would refuse it, and so do we. */
const readKey = (algorithm: string, blob: Buffer, fields: readonly Buffer[]): Key => {
  const plain = ordinary.get(algorithm)
  const data = plain === undefined ? blob : sshData([Buffer.from(plain), ...fields.slice(0, -1)])
  try {
    const key = parseKey(data, 'rfc4253')
    // OpenSSL finds points that are not on their curve.
    createPublicKey(key.toBuffer('pkcs8'))
    if (key.toBuffer('rfc4253').equals(data)) return key
  } catch {
    // The library speaks of its inside, which helps nobody here.
  }
  throw new BadSshKey(`must have data that is not broken: this is no key for ${algorithm}`)
}

const requireStrong = ({ type, size, parts }: Key): void => {
  if (type !== 'rsa') return
  if (size < rsaBitsMin || size > rsaBitsMax) {
    throw new BadSshKey(
      `must have ${rsaBitsMin} to ${rsaBitsMax} bits as an RSA key: this one has ${size}`,
    )
  }
  const [exponent, modulus] = parts.map(({ data }) => data)
  if (isEven(exponent) || isEven(modulus) || exponent?.toString('hex') === '01') {
    throw new BadSshKey('must have an odd modulus, and an odd exponent above 1, as an RSA key')
  }
}

const isEven = (number: Buffer | undefined): boolean => (number?.at(-1) ?? 0) % 2 === 0
