/**
 * The functions that contain a package, because each function starts with all that it contains.
 * `fallback` serves the paths without a route, so it may contain the packages of every endpoint.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Metafile } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildFunctions } from '../../../scripts/build.ts'

/** Every function draws failures too, with a file that it loads late. */
const pages = [
  'accountPage',
  'checkinPage',
  'confirmPage',
  'coursePage',
  'docs',
  'entriesPage',
  'eventPage',
  'explain',
  'finishLinePage',
  'finishPage',
  'fleetsPage',
  'hello',
  'homePage',
  'joinPage',
  'marksPage',
  'outPage',
  'raceBoard',
  'regattaPage',
  'resetPage',
  'resultsPage',
  'settingsPage',
  'startPage',
  'whyPage',
]

const packagesOfFew: Readonly<Record<string, readonly string[]>> = {
  '@aws-sdk/client-apigatewaymanagementapi': ['spreadEvents'],
  '@aws-sdk/client-sqs': ['deliverWebhook', 'spreadEvents'],
  nodemailer: ['sendMail'],
  '@aws-sdk/util-dynamodb': ['spreadEvents', 'writeFeed'],
  '@xmldom/xmldom': ['readResults'],
  '@photostructure/tz-lookup': ['changeEvent', 'createEvent'],
  '@zxcvbn-ts/core': ['acceptPasswordReset', 'changePassword', 'createUser'],
  '@zxcvbn-ts/language-common': ['acceptPasswordReset', 'changePassword', 'createUser'],
  'csv-parse': ['importEntries', 'importMarkProperties', 'importResults'],
  'csv-stringify': ['readImportTemplate', 'readResults'],
  'geographiclib-geodesic': [
    'compareCourseVersions',
    'copyCourse',
    'coursePage',
    'createCourse',
    'createCourseTemplate',
    'designCourse',
    'designCourseFromText',
    'drawCourse',
    'getFromCourse',
    'getFromCourseTemplate',
    'importMarkProperties',
    'listRaceTimes',
    'raceBoard',
    'readRaceTimes',
    'restoreCourse',
    'validateCourse',
  ],
  'ipaddr.js': ['createWebhook', 'deliverWebhook', 'testWebhook'],
  preact: pages,
  'preact-render-to-string': pages,
  qr: ['createInvitation', 'createPasswordReset', 'regattaPage'],
  saxes: ['importMarkProperties', 'importResults'],
  sshpk: ['addSshKey'],
  unhomoglyph: [
    'acceptInvitation',
    'addRoleToUser',
    'changeUser',
    'copyEvent',
    'createEvent',
    'createGroup',
    'createGroupOfEvent',
    'createRegatta',
    'createUser',
    'deleteEvent',
    'deleteRegatta',
    'deleteUser',
    'removeRoleFromUser',
  ],
}

/** The packages that most functions contain. */
const packagesOfMost = new Set([
  '@aws-sdk/client-dynamodb',
  '@aws-sdk/lib-dynamodb',
  '@middy/core',
  '@middy/http-json-body-parser',
  '@sinclair/typebox',
  'ajv',
  'fastest-levenshtein',
  'p-limit',
])

/** Scripts and styles, as esbuild names them in a bundle. A page has their paths alone. */
const embeddedFiles = [
  'lib/courses/browser/course/main.tsx',
  'lib/tags/browser/tagNow/main.tsx',
  'swagger-ui-dist/swagger-ui-bundle.js',
]

let folder: string
let metafile: Metafile
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-packages-'))
  metafile = await buildFunctions({ outputFolder: folder, withoutPackages: true })
}, 60_000)
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

const functionsWhere = (holds: (output: Metafile['outputs'][string]) => boolean) =>
  Object.entries(metafile.outputs)
    .filter(([, output]) => holds(output))
    .map(([file]) => basename(dirname(file)))
    .filter((name) => name !== 'fallback')
    .sort()

const packageIn = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')

it('a package is only in the functions that need it', () => {
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
  const packages = new Set(
    imported.map(({ path }) => packageIn(path)).filter((name) => !/^(?:node:|\.)/.test(name)),
  )
  const found = Object.fromEntries(
    [...packages]
      .filter((name) => !packagesOfMost.has(name))
      .map((name) => [
        name,
        functionsWhere(({ imports }) => imports.some(({ path }) => packageIn(path) === name)),
      ]),
  )

  expect(found).toEqual(packagesOfFew)
})

it('no package imports a module late, because each module that it needs would be parsed twice', async () => {
  const entryPoints = [join(import.meta.dirname, '../../../functions/rights/readRole.ts')]
  const { inputs, outputs } = await buildFunctions({
    entryPoints,
    outputFolder: join(folder, 'whole'),
  })
  const late = Object.values(outputs)
    .flatMap((output) => Object.keys(output.inputs))
    .flatMap((file) => inputs[file]?.imports ?? [])
    .filter(({ kind, external }) => kind === 'dynamic-import' && external !== true)
    .map(({ path }) => path)

  expect(new Set(late)).toEqual(
    new Set(['module-of-node:node:http', 'lib/platform/table/noEventStreams.ts']),
  )
})

it.each(embeddedFiles)('the text of %s is only in the function that serves it', (file) => {
  expect(
    functionsWhere(({ inputs }) =>
      Object.entries(inputs).some(
        ([input, { bytesInOutput }]) => input.endsWith(file) && bytesInOutput > 1000,
      ),
    ),
  ).toEqual(['pageFile'])
})
