/** The keys of each entity belong to that entity alone. */
import { describe, expect, it } from 'vitest'
import type { Key } from '#table/key.ts'
import { entityOf, registeredEntities } from '#table/registry.ts'
import {
  groupEntity,
  groupMemberEntity,
  groupNameEntity,
  openGroupEntity,
} from '#access/items/groups.ts'
import { userEntity } from '#access/items/users.ts'
import { receivedGrantsEntity } from '#access/items/receivedGrants.ts'
import { sshKeyEntity, sshKeysOfUserEntity } from '#people/items/sshKeys.ts'
import { lastUseEntity } from '#authentication/items/lastUses.ts'
import { scopedTokenEntity } from '#access/items/scopedTokens.ts'
import { sessionEntity } from '#authentication/items/sessions.ts'
import { connectionEntity, subscriptionEntity } from '#feed/items/live.ts'
import { mailCountEntity, mailEntity, sentMailsEntity } from '#endpoint/items/mails.ts'
import { confirmationEntity, confirmedAddressEntity } from '#people/items/confirmations.ts'
import { passwordResetEntity, resetNoticeEntity } from '#people/items/passwordResets.ts'
import { acceptanceEntity, invitationEntity } from '#rights/items/invitations.ts'
import { securityKey } from '#table/items/securities.ts'
import {
  qualifiedRoleEntity,
  roleEntity,
  roleGrantedEntity,
  roleHolderEntity,
} from '#access/items/roles.ts'
import { imagePartEntity } from '#races/items/images.ts'
import {
  preferenceEntity,
  preferenceKeysEntity,
  trackedEventsEntity,
} from '#people/items/preferences.ts'
import { eventEntity } from '#races/items/events.ts'
import { leaderboardGroupEntity } from '#races/items/leaderboardGroups.ts'
import { regattaEntity, regattaLookEntity, regattaPathEntity } from '#races/items/regattas.ts'
import { boatEntity, competitorEntity } from '#races/items/competitors.ts'
import { entryEntity } from '#races/items/entries.ts'
import { deviceMappingEntity } from '#races/items/deviceMappings.ts'
import { fixesEntity, mappedDeviceEntity, trackEntity } from '#positions/items/fixes.ts'
import { laidMarksEntity, marksEntity } from '#courses/items/marks.ts'
import { courseEntity, courseTemplateEntity } from '#courses/items/courses.ts'
import { courseVersionEntity } from '#courses/items/courseVersions.ts'
import {
  markPropertiesEntity,
  markRoleEntity,
  markTemplateEntity,
} from '#courses/items/markInventory.ts'
import { hostsEntity } from '#rights/items/hosts.ts'
import { startTagEntity } from '#races/items/startTags.ts'
import {
  privateTagEntity,
  publicTagEntity,
  publicTagIdEntity,
  tagIdEntity,
} from '#tags/items/tags.ts'
import { resultsChangeEntity, resultsEntity } from '#results/items/changes.ts'
import { draftSheetEntity, finishSheetEntity } from '#results/items/sheets.ts'
import { standingsEntity } from '#results/items/standings.ts'
import { webhookEntity, webhookReferenceEntity } from '#feed/items/webhooks.ts'
import { deliveryEntity } from '#feed/items/deliveries.ts'
import { waitingMessageEntity } from '#feed/items/waitingMessages.ts'
import { feedChangeEntity, feedEntity, feedEventEntity } from '#feed/items/feed.ts'
import { holdingEntity, reachableEntity } from '#table/items/reach.ts'
import { everybodyEntity } from '#access/items/everybody.ts'
import { schemaVersionEntity } from '#table/items/schemaVersion.ts'
import { epochEntity } from '#access/items/definitionCache.ts'
import { administratorNameEntity, administratorsEntity } from '#access/items/administrators.ts'
import { largeWriteEntity } from '#table/items/largeWrite.ts'
import { auditEntity } from '#table/items/auditRecords.ts'
import { requestEntity } from '#endpoint/items/requests.ts'
import { healthEntity } from '#table/items/health.ts'
import { pendingDeliveriesEntity } from '#feed/items/pendingDeliveries.ts'
import { requestCountEntity } from '#endpoint/items/requestCounts.ts'
import { signInFailuresEntity } from '#authentication/items/signInFailures.ts'
import { signInNetworkEntity } from '#authentication/items/signInNetworks.ts'

