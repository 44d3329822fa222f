/**
 * The borders of the house: the platform imports no subject, a subject imports the platform and the
 * subjects that its README names, and inside of a subject rules come before items, steps and endpoints.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { crowdedFaults } from './crowded.ts'
import { importCircles, importedFile } from './importCircles.ts'
import { impurities } from './purity.ts'
import { root, type Source, sourcesIn, textOf } from './sources.ts'
import { importsOf } from './syntax.ts'

/** `rules`, `items`, `steps` and so on, low to high. Endpoints are last. */
const kinds = ['rules', 'items', 'steps', 'pictures', 'pages']

interface Room {
  readonly subject: string
  readonly kind: number
}

const isEndpoint = ({ kind }: Room): boolean => kind === kinds.length

/** Absent: the composition root, which sees all, or a file outside of the house. */
const roomOf = (file: string): Room | undefined => {
  const [top, subject = '', kind = ''] = file.split('/')
  if (!['lib', 'schemas', 'functions'].includes(top ?? '') || kind === '') return undefined
  if (subject === 'background') return undefined
  return { subject, kind: top === 'functions' ? kinds.length : kinds.indexOf(kind) }
}

/** The subjects that the README of a subject names. */
const usedBy = (subject: string): readonly string[] => {
  const readme = `lib/${subject}/README.md`
  const text = existsSync(join(root, readme)) ? textOf(readme) : ''
  const [, list = ''] = /^May use: (.*)$/m.exec(text) ?? []
  return [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
}

/** @returns the rule that an import breaks, and what to do */
const brokenBorder = (from: Room, to: Room): string | undefined => {
  if (isEndpoint(to)) return `Move the shared code to lib/${to.subject}/steps/.`
  if (from.subject === to.subject) {
    if (from.kind === -1 || to.kind <= from.kind) return undefined
    const kind = kinds[from.kind] ?? ''
    return `The folder ${kind} comes before ${kinds[to.kind]}. Move the shared code to ${kind}.`
  }
  if (to.subject === 'platform') return undefined
  if (from.subject === 'platform') return 'The platform imports no subject.'
  if (usedBy(from.subject).includes(to.subject)) return undefined
  return `lib/${from.subject}/README.md does not list \`${to.subject}\` under "May use".`
}

export const borderFaults = (source: Source): readonly string[] => {
  const { file } = source
  const from = roomOf(file)
  if (from === undefined) return []
  return importsOf(source).flatMap((imported) => {
    const target = importedFile(file, imported)
    const to = target === undefined ? undefined : roomOf(target)
    const broken = to && brokenBorder(from, to)
    return broken === undefined ? [] : [`${file} imports ${target}. ${broken}`]
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

export const reservedFaults = (source: Source): readonly string[] =>
  importsOf(source).flatMap((imported) => {
    const rooms = reserved.find(([prefix]) => imported.startsWith(prefix))?.[1]
    return rooms?.test(source.file) === false
      ? [`${source.file} imports ${imported}, which is reserved for other folders.`]
      : []
  })

/** Code that runs elsewhere, with the packages that it may import beside its own files. */
const elsewhere: Readonly<Record<string, RegExp>> = {
  browser: /^(?:htm\/preact|idb|preact\/hooks)$/,
  client: /^openapi-fetch$/,
}

export const elsewhereFaults = (source: Source): readonly string[] => {
  const [room = ''] = source.file.split('/')
  return importsOf(source)
    .filter((imported) => {
      const file = importedFile(source.file, imported)
      return file === undefined
        ? elsewhere[room]?.test(imported) !== true
        : !file.startsWith(`${room}/`)
    })
    .map(
      (imported) =>
        `${source.file} imports ${imported}. The folder ${room}/ runs without the rest of the house.`,
    )
}

/** The settings of a function are read once, where its services are created. */
export const environmentFaults = ({ file, text }: Source): readonly string[] =>
  text.includes('process.env') && file !== 'lib/platform/endpoint/services.ts'
    ? [`${file} reads process.env. Only lib/platform/endpoint/services.ts may do that.`]
    : []

const subjectCircles = (sources: readonly Source[]): readonly string[] => {
  const reach = (subject: string, seen: readonly string[]): readonly string[] =>
    seen.includes(subject)
      ? [`The READMEs in lib/ have a circle: ${[...seen, subject].join(' uses ')}.`]
      : usedBy(subject).flatMap((used) => reach(used, [...seen, subject]))
  const subjects = new Set(sources.flatMap(({ file }) => roomOf(file)?.subject ?? []))
  return [...subjects].flatMap((subject) => reach(subject, []))
}

/** All faults of the repository, a sentence each. */
export const faultsOfRepository = (): readonly string[] => {
  const sources = sourcesIn('schemas', 'lib', 'functions')
  return [
    ...sources.flatMap(borderFaults),
    ...subjectCircles(sources),
    ...importCircles(sources).map(
      (circle) => `${circle} import each other. Move the shared code to a third file.`,
    ),
    ...sources
      .filter(({ file }) => file.includes('/rules/'))
      .flatMap(impurities)
      .map(
        (impurity) =>
          `${impurity}. Rules are pure: pass the value to it, or move the code to steps.`,
      ),
    ...sources.flatMap(environmentFaults),
    ...sources.flatMap(crowdedFaults),
    ...sources.flatMap(reservedFaults),
    ...sourcesIn('browser', 'client').flatMap(elsewhereFaults),
  ]
}
