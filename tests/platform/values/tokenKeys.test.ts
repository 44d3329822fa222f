import { describe, expect, it } from 'vitest'
import { unusedId } from '../../../harness/ids.ts'
import { formatAccessToken, readAccessToken } from '#authentication/accessToken.ts'
import { formatTokenKeys, keyOfVersion, parseTokenKeys } from '#values/tokenKeys.ts'
import {
  describeKeys,
  nextStep,
  replaceKeys,
  type RotationStep,
  takeStep,
} from '../../../scripts/tokenKeyRotation.ts'

const secret = 's'.repeat(32)
const other = 'o'.repeat(32)
const claim = { userId: unusedId, userName: 'anna', generation: 3 }

describe('the text of token keys', () => {
  it.each([
    ['a key without a version', secret, [[1, secret]]],
    ['a key with one', `7:${secret}\n`, [[7, secret]]],
    [
      'two keys, the first of which signs',
      `2:${secret} 1:${other}`,
      [
        [2, secret],
        [1, other],
      ],
    ],
    [
      'two keys in lines',
      `1:${secret}\n2:${other}\n`,
      [
        [1, secret],
        [2, other],
      ],
    ],
  ])('contains %s', (_, text, expected) => {
    const keys = parseTokenKeys(text)

    expect(keys.map((key) => [key.version, key.secret.toString()])).toEqual(expected)
    expect(parseTokenKeys(formatTokenKeys(keys))).toEqual(keys)
  })

  it.each([
    ['nothing', ''],
    ['too short a key', 's'.repeat(31)],
    ['too short a second key', `1:${secret} 2:short`],
    ['a version without a key', `1:${secret} 2:`],
    ['a second key without a version', `1:${secret} ${other}`],
    ['the version 0', `0:${secret}`],
    ['the version 256', `256:${secret}`],
    ['a version twice', `1:${secret} 1:${other}`],
    ['three keys', `1:${secret} 2:${other} 3:${other}`],
  ])('is refused with %s, in a message without secrets', (_, text) => {
    expect(() => parseTokenKeys(text)).toThrow(/key/)
    expect(() => parseTokenKeys(text)).not.toThrow(/sss|ooo|short/)
  })
})

describe('a reference to a secret that was not resolved', () => {
  const reference = '{{resolve:secretsmanager:committee-boat-production-token-key:SecretString}}'

  it.each([reference, `1:${secret} 2:${reference}`])('is no key: %s', (text) => {
    expect(() => parseTokenKeys(text)).toThrow(/reference to a secret.*set a key of your own/)
  })

  it('is not suspected in a key with other braces', () => {
    const braces = `{{${secret}}}`
    expect(parseTokenKeys(braces)[0].secret.toString()).toBe(braces)
  })
})

describe('a key that holds blanks', () => {
  const words = `a key of many words ${secret}`

  it('is alone, and is replaced', () => {
    expect(parseTokenKeys(words)[0].secret.toString()).toBe(words)
    expect(nextStep(replaceKeys(words))).toBe('add')
  })

  it('is never written where it would be parsed differently', () => {
    expect(() => takeStep(words, 'add')).toThrow(/only replaced/)
  })
})

describe('an access token', () => {
  const keys = parseTokenKeys(`2:${secret} 1:${other}`)

  it.each(keys.map((key) => [key.version, key] as const))('of key %i is read', (version, key) => {
    expect(readAccessToken(keys, formatAccessToken(key, claim))).toEqual({
      ...claim,
      keyVersion: version,
    })
  })

  it('that was read before is not read with keys that did not sign it', () => {
    const token = formatAccessToken(keys[0], claim)
    const others = parseTokenKeys(`2:${other}`)

    expect(readAccessToken(keys, token)).toBe(readAccessToken(keys, token))
    expect(readAccessToken(others, token)).toBeUndefined()
  })

  it('of a key under the version of another one is not', () => {
    const mistaken = { version: 1, secret: Buffer.from(secret) }

    expect(readAccessToken(keys, formatAccessToken(mistaken, claim))).toBeUndefined()
  })

  it('of an unknown version is not', () => {
    const gone = { version: 3, secret: Buffer.from(secret) }

    expect(keyOfVersion(keys, 3)).toBeUndefined()
    expect(readAccessToken(keys, formatAccessToken(gone, claim))).toBeUndefined()
  })
})

describe('a rotation', () => {
  const steps: readonly RotationStep[] = ['add', 'sign', 'drop']
  const versions = (text: string) => parseTokenKeys(text).map(({ version }) => version)

  it('has steps of which each process knows the keys of its neighbours', () => {
    let text = `254:${secret}`
    const seen: (readonly number[])[] = []
    for (const step of [...steps, ...steps]) {
      expect(nextStep(text)).toBe(step)
      text = takeStep(text, step)
      seen.push(versions(text))
    }

    expect(seen).toEqual([[254, 255], [255, 254], [255], [255, 1], [1, 255], [1]])
  })

  it('keeps the secret of a key, and never generates one twice', () => {
    const [one, two] = [takeStep(secret, 'add'), takeStep(secret, 'add')]

    expect(parseTokenKeys(one)[0].secret.toString()).toBe(secret)
    expect(one).not.toBe(two)
  })

  it.each([
    [secret, 'sign'],
    [secret, 'drop'],
    [`1:${secret} 2:${other}`, 'add'],
    [`1:${secret} 2:${other}`, 'drop'],
    [`2:${secret} 1:${other}`, 'add'],
    [`2:${secret} 1:${other}`, 'sign'],
  ] as const)('of %s does not continue with %s', (text, step) => {
    expect(() => takeStep(text, step)).toThrow(/next step is/)
  })

  it('at once removes all known keys', () => {
    expect(versions(replaceKeys(`2:${secret} 1:${other}`))).toEqual([3])
    expect(replaceKeys(`2:${secret} 1:${other}`)).not.toContain(secret)
  })

  it('is described without the keys', () => {
    expect(describeKeys(`1:${secret} 2:${other}`)).toBe('Key 1 signs, and key 2 verifies only.')
    expect(describeKeys(secret)).toBe('Key 1 signs.')
  })
})
