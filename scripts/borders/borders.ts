/**
 * The borders of the house: the platform imports no subject, a subject imports the platform and the
 * subjects that its README names, and inside of a subject rules come before items, steps and endpoints.
 * The folders of the platform have an order too. Schemas import no code of lib/.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { crowdedFaults } from './crowded.ts'
import { importCircles, importedFile } from './importCircles.ts'
import { impurities } from './purity.ts'
import { root, type Source, sourcesIn, textOf } from './sources.ts'
import { importsOf } from './syntax.ts'

/** `rules`, `items`, `steps` and so on, low to high. */
const kinds = ['rules', 'items', 'steps', 'pictures', 'pages']

/** The folders of the platform, low to high. */
const layers = ['values', 'table', 'access', 'authentication', 'endpoint', 'page']

/** Runs in browsers. */
const browserKind = -2

/** Endpoints come after all folders. */
const endpointKind = Infinity

interface Room {
  readonly subject: string
  readonly kind: number
}

const isEndpoint = ({ kind }: Room): boolean => kind === endpointKind

/** The folders of a subject, low to high, before its endpoints. */
const orderIn = (subject: string): readonly string[] => (subject === 'platform' ? layers : kinds)

/** Absent: the composition root, which sees all, or a file outside of the house. */
const roomOf = (file: string): Room | undefined => {
  const [top, subject = '', kind = ''] = file.split('/')
  if (!['lib', 'schemas', 'functions'].includes(top ?? '') || kind === '') return undefined
  if (subject === 'background') return undefined
  if (kind === 'browser') return { subject, kind: browserKind }
  if (top === 'functions') return { subject, kind: endpointKind }
  return { subject, kind: orderIn(subject).indexOf(kind) }
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
    if (from.kind < 0 || to.kind <= from.kind) return undefined
    const order = orderIn(from.subject)
    const kind = order[from.kind] ?? ''
    return `The folder ${kind} comes before ${order[to.kind]}. Move the shared code to ${kind}.`
  }
  if (to.subject === 'platform') return undefined
  if (from.subject === 'platform') return 'The platform imports no subject.'
  if (usedBy(from.subject).includes(to.subject)) return undefined
  return `lib/${from.subject}/README.md does not list \`${to.subject}\` under "May use".`
}

/** Pages import scripts as files, and scripts import nothing that needs the service. */
const brokenBrowserBorder = (from: Room, to: Room, target: string, isType: boolean) => {
  if (from.kind !== browserKind) {
    return target.endsWith('?file')
      ? undefined
      : 'Code that runs in browsers is imported as a file.'
  }
  const isPure =
    to.kind === browserKind ||
    (to.subject !== 'platform' && ['rules', 'pages'].includes(kinds[to.kind] ?? '')) ||
    pureFolders.test(target)
  return isPure || isType
    ? undefined
    : 'Scripts import rules, components of pages, scripts and types. Move what both sides use to rules.'
}

/** The folders of the platform for both sides. */
const pureFolders = /^lib\/platform\/(?:values|page\/components)\//

export const borderFaults = (source: Source): readonly string[] => {
  const { file } = source
  const from = roomOf(file)
  if (from === undefined) return []
  return importsOf(source).flatMap(({ module, isType }) => {
    const target = importedFile(file, module)
    const to = target === undefined ? undefined : roomOf(target)
    if (target === undefined || to === undefined) return []
    if (file.startsWith('schemas/') && target.startsWith('lib/')) {
      return [
        `${file} imports ${target}. Schemas import no code of lib/. Move lists to schemas/, and import them there.`,
      ]
    }
    const isBrowser = [from.kind, to.kind].includes(browserKind)
    const broken =
      (isBrowser ? brokenBrowserBorder(from, to, target, isType) : undefined) ??
      brokenBorder(from, to)
    return broken === undefined ? [] : [`${file} imports ${target}. ${broken}`]
  })
}

/** Packages that only these rooms may import. */
const reserved: readonly (readonly [prefix: string, rooms: RegExp])[] = [
  ['@aws-sdk/client-apigatewaymanagementapi', /^lib\/feed\/background\//],
  ['@aws-sdk/client-sqs', /^lib\/feed\/background\//],
  ['nodemailer', /^lib\/people\/background\//],
  ['@aws-sdk/', /^lib\/platform\/table\//],
  // The service starts no process.
  ['node:child_process', /^$/],
  ['@smithy/', /^lib\/platform\/table\//],
  ['@middy/', /^lib\/platform\/endpoint\//],
  ['aws-lambda', /^lib\/platform\/endpoint\//],
  ['@sinclair/typebox', /^(?:schemas|lib\/platform\/endpoint)\//],
]

export const reservedFaults = (source: Source): readonly string[] =>
  importsOf(source).flatMap(({ module }) => {
    const rooms = reserved.find(([prefix]) => module.startsWith(prefix))?.[1]
    return rooms?.test(source.file) === false
      ? [`${source.file} imports ${module}, which is reserved for other folders.`]
      : []
  })

/** The client runs without the house, with one package. */
export const clientFaults = (source: Source): readonly string[] =>
  importsOf(source)
    .filter(({ module }) => {
      const file = importedFile(source.file, module)
      return file === undefined ? module !== 'openapi-fetch' : !file.startsWith('client/')
    })
    .map(
      ({ module }) =>
        `${source.file} imports ${module}. The folder client/ runs without the rest of the house.`,
    )

/** The packages of scripts, beside those that rules import. */
const browserPackages = /^(?:idb|preact(?:\/hooks)?)$/

export const browserPackageFaults = (source: Source): readonly string[] =>
  source.file.includes('/browser/')
    ? importsOf(source)
        .filter(({ module }) => /^[^.#]/.test(module) && !browserPackages.test(module))
        .map(({ module }) => `${source.file} imports ${module}, which scripts may not import.`)
    : []

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

/** A README that permits more than is used hides how the rooms depend on each other. */
export const idlePermits = (
  sources: readonly Source[],
  permits: (subject: string) => readonly string[] = usedBy,
): readonly string[] => {
  const uses = new Set(
    sources.flatMap((source) => {
      const from = roomOf(source.file)?.subject
      return importsOf(source).map(({ module }) => {
        const target = importedFile(source.file, module)
        return `${from} ${target === undefined ? '' : roomOf(target)?.subject}`
      })
    }),
  )
  const subjects = new Set(sources.flatMap(({ file }) => roomOf(file)?.subject ?? []))
  return [...subjects].flatMap((subject) =>
    permits(subject)
      .filter((permitted) => !uses.has(`${subject} ${permitted}`))
      .map(
        (permitted) =>
          `lib/${subject}/README.md permits \`${permitted}\`, and nothing uses it. Take it out.`,
      ),
  )
}

/** All faults of the repository, a sentence each. */
export const faultsOfRepository = (): readonly string[] => {
  const sources = sourcesIn('schemas', 'lib', 'functions')
  return [
    ...sources.flatMap(borderFaults),
    ...subjectCircles(sources),
    ...idlePermits(sources),
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
    ...sources.flatMap(browserPackageFaults),
    ...sourcesIn('client').flatMap(clientFaults),
  ]
}
