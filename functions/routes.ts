// Made by `npm run generate` from the files beside it: do not edit.
import type { Endpoint } from '../lib/http/endpoint.ts'
import { declaration as evaluateAccess } from './access/evaluateAccess.ts'
import { declaration as evaluateAccesses } from './access/evaluateAccesses.ts'
import { declaration as addSshKey } from './landscape/addSshKey.ts'
import { declaration as deleteSshKey } from './landscape/deleteSshKey.ts'
import { declaration as lastSshKeyChange } from './landscape/lastSshKeyChange.ts'
import { declaration as listSshKeys } from './landscape/listSshKeys.ts'
import { declaration as addMarkToRegatta } from './sailing/addMarkToRegatta.ts'
import { declaration as addRaceColumns } from './sailing/addRaceColumns.ts'
import { declaration as changeTag } from './sailing/changeTag.ts'
import { declaration as copyCourse } from './sailing/copyCourse.ts'
import { declaration as createCourse } from './sailing/createCourse.ts'
import { declaration as createCourseTemplate } from './sailing/createCourseTemplate.ts'
import { declaration as createEvent } from './sailing/createEvent.ts'
import { declaration as createTag } from './sailing/createTag.ts'
import { declaration as deleteTag } from './sailing/deleteTag.ts'
import { declaration as drawCourse } from './sailing/drawCourse.ts'
import { declaration as drawTags } from './sailing/drawTags.ts'
import { declaration as getFromCourse } from './sailing/getFromCourse.ts'
import { declaration as getFromCourseTemplate } from './sailing/getFromCourseTemplate.ts'
import { declaration as listEvents } from './sailing/listEvents.ts'
import { declaration as listLeaderboards } from './sailing/listLeaderboards.ts'
import { declaration as listMarks } from './sailing/listMarks.ts'
import { declaration as listRegattas } from './sailing/listRegattas.ts'
import { declaration as listTags } from './sailing/listTags.ts'
import { declaration as raceBoard } from './sailing/raceBoard.ts'
import { declaration as readEvent } from './sailing/readEvent.ts'
import { declaration as readLeaderboard } from './sailing/readLeaderboard.ts'
import { declaration as readMark } from './sailing/readMark.ts'
import { declaration as readRaces } from './sailing/readRaces.ts'
import { declaration as readRegatta } from './sailing/readRegatta.ts'
import { declaration as removeRaceColumn } from './sailing/removeRaceColumn.ts'
import { declaration as revokeMarkOnRegatta } from './sailing/revokeMarkOnRegatta.ts'
import { declaration as startTracking } from './sailing/startTracking.ts'
import { declaration as stopTracking } from './sailing/stopTracking.ts'
import { declaration as validateCourse } from './sailing/validateCourse.ts'
import { declaration as writeTags } from './sailing/writeTags.ts'
import { declaration as accessToken } from './security/accessToken.ts'
import { declaration as addGroupMember } from './security/addGroupMember.ts'
import { declaration as addRoleToUser } from './security/addRoleToUser.ts'
import { declaration as attachGroupRole } from './security/attachGroupRole.ts'
import { declaration as changeAcl } from './security/changeAcl.ts'
import { declaration as changeGroup } from './security/changeGroup.ts'
import { declaration as changeOwnership } from './security/changeOwnership.ts'
import { declaration as changePassword } from './security/changePassword.ts'
import { declaration as changeRole } from './security/changeRole.ts'
import { declaration as changeUser } from './security/changeUser.ts'
import { declaration as createGroup } from './security/createGroup.ts'
import { declaration as createRole } from './security/createRole.ts'
import { declaration as createUser } from './security/createUser.ts'
import { declaration as deleteGroup } from './security/deleteGroup.ts'
import { declaration as deletePreference } from './security/deletePreference.ts'
import { declaration as deleteRole } from './security/deleteRole.ts'
import { declaration as deleteUser } from './security/deleteUser.ts'
import { declaration as detachGroupRole } from './security/detachGroupRole.ts'
import { declaration as explain } from './security/explain.ts'
import { declaration as hasPermission } from './security/hasPermission.ts'
import { declaration as hello } from './security/hello.ts'
import { declaration as listAuditRecords } from './security/listAuditRecords.ts'
import { declaration as listOwnGroups } from './security/listOwnGroups.ts'
import { declaration as listPermissions } from './security/listPermissions.ts'
import { declaration as listPreferences } from './security/listPreferences.ts'
import { declaration as listReadableGroups } from './security/listReadableGroups.ts'
import { declaration as listRoles } from './security/listRoles.ts'
import { declaration as listUsersWithPermission } from './security/listUsersWithPermission.ts'
import { declaration as login } from './security/login.ts'
import { declaration as logout } from './security/logout.ts'
import { declaration as readAcl } from './security/readAcl.ts'
import { declaration as readGroup } from './security/readGroup.ts'
import { declaration as readGroupByName } from './security/readGroupByName.ts'
import { declaration as readOwnership } from './security/readOwnership.ts'
import { declaration as readPreference } from './security/readPreference.ts'
import { declaration as readRole } from './security/readRole.ts'
import { declaration as readRolesOfUser } from './security/readRolesOfUser.ts'
import { declaration as readUser } from './security/readUser.ts'
import { declaration as removeAccessToken } from './security/removeAccessToken.ts'
import { declaration as removeAcl } from './security/removeAcl.ts'
import { declaration as removeGroupMember } from './security/removeGroupMember.ts'
import { declaration as removeOwnership } from './security/removeOwnership.ts'
import { declaration as removeRoleFromUser } from './security/removeRoleFromUser.ts'
import { declaration as setDefaultGroup } from './security/setDefaultGroup.ts'
import { declaration as storePreference } from './security/storePreference.ts'
import { declaration as docs } from './service/docs.ts'
import { declaration as docsAsset } from './service/docsAsset.ts'
import { declaration as health } from './service/health.ts'
import { declaration as openapi } from './service/openapi.ts'
import { declaration as addCourseTemplate } from './sharedsailing/addCourseTemplate.ts'
import { declaration as changeCourseTemplate } from './sharedsailing/changeCourseTemplate.ts'
import { declaration as changeMarkProperties } from './sharedsailing/changeMarkProperties.ts'
import { declaration as createMarkProperties } from './sharedsailing/createMarkProperties.ts'
import { declaration as createMarkRole } from './sharedsailing/createMarkRole.ts'
import { declaration as createMarkTemplate } from './sharedsailing/createMarkTemplate.ts'
import { declaration as deleteCourseTemplate } from './sharedsailing/deleteCourseTemplate.ts'
import { declaration as deleteMarkProperties } from './sharedsailing/deleteMarkProperties.ts'
import { declaration as listCourseTemplates } from './sharedsailing/listCourseTemplates.ts'
import { declaration as listMarkProperties } from './sharedsailing/listMarkProperties.ts'
import { declaration as listMarkRoles } from './sharedsailing/listMarkRoles.ts'
import { declaration as listMarkTemplates } from './sharedsailing/listMarkTemplates.ts'
import { declaration as positionMarkProperties } from './sharedsailing/positionMarkProperties.ts'
import { declaration as readCourseTemplate } from './sharedsailing/readCourseTemplate.ts'
import { declaration as readMarkProperties } from './sharedsailing/readMarkProperties.ts'
import { declaration as readMarkRole } from './sharedsailing/readMarkRole.ts'
import { declaration as readMarkTemplate } from './sharedsailing/readMarkTemplate.ts'

