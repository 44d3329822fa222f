/** The documents are true: links, names and numbers. What they tell to run is run in tests/e2e. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { predefinedRoles } from '../../lib/domain/predefinedRoles.ts'
import { delaysMillis, signInCounters, windowMillis } from '../../lib/domain/signInPace.ts'
import { readSettings } from '../../lib/http/settings.ts'
import { newSession } from '../../lib/service/sessions.ts'
import { objectId, objectType } from '../../schemas/common.ts'
import { newEvent } from '../../schemas/event.ts'
import { newGroup } from '../../schemas/group.ts'
import { trackingStart } from '../../schemas/leaderboard.ts'
import { aclChange } from '../../schemas/ownership.ts'
import { page } from '../../schemas/page.ts'
import { preferenceReference } from '../../schemas/preference.ts'
import { permissionQuestion } from '../../schemas/question.ts'
import { newRole, roleChange } from '../../schemas/role.ts'
import { newSshKey, sshKeyQuestion } from '../../schemas/sshKey.ts'
import { newTag } from '../../schemas/tag.ts'
import { newUser } from '../../schemas/user.ts'
import { blocksOf, proseOf } from '../support/markdown.ts'

const root = resolve(import.meta.dirname, '../..')

const filesOf = (pattern: string): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', pattern], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const documents = filesOf('*.md')

/** What the anchors of headings are called. */
const anchorsOf = (markdown: string): readonly string[] =>
  Array.from(proseOf(markdown).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/ /g, '-'),
  )

const brokenLinks = (document: string, markdown: string): readonly string[] =>
  Array.from(proseOf(markdown).matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path = '', anchor] = target.split('#')
      const file = path === '' ? document : join(dirname(document), path)
      if (!existsSync(join(root, file))) return true
      return anchor !== undefined && !anchorsOf(read(file)).includes(anchor)
    })

const folders = 'lib|functions|schemas|scripts|tests|docs'
const pathPattern = new RegExp(`^(?:(?:${folders})/[\\w./-]*|[\\w-]+\\.(?:md|ts|js|json|yml))$`)

