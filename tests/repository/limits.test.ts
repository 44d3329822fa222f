/** Compares the numbers in docs/reference/limits.md with the code. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  delaysMillis,
  signInCounters,
  windowMillis,
} from '../../lib/domain/session/signInThrottle.ts'
import { readSettings } from '../../lib/http/settings.ts'
import { newSession } from '../../lib/service/authentication/signIn.ts'
import { objectId, objectType } from '../../schemas/common.ts'
import { courseCopy } from '../../schemas/courseCopy.ts'
import { newEvent } from '../../schemas/event.ts'
import { newInvitation } from '../../schemas/invitation.ts'
import { newGroup } from '../../schemas/group.ts'
import { trackingStart } from '../../schemas/leaderboard.ts'
import { aclChange, aclLimits } from '../../schemas/ownership.ts'
import { page } from '../../schemas/page.ts'
import { preferenceReference } from '../../schemas/preference.ts'
import { permissionQuestion } from '../../schemas/question.ts'
import { newRole, roleChange } from '../../schemas/role.ts'
import { newSshKey, sshKeyQuestion } from '../../schemas/sshKey.ts'
import { momentRange as raceTimepointRange } from '../../schemas/momentRange.ts'
import { newTag } from '../../schemas/tag.ts'
import { newUser } from '../../schemas/user.ts'
import { rowIn } from '../support/markdown.ts'

const root = resolve(import.meta.dirname, '../..')

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const numbersOf = (text = ''): readonly number[] =>
  Array.from(text.matchAll(/\d[\d,.]*/g), ([number]) => Number(number.replace(/,/g, '')))

const limits = 'docs/reference/limits.md'

const rowOf = (document: string, first: string) => rowIn(read(document), first)

/** The value of a constant or of a setting in the file that the row names. */
const constantIn = (file: string, name: string): number => {
  const [, text] = new RegExp(`\\b${name}(?: =|:) ([\\d_* ]+)`).exec(read(file)) ?? []
  if (text === undefined) throw new Error(`${file} has no ${name}: correct ${limits} and this test`)
  return text.split('*').reduce((product, factor) => product * Number(factor.replace(/_/g, '')), 1)
}