describe('the kinds of keys', () => {
  const samples: Readonly<Record<string, readonly Key[]>> = {
    user: [userEntity.key('anna')],
    receivedGrants: [receivedGrantsEntity.key('anna')],
    sshKeysOfUser: [sshKeysOfUserEntity.key('anna')],
    session: [sessionEntity.key('hash')],
    scopedToken: [scopedTokenEntity.key('hash')],
    lastUse: [lastUseEntity.key('hash')],
    connection: [connectionEntity.key('c')],
    subscription: [subscriptionEntity.key('Kiel', 'c')],
    invitation: [invitationEntity.key('hash', 'hash')],
    acceptance: [acceptanceEntity.key('hash', 'u')],
    mail: [mailEntity.key('m')],
    mailCount: [mailCountEntity.key('n', 1)],
    sentMails: [sentMailsEntity.key('u')],
    confirmation: [confirmationEntity.key('u')],
    confirmedAddress: [confirmedAddressEntity.key('hash', 'u')],
    passwordReset: [passwordResetEntity.key('u')],
    resetNotice: [resetNoticeEntity.key('u')],
    security: [securityKey({ type: 'EVENT', id: 'x' }), securityKey(longObject())],
    role: [roleEntity.key('r')],
    roleHolder: [roleHolderEntity.key('r', '', '', 'u')],
    roleGranted: [roleGrantedEntity.key('r')],
    qualifiedRole: [qualifiedRoleEntity.key('r', 'g', '')],
    group: [groupEntity.key('g')],
    groupMember: [groupMemberEntity.key('g', 'anna')],
    groupName: [groupNameEntity.key('crew')],
    imagePart: [imagePartEntity.key('i', 0), imagePartEntity.key('i', 1)],
    preference: [preferenceEntity.key('u', 'KEYS')],
    trackedEvents: [trackedEventsEntity.key('u')],
    preferenceKeys: [preferenceKeysEntity.key('u')],
    event: [eventEntity.key('e')],
    leaderboardGroup: [leaderboardGroupEntity.key('Kiel')],
    regatta: [regattaEntity.key('Kiel')],
    regattaLook: [regattaLookEntity.key('kiel')],
    regattaPath: [regattaPathEntity.key('Kiel__49er')],
    boat: [boatEntity.key('b')],
    competitor: [competitorEntity.key('c')],
    entry: [entryEntity.key('Kiel', 'c')],
    deviceMapping: [deviceMappingEntity.key('Kiel', 'd', 'c', 1)],
    fixes: [fixesEntity.key('d', 'B0')],
    track: [trackEntity.key('d')],
    marks: [marksEntity.key('Kiel', 3)],
    course: [courseEntity.key('Kiel', 'R1', 'Default')],
    courseVersion: [courseVersionEntity.key('r/Default', '000000001')],
    laidMarks: [laidMarksEntity.key('Kiel', 'B0000000000000001')],
    markTemplate: [markTemplateEntity.key('m')],
    markProperties: [markPropertiesEntity.key('m')],
    markRole: [markRoleEntity.key('m')],
    courseTemplate: [courseTemplateEntity.key('c')],
    sshKey: [sshKeyEntity.key('s')],
    hosts: [hostsEntity.key()],
    publicTag: [publicTagEntity.key('race', 'B0001', 'x', '')],
    privateTag: [privateTagEntity.key('u', 'race', 'B0001', 'x', '')],
    tagId: [tagIdEntity.key('race', 't', 'u')],
    publicTagId: [publicTagIdEntity.key('race', 't', 'anna', 'u')],
    startTag: [startTagEntity.key('race', 'B0001', 'x', '')],
    finishSheet: [finishSheetEntity.key('Kiel', 'r', 'Default')],
    draftSheet: [draftSheetEntity.key('Kiel', 'r', 'Default')],
    results: [resultsEntity.key('Kiel')],
    standings: [standingsEntity.key('Kiel', 0)],
    resultsChange: [resultsChangeEntity.key('Kiel', 'B0001', 'c')],
    webhook: [webhookEntity.key('Kiel', 3)],
    webhookReference: [webhookReferenceEntity.key('w')],
    delivery: [deliveryEntity.key('w', 'B0001', '', 'e')],
    waitingMessage: [waitingMessageEntity.key('B0001', 'm')],
    feed: [feedEntity.key('Kiel')],
    feedEvent: [feedEventEntity.key('Kiel', '0000000000000001')],
    feedChange: [feedChangeEntity.key('Kiel', '7')],
    reachable: [{ ...reachableEntity.key('EVENT', ['group', 'g'], ''), SK: 'Kiel#e' }],
    holding: [holdingEntity.key('u', 'EVENT', 'Kiel')],
    openGroup: [openGroupEntity.key('g')],
    everybody: [everybodyEntity.key()],
    schemaVersion: [schemaVersionEntity.key()],
    epoch: [epochEntity.key(3)],
    administratorName: [administratorNameEntity.key('admin')],
    administrators: [administratorsEntity.key()],
    largeWrite: [largeWriteEntity.key('w')],
    audit: [auditEntity.key('OBJECT#EVENT#x#', 0, 'w'), auditEntity.key('x'.repeat(1100), 0, 'w')],
    request: [requestEntity.key('hash')],
    health: [healthEntity.key()],
    mappedDevice: [mappedDeviceEntity.key('d')],
    pendingDeliveries: [pendingDeliveriesEntity.key('anna', 3)],
    requestCount: [requestCountEntity.key('subject', 'anna', 3)],
    signInNetwork: [signInNetworkEntity.key('a'.repeat(64))],
    signInFailures: [signInFailuresEntity.key(['user', 'anna'], 3)],
  }

  function longObject() {
    return { type: 'EVENT', id: 'x'.repeat(1100) }
  }

  it('have a sample for each entity', () => {
    expect(Object.keys(samples).sort()).toEqual([...registeredEntities().keys()].sort())
  })

  it.each(Object.entries(samples))('%s is distinct from all others', (kind, found) => {
    expect(found.map((key) => entityOf(key).name)).toEqual(found.map(() => kind))
  })
})
