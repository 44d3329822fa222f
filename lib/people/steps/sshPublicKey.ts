/** Parses public SSH keys, and rejects malformed and weak ones. */
import { createHash, createPublicKey } from 'node:crypto'
import { type Key, parseKey } from 'sshpk'

export interface SshPublicKey {
  /** One line: algorithm, Base64, and an optional comment, separated by blanks. */
  readonly text: string
  /** In the format of `ssh-keygen -l`. */
  readonly fingerprint: string
}

/** The message begins with "must" and tells the requirement. */
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

/** A key of FIDO is an ordinary key with an application, and the library knows only those. */
const ordinary: ReadonlyMap<string, string> = new Map([
  ['sk-ssh-ed25519@openssh.com', 'ssh-ed25519'],
  ['sk-ecdsa-sha2-nistp256@openssh.com', 'ecdsa-sha2-nistp256'],
])

/** @throws BadSshKey with a message that never contains the text */
export const parseSshPublicKey = (text: string): SshPublicKey => {
  const line = text.trim()
  requireOneKey(line)
  const [algorithm = '', base64 = '', ...words] = line.split(/[ \t]+/)
  requireAlgorithm(algorithm)
  const blob = decodeBase64(base64)
  const [dataAlgorithm, ...fields] = readFields(blob)
  if (dataAlgorithm?.toString('latin1') !== algorithm) {
    throw new BadSshKey(
      `must be one key: the text names ${algorithm}, but the data names another algorithm`,
    )
  }
  requireStrong(readKey(algorithm, blob, fields))
  const digest = createHash('sha256')
    .update(blob)
    .digest('base64')
    .replace(/={1,2}$/, '')
  return { text: [algorithm, base64, ...words].join(' '), fingerprint: `SHA256:${digest}` }
}

const requireOneKey = (line: string): void => {
  if (line.includes('PRIVATE KEY') || line.startsWith('PuTTY-User-Key-File')) {
    throw new BadSshKey(
      'must be a public key: this private key is now exposed. Create a new key pair',
    )
  }
  if (/---- ?BEGIN/.test(line)) {
    throw new BadSshKey('must be in OpenSSH format: convert it with ssh-keygen -i -f <file>')
  }
  if (/[\r\n\u0085\u2028\u2029]/.test(line)) throw new BadSshKey('must be one key on one line')
  if (/[^\P{C}\t]/u.test(line)) {
    throw new BadSshKey('must not contain control, invisible or unassigned characters')
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
  // Node skips characters that are not Base64, so the decoded data must encode to the same text.
  if (base64 !== '' && blob.toString('base64') === base64) return blob
  throw new BadSshKey('must have complete Base64 data after the algorithm')
}

const readFields = (blob: Buffer): readonly Buffer[] => {
  const fields = sshStrings(blob)
  if (fields === undefined)
    throw new BadSshKey('must have complete data: bytes are missing or left over')
  return fields
}

/** The library corrects non-canonical keys. OpenSSH rejects them, so they are rejected here. */
const readKey = (algorithm: string, blob: Buffer, fields: readonly Buffer[]): Key => {
  const plain = ordinary.get(algorithm)
  const data = plain === undefined ? blob : sshData([Buffer.from(plain), ...fields.slice(0, -1)])
  try {
    const key = parseKey(data, 'rfc4253')
    // OpenSSL detects points that are not on their curve.
    createPublicKey(key.toBuffer('pkcs8'))
    if (key.toBuffer('rfc4253').equals(data)) return key
  } catch {
    // The library's message describes its internals, so it is not used.
  }
  throw new BadSshKey(`must have valid data: this is not a valid key for ${algorithm}`)
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

/** The data of an SSH key are strings, each after its length in four bytes (RFC 4251, section 5). */
const lengthBytes = 4

/** All strings of the data, or `undefined` if the last one is incomplete. */
export const sshStrings = (data: Buffer): readonly Buffer[] | undefined => {
  const strings: Buffer[] = []
  let position = 0
  while (position < data.length) {
    if (data.length - position < lengthBytes) return undefined
    const start = position + lengthBytes
    position = start + data.readUInt32BE(position)
    if (position > data.length) return undefined
    strings.push(data.subarray(start, position))
  }
  return strings
}

export const sshData = (strings: readonly Buffer[]): Buffer =>
  Buffer.concat(
    strings.flatMap((string) => {
      const length = Buffer.alloc(lengthBytes)
      length.writeUInt32BE(string.length)
      return [length, string]
    }),
  )