describe('docs/reference/limits.md', () => {
  it.each([
    ['Body', 'bodyBytesMax'],
    ['Body with a course or positions', 'largeBodyBytesMax'],
    ['Body with a preference', 'documentBodyBytesMax'],
    ['Body with a picture', 'imageBytesMax'],
    ['Query', 'queryCharactersMax'],
    ['Nesting of JSON', 'depthMax'],
    ['Values in JSON', 'valuesMax'],
    ['Values in JSON with a course or positions', 'largeBodyValuesMax'],
    ['Errors in one response', 'errorsMax'],
    ['Entries in a list of a dry run', 'resourcesMax'],
    ['Id of an object, encoded', 'objectIdBytesMax'],
    ['Qualifiers of a role that a non-administrator changes', 'qualifiersMax'],
    ['Webhooks of a regatta', 'webhookSlots'],
    ['URL of a webhook', 'urlCharactersMax'],
    ['Time for a receiver', 'deliveryMillisMax'],
    ['Time for removing private tags with their user', 'cleanUpMillisMax'],
    ['Time for a receiver, in a test call', 'testMillisMax'],
    ['Headers of a response of a receiver', 'headerBytesMax'],
    ['Marks that a course describes', 'describedMarks'],
    ['Waypoints, sent and after laps', 'waypoints'],
    ['Laps', 'laps'],
    ['Stored size of a course', 'courseBytesMax'],
    ['Races of one copy', 'copiesMax'],
    ['Copies with `allOrNone`', 'atOnceBytesMax'],
    ['Stored size of a course template', 'templateBytesMax'],
    ['Name or id in a course', 'characters'],
    ['Tags of a mark or of a template', 'tags'],
    ['URL of an image', 'imageUrlCharacters'],
    ['Password', 'lengthMin'],
    ['Password, length', 'passwordBytesMax'],
    ['Password, strength', 'guessesMin'],
    ['Document', 'documentBytesMax'],
    ['Preferences of a user', 'preferencesMax'],
    ['Roles of a group', 'groupRolesMax'],
    ['Groups of a user, and roles of a user', 'membershipsMax'],
    ['Expired roles of a user', 'expiredMax'],
    ['Groups from strangers, and roles', 'receivedMax'],
    ['Groups and roles from one stranger', 'receivedPerGrantorMax'],
    ['Single permissions in one question', 'requestsMax'],
    ['Suggestions of an explanation', 'suggestionsMax'],
    ['Evaluations in one request', 'evaluationsMax'],
    ['Entries of a page', 'pageSizeMax'],
    ['Roles and groups read for one page, after the first entry', 'definitionsOfPageMax'],
    ['Requests beyond the limit, in each process', 'unreportedLeast'],
    ['Users, and networks, counted in a process', 'countersMax'],
    ['Time of a request', 'requestMillisMax'],
    ['Wait for the table, each attempt', 'attemptMillisMax'],
    ['Wait for attempts that still run', 'attemptWaitMillisMax'],
    ['Time for retries after conflicts', 'retryMillisMax'],
    ['Entries of a regatta', 'entriesMax'],
    ['Regattas of a competitor', 'regattasOfCompetitorMax'],
    ['Races of a regatta', 'racesMax'],
    ['Positions of a device in one request', 'fixesMax'],
    ['Positions of a device, or of a mark, in a minute', 'fixesOfMinuteMax'],
    ['Positions of a race in one response', 'positionsMax'],
    ['Roles and groups read for one page of users', 'definitionsOfPageMax'],
    ['A regatta with all its races', 'regattaBytesMax'],
    ['A leaderboard with its competitors', 'responseBytesMax'],
    ['Tags of a list without a `limit`', 'tagsAtOnceMax'],
    ['Tags of a time line', 'tagsAtOnceMax'],
    ['Tags of a race board', 'boardTagsMax'],
    ['Marks in each table of a race board', 'rowsMax'],
    ['Name of a mark, a role, a tag', 'characters'],
    ['Tags of one object', 'tags'],
    ['URL of an image', 'imageUrlCharacters'],
    ['Mark templates, and roles, of a course template', 'describedMarks'],
    ['Waypoints of a course template', 'waypoints'],
    ['Laps', 'laps'],
    ['Marks of a regatta', 'marksMax'],
    ['Size of all marks of a regatta', 'marksBytesMax'],
    ['Devices of a mark', 'mappingsMax'],
    ['Tracked events of a user', 'trackedEventsMax'],
    ['Tracked elements of an event', 'maxItems'],
    ['Size of all tracked events of a user', 'trackedEventsBytesMax'],
    ['Tracked events with name and dates', 'describedMax'],
    ['`Idempotency-Key`', 'idempotencyKeyCharactersMax'],
    ['Stored response for an `Idempotency-Key`', 'responseBytesMax'],
    ['Records of the audit trail in a page', 'auditPageSizeMax'],
    ['A value in the audit trail', 'auditedValueBytesMax'],
    ['Attempts to reach the table', 'attemptsMax'],
    ['Roles, groups and users cached in a process', 'valuesMax'],
    ['RSA keys', 'rsaBitsMin'],
    ['Keys of a user', 'sshKeysMax'],
    ['All public keys of a user together', 'publicKeysCharactersMax'],
    ['Requests', 'ThrottlingRateLimit'],
    ['Time of a function', 'timeout'],
    ['Logs', 'logRetentionInDays'],
  ])('has the value of the code for "%s"', (first, name) => {
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
  const { tag, comment, hiddenInfo, image } = newTag.properties
  it.each([
    ['Parts of an id in a query', [parts.maxItems]],
    ['Targets of one copy', [courseCopy.properties.targets.maxItems]],
    ['Type of an object', [objectType.maxLength]],
    ['Entries of an ACL', [aclLimits.entries]],
    ['Expired entries of an ACL', [(acl.maxItems ?? 0) - aclLimits.entries]],
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
  ])('has the value of the schema for "%s"', (first, wanted) => {
    expect(numbersOf(rowOf(limits, first)[1])).toEqual(wanted)
  })

  it('states the range of race times', () => {
    const [from, to] = numbersOf(rowOf(limits, 'Race time')[1])

    expect(Date.UTC(from ?? 0, 0)).toBe(raceTimepointRange.minimum)
    expect(Date.UTC((to ?? 0) + 1, 0) - 1).toBe(raceTimepointRange.maximum)
  })

  it('states the limits of sign-in attempts', () => {
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

  it('has the rate of requests', () => {
    const settings = readSettings({ TABLE_NAME: 'x', TOKEN_KEY: 'x'.repeat(32) })
    const { subject, network } = settings.rateLimits

    expect(numbersOf(rowOf(limits, 'Requests of one user')[1])).toEqual([subject])
    expect(numbersOf(rowOf(limits, 'Requests from one network')[1])).toEqual([network])
  })

  it('has the limits of invitations', () => {
    const { properties } = newInvitation
    const file = 'lib/service/invitations/invitations.ts'

    expect(numbersOf(rowOf(limits, 'Users of an invitation')[1])).toEqual([properties.uses.maximum])
    expect(numbersOf(rowOf(limits, 'Note of an invitation')[1])).toEqual([
      properties.note.maxLength,
    ])
    expect(numbersOf(rowOf(limits, 'End of an invitation')[1])).toEqual(
      ['daysMax', 'usualDays'].map((name) => constantIn(file, name)),
    )
  })

  it('has the lifetime of sessions', () => {
    type NewSession = Parameters<typeof newSession>
    const lifeOf = (remembered: boolean) =>
      newSession({ nowMillis: 0 } as NewSession[0], {} as NewSession[1], remembered, undefined)
        .sessionCookie.lifeSeconds

    expect(numbersOf(rowOf(limits, 'Session')[1])).toEqual([lifeOf(false) / 3600])
    expect(numbersOf(rowOf(limits, 'Session with `rememberMe`')[1])).toEqual([
      lifeOf(true) / 3600 / 24,
    ])
  })
})
