// Generated from openapi.json by npm run generate.
import type { operations } from './schema.d.ts'
export interface Reads {
  /** Show the roles, groups and keys of the caller as a page, or the sign-in form: `GET /account` */
  readonly accountPage: operations['accountPage']
  /** Read the course of a race as a course configuration: `GET /api/v1/courseconfiguration/getFromCourse/{regattaName}/{raceColumn}/{fleet}` */
  readonly getFromCourseUnderApi: operations['getFromCourseUnderApi']
  /** Read a course template as a course configuration with a number of laps: `GET /api/v1/courseconfiguration/getFromCourseTemplate/{courseTemplateId}` */
  readonly getFromCourseTemplateUnderApi: operations['getFromCourseTemplateUnderApi']
  /** Show a race as a page: its boats, its course, its marks, its tags: `GET /board/{regattaName}/{raceColumn}/{fleet}` */
  readonly raceBoard: operations['raceBoard']
  /** Show the course of a race as a page, with the designer: `GET /course/{regattaName}/{raceColumn}/{fleet}` */
  readonly coursePage: operations['coursePage']
  /** Show the API reference as a page: `GET /docs` */
  readonly docs: operations['docs']
  /** Read a style or a script of the reference page: `GET /docs/{asset}` */
  readonly docsAsset: operations['docsAsset']
  /** Check the health of the service: `GET /health` */
  readonly health: operations['health']
  /** Show the page on which a user accepts an invitation: `GET /join` */
  readonly joinPage: operations['joinPage']
  /** List the SSH keys of some users: `GET /landscape/api/landscape/get_ssh_keys_owned_by_user` */
  readonly listSshKeys: operations['listSshKeys']
  /** Read the time of the last change of SSH keys on the hosts: `GET /landscape/api/landscape/get_time_point_of_last_change_in_ssh_keys_of_aws_landscape_managers` */
  readonly lastSshKeyChange: operations['lastSshKeyChange']
  /** Read the OpenAPI 3.1 document of this service: `GET /openapi.json` */
  readonly openapi: operations['openapi']
  /** Show a regatta as a page: its races, and forms for what the caller may do: `GET /regatta/{regattaName}` */
  readonly regattaPage: operations['regattaPage']
  /** List the known boat classes: `GET /sailingserver/api/v1/boatclasses` */
  readonly listBoatClasses: operations['listBoatClasses']
  /** Read a boat class: `GET /sailingserver/api/v1/boatclasses/{name}` */
  readonly readBoatClass: operations['readBoatClass']
  /** Read a boat: `GET /sailingserver/api/v1/boats/{boatId}` */
  readonly readBoat: operations['readBoat']
  /** Read a competitor, with team and boat: `GET /sailingserver/api/v1/competitors/{competitorId}` */
  readonly readCompetitor: operations['readCompetitor']
  /** Read the team of a competitor: `GET /sailingserver/api/v1/competitors/{competitorId}/team` */
  readonly readTeam: operations['readTeam']
  /** List countries and their codes: `GET /sailingserver/api/v1/countrycodes` */
  readonly listCountries: operations['listCountries']
  /** Compare two versions of the course of a race: `GET /sailingserver/api/v1/courseconfiguration/diff/{regattaName}/{raceColumn}/{fleet}` */
  readonly compareCourseVersions: operations['compareCourseVersions']
  /** Read the course of a race as a course configuration: `GET /sailingserver/api/v1/courseconfiguration/getFromCourse/{regattaName}/{raceColumn}/{fleet}` */
  readonly getFromCourse: operations['getFromCourse']
  /** Read a course template as a course configuration with a number of laps: `GET /sailingserver/api/v1/courseconfiguration/getFromCourseTemplate/{courseTemplateId}` */
  readonly getFromCourseTemplate: operations['getFromCourseTemplate']
  /** List the events that the caller tracks: `GET /sailingserver/api/v1/events/trackedevents` */
  readonly listTrackedEventsUnderEvents: operations['listTrackedEventsUnderEvents']
  /** Read an event: `GET /sailingserver/api/v1/events/{eventId}` */
  readonly readEvent: operations['readEvent']
  /** List the states of the races of an event: `GET /sailingserver/api/v1/events/{eventId}/racestates` */
  readonly listRaceStates: operations['listRaceStates']
  /** Read a leaderboard, with its race columns, fleets and competitors: `GET /sailingserver/api/v1/leaderboards/{leaderboard}` */
  readonly readLeaderboard: operations['readLeaderboard']
  /** Read a competitor of a leaderboard, with the name on the leaderboard: `GET /sailingserver/api/v1/leaderboards/{leaderboard}/competitors/{competitorId}` */
  readonly readCompetitorOfLeaderboard: operations['readCompetitorOfLeaderboard']
  /** List the marks of a leaderboard: `GET /sailingserver/api/v1/leaderboards/{leaderboard}/marks` */
  readonly listMarks: operations['listMarks']
  /** Read a mark of a leaderboard: `GET /sailingserver/api/v1/leaderboards/{leaderboard}/marks/{markId}` */
  readonly readMark: operations['readMark']
  /** Read the start time of a race: `GET /sailingserver/api/v1/leaderboards/{leaderboard}/starttime` */
  readonly readStartTime: operations['readStartTime']
  /** List the devices of a regatta: `GET /sailingserver/api/v1/leaderboards/{regattaName}/tracking_devices` */
  readonly listTrackingDevicesByGet: operations['listTrackingDevicesByGet']
  /** Read a regatta, with its series, fleets and races: `GET /sailingserver/api/v1/regattas/{regattaName}` */
  readonly readRegatta: operations['readRegatta']
  /** List the competitors of a regatta: `GET /sailingserver/api/v1/regattas/{regattaName}/competitors` */
  readonly listCompetitors: operations['listCompetitors']
  /** Read the changes of a regatta in their order: `GET /sailingserver/api/v1/regattas/{regattaName}/feed` */
  readonly readFeed: operations['readFeed']
  /** Read the tracked races of a regatta: `GET /sailingserver/api/v1/regattas/{regattaName}/races` */
  readonly readRaces: operations['readRaces']
  /** Read the times of the tracked races of a regatta: `GET /sailingserver/api/v1/regattas/{regattaName}/races/times` */
  readonly listRaceTimes: operations['listRaceTimes']
  /** List the competitors of a race, the leading ones first: `GET /sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/competitors/live` */
  readonly listLiveCompetitors: operations['listLiveCompetitors']
  /** Read the positions of the competitors of a race: `GET /sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/competitors/positions` */
  readonly readPositions: operations['readPositions']
  /** List the maneuvers of a race: `GET /sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/maneuvers` */
  readonly listManeuvers: operations['listManeuvers']
  /** Read the positions of the marks of a race: `GET /sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/marks/positions` */
  readonly readMarkPositions: operations['readMarkPositions']
  /** Read the times of a tracked race: `GET /sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/times` */
  readonly readRaceTimes: operations['readRaceTimes']
  /** Read the picture of a team: `GET /sailingserver/api/v1/teamimages/{imageId}` */
  readonly readTeamImage: operations['readTeamImage']
  /** List the events that the caller tracks: `GET /sailingserver/api/v1/trackedevents` */
  readonly listTrackedEvents: operations['listTrackedEvents']
  /** Read a webhook: `GET /sailingserver/api/v1/webhooks/{id}` */
  readonly readWebhook: operations['readWebhook']
  /** Draw the tags of a race on a time line: `GET /sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags.svg` */
  readonly drawTags: operations['drawTags']
  /** Write the tags of a race on a time line for a terminal: `GET /sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags.txt` */
  readonly writeTags: operations['writeTags']
  /** Read the competitors of a leaderboard, and where they are in each race: `GET /sailingserver/api/v2/leaderboards/{leaderboard}` */
  readonly readLeaderboardStandings: operations['readLeaderboardStandings']
  /** Read a script of the race boards: `GET /scripts/{asset}` */
  readonly boardScript: operations['boardScript']
  /** Read the access token of the caller: `GET /security/api/restsecurity/access_token` */
  readonly accessToken: operations['accessToken']
  /** Explain a decision about a permission: `GET /security/api/restsecurity/explain` */
  readonly explain: operations['explain']
  /** List the roles of a user: `GET /security/api/restsecurity/get_roles_for_user` */
  readonly readRolesOfUser: operations['readRolesOfUser']
  /** Check permissions of the caller: `GET /security/api/restsecurity/has_permission` */
  readonly hasPermission: operations['hasPermission']
  /** Read the signed-in user, or sign in: `GET /security/api/restsecurity/hello` */
  readonly hello: operations['hello']
  /** Read an invitation, with the users who have accepted it: `GET /security/api/restsecurity/invitation/{id}` */
  readonly readInvitation: operations['readInvitation']
  /** Sign out and end the session: `GET /security/api/restsecurity/logout` */
  readonly logoutByGet: operations['logoutByGet']
  /** Read the owners of an object: `GET /security/api/restsecurity/ownership/{objectType}` */
  readonly readOwnershipByQuery: operations['readOwnershipByQuery']
  /** Read the access control list of an object: `GET /security/api/restsecurity/ownership/{objectType}/acl` */
  readonly readAclByQuery: operations['readAclByQuery']
  /** Read the owners of an object: `GET /security/api/restsecurity/ownership/{objectType}/{id}` */
  readonly readOwnership: operations['readOwnership']
  /** Read the access control list of an object: `GET /security/api/restsecurity/ownership/{objectType}/{id}/acl` */
  readonly readAcl: operations['readAcl']
  /** List all permissions, and their holders by default: `GET /security/api/restsecurity/permissions` */
  readonly listPermissions: operations['listPermissions']
  /** List the keys of the caller’s preferences: `GET /security/api/restsecurity/preferences` */
  readonly listPreferences: operations['listPreferences']
  /** Read a preference of the caller: `GET /security/api/restsecurity/preferences/{key}` */
  readonly readPreference: operations['readPreference']
  /** Replace the access token of the caller: `GET /security/api/restsecurity/remove_access_token` */
  readonly removeAccessTokenByGet: operations['removeAccessTokenByGet']
  /** Read a role: `GET /security/api/restsecurity/role/{roleId}` */
  readonly readRole: operations['readRole']
  /** Read a user: `GET /security/api/restsecurity/user` */
  readonly readUser: operations['readUser']
  /** List the groups that the caller is a member of: `GET /security/api/restsecurity/usergroup/list/groupsUserIsPartOf` */
  readonly listOwnGroups: operations['listOwnGroups']
  /** Read a course template: `GET /sharedsailingserver/api/v1/coursetemplates/{id}` */
  readonly readCourseTemplate: operations['readCourseTemplate']
  /** Read a mark of the inventory: `GET /sharedsailingserver/api/v1/markproperties/{id}` */
  readonly readMarkProperties: operations['readMarkProperties']
  /** Read a role of marks: `GET /sharedsailingserver/api/v1/markroles/{id}` */
  readonly readMarkRole: operations['readMarkRole']
  /** Read a mark template: `GET /sharedsailingserver/api/v1/marktemplates/{id}` */
  readonly readMarkTemplate: operations['readMarkTemplate']
  /** Explain a decision about a permission as a page: `GET /why` */
  readonly whyPage: operations['whyPage']
}
export interface Lists {
  /** Show the events that the caller may read as a page: `GET /` */
  readonly homePage: operations['homePage']
  /** List the versions of the course of a race: `GET /sailingserver/api/v1/courseconfiguration/versions/{regattaName}/{raceColumn}/{fleet}` */
  readonly listCourseVersions: operations['listCourseVersions']
  /** List the events that the caller may read: `GET /sailingserver/api/v1/events` */
  readonly listEvents: operations['listEvents']
  /** List the names of the leaderboards that the caller may read: `GET /sailingserver/api/v1/leaderboards` */
  readonly listLeaderboards: operations['listLeaderboards']
  /** List the regattas that the caller may read: `GET /sailingserver/api/v1/regattas` */
  readonly listRegattas: operations['listRegattas']
  /** List the races that have been tracked, in all regattas that the caller may read: `GET /sailingserver/api/v1/trackedRaces/getRaces` */
  readonly listTrackedRaces: operations['listTrackedRaces']
  /** List the own webhooks, or all webhooks of a regatta, newest first: `GET /sailingserver/api/v1/webhooks` */
  readonly listWebhooks: operations['listWebhooks']
  /** List the deliveries of a webhook, newest first: `GET /sailingserver/api/v1/webhooks/{id}/deliveries` */
  readonly listDeliveries: operations['listDeliveries']
  /** List the tags of a race: `GET /sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags` */
  readonly listTags: operations['listTags']
  /** List the names of the leaderboards that the caller may read: `GET /sailingserver/api/v2/leaderboards` */
  readonly listLeaderboardsUnderV2: operations['listLeaderboardsUnderV2']
  /** List the audit records of an object or a user: `GET /security/api/restsecurity/audit` */
  readonly listAuditRecords: operations['listAuditRecords']
  /** List the own invitations, newest first: `GET /security/api/restsecurity/invitation` */
  readonly listInvitations: operations['listInvitations']
  /** List the objects of a type on which the caller may do an action: `GET /security/api/restsecurity/objects` */
  readonly listObjects: operations['listObjects']
  /** List the roles that the caller may read: `GET /security/api/restsecurity/role` */
  readonly listRoles: operations['listRoles']
  /** Read a group by its name: `GET /security/api/restsecurity/usergroup` */
  readonly readGroupByName: operations['readGroupByName']
  /** List the groups that the caller may read: `GET /security/api/restsecurity/usergroup/list/readable` */
  readonly listReadableGroups: operations['listReadableGroups']
  /** Read a group, with its members and its roles: `GET /security/api/restsecurity/usergroup/{groupId}` */
  readonly readGroup: operations['readGroup']
  /** List the users with a permission for one object: `GET /security/api/restsecurity/users_with_permission` */
  readonly listUsersWithPermission: operations['listUsersWithPermission']
  /** List the course templates that the caller may read: `GET /sharedsailingserver/api/v1/coursetemplates` */
  readonly listCourseTemplates: operations['listCourseTemplates']
  /** List the marks of the inventory that the caller may read: `GET /sharedsailingserver/api/v1/markproperties` */
  readonly listMarkProperties: operations['listMarkProperties']
  /** List the roles of marks that the caller may read: `GET /sharedsailingserver/api/v1/markroles` */
  readonly listMarkRoles: operations['listMarkRoles']
  /** List the mark templates that the caller may read: `GET /sharedsailingserver/api/v1/marktemplates` */
  readonly listMarkTemplates: operations['listMarkTemplates']
}
export interface Changes {
  /** Evaluate one permission of a user (OpenID AuthZEN): `POST /access/v1/evaluation` */
  readonly evaluateAccess: operations['evaluateAccess']
  /** Evaluate several permissions (OpenID AuthZEN): `POST /access/v1/evaluations` */
  readonly evaluateAccesses: operations['evaluateAccesses']
  /** Copy the course of a race to other races: `POST /api/v1/courseconfiguration/copyCourse/{regattaName}/{raceColumn}/{fleet}` */
  readonly copyCourseUnderApi: operations['copyCourseUnderApi']
  /** Save a course to a race: `POST /api/v1/courseconfiguration/createCourse/{regattaName}/{raceColumn}/{fleet}` */
  readonly createCourseUnderApi: operations['createCourseUnderApi']
  /** Save a course template: `POST /api/v1/courseconfiguration/createCourseTemplate` */
  readonly createCourseTemplateUnderApi: operations['createCourseTemplateUnderApi']
  /** Draw a course configuration without saving it: `POST /api/v1/courseconfiguration/diagram` */
  readonly drawCourseUnderApi: operations['drawCourseUnderApi']
  /** Validate a course configuration without saving it: `POST /api/v1/courseconfiguration/validate` */
  readonly validateCourseUnderApi: operations['validateCourseUnderApi']
  /** Add a public SSH key of the caller: `POST /landscape/api/landscape/add_ssh_key` */
  readonly addSshKey: operations['addSshKey']
  /** Delete an SSH key: `DELETE /landscape/api/landscape/delete_ssh_key` */
  readonly deleteSshKey: operations['deleteSshKey']
  /** Change a competitor: `PUT /sailingserver/api/v1/competitors/{competitorId}` */
  readonly changeCompetitor: operations['changeCompetitor']
  /** Store the picture of a team: `POST /sailingserver/api/v1/competitors/{competitorId}/team/image` */
  readonly uploadTeamImage: operations['uploadTeamImage']
  /** Copy the course of a race to other races: `POST /sailingserver/api/v1/courseconfiguration/copyCourse/{regattaName}/{raceColumn}/{fleet}` */
  readonly copyCourse: operations['copyCourse']
  /** Save a course to a race: `POST /sailingserver/api/v1/courseconfiguration/createCourse/{regattaName}/{raceColumn}/{fleet}` */
  readonly createCourse: operations['createCourse']
  /** Save a course template: `POST /sailingserver/api/v1/courseconfiguration/createCourseTemplate` */
  readonly createCourseTemplate: operations['createCourseTemplate']
  /** Design a course by its type, the wind and the start: `POST /sailingserver/api/v1/courseconfiguration/design` */
  readonly designCourse: operations['designCourse']
  /** Draw a course configuration without saving it: `POST /sailingserver/api/v1/courseconfiguration/diagram` */
  readonly drawCourse: operations['drawCourse']
  /** Restore a version of the course of a race: `POST /sailingserver/api/v1/courseconfiguration/restore/{regattaName}/{raceColumn}/{fleet}` */
  readonly restoreCourse: operations['restoreCourse']
  /** Validate a course configuration without saving it: `POST /sailingserver/api/v1/courseconfiguration/validate` */
  readonly validateCourse: operations['validateCourse']
  /** Create an event, with its regatta and leaderboard: `POST /sailingserver/api/v1/events/createEvent` */
  readonly createEvent: operations['createEvent']
  /** Archive an event that the caller tracks, or bring it back: `POST /sailingserver/api/v1/events/trackedevents/{eventId}/{leaderboardName}` */
  readonly archiveTrackedEventUnderEvents: operations['archiveTrackedEventUnderEvents']
  /** Remove an event from those that the caller tracks: `DELETE /sailingserver/api/v1/events/trackedevents/{eventId}/{leaderboardName}` */
  readonly deleteTrackedEventUnderEvents: operations['deleteTrackedEventUnderEvents']
  /** Add an event to those that the caller tracks: `PUT /sailingserver/api/v1/events/trackedevents/{eventId}/{leaderboardName}` */
  readonly storeTrackedEventUnderEvents: operations['storeTrackedEventUnderEvents']
  /** Delete an event, with its regatta and leaderboard: `DELETE /sailingserver/api/v1/events/{eventId}` */
  readonly deleteEvent: operations['deleteEvent']
  /** Change an event: `PUT /sailingserver/api/v1/events/{eventId}/update` */
  readonly changeEvent: operations['changeEvent']
  /** Send the positions of a device: `POST /sailingserver/api/v1/gps_fixes` */
  readonly receiveFixes: operations['receiveFixes']
  /** Name a race for tracking: `POST /sailingserver/api/v1/leaderboards/{leaderboard}/denoteForTracking` */
  readonly denoteForTracking: operations['denoteForTracking']
  /** End the mapping of a device: `POST /sailingserver/api/v1/leaderboards/{leaderboard}/device_mappings/end` */
  readonly endDeviceMapping: operations['endDeviceMapping']
  /** Map a device to a competitor, a boat or a mark: `POST /sailingserver/api/v1/leaderboards/{leaderboard}/device_mappings/start` */
  readonly startDeviceMapping: operations['startDeviceMapping']
  /** Report the position of a mark: `POST /sailingserver/api/v1/leaderboards/{leaderboard}/marks/{markId}/gps_fixes` */
  readonly pingMark: operations['pingMark']
  /** Set the start and the end of tracking of a race: `POST /sailingserver/api/v1/leaderboards/{leaderboard}/settrackingtimes` */
  readonly setTrackingTimes: operations['setTrackingTimes']
  /** Set the start time of a race: `PUT /sailingserver/api/v1/leaderboards/{leaderboard}/starttime` */
  readonly setStartTime: operations['setStartTime']
  /** Start tracking a race: `POST /sailingserver/api/v1/leaderboards/{leaderboard}/starttracking` */
  readonly startTracking: operations['startTracking']
  /** Stop tracking races: `POST /sailingserver/api/v1/leaderboards/{leaderboard}/stoptracking` */
  readonly stopTracking: operations['stopTracking']
  /** Change the displayed name and the discards of a leaderboard: `POST /sailingserver/api/v1/leaderboards/{leaderboard}/update` */
  readonly changeLeaderboard: operations['changeLeaderboard']
  /** Set the name of a competitor on a leaderboard: `POST /sailingserver/api/v1/leaderboards/{leaderboard}/updateCompetitorDisplayName` */
  readonly changeDisplayName: operations['changeDisplayName']
  /** Report the position of a mark of a race: `POST /sailingserver/api/v1/mark/addMarkFix` */
  readonly addMarkFix: operations['addMarkFix']
  /** Add a mark to a regatta: `POST /sailingserver/api/v1/mark/addMarkToRegatta` */
  readonly addMarkToRegatta: operations['addMarkToRegatta']
  /** Remove a mark from a regatta: `POST /sailingserver/api/v1/mark/revokeMarkOnRegatta` */
  readonly revokeMarkOnRegatta: operations['revokeMarkOnRegatta']
  /** Change the settings of a regatta: `PUT /sailingserver/api/v1/regattas/{regattaName}` */
  readonly changeRegatta: operations['changeRegatta']
  /** Delete a regatta, with its leaderboard: `DELETE /sailingserver/api/v1/regattas/{regattaName}` */
  readonly deleteRegatta: operations['deleteRegatta']
  /** Add race columns to a regatta: `POST /sailingserver/api/v1/regattas/{regattaName}/addracecolumns` */
  readonly addRaceColumns: operations['addRaceColumns']
  /** Create a competitor with a boat, and add both to a regatta: `POST /sailingserver/api/v1/regattas/{regattaName}/competitors/createandadd` */
  readonly createCompetitor: operations['createCompetitor']
  /** Create a competitor for an existing boat, and add the competitor to a regatta: `POST /sailingserver/api/v1/regattas/{regattaName}/competitors/createandaddwithboat` */
  readonly createCompetitorWithBoat: operations['createCompetitorWithBoat']
  /** Add an existing competitor to a regatta: `POST /sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/add` */
  readonly addCompetitor: operations['addCompetitor']
  /** Remove a competitor from a regatta: `POST /sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/remove` */
  readonly removeCompetitor: operations['removeCompetitor']
  /** Set the time-on-distance allowance of a competitor in a regatta: `POST /sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/updateToDHandicap` */
  readonly changeTimeOnDistanceAllowance: operations['changeTimeOnDistanceAllowance']
  /** Set the time-on-time factor of a competitor in a regatta: `POST /sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/updateToTHandicap` */
  readonly changeTimeOnTimeFactor: operations['changeTimeOnTimeFactor']
  /** Assign boats to the fleets of a series, or of one race column: `PUT /sailingserver/api/v1/regattas/{regattaName}/fleets` */
  readonly assignFleets: operations['assignFleets']
  /** Remove a race column from a regatta: `POST /sailingserver/api/v1/regattas/{regattaName}/removeracecolumn` */
  readonly removeRaceColumn: operations['removeRaceColumn']
  /** List the devices of a regatta: `POST /sailingserver/api/v1/regattas/{regattaName}/tracking_devices` */
  readonly listTrackingDevices: operations['listTrackingDevices']
  /** Archive an event that the caller tracks, or bring it back: `POST /sailingserver/api/v1/trackedevents/{eventId}/{leaderboardName}` */
  readonly archiveTrackedEvent: operations['archiveTrackedEvent']
  /** Remove an event from those that the caller tracks: `DELETE /sailingserver/api/v1/trackedevents/{eventId}/{leaderboardName}` */
  readonly deleteTrackedEvent: operations['deleteTrackedEvent']
  /** Add an event to those that the caller tracks: `PUT /sailingserver/api/v1/trackedevents/{eventId}/{leaderboardName}` */
  readonly storeTrackedEvent: operations['storeTrackedEvent']
  /** Read the last position of a device: `POST /sailingserver/api/v1/tracking_devices/{deviceUuid}` */
  readonly readDeviceStatus: operations['readDeviceStatus']
  /** Register a webhook for the events of a regatta: `POST /sailingserver/api/v1/webhooks` */
  readonly createWebhook: operations['createWebhook']
  /** Delete a webhook: `DELETE /sailingserver/api/v1/webhooks/{id}` */
  readonly deleteWebhook: operations['deleteWebhook']
  /** Send a test event to a webhook: `POST /sailingserver/api/v1/webhooks/{id}/test` */
  readonly testWebhook: operations['testWebhook']
  /** Check which races would take wind: `PUT /sailingserver/api/v1/wind/putWind` */
  readonly putWind: operations['putWind']
  /** Change a tag of the caller: `PUT /sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags` */
  readonly changeTag: operations['changeTag']
  /** Tag a moment of a race: `POST /sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags` */
  readonly createTag: operations['createTag']
  /** Delete a tag: `DELETE /sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags` */
  readonly deleteTag: operations['deleteTag']
  /** Add an event to the race log of a race, and read it: `POST /sailingserver/rc/racelog` */
  readonly exchangeRaceLog: operations['exchangeRaceLog']
  /** Read the access token of the caller: `POST /security/api/restsecurity/access_token` */
  readonly accessTokenByPost: operations['accessTokenByPost']
  /** Give a role to a user: `PUT /security/api/restsecurity/add_role_to_user` */
  readonly addRoleToUser: operations['addRoleToUser']
  /** Set a new password: `POST /security/api/restsecurity/change_password` */
  readonly changePassword: operations['changePassword']
  /** Register a user: `POST /security/api/restsecurity/create_user` */
  readonly createUser: operations['createUser']
  /** Read the signed-in user, or sign in: `POST /security/api/restsecurity/hello` */
  readonly helloByPost: operations['helloByPost']
  /** Invite users by a link or a QR code: `POST /security/api/restsecurity/invitation` */
  readonly createInvitation: operations['createInvitation']
  /** Accept an invitation: `POST /security/api/restsecurity/invitation/accept` */
  readonly acceptInvitation: operations['acceptInvitation']
  /** Show what an invitation gives: `POST /security/api/restsecurity/invitation/preview` */
  readonly previewInvitation: operations['previewInvitation']
  /** Revoke an invitation: `DELETE /security/api/restsecurity/invitation/{id}` */
  readonly deleteInvitation: operations['deleteInvitation']
  /** Sign in and start a session: `POST /security/api/restsecurity/login` */
  readonly login: operations['login']
  /** Sign out and end the session: `POST /security/api/restsecurity/logout` */
  readonly logout: operations['logout']
  /** Change or remove the owners of an object: `PUT /security/api/restsecurity/ownership/{objectType}` */
  readonly changeOwnershipByQuery: operations['changeOwnershipByQuery']
  /** Change or remove the owners of an object: `POST /security/api/restsecurity/ownership/{objectType}` */
  readonly changeOwnershipByQueryAndPost: operations['changeOwnershipByQueryAndPost']
  /** Remove both owners of an object: `DELETE /security/api/restsecurity/ownership/{objectType}` */
  readonly removeOwnershipByQuery: operations['removeOwnershipByQuery']
  /** Replace the access control list of an object: `PUT /security/api/restsecurity/ownership/{objectType}/acl` */
  readonly changeAclByQuery: operations['changeAclByQuery']
  /** Empty the access control list of an object: `DELETE /security/api/restsecurity/ownership/{objectType}/acl` */
  readonly removeAclByQuery: operations['removeAclByQuery']
  /** Change or remove the owners of an object: `PUT /security/api/restsecurity/ownership/{objectType}/{id}` */
  readonly changeOwnership: operations['changeOwnership']
  /** Change or remove the owners of an object: `POST /security/api/restsecurity/ownership/{objectType}/{id}` */
  readonly changeOwnershipByPost: operations['changeOwnershipByPost']
  /** Remove both owners of an object: `DELETE /security/api/restsecurity/ownership/{objectType}/{id}` */
  readonly removeOwnership: operations['removeOwnership']
  /** Replace the access control list of an object: `PUT /security/api/restsecurity/ownership/{objectType}/{id}/acl` */
  readonly changeAcl: operations['changeAcl']
  /** Empty the access control list of an object: `DELETE /security/api/restsecurity/ownership/{objectType}/{id}/acl` */
  readonly removeAcl: operations['removeAcl']
  /** Delete a preference of the caller: `DELETE /security/api/restsecurity/preferences/{key}` */
  readonly deletePreference: operations['deletePreference']
  /** Store a preference of the caller: `PUT /security/api/restsecurity/preferences/{key}` */
  readonly storePreference: operations['storePreference']
  /** Replace the access token of the caller: `POST /security/api/restsecurity/remove_access_token` */
  readonly removeAccessToken: operations['removeAccessToken']
  /** Remove a role from a user: `PUT /security/api/restsecurity/remove_role_from_user` */
  readonly removeRoleFromUser: operations['removeRoleFromUser']
  /** Create a role: `POST /security/api/restsecurity/role` */
  readonly createRole: operations['createRole']
  /** Replace the permissions of a role, and its name if one is given: `PUT /security/api/restsecurity/role/{roleId}` */
  readonly changeRole: operations['changeRole']
  /** Delete a role: `DELETE /security/api/restsecurity/role/{roleId}` */
  readonly deleteRole: operations['deleteRole']
  /** Change a user, or create one without a password: `PUT /security/api/restsecurity/user` */
  readonly changeUser: operations['changeUser']
  /** Delete a user: `DELETE /security/api/restsecurity/user` */
  readonly deleteUser: operations['deleteUser']
  /** Create a group: `PUT /security/api/restsecurity/usergroup` */
  readonly createGroup: operations['createGroup']
  /** Add a user to a group, with the names in the query: `POST /security/api/restsecurity/usergroup/addAnyUserToGroup` */
  readonly addAnyUserToGroup: operations['addAnyUserToGroup']
  /** Set the group that owns new objects of the caller: `POST /security/api/restsecurity/usergroup/setDefaultTenantForCurrentServerAndUser` */
  readonly setDefaultGroup: operations['setDefaultGroup']
  /** Change whether members may leave a group: `PUT /security/api/restsecurity/usergroup/{groupId}` */
  readonly changeGroup: operations['changeGroup']
  /** Delete a group: `DELETE /security/api/restsecurity/usergroup/{groupId}` */
  readonly deleteGroup: operations['deleteGroup']
  /** Attach a role to a group: `PUT /security/api/restsecurity/usergroup/{groupId}/role/{roleId}` */
  readonly attachGroupRole: operations['attachGroupRole']
  /** Remove a role from a group: `DELETE /security/api/restsecurity/usergroup/{groupId}/role/{roleId}` */
  readonly detachGroupRole: operations['detachGroupRole']
  /** Add a user to a group: `PUT /security/api/restsecurity/usergroup/{groupId}/user/{username}` */
  readonly addGroupMember: operations['addGroupMember']
  /** Remove a user from a group: `DELETE /security/api/restsecurity/usergroup/{groupId}/user/{username}` */
  readonly removeGroupMember: operations['removeGroupMember']
  /** Create a course template from mark templates and roles: `POST /sharedsailingserver/api/v1/coursetemplates` */
  readonly addCourseTemplate: operations['addCourseTemplate']
  /** Change the names and other data of a course template: `PUT /sharedsailingserver/api/v1/coursetemplates/{id}` */
  readonly changeCourseTemplate: operations['changeCourseTemplate']
  /** Delete a course template: `DELETE /sharedsailingserver/api/v1/coursetemplates/{id}` */
  readonly deleteCourseTemplate: operations['deleteCourseTemplate']
  /** Add a mark to the inventory: `POST /sharedsailingserver/api/v1/markproperties` */
  readonly createMarkProperties: operations['createMarkProperties']
  /** Change a mark of the inventory: `PUT /sharedsailingserver/api/v1/markproperties/{id}` */
  readonly changeMarkProperties: operations['changeMarkProperties']
  /** Delete a mark of the inventory: `DELETE /sharedsailingserver/api/v1/markproperties/{id}` */
  readonly deleteMarkProperties: operations['deleteMarkProperties']
  /** Set the position or the device of a mark of the inventory: `PUT /sharedsailingserver/api/v1/markproperties/{id}/positioning` */
  readonly positionMarkProperties: operations['positionMarkProperties']
  /** Create a role for marks: `POST /sharedsailingserver/api/v1/markroles` */
  readonly createMarkRole: operations['createMarkRole']
  /** Create a mark template: `POST /sharedsailingserver/api/v1/marktemplates` */
  readonly createMarkTemplate: operations['createMarkTemplate']
}
export declare const routes: Readonly<
  Record<keyof Reads | keyof Lists | keyof Changes, readonly ['get' | 'put' | 'post' | 'delete', string]>
>
