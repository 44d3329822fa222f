/** Keys of the table, made from templates such as `OBJECT#USER_GROUP#<id>#` and `MEMBER#<name>#`. */
import { createHash } from 'node:crypto'
import { encodeObjectId } from '#values/objectId.ts'
import { foldUserName } from '#values/userName.ts'

export interface Key {
  readonly PK: string
  readonly SK: string
}

export const nameOfKey = ({ PK, SK }: Key): string => `${PK} ${SK}`

export const plainKey = ({ PK, SK }: Key): Key => ({ PK, SK })

/** In the order of DynamoDB. */
export const compareBytes = (left: string, right: string): number =>
  Buffer.compare(Buffer.from(left), Buffer.from(right))

/** For keys and ids of values that are long or secret. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url')

/** DynamoDB's limit of a sort key; a partition key may be twice as long. */
const keyBytesMax = 1024

/** A list is several parts of a key. */
export type KeyPart = string | number | readonly string[]

/** One part for each placeholder of a template. */
type KeyPartsOf<Template extends string> = Template extends `${string}<${string}>${infer Rest}`
  ? [KeyPart, ...KeyPartsOf<Rest>]
  : []

/** Encode the parts of these placeholders, before they are escaped. */
const encoders: Readonly<Record<string, (text: string) => string>> = {
  'folded name': foldUserName,
  regatta: (name) => encodeObjectId([name]),
}

const escape = (text: string): string =>
  /[%#]/.test(text) ? text.replace(/%/g, '%25').replace(/#/g, '%23') : text

/**
 * With fewer parts it returns a prefix of a key. INVARIANT: injective, and no filled template is a prefix of
 * another one, because every part is escaped and ends with `#`.
 */
export const template = (text: string) => {
  const [start = '', ...pieces] = text.split(/<([^<>]*)>/)
  const placeholders = pieces.flatMap((name, at) =>
    at % 2 === 0 ? [{ encode: encoders[name] ?? String, end: pieces[at + 1] ?? '' }] : [],
  )
  return (...parts: readonly (KeyPart | undefined)[]): string => {
    let filled = start
    let at = 0
    for (const { encode, end } of placeholders) {
      const part = parts[at]
      if (part === undefined) break
      filled += typeof part === 'object' ? part.map(escape).join('#') : escape(encode(String(part)))
      filled += end
      at += 1
    }
    if (Buffer.byteLength(filled) <= keyBytesMax) return filled
    // Too long for a key. `%long` is not a valid escape sequence, so no other key looks like this.
    const digest = createHash('sha256').update(filled).digest('hex')
    return `${filled.slice(0, filled.indexOf('#'))}#%long#${digest}#`
  }
}

/** The key of an entity. Its parts fill the partition key first, then the sort key. */
export interface KeyTemplate<Partition extends string, Sort extends string> {
  (...parts: [...KeyPartsOf<Partition>, ...KeyPartsOf<Sort>]): Key
  readonly partition: (...parts: KeyPartsOf<Partition>) => string
  readonly sortPrefix: (...parts: Partial<KeyPartsOf<Sort>>) => string
  readonly partitionTemplate: Partition
  readonly sortTemplate: Sort
}

export const keyTemplate = <Partition extends string, Sort extends string>(
  partitionTemplate: Partition,
  sortTemplate: Sort,
): KeyTemplate<Partition, Sort> => {
  const partition = template(partitionTemplate)
  const sortPrefix = template(sortTemplate)
  const count = partitionTemplate.split('<').length - 1
  const key = (...parts: readonly KeyPart[]): Key => ({
    PK: partition(...parts.slice(0, count)),
    SK: sortPrefix(...parts.slice(count)),
  })
  return Object.assign(key, { partition, sortPrefix, partitionTemplate, sortTemplate })
}

/** Returns the parts of a filled template. Empty if the template was longer than a key. */
export const partsOf = (text: string): readonly string[] => {
  const parts = text.split('#').slice(0, -1)
  return parts[1] === '%long'
    ? []
    : parts.map((part) => part.replace(/%23/g, '#').replace(/%25/g, '%'))
}

/** Formats milliseconds since 1970 as text in the order of time, for all valid dates. */
export const millisText = (millis: number): string => {
  const text = (number: number) => String(number).padStart(16, '0')
  return millis < 0 ? `A${text(8_640_000_000_000_000 + millis)}` : `B${text(millis)}`
}
