/** Tables that users and operators look things up in have a row for each thing, and no other. */
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { metrics } from '#endpoint/middleware/requestLog.ts'
import { feedEventTypes } from '#schemas/feed/feedEventTypes.ts'
import { thingWords } from '#schemas/platform/audit.ts'
import { rotationSteps } from '../../../scripts/tokenKeyRotation.ts'
import { textOf } from '../../../scripts/borders/sources.ts'

const { Resources } = parse(textOf('deploy/alarms.yml'), { logLevel: 'silent' }) as {
  readonly Resources: object
}
const alarms = Object.keys(Resources).filter((name) => name.endsWith('Alarm'))
const roles = Object.values(predefinedRoles).map(({ id, name, permissions }) =>
  [`\`${name}\``, `\`${id}\``, permissions.map((text) => `\`${text}\``).join(', ') || 'none'].join(
    ' ',
  ),
)

it.each([
  ['guides/operations.md', /^\| `([A-Z]\w+)` /gm, Object.keys(metrics)],
  [
    'guides/operations.md',
    /rotate-key (?:-- )?([a-z]+)/g,
    [...Object.keys(rotationSteps), 'replace'],
  ],
  ['guides/dry-run.md', /^\| `(?!what`)(\w+)` /gm, thingWords],
  ['guides/deployment.md', /^\| `(\w+Alarm)` /gm, alarms],
  ['reference/feed.md', /^\| `([a-z-]+\.[a-z.-]+)` /gm, feedEventTypes],
  ['reference/permissions.md', /^\| (`[\w ]+` +\| `[0-9a-f-]{36}` +\| .+?) +\|$/gm, roles],
] as const)('docs/%s: %s', (page, row, names) => {
  const shown = Array.from(textOf(`docs/${page}`).matchAll(row), ([, name = '']) =>
    name.replace(/ +\| +/g, ' '),
  )

  expect(names.length).toBeGreaterThan(0)
  expect(shown.toSorted()).toEqual([...names].sort())
})
