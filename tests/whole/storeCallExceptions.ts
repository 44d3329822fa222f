/** Endpoints that cost more than usual, each with the reason. */

/** The endpoints that need more round trips than one to read, or two to write, with the reason. */
export const longWays: Readonly<
  Record<string, { readonly trips: number; readonly because: string }>
> = {
  ...Object.fromEntries(
    [
      ...['listCompetitors', 'listEvents', 'listLeaderboards', 'listMarkProperties'],
      ...['listMarkRoles', 'listMarkTemplates', 'listReadableGroups', 'listRegattas', 'listRoles'],
      'listTrackedRaces',
    ].map((name) => [
      name,
      { trips: 2, because: 'The items of a list must be known before their security is read.' },
    ]),
  ),
  acceptInvitation: {
    trips: 3,
    because: 'The invitation names its inviter, whose permissions are read.',
  },
  addRoleToUser: {
    trips: 8,
    because:
      'The response names others who may change the user, whom the roles for the user lead to.',
  },
  deleteRegatta: {
    trips: 10,
    because: 'The clean-up reads the tags and the versions of each race.',
  },
  deleteWebhook: { trips: 3, because: 'The reference of a webhook contains its regatta.' },
  listDeliveries: { trips: 2, because: 'The reference of a webhook contains its regatta.' },
  readWebhook: { trips: 2, because: 'The reference of a webhook contains its regatta.' },
  testWebhook: {
    trips: 4,
    because: 'The reference of a webhook contains its regatta, and the webhook its creator.',
  },
  changeCompetitor: { trips: 3, because: 'The competitor lists the entries that contain a copy.' },
  changeRole: {
    trips: 3,
    because:
      'The holders of the role are read after the item that lists new holders, so that none is missed.',
  },
  deleteUser: {
    trips: 4,
    because:
      'The user item contains the own group. Objects of the user are searched after its deletion, so that none that was created meanwhile is left.',
  },
  explain: {
    trips: 2,
    because: 'The decision is made before the permission to read its name is checked.',
  },
  accountPage: { trips: 2, because: 'The user contains the roles, the groups and the SSH keys.' },
  homePage: { trips: 2, because: 'As for a list of events: the index contains keys only.' },
  regattaPage: {
    trips: 3,
    because: 'Roles to invite to are listed only for callers who may change the regatta.',
  },
  whyPage: { trips: 2, because: 'As for `explain`.' },
  getFromCourseTemplate: { trips: 2, because: 'The template contains the references.' },
  listInvitations: { trips: 2, because: 'The index contains keys only.' },
  listObjects: { trips: 2, because: 'The index contains keys only.' },
  listAuditRecords: {
    trips: 2,
    because: 'The records contain users and groups, whose readability must be checked.',
  },
  listCourseTemplates: { trips: 3, because: 'The entries contain further references.' },
  listSshKeys: {
    trips: 2,
    because: 'The keys of a user must be known before their security is read.',
  },
  listUsersWithPermission: {
    trips: 5,
    because: 'The security lists the roles, and these list the holders.',
  },
  listLiveCompetitors: { trips: 2, because: 'The regatta contains the race that has the course.' },
  listRaceTimes: { trips: 2, because: 'The regatta contains the races that have courses.' },
  readRaces: { trips: 2, because: 'The regatta contains the races that have courses.' },
  login: {
    trips: 6,
    because:
      'An unverified password passes three counters in turn: a request that one of them refuses does not use up the next.',
  },
  readGroup: {
    trips: 2,
    because: 'The members must be known before their readability is checked.',
  },
  readGroupByName: { trips: 3, because: 'The same, and the name is resolved to the group.' },
  readMarkPositions: { trips: 2, because: 'The regatta contains the race that has the course.' },
  readRaceTimes: { trips: 2, because: 'The regatta contains the race that has the course.' },
  stopTracking: { trips: 3, because: 'The tracked races are in the regatta.' },
}

/** The endpoints that read more than one object, though their guard names one, with the reason. */
export const dearReads: Readonly<Record<string, string>> = {
  compareCourseVersions: 'The marks, the course and both versions.',
  coursePage: 'The course with all marks.',
  getFromCourse: 'The marks of a regatta are sixteen items.',
  getFromCourseTemplate: 'The template contains the references.',
  listCourseVersions: 'The marks, the course and its versions.',
  listCompetitors: 'All entries of a regatta, and the security of each competitor.',
  listMarks: 'The marks of a regatta are sixteen items.',
  listRaceTimes: 'The tracks of all entries, the course and the marks.',
  raceBoard: 'The course with all marks, and the tags.',
  readCompetitorOfLeaderboard: 'A competitor has other permissions than the leaderboard.',
  readFeed: 'The last number, a page of events, and the permissions for events of tags.',
  readGroup: 'The members, and their readability.',
  regattaPage: 'The courses of all races, and the roles to which the caller may invite.',
  readLeaderboard: 'The entries of all competitors.',
  readRaces: 'The courses of all tracked races.',
  readMark: 'A mark has the permissions of the leaderboard, and is a separate item.',
  readLeaderboardStandings: 'All entries of a regatta, and the security of each competitor.',
  listLiveCompetitors: 'The tracks of all entries, the course and the marks.',
  readMarkPositions: 'The course, the marks with their devices, and the race.',
  readPositions: 'All entries of a regatta, their devices, and the race.',
  readRaceTimes: 'The tracks of all entries, the course and the marks.',
}
