/** The table contains a hash of the secret, so that a copy of the table gives no rights. */
import { userObject } from '#values/objectId.ts'
import { type ContentOf, nullable, number, optional, text } from '#table/attributes.ts'
import { entity, listedAttributes, recorded, withheld, newestOf } from '#table/entity.ts'
import type { Item, Reader, Start, Stored, Write } from '#table/items.ts'
import { digestOf, type Key, millisText, partsOf, plainKey, template } from '#table/key.ts'
import { assignmentOf } from '#access/items/assignments.ts'
import type { UserReference } from '#values/userName.ts'

const attributes = {
  name: text,
  userId: text,
  /** Either a role, as `assignmentText` writes it, or a group. */
  assignment: optional(text),
  groupId: optional(text),
  uses: number,
  usesLeft: number,
  note: nullable(text),
  createdMillis: number,
  expiresMillis: number,
  expiresAtSeconds: number,
}

/** Invitation: a right for the users who know the secret. The audit trail is that of the inviter. */
export const invitationEntity = entity(
  'invitation',
  'INVITATION#<sha-256 of the secret>#',
  'INVITATION#<id>#',
  {
    attributes: { ...listedAttributes, ...attributes },
    userIn: ({ name }) => userObject(name),
    resources: (item) => {
      const { name, PK: identity, assignment, groupId } = item
      const right = assignment === undefined ? { groupId } : { role: assignmentOf(assignment) }
      const { uses, usesLeft, expiresMillis: expiresAt, note } = item
      const object = userObject(name)
      const content = { ...right, uses, usesLeft, expiresAt, note }
      return [
        { what: 'invitation', ...object, name, identity, content, seenBy: { objects: [object] } },
      ]
    },
    audited: { ...recorded('groupId', 'role', 'uses', 'usesLeft', 'expiresAt'), note: withheld },
  },
)

/** Acceptance: a user who has accepted an invitation. */
export const acceptanceEntity = entity(
  'acceptance',
  'INVITATION#<sha-256 of the secret>#',
  'ACCEPTED#<user>#',
  { attributes: { userId: text, name: text, acceptedMillis: number, expiresAtSeconds: number } },
)

export type Invitation = ContentOf<typeof attributes> & { readonly id: string }

export type StoredInvitation = Stored<Invitation>

/** Users can read an invitation that is over for this time. */
const keptDays = 30

export const invitationIdOf = digestOf

const invitationKey = (id: string): Key => invitationEntity.key(id, id)

const invitationOf = (id: string, item: Item) => ({
  ...invitationEntity.decode(item),
  id,
  item,
})

export const readInvitation = async (store: Pick<Reader, 'get'>, id: string) => {
  const item = await store.get(invitationKey(id))
  return item && invitationOf(id, item)
}

const listOf = template('INVITATIONS_BY#<user>#')

export const newInvitationItem = (invitation: Omit<Invitation, 'expiresAtSeconds'>): Write => {
  const { id, userId, createdMillis, expiresMillis } = invitation
  const list = { listPK: listOf(userId), listSK: `${millisText(createdMillis)}${id}` }
  const expiresAtSeconds = Math.ceil(expiresMillis / 1000) + keptDays * 24 * 60 * 60
  const content = { ...list, ...invitation, expiresAtSeconds }
  return invitationEntity.put(invitationKey(id), content, 'absent')
}

/** Counts one use. The transaction fails if another user accepts at the same time. */
export const useInvitation = (
  { item, usesLeft, expiresAtSeconds, id }: StoredInvitation,
  { userId, name }: UserReference,
  acceptedMillis: number,
): readonly Write[] => {
  const content = { ...invitationEntity.decode(item), usesLeft: usesLeft - 1 }
  const acceptance = { userId, name, acceptedMillis, expiresAtSeconds }
  return [
    invitationEntity.put(plainKey(item), content, item),
    acceptanceEntity.put([id, userId], acceptance, 'absent'),
  ]
}

/** The invitations of a user, newest first. */
export const pageOfInvitations = (userId: string, limit: number, start: Start | undefined) =>
  newestOf(listOf(userId), limit, start)

/** The index contains only keys, so the invitations are read from the table. */
export const readInvitations = async (store: Reader, found: readonly Key[]) => {
  const items = await Promise.all(found.map((key) => store.get(plainKey(key))))
  return items.flatMap((item) =>
    item === undefined ? [] : [invitationOf(partsOf(item.PK)[1] ?? '', item)],
  )
}

export const readAcceptance = (store: Pick<Reader, 'get'>, id: string, userId: string) =>
  acceptanceEntity.get(store, id, userId)

/** All acceptances of an invitation, in no order. */
export const readAcceptances = async (store: Reader, id: string, limit: number) => {
  const { partition, sortPrefix } = acceptanceEntity.key
  const page = { partition: partition(id), prefix: sortPrefix(), limit }
  return (await acceptanceEntity.query(store, page)).items
}
