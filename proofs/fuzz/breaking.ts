/**
 * Breaks a valid request, in one position or in several, by a hostile value or in its structure.
 */
import fc from 'fast-check'
import type { Draft } from './drafts.ts'
import { anyHostileValue } from './hostileValues.ts'

export interface Break {
  /** The index of the position in the draft, modulo their number. */
  readonly place: number
  readonly how: 'replace' | 'drop' | 'rename' | 'wrap' | 'retype'
  readonly by: unknown
}

export const anyBreak: fc.Arbitrary<Break> = fc.record({
  place: fc.nat(10_000),
  how: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'rename', 'wrap', 'retype'),
  by: anyHostileValue,
})

type Inside = Record<string, unknown>

/** A replaceable member of an object or of a list. */
interface Place {
  readonly inside: Inside
  readonly name: string
}

const placesMax = 60

export const broken = (draft: Draft, breaks: readonly Break[]): Draft => {
  const parts = { path: draft.path, query: draft.query, headers: draft.headers, body: draft.body }
  const copy = structuredClone(parts)
  for (const { place, how, by } of breaks) {
    const places = [
      ...[copy.path, copy.query, copy.headers].flatMap((part) => placesIn(part as Inside)),
      ...placesIn(copy.body?.value),
    ]
    const chosen = places[place % places.length]
    if (chosen !== undefined) breakAt(chosen, how, by)
  }
  return { ...draft, ...copy }
}

/** Includes nested members, the outer ones first. */
const placesIn = (value: unknown): readonly Place[] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = value as Inside
  const own = Object.keys(inside).map((name) => ({ inside, name }))
  return [...own, ...own.flatMap(({ name }) => placesIn(inside[name]))].slice(0, placesMax)
}

const breakAt = ({ inside, name }: Place, how: Break['how'], by: unknown): void => {
  const value = inside[name]
  switch (how) {
    case 'replace':
      // Values are reused: a nested change must not alter the shared list itself.
      inside[name] = structuredClone(by)
      return
    case 'drop':
      if (Array.isArray(inside)) inside.splice(Number(name), 1)
      else Reflect.deleteProperty(inside, name)
      return
    case 'rename':
      Reflect.deleteProperty(inside, name)
      inside[`${name}_`] = value
      return
    case 'wrap':
      inside[name] = [value]
      return
    case 'retype':
      inside[name] = typeof value === 'string' ? value.length : JSON.stringify(value ?? {})
  }
}
