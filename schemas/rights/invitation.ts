import { Type } from '@sinclair/typebox'
import { groupId, linkSecret, millisOrNull, roleId, userName } from '../platform/common.ts'
import { email } from '../platform/user.ts'
import { moment, windowOf } from '../platform/moment.ts'
import { pageRange } from '../platform/page.ts'
import { exact, flag, input, integer, nullable, optional, reply, text, word } from '../schema.ts'

export const usesMax = 1000

/** A role with its qualifiers and its window, or a membership in a group. */
const invitedRight = {
  roleId: Type.Optional({ ...roleId, description: 'The id of the role; either this or `groupId`' }),
  qualifyingUsername: Type.Optional(
    Type.String({ ...userName, description: 'The role applies only to objects of this user' }),
  ),
  qualifyingGroupId: Type.Optional(
    Type.String({ ...groupId, description: 'The role applies only to objects of this group' }),
  ),
  transitive: Type.Optional(
    flag('Whether the user can pass on the permissions of the role; by default false'),
  ),
  ...windowOf('role'),
  groupId: Type.Optional({
    ...groupId,
    description: 'The group that the user becomes a member of; either this or `roleId`',
  }),
}

export const newInvitation = input({
  ...invitedRight,
  uses: Type.Optional(
    integer('How many users may accept; by default 1', { minimum: 1, maximum: usesMax }),
  ),
  expiresAt: optional(
    moment('The end of the invitation, at most 90 days from now; by default in 7 days'),
  ),
  note: Type.Optional(text('A message for those who are invited', { maxLength: 200 })),
  email: Type.Optional(
    Type.String({
      ...email,
      minLength: 3,
      description: 'Sends the link to this address, and shows it to nobody else',
    }),
  ),
  form: Type.Optional(word(['qr'], '`qr`: the response is the QR code of the link')),
})

const id = text('The id of the invitation, a hash of its secret', {
  pattern: '^[\\w-]{43}$',
  title: 'the id of an invitation: 43 letters, digits, `-` and `_`',
})

export const invitationReference = input({ id })

export const ownInvitations = input(pageRange)

export const invitationSecret = input({ secret: linkSecret })

const right = {
  roleId: nullable(Type.String()),
  qualifyingUsername: nullable(Type.String()),
  qualifyingGroupId: nullable(Type.String()),
  transitive: nullable(Type.Boolean()),
  validFrom: millisOrNull,
  validUntil: millisOrNull,
  groupId: nullable(Type.String()),
}

const stored = {
  id: Type.String(),
  ...right,
  uses: Type.Integer(),
  usesLeft: Type.Integer(),
  expiresAt: Type.Integer(),
  createdAt: Type.Integer(),
  note: nullable(Type.String()),
}

export const invitation = reply(stored)

export const invitations = Type.Array(invitation)

export const createdInvitation = reply({
  ...stored,
  secret: Type.Optional(text('Shown only here; absent when the request is repeated')),
  link: Type.Optional(text('The page on which users accept; absent when the request is repeated')),
})

export const invitationWithAcceptances = reply({
  ...stored,
  invitedBy: Type.String(),
  acceptances: Type.Array(exact({ username: Type.String(), acceptedAt: Type.Integer() })),
})

const named = { ...right, roleName: nullable(Type.String()), groupName: nullable(Type.String()) }

export const invitationPreview = reply({
  ...named,
  qualifyingGroupName: nullable(Type.String()),
  permissions: Type.Array(Type.String(), { description: 'The permissions of the role' }),
  events: Type.Array(reply({ id: Type.String(), name: Type.String() }), {
    maxItems: 1,
    description: 'The event for which the qualifying group was made',
  }),
  tasks: Type.Array(Type.String(), {
    description:
      'What the role is enough for at an event, in English words such as `take the finish`',
  }),
  invitedBy: Type.String(),
  note: nullable(Type.String()),
  expiresAt: Type.Integer(),
  accepted: flag('Whether the caller has accepted the invitation already'),
})

/** The user may have more than the invitation gives. */
export const acceptedInvitation = reply({ ...named, username: Type.String() })