export const endpoints: readonly Endpoint[] = [
  evaluateAccess,
  evaluateAccesses,
  addSshKey,
  deleteSshKey,
  lastSshKeyChange,
  listSshKeys,
  addMarkToRegatta,
  addRaceColumns,
  changeTag,
  copyCourse,
  createCourse,
  createCourseTemplate,
  createEvent,
  createTag,
  deleteTag,
  drawCourse,
  drawTags,
  getFromCourse,
  getFromCourseTemplate,
  listEvents,
  listLeaderboards,
  listMarks,
  listRegattas,
  listTags,
  raceBoard,
  readEvent,
  readLeaderboard,
  readMark,
  readRaces,
  readRegatta,
  removeRaceColumn,
  revokeMarkOnRegatta,
  startTracking,
  stopTracking,
  validateCourse,
  writeTags,
  accessToken,
  addGroupMember,
  addRoleToUser,
  attachGroupRole,
  changeAcl,
  changeGroup,
  changeOwnership,
  changePassword,
  changeRole,
  changeUser,
  createGroup,
  createRole,
  createUser,
  deleteGroup,
  deletePreference,
  deleteRole,
  deleteUser,
  detachGroupRole,
  explain,
  hasPermission,
  hello,
  listAuditRecords,
  listOwnGroups,
  listPermissions,
  listPreferences,
  listReadableGroups,
  listRoles,
  listUsersWithPermission,
  login,
  logout,
  readAcl,
  readGroup,
  readGroupByName,
  readOwnership,
  readPreference,
  readRole,
  readRolesOfUser,
  readUser,
  removeAccessToken,
  removeAcl,
  removeGroupMember,
  removeOwnership,
  removeRoleFromUser,
  setDefaultGroup,
  storePreference,
  docs,
  docsAsset,
  health,
  openapi,
  addCourseTemplate,
  changeCourseTemplate,
  changeMarkProperties,
  createMarkProperties,
  createMarkRole,
  createMarkTemplate,
  deleteCourseTemplate,
  deleteMarkProperties,
  listCourseTemplates,
  listMarkProperties,
  listMarkRoles,
  listMarkTemplates,
  positionMarkProperties,
  readCourseTemplate,
  readMarkProperties,
  readMarkRole,
  readMarkTemplate,
]
