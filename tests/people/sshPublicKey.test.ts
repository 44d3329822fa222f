/** Valid public keys, and the errors for other texts. */
import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { formatAuthorizedKeys } from '#people/steps/listSshKeys.ts'
import { sshData, sshStrings, BadSshKey, parseSshPublicKey } from '#people/steps/sshPublicKey.ts'
import { algorithms, fingerprints, publicKeyOf, somePublicKey } from '../support/sshKeys.ts'

const dsa =
  'ssh-dss AAAAB3NzaC1kc3MAAACBANXcVuZ4np8R/rNVgNlsr5sCM6yRzGzINO6BnUi52V1qk/mN4VemugDcuq0nt1DIjm25'
const weakRsa =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQDmwipA7dTFlV4WuKow61Ybyjjq7GaAfmCt1Ld0/DfiXZAyqawztoUQYa8F4RSLRwCr8LSBYNeZl5hxSXJfl4FX8KAR8Lnii6Hfl3osuH/z43TqwEHOy505uVLdmNZfgzwkjALgYipE339hBQ1ebWTxfOACp7RGYSlItW18ZN3qew=='

/** The strings in the data of a key. */
const fieldsOf = (publicKey: string): readonly Buffer[] =>
  sshStrings(Buffer.from(publicKey.split(' ')[1] ?? '', 'base64')) ?? []

/** A key with this algorithm in its text and in its data, followed by these fields. */
const keyOf = (algorithm: string, ...fields: readonly Buffer[]): string =>
  `${algorithm} ${sshData([Buffer.from(algorithm), ...fields]).toString('base64')}`

const [, ed25519 = Buffer.alloc(0)] = fieldsOf(somePublicKey)
const [, curve = Buffer.alloc(0), point = Buffer.alloc(0)] = fieldsOf(
  publicKeyOf('ecdsa-sha2-nistp256'),
)
const [, exponent = Buffer.alloc(0), modulus = Buffer.alloc(0)] = fieldsOf(publicKeyOf('ssh-rsa'))

/** The same number, or point, with its last bit changed. */
const flipped = (field: Buffer): Buffer =>
  Buffer.concat([field.subarray(0, -1), Buffer.from([(field.at(-1) ?? 0) ^ 1])])

describe('a public key', () => {
  it.each(algorithms)('of %s is accepted, with the fingerprint of OpenSSH', (algorithm) => {
    const text = publicKeyOf(algorithm)

    expect(parseSshPublicKey(`${text} anna@quay`)).toEqual({
      text: `${text} anna@quay`,
      fingerprint: fingerprints[algorithm],
    })
  })

  it.each([
    ['sk-ssh-ed25519@openssh.com', [ed25519]],
    ['sk-ecdsa-sha2-nistp256@openssh.com', [curve, point]],
  ] as const)('of a security key is accepted: %s', (algorithm, fields) => {
    const text = keyOf(algorithm, ...fields, Buffer.from('ssh:'))

    expect(parseSshPublicKey(text)).toMatchObject({ text })
    expect(() => parseSshPublicKey(keyOf(algorithm, ...fields))).toThrow('not a valid key for')
  })

  it('becomes one line, with any blanks', () => {
    const padded = `  ${somePublicKey.replace(' ', ' \t ')}\tAnna   at the quay \r\n`

    expect(parseSshPublicKey(padded).text).toBe(`${somePublicKey} Anna at the quay`)
    expect(parseSshPublicKey(`${somePublicKey}\n`).text).toBe(somePublicKey)
  })
})

describe('a weak key', () => {
  it.each([
    ['a short RSA key', weakRsa, 'this one has 1024'],
    ['a DSA key', dsa, 'DSA'],
    ['an RSA key with an even modulus', keyOf('ssh-rsa', exponent, flipped(modulus)), 'odd'],
    ['an RSA key with an even exponent', keyOf('ssh-rsa', Buffer.from([2]), modulus), 'odd'],
    ['an RSA key with exponent 1', keyOf('ssh-rsa', Buffer.from([1]), modulus), 'above 1'],
  ])('is refused: %s', (_, text, why) => {
    expect(() => parseSshPublicKey(text)).toThrow(why)
  })
})

