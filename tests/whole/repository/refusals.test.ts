/** Every refusal that a page can show has texts in the languages of the pages. */
import { expect, it } from 'vitest'
import { type Language, languages } from '#values/language.ts'
import { refusalsIn } from '../../../lib/refusals.ts'
import { sourcesIn } from '../../../scripts/borders/sources.ts'
import { literalsIn, patternsIn } from '../../support/refusals.ts'

/** No page sends requests with these refusals. */
const ofPrograms: Readonly<Record<string, readonly string[]>> = {
  'webhooks, the feed and live connections': [
    'lib/feed/',
    'functions/feed/',
    'functions/background/',
  ],
  'fixes and tracked events of phones': [
    'functions/tracking/receiveFixes.ts',
    'functions/tracking/storeTrackedEvent.ts',
    'lib/tracking/steps/positions.ts',
    'lib/tracking/steps/trackedEvents.ts',
  ],
  'the inventory and course templates, which pages only read and import': [
    'functions/courses/addCourseTemplate.ts',
    'functions/courses/addMarkToRegatta.ts',
    'lib/courses/rules/courseTemplateInput.ts',
    'lib/courses/rules/inventoryInput.ts',
    'lib/courses/rules/templateRoles.ts',
    'lib/courses/steps/inventory.ts',
  ],
  'files of results, which programs import and export': [
    'functions/results/importResults.ts',
    'lib/results/formats/',
  ],
  'the audit trail, SSH keys, preferences, pictures of teams and classes of boats': [
    'functions/races/readBoatClass.ts',
    'functions/races/readTeamImage.ts',
    'functions/races/uploadTeamImage.ts',
    'functions/people/addSshKey.ts',
    'functions/people/deletePreference.ts',
    'functions/people/storePreference.ts',
    'functions/rights/listAuditRecords.ts',
    'lib/people/steps/listSshKeys.ts',
  ],
  'headers and parameters that no page sends': [
    'lib/platform/endpoint/middleware/credentials.ts',
    'lib/platform/endpoint/middleware/dryRun.ts',
    'lib/platform/endpoint/middleware/requestLine.ts',
  ],
  'the history of a course, warnings and explanations, which are no refusals': [
    'functions/races/createEvent.ts',
    'lib/courses/steps/courseWrites.ts',
    'lib/rights/rules/explanation/',
  ],
}

const sources = sourcesIn('lib', 'functions').filter(
  ({ file }) => !/\/(?:words|browser|pages)\//.test(file),
)
const isOfPage = ({ file }: { readonly file: string }) =>
  !Object.values(ofPrograms)
    .flat()
    .some((path) => file.startsWith(path))

const texts = refusalsIn('de')

const used = new Set(
  [...sources, ...sourcesIn('schemas')].flatMap((source) => [
    ...patternsIn(source),
    ...literalsIn(source),
  ]),
)

it('each refusal of a page has texts', () => {
  const missing = sources.filter(isOfPage).flatMap((source) =>
    patternsIn(source)
      .filter((pattern) => !Object.hasOwn(texts, pattern))
      .map((pattern) => `${source.file}: ${pattern}`),
  )
  expect(missing).toEqual([])
})

const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'en')

it.each(others)('each text in %s is one of a refusal', (language) => {
  expect(Object.keys(refusalsIn(language)).filter((pattern) => !used.has(pattern))).toEqual([])
})
