/**
 * The borders of the house: the platform imports no subject, a subject imports the platform and the
 * subjects that its README names, and inside of a subject rules come before items, steps and endpoints.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root, type Source, sourcesIn, textOf } from './files.ts'
import { importCircles, importedFile } from './importCircles.ts'
import { impurities } from './purity.ts'
import { importsOf } from './syntax.ts'

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

/** The subjects that the README of a subject names as those it, or its endpoints, may use. */
const usedBy = (subject: string, user = 'May use'): readonly string[] => {
  const readme = `lib/${subject}/README.md`
  const text = existsSync(join(root, readme)) ? textOf(readme) : ''
  const [, list = ''] = new RegExp(`^${user}: (.*)$`, 'm').exec(text) ?? []
  return [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
}

const faultsOf = ({ file, text }: Source): readonly string[] => {
  const room = roomOf(file)
  if (room === undefined) return []
  const isEndpoint = room.kind === kinds.length
  const used = [
    ...usedBy(room.subject),
    ...(isEndpoint ? usedBy(room.subject, 'Its endpoints may also use') : []),
  ]
  return importsOf({ file, text }).flatMap((imported) => {
    const target = importedFile(file, imported)
    const other = target === undefined ? undefined : roomOf(target)
    if (target === undefined || other === undefined) return []
    const isOwn = other.subject === room.subject
    const isAllowed = isOwn
      ? room.kind === -1 || other.kind <= room.kind
      : other.subject === 'platform' || used.includes(other.subject)
    return isAllowed ? [] : [`${file} imports ${target}`]
  })
}

/** Packages that only these rooms may import. */
const reserved: readonly (readonly [prefix: string, rooms: RegExp])[] = [
  ['@aws-sdk/client-apigatewaymanagementapi', /^lib\/feed\/background\//],
  ['@aws-sdk/client-sqs', /^lib\/feed\/background\//],
  ['@aws-sdk/', /^lib\/platform\/table\//],
  // The service starts no process.
  ['node:child_process', /^$/],
  ['@smithy/', /^lib\/platform\/table\//],
  ['@middy/', /^lib\/platform\/endpoint\//],
  ['aws-lambda', /^lib\/platform\/endpoint\//],
  ['@sinclair/typebox', /^(?:schemas|lib\/platform\/endpoint)\//],
]

const reservedFaults = (source: Source): readonly string[] =>
  importsOf(source).flatMap((imported) => {
    const rooms = reserved.find(([prefix]) => imported.startsWith(prefix))?.[1]
    return rooms?.test(source.file) === false ? [`${source.file} imports ${imported}`] : []
  })

/** Code that runs elsewhere, with the packages that it may import beside its own files. */
const elsewhere: Readonly<Record<string, RegExp>> = {
  browser: /^(?:htm\/preact|idb|preact\/hooks)$/,
  client: /^openapi-fetch$/,
}

const elsewhereFaults = (source: Source): readonly string[] => {
  const [room = ''] = source.file.split('/')
  return importsOf(source)
    .filter((imported) => {
      const file = importedFile(source.file, imported)
      return file === undefined
        ? elsewhere[room]?.test(imported) !== true
        : !file.startsWith(`${room}/`)
    })
    .map((imported) => `${source.file} imports ${imported}`)
}

/** The settings of a function are read once, where its services are created. */
const environmentFaults = ({ file, text }: Source): readonly string[] =>
  text.includes('process.env') && file !== 'lib/platform/endpoint/services.ts' ? [file] : []

const sources = sourcesIn('schemas', 'lib', 'functions')
const rules = sources.filter(({ file }) => file.includes('/rules/'))
const others = ['browser/a.js', 'client/a.ts']

describe('the house', () => {
  it('imports nothing upwards, sideways, or out of the platform', () => {
    expect(sources.flatMap(faultsOf)).toEqual([])
  })

  it('has no circle of subjects, and none of files', () => {
    const subjects = [...new Set(sources.flatMap(({ file }) => roomOf(file)?.subject ?? []))]
    const reach = (subject: string, seen: readonly string[]): readonly string[] =>
      seen.includes(subject)
        ? [[...seen, subject].join(' uses ')]
        : usedBy(subject).flatMap((used) => reach(used, [...seen, subject]))

    expect(subjects.length).toBeGreaterThan(8)
    expect(subjects.flatMap((subject) => reach(subject, []))).toEqual([])
    expect(importCircles(sources)).toEqual([])
  })

  it('has pure rules', () => {
    expect(rules.length).toBeGreaterThan(50)
    expect(rules.flatMap(impurities)).toEqual([])
  })

  it('reads the environment in one place, and keeps packages in their rooms', () => {
    expect(sources.flatMap(environmentFaults)).toEqual([])
    expect(sources.flatMap(reservedFaults)).toEqual([])
    expect(sourcesIn('browser', 'client').flatMap(elsewhereFaults)).toEqual([])
  })
})

describe('the check', () => {
  const faults = (file: string, imported: string) => {
    const source = { file, text: `import { a } from '${imported}'` }
    return others.includes(file)
      ? elsewhereFaults(source)
      : [...faultsOf(source), ...reservedFaults(source)]
  }

  it.each([
    ['lib/platform/table/a.ts', '#tags/rules/tag.ts'],
    ['lib/races/steps/a.ts', '#tags/rules/tag.ts'],
    ['lib/tags/rules/a.ts', '../items/tags.ts'],
    ['functions/races/a.ts', '#tags/items/tags.ts'],
    ['schemas/races/a.ts', '../tags/tag.ts'],
    ['lib/tags/steps/a.ts', '@aws-sdk/lib-dynamodb'],
    ['lib/feed/background/a.ts', '@aws-sdk/lib-dynamodb'],
    ['lib/people/steps/a.ts', 'node:child_process'],
    ['browser/a.js', '../client/client.js'],
    ['client/a.ts', 'typescript'],
  ])('refuses %s importing %s', (file, imported) => {
    expect(faults(file, imported)).toHaveLength(1)
  })

  it.each([
    ['lib/tags/steps/a.ts', '../items/tags.ts'],
    ['functions/tags/a.ts', '#races/items/regattas.ts'],
    ['lib/tags/items/a.ts', '#table/entity.ts'],
    ['lib/feed/background/a.ts', '@aws-sdk/client-sqs'],
    ['lib/allEntities.ts', './tags/items/tags.ts'],
  ])('allows %s importing %s', (file, imported) => {
    expect(faults(file, imported)).toEqual([])
  })

  it.each([
    'const x = Date.now()',
    'const x = new Date()',
    'const x = Math.random()',
    'const x = async () => 1',
    "import { randomUUID } from 'node:crypto'",
  ])('finds that a rule is not pure: %s', (text) => {
    expect(impurities({ file: 'lib/tags/rules/a.ts', text })).not.toEqual([])
  })

  it('finds files that import each other', () => {
    const circle = [
      { file: 'lib/tags/a.ts', text: `import type { B } from '#races/b.ts'` },
      { file: 'lib/races/b.ts', text: `export { a } from '../tags/a.ts'` },
    ]

    expect(importCircles(circle)).toEqual(['lib/races/b.ts and lib/tags/a.ts'])
    expect(importCircles(circle.slice(0, 1))).toEqual([])
  })
})