describe('a broken key', () => {
  const [, base64 = ''] = somePublicKey.split(' ')
  it.each([
    ['nothing', '', 'algorithm'],
    ['no data', 'ssh-ed25519', 'Base64'],
    ['no Base64', 'ssh-ed25519 AAAA*AAA', 'Base64'],
    ['a part of the Base64', `ssh-ed25519 ${base64.slice(0, -2)}`, 'Base64'],
    ['a part of the data', `ssh-ed25519 ${base64.slice(0, -8)}`, 'complete'],
    ['data behind the key', keyOf('ssh-ed25519', ed25519, Buffer.from('x')), 'not a valid key for'],
    ['bytes behind the key', `ssh-ed25519 ${base64}AAAA`, 'complete'],
    ['a key that is too short', keyOf('ssh-ed25519', ed25519.subarray(1)), 'not a valid key for'],
    [
      'a key that is too long',
      keyOf('ssh-ed25519', Buffer.concat([ed25519, ed25519])),
      'not a valid key for',
    ],
    ['another algorithm in the data', `ssh-rsa ${base64}`, 'names another algorithm'],
    [
      'a curve of another algorithm',
      keyOf('ecdsa-sha2-nistp384', curve, point),
      'not a valid key for',
    ],
    [
      'a point off its curve',
      keyOf('ecdsa-sha2-nistp256', curve, flipped(point)),
      'not a valid key for',
    ],
    [
      'a compressed point',
      keyOf(
        'ecdsa-sha2-nistp256',
        curve,
        Buffer.from([2 + ((point.at(-1) ?? 0) % 2), ...point.subarray(1, 33)]),
      ),
      'not a valid key for',
    ],
    ['a negative modulus', keyOf('ssh-rsa', exponent, modulus.subarray(1)), 'not a valid key for'],
    [
      'a padded modulus',
      keyOf('ssh-rsa', exponent, Buffer.from([0, ...modulus])),
      'not a valid key for',
    ],
    ['no modulus', keyOf('ssh-rsa', exponent), 'not a valid key for'],
    [
      'more than a public key',
      keyOf('ssh-rsa', modulus, exponent, modulus, modulus, modulus, modulus),
      'not a valid key for',
    ],
    ['another curve', keyOf('ecdsa-sha2-nistp224', curve, point), 'begin with its algorithm'],
    ['a certificate', keyOf('ssh-ed25519-cert-v01@openssh.com', ed25519), 'certificate'],
  ])('is refused: %s', (_, text, why) => {
    expect(() => parseSshPublicKey(text)).toThrow(BadSshKey)
    expect(() => parseSshPublicKey(text)).toThrow(why)
  })
})

describe('a text other than a public key', () => {
  it.each([
    ['options in front', `command="id" ${somePublicKey}`, 'without options'],
    ['a short option in front', `restrict ${somePublicKey}`, 'without options'],
    ['two lines', `${somePublicKey} a\n${somePublicKey}`, 'one line'],
    ['a line break in the comment', `${somePublicKey} a\rssh-rsa b`, 'one line'],
    ['a line separator in the comment', `${somePublicKey} a\u2028b`, 'one line'],
    ['a control character in the comment', `${somePublicKey} a\u001b[31m`, 'control'],
    ['a mark that turns text around', `${somePublicKey} a\u202eb`, 'invisible'],
    ['a public key in PEM', '-----BEGIN PUBLIC KEY-----\nAAAA', 'OpenSSH format'],
    ['a public key as of RFC 4716', '---- BEGIN SSH2 PUBLIC KEY ----\nAAAA', 'OpenSSH format'],
  ])('is refused: %s', (_, text, why) => {
    expect(() => parseSshPublicKey(text)).toThrow(why)
  })

  it('is refused and not repeated: a private key', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const text = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const secret = text.split('\n')[1] ?? ''
    const refusal = (pasted: string): string => {
      try {
        return parseSshPublicKey(pasted).text
      } catch (error) {
        return String(error)
      }
    }

    for (const pasted of [text, text.replace(/\n/g, ' '), `PuTTY-User-Key-File-3: ${secret}`]) {
      expect(refusal(pasted)).toContain('this private key is now exposed')
      expect(refusal(pasted)).not.toContain(secret)
    }
  })
})

describe('a line of authorized_keys', () => {
  const line = (creatorName: string, comment: string): string =>
    formatAuthorizedKeys([{ creatorName, publicKey: `${somePublicKey}${comment}` }])

  it('has the owner before the comment, and a line end', () => {
    expect(line('anna', ' laptop at home')).toBe(`${somePublicKey} anna laptop at home\n`)
    expect(line('anna', '')).toBe(`${somePublicKey} anna\n`)
    expect(formatAuthorizedKeys([])).toBe('')
  })

  it('has the name of the owner as one word', () => {
    expect(line('anna of the "quay"\n', '')).toBe(
      `${somePublicKey} anna%20of%20the%20%22quay%22%0A\n`,
    )
  })
})
