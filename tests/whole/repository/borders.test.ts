/**
 * The borders of the house: the platform imports no subject, a subject imports the platform and the
 * subjects that its README names, and inside of a subject rules come before items, steps and endpoints.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { root, sourcesIn, type Source } from './files.ts'
import { importsOf } from './syntax.ts'

const { imports: names } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>
}

/** The path of an imported file of ours, from the root. Absent: a package, or a module of Node. */
const pathOf = (file: string, imported: string): string | undefined => {
  if (imported.startsWith('.')) return posix.join(posix.dirname(file), imported)
  const [name = '', ...rest] = imported.split('/')
  const target = names[imported] ?? names[`${name}/*`]
  return imported.startsWith('#') ? target?.slice(2).replace('*', rest.join('/')) : undefined
}

/** `rules`, `items`, `steps` and so on, low to high. Endpoints are last. */
const kinds = ['rules', 'items', 'steps', 'pictures']

interface Room {
  readonly subject: string
  readonly kind: number
}

/** Absent: the composition root, which sees all, or a file outside of the house. */
const roomOf = (file: string): Room | undefined => {
  const [top, subject = '', kind = ''] = file.split('/')
  if (!['lib', 'schemas', 'functions'].includes(top ?? '') || kind === '') return undefined
  if (subject === 'background') return undefined
  const isEndpoint = top === 'functions'
  return { subject, kind: isEndpoint ? kinds.length : kinds.indexOf(kind) }
}

/** The subjects that the README of a subject names as those it may use. */
const usedBy = (subject: string): readonly string[] => {
  const readme = join(root, 'lib', subject, 'README.md')
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : ''
  const [, list = ''] = /^May use: (.*)$/m.exec(text) ?? []
  return [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
}

const faultsOf = ({ file, text }: Source): readonly string[] => {
  const room = roomOf(file)
  if (room === undefined) return []
  return importsOf({ file, text }).flatMap((imported) => {
    const target = pathOf(file, imported)
    const other = target === undefined ? undefined : roomOf(target)
    if (target === undefined || other === undefined) return []
    const isOwn = other.subject === room.subject
    const isAllowed = isOwn
      ? room.kind === -1 || other.kind <= room.kind
      : other.subject === 'platform' || usedBy(room.subject).includes(other.subject)
    return isAllowed ? [] : [`${file} imports ${target}`]
  })
}

const sources = sourcesIn('schemas', 'lib', 'functions')

it('the platform imports no subject, and a subject only what its README names', () => {
  expect(sources.flatMap(faultsOf)).toEqual([])
})

it('the subjects use each other in no circle', () => {
  const subjects = [...new Set(sources.flatMap(({ file }) => roomOf(file)?.subject ?? []))]
  const reach = (subject: string, seen: readonly string[]): readonly string[] =>
    seen.includes(subject)
      ? [[...seen, subject].join(' uses ')]
      : usedBy(subject).flatMap((used) => reach(used, [...seen, subject]))

  expect(subjects.length).toBeGreaterThan(8)
  expect(subjects.flatMap((subject) => reach(subject, []))).toEqual([])
})

it('the check refuses imports upwards, sideways and out of the platform', () => {
  const faults = (file: string, imported: string) =>
    faultsOf({ file, text: `import { a } from '${imported}'` })

  expect(faults('lib/platform/table/a.ts', '#tags/rules/tag.ts')).toHaveLength(1)
  expect(faults('lib/races/steps/a.ts', '#tags/rules/tag.ts')).toHaveLength(1)
  expect(faults('lib/tags/rules/a.ts', '../items/tags.ts')).toHaveLength(1)
  expect(faults('lib/tags/steps/a.ts', '../items/tags.ts')).toEqual([])
  expect(faults('functions/tags/a.ts', '#races/items/regattas.ts')).toEqual([])
  expect(faults('lib/tags/items/a.ts', '#table/entity.ts')).toEqual([])
})
