/** The stage of `npm run check` that reports imports across the borders of the house. */
import { describe, expect, it } from 'vitest'
import {
  borderFaults,
  browserPackageFaults,
  clientFaults,
  environmentFaults,
  idlePermits,
  reservedFaults,
} from '../../../scripts/borders/borders.ts'
import { crowdedFaults } from '../../../scripts/borders/crowded.ts'
import { importCircles } from '../../../scripts/borders/importCircles.ts'
import { impurities } from '../../../scripts/borders/purity.ts'

describe('the borders', () => {
  const faults = (file: string, imported: string) => {
    const source = { file, text: `import { a } from '${imported}'` }
    return file.startsWith('client/')
      ? clientFaults(source)
      : [...borderFaults(source), ...reservedFaults(source), ...browserPackageFaults(source)]
  }

  it.each([
    ['lib/platform/table/a.ts', '#tags/rules/tag.ts'],
    ['lib/platform/values/a.ts', '#table/key.ts'],
    ['lib/platform/table/items/a.ts', '#access/items/users.ts'],
    ['lib/platform/access/a.ts', '#endpoint/context.ts'],
    ['lib/platform/access/rules/a.ts', '#authentication/signIn.ts'],
    ['lib/platform/authentication/a.ts', '#endpoint/context.ts'],
    ['lib/platform/endpoint/a.ts', '#page/frame.tsx'],
    ['lib/races/steps/a.ts', '#tags/rules/tag.ts'],
    ['lib/tags/rules/a.ts', '../items/tags.ts'],
    ['functions/races/a.ts', '#tags/items/tags.ts'],
    ['functions/races/a.ts', './b.ts'],
    ['lib/races/steps/a.ts', '../../../functions/races/b.ts'],
    ['schemas/races/a.ts', '../tags/tag.ts'],
    ['schemas/races/a.ts', '#races/rules/regatta.ts'],
    ['schemas/races/a.ts', '../../lib/platform/values/image.ts'],
    ['lib/tags/steps/a.ts', '@aws-sdk/lib-dynamodb'],
    ['lib/feed/background/a.ts', '@aws-sdk/lib-dynamodb'],
    ['lib/people/steps/a.ts', 'node:child_process'],
    ['lib/results/browser/a.ts', '../steps/results.ts'],
    ['lib/results/browser/a.ts', '#page/document.tsx'],
    ['lib/results/browser/a.ts', '#schemas/results/sheet.ts'],
    ['lib/races/browser/a.ts', '#results/rules/finishSheet.ts'],
    ['lib/results/browser/a.ts', '#endpoint/context.ts'],
    ['lib/results/browser/a.tsx', 'geographiclib-geodesic'],
    ['lib/results/pages/a.ts', '../browser/finish/sheet.ts'],
    ['lib/races/pages/a.ts', '#results/browser/finish/main.tsx?file'],
    ['client/a.ts', 'typescript'],
  ])('refuse %s importing %s', (file, imported) => {
    expect(faults(file, imported)).toHaveLength(1)
  })

  it.each([
    ['lib/tags/steps/a.ts', '../items/tags.ts'],
    ['functions/tags/a.ts', '#races/items/regattas.ts'],
    ['lib/tags/items/a.ts', '#table/entity.ts'],
    ['lib/feed/background/a.ts', '@aws-sdk/client-sqs'],
    ['lib/platform/table/a.ts', '#values/text.ts'],
    ['lib/platform/access/a.ts', '#table/store.ts'],
    ['lib/platform/access/rules/a.ts', '../items/users.ts'],
    ['lib/platform/authentication/a.ts', '#access/context.ts'],
    ['lib/platform/endpoint/middleware/a.ts', '#authentication/signIn.ts'],
    ['lib/platform/page/a.ts', '#endpoint/context.ts'],
    ['lib/allEntities.ts', './tags/items/tags.ts'],
    ['lib/results/browser/a.tsx', '#races/rules/raceLog.ts'],
    ['lib/results/browser/a.tsx', '../rules/finishSheet.ts'],
    ['lib/results/browser/a.tsx', '../pages/out/view.tsx'],
    ['lib/results/browser/a.tsx', '#page/components/controls.tsx'],
    ['lib/results/browser/a.tsx', '#browser/newId.ts'],
    ['lib/results/browser/a.tsx', '#values/plural.ts'],
    ['lib/results/browser/a.tsx', 'preact/hooks'],
    ['lib/results/pages/a.ts', '../browser/finish/main.tsx?file'],
  ])('allow %s importing %s', (file, imported) => {
    expect(faults(file, imported)).toEqual([])
  })

  it('let scripts import types, and nothing else of the service', () => {
    const faultsOf = (text: string) => borderFaults({ file: 'lib/results/browser/a.ts', text })

    expect(faultsOf("import type { FinishPage } from '../steps/finishPage.ts'")).toEqual([])
    expect(faultsOf("import type { A } from '#schemas/results/sheet.ts'")).toEqual([])
    expect(faultsOf("import { a } from '../steps/finishPage.ts'")).toHaveLength(1)
  })

  it.each([
    'const x = Date.now()',
    'const x = new Date()',
    'const x = Math.random()',
    'const x = async () => 1',
    "import { randomUUID } from 'node:crypto'",
  ])('show that a rule is not pure: %s', (text) => {
    expect(impurities({ file: 'lib/tags/rules/a.ts', text })).not.toEqual([])
  })

  it('are named with the rule that an import breaks', () => {
    expect(faults('lib/races/steps/a.ts', '#tags/rules/tag.ts')).toEqual([
      'lib/races/steps/a.ts imports lib/tags/rules/tag.ts. lib/races/README.md does not list `tags` under "May use".',
    ])
  })

  it('find permits that nothing uses', () => {
    const sources = [{ file: 'lib/results/steps/a.ts', text: "import { a } from '#races/b.ts'" }]
    const permits = () => ['races', 'people']

    expect(idlePermits(sources, permits)).toEqual([
      'lib/results/README.md permits `people`, and nothing uses it. Take it out.',
    ])
  })

  it('of the platform hold for types too', () => {
    const text = "import type { Context } from '#endpoint/context.ts'"

    expect(borderFaults({ file: 'lib/platform/access/a.ts', text })).toEqual([
      'lib/platform/access/a.ts imports lib/platform/endpoint/context.ts. The folder access comes before endpoint. Move the shared code to access.',
    ])
  })

  it('include the environment', () => {
    const source = { file: 'lib/tags/steps/a.ts', text: 'process.env.STAGE' }

    expect(environmentFaults(source)).toHaveLength(1)
    expect(environmentFaults({ ...source, text: 'settings.stage' })).toEqual([])
  })

  it('show a file with too many functions', () => {
    const text = (count: number) => 'const a = () => 1\n'.repeat(count)

    expect(crowdedFaults({ file: 'lib/tags/steps/a.ts', text: text(32) })).toEqual([])
    expect(crowdedFaults({ file: 'lib/tags/steps/a.ts', text: text(33) })).toHaveLength(1)
  })

  it('show files that import each other', () => {
    const circle = [
      { file: 'lib/tags/a.ts', text: `import type { B } from '#races/b.ts'` },
      { file: 'lib/races/b.ts', text: `export { a } from '../tags/a.ts'` },
    ]

    expect(importCircles(circle)).toEqual(['lib/races/b.ts and lib/tags/a.ts'])
    expect(importCircles(circle.slice(0, 1))).toEqual([])
  })
})
