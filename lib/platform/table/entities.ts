/**
 * All kinds of items in the table. Keys, audit records, dry runs, `npm run operate -- check-table` and
 * docs/reference/table.md follow from this list. A new kind needs a file in `entities/` and a line
 * here.
 */
export { userEntity as user } from '#access/items/users.ts'
export { receivedGrantsEntity as receivedGrants } from '#access/items/receivedGrants.ts'
export {
  sshKeyEntity as sshKey,
  sshKeysOfUserEntity as sshKeysOfUser,
} from '#people/items/sshKeys.ts'
export { sessionEntity as session } from '#authentication/items/sessions.ts'
export {
  acceptanceEntity as acceptance,
  invitationEntity as invitation,
} from '#rights/items/invitations.ts'
export { securityEntity as security } from '#access/items/securities.ts'
export {
  holdingEntity as holding,
  openGroupEntity as openGroup,
  reachableEntity as reachable,
} from '#access/items/reach.ts'
export {
  qualifiedRoleEntity as qualifiedRole,
  roleEntity as role,
  roleGrantedEntity as roleGranted,
  roleHolderEntity as roleHolder,
} from '#access/items/roles.ts'
export {
  groupEntity as group,
  groupMemberEntity as groupMember,
  groupNameEntity as groupName,
} from '#access/items/groups.ts'
export {
  preferenceEntity as preference,
  preferenceKeysEntity as preferenceKeys,
} from '#people/items/preferences.ts'
export { trackedEventsEntity as trackedEvents } from '#people/items/preferences.ts'
export { eventEntity as event } from '#races/items/events.ts'
export {
  regattaEntity as regatta,
  regattaPathEntity as regattaPath,
} from '#races/items/regattas.ts'
export { boatEntity as boat, competitorEntity as competitor } from '#races/items/competitors.ts'
export { entryEntity as entry } from '#races/items/entries.ts'
export { deviceMappingEntity as deviceMapping } from '#races/items/deviceMappings.ts'
export { fixesEntity as fixes } from '#positions/items/fixes.ts'
export { marksEntity as marks } from '#courses/items/marks.ts'
export { laidMarksEntity as laidMarks } from '#courses/items/marks.ts'
export {
  courseEntity as course,
  courseTemplateEntity as courseTemplate,
} from '#courses/items/courses.ts'
export { courseVersionEntity as courseVersion } from '#courses/items/courseVersions.ts'
export {
  markPropertiesEntity as markProperties,
  markRoleEntity as markRole,
  markTemplateEntity as markTemplate,
} from '#courses/items/markInventory.ts'
export { imagePartEntity as imagePart } from '#races/items/images.ts'
export { trackEntity as track } from '#positions/items/fixes.ts'
export { hostsEntity as hosts } from '#rights/items/hosts.ts'
export {
  privateTagEntity as privateTag,
  publicTagEntity as publicTag,
  publicTagIdEntity as publicTagId,
  startTagEntity as startTag,
  tagIdEntity as tagId,
} from '#tags/items/tags.ts'
export {
  feedChangeEntity as feedChange,
  feedEntity as feed,
  feedEventEntity as feedEvent,
} from '#feed/items/feed.ts'
export { everybodyEntity as everybody } from '#access/items/everybody.ts'
export { schemaVersionEntity as schemaVersion } from './items/schemaVersion.ts'
export { epochEntity as epoch } from '#access/items/epoch.ts'
export {
  administratorNameEntity as administratorName,
  administratorsEntity as administrators,
} from '#access/items/administrators.ts'
export {
  webhookEntity as webhook,
  webhookReferenceEntity as webhookReference,
} from '#feed/items/webhooks.ts'
export { deliveryEntity as delivery } from '#feed/items/deliveries.ts'
export { waitingMessageEntity as waitingMessage } from '#feed/items/waitingMessages.ts'
export { largeWriteEntity as largeWrite } from './items/largeWrite.ts'
export { auditEntity as audit } from './items/auditRecords.ts'
export { requestEntity as request } from '#endpoint/items/requests.ts'
export { healthEntity as health } from './items/health.ts'
export { pendingDeliveriesEntity as pendingDeliveries } from '#feed/items/pendingDeliveries.ts'
export { mappedDeviceEntity as mappedDevice } from '#positions/items/fixes.ts'
export { requestCountEntity as requestCount } from '#endpoint/items/requestCounts.ts'
export { signInFailuresEntity as signInFailures } from '#authentication/items/signInFailures.ts'
export {
  connectionEntity as connection,
  subscriptionEntity as subscription,
} from '#feed/items/live.ts'
