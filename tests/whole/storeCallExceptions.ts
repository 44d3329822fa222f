/** Endpoints that cost more than usual, each with the reason. */

const inOrder =
  'The lists are read after the items on whose versions the write depends, so that no list is older.'

const ofList = 'The items of a list must be known before their security is read.'

const byTrips: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  2: {
    listObjects: 'The index contains keys only.',
    accountPage: 'The user contains the roles, the groups and the SSH keys.',
    listCompetitors: ofList,
    listEvents: ofList,
    listLeaderboardGroups: ofList,
    readLeaderboardGroup: 'The name leads to the event.',
    listLeaderboards: ofList,
    listMarkProperties: ofList,
    listMarkRoles: ofList,
    listMarkTemplates: ofList,
    listReadableGroups: ofList,
    listRegattas: ofList,
    listRoles: ofList,
    listTrackedRaces: ofList,
    listDeliveries: 'The reference of a webhook contains its regatta.',
    readWebhook: 'The reference of a webhook contains its regatta.',
    checkinPage: 'Entries are read only for callers who are signed in, to show their own ones.',
    entriesPage: 'The regatta names its event, and the event the other classes.',
    coursePage: 'Without a course, the page reads the other races of the regatta, and its event.',
    explain: 'The decision is made before the permission to read its name is checked.',
    whyPage: 'As for `explain`.',
    getFromCourseTemplate: 'The template contains the references.',
    listInvitations: 'The index contains keys only.',
    listSessions: 'The index contains keys only.',
    listTokens: 'The index contains keys only.',
    listAuditRecords: 'The records contain users and groups, whose readability must be checked.',
    listSshKeys: 'The keys of a user must be known before their security is read.',
    listLiveCompetitors: 'The regatta contains the race that has the course.',
    listRaceTimes: 'The regatta contains the races that have courses.',
    readRaces: 'The regatta contains the races that have courses.',
    readFinishSheet: 'The entries must be known before their security is read.',
    listResultsChanges: 'As for `readFinishSheet`.',
    readGroup: 'The members must be known before their readability is checked.',
    readMarkPositions: 'The regatta contains the race that has the course.',
    readRaceTimes: 'The regatta contains the race that has the course.',
  },
  3: {
    confirmEmail: 'The link names its user.',
    forgotPassword: 'The mails of the network are counted first.',
    sendConfirmation: 'As for `forgotPassword`.',
    homePage:
      'As for a list of events. Then the regattas of the nearest ones and their permissions are read.',
    createRegatta: 'The name of the regatta follows from the event, and its parts from the name.',
    copyEvent: 'The event names its regattas, whose security is read.',
    resultsPage: 'As for `readFinishSheet`, and the changes name removed entries.',
    previewPasswordReset: 'The link names its user and its maker, whose permissions are read.',
    acceptInvitation: 'The invitation names its inviter, whose permissions are read.',
    deleteWebhook: 'The reference of a webhook contains its regatta.',
    changeRole:
      'The holders of the role are read after the item that lists new holders, so that none is missed.',
    regattaPage: 'Roles to invite to are listed only for callers who may change the regatta.',
    listCourseTemplates: 'The entries contain further references.',
    readGroupByName: 'As for `readGroup`, and the name is resolved to the group.',
    stopTracking: 'The tracked races are in the regatta.',
    importResults: inOrder,
    deleteFinishSheet: inOrder,
    assignFleets: inOrder,
    createCompetitor: inOrder,
    createCompetitorWithBoat: inOrder,
    addCompetitor: inOrder,
    removeCompetitor: inOrder,
  },
  4: {
    acceptPasswordReset: 'As for `previewPasswordReset`.',
    createGroupOfEvent:
      'The security of the event names its group, and the name of a new one may be taken.',
    deleteEvent: 'The security names the group, whose members and roles are removed with it.',
    saveFinishSheet: `${inOrder} Then the security of the entries is read.`,
    importEntries: `${inOrder} Then the competitors of the entries are read.`,
    changeCompetitor:
      'The competitor lists its regattas, then their permissions and entries are read.',
    designCourseFromText:
      'The marks of the inventory are listed, then their security is read, then the marks of the regatta.',
    importMarkProperties: 'The marks of the caller are listed, and then their security is read.',
    testWebhook: 'The reference of a webhook contains its regatta, and the webhook its creator.',
    deleteUser:
      'The user item contains the own group. Objects of the user are searched after its deletion, so that none that was created meanwhile is left.',
  },
  5: {
    changeEntries: `${inOrder} Then their competitors, and their sheets, are read.`,
    listUsersWithPermission: 'The security lists the roles, and these list the holders.',
  },
  7: {
    login:
      'An unverified password passes three counters in turn: a request that one of them refuses does not use up the next. The network of a right one is remembered.',
  },
  8: {
    addRoleToUser:
      'The response names others who may change the user, whom the roles for the user lead to.',
  },
  10: {
    deleteRegatta: 'The clean-up reads the tags and the versions of each race.',
  },
}

/** The endpoints that need more round trips than one to read, or two to write, with the reason. */
export const longWays: Readonly<
  Record<string, { readonly trips: number; readonly because: string }>
> = Object.fromEntries(
  Object.entries(byTrips).flatMap(([trips, reasons]) =>
    Object.entries(reasons).map(([name, because]) => [name, { trips: Number(trips), because }]),
  ),
)

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
  raceBoard: 'The course with all marks, the tags, and the sheet of the race.',
  readCompetitorOfLeaderboard: 'A competitor has other permissions than the leaderboard.',
  readFeed: 'The last number, a page of events, and the permissions for events of tags.',
  readGroup: 'The members, and their readability.',
  marksPage: 'All marks of a regatta, and the courses of all races, which name them.',
  regattaPage: 'The courses of all races, and the roles to which the caller may invite.',
  readLeaderboard: 'The entries of all competitors.',
  listResultsChanges: 'The entries, and the changes.',
  readFinishSheet: 'The entries, and the sheets of all races.',
  readResults: 'The entries, and the standings.',
  resultsPage: 'The entries, the standings, the sheets and their changes.',
  outPage: 'As readTally: the page has its content at once.',
  readTally: 'The entries, their phones, and the sheets and drafts of all races.',
  entriesPage: 'All entries of a regatta, and their phones.',
  fleetsPage: 'All entries of a regatta, and the security of each competitor.',
  settingsPage: 'The rules of the results follow from all entries of the regatta.',
  finishPage: 'All entries and sheets of a regatta.',
  finishLinePage: 'All entries and sheets of a regatta.',
  startPage: 'All entries and sheets of a regatta.',
  readRaces: 'The courses of all tracked races.',
  readMark: 'A mark has the permissions of the leaderboard, and is a separate item.',
  readLeaderboardStandings: 'All entries of a regatta, and the security of each competitor.',
  listLiveCompetitors: 'The tracks of all entries, the course and the marks.',
  readMarkPositions: 'The course, the marks with their devices, and the race.',
  readPositions: 'All entries of a regatta, their devices, and the race.',
  readRaceTimes: 'The tracks of all entries, the course and the marks.',
}

/** The same by cookie, as an administrator, who is not the user of the request. */
export const dearReadsByCookie: typeof dearReads = {
  ...dearReads,
  listSessions: 'The user is another item than the caller, and has a list.',
  listTokens: 'The user is another item than the caller, and has a list.',
}
