/**
 * Breaks a valid request, in one position or in several, by a hostile value or in its structure.
 */
import fc from 'fast-check'
import type { Draft } from './drafts.ts'
import { anyHostileValue } from './hostileValues.ts'

export interface Break {
  /** The index of the position in the draft, modulo their number. */
  readonly position: number
  readonly how: 'replace' | 'drop' | 'rename' | 'wrap' | 'retype'
  readonly by: unknown
}

export const anyBreak: fc.Arbitrary<Break> = fc.record({
  position: fc.nat(10_000),
  how: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'rename', 'wrap', 'retype'),
  by: anyHostileValue,
})

type Container = Record<string, unknown>

/** A replaceable member of an object or of a list. */
interface Member {
  readonly container: Container
  readonly name: string
}

const membersMax = 60

export const broken = (draft: Draft, breaks: readonly Break[]): Draft => {
  const parts = { path: draft.path, query: draft.query, headers: draft.headers, body: draft.body }
  const copy = structuredClone(parts)
  for (const { position, how, by } of breaks) {
    const members = [
      ...[copy.path, copy.query, copy.headers].flatMap((part) => membersIn(part as Container)),
      ...membersIn(copy.body?.value),
    ]
    const chosen = members[position % members.length]
    if (chosen !== undefined) breakAt(chosen, how, by)
  }
  return { ...draft, ...copy }
}

/** Includes nested members, the outer ones first. */
const membersIn = (value: unknown): readonly Member[] => {
  if (typeof value !== 'object' || value === null) return []
  const container = value as Container
  const own = Object.keys(container).map((name) => ({ container, name }))
  return [...own, ...own.flatMap(({ name }) => membersIn(container[name]))].slice(0, membersMax)
}

const breakAt = ({ container, name }: Member, how: Break['how'], by: unknown): void => {
  const value = container[name]
  switch (how) {
    case 'replace':
      // Values are reused: a nested change must not alter the shared list itself.
      container[name] = structuredClone(by)
      return
    case 'drop':
      if (Array.isArray(container)) container.splice(Number(name), 1)
      else Reflect.deleteProperty(container, name)
      return
    case 'rename':
      Reflect.deleteProperty(container, name)
      container[`${name}_`] = value
      return
    case 'wrap':
      container[name] = [value]
      return
    case 'retype':
      container[name] = typeof value === 'string' ? value.length : JSON.stringify(value ?? {})
  }
}