/** Paths that stand in code, and that neither exist nor are made by following the document. */
const unknownPaths = (document: string, markdown: string): readonly string[] => {
  const made = blocksOf(markdown).map(({ file }) => file)
  const inCode = Array.from(proseOf(markdown).matchAll(/`([^`\n]+)`/g), ([, code = '']) => code)
  const inBlocks = blocksOf(markdown).flatMap(({ text }) =>
    Array.from(
      text.matchAll(new RegExp(`(?<=\\s)(?:${folders})/[\\w./-]+`, 'g')),
      ([path]) => path,
    ),
  )
  return [...inCode.filter((code) => pathPattern.test(code)), ...inBlocks].filter(
    (path) =>
      !made.includes(path) &&
      !existsSync(join(root, path)) &&
      !existsSync(join(root, dirname(document), path)),
  )
}

const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object }

const unknownScripts = (markdown: string): readonly string[] =>
  Array.from(markdown.matchAll(/npm run ([\w-]+)/g), ([, name = '']) => name).filter(
    (name) => !Object.hasOwn(scripts, name),
  )

describe.each(documents)('%s', (document) => {
  const markdown = read(document)

  it('links to what exists', () => {
    expect(brokenLinks(document, markdown)).toEqual([])
  })

  it('names files and commands that exist', () => {
    expect({
      files: unknownPaths(document, markdown),
      commands: unknownScripts(markdown),
    }).toEqual({ files: [], commands: [] })
  })

  it('names no place that only its author has', () => {
    expect(markdown).not.toMatch(/\/(?:home|work|tmp|Users)\/|\.\.\/shared|localhost:\d/)
  })
})

describe('the checks of documents', () => {
  it('find a link and an anchor that lead nowhere', () => {
    const text = '# A heading\n[a](#a-heading) [b](gone.md) [c](docs/limits.md#gone) [d](https://x)'

    expect(brokenLinks('README.md', text)).toContain('gone.md')
    expect(brokenLinks('README.md', text)).toContain('docs/limits.md#gone')
    expect(brokenLinks('README.md', text)).not.toContain('https://x')
  })

  it('find names of what is not there', () => {
    const text = 'See `lib/gone.ts` and `serverless.yml`: `npm run gone`, `npm run build`.'

    expect(unknownPaths('README.md', text)).toEqual(['lib/gone.ts'])
    expect(unknownScripts(text)).toEqual(['gone'])
  })
})

describe('the folders', () => {
  it.each([
    ...['schemas', 'functions', 'scripts', 'tests'],
    ...['lib/domain', 'lib/store', 'lib/service', 'lib/http'],
  ])('%s says in two lines what belongs there', (folder) => {
    expect(read(`${folder}/README.md`).trim().split('\n')).toHaveLength(2)
  })
})

describe('the decisions', () => {
  it.each(documents.filter((file) => file.startsWith('docs/decisions/')))(
    '%s is short, and names its date and its alternatives',
    (file) => {
      expect(read(file).split('\n').length).toBeLessThanOrEqual(41)
      expect(read(file)).toMatch(/^\d{4}-\d{2}-\d{2}$/m)
      expect(read(file)).toMatch(/^## Alternatives$/m)
    },
  )
})

/** The cells of the row of a table that begins with this text. */
const rowOf = (document: string, first: string): readonly string[] => {
  const rows = read(document)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/\\\|/g, '|')))
  const row = rows.find((cells) => cells[1] === first)
  if (row === undefined) throw new Error(`${document} has no row "${first}"`)
  return row.slice(1, -1)
}

const numbersOf = (text = ''): readonly number[] =>
  Array.from(text.matchAll(/\d[\d,.]*/g), ([number]) => Number(number.replace(/,/g, '')))

const limits = 'docs/limits.md'

/** The value of a constant or of a setting, as it stands in the file that the row names. */
const constantIn = (file: string, name: string): number => {
  const [, text] = new RegExp(`\\b${name}(?: =|:) ([\\d_* ]+)`).exec(read(file)) ?? []
  if (text === undefined) throw new Error(`${file} has no ${name}: correct ${limits} and this test`)
  return text.split('*').reduce((product, factor) => product * Number(factor.replace(/_/g, '')), 1)
}

describe('docs/limits.md', () => {
  it.each([
    ['Body', 'bodyBytesMax'],
    ['Query', 'queryCharactersMax'],
    ['Nesting of JSON', 'depthMax'],
    ['Values in JSON', 'valuesMax'],
    ['Errors in one answer', 'errorsMax'],
    ['Id of an object, encoded', 'objectIdBytesMax'],
    ['Holders of a role that others than administrators change', 'qualificationsMax'],
    ['Marks that a course describes', 'describedMarks'],
    ['Waypoints, sent and after laps', 'waypoints'],
    ['Laps', 'laps'],
    ['Name or id in a course', 'characters'],
    ['Tags of a mark or of a template', 'tags'],
    ['Address of an image', 'imageUrlCharacters'],
    ['Password', 'lengthMin'],
    ['Password, length', 'passwordBytesMax'],
    ['Password, strength', 'guessesMin'],
    ['Document', 'documentBytesMax'],
    ['Preferences of a user', 'preferencesMax'],
    ['Roles of a group', 'groupRolesMax'],
    ['Groups of a user, and roles of a user', 'membershipsMax'],
    ['Single permissions in one question', 'requestsMax'],
    ['Entries of a page', 'pageSizeMax'],
    ['Time for attempts when others change the same thing', 'retryMillisMax'],
    ['Races of a regatta', 'racesMax'],
    ['A regatta with all its races', 'regattaBytesMax'],
    ['Tags of a list without a `limit`', 'tagsAtOnceMax'],
    ['Tags of a time line', 'tagsAtOnceMax'],
    ['Name of a mark, a role, a tag', 'characters'],
    ['Tags of one thing', 'tags'],
    ['Address of an image', 'imageUrlCharacters'],
    ['Mark templates, and roles, of a course template', 'describedMarks'],
    ['Waypoints of a course template', 'waypoints'],
    ['Laps', 'laps'],
    ['Marks of a regatta', 'marksMax'],
    ['Size of all marks of a regatta', 'marksBytesMax'],
    ['Devices that a mark remembers', 'mappingsMax'],
    ['`Idempotency-Key`', 'keyCharactersMax'],
    ['Attempts to reach the table', 'attemptsMax'],
    ['Roles, groups and users cached in a process', 'valuesMax'],
    ['RSA keys', 'rsaBitsMin'],
    ['Keys of a user', 'sshKeysMax'],
    ['All public keys of a user together', 'publicKeysCharactersMax'],
    ['Requests', 'ThrottlingRateLimit'],
    ['Time of a function', 'timeout'],
    ['Logs', 'logRetentionInDays'],
  ])('says about "%s" what the file beside it says', (first, name) => {
    const row = rowOf(limits, first)
    const file = row.at(-1)?.replace(/`/g, '') ?? ''

    expect(numbersOf(row[1])[0]).toBe(constantIn(file, name))
  })

  const { permissions, roleName } = { ...roleChange.properties, ...newRole.properties }
  const { acl, displayName } = aclChange.properties
  const { email, company } = newUser.properties
  const { key } = preferenceReference.properties
  const [, parts] = objectId.anyOf
  const { numberofraces, series } = newEvent.properties
  const { groupName } = newGroup.properties
  const { permission } = permissionQuestion.properties
  const { region, public_key: publicKey } = newSshKey.properties
  const { encrypted_private_key: privateKey } = newSshKey.properties
  const { 'username[]': names } = sshKeyQuestion.properties
  const { tag, comment, hiddenInfo, image, raceTimepoint } = newTag.properties
  it.each([
    ['Parts of an id in a query', [parts.maxItems]],
    ['Type of an object', [objectType.maxLength]],
    ['Entries of an ACL', [acl.maxItems]],
    ['Actions of an entry', [acl.items.properties.actions.maxItems]],
    ['Display name', [displayName.anyOf[0].maxLength]],
    ['Name of a role', [roleName.minLength, roleName.maxLength]],
    ['Permissions of a role', [permissions.maxItems]],
    ['Length of a permission', [permissions.items.maxLength]],
    ['E-mail address', [email.maxLength]],
    ['Full name, company', [company.maxLength]],
    [
      'Name of an event, a series, a race column, a fleet',
      [1, newEvent.properties.eventName.maxLength],
    ],
    ['Name of a tracked race', [1, trackingStart.properties.tracked_race_name.maxLength]],
    ['Races of a regatta', [numberofraces.maximum]],
    ['Series of a regatta', [series.maxItems]],
    ['Fleets of a series', [series.items.properties.fleets.maxItems]],
    ['Name of a group', [1, groupName.maxLength]],
    ['Permissions in one `has_permission`', [permission.maxItems]],
    ['Length of each of them', [permission.items.maxLength]],
    ['Key of a preference', [key.minLength, key.maxLength]],
    ['Region, and name of a key', [region.minLength, region.maxLength]],
    ['Public key', [publicKey.maxLength]],
    ['Encrypted private key', [privateKey.maxLength]],
    ['Users in one question', [names.maxItems]],
    ['Entries of a page', [page.properties.limit.maximum]],
    ['Title of a tag', [tag.minLength, tag.maxLength]],
    ['Comment, hidden info', [comment.maxLength]],
    ['Comment, hidden info', [hiddenInfo.maxLength]],
    ['URL of an image, of a resized one', [image.maxLength]],
    ['Length of a cursor', [page.properties.cursor.maxLength]],
  ])('says about "%s" what the schema says', (first, wanted) => {
    expect(numbersOf(rowOf(limits, first)[1])).toEqual(wanted)
  })

  it('says how far race times reach', () => {
    const [millis] = numbersOf(rowOf(limits, 'Race time, to both sides of 1970')[1])

    expect([-(millis ?? 0), millis]).toEqual([raceTimepoint.minimum, raceTimepoint.maximum])
  })

  it('says how fast passwords may be tried', () => {
    const settings = readSettings({ TABLE_NAME: 'x', TOKEN_KEY: 'x'.repeat(32) })
    const counters = signInCounters('anna', '192.0.2.1', settings.signInFailuresPerNetwork)
    const rows = [
      'Free failures for one user from one network',
      'Free failures for one user from all networks',
      'Free failures from one network',
    ]

    expect(rows.map((first) => numbersOf(rowOf(limits, first)[1])[0])).toEqual(
      counters.map(({ free }) => free),
    )
    expect(numbersOf(rowOf(limits, 'Window')[1])).toEqual([windowMillis / 60_000])
    expect(numbersOf(rowOf(limits, 'Wait after that')[1])).toEqual(
      delaysMillis.map((millis) => millis / 1000),
    )
  })

  it('says how long sessions last', () => {
    type NewSession = Parameters<typeof newSession>
    const lifeOf = (remembered: boolean) =>
      newSession({ nowMillis: 0 } as NewSession[0], {} as NewSession[1], remembered, undefined)
        .ticket.lifeSeconds

    expect(numbersOf(rowOf(limits, 'Session')[1])).toEqual([lifeOf(false) / 3600])
    expect(numbersOf(rowOf(limits, 'Session with `rememberMe`')[1])).toEqual([
      lifeOf(true) / 3600 / 24,
    ])
  })
})

describe('docs/permissions.md', () => {
  it.each(Object.values(predefinedRoles))('has the role $name', ({ id, name, permissions }) => {
    const [, shownId, shown] = rowOf('docs/permissions.md', `\`${name}\``)

    expect(shownId).toBe(`\`${id}\``)
    expect(shown).toBe(permissions.map((text) => `\`${text}\``).join(', ') || 'none')
  })
})
