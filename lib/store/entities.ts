/**
 * All kinds of items in the table. Keys, audit records, dry runs, `npm run operate -- check-table` and
 * docs/reference/table.md follow from this list. A new kind needs a file in `entities/` and a line
 * here.
 */
export { userEntity as user } from './entities/users.ts'
export { receivedGrantsEntity as receivedGrants } from './entities/receivedGrants.ts'
export { sshKeyEntity as sshKey, sshKeysOfUserEntity as sshKeysOfUser } from './entities/sshKeys.ts'
export { sessionEntity as session } from './entities/sessions.ts'
export {
  acceptanceEntity as acceptance,
  invitationEntity as invitation,
} from './entities/invitations.ts'
export { securityEntity as security } from './entities/securities.ts'
export {
  holdingEntity as holding,
  openGroupEntity as openGroup,
  reachableEntity as reachable,
} from './entities/reach.ts'
export {
  qualifiedRoleEntity as qualifiedRole,
  roleEntity as role,
  roleGrantedEntity as roleGranted,
  roleHolderEntity as roleHolder,
} from './entities/roles.ts'
export {
  groupEntity as group,
  groupMemberEntity as groupMember,
  groupNameEntity as groupName,
} from './entities/groups.ts'
export {
  preferenceEntity as preference,
  preferenceKeysEntity as preferenceKeys,
} from './entities/preferences.ts'
export { trackedEventsEntity as trackedEvents } from './entities/preferences.ts'
export { eventEntity as event } from './entities/events.ts'
export { regattaEntity as regatta, regattaPathEntity as regattaPath } from './entities/regattas.ts'
export { boatEntity as boat, competitorEntity as competitor } from './entities/competitors.ts'
export { entryEntity as entry } from './entities/entries.ts'
export { deviceMappingEntity as deviceMapping } from './entities/deviceMappings.ts'
export { fixesEntity as fixes } from './entities/fixes.ts'
export { marksEntity as marks } from './entities/marks.ts'
export { laidMarksEntity as laidMarks } from './entities/marks.ts'
export {
  courseEntity as course,
  courseTemplateEntity as courseTemplate,
} from './entities/courses.ts'
export { courseVersionEntity as courseVersion } from './entities/courseVersions.ts'
export {
  markPropertiesEntity as markProperties,
  markRoleEntity as markRole,
  markTemplateEntity as markTemplate,
} from './entities/markInventory.ts'
export { imagePartEntity as imagePart } from './entities/images.ts'
export { trackEntity as track } from './entities/fixes.ts'
export { hostsEntity as hosts } from './entities/hosts.ts'
export {
  privateTagEntity as privateTag,
  publicTagEntity as publicTag,
  publicTagIdEntity as publicTagId,
  startTagEntity as startTag,
  tagIdEntity as tagId,
} from './entities/tags.ts'
export {
  feedChangeEntity as feedChange,
  feedEntity as feed,
  feedEventEntity as feedEvent,
} from './entities/feed.ts'
export { everybodyEntity as everybody } from './entities/everybody.ts'
export { schemaVersionEntity as schemaVersion } from './entities/schemaVersion.ts'
export { epochEntity as epoch } from './entities/epoch.ts'
export {
  administratorNameEntity as administratorName,
  administratorsEntity as administrators,
} from './entities/administrators.ts'
export {
  webhookEntity as webhook,
  webhookReferenceEntity as webhookReference,
} from './entities/webhooks.ts'
export { deliveryEntity as delivery } from './entities/deliveries.ts'
export { waitingMessageEntity as waitingMessage } from './entities/waitingMessages.ts'
export { largeWriteEntity as largeWrite } from './entities/largeWrite.ts'
export { auditEntity as audit } from './entities/auditRecords.ts'
export { requestEntity as request } from './entities/requests.ts'
export { healthEntity as health } from './entities/health.ts'
export { pendingDeliveriesEntity as pendingDeliveries } from './entities/pendingDeliveries.ts'
export { mappedDeviceEntity as mappedDevice } from './entities/fixes.ts'
export { requestCountEntity as requestCount } from './entities/requestCounts.ts'
export { signInFailuresEntity as signInFailures } from './entities/signInFailures.ts'
export {
  connectionEntity as connection,
  subscriptionEntity as subscription,
} from './entities/live.ts'
