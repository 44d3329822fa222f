// Generated from openapi.json by npm run generate.
export interface paths {
  "/": {
    /**
     * Show the events that the caller may read as a page
     *
     * On each page running events come first, then coming and past ones, then those without dates. Running events may also be on later pages.
     *
     * The response contains only objects on which the caller has `EVENT:READ`.
     */
    get: operations["homePage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/access/v1/evaluation": {
    get?: never;
    put?: never;
    /**
     * Evaluate one permission of a user (OpenID AuthZEN)
     *
     * Access Evaluation of the Authorization API 1.0. The subject is the name of the caller, or of another user whom the caller may read.
     *
     * Requires authentication.
     */
    post: operations["evaluateAccess"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/access/v1/evaluations": {
    get?: never;
    put?: never;
    /**
     * Evaluate several permissions (OpenID AuthZEN)
     *
     * Access Evaluations of the Authorization API 1.0. An evaluation that fails is denied, with the reason in `context.error`.
     *
     * Requires authentication.
     */
    post: operations["evaluateAccesses"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/account": {
    /**
     * Show the roles, groups and keys of the caller as a page, or the sign-in form
     *
     * Needs no permission.
     */
    get: operations["accountPage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/courseconfiguration/copyCourse/{regattaName}/{raceColumn}/{fleet}": {
    get?: never;
    put?: never;
    /**
     * Copy the course of a race to other races
     *
     * The number of laps can differ. Copies in the same regatta use the same marks. Copies in another regatta use its marks of the same names, and missing marks are created. Needs the permission `REGATTA:UPDATE` for the regatta of each target. The response contains a result for each race. Failed races do not affect the others, unless `allOrNone` is true. The operation is idempotent.
     *
     * Needs the permission `REGATTA:READ:{regattaName}`.
     */
    post: operations["copyCourseUnderApi"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/courseconfiguration/createCourse/{regattaName}/{raceColumn}/{fleet}": {
    get?: never;
    put?: never;
    /**
     * Save a course to a race
     *
     * Creates marks, roles, mark properties and the course in one transaction. The response is the saved course, with all marks of the regatta; sending it back unchanged changes nothing. The response to an invalid course lists all errors.
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    post: operations["createCourseUnderApi"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/courseconfiguration/createCourseTemplate": {
    get?: never;
    put?: never;
    /**
     * Save a course template
     *
     * Creates mark templates, roles, mark properties and the course template in one transaction. With `regattaName`, the configuration can use marks of that regatta by `markId`.
     *
     * Needs the permission `COURSE_TEMPLATE:CREATE`.
     */
    post: operations["createCourseTemplateUnderApi"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/courseconfiguration/diagram": {
    get?: never;
    put?: never;
    /**
     * Draw a course configuration without saving it
     *
     * A diagram of the course, with the wind from the top. The response to an invalid configuration lists all errors.
     *
     * Requires authentication.
     */
    post: operations["drawCourseUnderApi"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/courseconfiguration/getFromCourse/{regattaName}/{raceColumn}/{fleet}": {
    /**
     * Read the course of a race as a course configuration
     *
     * Contains all marks of the regatta. A race without a course has no waypoints. If the path ends in `.svg`, `.geojson` or `.gpx`, and no fleet has such a name, the response is a diagram, or a document for chart plotters, with the marks of a finished race where they lay at the end of its tracking. With `version`, the marks are where they lay at the save of the version; with `at`, where they lay at that time. A time in the future means the present.
     *
     * A path that ends in `.svg` selects `image/svg+xml`, like the header `Accept`.
     *
     * A path that ends in `.geojson` selects `application/geo+json`, like the header `Accept`.
     *
     * A path that ends in `.gpx` selects `application/gpx+xml`, like the header `Accept`.
     *
     * Needs the permission `REGATTA:READ:{regattaName}`.
     */
    get: operations["getFromCourseUnderApi"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/courseconfiguration/getFromCourseTemplate/{courseTemplateId}": {
    /**
     * Read a course template as a course configuration with a number of laps
     *
     * If the path ends in `.svg`, the response is a diagram; with `.geojson` or `.gpx`, it is a document for chart plotters with the mark positions of the regatta `regattaName`.
     *
     * A path that ends in `.svg` selects `image/svg+xml`, like the header `Accept`.
     *
     * A path that ends in `.geojson` selects `application/geo+json`, like the header `Accept`.
     *
     * A path that ends in `.gpx` selects `application/gpx+xml`, like the header `Accept`.
     *
     * Needs the permission `COURSE_TEMPLATE:READ:{courseTemplateId}`.
     */
    get: operations["getFromCourseTemplateUnderApi"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/courseconfiguration/validate": {
    get?: never;
    put?: never;
    /**
     * Validate a course configuration without saving it
     *
     * Returns 200 with all errors, and with warnings about probable mistakes.
     *
     * Requires authentication.
     */
    post: operations["validateCourseUnderApi"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/board/{regattaName}/{raceColumn}/{fleet}": {
    /**
     * Show a race as a page: its boats, its course, its marks, its tags
     *
     * For phones, screens and paper. The page updates itself, and loads nothing from other hosts. Public tags also need the permission `LEADERBOARD:READ:{regattaName}`; private tags are visible to their author. It contains the latest 100 tags, without their hidden info. If the path ends in `.svg`, and no fleet has such a name, the response is a picture of the boats on the course, or the diagram of the course if there are no boats.
     *
     * A path that ends in `.svg` selects `image/svg+xml`, like the header `Accept`.
     *
     * Needs the permission `REGATTA:READ:{regattaName}`.
     */
    get: operations["raceBoard"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/course/{regattaName}/{raceColumn}/{fleet}": {
    /**
     * Show the course of a race as a page, with the designer
     *
     * Callers with the permission `REGATTA:UPDATE:{regattaName}` design the course and publish it to races. Other callers see the course and its history.
     *
     * Needs the permission `REGATTA:READ:{regattaName}`.
     */
    get: operations["coursePage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/docs": {
    /**
     * Show the API reference as a page
     *
     * A tutorial, the error codes, and every operation, which the page can send.
     *
     * Needs no permission.
     */
    get: operations["docs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/docs/{asset}": {
    /**
     * Read a style or a script of the reference page
     *
     * The name changes with the content, so that a browser may cache the file permanently.
     *
     * Needs no permission.
     */
    get: operations["docsAsset"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/health": {
    /**
     * Check the health of the service
     *
     * Needs no permission.
     */
    get: operations["health"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/join": {
    /**
     * Show the page on which a user accepts an invitation
     *
     * The link of an invitation leads to it. The secret follows `#`, so no request for the page and no log contains it.
     *
     * Needs no permission.
     */
    get: operations["joinPage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/landscape/api/landscape/add_ssh_key": {
    get?: never;
    put?: never;
    /**
     * Add a public SSH key of the caller
     *
     * The caller owns the key and is its user. DSA keys, RSA keys with less than 2048 bits and invalid keys are rejected.
     *
     * A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     * Needs the permission `SSH_KEY:CREATE`.
     */
    post: operations["addSshKey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/landscape/api/landscape/delete_ssh_key": {
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete an SSH key
     *
     * A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     * Needs the permission `SSH_KEY:DELETE:{region}\/{key_name}`.
     */
    delete: operations["deleteSshKey"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/landscape/api/landscape/get_ssh_keys_owned_by_user": {
    /**
     * List the SSH keys of some users
     *
     * Contains the keys that the caller may read (`SSH_KEY:READ:{key_name}`, or with the region and the name of the key as id). Users who do not exist have no keys. Send the `ETag` of the last response to poll, and `strict=true` if withheld keys must cause an error.
     *
     * A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     * Requires authentication.
     */
    get: operations["listSshKeys"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/landscape/api/landscape/get_time_point_of_last_change_in_ssh_keys_of_aws_landscape_managers": {
    /**
     * Read the time of the last change of SSH keys on the hosts
     *
     * The time increases when a key is added or deleted, and when a user gains or loses permission to manage the hosts (`LANDSCAPE:MANAGE:AWS`). It may also increase without such a change.
     *
     * A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     * Requires authentication.
     */
    get: operations["lastSshKeyChange"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/openapi.json": {
    /**
     * Read the OpenAPI 3.1 document of this service
     *
     * Needs no permission.
     */
    get: operations["openapi"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/regatta/{regattaName}": {
    /**
     * Show a regatta as a page: its races, and forms for what the caller may do
     *
     * The states of the races also need `LEADERBOARD:READ:{regattaName}`. Forms appear for callers who may change the regatta, or start and stop tracking.
     *
     * Needs the permission `REGATTA:READ:{regattaName}`.
     */
    get: operations["regattaPage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/boatclasses": {
    /**
     * List the known boat classes
     *
     * In the order of their display names. A regatta may have another boat class.
     *
     * Needs no permission.
     */
    get: operations["listBoatClasses"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/boatclasses/{name}": {
    /**
     * Read a boat class
     *
     * Needs no permission.
     */
    get: operations["readBoatClass"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/boats/{boatId}": {
    /**
     * Read a boat
     *
     * Needs the permission `BOAT:READ:{boatId}` or `BOAT:READ_PUBLIC:{boatId}`, or the secret of the registration link.
     */
    get: operations["readBoat"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/competitors/{competitorId}": {
    /**
     * Read a competitor, with team and boat
     *
     * Shows the e-mail address to callers with READ on the competitor only.
     *
     * Needs the permission `COMPETITOR:READ:{competitorId}` or `COMPETITOR:READ_PUBLIC:{competitorId}`, or the secret of the registration link.
     */
    get: operations["readCompetitor"];
    /**
     * Change a competitor
     *
     * Absent fields are unchanged. The boat cannot be changed.
     *
     * Needs the permission `COMPETITOR:UPDATE:{competitorId}`.
     */
    put: operations["changeCompetitor"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/competitors/{competitorId}/team": {
    /**
     * Read the team of a competitor
     *
     * Needs the permission `COMPETITOR:READ:{competitorId}` or `COMPETITOR:READ_PUBLIC:{competitorId}`, or the secret of the registration link.
     */
    get: operations["readTeam"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/competitors/{competitorId}/team/image": {
    get?: never;
    put?: never;
    /**
     * Store the picture of a team
     *
     * The body is the file, of one of the two types. It replaces the previous picture. Everybody who knows the URL can see the picture. With the secret of the registration link it needs the `deviceUuid` that registered the competitor in that regatta, and no other.
     *
     * Needs the permission `COMPETITOR:UPDATE:{competitorId}`, or the secret of the registration link.
     */
    post: operations["uploadTeamImage"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/countrycodes": {
    /**
     * List countries and their codes
     *
     * In the order of their names.
     *
     * Needs no permission.
     */
    get: operations["listCountries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/courseconfiguration/copyCourse/{regattaName}/{raceColumn}/{fleet}": {
    get?: never;
    put?: never;
    /**
     * Copy the course of a race to other races
     *
     * The number of laps can differ. Copies in the same regatta use the same marks. Copies in another regatta use its marks of the same names, and missing marks are created. Needs the permission `REGATTA:UPDATE` for the regatta of each target. The response contains a result for each race. Failed races do not affect the others, unless `allOrNone` is true. The operation is idempotent.
     *
     * Needs the permission `REGATTA:READ:{regattaName}`.
     */
    post: operations["copyCourse"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/courseconfiguration/createCourse/{regattaName}/{raceColumn}/{fleet}": {
    get?: never;
    put?: never;
    /**
     * Save a course to a race
     *
     * Creates marks, roles, mark properties and the course in one transaction. The response is the saved course, with all marks of the regatta; sending it back unchanged changes nothing. The response to an invalid course lists all errors.
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    post: operations["createCourse"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/courseconfiguration/createCourseTemplate": {
    get?: never;
    put?: never;
    /**
     * Save a course template
     *
     * Creates mark templates, roles, mark properties and the course template in one transaction. With `regattaName`, the configuration can use marks of that regatta by `markId`.
     *
     * Needs the permission `COURSE_TEMPLATE:CREATE`.
     */
    post: operations["createCourseTemplate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/courseconfiguration/design": {
    get?: never;
    put?: never;
    /**
     * Design a course by its type, the wind and the start
     *
     * Returns a course configuration with positions, which `createCourse` takes as it is. Stores nothing. Letters of a designation: L windward-leeward, M the same with starboard roundings, W with a windward finish, T triangle with start and finish in the middle of the beat, I and O the inner and outer loop of a trapezoid. Then R or G for a finish on a reach after a leeward mark to port or to starboard (L), and L or W for a finish at that end (T). Then A for an offset mark, and a digit for the laps, which is the number of beats.
     *
     * Requires authentication.
     */
    post: operations["designCourse"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/courseconfiguration/diagram": {
    get?: never;
    put?: never;
    /**
     * Draw a course configuration without saving it
     *
     * A diagram of the course, with the wind from the top. The response to an invalid configuration lists all errors.
     *
     * Requires authentication.
     */
    post: operations["drawCourse"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/courseconfiguration/diff/{regattaName}/{raceColumn}/{fleet}": {
    /**
     * Compare two versions of the course of a race
     *
     * Contains the changes of the name, the laps, the waypoints and the marks of the course, also as sentences. A mark of the sequence that was a spare mark before is `mark-added`.
     *
     * Needs the permission `REGATTA:READ:{regattaName}`.
     */
    get: operations["compareCourseVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/courseconfiguration/getFromCourse/{regattaName}/{raceColumn}/{fleet}": {
    /**
     * Read the course of a race as a course configuration
     *
     * Contains all marks of the regatta. A race without a course has no waypoints. If the path ends in `.svg`, `.geojson` or `.gpx`, and no fleet has such a name, the response is a diagram, or a document for chart plotters, with the marks of a finished race where they lay at the end of its tracking. With `version`, the marks are where they lay at the save of the version; with `at`, where they lay at that time. A time in the future means the present.
     *
     * A path that ends in `.svg` selects `image/svg+xml`, like the header `Accept`.
     *
     * A path that ends in `.geojson` selects `application/geo+json`, like the header `Accept`.
     *
     * A path that ends in `.gpx` selects `application/gpx+xml`, like the header `Accept`.
     *
     * Needs the permission `REGATTA:READ:{regattaName}`.
     */
    get: operations["getFromCourse"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/courseconfiguration/getFromCourseTemplate/{courseTemplateId}": {
    /**
     * Read a course template as a course configuration with a number of laps
     *
     * If the path ends in `.svg`, the response is a diagram; with `.geojson` or `.gpx`, it is a document for chart plotters with the mark positions of the regatta `regattaName`.
     *
     * A path that ends in `.svg` selects `image/svg+xml`, like the header `Accept`.
     *
     * A path that ends in `.geojson` selects `application/geo+json`, like the header `Accept`.
     *
     * A path that ends in `.gpx` selects `application/gpx+xml`, like the header `Accept`.
     *
     * Needs the permission `COURSE_TEMPLATE:READ:{courseTemplateId}`.
     */
    get: operations["getFromCourseTemplate"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/courseconfiguration/restore/{regattaName}/{raceColumn}/{fleet}": {
    get?: never;
    put?: never;
    /**
     * Restore a version of the course of a race
     *
     * Saves the course of the version as a new version. Its marks get their appearance, positions and devices of that time, also in other races that use them. Restoring the present course changes nothing.
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    post: operations["restoreCourse"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/courseconfiguration/validate": {
    get?: never;
    put?: never;
    /**
     * Validate a course configuration without saving it
     *
     * Returns 200 with all errors, and with warnings about probable mistakes.
     *
     * Requires authentication.
     */
    post: operations["validateCourse"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/courseconfiguration/versions/{regattaName}/{raceColumn}/{fleet}": {
    /**
     * List the versions of the course of a race
     *
     * Newest first. Each save that changes the course, or moves or changes marks of it, makes a version. A race has its last 500 versions. Without `limit` the response has up to 100.
     *
     * Needs the permission `REGATTA:READ:{regattaName}`.
     */
    get: operations["listCourseVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/events": {
    /**
     * List the events that the caller may read
     *
     * The response contains only objects on which the caller has `EVENT:READ`.
     */
    get: operations["listEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/events/createEvent": {
    get?: never;
    put?: never;
    /**
     * Create an event, with its regatta and leaderboard
     *
     * All three have the same name. The caller owns them; everybody may read them unless `ispublic=false`. The place is required: `venuename`, or `venuelat` and `venuelng`. Empty texts are treated as absent, except an empty `venuename`, which is a place without a name. The description is the name at first. The regatta gets a registration link. Everybody with its secret may read the event, the regatta and the leaderboard, and register unless `competitorRegistrationType` is `CLOSED`.
     *
     * Needs the permission `EVENT:CREATE`.
     */
    post: operations["createEvent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/events/trackedevents": {
    /**
     * List the events that the caller tracks
     *
     * The latest 50 entries have the name and the dates of the event, if it is on this server and the caller can read it.
     *
     * Requires authentication.
     */
    get: operations["listTrackedEventsUnderEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/events/trackedevents/{eventId}/{leaderboardName}": {
    get?: never;
    /**
     * Add an event to those that the caller tracks
     *
     * Replaces the entry of this event and leaderboard. The event may be on another server, so it is not looked for here. Other users cannot read the list.
     *
     * Requires authentication.
     */
    put: operations["storeTrackedEventUnderEvents"];
    /**
     * Archive an event that the caller tracks, or bring it back
     *
     * Requires authentication.
     */
    post: operations["archiveTrackedEventUnderEvents"];
    /**
     * Remove an event from those that the caller tracks
     *
     * Requires authentication.
     */
    delete: operations["deleteTrackedEventUnderEvents"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/events/{eventId}": {
    /**
     * Read an event
     *
     * Needs the permission `EVENT:READ:{eventId}`, or the secret of the registration link.
     */
    get: operations["readEvent"];
    put?: never;
    post?: never;
    /**
     * Delete an event, with its regatta and leaderboard
     *
     * Also removes the races, courses, tags, marks, entries and webhooks of the regatta, for good. Competitors and boats stay. Needs `DELETE` on the event, the regatta and the leaderboard. A dry run lists what goes.
     *
     * Needs the permission `EVENT:DELETE:{eventId}`.
     */
    delete: operations["deleteEvent"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/events/{eventId}/racestates": {
    /**
     * List the states of the races of an event
     *
     * In the order of the race columns, then of the fleets. A race has no `raceState` until its race log has an event.
     *
     * Needs the permission `EVENT:READ:{eventId}`.
     */
    get: operations["listRaceStates"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/events/{eventId}/update": {
    get?: never;
    /**
     * Change an event
     *
     * Absent values are unchanged. The regatta and its leaderboard keep their name and their dates. `PUT ownership/EVENT/{eventId}/acl` changes who may read the event.
     *
     * Needs the permission `EVENT:UPDATE:{eventId}`.
     */
    put: operations["changeEvent"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/gps_fixes": {
    get?: never;
    put?: never;
    /**
     * Send the positions of a device
     *
     * At most 1000 positions, in any order. Callers need not sign in. A device that was never mapped has positions in 120 minutes at most, which are kept for a day. No regatta shows what was received before the device was mapped in it. The id of the device is the secret. Positions can be repeated and late. A time may be ahead of the clock of the service by 24 hours; the position is visible from that time on. One position with a mistake refuses all of them, unless `partial=true`. Errors of the device do not.
     *
     * Needs no permission.
     */
    post: operations["receiveFixes"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards": {
    /**
     * List the names of the leaderboards that the caller may read
     *
     * The response contains only objects on which the caller has `LEADERBOARD:READ`.
     */
    get: operations["listLeaderboards"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards/{leaderboard}": {
    /**
     * Read a leaderboard, with its race columns, fleets and competitors
     *
     * The competitors that the caller may READ or READ_PUBLIC; all of them with the right secret. The service scores no races, so there are no points and no ranks.
     *
     * Needs the permission `LEADERBOARD:READ:{leaderboard}`, or the secret of the registration link.
     */
    get: operations["readLeaderboard"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards/{leaderboard}/competitors/{competitorId}": {
    /**
     * Read a competitor of a leaderboard, with the name on the leaderboard
     *
     * Also needs READ or READ_PUBLIC on the competitor, or the secret.
     *
     * Needs the permission `LEADERBOARD:READ:{leaderboard}`, or the secret of the registration link.
     */
    get: operations["readCompetitorOfLeaderboard"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards/{leaderboard}/denoteForTracking": {
    get?: never;
    put?: never;
    /**
     * Name a race for tracking
     *
     * Tracking uses this name when it starts. A race that has a name keeps it, and the response is the same.
     *
     * Needs the permission `LEADERBOARD:UPDATE:{leaderboard}`.
     */
    post: operations["denoteForTracking"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards/{leaderboard}/device_mappings/end": {
    get?: never;
    put?: never;
    /**
     * End the mapping of a device
     *
     * The first open mapping ends. Everybody who knows the id of the device may end its mapping. With the permission, the id from the list of devices is enough.
     *
     * Needs no permission.
     */
    post: operations["endDeviceMapping"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards/{leaderboard}/device_mappings/start": {
    get?: never;
    put?: never;
    /**
     * Map a device to a competitor, a boat or a mark
     *
     * The mapping is open until it ends, and a device can have several. Needs one of the ids of a competitor, a boat and a mark. The start may lie in the past: earlier positions of the device count from then on, except those received before its first mapping in the regatta. The secret of the registration link replaces the permission for a competitor or mark without another device.
     *
     * Needs the permission `LEADERBOARD:UPDATE:{leaderboard}`, or the secret of the registration link.
     */
    post: operations["startDeviceMapping"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards/{leaderboard}/marks": {
    /**
     * List the marks of a leaderboard
     *
     * All marks of the regatta, in the order in which they were added.
     *
     * Needs the permission `LEADERBOARD:READ:{leaderboard}`, or the secret of the registration link.
     */
    get: operations["listMarks"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards/{leaderboard}/marks/{markId}": {
    /**
     * Read a mark of a leaderboard
     *
     * Needs the permission `LEADERBOARD:READ:{leaderboard}`, or the secret of the registration link.
     */
    get: operations["readMark"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards/{leaderboard}/marks/{markId}/gps_fixes": {
    get?: never;
    put?: never;
    /**
     * Report the position of a mark
     *
     * The position counts from its time on, and is the last known position of the mark unless that is newer. A repeated position changes nothing; another one at the same time replaces it. A time may be ahead of the clock of the service by 24 hours. The `secret` that existing clients send has no effect.
     *
     * Needs the permission `LEADERBOARD:UPDATE:{leaderboard}`.
     */
    post: operations["pingMark"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards/{leaderboard}/settrackingtimes": {
    get?: never;
    put?: never;
    /**
     * Set the start and the end of tracking of a race
     *
     * Positions from the start to the end of tracking belong to the race. A text counts before milliseconds. The response contains the given times only.
     *
     * Needs the permission `LEADERBOARD:UPDATE:{leaderboard}`.
     */
    post: operations["setTrackingTimes"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards/{leaderboard}/starttime": {
    /**
     * Read the start time of a race
     *
     * It is null until a race officer sets it, and again in a new pass.
     *
     * Needs the permission `LEADERBOARD:READ:{leaderboard}`.
     */
    get: operations["readStartTime"];
    /**
     * Set the start time of a race
     *
     * Returns the start time that counts. That is another one if an author with a higher priority set it in the same pass, or if a later pass has begun. A later pass forgets the start time and the status of the race.
     *
     * Needs the permission `LEADERBOARD:UPDATE:{leaderboard}`.
     */
    put: operations["setStartTime"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards/{leaderboard}/starttracking": {
    get?: never;
    put?: never;
    /**
     * Start tracking a race
     *
     * The first request creates a `TRACKED_RACE`, which the caller and the group of the regatta own, and needs CREATE on it. Everybody may read it if the access control list of the regatta lets everybody read the regatta. Later requests need UPDATE on it, and track the same race again. Tracking begins now, unless its start was set, or follows from the start of the race (`controlTrackingFromStartAndFinishTimes`). The operation is idempotent.
     *
     * Needs the permission `LEADERBOARD:UPDATE:{leaderboard}`.
     */
    post: operations["startTracking"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards/{leaderboard}/stoptracking": {
    get?: never;
    put?: never;
    /**
     * Stop tracking races
     *
     * Returns the races whose tracking stopped, in the order of the race columns and then of the fleets. This also needs UPDATE on the `TRACKED_RACE` of each of them. Without one of these permissions, the tracking of all of them continues. Tracking ends now, unless its end was set, or follows from the finish of the race (`controlTrackingFromStartAndFinishTimes`).
     *
     * Needs the permission `LEADERBOARD:UPDATE:{leaderboard}`.
     */
    post: operations["stopTracking"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards/{leaderboard}/update": {
    get?: never;
    put?: never;
    /**
     * Change the displayed name and the discards of a leaderboard
     *
     * Needs the permission `LEADERBOARD:UPDATE:{leaderboard}`.
     */
    post: operations["changeLeaderboard"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards/{leaderboard}/updateCompetitorDisplayName": {
    get?: never;
    put?: never;
    /**
     * Set the name of a competitor on a leaderboard
     *
     * Needs the permission `LEADERBOARD:UPDATE:{leaderboard}`.
     */
    post: operations["changeDisplayName"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards/{regattaName}/tracking_devices": {
    /**
     * List the devices of a regatta
     *
     * The devices of competitors and marks with their last positions. It changes nothing. With the secret of the registration link, a caller who knows the id of a device sees that device. The device of a competitor has an id for this regatta, unless the caller knows the full one. Other responses contain a hash of the id only.
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`, or the secret of the registration link.
     */
    get: operations["listTrackingDevicesByGet"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/mark/addMarkFix": {
    get?: never;
    put?: never;
    /**
     * Report the position of a mark of a race
     *
     * The same as `gps_fixes` of the mark, with the race to which it belongs. It also needs UPDATE on the regatta.
     *
     * Needs the permission `LEADERBOARD:UPDATE:{leaderboardName}`.
     */
    post: operations["addMarkFix"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/mark/addMarkToRegatta": {
    get?: never;
    put?: never;
    /**
     * Add a mark to a regatta
     *
     * Each field of the appearance comes from the request, otherwise from the mark properties, otherwise from the mark template. The position comes from the mark properties. Requests with the same `Idempotency-Key` add one mark.
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    post: operations["addMarkToRegatta"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/mark/revokeMarkOnRegatta": {
    get?: never;
    put?: never;
    /**
     * Remove a mark from a regatta
     *
     * A mark that a course uses cannot be removed: the failure lists the races whose courses use it. Save these courses without the mark first. With `raceColumnName`, the mark also stays if that race has ever been tracked, because every mark of the regatta belongs to it.
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    post: operations["revokeMarkOnRegatta"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas": {
    /**
     * List the regattas that the caller may read
     *
     * The response contains only objects on which the caller has `REGATTA:READ`.
     */
    get: operations["listRegattas"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}": {
    /**
     * Read a regatta, with its series, fleets and races
     *
     * Needs the permission `REGATTA:READ:{regattaName}`, or the secret of the registration link.
     */
    get: operations["readRegatta"];
    /**
     * Change the settings of a regatta
     *
     * The request contains all settings: absent times, an absent course area and an absent radius are cleared, and absent switches are `false`. Only an absent `registrationLinkSecret` or `competitorRegistrationType` is unchanged. Name, scoring and ranking metric cannot change.
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    put: operations["changeRegatta"];
    post?: never;
    /**
     * Delete a regatta, with its leaderboard
     *
     * As for an event, which stays without a regatta. Needs `DELETE` on the regatta and the leaderboard.
     *
     * Needs the permission `REGATTA:DELETE:{regattaName}`.
     */
    delete: operations["deleteRegatta"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/addracecolumns": {
    get?: never;
    put?: never;
    /**
     * Add race columns to a regatta
     *
     * The names consist of the prefix and consecutive numbers after the highest existing one.
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    post: operations["addRaceColumns"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/competitors": {
    /**
     * List the competitors of a regatta
     *
     * Those that the caller may READ or READ_PUBLIC, with their handicaps in this regatta. With `race_column` and `fleet`, those who sail in this race.
     *
     * Needs the permission `REGATTA:READ:{regattaName}`.
     */
    get: operations["listCompetitors"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/competitors/createandadd": {
    get?: never;
    put?: never;
    /**
     * Create a competitor with a boat, and add both to a regatta
     *
     * Needs UPDATE on the regatta and CREATE for the new objects. Instead, the secret of the registration link is enough if the regatta is open for registration. The owners of the regatta then own the new objects. Everybody can read their public part if everybody can read the regatta. Each request creates a competitor and a boat. A `deviceUuid` that is or was mapped to a competitor of the regatta is refused with 403.
     *
     * A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`, or the secret of the registration link.
     */
    post: operations["createCompetitor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/competitors/createandaddwithboat": {
    get?: never;
    put?: never;
    /**
     * Create a competitor for an existing boat, and add the competitor to a regatta
     *
     * Needs UPDATE on the regatta and CREATE for the new objects. Instead, the secret of the registration link is enough if the regatta is open for registration. The owners of the regatta then own the new objects. Everybody can read their public part if everybody can read the regatta. Each request creates a competitor.
     *
     * A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`, or the secret of the registration link.
     */
    post: operations["createCompetitorWithBoat"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/add": {
    get?: never;
    put?: never;
    /**
     * Add an existing competitor to a regatta
     *
     * Also needs READ or READ_PUBLIC on the competitor. A competitor who is in the regatta already stays there, and moves to `fleet` if the caller has UPDATE on the regatta.
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`, or the secret of the registration link.
     */
    post: operations["addCompetitor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/remove": {
    get?: never;
    put?: never;
    /**
     * Remove a competitor from a regatta
     *
     * The competitor and the boat stay, also in other regattas. UPDATE on the competitor is enough, in any regatta. So is the secret of the registration link, if the regatta is open for registration, together with the `deviceUuid` that registered the competitor there.
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`, or the secret of the registration link.
     */
    post: operations["removeCompetitor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/updateToDHandicap": {
    get?: never;
    put?: never;
    /**
     * Set the time-on-distance allowance of a competitor in a regatta
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    post: operations["changeTimeOnDistanceAllowance"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/updateToTHandicap": {
    get?: never;
    put?: never;
    /**
     * Set the time-on-time factor of a competitor in a regatta
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    post: operations["changeTimeOnTimeFactor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/feed": {
    /**
     * Read the changes of a regatta in their order
     *
     * CloudEvents 1.0: courses, tracking, race columns and marks, and public tags for callers with `LEADERBOARD:READ` on the leaderboard of the regatta. Each change is in the feed once, in the order of the changes of each object, usually within two seconds, and for seven days. Each page has a `Link` to the next one, also an empty page: ask again later. A page can have fewer events than `limit` although more follow.
     *
     * Needs the permission `REGATTA:READ:{regattaName}`.
     */
    get: operations["readFeed"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/fleets": {
    get?: never;
    /**
     * Assign boats to the fleets of a series, or of one race column
     *
     * The fleet of a boat decides in which races she sails. Boats without a fleet sail in all races of their series. With `raceColumn`, its races get lists of their own, which win: an empty list removes one. A change also counts for earlier races, unless they have lists of their own. All or nothing.
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    put: operations["assignFleets"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/races": {
    /**
     * Read the tracked races of a regatta
     *
     * Needs the permission `REGATTA:READ:{regattaName}`, or the secret of the registration link.
     */
    get: operations["readRaces"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/races/times": {
    /**
     * Read the times of the tracked races of a regatta
     *
     * Needs the permission `REGATTA:READ:{regattaName}`, or the secret of the registration link.
     */
    get: operations["listRaceTimes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/competitors/live": {
    /**
     * List the competitors of a race, the leading ones first
     *
     * Ranks, legs, distances and gaps are estimates from the positions of the boats.
     *
     * Needs the permission `TRACKED_RACE:READ:{regattaName}\/{raceName}`.
     */
    get: operations["listLiveCompetitors"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/competitors/positions": {
    /**
     * Read the positions of the competitors of a race
     *
     * Positions count from the start of tracking to its end. Without a known start of tracking there are none. A response has at most 40000 positions; `step` leaves out others.
     *
     * Needs the permission `TRACKED_RACE:READ:{regattaName}\/{raceName}`.
     */
    get: operations["readPositions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/maneuvers": {
    /**
     * List the maneuvers of a race
     *
     * For existing clients. Maneuvers are not detected here, so the list is empty.
     *
     * Needs the permission `REGATTA:READ:{regattaName}`.
     */
    get: operations["listManeuvers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/marks/positions": {
    /**
     * Read the positions of the marks of a race
     *
     * The marks of the course. Without a begin, a track begins with the last position before tracking: a mark laid in the morning keeps its place all day. It needs READ on the race and on the regatta. A response has at most 40000 positions; `step` leaves out others.
     *
     * Needs the permission `TRACKED_RACE:READ:{regattaName}\/{raceName}`.
     */
    get: operations["readMarkPositions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/times": {
    /**
     * Read the times of a tracked race
     *
     * The start is the one that was set, else the start of tracking. Unknown times are null. Passings of marks are estimates, for callers with READ on the tracked race or the secret.
     *
     * Needs the permission `REGATTA:READ:{regattaName}`, or the secret of the registration link.
     */
    get: operations["readRaceTimes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/removeracecolumn": {
    get?: never;
    put?: never;
    /**
     * Remove a race column from a regatta
     *
     * Also removes its tracked races, tags and courses. A new race column with the same name inherits none of them.
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    post: operations["removeRaceColumn"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/tracking_devices": {
    get?: never;
    put?: never;
    /**
     * List the devices of a regatta
     *
     * The devices of competitors and marks with their last positions. It changes nothing. With the secret of the registration link, a caller who knows the id of a device sees that device. The device of a competitor has an id for this regatta, unless the caller knows the full one. Other responses contain a hash of the id only.
     *
     * Needs the permission `REGATTA:UPDATE:{regattaName}`, or the secret of the registration link.
     */
    post: operations["listTrackingDevices"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/teamimages/{imageId}": {
    /**
     * Read the picture of a team
     *
     * A new picture gets a new URL, so that a browser may cache it permanently.
     *
     * Needs no permission.
     */
    get: operations["readTeamImage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/trackedRaces/getRaces": {
    /**
     * List the races that have been tracked, in all regattas that the caller may read
     *
     * The list has one entry for this server, or none without such races. A page has the races of `limit` regattas.
     *
     * The response contains only objects on which the caller has `REGATTA:READ`.
     */
    get: operations["listTrackedRaces"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/trackedevents": {
    /**
     * List the events that the caller tracks
     *
     * The latest 50 entries have the name and the dates of the event, if it is on this server and the caller can read it.
     *
     * Requires authentication.
     */
    get: operations["listTrackedEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/trackedevents/{eventId}/{leaderboardName}": {
    get?: never;
    /**
     * Add an event to those that the caller tracks
     *
     * Replaces the entry of this event and leaderboard. The event may be on another server, so it is not looked for here. Other users cannot read the list.
     *
     * Requires authentication.
     */
    put: operations["storeTrackedEvent"];
    /**
     * Archive an event that the caller tracks, or bring it back
     *
     * Requires authentication.
     */
    post: operations["archiveTrackedEvent"];
    /**
     * Remove an event from those that the caller tracks
     *
     * Requires authentication.
     */
    delete: operations["deleteTrackedEvent"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/tracking_devices/{deviceUuid}": {
    get?: never;
    put?: never;
    /**
     * Read the last position of a device
     *
     * It changes nothing. The id of a device is a secret: callers who are signed in and know it see the last position, whether or not the device is mapped.
     *
     * Requires authentication.
     */
    post: operations["readDeviceStatus"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/webhooks": {
    /**
     * List the own webhooks, or all webhooks of a regatta, newest first
     *
     * Requires authentication.
     */
    get: operations["listWebhooks"];
    put?: never;
    /**
     * Register a webhook for the events of a regatta
     *
     * The service sends each event of the feed to the URL, signed as in Standard Webhooks, as long as the user who registers the webhook may read the event. Only this response contains the secret. A repeated request with the same `Idempotency-Key` returns the webhook without it.
     *
     * Needs the permission `REGATTA:UPDATE:{regatta}`.
     */
    post: operations["createWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/webhooks/{id}": {
    /**
     * Read a webhook
     *
     * For the user who registered it, and for users with `UPDATE` on the regatta.
     *
     * Requires authentication.
     */
    get: operations["readWebhook"];
    put?: never;
    post?: never;
    /**
     * Delete a webhook
     *
     * Events that wait for another attempt are not sent any more.
     *
     * Requires authentication.
     */
    delete: operations["deleteWebhook"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/webhooks/{id}/deliveries": {
    /**
     * List the deliveries of a webhook, newest first
     *
     * With the outcome of each attempt, for 14 days. Without `limit` the response has up to 100.
     *
     * Requires authentication.
     */
    get: operations["listDeliveries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/webhooks/{id}/test": {
    get?: never;
    put?: never;
    /**
     * Send a test event to a webhook
     *
     * Sends an event of the type `webhook.test` now, and waits up to five seconds for the receiver. After a success, a webhook that was switched off is active again.
     *
     * Requires authentication.
     */
    post: operations["testWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/wind/putWind": {
    get?: never;
    /**
     * Check which races would take wind
     *
     * For existing clients. Wind is not kept: the answer has `false` for every fix. Races are left out on which the caller lacks `TRACKED_RACE:UPDATE`.
     *
     * Requires authentication.
     */
    put: operations["putWind"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags": {
    /**
     * List the tags of a race
     *
     * In the order of race time: the public tags, and the caller’s private tags. Both need the permission `LEADERBOARD:READ:{leaderboard}`, and private tags need a signed-in caller. Without `limit` the response has up to 2,000 tags. With `createdSince` they are in the order of their last change, and very recent ones may still be missing. With `id`, the response contains that tag only, and its `ETag` is that of the tag, for changing it.
     *
     * The response contains only objects on which the caller has `LEADERBOARD:READ`.
     */
    get: operations["listTags"];
    /**
     * Change a tag of the caller
     *
     * Absent fields are unchanged; an empty text removes `comment`, `hiddenInfo`, `image` or `resizedImage`. If the tag is public, or becomes public, this needs the permission `LEADERBOARD:UPDATE:{leaderboard}`, otherwise `LEADERBOARD:READ:{leaderboard}`.
     *
     * Requires authentication.
     */
    put: operations["changeTag"];
    /**
     * Tag a moment of a race
     *
     * Only the author can read a private tag, which needs the permission `LEADERBOARD:READ:{leaderboard}`. A public tag needs `LEADERBOARD:UPDATE:{leaderboard}`. A second tag of the same author with the same content gives 400. With the same `id`, or the same header `Idempotency-Key`, the response is the first tag.
     *
     * Requires authentication.
     */
    post: operations["createTag"];
    /**
     * Delete a tag
     *
     * A public tag of any user needs the permission `LEADERBOARD:UPDATE:{leaderboard}`. A missing tag gives 204 to callers with `LEADERBOARD:READ:{leaderboard}`. An `id` alone selects a tag of the caller, otherwise the public tag with this `id`.
     *
     * Requires authentication.
     */
    delete: operations["deleteTag"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags.svg": {
    /**
     * Draw the tags of a race on a time line
     *
     * A diagram of the tags that the list contains, without their hidden info, up to 2,000; `since` selects later ones. With the header `Accept: text/plain` the response is text for a terminal.
     *
     * The response contains only objects on which the caller has `LEADERBOARD:READ`.
     */
    get: operations["drawTags"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags.txt": {
    /**
     * Write the tags of a race on a time line for a terminal
     *
     * The content of `tags.svg` as plain text of 80 columns, and a line for each tag.
     *
     * The response contains only objects on which the caller has `LEADERBOARD:READ`.
     */
    get: operations["writeTags"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v2/leaderboards": {
    /**
     * List the names of the leaderboards that the caller may read
     *
     * The response contains only objects on which the caller has `LEADERBOARD:READ`.
     */
    get: operations["listLeaderboardsUnderV2"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v2/leaderboards/{leaderboard}": {
    /**
     * Read the competitors of a leaderboard, and where they are in each race
     *
     * The competitors that the caller may READ or READ_PUBLIC; all of them with the right secret. The service scores no races, so there are no points and no total ranks.
     *
     * Needs the permission `LEADERBOARD:READ:{leaderboard}`, or the secret of the registration link.
     */
    get: operations["readLeaderboardStandings"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/rc/racelog": {
    get?: never;
    put?: never;
    /**
     * Add an event to the race log of a race, and read it
     *
     * An event needs `LEADERBOARD:UPDATE:{leaderboard}`. Without a body, the request only reads. An event whose id is known changes nothing. An event without an author has the author `default` with the priority 4.
     *
     * Needs the permission `LEADERBOARD:READ:{leaderboard}`.
     */
    post: operations["exchangeRaceLog"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/scripts/{asset}": {
    /**
     * Read a script of the race boards
     *
     * The name changes with the content, so that a browser may cache the file permanently.
     *
     * Needs no permission.
     */
    get: operations["boardScript"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/access_token": {
    /**
     * Read the access token of the caller
     *
     * Returns the same token until `remove_access_token` replaces it.
     *
     * Requires authentication.
     */
    get: operations["accessToken"];
    put?: never;
    /**
     * Read the access token of the caller
     *
     * Returns the same token until `remove_access_token` replaces it.
     *
     * Requires authentication.
     */
    post: operations["accessTokenByPost"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/add_role_to_user": {
    get?: never;
    /**
     * Give a role to a user
     *
     * A qualified role applies only to objects of that user or that group. The caller must have permission to read the role, and must be able to pass on all of its permissions for these objects, until the end of the window. Permissions of a group can be passed on by managers of the group only. Giving a role again replaces its window. The response names others who may change the user: after they set the password, they could sign in as the user.
     *
     * Requires authentication.
     */
    put: operations["addRoleToUser"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/audit": {
    /**
     * List the audit records of an object or a user
     *
     * Needs the permission `{TYPE}:CHANGE_ACL,READ:{id}` for the object, or `USER:CHANGE_ACL,READ:{actor}`. Among the changes of a user, those of objects for which the caller does not have both permissions are omitted, so a page can contain fewer records than `limit`. Records of races, leaderboards and courses are listed under their regatta, and those of memberships under the group too. If a name was reused, only administrators see the records of the earlier object. Likewise, only administrators see the names of users and groups that were deleted or that the caller may not read.
     *
     * Requires authentication.
     */
    get: operations["listAuditRecords"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/change_password": {
    get?: never;
    put?: never;
    /**
     * Set a new password
     *
     * `password` is the new password; `username` defaults to the caller. All sessions of the user end, and a caller in a session gets a new one. Access tokens stay valid.
     *
     * Needs the permission `USER:UPDATE:{username}`.
     */
    post: operations["changePassword"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/create_user": {
    get?: never;
    put?: never;
    /**
     * Register a user
     *
     * Registration is public. The user gets a group `<username>-tenant`, which owns new objects of the user, and the role `user` for objects of the user and of that group. If the caller is signed in, the default group of the caller owns the new user, so that the caller can set the password.
     *
     * Needs the permission `USER:CREATE`.
     */
    post: operations["createUser"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/explain": {
    /**
     * Explain a decision about a permission
     *
     * The rule that decides, all steps of the decision, and the smallest changes that would allow the action, each with its requests. With `at`, the decision is for another time. The subject is the caller, a user whom the caller may read, or any user, if the caller may change the access control list of the object and may read its groups. Details about other users need permission to read the object too.
     *
     * Needs no permission. The response is about the caller.
     */
    get: operations["explain"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/get_roles_for_user": {
    /**
     * List the roles of a user
     *
     * A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     * Needs the permission `USER:READ:{username}`.
     */
    get: operations["readRolesOfUser"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/has_permission": {
    /**
     * Check permissions of the caller
     *
     * One result for each permission, in the order of the request.
     *
     * A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     * Needs no permission. The response is about the caller.
     */
    get: operations["hasPermission"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/hello": {
    /**
     * Read the signed-in user, or sign in
     *
     * A POST with `username` and `password` signs in and starts a session; `rememberMe=true` makes it last 30 days. Without credentials, `authenticated` is false.
     *
     * Needs no permission.
     */
    get: operations["hello"];
    put?: never;
    /**
     * Read the signed-in user, or sign in
     *
     * A POST with `username` and `password` signs in and starts a session; `rememberMe=true` makes it last 30 days. Without credentials, `authenticated` is false.
     *
     * Needs no permission.
     */
    post: operations["helloByPost"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/invitation": {
    /**
     * List the own invitations, newest first
     *
     * Invitations that are over stay in the list for 30 days.
     *
     * Requires authentication.
     */
    get: operations["listInvitations"];
    put?: never;
    /**
     * Invite users by a link or a QR code
     *
     * Who accepts gets the role, or becomes a member of the group. The caller must be permitted to give it, now and when somebody accepts. The link is a secret, and only this response contains it: `Accept: image/svg+xml` or `form=qr` returns it as a QR code. A repeated request with the same `Idempotency-Key` returns JSON without it.
     *
     * Requires authentication.
     */
    post: operations["createInvitation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/invitation/accept": {
    get?: never;
    put?: never;
    /**
     * Accept an invitation
     *
     * The caller gets the right, and never less than before. To accept again changes nothing. An invitation that the preview refuses is a 410, and so is one whose right was taken away since. The invitation and its right change in one transaction.
     *
     * Requires authentication.
     */
    post: operations["acceptInvitation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/invitation/preview": {
    get?: never;
    put?: never;
    /**
     * Show what an invitation gives
     *
     * An unknown, revoked, expired or used invitation is a 410, also if the user who invites may no longer give the right. Unknown secrets are slowed down like wrong passwords.
     *
     * Needs no permission.
     */
    post: operations["previewInvitation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/invitation/{id}": {
    /**
     * Read an invitation, with the users who have accepted it
     *
     * For the user who invites, and for administrators.
     *
     * Requires authentication.
     */
    get: operations["readInvitation"];
    put?: never;
    post?: never;
    /**
     * Revoke an invitation
     *
     * Users keep what the invitation has given them.
     *
     * Requires authentication.
     */
    delete: operations["deleteInvitation"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/login": {
    get?: never;
    put?: never;
    /**
     * Sign in and start a session
     *
     * Requires authentication.
     */
    post: operations["login"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/logout": {
    /**
     * Sign out and end the session
     *
     * With `everywhere`, all sessions of the caller end. Access tokens stay valid; `remove_access_token` replaces them.
     *
     * Needs no permission.
     */
    get: operations["logoutByGet"];
    put?: never;
    /**
     * Sign out and end the session
     *
     * With `everywhere`, all sessions of the caller end. Access tokens stay valid; `remove_access_token` replaces them.
     *
     * Needs no permission.
     */
    post: operations["logout"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/objects": {
    /**
     * List the objects of a type on which the caller may do an action
     *
     * Each object is decided like a request for the action. Objects of most types are sorted by name, others by id. Types of other programs work too, if the caller may do the action on one of their objects. Without a `Link` to a next page the list is complete.
     *
     * Needs no permission. The response is about the caller.
     */
    get: operations["listObjects"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/ownership/{objectType}": {
    /**
     * Read the owners of an object
     *
     * An object without owners gives nulls.
     *
     * Needs the permission `{objectType}:READ:{id}` or `{objectType}:CHANGE_OWNERSHIP:{id}` or `{objectType}:CHANGE_ACL:{id}`.
     */
    get: operations["readOwnershipByQuery"];
    /**
     * Change or remove the owners of an object
     *
     * An absent property leaves that owner unchanged, null removes the owner. Members of a group and administrators can make the group the owner. A new owner requires that the caller can pass on CHANGE_OWNERSHIP; the owner and administrators can always set one.
     *
     * Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
     */
    put: operations["changeOwnershipByQuery"];
    /**
     * Change or remove the owners of an object
     *
     * An absent property leaves that owner unchanged, null removes the owner. Members of a group and administrators can make the group the owner. A new owner requires that the caller can pass on CHANGE_OWNERSHIP; the owner and administrators can always set one.
     *
     * Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
     */
    post: operations["changeOwnershipByQueryAndPost"];
    /**
     * Remove both owners of an object
     *
     * Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
     */
    delete: operations["removeOwnershipByQuery"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/ownership/{objectType}/acl": {
    /**
     * Read the access control list of an object
     *
     * Needs the permission `{objectType}:READ:{id}` or `{objectType}:CHANGE_OWNERSHIP:{id}` or `{objectType}:CHANGE_ACL:{id}`.
     */
    get: operations["readAclByQuery"];
    /**
     * Replace the access control list of an object
     *
     * Entries for the same group with the same window are merged; a null group means everybody. A list with expired entries can be sent back as it was read. A denial overrides every grant, but owners and administrators keep CHANGE_ACL and CHANGE_OWNERSHIP. The caller can grant actions that the caller can pass on; the owner and administrators can grant all actions.
     *
     * Needs the permission `{objectType}:CHANGE_ACL:{id}`.
     */
    put: operations["changeAclByQuery"];
    post?: never;
    /**
     * Empty the access control list of an object
     *
     * Needs the permission `{objectType}:CHANGE_ACL:{id}`.
     */
    delete: operations["removeAclByQuery"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/ownership/{objectType}/{id}": {
    /**
     * Read the owners of an object
     *
     * An object without owners gives nulls.
     *
     * Needs the permission `{objectType}:READ:{id}` or `{objectType}:CHANGE_OWNERSHIP:{id}` or `{objectType}:CHANGE_ACL:{id}`.
     */
    get: operations["readOwnership"];
    /**
     * Change or remove the owners of an object
     *
     * An absent property leaves that owner unchanged, null removes the owner. Members of a group and administrators can make the group the owner. A new owner requires that the caller can pass on CHANGE_OWNERSHIP; the owner and administrators can always set one.
     *
     * Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
     */
    put: operations["changeOwnership"];
    /**
     * Change or remove the owners of an object
     *
     * An absent property leaves that owner unchanged, null removes the owner. Members of a group and administrators can make the group the owner. A new owner requires that the caller can pass on CHANGE_OWNERSHIP; the owner and administrators can always set one.
     *
     * Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
     */
    post: operations["changeOwnershipByPost"];
    /**
     * Remove both owners of an object
     *
     * Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
     */
    delete: operations["removeOwnership"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/ownership/{objectType}/{id}/acl": {
    /**
     * Read the access control list of an object
     *
     * Needs the permission `{objectType}:READ:{id}` or `{objectType}:CHANGE_OWNERSHIP:{id}` or `{objectType}:CHANGE_ACL:{id}`.
     */
    get: operations["readAcl"];
    /**
     * Replace the access control list of an object
     *
     * Entries for the same group with the same window are merged; a null group means everybody. A list with expired entries can be sent back as it was read. A denial overrides every grant, but owners and administrators keep CHANGE_ACL and CHANGE_OWNERSHIP. The caller can grant actions that the caller can pass on; the owner and administrators can grant all actions.
     *
     * Needs the permission `{objectType}:CHANGE_ACL:{id}`.
     */
    put: operations["changeAcl"];
    post?: never;
    /**
     * Empty the access control list of an object
     *
     * Needs the permission `{objectType}:CHANGE_ACL:{id}`.
     */
    delete: operations["removeAcl"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/permissions": {
    /**
     * List all permissions, and their holders by default
     *
     * The types of objects and the parts of their ids, the actions and their meanings, and the predefined roles. Other programs may use types and actions of their own.
     *
     * Needs no permission.
     */
    get: operations["listPermissions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/preferences": {
    /**
     * List the keys of the caller’s preferences
     *
     * A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     * Requires authentication.
     */
    get: operations["listPreferences"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/preferences/{key}": {
    /**
     * Read a preference of the caller
     *
     * Returns the document unchanged, including the order of keys and the digits of numbers. A key without a document gives 204.
     *
     * A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     * Requires authentication.
     */
    get: operations["readPreference"];
    /**
     * Store a preference of the caller
     *
     * The body is the document: any JSON of at most 256 KiB. It replaces the stored document of the key. Other users cannot read it.
     *
     * A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     * Requires authentication.
     */
    put: operations["storePreference"];
    post?: never;
    /**
     * Delete a preference of the caller
     *
     * A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     * Requires authentication.
     */
    delete: operations["deletePreference"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/remove_access_token": {
    /**
     * Replace the access token of the caller
     *
     * The old token is invalid from the next request on; the response contains the new one.
     *
     * Requires authentication.
     */
    get: operations["removeAccessTokenByGet"];
    put?: never;
    /**
     * Replace the access token of the caller
     *
     * The old token is invalid from the next request on; the response contains the new one.
     *
     * Requires authentication.
     */
    post: operations["removeAccessToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/remove_role_from_user": {
    get?: never;
    /**
     * Remove a role from a user
     *
     * Send the same parameters as for adding the role. The caller must be able to pass on all of its permissions. Users may remove all of their own roles. A role whose qualifying user or group was deleted can also be removed by callers with permission to update the user.
     *
     * Requires authentication.
     */
    put: operations["removeRoleFromUser"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/role": {
    /**
     * List the roles that the caller may read
     *
     * The response contains only objects on which the caller has `ROLE_DEFINITION:READ`.
     */
    get: operations["listRoles"];
    put?: never;
    /**
     * Create a role
     *
     * The new role has no permissions. Administrators may choose the `id`, to move a role from another server. `POST /role` and `POST /role/` are equivalent.
     *
     * Needs the permission `ROLE_DEFINITION:CREATE`.
     */
    post: operations["createRole"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/role/{roleId}": {
    /**
     * Read a role
     *
     * Needs the permission `ROLE_DEFINITION:READ:{roleId}`.
     */
    get: operations["readRole"];
    /**
     * Replace the permissions of a role, and its name if one is given
     *
     * The caller must be able to pass on every permission that is added or removed, for each ownership under which a user has the role. The change applies from the next request on.
     *
     * Needs the permission `ROLE_DEFINITION:UPDATE:{roleId}`.
     */
    put: operations["changeRole"];
    post?: never;
    /**
     * Delete a role
     *
     * All users and groups lose the role with the next request. The response is the deleted role.
     *
     * Needs the permission `ROLE_DEFINITION:DELETE:{roleId}`.
     */
    delete: operations["deleteRole"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/user": {
    /**
     * Read a user
     *
     * `username` defaults to the caller. Administrators whose role is transitive and has no end also get the access token of another user. An audit record tells that they did. For others it is null.
     *
     * Needs the permission `USER:READ:{username}`, unless `{username}` is the caller.
     */
    get: operations["readUser"];
    /**
     * Change a user, or create one without a password
     *
     * If the user does not exist, a signed-in caller with USER:CREATE creates it. Use `change_password` to set the password. An administrator is changed by administrators whose role has no end.
     *
     * Requires authentication.
     */
    put: operations["changeUser"];
    post?: never;
    /**
     * Delete a user
     *
     * Sessions, tokens, roles and ownerships of the user have no effect from the next request on, and a new user with the same name inherits none of them.
     *
     * Needs the permission `USER:DELETE:{username}`.
     */
    delete: operations["deleteUser"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/usergroup": {
    /**
     * Read a group by its name
     *
     * The response contains only objects on which the caller has `USER_GROUP:READ`.
     */
    get: operations["readGroupByName"];
    /**
     * Create a group
     *
     * The creator is a member, and gets the role `user` for objects of the group. Names of groups are unique. Administrators may choose the `id`, to move a group from another server.
     *
     * Needs the permission `USER_GROUP:CREATE`.
     */
    put: operations["createGroup"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/usergroup/addAnyUserToGroup": {
    get?: never;
    put?: never;
    /**
     * Add a user to a group, with the names in the query
     *
     * For existing clients: the same as `PUT usergroup/{groupId}/user/{username}`.
     *
     * Needs the permission `USER_GROUP:UPDATE:{groupId}`.
     */
    post: operations["addAnyUserToGroup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/usergroup/list/groupsUserIsPartOf": {
    /**
     * List the groups that the caller is a member of
     *
     * Requires authentication.
     */
    get: operations["listOwnGroups"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/usergroup/list/readable": {
    /**
     * List the groups that the caller may read
     *
     * With `userName`, only groups of this user. For other users, this needs the permission `USER:READ:{userName}`.
     *
     * The response contains only objects on which the caller has `USER_GROUP:READ`.
     */
    get: operations["listReadableGroups"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/usergroup/setDefaultTenantForCurrentServerAndUser": {
    get?: never;
    put?: never;
    /**
     * Set the group that owns new objects of the caller
     *
     * The caller must be a member of the group. If the group is deleted, or the caller leaves it, the caller’s own group is the default again. The header `tenantGroupId` selects another group for one request.
     *
     * Requires authentication.
     */
    post: operations["setDefaultGroup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/usergroup/{groupId}": {
    /**
     * Read a group, with its members and its roles
     *
     * Needs the permission `USER_GROUP:READ:{groupId}`.
     */
    get: operations["readGroup"];
    /**
     * Change whether members may leave a group
     *
     * If `membersMayLeave` is false, a member needs permission to update the group to leave it. A user who manages the group can always remove members.
     *
     * Needs the permission `USER_GROUP:UPDATE:{groupId}`.
     */
    put: operations["changeGroup"];
    post?: never;
    /**
     * Delete a group
     *
     * From the next request on, its objects have no owning group.
     *
     * Needs the permission `USER_GROUP:DELETE:{groupId}`.
     */
    delete: operations["deleteGroup"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/usergroup/{groupId}/role/{roleId}": {
    get?: never;
    /**
     * Attach a role to a group
     *
     * The members, or everybody with `forAll`, get the role for objects of the group. The caller must have permission to read the role, and must be able to pass on all of its permissions for these objects.
     *
     * Needs the permission `USER_GROUP:UPDATE:{groupId}`.
     */
    put: operations["attachGroupRole"];
    post?: never;
    /**
     * Remove a role from a group
     *
     * Needs the permission `USER_GROUP:UPDATE:{groupId}`.
     */
    delete: operations["detachGroupRole"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/usergroup/{groupId}/user/{username}": {
    get?: never;
    /**
     * Add a user to a group
     *
     * A member gets all permissions of the group. The caller must own the group, or have USER_GROUP:UPDATE on it by an own permission or role, and must be able to pass on its roles.
     *
     * Needs the permission `USER_GROUP:UPDATE:{groupId}`.
     */
    put: operations["addGroupMember"];
    post?: never;
    /**
     * Remove a user from a group
     *
     * The permissions of the group end with the next request. Members may remove themselves, unless `membersMayLeave` of the group is false.
     *
     * Needs the permission `USER_GROUP:UPDATE:{groupId}`, unless `{username}` is the caller.
     */
    delete: operations["removeGroupMember"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/users_with_permission": {
    /**
     * List the users with a permission for one object
     *
     * The names of the users, sorted, if the caller may read them. A caller with `CHANGE_ACL` on the object also sees the members of its groups, if the caller may read all of these groups. A `Link` to a next page means that more users may follow. The header `Users-Withheld: true` means that the response may omit users whom the caller may not read.
     *
     * A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     * Requires authentication.
     */
    get: operations["listUsersWithPermission"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sharedsailingserver/api/v1/coursetemplates": {
    /**
     * List the course templates that the caller may read
     *
     * The response contains only objects on which the caller has `COURSE_TEMPLATE:READ`.
     */
    get: operations["listCourseTemplates"];
    put?: never;
    /**
     * Create a course template from mark templates and roles
     *
     * The caller needs permission to read the mark templates and roles. Requests with the same `Idempotency-Key` create one course template. The `id` is optional; an existing one is rejected.
     *
     * Needs the permission `COURSE_TEMPLATE:CREATE`.
     */
    post: operations["addCourseTemplate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sharedsailingserver/api/v1/coursetemplates/{id}": {
    /**
     * Read a course template
     *
     * Needs the permission `COURSE_TEMPLATE:READ:{id}`.
     */
    get: operations["readCourseTemplate"];
    /**
     * Change the names and other data of a course template
     *
     * Replaces the names, the tags, the image and the laps. Marks, roles and waypoints are immutable.
     *
     * Needs the permission `COURSE_TEMPLATE:UPDATE:{id}`.
     */
    put: operations["changeCourseTemplate"];
    post?: never;
    /**
     * Delete a course template
     *
     * Needs the permission `COURSE_TEMPLATE:DELETE:{id}`.
     */
    delete: operations["deleteCourseTemplate"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sharedsailingserver/api/v1/markproperties": {
    /**
     * List the marks of the inventory that the caller may read
     *
     * The response contains only objects on which the caller has `MARK_PROPERTIES:READ`.
     */
    get: operations["listMarkProperties"];
    put?: never;
    /**
     * Add a mark to the inventory
     *
     * Its position comes from a device, is fixed, or is absent. Requests with the same `Idempotency-Key` create one mark. The `id` is optional; an existing one is rejected.
     *
     * Needs the permission `MARK_PROPERTIES:CREATE`.
     */
    post: operations["createMarkProperties"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sharedsailingserver/api/v1/markproperties/{id}": {
    /**
     * Read a mark of the inventory
     *
     * Needs the permission `MARK_PROPERTIES:READ:{id}`.
     */
    get: operations["readMarkProperties"];
    /**
     * Change a mark of the inventory
     *
     * Replaces everything, but keeps the positioning unless the request contains a device or a position.
     *
     * Needs the permission `MARK_PROPERTIES:UPDATE:{id}`.
     */
    put: operations["changeMarkProperties"];
    post?: never;
    /**
     * Delete a mark of the inventory
     *
     * Needs the permission `MARK_PROPERTIES:DELETE:{id}`.
     */
    delete: operations["deleteMarkProperties"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sharedsailingserver/api/v1/markproperties/{id}/positioning": {
    get?: never;
    /**
     * Set the position or the device of a mark of the inventory
     *
     * A device takes precedence over a position. Without both, the mark has no position.
     *
     * Needs the permission `MARK_PROPERTIES:UPDATE:{id}`.
     */
    put: operations["positionMarkProperties"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sharedsailingserver/api/v1/markroles": {
    /**
     * List the roles of marks that the caller may read
     *
     * The response contains only objects on which the caller has `MARK_ROLE:READ`.
     */
    get: operations["listMarkRoles"];
    put?: never;
    /**
     * Create a role for marks
     *
     * A role is immutable and cannot be deleted; several roles may have the same name. Requests with the same `Idempotency-Key` create one role. The `id` is optional; an existing one is rejected.
     *
     * Needs the permission `MARK_ROLE:CREATE`.
     */
    post: operations["createMarkRole"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sharedsailingserver/api/v1/markroles/{id}": {
    /**
     * Read a role of marks
     *
     * Needs the permission `MARK_ROLE:READ:{id}`.
     */
    get: operations["readMarkRole"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sharedsailingserver/api/v1/marktemplates": {
    /**
     * List the mark templates that the caller may read
     *
     * The response contains only objects on which the caller has `MARK_TEMPLATE:READ`.
     */
    get: operations["listMarkTemplates"];
    put?: never;
    /**
     * Create a mark template
     *
     * A mark template is immutable and cannot be deleted. Requests with the same `Idempotency-Key` create one mark template. The `id` is optional; an existing one is rejected.
     *
     * Needs the permission `MARK_TEMPLATE:CREATE`.
     */
    post: operations["createMarkTemplate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sharedsailingserver/api/v1/marktemplates/{id}": {
    /**
     * Read a mark template
     *
     * Needs the permission `MARK_TEMPLATE:READ:{id}`.
     */
    get: operations["readMarkTemplate"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/why": {
    /**
     * Explain a decision about a permission as a page
     *
     * The same answer as `explain`. Each change that the caller may make has a button that makes it.
     *
     * Needs no permission. The response is about the caller.
     */
    get: operations["whyPage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    AcceptedInvitation: {
      roleId: string | null;
      qualifyingUsername: string | null;
      qualifyingGroupId: string | null;
      transitive: boolean | null;
      /** Milliseconds since 1970 */
      validFrom: number | null;
      /** Milliseconds since 1970 */
      validUntil: number | null;
      groupId: string | null;
      roleName: string | null;
      groupName: string | null;
      username: string;
    };
    AccessDecision: {
      decision: boolean;
      context: {
        reason: string;
        /** A rule of docs/reference/permissions.md */
        rule?: string;
        /** Where it is explained */
        explanation?: string;
        error?: {
          status: number;
          message: string;
        };
      };
    };
    AccessDecisions: {
      /** Present if the request had no list */
      decision?: boolean;
      context?: {
        reason: string;
        /** A rule of docs/reference/permissions.md */
        rule?: string;
        /** Where it is explained */
        explanation?: string;
        error?: {
          status: number;
          message: string;
        };
      };
      evaluations?: components["schemas"]["AccessDecision"][];
    };
    AccessEvaluation: {
      subject: {
        /** `user` */
        type: string;
        /** The name of the user */
        id: string;
      };
      action: {
        /** An action, for example `READ` */
        name: string;
      };
      resource: {
        /** The type of the object, for example `EVENT` */
        type: string;
        /** One raw part, or the encoded form */
        id: string;
      };
    };
    AccessEvaluations: {
      subject?: {
        /** `user` */
        type: string;
        /** The name of the user */
        id: string;
      };
      action?: {
        /** An action, for example `READ` */
        name: string;
      };
      resource?: {
        /** The type of the object, for example `EVENT` */
        type: string;
        /** One raw part, or the encoded form */
        id: string;
      };
      /** Missing fields of an evaluation default to those of the request */
      evaluations?: {
        subject?: {
          /** `user` */
          type: string;
          /** The name of the user */
          id: string;
        };
        action?: {
          /** An action, for example `READ` */
          name: string;
        };
        resource?: {
          /** The type of the object, for example `EVENT` */
          type: string;
          /** One raw part, or the encoded form */
          id: string;
        };
      }[];
      options?: {
        /** The condition to stop; by default `execute_all` */
        evaluations_semantic?: "execute_all" | "deny_on_first_deny" | "permit_on_first_permit";
      };
    };
    AccessEvaluationsForm: {
      subject?: {
        /** `user` */
        type: string;
        /** The name of the user */
        id: string;
      };
      action?: {
        /** An action, for example `READ` */
        name: string;
      };
      resource?: {
        /** The type of the object, for example `EVENT` */
        type: string;
        /** One raw part, or the encoded form */
        id: string;
      };
      options?: {
        /** The condition to stop; by default `execute_all` */
        evaluations_semantic?: "execute_all" | "deny_on_first_deny" | "permit_on_first_permit";
      };
    };
    AccessToken: {
      username: string;
      /** For the header `Authorization: Bearer` */
      access_token: string;
    };
    Acl: {
      objectType: string;
      /** The type-relative id, encoded */
      objectId: string;
      displayName: string | null;
      acl: components["schemas"]["AclEntry"][];
    };
    AclChange: {
      /** Replaces the whole list. At most 100 entries have not expired */
      acl: components["schemas"]["NewAclEntry"][];
      /** A display name. Must be a text without control or invisible characters */
      displayName?: string | null;
    };
    AclEntry: {
      /** The group that the entry is for; null: everybody */
      groupId: string | null;
      /** A leading `!` denies the action */
      actions: string[];
      /** Milliseconds since 1970 */
      validFrom?: number | null;
      /** Milliseconds since 1970 */
      validUntil?: number | null;
      /** Present if the time is over; the next change of the owner or the ACL removes the entry 30 days later */
      expired?: boolean;
    };
    AddedMark: {
      /** A UUID */
      markId: string;
    };
    AnsweredMark: {
      id: string;
      markId?: string;
      markTemplateId?: string;
      markPropertiesId?: string;
      associatedRole?: string;
      associatedRoleShortName?: string;
      associatedRoleId?: string;
      effectiveProperties: components["schemas"]["EffectiveProperties"];
      positioning?: {
        position?: {
          latitude_deg: number;
          longitude_deg: number;
        };
        device_identifier?: {
          id: string;
          type: string;
          stringRepresentation: string;
        };
      };
      trackingDevices?: components["schemas"]["TrackingDevice"][];
      lastKnownPosition?: components["schemas"]["LastKnownPosition"];
    };
    AnsweredWaypoint: {
      passingInstruction: string;
      markConfigurationIds: string[];
      controlPointName?: string | null;
      controlPointShortName?: string | null;
    };
    AssignedFleets: {
      regatta: string;
      series: string;
      raceColumn: string | null;
      /** The numbers of boats of all fleets of the series; 0 for a race without a list */
      fleets: {
        fleet: string;
        competitors: number;
      }[];
      /** The number of entries without a fleet here */
      unassigned: number;
    };
    Assignment: {
      /** The name of a user */
      username: string;
      /** A UUID */
      role_definition_id: string;
      /** The role applies only to objects of this group */
      qualifying_group_id?: string | "";
      /** The role applies only to objects of this user */
      qualifying_username?: string;
      /** Whether the user can pass on the permissions of the role; by default true */
      transitive?: boolean;
      validFrom?: number | string | null;
      validUntil?: number | string | null;
    };
    AuditRecord: {
      /** Format: date-time */
      at: string;
      /** The user who made the change; null: the caller was not signed in, or `usernameWithheld` is true */
      username: string | null;
      /** True: the caller may not read the user who made the change */
      usernameWithheld?: boolean;
      /** As in the header `X-Request-Id` and in the log */
      requestId: string | null;
      objectType: string | null;
      /** Encoded; null: the id is longer than a key of the table */
      objectId: string | null;
      changes: {
        what: "object" | "ownership" | "acl" | "membership" | "role" | "receivedGrants" | "raceColumn" | "course" | "mark" | "entry" | "deviceMapping" | "tag" | "preference" | "session" | "invitation" | "webhook";
        /** `read`: an administrator has read the field, a secret of another user */
        change: "created" | "changed" | "deleted" | "read";
        /** Absent for the membership of a user whom the caller may not read */
        name?: string;
        /** The text `set` replaces secrets, personal data, and references to users and groups that the caller may not read. A device is replaced by its hash, a long value by its SHA-256. */
        fields: {
          name: string;
          /** Absent: the field did not exist */
          before?: unknown;
          /** Absent: the field was removed */
          after?: unknown;
        }[];
      }[];
    };
    Boat: {
      idtype: string;
      id: string;
      name: string | null;
      sailId: string | null;
      color: string | null;
      boatClass: components["schemas"]["BoatClass"];
    };
    BoatClass: {
      /** The key of the class, for example `J70`; of an unknown class the name as given */
      name: string;
      displayName: string;
      hullLengthInMeters: number | null;
      hullBeamInMeters: number | null;
      /** Whether the first leg usually is upwind */
      typicallyStartsUpwind: boolean;
      aliasNames: string[];
    };
    Catalogue: {
      types: {
        type: string;
        meaning: string;
        /** The parts of an id, in order */
        id: string[];
        actions: {
          action: string;
          /** The permission for all objects of the type */
          permission: string;
          /** The meaning of the action; "it" is the object */
          meaning: string;
          /** Whether everybody has it by default, signed in or not */
          everybody: boolean;
          /** Whether owners have it for their objects */
          owner: boolean;
          /** The predefined roles with this permission */
          roles: string[];
        }[];
      }[];
      roles: {
        id: string;
        name: string;
        permissions: string[];
      }[];
      /** The initial permissions of everybody */
      everybody: string[];
    };
    Changed: {
      /** The text `true` */
      responseStatus: string;
      responseMessage: string;
    };
    CheckedConfiguration: {
      /** What it is checked for; `course` without it */
      makes?: "course" | "template";
      /** The name of the regatta; `__` stands for `/` as well */
      regattaName?: string;
      /** The course template that this is based on */
      courseTemplateId?: string;
      /** An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageURL?: string;
      /** An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageUrl?: string;
      /** Of the course template */
      tags?: string[];
      /** Null takes the name of the race column */
      name?: string | null;
      /** Without it, the name */
      shortName?: string;
      /** Every mark of the waypoints, and spare marks; at most 500 that are no marks of the regatta */
      markConfigurations?: components["schemas"]["MarkConfiguration"][];
      /** The course in its order */
      waypoints?: components["schemas"]["Waypoint"][];
      optionalRepeatablePart?: components["schemas"]["PartOfCourse"];
      numberOfLaps?: number;
      /** The name of the group that owns mark properties made by this request */
      markPropertiesGroupOwnership?: string;
    };
    CheckedConfigurationForm: {
      /** What it is checked for; `course` without it */
      makes?: "course" | "template";
      /** The name of the regatta; `__` stands for `/` as well */
      regattaName?: string;
      /** The course template that this is based on */
      courseTemplateId?: string;
      /** An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageURL?: string;
      /** An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageUrl?: string;
      /** Of the course template */
      tags?: string[];
      /** Null takes the name of the race column */
      name?: string | null;
      /** Without it, the name */
      shortName?: string;
      numberOfLaps?: number;
      /** The name of the group that owns mark properties made by this request */
      markPropertiesGroupOwnership?: string;
    };
    CloudEvent: {
      specversion: "1.0";
      /** A UUID, the same in each response that contains the event */
      id: string;
      /** The path of the regatta */
      source: string;
      /** The kind of change, such as `race.course.saved` */
      type: string;
      /** `{raceColumn}/{fleet}`, the name of the race column, or the id of the mark */
      subject: string;
      /** The time of the change (RFC 3339) */
      time: string;
      datacontenttype: "application/json";
      /** Depends on the type */
      data: {
        [key: string]: unknown;
      };
    };
    Competitor: {
      idtype: string;
      id: string;
      name: string;
      shortName: string | null;
      /** `#RRGGBB` */
      displayColor: string | null;
      /** For callers with READ on the competitor */
      email?: string | null;
      searchTag: string | null;
      /** The code of the IOC, or empty */
      nationality: string;
      /** The code of ISO 3166 with two letters, or empty */
      nationalityISO2: string;
      /** The code of ISO 3166 with three letters, or empty */
      nationalityISO3: string;
      /** The same as `nationalityISO2` */
      countryCode: string | null;
      flagImageUri?: string;
      /** The same as `sailId` of the boat */
      sailID: string | null;
      timeOnTimeFactor: number | null;
      timeOnDistanceAllowanceInSecondsPerNauticalMile: number | null;
      team: components["schemas"]["Team"];
      boat: components["schemas"]["Boat"];
      /** The regattas with an entry, for callers with UPDATE on the competitor */
      regattas?: string[];
    };
    CompetitorChange: {
      /** The name. Null is refused, because every competitor has a name */
      name?: string | null;
      /** The short name; null or an empty text removes it */
      shortName?: string | "" | null;
      /** A colour such as `#FF8800`; null or an empty text removes it */
      displayColor?: string | "" | null;
      /** An e-mail address, for callers with READ on the competitor; null or an empty text removes it */
      email?: string | "" | null;
      /** The three-letter code of the IOC; null or an empty text removes it */
      nationality?: string | "" | null;
      /** The address of a picture of the flag; null or an empty text removes it */
      flagImageUri?: string | "" | null;
      /** The address of a picture of the team, or the path of one that is kept here; null or an empty text removes it */
      teamImageUri?: string | "" | null;
      /** The factor for time on time, such as 100 / yardstick; null or an empty text removes it */
      timeOnTimeFactor?: number | "" | null;
      /** Seconds per nautical mile, for time on distance; null or an empty text removes it */
      timeOnDistanceAllowanceInSecondsPerNauticalMile?: number | "" | null;
      /** A text to find the competitor; null or an empty text removes it */
      searchTag?: string | "" | null;
    };
    CompetitorOfLeaderboard: {
      idtype: string;
      id: string;
      name: string;
      shortName: string | null;
      /** `#RRGGBB` */
      displayColor: string | null;
      /** For callers with READ on the competitor */
      email?: string | null;
      searchTag: string | null;
      /** The code of the IOC, or empty */
      nationality: string;
      /** The code of ISO 3166 with two letters, or empty */
      nationalityISO2: string;
      /** The code of ISO 3166 with three letters, or empty */
      nationalityISO3: string;
      /** The same as `nationalityISO2` */
      countryCode: string | null;
      flagImageUri?: string;
      /** The same as `sailId` of the boat */
      sailID: string | null;
      timeOnTimeFactor: number | null;
      timeOnDistanceAllowanceInSecondsPerNauticalMile: number | null;
      /** The name on the leaderboard, if it is another one */
      displayName: string | null;
    };
    CompetitorOfRegatta: {
      idtype: string;
      id: string;
      name: string;
      shortName: string | null;
      /** `#RRGGBB` */
      displayColor: string | null;
      /** For callers with READ on the competitor */
      email?: string | null;
      searchTag: string | null;
      /** The code of the IOC, or empty */
      nationality: string;
      /** The code of ISO 3166 with two letters, or empty */
      nationalityISO2: string;
      /** The code of ISO 3166 with three letters, or empty */
      nationalityISO3: string;
      /** The same as `nationalityISO2` */
      countryCode: string | null;
      flagImageUri?: string;
      /** The same as `sailId` of the boat */
      sailID: string | null;
      /** In this regatta; 1 without a handicap */
      timeOnTimeFactor: number;
      timeOnDistanceAllowanceInSecondsPerNauticalMile: number | null;
      /** The name on the leaderboard, if it is another one */
      displayName: string | null;
      team: components["schemas"]["Team"];
      boat: components["schemas"]["Boat"];
      /** The fleets of the competitor; absent without an assignment */
      fleets?: {
        series: string;
        fleet: string;
        /** The list of one race; absent: all races of the series */
        raceColumn?: string;
      }[];
    };
    CompetitorResult: {
      id: string;
      name?: string;
      shortName?: string | null;
      /** The name on this leaderboard */
      displayName?: string;
      /** The same as `sailId` of the boat */
      sailID?: string | null;
      /** The code of the IOC */
      nationality?: string | null;
      /** The code of ISO 3166 with two letters */
      countryCode?: string | null;
      boat: {
        id: string;
        name?: string | null;
        /** The name, otherwise the number on the sail */
        displayName?: string | null;
        sailId?: string | null;
        /** The name of the boat class */
        boatClass?: string;
        color?: string | null;
      };
      /** Always 0: not ranked */
      rank: number;
      /** Always 0: not ranked */
      overallRank: number;
      /** The service scores no races */
      carriedPoints: null;
      /** The service scores no races */
      netPoints: null;
      /** By race column */
      raceScores: {
        [key: string]: {
          /** Empty if the race column has several fleets */
          fleet: string;
          /** The service scores no races */
          totalPoints: null;
          /** The service scores no races */
          uncorrectedTotalPoints: null;
          /** The service scores no races */
          netPoints: null;
          /** Always `NONE` */
          maxPointsReason: string;
          isDiscarded: boolean;
          isCorrected: boolean;
          /** Always 0: not ranked */
          rank: number;
          /** Always 0: not ranked */
          raceRank: number;
        };
      };
    };
    CompetitorStanding: {
      id: string;
      name?: string;
      shortName?: string | null;
      /** The name on this leaderboard */
      displayName?: string;
      /** The same as `sailId` of the boat */
      sailID?: string | null;
      /** The code of the IOC */
      nationality?: string | null;
      /** The code of ISO 3166 with two letters */
      countryCode?: string | null;
      boat: {
        id: string;
        name?: string | null;
        /** The name, otherwise the number on the sail */
        displayName?: string | null;
        sailId?: string | null;
        /** The name of the boat class */
        boatClass?: string;
        color?: string | null;
      };
      /** Always 0: not ranked */
      rank: number;
      /** Always 0: not ranked */
      overallRank: number;
      /** The service scores no races */
      carriedPoints: null;
      /** The service scores no races */
      netPoints: null;
      /** By race column, in their order; for `Live` only */
      columns?: {
        [key: string]: {
          boat: {
            id: string;
            name?: string | null;
            /** The name, otherwise the number on the sail */
            displayName?: string | null;
            sailId?: string | null;
            /** The name of the boat class */
            boatClass?: string;
            color?: string | null;
          };
          /** Empty if the race column has several fleets */
          fleet: string;
          /** The service scores no races */
          totalPoints: null;
          /** The service scores no races */
          uncorrectedTotalPoints: null;
          /** The service scores no races */
          netPoints: null;
          /** Always `NONE` */
          maxPointsReason: string;
          isDiscarded: boolean;
          isCorrected: boolean;
          /** The same as `trackedRank` */
          rank: number | null;
          /** The rank from 1, as estimated from the tracks */
          trackedRank: number | null;
          finished: boolean;
          /** Present for tracked races; without the details that are not known */
          data?: {
            "gapToLeader-s"?: number;
            "averageSpeedOverGround-kts"?: number;
            "currentSpeedOverGround-kts"?: number;
            "gapToLeader-m"?: number;
            currentLeg?: number;
            "distanceTraveled-m"?: number;
            "timeTraveled-s"?: number;
            "impliedWind-kts"?: number;
            "currentCourseOverGround-deg"?: number;
            "currentPositionLatitude-deg"?: number;
            "currentPositionLongitude-deg"?: number;
            numberOfManeuvers?: number;
            maxSpeedOverGroundInKnots?: number;
            legVelocityMadeGoodInKnots?: number;
            legWindwardDistanceToGoInMeters?: number;
            legCurrentAbsoluteCrossTrackErrorInMeters?: number;
            legCurrentSignedCrossTrackErrorInMeters?: number;
            "currentLegAverageSpeedOverGround-kts"?: number;
            timeOnTimeFactor?: number;
            timeOnDistanceAllowanceInSecondsPerNauticalMile?: number;
          };
        };
      };
      /** By race column; for `Final` only */
      raceScores?: {
        [key: string]: {
          /** Empty if the race column has several fleets */
          fleet: string;
          /** The service scores no races */
          totalPoints: null;
          /** The service scores no races */
          uncorrectedTotalPoints: null;
          /** The service scores no races */
          netPoints: null;
          /** Always `NONE` */
          maxPointsReason: string;
          isDiscarded: boolean;
          isCorrected: boolean;
          /** Always 0: not ranked */
          rank: number;
          /** Always 0: not ranked */
          raceRank: number;
        };
      };
    };
    Country: {
      twoLetterIsoCode: string;
      /** Null: the country has no Olympic committee */
      threeLetterIocCode: string | null;
      /** The name in upper case */
      name: string;
      unIsoNumeric: string | null;
      /** Always null: the sign on vehicles is not known here */
      unVehicle: string | null;
      /** The top-level domain, without its dot */
      ianaInternet: string | null;
      threeLetterIsoCode: string;
    };
    CourseChange: {
      kind: "waypoint-added" | "waypoint-removed" | "waypoint-changed" | "mark-added" | "mark-removed" | "mark-moved" | "mark-changed" | "laps" | "name";
      /** The number of the waypoint, from 1; of a removed one, before */
      waypoint?: number;
      /** The waypoint, the name or the laps before */
      from?: {
        passingInstruction: string;
        /** The names of the marks */
        marks: string[];
        controlPointName: string | null;
      } | string | number | null;
      /** The waypoint, the name or the laps after */
      to?: {
        passingInstruction: string;
        /** The names of the marks */
        marks: string[];
        controlPointName: string | null;
      } | string | number | null;
      markId?: string;
      /** The name of the mark */
      name?: string;
      /** The distance that the mark moved, if both positions are known */
      metres?: number;
      /** The direction in which it moved, in degrees true */
      bearing?: number;
    };
    CourseChanges: {
      /** One sentence for each change */
      summary: string[];
      changes: components["schemas"]["CourseChange"][];
    };
    CourseConfiguration: {
      name: string;
      shortName: string;
      courseTemplateId?: string;
      optionalImageUrl?: string;
      optionalImageURL?: string;
      tags?: string[];
      markConfigurations: components["schemas"]["AnsweredMark"][];
      /** The course as it is sailed */
      waypoints: components["schemas"]["AnsweredWaypoint"][];
      optionalRepeatablePart?: {
        /** The first waypoint of the part */
        zeroBasedIndexOfRepeatablePartStart: number;
        /** The first waypoint after the part */
        zeroBasedIndexOfRepeatablePartEnd: number;
        /** How many times `waypoints` hold the part, one after the other */
        occurrences: number;
      };
      numberOfLaps: number | null;
      /** What is allowed, and looks like a mistake */
      warnings?: components["schemas"]["Finding"][];
    };
    CourseCopy: {
      /** Each race once */
      targets: {
        /** The same regatta without it */
        regattaName?: string;
        /** The name of the race column */
        raceColumn: string;
        /** The name of the fleet; all fleets of the race column without it */
        fleet?: string;
        /** Of this copy, before the number beside `targets` */
        numberOfLaps?: number;
      }[];
      /** Of all copies; as many as the course has without it */
      numberOfLaps?: number;
      /** Copy to all races, or to none when one of them cannot get it */
      allOrNone?: boolean;
    };
    CourseDesign: {
      /** A course type: `windward-leeward`, `triangle`, `trapezoid-outer` or `trapezoid` for short, `trapezoid-inner`, or a World Sailing course designation such as `L2`, `LR3`, `TW2`, `OA2` or `I2` */
      type: string;
      /** May be absent if the designation has a digit */
      laps?: number;
      /** The direction that the wind comes from, in degrees true */
      wind: number;
      /** The middle of the start line */
      start: {
        latitude_deg: number;
        longitude_deg: number;
      };
      /** From the middle of the start line to mark 1; at most 10 nautical miles */
      firstLegMetres: number;
      options?: {
        /** Without it, 200 */
        startLineMetres?: number;
        /** Of a separate finish line. Without it, 50 */
        finishLineMetres?: number;
        /** A gate instead of mark 4, and of mark 3 in an outer loop. Without it, true for windward-leeward courses, and false for trapezoids. A triangle has none */
        gates?: boolean;
        /** Between the marks of a gate. Without it, 50 */
        gateMetres?: number;
        /** From mark 1 to an offset mark 1A. Without it, 40 for the letter A, and no offset mark otherwise */
        offsetMetres?: number;
        /** From the middle of the start line upwind to the leeward mark. Without it, 0.05 nautical miles, and a tenth of the first leg if that is less */
        leewardMetres?: number;
        /** At mark 1, between the direction of the start and the reach, in degrees. Without it, 60 */
        reachAngle?: number;
        /** From mark 1 to mark 2 of a trapezoid. Without it, two thirds of the first leg */
        reachMetres?: number;
        /** Of a finish on a reach. Without it, 0.15 nautical miles */
        finishLegMetres?: number;
      };
    };
    CourseFindings: {
      /** Whether it could be saved: there are no problems */
      valid: boolean;
      problems: components["schemas"]["Finding"][];
      /** What is allowed, and looks like a mistake */
      warnings: components["schemas"]["Finding"][];
    };
    CourseTemplate: {
      /** A UUID */
      id: string;
      name: string;
      shortName: string;
      tags: string[];
      optionalImageUrl: string | null;
      optionalImageURL: string | null;
      allMarkTemplates: {
        /** A UUID */
        id: string;
        name: string;
        shortName: string;
        /** `#RRGGBB` */
        color: string | null;
        shape: string | null;
        pattern: string | null;
        markType: string | null;
        /** A UUID */
        associatedMarkRoleId?: string;
        /** A UUID */
        associatedRoleId?: string;
      }[];
      allMarkRoles: {
        /** A UUID */
        id: string;
        name: string;
        shortName: string;
        /** A UUID */
        associatedMarkTemplateId: string;
      }[];
      waypoints: {
        passingInstruction: string;
        markRoleIds: string[];
        controlPointName: string | null;
        controlPointShortName: string | null;
      }[];
      optionalRepeatablePart: {
        /** The first waypoint of the part */
        zeroBasedIndexOfRepeatablePartStart: number;
        /** The first waypoint after the part */
        zeroBasedIndexOfRepeatablePartEnd: number;
      } | null;
      defaultNumberOfLaps: number | null;
    };
    CourseTemplateChange: {
      /** The name. Must be a text without control or invisible characters */
      name: string;
      /** Without it, the name. Must be a text without control or invisible characters */
      shortName?: string;
      tags?: string[];
      /** An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageUrl?: string;
      /** An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageURL?: string;
      defaultNumberOfLaps?: number;
    };
    CourseVersion: {
      /** The number of the version */
      version: number;
      /** In milliseconds since 1970 */
      savedAt: number;
      /** The name of the user */
      savedBy: string | null;
      /** The changes by this save, in sentences */
      summary: string;
      name: string;
      numberOfLaps: number | null;
      /** The number of waypoints */
      waypoints: number;
    };
    CreatedEvent: {
      eventid: string;
      eventname: string;
      /** Milliseconds since 1970 */
      eventstartdate: number | null;
      /** Milliseconds since 1970 */
      eventenddate: number | null;
      /** Leaderboard groups do not exist */
      leaderboardgroupid: null;
      regatta: string | null;
      leaderboard: string | null;
      /** The secret of the registration link; null without a regatta */
      registrationSecret: string | null;
      /** What is allowed, and will probably cause trouble */
      warnings?: {
        parameter: string;
        code: string;
        detail: string;
      }[];
    };
    CreatedInvitation: {
      id: string;
      roleId: string | null;
      qualifyingUsername: string | null;
      qualifyingGroupId: string | null;
      transitive: boolean | null;
      /** Milliseconds since 1970 */
      validFrom: number | null;
      /** Milliseconds since 1970 */
      validUntil: number | null;
      groupId: string | null;
      uses: number;
      usesLeft: number;
      expiresAt: number;
      createdAt: number;
      note: string | null;
      /** Shown only here; absent when the request is repeated */
      secret?: string;
      /** The page on which users accept; absent when the request is repeated */
      link?: string;
    };
    CreatedWebhook: {
      id: string;
      url: string;
      regatta: string;
      /** Null: all types */
      types: ("race.course.saved" | "race.tracking.started" | "race.tracking.stopped" | "race.tag.created" | "race.tag.changed" | "race.tag.deleted" | "regatta.racecolumn.added" | "regatta.racecolumn.removed" | "regatta.mark.added" | "regatta.mark.changed" | "regatta.mark.moved" | "regatta.mark.removed")[] | null;
      description: string | null;
      /** The user with whose permissions events are sent */
      createdBy: string;
      createdAt: number;
      /** `paused`: events wait until `pausedUntil`, or until the receiver responds to a test call; `switchedOff`: no events are sent until a test call succeeds */
      state: "active" | "paused" | "switchedOff";
      switchedOffAt: number | null;
      /** Why the webhook was switched off */
      reason: string | null;
      /** Set when the receiver did not respond in time to several events, one after the other */
      pausedUntil: number | null;
      /** The first failed attempt since the last successful one; null: the last one was successful */
      failingSince: number | null;
      /** The signing secret. Shown only here; absent when the request is repeated */
      secret?: string;
    };
    Credentials: {
      /** The name of a user */
      username: string;
      /** At least 8 characters, at most 256 bytes, not a common one, not the user name */
      password: string;
      /** Extends the session from one day to 30 days */
      rememberMe?: boolean;
    };
    DeletedEvent: {
      /** If given, it must be the name of what is deleted */
      confirmedName?: string;
    };
    DeletedUser: {
      /** The name of a user */
      username?: string;
    };
    Denotation: {
      /** The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      raceColumnName: string;
      /** The name of the fleet. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      fleetName: string;
      /** The name of the race; `<leaderboard> <race column> <fleet>` if absent. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      raceName?: string;
    };
    DesignedCourse: {
      name: string;
      shortName: string;
      courseTemplateId?: string;
      optionalImageUrl?: string;
      optionalImageURL?: string;
      tags?: string[];
      markConfigurations: {
        id: string;
        markId?: string;
        markTemplateId?: string;
        markPropertiesId?: string;
        associatedRole?: string;
        associatedRoleShortName?: string;
        associatedRoleId?: string;
        effectiveProperties: components["schemas"]["EffectiveProperties"];
        positioning?: {
          position?: {
            latitude_deg: number;
            longitude_deg: number;
          };
          device_identifier?: {
            id: string;
            type: string;
            stringRepresentation: string;
          };
        };
        trackingDevices?: components["schemas"]["TrackingDevice"][];
        lastKnownPosition?: components["schemas"]["LastKnownPosition"];
        freestyleProperties?: components["schemas"]["FreestyleProperties"];
      }[];
      /** The course as it is sailed */
      waypoints: components["schemas"]["AnsweredWaypoint"][];
      optionalRepeatablePart?: {
        /** The first waypoint of the part */
        zeroBasedIndexOfRepeatablePartStart: number;
        /** The first waypoint after the part */
        zeroBasedIndexOfRepeatablePartEnd: number;
        /** How many times `waypoints` hold the part, one after the other */
        occurrences: number;
      };
      numberOfLaps: number | null;
      /** What is allowed, and looks like a mistake */
      warnings?: components["schemas"]["Finding"][];
    };
    DeviceMappingEnd: {
      /** The id of a competitor; it counts first */
      competitorId?: string;
      /** The id of a boat: the competitor who sails it */
      boatId?: string;
      /** The id of a mark */
      markId?: string;
      /** The id of the device, which is a secret. Must be a UUID */
      deviceUuid: string;
      /** The secret of the registration link of the regatta, which gives everybody read access */
      secret?: string;
      /** From existing clients, without effect */
      deviceType?: string;
      /** From existing clients, without effect */
      pushDeviceId?: string;
      /** The end, inclusive, in milliseconds since 1970 */
      toMillis: number;
    };
    DeviceMappingStart: {
      /** The id of a competitor; it counts first */
      competitorId?: string;
      /** The id of a boat: the competitor who sails it */
      boatId?: string;
      /** The id of a mark */
      markId?: string;
      /** The id of the device, which is a secret. Must be a UUID */
      deviceUuid: string;
      /** The secret of the registration link of the regatta, which gives everybody read access */
      secret?: string;
      /** From existing clients, without effect */
      deviceType?: string;
      /** From existing clients, without effect */
      pushDeviceId?: string;
      /** The start, in milliseconds since 1970 */
      fromMillis: number;
    };
    DeviceStatus: {
      deviceId: {
        /** `smartphoneUUID` for a phone */
        type: string;
        /** As in the request */
        id: string;
        stringRepresentation: string;
      };
      lastGPSFix?: {
        type: "GPSFix";
        lat_deg: number;
        lon_deg: number;
        /** Milliseconds since 1970 */
        unixtime: number;
      };
    };
    DrawnConfiguration: {
      /** What it is checked for; `course` without it */
      makes?: "course" | "template";
      /** The name of the regatta; `__` stands for `/` as well */
      regattaName?: string;
      /** The course template that this is based on */
      courseTemplateId?: string;
      /** An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageURL?: string;
      /** An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageUrl?: string;
      /** Of the course template */
      tags?: string[];
      /** Null takes the name of the race column */
      name: string | null;
      /** Without it, the name */
      shortName?: string;
      /** Every mark of the waypoints, and spare marks; at most 500 that are no marks of the regatta */
      markConfigurations: components["schemas"]["MarkConfiguration"][];
      /** The course in its order */
      waypoints: components["schemas"]["Waypoint"][];
      optionalRepeatablePart?: components["schemas"]["PartOfCourse"];
      numberOfLaps?: number;
      /** The name of the group that owns mark properties made by this request */
      markPropertiesGroupOwnership?: string;
    };
    DryRun: {
      dryRun: true;
      /** The status without `dryRun` */
      status: number;
      /** The body of the response without `dryRun`, with `access_token` null; null: the body would be empty. Ids and secrets of new objects are examples. */
      body: unknown;
      created: {
        /** An object, or a part of the object with the type and the id */
        what: "object" | "ownership" | "acl" | "membership" | "role" | "receivedGrants" | "raceColumn" | "course" | "mark" | "entry" | "deviceMapping" | "tag" | "preference" | "session" | "invitation" | "webhook";
        /** A type of objects */
        type?: string;
        /** As in a permission */
        id?: string;
        /** The name of the item; for a membership or a role, the name of the user */
        name?: string;
        /** The group that qualifies a role */
        groupId?: string;
        /** The start of the window, in milliseconds since 1970 */
        validFrom?: number;
        /** The end of the window */
        validUntil?: number;
        /** The entries that change in an ACL, with their windows */
        entries?: {
          /** Whether the ACL would have the entry afterwards, or no longer */
          change: "added" | "removed";
          /** The group that the entry is for; null: everybody */
          groupId: string | null;
          /** A leading `!` denies the action */
          actions: string[];
          /** The start of the window, in milliseconds since 1970 */
          validFrom?: number;
          /** The end of the window */
          validUntil?: number;
        }[];
      }[];
      changed: {
        /** An object, or a part of the object with the type and the id */
        what: "object" | "ownership" | "acl" | "membership" | "role" | "receivedGrants" | "raceColumn" | "course" | "mark" | "entry" | "deviceMapping" | "tag" | "preference" | "session" | "invitation" | "webhook";
        /** A type of objects */
        type?: string;
        /** As in a permission */
        id?: string;
        /** The name of the item; for a membership or a role, the name of the user */
        name?: string;
        /** The group that qualifies a role */
        groupId?: string;
        /** The start of the window, in milliseconds since 1970 */
        validFrom?: number;
        /** The end of the window */
        validUntil?: number;
        /** The entries that change in an ACL, with their windows */
        entries?: {
          /** Whether the ACL would have the entry afterwards, or no longer */
          change: "added" | "removed";
          /** The group that the entry is for; null: everybody */
          groupId: string | null;
          /** A leading `!` denies the action */
          actions: string[];
          /** The start of the window, in milliseconds since 1970 */
          validFrom?: number;
          /** The end of the window */
          validUntil?: number;
        }[];
        /** The fields whose values would change */
        fields: string[];
      }[];
      deleted: {
        /** An object, or a part of the object with the type and the id */
        what: "object" | "ownership" | "acl" | "membership" | "role" | "receivedGrants" | "raceColumn" | "course" | "mark" | "entry" | "deviceMapping" | "tag" | "preference" | "session" | "invitation" | "webhook";
        /** A type of objects */
        type?: string;
        /** As in a permission */
        id?: string;
        /** The name of the item; for a membership or a role, the name of the user */
        name?: string;
        /** The group that qualifies a role */
        groupId?: string;
        /** The start of the window, in milliseconds since 1970 */
        validFrom?: number;
        /** The end of the window */
        validUntil?: number;
        /** The entries that change in an ACL, with their windows */
        entries?: {
          /** Whether the ACL would have the entry afterwards, or no longer */
          change: "added" | "removed";
          /** The group that the entry is for; null: everybody */
          groupId: string | null;
          /** A leading `!` denies the action */
          actions: string[];
          /** The start of the window, in milliseconds since 1970 */
          validFrom?: number;
          /** The end of the window */
          validUntil?: number;
        }[];
      }[];
      /** Whether the lists are complete. False: they omit unreadable changes, or exceed their limit */
      complete: boolean;
    };
    EffectiveProperties: {
      name: string;
      shortName: string;
      /** `#RRGGBB` */
      color: string | null;
      shape: string | null;
      pattern: string | null;
      markType: string | null;
      tags?: string[];
    };
    EffectiveStartTime: {
      /** Milliseconds since 1970 */
      startTimeAsMillis: number | null;
    };
    EntryReference: {
      /** The secret of the registration link of the regatta, which gives everybody read access */
      secret?: string;
      /** The fleet of the boat, in each series that has several fleets and one with this name */
      fleet?: string;
    };
    EntryRemoval: {
      /** The secret of the registration link of the regatta, which gives everybody read access */
      secret?: string;
      /** With the secret: the device that registered. Must be a UUID */
      deviceUuid?: string;
    };
    Event: {
      id: string;
      name: string;
      /** Milliseconds since 1970 */
      startDate: number | null;
      /** Milliseconds since 1970 */
      endDate: number | null;
      description: string | null;
      officialWebsiteURL: string | null;
      baseURL: string | null;
      venue: {
        name: string | null;
        location: {
          lat_deg: number;
          lon_deg: number;
        } | null;
        courseAreas: {
          id: string;
          name: string;
        }[];
      };
      /** An IANA time zone; null: pages show UTC */
      timeZone: string | null;
      regatta: string | null;
      leaderboard: string | null;
      leaderboardGroups: unknown[];
      imageSizes: unknown[];
      images: unknown[];
      videos: unknown[];
      sailorsInfoWebsiteURLs: unknown[];
    };
    EventChange: {
      /** The name of the event; regatta and leaderboard keep theirs. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      eventName?: string;
      /** The name of the event; regatta and leaderboard keep theirs. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      eventname?: string;
      /** Empty: none */
      eventdescription?: string;
      /** The place; required unless `venuelat` and `venuelng` are given. A place whose name is empty has no name. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      venuename?: string;
      /** Latitude in degrees */
      venuelat?: number;
      /** Longitude in degrees */
      venuelng?: number;
      /** The time zone in which pages show times, such as `Europe/Berlin`. Empty: that of the position of the venue, or UTC without one */
      timeZone?: string;
      /** The time; an empty text changes nothing. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
      startdate?: string;
      /** The same time in milliseconds since 1970 */
      startdateasmillis?: number;
      /** The time; an empty text changes nothing. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
      enddate?: string;
      /** The same time in milliseconds since 1970 */
      enddateasmillis?: number;
      /** The URL of the website; empty: none. Must be a URL with http or https, or empty */
      officialwebsiteurl?: string;
      /** The base URL of clients; empty: none. Must be a URL with http or https, or empty */
      baseurl?: string;
      /** From existing clients, without effect */
      ispublic?: boolean;
      /** From existing clients, without effect */
      leaderboardgroupids?: string[];
    };
    Explanation: {
      permission: string;
      /** Present if the service does not know the type or the action, with a near name if there is one */
      suggestion?: string;
      /** Null: the caller is not signed in */
      username: string | null;
      allowed: boolean;
      summary: string;
      /** The rule that determined the decision; null: withheld */
      rule: string | null;
      /** Null: withheld */
      because: string | null;
      /** In the order of the rules; null: withheld */
      trail: {
        /** A rule of docs/reference/permissions.md, such as `acl-denial` or `own-role` */
        rule: string;
        /** The first step that applies determines the decision */
        applies: boolean;
        because: string;
        /** Why the step does not apply, such as `not-a-member`, `not-yet` or `expired` */
        obstacle?: string;
        entry?: {
          groupId: string | null;
          actions: string[];
          /** Milliseconds since 1970 */
          validFrom?: number | null;
          /** Milliseconds since 1970 */
          validUntil?: number | null;
        };
        role?: {
          id: string;
          name: string;
        };
        group?: {
          id: string;
          name: string;
        };
        qualification?: {
          username: string | null;
          groupId: string | null;
          /** Milliseconds since 1970 */
          validFrom?: number | null;
          /** Milliseconds since 1970 */
          validUntil?: number | null;
        };
        /** The permission that allows it */
        permission?: string;
      }[] | null;
      /** A description of the withheld parts and the permission to see them; null: all parts are included */
      withheld: string | null;
      /** Each one alone would allow it; those for one person come first, then for a group, and last for everybody */
      changes: {
        sentences: string[];
        /** What others may then do. Present for a change for everybody, and for a role for all types of objects */
        effect?: string;
        /** Whether the caller has permission for all of these changes */
        youMay: boolean;
        /** The requests to send, in this order; null without permission to read the object */
        requests: {
          method: string;
          path: string;
          body?: {
            [key: string]: unknown;
          };
        }[] | null;
      }[];
    };
    Finding: {
      /** Into the configuration, as in RFC 6901 */
      pointer: string;
      code: string;
      detail: string;
      suggestion?: string;
    };
    FleetsOfRegatta: {
      /** The name of the series; optional if only one has several fleets */
      series?: string;
      /** Gives the races of this race column lists of their own, which win */
      raceColumn?: string;
      /** Each fleet gets exactly these boats. Fleets that are not named keep their boats, except those that move to a named one */
      fleets: {
        /** The name of the fleet */
        fleet: string;
        /** Sail numbers of entries, such as `GER 12`. Blanks and case do not matter, and the nationality of the competitor may be in front */
        sailIds?: string[];
        /** Competitors without a sail number, or with one that several have */
        competitorIds?: string[];
      }[];
    };
    FreestyleProperties: {
      /** The name of the mark to create */
      name?: string | null;
      /** Without it, the name */
      shortName?: string | null;
      tag?: string[] | null;
      tags?: string[] | null;
      /** In any case */
      markType?: "" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT" | null;
      /** `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit */
      color?: string | null;
      /** Of a buoy. Diagrams show CYLINDER and CONICAL, in any case; empty means none */
      shape?: string | null;
      /** Of a buoy. Diagrams show CHECKERED, in any case; empty means none */
      pattern?: string | null;
    };
    GivenRole: {
      /** Other users with UPDATE or DELETE on the user, whom the caller may know */
      changeableBy: string[];
      /** Whether there may be more of them */
      withheld: boolean;
    };
    Group: {
      groupId: string;
      groupName: string;
      /** Whether members may leave the group themselves. Use `false` for a group with a denial in access control lists, because leaving the group would end the denial */
      membersMayLeave: boolean;
      /** The members whom the caller may read, up to 1,000; more by the `Link` header */
      users: string[];
      roles: components["schemas"]["GroupRole"][];
    };
    GroupChange: {
      /** Whether members may leave the group themselves. Use `false` for a group with a denial in access control lists, because leaving the group would end the denial */
      membersMayLeave: boolean;
    };
    GroupRole: {
      roleId: string;
      roleName: string;
      /** For everybody, instead of members only */
      forAll: boolean;
    };
    Health: {
      status: "ok";
      /** The address of the WebSocket API that pushes changes. Absent: there is none */
      liveUrl?: string;
    };
    InputError: {
      /** The location in a JSON body (RFC 6901) */
      pointer?: string;
      /** The name of a parameter of the path, the query or a form */
      parameter?: string;
      /** The violated rule */
      code: string;
      /** The requirement */
      detail: string;
      suggestion?: string;
    };
    Invitation: {
      id: string;
      roleId: string | null;
      qualifyingUsername: string | null;
      qualifyingGroupId: string | null;
      transitive: boolean | null;
      /** Milliseconds since 1970 */
      validFrom: number | null;
      /** Milliseconds since 1970 */
      validUntil: number | null;
      groupId: string | null;
      uses: number;
      usesLeft: number;
      expiresAt: number;
      createdAt: number;
      note: string | null;
    };
    InvitationPreview: {
      roleId: string | null;
      qualifyingUsername: string | null;
      qualifyingGroupId: string | null;
      transitive: boolean | null;
      /** Milliseconds since 1970 */
      validFrom: number | null;
      /** Milliseconds since 1970 */
      validUntil: number | null;
      groupId: string | null;
      roleName: string | null;
      groupName: string | null;
      qualifyingGroupName: string | null;
      /** The permissions of the role */
      permissions: string[];
      invitedBy: string;
      note: string | null;
      expiresAt: number;
      /** Whether the caller has accepted the invitation already */
      accepted: boolean;
    };
    InvitationSecret: {
      /** The secret of the link, which follows `#` */
      secret: string;
    };
    InvitationWithAcceptances: {
      id: string;
      roleId: string | null;
      qualifyingUsername: string | null;
      qualifyingGroupId: string | null;
      transitive: boolean | null;
      /** Milliseconds since 1970 */
      validFrom: number | null;
      /** Milliseconds since 1970 */
      validUntil: number | null;
      groupId: string | null;
      uses: number;
      usesLeft: number;
      expiresAt: number;
      createdAt: number;
      note: string | null;
      invitedBy: string;
      acceptances: {
        username: string;
        acceptedAt: number;
      }[];
    };
    LastChange: {
      /** Milliseconds since 1970; 0: never */
      "timePointOfLastChangeOfSetOfLandscapeManagers-millis": number;
      "timePointOfLastChangeOfSetOfLandscapeManagers-iso": string;
    };
    LastKnownPosition: {
      lat_deg: number;
      lon_deg: number;
      latitude_deg: number;
      longitude_deg: number;
    };
    Leaderboard: {
      name: string;
      /** The name for readers; `name` unless another one was set */
      displayName: string;
      boatClass: string | null;
      /** The time in the request. Without one, the begun minute in version 2, so that the `ETag` of an unchanged leaderboard lasts as long, and null in version 1 */
      resultTimepoint: number | null;
      delayToLiveInMillis: number;
      /** `Live` if absent. `Final` has no results, because the service scores no races */
      resultState: "Live" | "Final";
      /** Always `RegattaLeaderboard` */
      type: string;
      /** The name in the form of a path, with `_` for most characters */
      shardingLeaderboardName: string;
      /** The same as `shardingLeaderboardName` */
      ShardingLeaderboardName: string;
      /** The numbers of races from which on one result is discarded, two, and so on */
      discardIndexResultsStartingWithHowManyRaces: number[];
      canBoatsOfCompetitorsChangePerRace: boolean;
      /** As in the request */
      maxCompetitorsCount: number | null;
      scoringComment: null;
      lastScoringUpdate: null;
      /** All race columns in their order */
      columnNames: string[];
      /** All race columns in their order */
      trackedRacesInfo: {
        raceColumnName: string;
        fleets: {
          name: string;
          resultsAreOfficial: boolean;
          /** Null: tracking was never started */
          trackedRace: {
            /** The name of the tracked race */
            name: string;
            id: string;
            /** Milliseconds since 1970 */
            startTimeMillis: number | null;
            /** Whether tracking is active */
            live: boolean;
            delayToLiveInMillis: number;
            /** `TRACKING`, or `FINISHED` when tracking was stopped */
            status: string;
            /** Always 1 */
            loadingProgress: number;
          } | null;
        }[];
      }[];
      /** The name of the regatta, which equals `name` */
      regatta: string;
      /** All race columns in their order, whether or not their races are tracked */
      trackedRaces: {
        raceColumnName: string;
        seriesName: string;
        fleets: {
          name: string;
          /** Tracking was started, and may be stopped */
          isTracked: boolean;
          /** Tracking is active */
          isTracking: boolean;
          /** The name among the tracked races of the regatta; null: tracking was never started */
          trackedRaceName: string | null;
        }[];
      }[];
      /** In the order of their names: those that the caller may READ or READ_PUBLIC */
      competitors: components["schemas"]["CompetitorResult"][];
    };
    LeaderboardChange: {
      /** The name for readers; empty: the name of the leaderboard; unchanged if absent. Must be a text without control or invisible characters */
      leaderboardDisplayName?: string | null;
      resultDiscardingThresholds?: number[] | null;
    };
    LeaderboardStandings: {
      name: string;
      /** The name for readers; `name` unless another one was set */
      displayName: string;
      boatClass: string | null;
      /** The time in the request. Without one, the begun minute in version 2, so that the `ETag` of an unchanged leaderboard lasts as long, and null in version 1 */
      resultTimepoint: number | null;
      delayToLiveInMillis: number;
      /** `Live` if absent. `Final` has no results, because the service scores no races */
      resultState: "Live" | "Final";
      /** Always `RegattaLeaderboard` */
      type: string;
      /** The name in the form of a path, with `_` for most characters */
      shardingLeaderboardName: string;
      /** The same as `shardingLeaderboardName` */
      ShardingLeaderboardName: string;
      /** The numbers of races from which on one result is discarded, two, and so on */
      discardIndexResultsStartingWithHowManyRaces: number[];
      canBoatsOfCompetitorsChangePerRace: boolean;
      /** As in the request */
      maxCompetitorsCount: number | null;
      scoringComment: null;
      lastScoringUpdate: null;
      /** All race columns in their order */
      columnNames: string[];
      /** All race columns in their order */
      trackedRacesInfo: {
        raceColumnName: string;
        fleets: {
          name: string;
          resultsAreOfficial: boolean;
          /** Null: tracking was never started */
          trackedRace: {
            /** The name of the tracked race */
            name: string;
            id: string;
            /** Milliseconds since 1970 */
            startTimeMillis: number | null;
            /** Whether tracking is active */
            live: boolean;
            delayToLiveInMillis: number;
            /** `TRACKING`, or `FINISHED` when tracking was stopped */
            status: string;
            /** Always 1 */
            loadingProgress: number;
          } | null;
        }[];
      }[];
      /** In the order of their names: those that the caller may READ or READ_PUBLIC */
      competitors: components["schemas"]["CompetitorStanding"][];
    };
    LiveCompetitors: {
      /** The name of the tracked race */
      name: string;
      regatta: string;
      /** Milliseconds since 1970 */
      startTime?: number;
      /** The time of the estimates, in milliseconds since 1970 */
      liveTime: number;
      /** After the start */
      "timeSinceStart-s"?: number;
      /** Before the start */
      "timeToStart-s"?: number;
      /** Those with positions, the best first */
      competitors: {
        id: string;
        name: string;
        sailNumber: string | null;
        /** `#RRGGBB` */
        color: string | null;
        /** From 1; 0 before the start */
        rank: number;
        /** If there is a position of the last ten seconds */
        "speedOverGround-kts"?: number;
        /** From 1; absent before the start and after the finish */
        leg?: number;
        /** Over ground, since the start */
        "distanceTraveled-m"?: number;
        /** The time since the leader had made the same distance */
        "gapToLeader-s"?: number;
        /** Along the course */
        "gapToLeader-m"?: number;
        /** Whether the competitor has finished */
        finished: boolean;
      }[];
      /** Marks that boats came near, and none passed: their positions may be wrong */
      warnings?: string[];
    };
    Maneuvers: {
      /** Always empty, because maneuvers are not detected here */
      bycompetitor: Record<string, never>[];
    };
    Mark: {
      "@class": "Mark";
      id: string;
      name: string;
      shortName: string;
      /** `#RRGGBB` */
      color: string | null;
      shape: string | null;
      pattern: string | null;
      markType: string | null;
      type: string | null;
      originatingMarkTemplateId?: string;
      originatingMarkPropertiesId?: string;
      lastKnownPosition?: {
        lat_deg: number;
        lon_deg: number;
        latitude_deg: number;
        longitude_deg: number;
        timeMillis: number;
      };
      /** The same as `lastKnownPosition`, for existing clients; null if it is not known */
      position: {
        latitude: number;
        longitude: number;
        /** Milliseconds since 1970 */
        timestamp: number;
        /** -1: not known */
        accuracy: number;
      } | null;
      trackingDevices: {
        trackingDeviceType: string;
        /** SHA-256 of the name of the device, as pairs of hexadecimal digits */
        trackingDeviceHash: string;
        trackingDeviceMappedFromMillis: number;
        trackingDeviceMappedToMillis?: number;
      }[];
    };
    MarkConfiguration: {
      /** What waypoints call this entry; for this request only */
      id: string;
      /** The role of the mark, by its id */
      associatedRoleId?: string | null;
      /** The role of the mark, by its name. Must be a text without control or invisible characters */
      associatedRole?: string | null;
      /** Of the role that is made */
      associatedRoleShortName?: string | null;
      /** A mark of the regatta, used as it is */
      markId?: string | null;
      /** The mark template that the mark is made from */
      markTemplateId?: string | null;
      /** The mark properties that the mark is made from */
      markPropertiesId?: string | null;
      freestyleProperties?: components["schemas"]["FreestyleProperties"] | null;
      positioning?: components["schemas"]["Positioning"] | null;
      /** Write mark properties as well */
      storeToInventory?: boolean | null;
    };
    MarkFix: {
      leaderboardName: string;
      /** The race column */
      raceColumnName: string;
      /** The fleet */
      fleetName: string;
      /** The id of the mark. Must be a UUID */
      markId: string;
      /** Degrees from -90 to 90, as a number or a text */
      latDeg: number | string;
      /** Degrees from -180 to 180, as a number or a text */
      lonDeg: number | string;
      /** Milliseconds since 1970, as a number or a text */
      timeMillis: number | string;
    };
    MarkPing: {
      /** From existing clients, without effect */
      secret?: string;
      /** Degrees from -90 to 90, as a number or a text */
      latitude: number | string;
      /** Degrees from -180 to 180, as a number or a text */
      longitude: number | string;
      /** Milliseconds since 1970, as a number or a text */
      timestamp: number | string;
    };
    MarkPositions: {
      /** The name of the tracked race */
      name: string;
      regatta: string;
      /** In the order in which the course passes them */
      marks: {
        id: string;
        name: string;
        /** By time */
        track: {
          "timepoint-ms": number;
          "lat-deg": number;
          "lng-deg": number;
        }[];
      }[];
    };
    MarkProperties: {
      /** A UUID */
      id: string;
      name: string;
      shortName: string;
      /** `#RRGGBB` */
      color: string | null;
      shape: string | null;
      pattern: string | null;
      markType: string | null;
      tags: string[];
      hasDeviceUuid: boolean;
      latDeg?: number;
      lonDeg?: number;
      positioning: {
        position: components["schemas"]["LastKnownPosition"];
      } | {
        trackingDeviceType: string;
        /** SHA-256 of the name of the device, as pairs of hexadecimal digits */
        trackingDeviceHash: string;
        /** For callers with UPDATE on the mark properties alone */
        device_identifier?: {
          id: string;
          type: string;
          stringRepresentation: string;
        };
      } | null;
      lastKnownPosition?: components["schemas"]["LastKnownPosition"];
    };
    MarkPropertiesChange: {
      /** The name. Must be a text without control or invisible characters */
      name: string;
      /** Without it, the name. Must be a text without control or invisible characters */
      shortName?: string;
      /** `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit */
      color?: string;
      /** Of a buoy. Diagrams show CYLINDER and CONICAL, in any case; empty means none */
      shape?: string;
      /** Of a buoy. Diagrams show CHECKERED, in any case; empty means none */
      pattern?: string;
      /** In any case */
      markType?: "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT";
      tags?: string[];
      /**
       * Format: uuid
       *
       * The phone that is on the mark
       */
      deviceUuid?: string;
      latDeg?: number;
      lonDeg?: number;
    };
    MarkPropertiesPositioning: {
      /**
       * Format: uuid
       *
       * The phone that is on the mark
       */
      deviceUuid?: string;
      latDeg?: number;
      lonDeg?: number;
    };
    MarkRole: {
      /** A UUID */
      id: string;
      name: string;
      shortName: string;
    };
    MarkTemplate: {
      /** A UUID */
      id: string;
      name: string;
      shortName: string;
      /** `#RRGGBB` */
      color: string | null;
      shape: string | null;
      pattern: string | null;
      markType: string | null;
    };
    Marks: {
      marks: components["schemas"]["Mark"][];
    };
    MembershipByQuery: {
      /** The id of the group. Must be a UUID */
      groupId: string;
      /** The name of a user */
      userName: string;
    };
    NamedGroup: {
      groupId: string;
      groupName: string;
      /** Whether members may leave the group themselves. Use `false` for a group with a denial in access control lists, because leaving the group would end the denial */
      membersMayLeave: boolean;
    };
    NewAclEntry: {
      /** The group that the entry is for; null: everybody */
      groupId: string | null;
      actions: string[];
      validFrom?: number | string | null;
      validUntil?: number | string | null;
    };
    NewCompetitor: {
      /** Chosen by the client; without it one is made. Must be a UUID */
      id?: string;
      /** The name of the competitor; if absent, that of the caller. Must be a text without control or invisible characters */
      competitorName?: string;
      /** The short name of competitor and boat; `competitorName` if absent. Must be a text without control or invisible characters */
      competitorShortName?: string;
      /** An e-mail address; that of the caller if absent. Must be an e-mail address */
      competitorEmail?: string;
      /** The three-letter code of the IOC. Must be three letters such as GER */
      nationalityIOC?: string;
      /** The factor for time on time, such as 100 / yardstick */
      timeontimefactor?: number;
      /** Milliseconds per nautical mile, for time on distance */
      timeondistanceallowancepernauticalmileasmillis?: number;
      /** A text to find the competitor. Must be a text without control or invisible characters */
      searchtag?: string;
      /** A colour such as `#FF8800`. Must be `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit */
      displayColor?: string;
      /** The address of a picture of the flag. Must be an http or https URL without blanks, without invisible characters, and without a user name */
      flagImageURI?: string;
      /** The address of a picture of the team, or the path of one that is kept here. Must be an http or https URL without blanks, without invisible characters, and without a user name */
      teamImageURI?: string;
      /** The device that tracks the competitor from now on. Must be a UUID */
      deviceUuid?: string;
      /** The fleet of the boat, in each series that has several fleets and one with this name */
      fleet?: string;
      /** The secret of the registration link of the regatta, which gives everybody read access */
      secret?: string;
      /** The class of the boat; required. Must be a text without control or invisible characters */
      boatclass?: string;
      /** The number on the sail. Must be a text without control or invisible characters */
      sailid?: string;
    };
    NewCompetitorWithBoat: {
      /** Chosen by the client; without it one is made. Must be a UUID */
      id?: string;
      /** The name of the competitor; if absent, that of the caller. Must be a text without control or invisible characters */
      competitorName?: string;
      /** The short name of competitor and boat; `competitorName` if absent. Must be a text without control or invisible characters */
      competitorShortName?: string;
      /** An e-mail address; that of the caller if absent. Must be an e-mail address */
      competitorEmail?: string;
      /** The three-letter code of the IOC. Must be three letters such as GER */
      nationalityIOC?: string;
      /** The factor for time on time, such as 100 / yardstick */
      timeontimefactor?: number;
      /** Milliseconds per nautical mile, for time on distance */
      timeondistanceallowancepernauticalmileasmillis?: number;
      /** A text to find the competitor. Must be a text without control or invisible characters */
      searchtag?: string;
      /** A colour such as `#FF8800`. Must be `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit */
      displayColor?: string;
      /** The address of a picture of the flag. Must be an http or https URL without blanks, without invisible characters, and without a user name */
      flagImageURI?: string;
      /** The address of a picture of the team, or the path of one that is kept here. Must be an http or https URL without blanks, without invisible characters, and without a user name */
      teamImageURI?: string;
      /** The device that tracks the competitor from now on. Must be a UUID */
      deviceUuid?: string;
      /** The fleet of the boat, in each series that has several fleets and one with this name */
      fleet?: string;
      /** The secret of the registration link of the regatta, which gives everybody read access */
      secret?: string;
      /** The id of an existing boat; required */
      boatId?: string;
    };
    NewCourse: {
      /** The course template that this is based on */
      courseTemplateId?: string;
      /** Null takes the name of the race column */
      name: string | null;
      /** Without it, the name */
      shortName?: string;
      /** Every mark of the waypoints, and spare marks; at most 500 that are no marks of the regatta */
      markConfigurations: components["schemas"]["MarkConfiguration"][];
      /** The course in its order */
      waypoints: components["schemas"]["Waypoint"][];
      optionalRepeatablePart?: components["schemas"]["PartOfCourse"];
      numberOfLaps?: number;
      /** The name of the group that owns mark properties made by this request */
      markPropertiesGroupOwnership?: string;
    };
    NewCourseTemplate: {
      /** The name of the regatta; `__` stands for `/` as well */
      regattaName?: string;
      /** An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageURL?: string;
      /** An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageUrl?: string;
      /** Of the course template */
      tags?: string[];
      /** The name of the course. Must be a text without control or invisible characters */
      name: string;
      /** Without it, the name */
      shortName?: string;
      /** Every mark of the waypoints, and spare marks; at most 500 that are no marks of the regatta */
      markConfigurations: components["schemas"]["MarkConfiguration"][];
      /** The course in its order */
      waypoints: components["schemas"]["Waypoint"][];
      optionalRepeatablePart?: components["schemas"]["PartOfCourse"];
      numberOfLaps?: number;
      /** The name of the group that owns mark properties made by this request */
      markPropertiesGroupOwnership?: string;
    };
    NewDefaultGroup: {
      /** The id of the group. Must be a UUID */
      tenantGroup: string;
    };
    NewDisplayName: {
      /** The id of the competitor */
      competitorId: string;
      /** The name on the leaderboard; absent or empty: that of the competitor. Must be a text without control or invisible characters */
      displayName?: string;
    };
    NewEvent: {
      /** The name of the event, and of its regatta and leaderboard. Names of regattas are unique, also with `__` instead of `/`. Without it a name is generated. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      eventName?: string;
      /** The place; required unless `venuelat` and `venuelng` are given. A place whose name is empty has no name. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      venuename?: string;
      /** Latitude in degrees */
      venuelat?: number;
      /** Longitude in degrees */
      venuelng?: number;
      /** The time zone in which pages show times, such as `Europe/Berlin`. Empty: that of the position of the venue, or UTC without one */
      timeZone?: string;
      /** The class of the boats. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      boatclassname?: string;
      /** Whether competitors may register themselves; `CLOSED` if absent */
      competitorRegistrationType?: "CLOSED" | "OPEN_UNMODERATED" | "OPEN_MODERATED";
      /** The secret of the registration link of the regatta; random if absent */
      secret?: string;
      /** The ranking metric; `ONE_DESIGN` if absent */
      rankingMetric?: "ONE_DESIGN" | "TIME_ON_TIME_AND_DISTANCE" | "ORC_PERFORMANCE_CURVE" | "ORC_PERFORMANCE_CURVE_BY_IMPLIED_WIND" | "ORC_PERFORMANCE_CURVE_LEADER_FOR_BASELINE";
      /** Race columns R1, R2 and so on, in the first series; none if absent */
      numberofraces?: number;
      /** `false`: only the event, without regatta and leaderboard */
      createregatta?: boolean;
      /** For example `[2, 4]`: one result is discarded from 2 races on, two from 4 */
      leaderboardDiscardThresholds?: number[];
      /** Accepted for existing clients, without effect */
      createleaderboardgroup?: boolean;
      /** The base URL of clients; if absent or empty, that of this service; empty: none. Must be a URL with http or https, or empty */
      baseurl?: string;
      /** The start; in UTC unless it contains another zone. Now if absent. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
      startdate?: string;
      /** The same time in milliseconds since 1970 */
      startdateasmillis?: number;
      /** The end; in UTC unless it contains another zone. A week after the start if absent. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
      enddate?: string;
      /** The same time in milliseconds since 1970 */
      enddateasmillis?: number;
      /** `false`: only users with permission may read event, regatta and leaderboard; by default everybody may */
      ispublic?: boolean;
      /** If absent, one series `Default` with one fleet `Default` */
      series?: components["schemas"]["NewSeries"][];
    };
    NewEventForm: {
      /** The name of the event, and of its regatta and leaderboard. Names of regattas are unique, also with `__` instead of `/`. Without it a name is generated. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      eventName?: string;
      /** The place; required unless `venuelat` and `venuelng` are given. A place whose name is empty has no name. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      venuename?: string;
      /** Latitude in degrees */
      venuelat?: number;
      /** Longitude in degrees */
      venuelng?: number;
      /** The time zone in which pages show times, such as `Europe/Berlin`. Empty: that of the position of the venue, or UTC without one */
      timeZone?: string;
      /** The class of the boats. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      boatclassname?: string;
      /** Whether competitors may register themselves; `CLOSED` if absent */
      competitorRegistrationType?: "CLOSED" | "OPEN_UNMODERATED" | "OPEN_MODERATED";
      /** The secret of the registration link of the regatta; random if absent */
      secret?: string;
      /** The ranking metric; `ONE_DESIGN` if absent */
      rankingMetric?: "ONE_DESIGN" | "TIME_ON_TIME_AND_DISTANCE" | "ORC_PERFORMANCE_CURVE" | "ORC_PERFORMANCE_CURVE_BY_IMPLIED_WIND" | "ORC_PERFORMANCE_CURVE_LEADER_FOR_BASELINE";
      /** Race columns R1, R2 and so on, in the first series; none if absent */
      numberofraces?: number;
      /** `false`: only the event, without regatta and leaderboard */
      createregatta?: boolean;
      /** For example `[2, 4]`: one result is discarded from 2 races on, two from 4 */
      leaderboardDiscardThresholds?: number[];
      /** Accepted for existing clients, without effect */
      createleaderboardgroup?: boolean;
      /** The base URL of clients; if absent or empty, that of this service; empty: none. Must be a URL with http or https, or empty */
      baseurl?: string;
      /** The start; in UTC unless it contains another zone. Now if absent. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
      startdate?: string;
      /** The same time in milliseconds since 1970 */
      startdateasmillis?: number;
      /** The end; in UTC unless it contains another zone. A week after the start if absent. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
      enddate?: string;
      /** The same time in milliseconds since 1970 */
      enddateasmillis?: number;
      /** `false`: only users with permission may read event, regatta and leaderboard; by default everybody may */
      ispublic?: boolean;
    };
    NewGroup: {
      /** Only administrators choose it: an id that no object of the type ever had here. Must be a UUID */
      id?: string;
      /** The name of a group; names of groups are unique. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      groupName: string;
      /** Whether members may leave the group themselves. Use `false` for a group with a denial in access control lists, because leaving the group would end the denial; by default true */
      membersMayLeave?: boolean;
    };
    NewGroupRole: {
      /** For everybody, instead of members only; also as a text. Must be true or false, also as a text */
      forAll?: boolean | "true" | "false";
    };
    NewInventoryCourseTemplate: {
      /**
       * Format: uuid
       *
       * Chosen by the client; without it one is made
       */
      id?: string;
      /** The name. Must be a text without control or invisible characters */
      name: string;
      /** Without it, the name. Must be a text without control or invisible characters */
      shortName?: string;
      tags?: string[];
      /** An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageUrl?: string;
      /** An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageURL?: string;
      defaultNumberOfLaps?: number;
      /** Mark templates that exist */
      allMarkTemplates?: {
        /** Format: uuid */
        id: string;
        /**
         * Format: uuid
         *
         * The role that it plays, in `allMarkRoles` if there is such a list
         */
        associatedMarkRoleId?: string | null;
        /**
         * Format: uuid
         *
         * The same as `associatedMarkRoleId`
         */
        associatedRoleId?: string | null;
      }[];
      /** Roles that exist, no two with the same name */
      allMarkRoles?: {
        /** Format: uuid */
        id: string;
        /**
         * Format: uuid
         *
         * Required, unless the mark template names the role
         */
        associatedMarkTemplateId?: string | null;
      }[];
      /** The course in its order */
      waypoints: {
        /** For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case */
        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
        markRoleIds: string[];
        /** Of a pair of marks */
        controlPointName?: string | null;
        /** Of a pair of marks */
        controlPointShortName?: string | null;
      }[];
      optionalRepeatablePart?: {
        /** The first waypoint of the part */
        zeroBasedIndexOfRepeatablePartStart: number;
        /** The first waypoint after the part */
        zeroBasedIndexOfRepeatablePartEnd: number;
      };
    };
    NewInvitation: {
      /** The id of the role; either this or `groupId`. Must be a UUID */
      roleId?: string;
      /** The role applies only to objects of this user */
      qualifyingUsername?: string;
      /** The role applies only to objects of this group. Must be a UUID */
      qualifyingGroupId?: string;
      /** Whether the user can pass on the permissions of the role; by default false */
      transitive?: boolean;
      validFrom?: number | string | null;
      validUntil?: number | string | null;
      /** The group that the user becomes a member of; either this or `roleId`. Must be a UUID */
      groupId?: string;
      /** How many users may accept; by default 1 */
      uses?: number;
      expiresAt?: number | string | null;
      /** A message for those who are invited */
      note?: string;
      /** `qr`: the response is the QR code of the link */
      form?: "qr";
    };
    NewMark: {
      regattaName: string;
      /** The name of the mark. Must be a text without control or invisible characters */
      markName: string;
      /** The short name; without it and `shortName`, the name. Must be a text without control or invisible characters */
      markShortName?: string;
      /** The same as `markShortName`, which counts first. Must be a text without control or invisible characters */
      shortName?: string;
      /** `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit */
      color?: string;
      /** Of a buoy. Diagrams show CYLINDER and CONICAL, in any case; empty means none */
      shape?: string;
      /** Of a buoy. Diagrams show CHECKERED, in any case; empty means none */
      pattern?: string;
      /** The type of the mark, in any case */
      type?: "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT";
      /**
       * Format: uuid
       *
       * What the mark is like
       */
      markTemplateId?: string;
      /**
       * Format: uuid
       *
       * The same as `markTemplateId`, which counts first
       */
      originatingMarkTemplateId?: string;
      /**
       * Format: uuid
       *
       * Which mark it is; its look counts before that
       */
      markPropertiesId?: string;
      /**
       * Format: uuid
       *
       * The same as `markPropertiesId`, which counts first
       */
      originatingMarkPropertiesId?: string;
      /**
       * Format: uuid
       *
       * Chosen by the client; without it one is made
       */
      id?: string;
    };
    NewMarkProperties: {
      /**
       * Format: uuid
       *
       * Chosen by the client; without it one is made
       */
      id?: string;
      /** The name. Must be a text without control or invisible characters */
      name: string;
      /** Without it, the name. Must be a text without control or invisible characters */
      shortName?: string;
      /** `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit */
      color?: string;
      /** Of a buoy. Diagrams show CYLINDER and CONICAL, in any case; empty means none */
      shape?: string;
      /** Of a buoy. Diagrams show CHECKERED, in any case; empty means none */
      pattern?: string;
      /** In any case */
      markType?: "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT";
      tags?: string[];
      /**
       * Format: uuid
       *
       * The phone that is on the mark
       */
      deviceUuid?: string;
      latDeg?: number;
      lonDeg?: number;
    };
    NewMarkRole: {
      /**
       * Format: uuid
       *
       * Chosen by the client; without it one is made
       */
      id?: string;
      /** The name. Must be a text without control or invisible characters */
      name: string;
      /** Without it, the name. Must be a text without control or invisible characters */
      shortName?: string;
    };
    NewMarkTemplate: {
      /**
       * Format: uuid
       *
       * Chosen by the client; without it one is made
       */
      id?: string;
      /** The name. Must be a text without control or invisible characters */
      name: string;
      /** Without it, the name. Must be a text without control or invisible characters */
      shortName?: string;
      /** `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit */
      color?: string;
      /** Of a buoy. Diagrams show CYLINDER and CONICAL, in any case; empty means none */
      shape?: string;
      /** Of a buoy. Diagrams show CHECKERED, in any case; empty means none */
      pattern?: string;
      /** In any case */
      markType?: "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT";
    };
    NewPassword: {
      /** The name of a user */
      username?: string;
      /** At least 8 characters, at most 256 bytes, not a common one, not the user name */
      password?: string;
    };
    NewRaceColumns: {
      /** The text before the numbers; `R` if absent. Must be a text without control or invisible characters, and without blanks at its beginning */
      prefix?: string;
      /** The number of race columns; 1 if absent */
      numberofraces?: number;
      /** The number of race columns; 1 if absent */
      numberOfRaces?: number;
      /** The name of the series; optional if there is only one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      toseries?: string;
    };
    NewRaceLogEvent: {
      /** The name of the leaderboard; `__` also means `/` */
      leaderboard: string;
      /** The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      race_column: string;
      /** The name of the fleet. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      fleet: string;
      /** From existing clients, without effect */
      clientuuid?: string;
      /** The class of the event; absent: only read */
      "@class"?: "RaceLogStartTimeEvent" | "RaceLogRaceStatusEvent";
      /** The id of the event. Must be a UUID */
      id?: string;
      /** The creation; now if absent or later than now, in milliseconds since 1970 */
      createdAt?: number;
      /** The time from which the event counts; now if absent, in milliseconds since 1970 */
      timestamp?: number;
      /** The attempt to sail the race; a later one forgets the start time */
      passId?: number;
      /** From existing clients, without effect */
      competitors?: unknown[];
      /** The name of the author */
      authorName?: string;
      /** The priority of the author; 0 is the highest */
      authorPriority?: number;
      /** The status of the race */
      nextStatus?: "UNKNOWN" | "UNSCHEDULED" | "PRESCHEDULED" | "SCHEDULED" | "STARTPHASE" | "RUNNING" | "FINISHING" | "FINISHED";
      /** Null removes the start time */
      startTime?: number | null;
      /** From existing clients, without effect */
      courseAreaIdAsString?: string;
    };
    NewRaceLogEventForm: {
      /** The name of the leaderboard; `__` also means `/` */
      leaderboard: string;
      /** The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      race_column: string;
      /** The name of the fleet. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      fleet: string;
      /** From existing clients, without effect */
      clientuuid?: string;
      /** The class of the event; absent: only read */
      "@class"?: "RaceLogStartTimeEvent" | "RaceLogRaceStatusEvent";
      /** The id of the event. Must be a UUID */
      id?: string;
      /** The creation; now if absent or later than now, in milliseconds since 1970 */
      createdAt?: number;
      /** The time from which the event counts; now if absent, in milliseconds since 1970 */
      timestamp?: number;
      /** The attempt to sail the race; a later one forgets the start time */
      passId?: number;
      /** The name of the author */
      authorName?: string;
      /** The priority of the author; 0 is the highest */
      authorPriority?: number;
      /** The status of the race */
      nextStatus?: "UNKNOWN" | "UNSCHEDULED" | "PRESCHEDULED" | "SCHEDULED" | "STARTPHASE" | "RUNNING" | "FINISHING" | "FINISHED";
      /** Null removes the start time */
      startTime?: number | null;
      /** From existing clients, without effect */
      courseAreaIdAsString?: string;
    };
    NewRole: {
      /** Only administrators choose it: an id that no object of the type ever had here. Must be a UUID */
      id?: string;
      /** The name of the role. Must be a text without control or invisible characters */
      roleName: string;
    };
    NewSeries: {
      /** The name of the series. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      name: string;
      fleets: string[];
    };
    NewSshKey: {
      /** The region of the hosts, for example `eu-west-1`. Must be a text without control or invisible characters */
      region: string;
      /** The name of the key, unique in its region. Must be a text without control or invisible characters */
      key_name: string;
      /** One line as in `id_ed25519.pub`: algorithm, data in Base64, comment */
      public_key: string;
      /** Stored, and never returned */
      encrypted_private_key?: string;
    };
    NewStartTime: {
      /** The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      race_column: string;
      /** The name of the fleet. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      fleet: string;
      /** The name of the author */
      authorName: string;
      /** The priority of the author; 0 is the highest */
      authorPriority: number;
      /** The attempt to sail the race; a later one forgets the start time */
      passId: number;
      /** The start time, in milliseconds since 1970 */
      startTime: number;
      /** The start procedure */
      startProcedureType?: "UNKNOWN" | "RRS26" | "SWC" | "GateStart" | "ESS" | "BASIC" | "LEAGUE";
      /** From existing clients, without effect */
      courseAreaIdAsString?: string;
    };
    NewTag: {
      /** A UUID */
      id?: string;
      /** The title */
      tag: string;
      /** The moment of the race: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00, or `now`. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00, or `now` */
      raceTimepoint: number | string;
      /** A longer text than the title */
      comment?: string;
      /** Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard */
      hiddenInfo?: string;
      /** The URL of a picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name */
      image?: string;
      /** The URL of a smaller version of the picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name */
      resizedImage?: string;
      /** True: visible to users with permission to read the leaderboard; false: visible to the author only. Also as a text; an empty text means `false` */
      public?: boolean | string;
    };
    NewTimeOnDistanceAllowance: {
      /** Milliseconds per nautical mile, for time on distance */
      timeOnDistanceAllowancePerNauticalMile: number;
    };
    NewTimeOnTimeFactor: {
      /** The factor for time on time, such as 100 / yardstick */
      timeOnTimeFactor: number;
    };
    NewTrackedEvent: {
      /** Whether the event is archived, and lists omit it */
      isArchived: boolean;
      /** The address of the server with the event */
      url?: string | null;
      /** The secret of the registration link, which only you can read */
      regattaSecret?: string | null;
      /** Elements whose id is not a UUID are ignored */
      trackedElements: {
        /** The id of the device */
        deviceId: string;
        /** The competitor that the device tracks */
        competitorId?: string | null;
        /** The boat that the device tracks */
        boatId?: string | null;
        /** The mark that the device tracks */
        markId?: string | null;
      }[];
    };
    NewTrackingTimes: {
      /** The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      race_column: string;
      /** The name of the fleet. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      fleet: string;
      /** The start of tracking, with or without a zone; an empty text removes the time. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
      startoftracking?: string;
      /** The start of tracking, unless the same time is given as a text, in milliseconds since 1970 */
      startoftrackingasmillis?: number;
      /** The end of tracking, with or without a zone; an empty text removes the time. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
      endoftracking?: string;
      /** The end of tracking, unless the same time is given as a text, in milliseconds since 1970 */
      endoftrackingasmillis?: number;
    };
    NewUser: {
      /** The name of a user */
      username?: string;
      /** At least 8 characters, at most 256 bytes, not a common one, not the user name */
      password?: string;
      /** An e-mail address, or empty; several users may share one. Must be an e-mail address, or empty */
      email?: string;
      /** The full name */
      fullName?: string;
      /** The company or the club */
      company?: string;
    };
    NewWebhook: {
      /** The address of the receiver: https, port 443 or 8443, and a host on the internet by its name */
      url: string;
      /** The name of the regatta whose events are sent */
      regatta: string;
      /** The types of events to send; absent: all types */
      types?: ("race.course.saved" | "race.tracking.started" | "race.tracking.stopped" | "race.tag.created" | "race.tag.changed" | "race.tag.deleted" | "regatta.racecolumn.added" | "regatta.racecolumn.removed" | "regatta.mark.added" | "regatta.mark.changed" | "regatta.mark.moved" | "regatta.mark.removed")[];
      /** A note for the users who see the webhook */
      description?: string;
    };
    NewWind: {
      windData: {
        position: {
          latitude_deg: number;
          longitude_deg: number;
        };
        /** Milliseconds since 1970 */
        timepoint: number;
        /** The direction in which the wind blows, in degrees true */
        direction?: number | null;
        /** The earlier name of `direction` */
        bearing?: number | null;
        speedinknots: number;
      }[];
      regattaNamesAndRaceNames: {
        /** The name of the regatta */
        regattaName: string;
        /** The name of the tracked race */
        raceName: string;
      }[];
      /** `WEB` or `EXPEDITION` */
      windSourceType: string;
      /** From existing clients, without effect */
      windSourceId?: string | null;
    };
    OpenApi: {
      openapi: string;
      paths: {
        [key: string]: unknown;
      };
      [key: string]: unknown;
    };
    OptionalCredentials: {
      /** The name of a user */
      username?: string;
      /** At least 8 characters, at most 256 bytes, not a common one, not the user name */
      password?: string;
      /** Extends the session from one day to 30 days */
      rememberMe?: boolean;
    };
    OwnGroups: {
      groupsUserIsPartOf: components["schemas"]["NamedGroup"][];
      /** The group that owns new objects of the caller */
      defaultGroupId: string | null;
    };
    Ownership: {
      objectType: string;
      /** The type-relative id, encoded */
      objectId: string;
      groupId: string | null;
      username: string | null;
      displayName: string | null;
    };
    OwnershipChange: {
      /** The owning group; absent: unchanged; null: removed */
      groupId?: string | null;
      /** The owning user; absent: unchanged; null: removed */
      username?: string | null;
      /** A display name. Must be a text without control or invisible characters */
      displayName?: string | null;
    };
    /** What is sailed once more with each further lap */
    PartOfCourse: {
      /** The first waypoint of the part */
      zeroBasedIndexOfRepeatablePartStart: number;
      /** The first waypoint after the part */
      zeroBasedIndexOfRepeatablePartEnd: number;
      /** How many times `waypoints` hold the part, one after the other */
      occurrences?: number | null;
    };
    PermissionAnswer: {
      permission: string;
      granted: boolean;
    };
    PermittedObject: {
      objectType: string;
      /** The type-relative id, encoded */
      objectId: string;
      /** Null: the object has no name, or the caller may not read it */
      displayName: string | null;
    };
    /** A position, else a device; `{}` and null leave everything as it is */
    Positioning: {
      position?: {
        latitude_deg: number;
        longitude_deg: number;
      } | null;
      device_identifier?: {
        /** For a phone its UUID */
        id: string;
        /** `smartphoneUUID` for a phone */
        type: string;
        /** Without it, the id */
        stringRepresentation?: string | null;
      } | null;
      /**
       * Format: uuid
       *
       * A phone, in short
       */
      deviceUUID?: string | null;
    };
    Positions: {
      /** The name of the tracked race */
      name: string;
      regatta: string;
      /** With `after`, only those with new positions */
      competitors: {
        id: string;
        name: string;
        sailNumber: string | null;
        /** `#RRGGBB` */
        color: string | null;
        /** By time */
        track: {
          "timepoint-ms": number;
          "lat-deg": number;
          "lng-deg": number;
          /** Course over ground; null if unknown */
          "truebearing-deg": number | null;
          /** Speed over ground; null if unknown */
          "speed-kts": number | null;
        }[];
      }[];
      /** The next `after`, if there are at most 600 devices */
      cursor?: string;
    };
    Preferences: {
      /** The keys of all preferences of the caller, in order */
      keys: string[];
    };
    Problem: {
      /** The address of the documentation */
      type: string;
      /** The problem, for people */
      title: string;
      /** The status of the response */
      status: number;
      /** This occurrence of the problem */
      detail: string;
      /** The path of the request */
      instance: string;
      /** The problem, for programs; the meaning of a code never changes */
      code: string;
      /** Also in the header `X-Request-Id`, and in the log */
      requestId: string;
      /** The missing permission */
      permission?: string;
      /** The address of an explanation of the refusal */
      explanation?: string;
      /** All errors of the input, up to 50 */
      errors?: components["schemas"]["InputError"][];
      /** For existing clients: the same as `detail` */
      message?: string;
      /** For existing clients, for example `REGATTA_ALREADY_EXISTS` */
      errorCodeName?: string;
      /** For existing clients: the number of the error */
      errorCode?: number;
      /** For existing clients: `false` */
      responseStatus?: string;
      /** For existing clients */
      responseMessage?: string;
    };
    Race: {
      /** The name of the race column */
      name: string;
      isMedalRace: boolean;
      courseAreaId: string | null;
      /** The same as `isTracking` */
      isLive: boolean;
      /** Tracking was started, and may be stopped */
      isTracked: boolean;
      /** Tracking is active */
      isTracking: boolean;
      /** The name among the tracked races of the regatta; null: tracking was never started */
      trackedRaceName: string | null;
      /** The id of the tracked race; it is stable when tracking stops and starts again */
      raceId?: string;
      hasGpsData: boolean;
      hasWindData: boolean;
    };
    RaceColumn: {
      seriesname: string;
      racename: string;
    };
    RaceLogEvent: {
      /** The class of the event */
      "@class": string;
      /** A UUID */
      id: string;
      createdAt: number;
      /** The time from which the event counts, in milliseconds since 1970 */
      timestamp: number;
      /** The attempt to sail the race; a later one forgets the start time */
      passId: number;
      competitors: unknown[];
      /** The name of the author */
      authorName: string;
      /** The priority of the author; 0 is the highest */
      authorPriority: number;
      /** The status of the race */
      nextStatus?: "UNKNOWN" | "UNSCHEDULED" | "PRESCHEDULED" | "SCHEDULED" | "STARTPHASE" | "RUNNING" | "FINISHING" | "FINISHED";
      /** Milliseconds since 1970 */
      startTime?: number | null;
      /** The start procedure */
      startProcedureType?: "UNKNOWN" | "RRS26" | "SWC" | "GateStart" | "ESS" | "BASIC" | "LEAGUE";
      /** The name of the race for tracking */
      raceName?: string;
      /** Milliseconds since 1970 */
      startOfTracking?: number | null;
      /** Milliseconds since 1970 */
      endOfTracking?: number | null;
    };
    RaceOfRegatta: {
      /** The name of the tracked race */
      name: string;
      /** The id of the tracked race; it is stable when tracking stops and starts again */
      id: string;
      /** The name of the course; null: it has none */
      courseName: string | null;
      seriesName: string;
      raceColumnName: string;
      fleetName: string;
      /** Tracking was started, and may be stopped */
      isTracked: boolean;
      /** Tracking is active */
      isTracking: boolean;
    };
    RaceStates: {
      /** The name of the event */
      name: string;
      id: string;
      /** Without races of leaderboards that the caller may not read */
      raceStates: {
        /** The name of the race column */
        raceName: string;
        fleetName: string;
        /** Tracking was started, and may be stopped */
        trackedRaceLinked: boolean;
        trackedRaceName: string | null;
        trackedRaceId: string | null;
        courseAreaName: string;
        leaderboardName: string;
        leaderboardDisplayName: string;
        raceState?: {
          /** ISO 8601 */
          startTime: string | null;
          /** ISO 8601 */
          endTime: string | null;
          lastStatus: "UNKNOWN" | "UNSCHEDULED" | "PRESCHEDULED" | "SCHEDULED" | "STARTPHASE" | "RUNNING" | "FINISHING" | "FINISHED";
          /** The service knows no flags */
          lastUpperFlag: null;
          lastLowerFlag: null;
          displayed: null;
        };
      }[];
    };
    RaceTimes: {
      /** The name of the tracked race */
      name: string;
      regatta: string;
      /** Milliseconds since 1970 */
      "startOfRace-ms": number | null;
      /** Milliseconds since 1970 */
      "startOfTracking-ms": number | null;
      /** Milliseconds since 1970 */
      "newestTrackingEvent-ms": number | null;
      /** Milliseconds since 1970 */
      "endOfTracking-ms": number | null;
      /** Milliseconds since 1970 */
      "endOfRace-ms": number | null;
      "delayToLive-ms": number;
      markPassings: {
        /** `M0` is the start, `F` is the finish */
        name: string;
        /** Milliseconds since 1970 */
        "firstPassing-ms": number | null;
        /** Milliseconds since 1970 */
        "lastPassing-ms": number | null;
      }[];
      legs: {
        /** `L1` is the leg after the start */
        name: string;
        /** Degrees true, if the positions of the marks are known */
        "bearing-deg"?: number;
      }[];
      "currentServerTime-ms": number;
    };
    RacesOfRegatta: {
      /** The name of the regatta */
      regatta: string;
      /** The same name */
      name: string;
      /** The races with tracking now or in the past, in the order of the race columns, then of the fleets. `series` of the regatta contains all race columns */
      races: components["schemas"]["RaceOfRegatta"][];
    };
    ReadableGroups: {
      readableGroups: components["schemas"]["NamedGroup"][];
    };
    ReceivedFixes: {
      /** Only if positions were refused, and others were kept */
      refused?: {
        /** The index in `fixes` */
        index: number;
        errors: {
          pointer: string;
          code: string;
          detail: string;
        }[];
      }[];
    };
    Regatta: {
      name: string;
      eventId: string;
      /** Milliseconds since 1970 */
      startDate: number | null;
      /** Milliseconds since 1970 */
      endDate: number | null;
      boatclass: string | null;
      scoringSystem: string;
      /** `ONE_DESIGN` unless the event has another one */
      rankingMetric: string;
      /** One; empty if it was cleared */
      courseAreaIds: string[];
      canBoatsOfCompetitorsChangePerRace: boolean;
      competitorRegistrationType: string;
      /** The secret of the registration link, for callers whose UPDATE on the regatta has no end; null: the regatta has no link. Absent in lists of regattas */
      registrationLinkSecret?: string | null;
      useStartTimeInference: boolean;
      controlTrackingFromStartAndFinishTimes: boolean;
      autoRestartTrackingUponCompetitorSetChange: boolean;
      buoyZoneRadiusInHullLengths: number | null;
      series: components["schemas"]["Series"][];
    };
    RegattaChange: {
      /** From existing clients, without effect */
      secret?: string;
      /** The start, in milliseconds since 1970; absent: none */
      startTimePointAsMillis?: number | null;
      /** The end, in milliseconds since 1970; absent: none */
      endTimePointAsMillis?: number | null;
      /** The id of the course area; absent: none. Must be a UUID */
      defaultCourseAreaUuid?: string | null;
      /** The radius of the zone around marks; absent: none */
      buoyZoneRadiusInHullLengths?: number | null;
      /** Stored for clients, without effect; `false` if absent */
      useStartTimeInference?: boolean | null;
      /** Whether the tracking of a race lasts from 5 minutes before its start to 30 seconds after its finish, unless its times are set; `false` if absent */
      controlTrackingFromStartAndFinishTimes?: boolean | null;
      /** Stored for clients: changes of the entries reach running races in any case; `false` if absent */
      autoRestartTrackingUponCompetitorSetChange?: boolean | null;
      /** The secret of the registration link; unchanged if absent */
      registrationLinkSecret?: string | null;
      /** Whether competitors may register themselves; unchanged if absent */
      competitorRegistrationType?: "CLOSED" | "OPEN_UNMODERATED" | "OPEN_MODERATED" | null;
    };
    RemovedRaceColumn: {
      /** The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      racecolumn: string;
    };
    RestoredVersion: {
      /** The number of the version */
      version: number;
    };
    RevokedMark: {
      /** The name of the regatta */
      regattaName: string;
      /** A race that must not have been tracked */
      raceColumnName?: string;
      /** The fleet of that race; all fleets if absent */
      fleetName?: string;
      /** The id of the mark. Must be a UUID */
      markId: string;
    };
    Role: {
      id: string;
      name: string;
      permissions: string[];
      /** The same as `id`, for existing clients */
      roleId: string;
      /** The same as `name`, for existing clients */
      roleName: string;
    };
    RoleChange: {
      /** The name of the role. Must be a text without control or invisible characters */
      roleName?: string;
      /** A set that replaces the current permissions of the role */
      permissions: string[];
    };
    RoleOfUser: {
      role_definition_id: string;
      role_name: string;
      owning_group_id: string | null;
      owning_user_name: string | null;
      qualifying_group_id: string | null;
      qualifying_username: string | null;
      transitive: boolean;
      /** Milliseconds since 1970 */
      validFrom: number | null;
      /** Milliseconds since 1970 */
      validUntil: number | null;
      /** Present if the time is over; the next change of the user removes the role 30 days later */
      expired?: boolean;
    };
    SentFixes: {
      /** The id of the device, which is a secret. Must be a UUID */
      deviceUuid: string;
      /** In any order. A repeated position of the device at the same time replaces it */
      fixes: {
        /** Degrees, as a number or a text */
        latitude: number | string;
        /** Degrees, as a number or a text; beyond 180 it counts on */
        longitude: number | string;
        /** Milliseconds since 1970; or `timestamp-iso`, and not both */
        timestamp?: number | string;
        /** ISO 8601 with a zone, such as 2026-06-20T10:30:00.250Z */
        "timestamp-iso"?: string;
        /** Metres per second over ground; null, absent or negative if unknown */
        speed?: number | null;
        /** Degrees true over ground; null, absent or negative if unknown */
        course?: number | null;
        /** From existing clients, without effect */
        accuracy?: number;
      }[];
      /** `true`: valid positions are kept although others are not valid. Without it, only errors that a device makes leave the others: no position (0, 0), and a time 1,024 weeks ago */
      partial?: boolean;
      /** From existing clients, without effect */
      returnManeuverUpdate?: boolean;
      /** From existing clients, without effect */
      returnLiveDelay?: boolean;
    };
    Series: {
      name: string;
      isMedalSeries: boolean;
      fleetsCanRunInParallel: boolean;
      startsWithZeroScore: boolean;
      hasSplitFleetContiguousScoring: boolean;
      maximumNumberOfDiscards: number | null;
      firstColumnIsNonDiscardableCarryForward: boolean;
      fleets: {
        name: string;
        ordering: number;
      }[];
      /** The names of the race columns, in order */
      races: string[];
      trackedRaces: {
        fleets: {
          /** The name of the fleet */
          name: string;
          /** In the order of the race columns */
          races: components["schemas"]["Race"][];
        }[];
      };
    };
    SignOut: {
      /** Ends all sessions of the caller, not only that of the request */
      everywhere?: boolean;
    };
    SshKey: {
      name: string;
      regionId: string;
      creatorName: string;
      creationTimeMillis: number;
      /** In OpenSSH format, with its comment */
      publicKey: string;
      algorithm: string;
      /** In the format of `ssh-keygen -l`: `SHA256:...` */
      fingerprint: string;
      comment: string;
    };
    SshKeyReference: {
      /** The region of the hosts, for example `eu-west-1`. Must be a text without control characters */
      region?: string;
      /** The name of the key, unique in its region. Must be a text without control characters */
      key_name?: string;
    };
    StartTime: {
      /** Milliseconds since 1970 */
      startTimeAsMillis: number | null;
      /** The attempt to sail the race; a later one forgets the start time */
      passId: number;
      /** The start procedure */
      racingProcedureType: "UNKNOWN" | "RRS26" | "SWC" | "GateStart" | "ESS" | "BASIC" | "LEAGUE" | null;
    };
    StoppedRace: {
      regatta: string;
      /** The name of the tracked race */
      race: string;
    };
    Subject: {
      /** The user name */
      principal: string | null;
      authenticated: boolean;
      /** Whether the session lasts 30 days */
      remembered: boolean;
    };
    Tag: {
      /** Changes of the tag preserve it */
      id: string;
      /** The title */
      tag: string;
      comment: string;
      /** Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard */
      hiddenInfo?: string;
      /** A URL, or empty */
      image: string;
      /** A URL, or empty */
      resized_image: string;
      /** The author */
      username: string;
      public: boolean;
      /** In milliseconds since 1970 */
      raceTimepoint: number;
      /** The time of the last change, or of the creation, in milliseconds since 1970 */
      createdAt: number;
      /** Responses contain no revoked tags */
      revokedAt: null;
    };
    TagChange: {
      /** The tag: an object in a JSON body, otherwise JSON text. Its `id` suffices; without it, all fields that differ from the defaults of a new tag */
      tag_json: {
        /** A UUID */
        id?: string;
        /** The title */
        tag?: string;
        /** A longer text than the title */
        comment?: string;
        /** Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard */
        hiddenInfo?: string;
        image?: string;
        /** The name of a user */
        username?: string;
        /** True: visible to users with permission to read the leaderboard; false: visible to the author only. Also as a text; an empty text means `false` */
        public?: boolean | string;
        /** The moment of the race: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00 */
        raceTimepoint?: number | string;
      };
      /** The title */
      tag?: string;
      /** A longer text than the title */
      comment?: string;
      /** Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard */
      hiddenInfo?: string;
      /** The URL of a picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name */
      image?: string;
      /** The URL of a smaller version of the picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name */
      resizedImage?: string;
      /** True: visible to users with permission to read the leaderboard; false: visible to the author only. Also as a text; an empty text means `false` */
      public?: boolean | string;
    };
    TagReference: {
      /** The tag: an object in a JSON body, otherwise JSON text. Its `id` suffices; without it, all fields that differ from the defaults of a new tag */
      tag_json?: {
        /** A UUID */
        id?: string;
        /** The title */
        tag?: string;
        /** A longer text than the title */
        comment?: string;
        /** Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard */
        hiddenInfo?: string;
        image?: string;
        /** The name of a user */
        username?: string;
        /** True: visible to users with permission to read the leaderboard; false: visible to the author only. Also as a text; an empty text means `false` */
        public?: boolean | string;
        /** The moment of the race: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00 */
        raceTimepoint?: number | string;
      };
    };
    Team: {
      name: string;
      coach: null;
      sailors: {
        name: string;
        description: null;
        nationality: {
          IOC: string;
        } | null;
      }[];
      imageUri?: string;
    };
    TeamImageUri: {
      /** The path of the picture, which works without credentials */
      teamImageUri: string;
    };
    TrackedEvent: {
      eventId: string;
      leaderboardName: string;
      url: string | null;
      regattaSecret: string | null;
      isArchived: boolean;
      trackedElements: {
        deviceId: string;
        competitorId?: string;
        boatId?: string;
        markId?: string;
      }[];
      /** The name of the event, if it is here and you can read it */
      name?: string;
      /** ISO 8601 */
      start?: string | null;
      /** ISO 8601 */
      end?: string | null;
      /** Whether you own the event */
      isOwner?: boolean;
    };
    TrackedEventArchiving: {
      /** Whether the event is archived */
      includeArchived: boolean;
    };
    TrackedEvents: {
      /** The latest change is at the end */
      trackedEvents: components["schemas"]["TrackedEvent"][];
    };
    TrackingDevice: {
      trackingDeviceType: string;
      /** SHA-256 of the name of the device, as pairs of hexadecimal digits */
      trackingDeviceHash: string;
      trackingDeviceMappedFromMillis?: number;
      trackingDeviceMappedToMillis?: number;
      trackingDeviceLastKnownPosition?: components["schemas"]["LastKnownPosition"];
    };
    TrackingDevices: {
      /** Absent without devices of competitors */
      competitors?: {
        competitorId: string;
        /** One for each device: its open mapping, otherwise its latest one */
        deviceStatuses: {
          deviceId: {
            /** `smartphoneUUID` for a phone */
            type: string;
            /** Of a mark: the id of the device. Of a competitor: its id for this regatta */
            id: string;
            stringRepresentation: string;
          };
          lastGPSFix?: {
            type: "GPSFix";
            lat_deg: number;
            lon_deg: number;
            /** Milliseconds since 1970 */
            unixtime: number;
          };
          /** Milliseconds since 1970 */
          mappedFrom: number;
          /** Inclusive; null while the device is mapped */
          mappedTo: number | null;
        }[];
      }[];
      /** Absent without devices on marks */
      marks?: {
        markId: string;
        /** One for each device: its open mapping, otherwise its latest one */
        deviceStatuses: {
          deviceId: {
            /** `smartphoneUUID` for a phone */
            type: string;
            /** Of a mark: the id of the device. Of a competitor: its id for this regatta */
            id: string;
            stringRepresentation: string;
          };
          lastGPSFix?: {
            type: "GPSFix";
            lat_deg: number;
            lon_deg: number;
            /** Milliseconds since 1970 */
            unixtime: number;
          };
          /** Milliseconds since 1970 */
          mappedFrom: number;
          /** Inclusive; null while the device is mapped */
          mappedTo: number | null;
        }[];
      }[];
    };
    TrackingDevicesFilter: {
      /** Only this device; required with the secret. Must be a UUID */
      deviceUuid?: string;
      /** The secret of the registration link of the regatta, which gives everybody read access */
      secret?: string;
    };
    TrackingStart: {
      /** The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      race_column: string;
      /** The name of the fleet; optional if there is only one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      fleet?: string;
      /** The name of the race, if it has none yet. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      tracked_race_name?: string;
      /** The name of the race, if it has none yet. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      trackedRaceName?: string;
      /** From existing clients, without effect */
      trackWind?: boolean;
      /** From existing clients, without effect */
      correctWindDirectionByMagneticDeclination?: boolean;
    };
    TrackingStarted: {
      /** Whether the request named the race for tracking */
      addeddenotation: boolean;
      regatta: string;
    };
    TrackingStop: {
      /** Limits the request to this race column; absent: all race columns */
      race_column?: string;
      /** Limits the request to this fleet; absent: all fleets */
      fleet?: string;
    };
    TrackingTimes: {
      /** Milliseconds since 1970 */
      startoftracking?: number | null;
      /** Milliseconds since 1970 */
      endoftracking?: number | null;
    };
    User: {
      username: string;
      /** Null for others than the user, and administrators whose role is transitive and has no end */
      access_token: string | null;
      email: string | null;
      fullName: string | null;
      /** The same as `fullName`, for existing clients */
      fullname: string | null;
      company: string | null;
    };
    UserChange: {
      /** The name of a user */
      username: string;
      /** An e-mail address, or empty; several users may share one. Must be an e-mail address, or empty */
      email: string;
      /** The full name */
      fullName: string;
      /** The company or the club */
      company: string;
      /** Use change_password to set it */
      password?: unknown;
    };
    UserChangeForm: {
      /** The name of a user */
      username: string;
      /** An e-mail address, or empty; several users may share one. Must be an e-mail address, or empty */
      email: string;
      /** The full name */
      fullName: string;
      /** The company or the club */
      company: string;
    };
    Waypoint: {
      /** For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case */
      passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
      markConfigurationIds: string[];
      /** Of a pair of marks */
      controlPointName?: string | null;
      /** Of a pair of marks */
      controlPointShortName?: string | null;
    };
    Webhook: {
      id: string;
      url: string;
      regatta: string;
      /** Null: all types */
      types: ("race.course.saved" | "race.tracking.started" | "race.tracking.stopped" | "race.tag.created" | "race.tag.changed" | "race.tag.deleted" | "regatta.racecolumn.added" | "regatta.racecolumn.removed" | "regatta.mark.added" | "regatta.mark.changed" | "regatta.mark.moved" | "regatta.mark.removed")[] | null;
      description: string | null;
      /** The user with whose permissions events are sent */
      createdBy: string;
      createdAt: number;
      /** `paused`: events wait until `pausedUntil`, or until the receiver responds to a test call; `switchedOff`: no events are sent until a test call succeeds */
      state: "active" | "paused" | "switchedOff";
      switchedOffAt: number | null;
      /** Why the webhook was switched off */
      reason: string | null;
      /** Set when the receiver did not respond in time to several events, one after the other */
      pausedUntil: number | null;
      /** The first failed attempt since the last successful one; null: the last one was successful */
      failingSince: number | null;
    };
    WebhookTest: {
      /** Whether the receiver responded with a status of 2xx in time */
      delivered: boolean;
      /** The `id` of the event; null: none was sent */
      eventId: string | null;
      /** The status of the response; null: no response arrived */
      status: number | null;
      /** Why the event was not delivered; null: it was */
      error: string | null;
      milliseconds: number | null;
    };
    WindResult: {
      regattaNameAndRaceName: {
        /** The name of the regatta */
        regattaName: string;
        /** The name of the tracked race */
        raceName: string;
      };
      answer: boolean[] | string;
    };
  };
  responses: {
    /**
     * `already-exists`: The object exists already
     *
     * `conflict`: Another request changed the object at the same time
     *
     * `request-in-progress`: The same request is still running
     */
    AlreadyExistsOrConflictOrRequestInProgress: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 409;
          code?: "already-exists" | "conflict" | "request-in-progress";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * `already-exists`: The object exists already
     *
     * `conflict`: Another request changed the object at the same time
     *
     * `request-in-progress`: The same request is still running
     *
     * `last-administrator`: The service needs an administrator
     */
    AlreadyExistsOrConflictOrRequestInProgressOrLastAdministrator: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 409;
          code?: "already-exists" | "conflict" | "request-in-progress" | "last-administrator";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `conflict`: Another request changed the object at the same time */
    Conflict: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 409;
          code?: "conflict";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * `conflict`: Another request changed the object at the same time
     *
     * `request-in-progress`: The same request is still running
     */
    ConflictOrRequestInProgress: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 409;
          code?: "conflict" | "request-in-progress";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * `conflict`: Another request changed the object at the same time
     *
     * `request-in-progress`: The same request is still running
     *
     * `last-administrator`: The service needs an administrator
     */
    ConflictOrRequestInProgressOrLastAdministrator: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 409;
          code?: "conflict" | "request-in-progress" | "last-administrator";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * `conflict`: Another request changed the object at the same time
     *
     * `request-in-progress`: The same request is still running
     *
     * `needed-role`: The service does not work without this role
     */
    ConflictOrRequestInProgressOrNeededRole: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 409;
          code?: "conflict" | "request-in-progress" | "needed-role";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `cross-site`: Refused because another site sent it */
    CrossSite: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 403;
          code?: "cross-site";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `cursor-expired`: The feed no longer has the next event */
    CursorExpired: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 410;
          code?: "cursor-expired";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `forbidden`: Not permitted */
    Forbidden: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 403;
          code?: "forbidden";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * `forbidden`: Not permitted
     *
     * `cross-site`: Refused because another site sent it
     */
    ForbiddenOrCrossSite: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 403;
          code?: "forbidden" | "cross-site";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `idempotency-key-reused`: The key was sent with another request */
    IdempotencyKeyReused: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 422;
          code?: "idempotency-key-reused";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `internal`: Internal error */
    Internal: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 500;
          code?: "internal";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `invalid-credentials`: The credentials are not valid */
    InvalidCredentials: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 401;
          code?: "invalid-credentials";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `invitation-gone`: The invitation is not valid any more */
    InvitationGone: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 410;
          code?: "invitation-gone";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `malformed-request`: The request cannot be read */
    MalformedRequest: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 400;
          code?: "malformed-request";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * `malformed-request`: The request cannot be read
     *
     * `invalid-input`: The input is not valid
     */
    MalformedRequestOrInvalidInput: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 400;
          code?: "malformed-request" | "invalid-input";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * `malformed-request`: The request cannot be read
     *
     * `invalid-input`: The input is not valid
     *
     * `unknown-reference`: The input refers to a missing object
     */
    MalformedRequestOrInvalidInputOrUnknownReference: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 400;
          code?: "malformed-request" | "invalid-input" | "unknown-reference";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * `mark-in-use`: A race uses the mark
     *
     * `conflict`: Another request changed the object at the same time
     *
     * `request-in-progress`: The same request is still running
     */
    MarkInUseOrConflictOrRequestInProgress: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 409;
          code?: "mark-in-use" | "conflict" | "request-in-progress";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `method-not-allowed`: The path does not support this method */
    MethodNotAllowed: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 405;
          code?: "method-not-allowed";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `not-found`: Not found */
    NotFound: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 404;
          code?: "not-found";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `not-one-object`: The permission must name one object */
    NotOneObject: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 412;
          code?: "not-one-object";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `precondition-failed`: The condition of the request is not met */
    PreconditionFailed: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 412;
          code?: "precondition-failed";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * `precondition-failed`: The condition of the request is not met
     *
     * `user-not-acceptable`: The user cannot be created or changed like this
     */
    PreconditionFailedOrUserNotAcceptable: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 412;
          code?: "precondition-failed" | "user-not-acceptable";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `too-large`: The request is too large */
    TooLarge: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 413;
          code?: "too-large";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `too-many-requests`: Too many requests in a minute */
    TooManyRequests: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 429;
          code?: "too-many-requests";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * `unauthenticated`: Sign in first
     *
     * `invalid-credentials`: The credentials are not valid
     */
    UnauthenticatedOrInvalidCredentials: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 401;
          code?: "unauthenticated" | "invalid-credentials";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `unavailable`: The service is temporarily unavailable */
    Unavailable: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 503;
          code?: "unavailable";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** `unsupported-media-type`: The media type of the body is not supported */
    UnsupportedMediaType: {
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          status?: 415;
          code?: "unsupported-media-type";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
  };
  parameters: {
    /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
    "Idempotency-Key": string;
    /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
    "If-Match": string;
    /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
    "If-None-Match": string;
    /** An id of the request, which the response contains too */
    "X-Request-Id": string;
    /** Copy to all races, or to none when one of them cannot get it. In the query or in the body */
    allOrNone: boolean;
    /** The name of the author. In the query or in the body */
    authorName: string;
    /** The priority of the author; 0 is the highest. In the query or in the body */
    authorPriority: number;
    /** `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit. In the query or in the body */
    color: string;
    /** A longer text than the title. In the query or in the body */
    comment: string;
    /** The company or the club. In the query or in the body */
    company: string;
    /** Whether to show only the ids of both */
    competitorAndBoatIdsOnly: boolean;
    /** An e-mail address; that of the caller if absent. Must be an e-mail address. In the query or in the body */
    competitorEmail: string;
    /** The name of the competitor; if absent, that of the caller. Must be a text without control or invisible characters. In the query or in the body */
    competitorName: string;
    /** The short name of competitor and boat; `competitorName` if absent. Must be a text without control or invisible characters. In the query or in the body */
    competitorShortName: string;
    /** If given, it must be the name of what is deleted */
    confirmedName: string;
    /** From existing clients, without effect. In the query or in the body */
    courseAreaIdAsString: string;
    /** The position of the next page, from the `Link` of the previous one */
    cursor: string;
    /** In the query or in the body */
    defaultNumberOfLaps: number;
    /** From existing clients, without effect. In the query or in the body */
    deviceType: string;
    /** With `true`, the request stores nothing: the response lists the changes that it would make */
    dryRun: boolean;
    /** The same time in milliseconds since 1970. In the query or in the body */
    enddateasmillis: number;
    /** The address of a picture of the flag. Must be an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
    flagImageURI: string;
    /** The same as `from`, as ISO 8601. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
    fromtime: string;
    /** The same as `from`, in milliseconds since 1970 */
    fromtimeasmillis: number;
    /** The full name. In the query or in the body */
    fullName: string;
    /** Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard. In the query or in the body */
    hiddenInfo: string;
    /** The URL of a picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
    image: string;
    /** Whether the event is archived, and lists omit it. In the query or in the body */
    isArchived: boolean;
    /** The key of a preference */
    key: string;
    /** `true`: also the nearest position outside the period, unless the last one is inside; without effect beside `at` and `after` */
    lastknown: boolean;
    /** What it is checked for; `course` without it. In the query or in the body */
    makes: "course" | "template";
    /** The name of the group that owns mark properties made by this request. In the query or in the body */
    markPropertiesGroupOwnership: string;
    /** In any case. In the query or in the body */
    markType: "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT";
    /** The greatest number of competitors */
    maxCompetitorsCount: number;
    /** The three-letter code of the IOC. Must be three letters such as GER. In the query or in the body */
    nationalityIOC: string;
    /** The type of an object, for example `EVENT`; types of other programs work too */
    objectType: string;
    /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
    optionalImageURL: string;
    /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
    optionalImageUrl: string;
    /** The attempt to sail the race; a later one forgets the start time. In the query or in the body */
    passId: number;
    /** Of a buoy. Diagrams show CHECKERED, in any case; empty means none. In the query or in the body */
    pattern: string;
    /** True: visible to users with permission to read the leaderboard; false: visible to the author only. Also as a text; an empty text means `false`. In the query or in the body */
    public: boolean | string;
    /** From existing clients, without effect. In the query or in the body */
    pushDeviceId: string;
    /** The role applies only to objects of this group. In the query or in the body */
    qualifying_group_id: string | "";
    /** The role applies only to objects of this user. In the query or in the body */
    qualifying_username: string;
    /** The secret of the registration link, which only you can read. In the query or in the body */
    regattaSecret: string | null;
    /** The URL of a smaller version of the picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
    resizedImage: string;
    /** `Live` if absent. `Final` has no results, because the service scores no races */
    resultState: "Live" | "Final";
    /** The name of the role. Must be a text without control or invisible characters. In the query or in the body */
    roleName: string;
    /** A UUID. In the query or in the body */
    role_definition_id: string;
    /** A text to find the competitor. Must be a text without control or invisible characters. In the query or in the body */
    searchtag: string;
    /** Of a buoy. Diagrams show CYLINDER and CONICAL, in any case; empty means none. In the query or in the body */
    shape: string;
    /** Only tags of this race time and later */
    since: number;
    /** The same time in milliseconds since 1970. In the query or in the body */
    startdateasmillis: number;
    /** The address of a picture of the team, or the path of one that is kept here. Must be an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
    teamImageURI: string;
    /** The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
    tenantGroupId: string;
    /** The time zone in which pages show times, such as `Europe/Berlin`. Empty: that of the position of the venue, or UTC without one. In the query or in the body */
    timeZone: string;
    /** Milliseconds per nautical mile, for time on distance. In the query or in the body */
    timeondistanceallowancepernauticalmileasmillis: number;
    /** The factor for time on time, such as 100 / yardstick. In the query or in the body */
    timeontimefactor: number;
    /** The same as `to`, as ISO 8601. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
    totime: string;
    /** The same as `to`, in milliseconds since 1970 */
    totimeasmillis: number;
    /** In the query or in the body */
    validFrom: number | string | null;
    /** In the query or in the body */
    validUntil: number | string | null;
    /** Latitude in degrees. In the query or in the body */
    venuelat: number;
    /** Longitude in degrees. In the query or in the body */
    venuelng: number;
    /** The place; required unless `venuelat` and `venuelng` are given. A place whose name is empty has no name. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
    venuename: string;
    /** `public`, `private` or `both`, which is the default; upper or lower case. Must be `public`, `private` or `both` */
    visibility: string;
  };
}
export interface operations {
  homePage: {
    parameters: {
      query?: {
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** An HTML page */
      200: {
        content: {
          "text/html": string;
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  evaluateAccess: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** An id of the request, which the response contains too */
        "X-Request-Id"?: components["parameters"]["X-Request-Id"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["AccessEvaluation"];
        "application/x-www-form-urlencoded": components["schemas"]["AccessEvaluation"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["AccessDecision"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  evaluateAccesses: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** An id of the request, which the response contains too */
        "X-Request-Id"?: components["parameters"]["X-Request-Id"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["AccessEvaluations"];
        "application/x-www-form-urlencoded": components["schemas"]["AccessEvaluationsForm"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["AccessDecisions"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  accountPage: {
    parameters: {
      query?: {
        /** The path of the page that follows after the sign-in. Must be a path of this service */
        next?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** An HTML page */
      200: {
        content: {
          "text/html": string;
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  copyCourseUnderApi: {
    parameters: {
      query?: {
        /** Of all copies; as many as the course has without it. In the query or in the body */
        numberOfLaps?: number;
        /** Copy to all races, or to none when one of them cannot get it. In the query or in the body */
        allOrNone?: components["parameters"]["allOrNone"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** The name of the race column */
        raceColumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["CourseCopy"];
      };
    };
    responses: {
      /** In the order of the targets, then of the fleets */
      200: {
        content: {
          "application/json": {
            regattaName: string;
            raceColumn: string;
            /** Null when all fleets were meant and nothing was copied */
            fleet: string | null;
            status: "copied" | "unchanged" | "failed";
            problem?: {
              /** A code of docs/reference/errors.md */
              code: string;
              detail: string;
              /** The permission that was missing */
              permission?: string;
            };
          }[];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCourseUnderApi: {
    parameters: {
      query?: {
        /** The course template that this is based on. In the query or in the body */
        courseTemplateId?: string;
        /** Null takes the name of the race column. In the query or in the body */
        name?: string | null;
        /** Without it, the name. In the query or in the body */
        shortName?: string;
        /** In the query or in the body */
        numberOfLaps?: number;
        /** The name of the group that owns mark properties made by this request. In the query or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** The name of the race column */
        raceColumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** At most 4096 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCourse"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CourseConfiguration"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCourseTemplateUnderApi: {
    parameters: {
      query?: {
        /** The name of the regatta; `__` stands for `/` as well. In the query or in the body */
        regattaName?: string;
        /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** Of the course template. In the query or in the body */
        tags?: string[];
        /** The name of the course. Must be a text without control or invisible characters. In the query or in the body */
        name?: string;
        /** Without it, the name. In the query or in the body */
        shortName?: string;
        /** In the query or in the body */
        numberOfLaps?: number;
        /** The name of the group that owns mark properties made by this request. In the query or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 4096 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCourseTemplate"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CourseConfiguration"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  drawCourseUnderApi: {
    parameters: {
      query?: {
        /** What it is checked for; `course` without it. In the query or in the body */
        makes?: components["parameters"]["makes"];
        /** The name of the regatta; `__` stands for `/` as well. In the query or in the body */
        regattaName?: string;
        /** The course template that this is based on. In the query or in the body */
        courseTemplateId?: string;
        /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** Of the course template. In the query or in the body */
        tags?: string[];
        /** Null takes the name of the race column. In the query or in the body */
        name?: string | null;
        /** Without it, the name. In the query or in the body */
        shortName?: string;
        /** In the query or in the body */
        numberOfLaps?: number;
        /** The name of the group that owns mark properties made by this request. In the query or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 4096 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["DrawnConfiguration"];
      };
    };
    responses: {
      /** A complete SVG document */
      200: {
        content: {
          "image/svg+xml": string;
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  getFromCourseUnderApi: {
    parameters: {
      query?: {
        /** The course as this version was saved */
        version?: number;
        /** The course as it was then, not together with `version`: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00 */
        at?: number | string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** The name of the race column */
        raceColumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CourseConfiguration"];
          "image/svg+xml": string;
          "application/geo+json": Record<string, never>;
          "application/gpx+xml": string;
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  getFromCourseTemplateUnderApi: {
    parameters: {
      query?: {
        /** Instead of the default of the template */
        numberOfLaps?: number;
        /** The same as `numberOfLaps` */
        laps?: number;
        /** Whose marks take the places of the mark templates that they were made from */
        regattaName?: string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The id of the course template */
        courseTemplateId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CourseConfiguration"];
          "image/svg+xml": string;
          "application/geo+json": Record<string, never>;
          "application/gpx+xml": string;
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  validateCourseUnderApi: {
    parameters: {
      query?: {
        /** What it is checked for; `course` without it. In the query or in the body */
        makes?: components["parameters"]["makes"];
        /** The name of the regatta; `__` stands for `/` as well. In the query or in the body */
        regattaName?: string;
        /** The course template that this is based on. In the query or in the body */
        courseTemplateId?: string;
        /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** Of the course template. In the query or in the body */
        tags?: string[];
        /** Null takes the name of the race column. In the query or in the body */
        name?: string | null;
        /** Without it, the name. In the query or in the body */
        shortName?: string;
        /** In the query or in the body */
        numberOfLaps?: number;
        /** The name of the group that owns mark properties made by this request. In the query or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 4096 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["CheckedConfiguration"];
        "application/x-www-form-urlencoded": components["schemas"]["CheckedConfigurationForm"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CourseFindings"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  raceBoard: {
    parameters: {
      query?: {
        /** The time of the picture, in milliseconds since 1970 */
        at?: number;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** The name of the race column */
        raceColumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** An HTML page */
      200: {
        content: {
          "text/html": string;
          "image/svg+xml": string;
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  coursePage: {
    parameters: {
      query?: never;
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** The name of the race column */
        raceColumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** An HTML page */
      200: {
        content: {
          "text/html": string;
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  docs: {
    parameters: {
      query?: never;
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** An HTML page */
      200: {
        content: {
          "text/html": string;
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequest"];
      401: components["responses"]["InvalidCredentials"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  docsAsset: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The file name, as in the page */
        asset: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The text of the file */
      200: {
        content: {
          "text/javascript": string;
          "text/css": string;
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  health: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Health"];
        };
      };
      400: components["responses"]["MalformedRequest"];
      401: components["responses"]["InvalidCredentials"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  joinPage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** An HTML page */
      200: {
        content: {
          "text/html": string;
        };
      };
      400: components["responses"]["MalformedRequest"];
      401: components["responses"]["InvalidCredentials"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  addSshKey: {
    parameters: {
      query?: {
        /** The region of the hosts, for example `eu-west-1`. Must be a text without control or invisible characters. In the query or in the body */
        region?: string;
        /** The name of the key, unique in its region. Must be a text without control or invisible characters. In the query or in the body */
        key_name?: string;
        /** One line as in `id_ed25519.pub`: algorithm, data in Base64, comment. In the query or in the body */
        public_key?: string;
        /** Stored, and never returned. In the query or in the body */
        encrypted_private_key?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewSshKey"];
        "application/x-www-form-urlencoded": components["schemas"]["NewSshKey"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["SshKey"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["AlreadyExistsOrConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteSshKey: {
    parameters: {
      query: {
        /** The region of the hosts, for example `eu-west-1`. Must be a text without control characters */
        region: string;
        /** The name of the key, unique in its region. Must be a text without control characters */
        key_name: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** Replaces the query, or a part of it. At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["SshKeyReference"];
        "application/x-www-form-urlencoded": components["schemas"]["SshKeyReference"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["SshKey"][];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listSshKeys: {
    parameters: {
      query: {
        /** The owner of the keys; repeat the parameter for several users */
        "username[]": string[];
        /** Fails if the caller may not read some of the keys, with their number */
        strict?: boolean;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["SshKey"][];
          "text/plain": string;
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  lastSshKeyChange: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["LastChange"];
        };
      };
      400: components["responses"]["MalformedRequest"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  openapi: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["OpenApi"];
        };
      };
      400: components["responses"]["MalformedRequest"];
      401: components["responses"]["InvalidCredentials"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  regattaPage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** An HTML page */
      200: {
        content: {
          "text/html": string;
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listBoatClasses: {
    parameters: {
      query?: never;
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["BoatClass"][];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequest"];
      401: components["responses"]["InvalidCredentials"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readBoatClass: {
    parameters: {
      query?: never;
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The key, the display name or an alias, without regard to case and punctuation */
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["BoatClass"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readBoat: {
    parameters: {
      query?: {
        /** The leaderboard whose `secret` gives access to its competitors and their boats */
        leaderboardName?: string;
        /** The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The id of the boat */
        boatId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Boat"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeCompetitor: {
    parameters: {
      query?: {
        /** The name. Null is refused, because every competitor has a name. In the query or in the body */
        name?: string | null;
        /** The short name; null or an empty text removes it. In the query or in the body */
        shortName?: string | "" | null;
        /** A colour such as `#FF8800`; null or an empty text removes it. In the query or in the body */
        displayColor?: string | "" | null;
        /** An e-mail address, for callers with READ on the competitor; null or an empty text removes it. In the query or in the body */
        email?: string | "" | null;
        /** The three-letter code of the IOC; null or an empty text removes it. In the query or in the body */
        nationality?: string | "" | null;
        /** The address of a picture of the flag; null or an empty text removes it. In the query or in the body */
        flagImageUri?: string | "" | null;
        /** The address of a picture of the team, or the path of one that is kept here; null or an empty text removes it. In the query or in the body */
        teamImageUri?: string | "" | null;
        /** The factor for time on time, such as 100 / yardstick; null or an empty text removes it. In the query or in the body */
        timeOnTimeFactor?: number | "" | null;
        /** Seconds per nautical mile, for time on distance; null or an empty text removes it. In the query or in the body */
        timeOnDistanceAllowanceInSecondsPerNauticalMile?: number | "" | null;
        /** A text to find the competitor; null or an empty text removes it. In the query or in the body */
        searchTag?: string | "" | null;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the competitor */
        competitorId: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["CompetitorChange"];
        "application/x-www-form-urlencoded": components["schemas"]["CompetitorChange"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Competitor"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readCompetitor: {
    parameters: {
      query?: {
        /** The leaderboard whose `secret` gives access to its competitors and their boats */
        leaderboardName?: string;
        /** The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The id of the competitor */
        competitorId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Competitor"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readTeam: {
    parameters: {
      query?: {
        /** The leaderboard whose `secret` gives access to its competitors and their boats */
        leaderboardName?: string;
        /** The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The id of the competitor */
        competitorId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Team"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  uploadTeamImage: {
    parameters: {
      query?: {
        /** A leaderboard with the competitor, for its secret */
        leaderboardName?: string;
        /** The device that registered the competitor by the link. Must be a UUID */
        deviceUuid?: string;
        /** The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the competitor */
        competitorId: string;
      };
      cookie?: never;
    };
    /** At most 2048 KiB. */
    requestBody: {
      content: {
        "image/jpeg": string;
        "image/png": string;
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["TeamImageUri"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCountries: {
    parameters: {
      query?: never;
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Country"][];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequest"];
      401: components["responses"]["InvalidCredentials"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  copyCourse: {
    parameters: {
      query?: {
        /** Of all copies; as many as the course has without it. In the query or in the body */
        numberOfLaps?: number;
        /** Copy to all races, or to none when one of them cannot get it. In the query or in the body */
        allOrNone?: components["parameters"]["allOrNone"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** The name of the race column */
        raceColumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["CourseCopy"];
      };
    };
    responses: {
      /** In the order of the targets, then of the fleets */
      200: {
        content: {
          "application/json": {
            regattaName: string;
            raceColumn: string;
            /** Null when all fleets were meant and nothing was copied */
            fleet: string | null;
            status: "copied" | "unchanged" | "failed";
            problem?: {
              /** A code of docs/reference/errors.md */
              code: string;
              detail: string;
              /** The permission that was missing */
              permission?: string;
            };
          }[];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCourse: {
    parameters: {
      query?: {
        /** The course template that this is based on. In the query or in the body */
        courseTemplateId?: string;
        /** Null takes the name of the race column. In the query or in the body */
        name?: string | null;
        /** Without it, the name. In the query or in the body */
        shortName?: string;
        /** In the query or in the body */
        numberOfLaps?: number;
        /** The name of the group that owns mark properties made by this request. In the query or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** The name of the race column */
        raceColumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** At most 4096 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCourse"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CourseConfiguration"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCourseTemplate: {
    parameters: {
      query?: {
        /** The name of the regatta; `__` stands for `/` as well. In the query or in the body */
        regattaName?: string;
        /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** Of the course template. In the query or in the body */
        tags?: string[];
        /** The name of the course. Must be a text without control or invisible characters. In the query or in the body */
        name?: string;
        /** Without it, the name. In the query or in the body */
        shortName?: string;
        /** In the query or in the body */
        numberOfLaps?: number;
        /** The name of the group that owns mark properties made by this request. In the query or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 4096 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCourseTemplate"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CourseConfiguration"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  designCourse: {
    parameters: {
      query?: {
        /** A course type: `windward-leeward`, `triangle`, `trapezoid-outer` or `trapezoid` for short, `trapezoid-inner`, or a World Sailing course designation such as `L2`, `LR3`, `TW2`, `OA2` or `I2`. In the query or in the body */
        type?: string;
        /** May be absent if the designation has a digit. In the query or in the body */
        laps?: number;
        /** The direction that the wind comes from, in degrees true. In the query or in the body */
        wind?: number;
        /** The middle of the start line. In the query or in the body, as JSON text */
        start?: string;
        /** From the middle of the start line to mark 1; at most 10 nautical miles. In the query or in the body */
        firstLegMetres?: number;
        /** In the query or in the body, as JSON text */
        options?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["CourseDesign"];
        "application/x-www-form-urlencoded": components["schemas"]["CourseDesign"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["DesignedCourse"];
          "image/svg+xml": string;
          "application/geo+json": Record<string, never>;
          "application/gpx+xml": string;
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  drawCourse: {
    parameters: {
      query?: {
        /** What it is checked for; `course` without it. In the query or in the body */
        makes?: components["parameters"]["makes"];
        /** The name of the regatta; `__` stands for `/` as well. In the query or in the body */
        regattaName?: string;
        /** The course template that this is based on. In the query or in the body */
        courseTemplateId?: string;
        /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** Of the course template. In the query or in the body */
        tags?: string[];
        /** Null takes the name of the race column. In the query or in the body */
        name?: string | null;
        /** Without it, the name. In the query or in the body */
        shortName?: string;
        /** In the query or in the body */
        numberOfLaps?: number;
        /** The name of the group that owns mark properties made by this request. In the query or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 4096 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["DrawnConfiguration"];
      };
    };
    responses: {
      /** A complete SVG document */
      200: {
        content: {
          "image/svg+xml": string;
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  compareCourseVersions: {
    parameters: {
      query: {
        /** The version before */
        from: number;
        /** The version after */
        to: number;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** The name of the race column */
        raceColumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CourseChanges"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  getFromCourse: {
    parameters: {
      query?: {
        /** The course as this version was saved */
        version?: number;
        /** The course as it was then, not together with `version`: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00 */
        at?: number | string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** The name of the race column */
        raceColumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CourseConfiguration"];
          "image/svg+xml": string;
          "application/geo+json": Record<string, never>;
          "application/gpx+xml": string;
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  getFromCourseTemplate: {
    parameters: {
      query?: {
        /** Instead of the default of the template */
        numberOfLaps?: number;
        /** The same as `numberOfLaps` */
        laps?: number;
        /** Whose marks take the places of the mark templates that they were made from */
        regattaName?: string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The id of the course template */
        courseTemplateId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CourseConfiguration"];
          "image/svg+xml": string;
          "application/geo+json": Record<string, never>;
          "application/gpx+xml": string;
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  restoreCourse: {
    parameters: {
      query?: {
        /** The number of the version. In the query or in the body */
        version?: number;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** The name of the race column */
        raceColumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["RestoredVersion"];
        "application/x-www-form-urlencoded": components["schemas"]["RestoredVersion"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CourseConfiguration"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  validateCourse: {
    parameters: {
      query?: {
        /** What it is checked for; `course` without it. In the query or in the body */
        makes?: components["parameters"]["makes"];
        /** The name of the regatta; `__` stands for `/` as well. In the query or in the body */
        regattaName?: string;
        /** The course template that this is based on. In the query or in the body */
        courseTemplateId?: string;
        /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** Of the course template. In the query or in the body */
        tags?: string[];
        /** Null takes the name of the race column. In the query or in the body */
        name?: string | null;
        /** Without it, the name. In the query or in the body */
        shortName?: string;
        /** In the query or in the body */
        numberOfLaps?: number;
        /** The name of the group that owns mark properties made by this request. In the query or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 4096 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["CheckedConfiguration"];
        "application/x-www-form-urlencoded": components["schemas"]["CheckedConfigurationForm"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CourseFindings"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCourseVersions: {
    parameters: {
      query?: {
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** The name of the race column */
        raceColumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Newest first */
      200: {
        content: {
          "application/json": components["schemas"]["CourseVersion"][];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listEvents: {
    parameters: {
      query?: {
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Event"][];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  createEvent: {
    parameters: {
      query?: {
        /** The name of the event, and of its regatta and leaderboard. Names of regattas are unique, also with `__` instead of `/`. Without it a name is generated. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        eventName?: string;
        /** The place; required unless `venuelat` and `venuelng` are given. A place whose name is empty has no name. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        venuename?: components["parameters"]["venuename"];
        /** Latitude in degrees. In the query or in the body */
        venuelat?: components["parameters"]["venuelat"];
        /** Longitude in degrees. In the query or in the body */
        venuelng?: components["parameters"]["venuelng"];
        /** The time zone in which pages show times, such as `Europe/Berlin`. Empty: that of the position of the venue, or UTC without one. In the query or in the body */
        timeZone?: components["parameters"]["timeZone"];
        /** The class of the boats. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        boatclassname?: string;
        /** Whether competitors may register themselves; `CLOSED` if absent. In the query or in the body */
        competitorRegistrationType?: "CLOSED" | "OPEN_UNMODERATED" | "OPEN_MODERATED";
        /** The secret of the registration link of the regatta; random if absent. In the query or in the body */
        secret?: string;
        /** The ranking metric; `ONE_DESIGN` if absent. In the query or in the body */
        rankingMetric?: "ONE_DESIGN" | "TIME_ON_TIME_AND_DISTANCE" | "ORC_PERFORMANCE_CURVE" | "ORC_PERFORMANCE_CURVE_BY_IMPLIED_WIND" | "ORC_PERFORMANCE_CURVE_LEADER_FOR_BASELINE";
        /** Race columns R1, R2 and so on, in the first series; none if absent. In the query or in the body */
        numberofraces?: number;
        /** `false`: only the event, without regatta and leaderboard. In the query or in the body */
        createregatta?: boolean;
        /** For example `[2, 4]`: one result is discarded from 2 races on, two from 4. In the query or in the body */
        leaderboardDiscardThresholds?: number[];
        /** Accepted for existing clients, without effect. In the query or in the body */
        createleaderboardgroup?: boolean;
        /** The base URL of clients; if absent or empty, that of this service; empty: none. Must be a URL with http or https, or empty. In the query or in the body */
        baseurl?: string;
        /** The start; in UTC unless it contains another zone. Now if absent. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00. In the query or in the body */
        startdate?: string;
        /** The same time in milliseconds since 1970. In the query or in the body */
        startdateasmillis?: components["parameters"]["startdateasmillis"];
        /** The end; in UTC unless it contains another zone. A week after the start if absent. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00. In the query or in the body */
        enddate?: string;
        /** The same time in milliseconds since 1970. In the query or in the body */
        enddateasmillis?: components["parameters"]["enddateasmillis"];
        /** `false`: only users with permission may read event, regatta and leaderboard; by default everybody may. In the query or in the body */
        ispublic?: boolean;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewEvent"];
        "application/x-www-form-urlencoded": components["schemas"]["NewEventForm"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CreatedEvent"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["AlreadyExistsOrConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listTrackedEventsUnderEvents: {
    parameters: {
      query?: {
        /** Lists archived events too */
        includeArchived?: boolean;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["TrackedEvents"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  archiveTrackedEventUnderEvents: {
    parameters: {
      query?: {
        /** Whether the event is archived. In the query or in the body */
        includeArchived?: boolean;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the event, perhaps on another server */
        eventId: string;
        /** The name of the leaderboard */
        leaderboardName: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TrackedEventArchiving"];
        "application/x-www-form-urlencoded": components["schemas"]["TrackedEventArchiving"];
      };
    };
    responses: {
      /** With `dryRun=true`: the response of a dry run */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** Done; the body is empty */
      202: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteTrackedEventUnderEvents: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the event, perhaps on another server */
        eventId: string;
        /** The name of the leaderboard */
        leaderboardName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** With `dryRun=true`: the response of a dry run */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** Done; the body is empty */
      202: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  storeTrackedEventUnderEvents: {
    parameters: {
      query?: {
        /** Whether the event is archived, and lists omit it. In the query or in the body */
        isArchived?: components["parameters"]["isArchived"];
        /** The address of the server with the event. In the query or in the body */
        url?: string | null;
        /** The secret of the registration link, which only you can read. In the query or in the body */
        regattaSecret?: components["parameters"]["regattaSecret"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the event, perhaps on another server */
        eventId: string;
        /** The name of the leaderboard */
        leaderboardName: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewTrackedEvent"];
      };
    };
    responses: {
      /** With `dryRun=true`: the response of a dry run */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** Done; the body is empty */
      202: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteEvent: {
    parameters: {
      query?: {
        /** If given, it must be the name of what is deleted */
        confirmedName?: components["parameters"]["confirmedName"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the event */
        eventId: string;
      };
      cookie?: never;
    };
    /** Replaces the query, or a part of it. At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["DeletedEvent"];
        "application/x-www-form-urlencoded": components["schemas"]["DeletedEvent"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readEvent: {
    parameters: {
      query?: {
        /** The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The id of the event */
        eventId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Event"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listRaceStates: {
    parameters: {
      query?: {
        /** The name of a leaderboard */
        filterByLeaderboard?: string;
        /** The name of a course area */
        filterByCourseArea?: string;
        /** Only races that start this many days from today */
        filterByDayOffset?: number;
        /** The time zone of the days, in minutes east of Greenwich */
        clientTimeZoneOffsetInMinutes?: number;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The id of the event */
        eventId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["RaceStates"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeEvent: {
    parameters: {
      query?: {
        /** The name of the event; regatta and leaderboard keep theirs. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        eventName?: string;
        /** The name of the event; regatta and leaderboard keep theirs. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        eventname?: string;
        /** Empty: none. In the query or in the body */
        eventdescription?: string;
        /** The place; required unless `venuelat` and `venuelng` are given. A place whose name is empty has no name. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        venuename?: components["parameters"]["venuename"];
        /** Latitude in degrees. In the query or in the body */
        venuelat?: components["parameters"]["venuelat"];
        /** Longitude in degrees. In the query or in the body */
        venuelng?: components["parameters"]["venuelng"];
        /** The time zone in which pages show times, such as `Europe/Berlin`. Empty: that of the position of the venue, or UTC without one. In the query or in the body */
        timeZone?: components["parameters"]["timeZone"];
        /** The time; an empty text changes nothing. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00. In the query or in the body */
        startdate?: string;
        /** The same time in milliseconds since 1970. In the query or in the body */
        startdateasmillis?: components["parameters"]["startdateasmillis"];
        /** The time; an empty text changes nothing. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00. In the query or in the body */
        enddate?: string;
        /** The same time in milliseconds since 1970. In the query or in the body */
        enddateasmillis?: components["parameters"]["enddateasmillis"];
        /** The URL of the website; empty: none. Must be a URL with http or https, or empty. In the query or in the body */
        officialwebsiteurl?: string;
        /** The base URL of clients; empty: none. Must be a URL with http or https, or empty. In the query or in the body */
        baseurl?: string;
        /** From existing clients, without effect. In the query or in the body */
        ispublic?: boolean;
        /** From existing clients, without effect. In the query or in the body */
        leaderboardgroupids?: string[];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the event */
        eventId: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EventChange"];
        "application/x-www-form-urlencoded": components["schemas"]["EventChange"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  receiveFixes: {
    parameters: {
      query?: {
        /** The id of the device, which is a secret. Must be a UUID. In the query or in the body */
        deviceUuid?: string;
        /** `true`: valid positions are kept although others are not valid. Without it, only errors that a device makes leave the others: no position (0, 0), and a time 1,024 weeks ago. In the query or in the body */
        partial?: boolean;
        /** From existing clients, without effect. In the query or in the body */
        returnManeuverUpdate?: boolean;
        /** From existing clients, without effect. In the query or in the body */
        returnLiveDelay?: boolean;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 4096 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["SentFixes"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["ReceivedFixes"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      403: components["responses"]["CrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listLeaderboards: {
    parameters: {
      query?: {
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": string[];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readLeaderboard: {
    parameters: {
      query?: {
        /** The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
        /** `Live` if absent. `Final` has no results, because the service scores no races */
        resultState?: components["parameters"]["resultState"];
        /** The greatest number of competitors */
        maxCompetitorsCount?: components["parameters"]["maxCompetitorsCount"];
        /** Whether to show only the ids of both */
        competitorAndBoatIdsOnly?: components["parameters"]["competitorAndBoatIdsOnly"];
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Leaderboard"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readCompetitorOfLeaderboard: {
    parameters: {
      query?: {
        /** The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
        /** The id of the competitor */
        competitorId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CompetitorOfLeaderboard"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  denoteForTracking: {
    parameters: {
      query?: {
        /** The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        raceColumnName?: string;
        /** The name of the fleet. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        fleetName?: string;
        /** The name of the race; `<leaderboard> <race column> <fleet>` if absent. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        raceName?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["Denotation"];
        "application/x-www-form-urlencoded": components["schemas"]["Denotation"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExistsOrConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  endDeviceMapping: {
    parameters: {
      query?: {
        /** The id of a competitor; it counts first. In the query or in the body */
        competitorId?: string;
        /** The id of a boat: the competitor who sails it. In the query or in the body */
        boatId?: string;
        /** The id of a mark. In the query or in the body */
        markId?: string;
        /** The id of the device, which is a secret. Must be a UUID. In the query or in the body */
        deviceUuid?: string;
        /** The secret of the registration link of the regatta, which gives everybody read access. In the query or in the body */
        secret?: string;
        /** From existing clients, without effect. In the query or in the body */
        deviceType?: components["parameters"]["deviceType"];
        /** From existing clients, without effect. In the query or in the body */
        pushDeviceId?: components["parameters"]["pushDeviceId"];
        /** The end, inclusive, in milliseconds since 1970. In the query or in the body */
        toMillis?: number;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["DeviceMappingEnd"];
        "application/x-www-form-urlencoded": components["schemas"]["DeviceMappingEnd"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  startDeviceMapping: {
    parameters: {
      query?: {
        /** The id of a competitor; it counts first. In the query or in the body */
        competitorId?: string;
        /** The id of a boat: the competitor who sails it. In the query or in the body */
        boatId?: string;
        /** The id of a mark. In the query or in the body */
        markId?: string;
        /** The id of the device, which is a secret. Must be a UUID. In the query or in the body */
        deviceUuid?: string;
        /** The secret of the registration link of the regatta, which gives everybody read access. In the query or in the body */
        secret?: string;
        /** From existing clients, without effect. In the query or in the body */
        deviceType?: components["parameters"]["deviceType"];
        /** From existing clients, without effect. In the query or in the body */
        pushDeviceId?: components["parameters"]["pushDeviceId"];
        /** The start, in milliseconds since 1970. In the query or in the body */
        fromMillis?: number;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["DeviceMappingStart"];
        "application/x-www-form-urlencoded": components["schemas"]["DeviceMappingStart"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listMarks: {
    parameters: {
      query?: {
        /** The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
        /** The name of the race column; it has to exist, and the marks are those of the regatta */
        race_column?: string;
        /** The name of the fleet, only together with `race_column`; it has to exist, and the marks are those of the regatta */
        fleet?: string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** Its name */
        leaderboard: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Marks"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readMark: {
    parameters: {
      query?: {
        /** The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** Its name */
        leaderboard: string;
        /** The id of the mark */
        markId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Mark"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  pingMark: {
    parameters: {
      query?: {
        /** From existing clients, without effect. In the query or in the body */
        secret?: string;
        /** Degrees from -90 to 90, as a number or a text. In the query or in the body */
        latitude?: number | string;
        /** Degrees from -180 to 180, as a number or a text. In the query or in the body */
        longitude?: number | string;
        /** Milliseconds since 1970, as a number or a text. In the query or in the body */
        timestamp?: number | string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** Its name */
        leaderboard: string;
        /** The id of the mark */
        markId: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["MarkPing"];
        "application/x-www-form-urlencoded": components["schemas"]["MarkPing"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  setTrackingTimes: {
    parameters: {
      query?: {
        /** The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        race_column?: string;
        /** The name of the fleet. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        fleet?: string;
        /** The start of tracking, with or without a zone; an empty text removes the time. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00. In the query or in the body */
        startoftracking?: string;
        /** The start of tracking, unless the same time is given as a text, in milliseconds since 1970. In the query or in the body */
        startoftrackingasmillis?: number;
        /** The end of tracking, with or without a zone; an empty text removes the time. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00. In the query or in the body */
        endoftracking?: string;
        /** The end of tracking, unless the same time is given as a text, in milliseconds since 1970. In the query or in the body */
        endoftrackingasmillis?: number;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewTrackingTimes"];
        "application/x-www-form-urlencoded": components["schemas"]["NewTrackingTimes"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["TrackingTimes"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readStartTime: {
    parameters: {
      query: {
        /** The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
        race_column: string;
        /** The name of the fleet. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
        fleet: string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["StartTime"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  setStartTime: {
    parameters: {
      query?: {
        /** The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        race_column?: string;
        /** The name of the fleet. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        fleet?: string;
        /** The name of the author. In the query or in the body */
        authorName?: components["parameters"]["authorName"];
        /** The priority of the author; 0 is the highest. In the query or in the body */
        authorPriority?: components["parameters"]["authorPriority"];
        /** The attempt to sail the race; a later one forgets the start time. In the query or in the body */
        passId?: components["parameters"]["passId"];
        /** The start time, in milliseconds since 1970. In the query or in the body */
        startTime?: number;
        /** The start procedure. In the query or in the body */
        startProcedureType?: "UNKNOWN" | "RRS26" | "SWC" | "GateStart" | "ESS" | "BASIC" | "LEAGUE";
        /** From existing clients, without effect. In the query or in the body */
        courseAreaIdAsString?: components["parameters"]["courseAreaIdAsString"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewStartTime"];
        "application/x-www-form-urlencoded": components["schemas"]["NewStartTime"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["EffectiveStartTime"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  startTracking: {
    parameters: {
      query?: {
        /** The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        race_column?: string;
        /** The name of the fleet; optional if there is only one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        fleet?: string;
        /** The name of the race, if it has none yet. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        tracked_race_name?: string;
        /** The name of the race, if it has none yet. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        trackedRaceName?: string;
        /** From existing clients, without effect. In the query or in the body */
        trackWind?: boolean;
        /** From existing clients, without effect. In the query or in the body */
        correctWindDirectionByMagneticDeclination?: boolean;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TrackingStart"];
        "application/x-www-form-urlencoded": components["schemas"]["TrackingStart"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["TrackingStarted"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExistsOrConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  stopTracking: {
    parameters: {
      query?: {
        /** Limits the request to this race column; absent: all race columns. In the query or in the body */
        race_column?: string;
        /** Limits the request to this fleet; absent: all fleets. In the query or in the body */
        fleet?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TrackingStop"];
        "application/x-www-form-urlencoded": components["schemas"]["TrackingStop"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["StoppedRace"][];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeLeaderboard: {
    parameters: {
      query?: {
        /** The name for readers; empty: the name of the leaderboard; unchanged if absent. Must be a text without control or invisible characters. In the query or in the body */
        leaderboardDisplayName?: string | null;
        /** In the query or in the body */
        resultDiscardingThresholds?: number[] | null;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["LeaderboardChange"];
        "application/x-www-form-urlencoded": components["schemas"]["LeaderboardChange"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeDisplayName: {
    parameters: {
      query?: {
        /** The id of the competitor. In the query or in the body */
        competitorId?: string;
        /** The name on the leaderboard; absent or empty: that of the competitor. Must be a text without control or invisible characters. In the query or in the body */
        displayName?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewDisplayName"];
        "application/x-www-form-urlencoded": components["schemas"]["NewDisplayName"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listTrackingDevicesByGet: {
    parameters: {
      query?: {
        /** Only this device; required with the secret. Must be a UUID */
        deviceUuid?: string;
        /** The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
      };
      header?: never;
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["TrackingDevices"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  addMarkFix: {
    parameters: {
      query?: {
        /** In the query or in the body */
        leaderboardName?: string;
        /** The race column. In the query or in the body */
        raceColumnName?: string;
        /** The fleet. In the query or in the body */
        fleetName?: string;
        /** The id of the mark. Must be a UUID. In the query or in the body */
        markId?: string;
        /** Degrees from -90 to 90, as a number or a text. In the query or in the body */
        latDeg?: number | string;
        /** Degrees from -180 to 180, as a number or a text. In the query or in the body */
        lonDeg?: number | string;
        /** Milliseconds since 1970, as a number or a text. In the query or in the body */
        timeMillis?: number | string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["MarkFix"];
        "application/x-www-form-urlencoded": components["schemas"]["MarkFix"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  addMarkToRegatta: {
    parameters: {
      query?: {
        /** In the query or in the body */
        regattaName?: string;
        /** The name of the mark. Must be a text without control or invisible characters. In the query or in the body */
        markName?: string;
        /** The short name; without it and `shortName`, the name. Must be a text without control or invisible characters. In the query or in the body */
        markShortName?: string;
        /** The same as `markShortName`, which counts first. Must be a text without control or invisible characters. In the query or in the body */
        shortName?: string;
        /** `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit. In the query or in the body */
        color?: components["parameters"]["color"];
        /** Of a buoy. Diagrams show CYLINDER and CONICAL, in any case; empty means none. In the query or in the body */
        shape?: components["parameters"]["shape"];
        /** Of a buoy. Diagrams show CHECKERED, in any case; empty means none. In the query or in the body */
        pattern?: components["parameters"]["pattern"];
        /** The type of the mark, in any case. In the query or in the body */
        type?: "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT";
        /** What the mark is like. In the query or in the body */
        markTemplateId?: string;
        /** The same as `markTemplateId`, which counts first. In the query or in the body */
        originatingMarkTemplateId?: string;
        /** Which mark it is; its look counts before that. In the query or in the body */
        markPropertiesId?: string;
        /** The same as `markPropertiesId`, which counts first. In the query or in the body */
        originatingMarkPropertiesId?: string;
        /** Chosen by the client; without it one is made. In the query or in the body */
        id?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewMark"];
        "application/x-www-form-urlencoded": components["schemas"]["NewMark"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["AddedMark"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExistsOrConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  revokeMarkOnRegatta: {
    parameters: {
      query?: {
        /** The name of the regatta. In the query or in the body */
        regattaName?: string;
        /** A race that must not have been tracked. In the query or in the body */
        raceColumnName?: string;
        /** The fleet of that race; all fleets if absent. In the query or in the body */
        fleetName?: string;
        /** The id of the mark. Must be a UUID. In the query or in the body */
        markId?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["RevokedMark"];
        "application/x-www-form-urlencoded": components["schemas"]["RevokedMark"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["AddedMark"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["MarkInUseOrConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listRegattas: {
    parameters: {
      query?: {
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Regatta"][];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeRegatta: {
    parameters: {
      query?: {
        /** From existing clients, without effect. In the query or in the body */
        secret?: string;
        /** The start, in milliseconds since 1970; absent: none. In the query or in the body */
        startTimePointAsMillis?: number | null;
        /** The end, in milliseconds since 1970; absent: none. In the query or in the body */
        endTimePointAsMillis?: number | null;
        /** The id of the course area; absent: none. Must be a UUID. In the query or in the body */
        defaultCourseAreaUuid?: string | null;
        /** The radius of the zone around marks; absent: none. In the query or in the body */
        buoyZoneRadiusInHullLengths?: number | null;
        /** Stored for clients, without effect; `false` if absent. In the query or in the body */
        useStartTimeInference?: boolean | null;
        /** Whether the tracking of a race lasts from 5 minutes before its start to 30 seconds after its finish, unless its times are set; `false` if absent. In the query or in the body */
        controlTrackingFromStartAndFinishTimes?: boolean | null;
        /** Stored for clients: changes of the entries reach running races in any case; `false` if absent. In the query or in the body */
        autoRestartTrackingUponCompetitorSetChange?: boolean | null;
        /** The secret of the registration link; unchanged if absent. In the query or in the body */
        registrationLinkSecret?: string | null;
        /** Whether competitors may register themselves; unchanged if absent. In the query or in the body */
        competitorRegistrationType?: "CLOSED" | "OPEN_UNMODERATED" | "OPEN_MODERATED" | null;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["RegattaChange"];
        "application/x-www-form-urlencoded": components["schemas"]["RegattaChange"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Regatta"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteRegatta: {
    parameters: {
      query?: {
        /** If given, it must be the name of what is deleted */
        confirmedName?: components["parameters"]["confirmedName"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
      };
      cookie?: never;
    };
    /** Replaces the query, or a part of it. At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["DeletedEvent"];
        "application/x-www-form-urlencoded": components["schemas"]["DeletedEvent"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readRegatta: {
    parameters: {
      query?: {
        /** The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Regatta"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  addRaceColumns: {
    parameters: {
      query?: {
        /** The text before the numbers; `R` if absent. Must be a text without control or invisible characters, and without blanks at its beginning. In the query or in the body */
        prefix?: string;
        /** The number of race columns; 1 if absent. In the query or in the body */
        numberofraces?: number;
        /** The number of race columns; 1 if absent. In the query or in the body */
        numberOfRaces?: number;
        /** The name of the series; optional if there is only one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        toseries?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewRaceColumns"];
        "application/x-www-form-urlencoded": components["schemas"]["NewRaceColumns"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["RaceColumn"][];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompetitors: {
    parameters: {
      query?: {
        /** The race column of a race */
        race_column?: string;
        /** The fleet of the race; all fleets if absent */
        fleet?: string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CompetitorOfRegatta"][];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompetitor: {
    parameters: {
      query?: {
        /** Chosen by the client; without it one is made. Must be a UUID. In the query or in the body */
        id?: string;
        /** The name of the competitor; if absent, that of the caller. Must be a text without control or invisible characters. In the query or in the body */
        competitorName?: components["parameters"]["competitorName"];
        /** The short name of competitor and boat; `competitorName` if absent. Must be a text without control or invisible characters. In the query or in the body */
        competitorShortName?: components["parameters"]["competitorShortName"];
        /** An e-mail address; that of the caller if absent. Must be an e-mail address. In the query or in the body */
        competitorEmail?: components["parameters"]["competitorEmail"];
        /** The three-letter code of the IOC. Must be three letters such as GER. In the query or in the body */
        nationalityIOC?: components["parameters"]["nationalityIOC"];
        /** The factor for time on time, such as 100 / yardstick. In the query or in the body */
        timeontimefactor?: components["parameters"]["timeontimefactor"];
        /** Milliseconds per nautical mile, for time on distance. In the query or in the body */
        timeondistanceallowancepernauticalmileasmillis?: components["parameters"]["timeondistanceallowancepernauticalmileasmillis"];
        /** A text to find the competitor. Must be a text without control or invisible characters. In the query or in the body */
        searchtag?: components["parameters"]["searchtag"];
        /** A colour such as `#FF8800`. Must be `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit. In the query or in the body */
        displayColor?: string;
        /** The address of a picture of the flag. Must be an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        flagImageURI?: components["parameters"]["flagImageURI"];
        /** The address of a picture of the team, or the path of one that is kept here. Must be an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        teamImageURI?: components["parameters"]["teamImageURI"];
        /** The device that tracks the competitor from now on. Must be a UUID. In the query or in the body */
        deviceUuid?: string;
        /** The fleet of the boat, in each series that has several fleets and one with this name. In the query or in the body */
        fleet?: string;
        /** The secret of the registration link of the regatta, which gives everybody read access. In the query or in the body */
        secret?: string;
        /** The class of the boat; required. Must be a text without control or invisible characters. In the query or in the body */
        boatclass?: string;
        /** The number on the sail. Must be a text without control or invisible characters. In the query or in the body */
        sailid?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewCompetitor"];
        "application/x-www-form-urlencoded": components["schemas"]["NewCompetitor"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Competitor"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExistsOrConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompetitorWithBoat: {
    parameters: {
      query?: {
        /** Chosen by the client; without it one is made. Must be a UUID. In the query or in the body */
        id?: string;
        /** The name of the competitor; if absent, that of the caller. Must be a text without control or invisible characters. In the query or in the body */
        competitorName?: components["parameters"]["competitorName"];
        /** The short name of competitor and boat; `competitorName` if absent. Must be a text without control or invisible characters. In the query or in the body */
        competitorShortName?: components["parameters"]["competitorShortName"];
        /** An e-mail address; that of the caller if absent. Must be an e-mail address. In the query or in the body */
        competitorEmail?: components["parameters"]["competitorEmail"];
        /** The three-letter code of the IOC. Must be three letters such as GER. In the query or in the body */
        nationalityIOC?: components["parameters"]["nationalityIOC"];
        /** The factor for time on time, such as 100 / yardstick. In the query or in the body */
        timeontimefactor?: components["parameters"]["timeontimefactor"];
        /** Milliseconds per nautical mile, for time on distance. In the query or in the body */
        timeondistanceallowancepernauticalmileasmillis?: components["parameters"]["timeondistanceallowancepernauticalmileasmillis"];
        /** A text to find the competitor. Must be a text without control or invisible characters. In the query or in the body */
        searchtag?: components["parameters"]["searchtag"];
        /** A colour such as `#FF8800`. Must be `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit. In the query or in the body */
        displayColor?: string;
        /** The address of a picture of the flag. Must be an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        flagImageURI?: components["parameters"]["flagImageURI"];
        /** The address of a picture of the team, or the path of one that is kept here. Must be an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        teamImageURI?: components["parameters"]["teamImageURI"];
        /** The device that tracks the competitor from now on. Must be a UUID. In the query or in the body */
        deviceUuid?: string;
        /** The fleet of the boat, in each series that has several fleets and one with this name. In the query or in the body */
        fleet?: string;
        /** The secret of the registration link of the regatta, which gives everybody read access. In the query or in the body */
        secret?: string;
        /** The id of an existing boat; required. In the query or in the body */
        boatId?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewCompetitorWithBoat"];
        "application/x-www-form-urlencoded": components["schemas"]["NewCompetitorWithBoat"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Competitor"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExistsOrConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  addCompetitor: {
    parameters: {
      query?: {
        /** The secret of the registration link of the regatta, which gives everybody read access. In the query or in the body */
        secret?: string;
        /** The fleet of the boat, in each series that has several fleets and one with this name. In the query or in the body */
        fleet?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
        /** The id of the competitor */
        competitorId: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EntryReference"];
        "application/x-www-form-urlencoded": components["schemas"]["EntryReference"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  removeCompetitor: {
    parameters: {
      query?: {
        /** The secret of the registration link of the regatta, which gives everybody read access. In the query or in the body */
        secret?: string;
        /** With the secret: the device that registered. Must be a UUID. In the query or in the body */
        deviceUuid?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
        /** The id of the competitor */
        competitorId: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EntryRemoval"];
        "application/x-www-form-urlencoded": components["schemas"]["EntryRemoval"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeTimeOnDistanceAllowance: {
    parameters: {
      query?: {
        /** Milliseconds per nautical mile, for time on distance. In the query or in the body */
        timeOnDistanceAllowancePerNauticalMile?: number;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
        /** The id of the competitor */
        competitorId: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewTimeOnDistanceAllowance"];
        "application/x-www-form-urlencoded": components["schemas"]["NewTimeOnDistanceAllowance"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeTimeOnTimeFactor: {
    parameters: {
      query?: {
        /** The factor for time on time, such as 100 / yardstick. In the query or in the body */
        timeOnTimeFactor?: number;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
        /** The id of the competitor */
        competitorId: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewTimeOnTimeFactor"];
        "application/x-www-form-urlencoded": components["schemas"]["NewTimeOnTimeFactor"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readFeed: {
    parameters: {
      query?: {
        /** The position of the next page, from the `Link` of the previous one */
        after?: string;
        /** The largest number of events */
        limit?: number;
      };
      header?: never;
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Oldest first */
      200: {
        content: {
          "application/json": components["schemas"]["CloudEvent"][];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      410: components["responses"]["CursorExpired"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  assignFleets: {
    parameters: {
      query?: {
        /** The name of the series; optional if only one has several fleets. In the query or in the body */
        series?: string;
        /** Gives the races of this race column lists of their own, which win. In the query or in the body */
        raceColumn?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["FleetsOfRegatta"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["AssignedFleets"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readRaces: {
    parameters: {
      query?: {
        /** The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["RacesOfRegatta"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listRaceTimes: {
    parameters: {
      query?: {
        /** The names of tracked races; unknown names are ignored. All if absent */
        racename?: string[];
        /** The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
      };
      header?: never;
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["RaceTimes"][];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listLiveCompetitors: {
    parameters: {
      query?: {
        /** The number of competitors, the best first; -1 for all */
        topN?: number;
      };
      header?: never;
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
        /** The name of the tracked race; `__` also means `/` */
        raceName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["LiveCompetitors"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readPositions: {
    parameters: {
      query?: {
        /** The begin; without it, the start of tracking: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00 */
        from?: number | string;
        /** The end; without it, now or the end of tracking: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00 */
        to?: number | string;
        /** The same as `from`, as ISO 8601. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
        fromtime?: components["parameters"]["fromtime"];
        /** The same as `from`, in milliseconds since 1970 */
        fromtimeasmillis?: components["parameters"]["fromtimeasmillis"];
        /** The same as `to`, as ISO 8601. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
        totime?: components["parameters"]["totime"];
        /** The same as `to`, in milliseconds since 1970 */
        totimeasmillis?: components["parameters"]["totimeasmillis"];
        /** Only the last position of each track at this time: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00 */
        at?: number | string;
        /** At most one position of each track in this many milliseconds */
        step?: number;
        /** `true`: also the nearest position outside the period, unless the last one is inside; without effect beside `at` and `after` */
        lastknown?: components["parameters"]["lastknown"];
        /** The `cursor` of an earlier response: only what is new since; replaces `from` */
        after?: string;
        /** Only these competitors */
        competitorId?: string[];
        /** From existing clients, without effect */
        raw?: boolean;
        /** From existing clients, without effect */
        withtack?: boolean;
      };
      header?: never;
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
        /** The name of the tracked race; `__` also means `/` */
        raceName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Positions"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listManeuvers: {
    parameters: {
      query?: {
        /** From existing clients, without effect */
        competitorId?: string;
        /** From existing clients, without effect */
        fromTime?: string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
        /** The name of the tracked race; `__` also means `/` */
        raceName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Maneuvers"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readMarkPositions: {
    parameters: {
      query?: {
        /** The begin; without it, the start of tracking: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00 */
        from?: number | string;
        /** The end; without it, now or the end of tracking: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00 */
        to?: number | string;
        /** The same as `from`, as ISO 8601. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
        fromtime?: components["parameters"]["fromtime"];
        /** The same as `from`, in milliseconds since 1970 */
        fromtimeasmillis?: components["parameters"]["fromtimeasmillis"];
        /** The same as `to`, as ISO 8601. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
        totime?: components["parameters"]["totime"];
        /** The same as `to`, in milliseconds since 1970 */
        totimeasmillis?: components["parameters"]["totimeasmillis"];
        /** Only the last position of each track at this time: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00 */
        at?: number | string;
        /** At most one position of each track in this many milliseconds */
        step?: number;
        /** `true`: also the nearest position outside the period, unless the last one is inside; without effect beside `at` and `after` */
        lastknown?: components["parameters"]["lastknown"];
      };
      header?: never;
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
        /** The name of the tracked race; `__` also means `/` */
        raceName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["MarkPositions"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readRaceTimes: {
    parameters: {
      query?: {
        /** The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
      };
      header?: never;
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
        /** The name of the tracked race; `__` also means `/` */
        raceName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["RaceTimes"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  removeRaceColumn: {
    parameters: {
      query?: {
        /** The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        racecolumn?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["RemovedRaceColumn"];
        "application/x-www-form-urlencoded": components["schemas"]["RemovedRaceColumn"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["RaceColumn"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listTrackingDevices: {
    parameters: {
      query?: {
        /** Only this device; required with the secret. Must be a UUID. In the query or in the body */
        deviceUuid?: string;
        /** The secret of the registration link of the regatta, which gives everybody read access. In the query or in the body */
        secret?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the regatta; `__` also means `/` */
        regattaName: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TrackingDevicesFilter"];
        "application/x-www-form-urlencoded": components["schemas"]["TrackingDevicesFilter"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["TrackingDevices"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readTeamImage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The id at the end of the URL of the picture */
        imageId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "image/jpeg": string;
          "image/png": string;
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listTrackedRaces: {
    parameters: {
      query?: {
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
        /** From existing clients, without effect */
        transitive?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": {
            /** Only races of this server are listed */
            remoteUrl: null;
            races: {
              raceName: string;
              regattaName: string;
              /** The start that was set, otherwise the start of tracking */
              startOfRaceAsMillis: number | null;
            }[];
          }[];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listTrackedEvents: {
    parameters: {
      query?: {
        /** Lists archived events too */
        includeArchived?: boolean;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["TrackedEvents"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  archiveTrackedEvent: {
    parameters: {
      query?: {
        /** Whether the event is archived. In the query or in the body */
        includeArchived?: boolean;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the event, perhaps on another server */
        eventId: string;
        /** The name of the leaderboard */
        leaderboardName: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TrackedEventArchiving"];
        "application/x-www-form-urlencoded": components["schemas"]["TrackedEventArchiving"];
      };
    };
    responses: {
      /** With `dryRun=true`: the response of a dry run */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** Done; the body is empty */
      202: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteTrackedEvent: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the event, perhaps on another server */
        eventId: string;
        /** The name of the leaderboard */
        leaderboardName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** With `dryRun=true`: the response of a dry run */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** Done; the body is empty */
      202: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  storeTrackedEvent: {
    parameters: {
      query?: {
        /** Whether the event is archived, and lists omit it. In the query or in the body */
        isArchived?: components["parameters"]["isArchived"];
        /** The address of the server with the event. In the query or in the body */
        url?: string | null;
        /** The secret of the registration link, which only you can read. In the query or in the body */
        regattaSecret?: components["parameters"]["regattaSecret"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the event, perhaps on another server */
        eventId: string;
        /** The name of the leaderboard */
        leaderboardName: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewTrackedEvent"];
      };
    };
    responses: {
      /** With `dryRun=true`: the response of a dry run */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** Done; the body is empty */
      202: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readDeviceStatus: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the device, which is a secret */
        deviceUuid: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["DeviceStatus"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  createWebhook: {
    parameters: {
      query?: {
        /** The address of the receiver: https, port 443 or 8443, and a host on the internet by its name. In the query or in the body */
        url?: string;
        /** The name of the regatta whose events are sent. In the query or in the body */
        regatta?: string;
        /** The types of events to send; absent: all types. In the query or in the body */
        types?: ("race.course.saved" | "race.tracking.started" | "race.tracking.stopped" | "race.tag.created" | "race.tag.changed" | "race.tag.deleted" | "regatta.racecolumn.added" | "regatta.racecolumn.removed" | "regatta.mark.added" | "regatta.mark.changed" | "regatta.mark.moved" | "regatta.mark.removed")[];
        /** A note for the users who see the webhook. In the query or in the body */
        description?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewWebhook"];
        "application/x-www-form-urlencoded": components["schemas"]["NewWebhook"];
      };
    };
    responses: {
      /** With `dryRun=true`: the response of a dry run */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** Success */
      201: {
        content: {
          "application/json": components["schemas"]["CreatedWebhook"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listWebhooks: {
    parameters: {
      query?: {
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
        /** All webhooks of this regatta, for callers with `UPDATE` on it; absent: the own ones */
        regatta?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Webhook"][];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteWebhook: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the webhook */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Webhook"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The id of the webhook */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Webhook"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listDeliveries: {
    parameters: {
      query?: {
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path: {
        /** The id of the webhook */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Newest first, by the times of the events */
      200: {
        content: {
          "application/json": {
            /** The `id` of the event, and the header `webhook-id` */
            eventId: string;
            /** The type of the event */
            type: string;
            eventTime: number;
            /** `pending`: another attempt follows; `dropped`: the event is not sent, for the `reason` */
            state: "pending" | "delivered" | "failed" | "dropped";
            reason: string | null;
            nextAttemptAt: number | null;
            attempts: {
              /** Counts from 1 */
              attempt: number;
              time: number;
              milliseconds: number;
              /** The status of the response; null: no response arrived */
              status: number | null;
              /** Why the attempt failed; null: it was successful */
              error: string | null;
            }[];
          }[];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  testWebhook: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the webhook */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["WebhookTest"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  putWind: {
    parameters: {
      query?: {
        /** `WEB` or `EXPEDITION`. In the query or in the body */
        windSourceType?: string;
        /** From existing clients, without effect. In the query or in the body */
        windSourceId?: string | null;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewWind"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["WindResult"][];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeTag: {
    parameters: {
      query?: {
        /** The tag: an object in a JSON body, otherwise JSON text. Its `id` suffices; without it, all fields that differ from the defaults of a new tag. In the query or in the body, as JSON text */
        tag_json?: string;
        /** The title. In the query or in the body */
        tag?: string;
        /** A longer text than the title. In the query or in the body */
        comment?: components["parameters"]["comment"];
        /** Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard. In the query or in the body */
        hiddenInfo?: components["parameters"]["hiddenInfo"];
        /** The URL of a picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        image?: components["parameters"]["image"];
        /** The URL of a smaller version of the picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        resizedImage?: components["parameters"]["resizedImage"];
        /** True: visible to users with permission to read the leaderboard; false: visible to the author only. Also as a text; an empty text means `false`. In the query or in the body */
        public?: components["parameters"]["public"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
        /** The name of the race column */
        racecolumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TagChange"];
        "application/x-www-form-urlencoded": components["schemas"]["TagChange"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Tag"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  createTag: {
    parameters: {
      query?: {
        /** A UUID. In the query or in the body */
        id?: string;
        /** The title. In the query or in the body */
        tag?: string;
        /** The moment of the race: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00, or `now`. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00, or `now`. In the query or in the body */
        raceTimepoint?: number | string;
        /** A longer text than the title. In the query or in the body */
        comment?: components["parameters"]["comment"];
        /** Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard. In the query or in the body */
        hiddenInfo?: components["parameters"]["hiddenInfo"];
        /** The URL of a picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        image?: components["parameters"]["image"];
        /** The URL of a smaller version of the picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        resizedImage?: components["parameters"]["resizedImage"];
        /** True: visible to users with permission to read the leaderboard; false: visible to the author only. Also as a text; an empty text means `false`. In the query or in the body */
        public?: components["parameters"]["public"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
        /** The name of the race column */
        racecolumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewTag"];
        "application/x-www-form-urlencoded": components["schemas"]["NewTag"];
      };
    };
    responses: {
      /** With `dryRun=true`: the response of a dry run */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** Success */
      201: {
        content: {
          "application/json": components["schemas"]["Tag"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["AlreadyExistsOrConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteTag: {
    parameters: {
      query: {
        /** The tag: an object in a JSON body, otherwise JSON text. Its `id` suffices; without it, all fields that differ from the defaults of a new tag */
        tag_json: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
        /** The name of the race column */
        racecolumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** Replaces the query, or a part of it. At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TagReference"];
        "application/x-www-form-urlencoded": components["schemas"]["TagReference"];
      };
    };
    responses: {
      /** With `dryRun=true`: the response of a dry run */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** Done; the body is empty */
      204: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listTags: {
    parameters: {
      query?: {
        /** Only the tag with this id. Must be a UUID */
        id?: string;
        /** `public`, `private` or `both`, which is the default; upper or lower case. Must be `public`, `private` or `both` */
        visibility?: components["parameters"]["visibility"];
        /** Only tags of this race time and later */
        since?: components["parameters"]["since"];
        /** Only tags created or changed at this time or later, in this order */
        createdSince?: number;
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
        /** The name of the race column */
        racecolumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Tag"][];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  drawTags: {
    parameters: {
      query?: {
        /** `public`, `private` or `both`, which is the default; upper or lower case. Must be `public`, `private` or `both` */
        visibility?: components["parameters"]["visibility"];
        /** Only tags of this race time and later */
        since?: components["parameters"]["since"];
      };
      header?: never;
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
        /** The name of the race column */
        racecolumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The tags of the race on a time line */
      200: {
        content: {
          "image/svg+xml": string;
          "text/plain": string;
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  writeTags: {
    parameters: {
      query?: {
        /** `public`, `private` or `both`, which is the default; upper or lower case. Must be `public`, `private` or `both` */
        visibility?: components["parameters"]["visibility"];
        /** Only tags of this race time and later */
        since?: components["parameters"]["since"];
      };
      header?: never;
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
        /** The name of the race column */
        racecolumn: string;
        /** The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The tags of the race on a time line */
      200: {
        content: {
          "text/plain": string;
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listLeaderboardsUnderV2: {
    parameters: {
      query?: {
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": string[];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readLeaderboardStandings: {
    parameters: {
      query?: {
        /** The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
        /** `Live` if absent. `Final` has no results, because the service scores no races */
        resultState?: components["parameters"]["resultState"];
        /** The greatest number of competitors */
        maxCompetitorsCount?: components["parameters"]["maxCompetitorsCount"];
        /** Whether to show only the ids of both */
        competitorAndBoatIdsOnly?: components["parameters"]["competitorAndBoatIdsOnly"];
        /** The names of race columns; unknown names are ignored. All if absent */
        columnNames?: string[];
        /** The details in `data`. If absent: both gaps, both speeds over ground and the current leg */
        raceDetails?: ("RACE_GAP_TO_LEADER_IN_SECONDS" | "RACE_AVERAGE_SPEED_OVER_GROUND_IN_KNOTS" | "RACE_CURRENT_SPEED_OVER_GROUND_IN_KNOTS" | "RACE_DISTANCE_TO_COMPETITOR_FARTHEST_AHEAD_IN_METERS" | "RACE_CURRENT_LEG" | "RACE_DISTANCE_TRAVELED" | "RACE_TIME_TRAVELED" | "RACE_IMPLIED_WIND" | "RACE_CURRENT_COURSE_OVER_GROUND_IN_TRUE_DEGREES" | "RACE_CURRENT_POSITION_LAT_DEG" | "RACE_CURRENT_POSITION_LNG_DEG" | "NUMBER_OF_MANEUVERS" | "OVERALL_MAXIMUM_SPEED_OVER_GROUND_IN_KNOTS" | "LEG_VELOCITY_MADE_GOOD_IN_KNOTS" | "LEG_WINDWARD_DISTANCE_TO_GO_IN_METERS" | "LEG_CURRENT_ABSOLUTE_CROSS_TRACK_ERROR_IN_METERS" | "LEG_CURRENT_SIGNED_CROSS_TRACK_ERROR_IN_METERS" | "LEG_AVERAGE_SPEED_OVER_GROUND_IN_KNOTS" | "OVERALL_TIME_ON_TIME_FACTOR" | "OVERALL_TIME_ON_DISTANCE_ALLOWANCE_IN_SECONDS_PER_NAUTICAL_MILE" | "ALL")[];
        /** The time of the standings; now if absent. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
        time?: string;
        /** The time of the standings, unless it is given as a text, in milliseconds since 1970 */
        timeasmillis?: number;
        /** The ids of competitors: only the last race column that has started and has positions of one of them, beside those of `columnNames`. Perhaps none */
        showOnlyActiveRacesForCompetitorIds?: string[];
        /** Whether to list only the competitors of `showOnlyActiveRacesForCompetitorIds` */
        showOnlyCompetitorsWithIdsProvided?: boolean;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["LeaderboardStandings"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  exchangeRaceLog: {
    parameters: {
      query?: {
        /** The name of the leaderboard; `__` also means `/`. In the query or in the body */
        leaderboard?: string;
        /** The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        race_column?: string;
        /** The name of the fleet. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        fleet?: string;
        /** From existing clients, without effect. In the query or in the body */
        clientuuid?: string;
        /** The class of the event; absent: only read. In the query or in the body */
        "@class"?: "RaceLogStartTimeEvent" | "RaceLogRaceStatusEvent";
        /** The id of the event. Must be a UUID. In the query or in the body */
        id?: string;
        /** The creation; now if absent or later than now, in milliseconds since 1970. In the query or in the body */
        createdAt?: number;
        /** The time from which the event counts; now if absent, in milliseconds since 1970. In the query or in the body */
        timestamp?: number;
        /** The attempt to sail the race; a later one forgets the start time. In the query or in the body */
        passId?: components["parameters"]["passId"];
        /** The name of the author. In the query or in the body */
        authorName?: components["parameters"]["authorName"];
        /** The priority of the author; 0 is the highest. In the query or in the body */
        authorPriority?: components["parameters"]["authorPriority"];
        /** The status of the race. In the query or in the body */
        nextStatus?: "UNKNOWN" | "UNSCHEDULED" | "PRESCHEDULED" | "SCHEDULED" | "STARTPHASE" | "RUNNING" | "FINISHING" | "FINISHED";
        /** Null removes the start time. In the query or in the body */
        startTime?: number | null;
        /** From existing clients, without effect. In the query or in the body */
        courseAreaIdAsString?: components["parameters"]["courseAreaIdAsString"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewRaceLogEvent"];
        "application/x-www-form-urlencoded": components["schemas"]["NewRaceLogEventForm"];
      };
    };
    responses: {
      /** The events that count, in the order of passes, of authors and of creation */
      200: {
        content: {
          "application/json": components["schemas"]["RaceLogEvent"][];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  boardScript: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The file name, as in the page */
        asset: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The text of the file */
      200: {
        content: {
          "text/javascript": string;
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  accessToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["AccessToken"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  accessTokenByPost: {
    parameters: {
      query?: never;
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["OptionalCredentials"];
        "application/x-www-form-urlencoded": components["schemas"]["OptionalCredentials"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["AccessToken"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  addRoleToUser: {
    parameters: {
      query?: {
        /** The name of a user. In the query or in the body */
        username?: string;
        /** A UUID. In the query or in the body */
        role_definition_id?: components["parameters"]["role_definition_id"];
        /** The role applies only to objects of this group. In the query or in the body */
        qualifying_group_id?: components["parameters"]["qualifying_group_id"];
        /** The role applies only to objects of this user. In the query or in the body */
        qualifying_username?: components["parameters"]["qualifying_username"];
        /** Whether the user can pass on the permissions of the role; by default true. In the query or in the body */
        transitive?: boolean;
        /** In the query or in the body */
        validFrom?: components["parameters"]["validFrom"];
        /** In the query or in the body */
        validUntil?: components["parameters"]["validUntil"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["Assignment"];
        "application/x-www-form-urlencoded": components["schemas"]["Assignment"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["GivenRole"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgressOrLastAdministrator"];
      412: components["responses"]["PreconditionFailedOrUserNotAcceptable"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAuditRecords: {
    parameters: {
      query?: {
        /** The changes of this object: its type, a slash and its id, `ROLE_DEFINITION/{id}` */
        object?: string;
        /** The changes by this user */
        actor?: string;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
        /** The number of records to read; those that the caller may not read are omitted */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Newest first */
      200: {
        content: {
          "application/json": components["schemas"]["AuditRecord"][];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changePassword: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewPassword"];
        "application/x-www-form-urlencoded": components["schemas"]["NewPassword"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailedOrUserNotAcceptable"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  createUser: {
    parameters: {
      query?: {
        /** The name of a user. In the query or in the body */
        username?: string;
        /** At least 8 characters, at most 256 bytes, not a common one, not the user name. In the query or in the body */
        password?: string;
        /** An e-mail address, or empty; several users may share one. Must be an e-mail address, or empty. In the query or in the body */
        email?: string;
        /** The full name. In the query or in the body */
        fullName?: components["parameters"]["fullName"];
        /** The company or the club. In the query or in the body */
        company?: components["parameters"]["company"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewUser"];
        "application/x-www-form-urlencoded": components["schemas"]["NewUser"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["AccessToken"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailedOrUserNotAcceptable"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  explain: {
    parameters: {
      query: {
        /** `TYPE:ACTION[:ID]`, with one of each; without an id it applies to all objects of the type */
        permission: string;
        /** The user to explain; absent: the caller */
        username?: string;
        /** Decide for this time, with the roles and access control lists of today; absent: now: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00 */
        at?: number | string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Explanation"];
          "text/plain": string;
          "text/html": string;
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readRolesOfUser: {
    parameters: {
      query?: {
        /** The user; absent: the caller */
        username?: string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["RoleOfUser"][];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  hasPermission: {
    parameters: {
      query: {
        /** A permission to check; repeat the parameter for several ones */
        permission: string[];
        /** Decide for this time, with the roles and access control lists of today; absent: now: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00 */
        at?: number | string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["PermissionAnswer"][];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  hello: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Subject"];
          "text/html": string;
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      403: components["responses"]["CrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  helloByPost: {
    parameters: {
      query?: never;
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["OptionalCredentials"];
        "application/x-www-form-urlencoded": components["schemas"]["OptionalCredentials"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Subject"];
          "text/html": string;
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      403: components["responses"]["CrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  createInvitation: {
    parameters: {
      query?: {
        /** The id of the role; either this or `groupId`. Must be a UUID. In the query or in the body */
        roleId?: string;
        /** The role applies only to objects of this user. In the query or in the body */
        qualifyingUsername?: string;
        /** The role applies only to objects of this group. Must be a UUID. In the query or in the body */
        qualifyingGroupId?: string;
        /** Whether the user can pass on the permissions of the role; by default false. In the query or in the body */
        transitive?: boolean;
        /** In the query or in the body */
        validFrom?: components["parameters"]["validFrom"];
        /** In the query or in the body */
        validUntil?: components["parameters"]["validUntil"];
        /** The group that the user becomes a member of; either this or `roleId`. Must be a UUID. In the query or in the body */
        groupId?: string;
        /** How many users may accept; by default 1. In the query or in the body */
        uses?: number;
        /** In the query or in the body */
        expiresAt?: number | string | null;
        /** A message for those who are invited. In the query or in the body */
        note?: string;
        /** `qr`: the response is the QR code of the link. In the query or in the body */
        form?: "qr";
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewInvitation"];
        "application/x-www-form-urlencoded": components["schemas"]["NewInvitation"];
      };
    };
    responses: {
      /** With `dryRun=true`: the response of a dry run */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** Success */
      201: {
        content: {
          "application/json": components["schemas"]["CreatedInvitation"];
          "image/svg+xml": string;
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listInvitations: {
    parameters: {
      query?: {
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Invitation"][];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  acceptInvitation: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["InvitationSecret"];
        "application/x-www-form-urlencoded": components["schemas"]["InvitationSecret"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["AcceptedInvitation"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      409: components["responses"]["AlreadyExistsOrConflictOrRequestInProgressOrLastAdministrator"];
      410: components["responses"]["InvitationGone"];
      412: components["responses"]["PreconditionFailedOrUserNotAcceptable"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  previewInvitation: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["InvitationSecret"];
        "application/x-www-form-urlencoded": components["schemas"]["InvitationSecret"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["InvitationPreview"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      403: components["responses"]["CrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      410: components["responses"]["InvitationGone"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteInvitation: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the invitation, a hash of its secret */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Invitation"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The id of the invitation, a hash of its secret */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["InvitationWithAcceptances"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  login: {
    parameters: {
      query?: never;
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["Credentials"];
        "application/x-www-form-urlencoded": components["schemas"]["Credentials"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Subject"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  logout: {
    parameters: {
      query?: {
        /** Ends all sessions of the caller, not only that of the request. In the query or in the body */
        everywhere?: boolean;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["SignOut"];
        "application/x-www-form-urlencoded": components["schemas"]["SignOut"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      403: components["responses"]["CrossSite"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  logoutByGet: {
    parameters: {
      query?: {
        /** Ends all sessions of the caller, not only that of the request */
        everywhere?: boolean;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      403: components["responses"]["CrossSite"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listObjects: {
    parameters: {
      query: {
        /** The type of an object, for example `EVENT`; types of other programs work too. Must be an upper-case word such as EVENT */
        type: string;
        /** An action, for example `UPDATE`. Must be an upper-case word such as READ */
        action: string;
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["PermittedObject"][];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeOwnershipByQuery: {
    parameters: {
      query: {
        /** The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string | string[];
        /** The owning group; absent: unchanged; null: removed. In the query or in the body */
        groupId?: string | null;
        /** The owning user; absent: unchanged; null: removed. In the query or in the body */
        username?: string | null;
        /** A display name. Must be a text without control or invisible characters. In the query or in the body */
        displayName?: string | null;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["OwnershipChange"];
        "application/x-www-form-urlencoded": components["schemas"]["OwnershipChange"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Changed"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeOwnershipByQueryAndPost: {
    parameters: {
      query: {
        /** The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string | string[];
        /** The owning group; absent: unchanged; null: removed. In the query or in the body */
        groupId?: string | null;
        /** The owning user; absent: unchanged; null: removed. In the query or in the body */
        username?: string | null;
        /** A display name. Must be a text without control or invisible characters. In the query or in the body */
        displayName?: string | null;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["OwnershipChange"];
        "application/x-www-form-urlencoded": components["schemas"]["OwnershipChange"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Changed"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readOwnershipByQuery: {
    parameters: {
      query: {
        /** The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string | string[];
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Ownership"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  removeOwnershipByQuery: {
    parameters: {
      query: {
        /** The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string | string[];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Changed"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeAclByQuery: {
    parameters: {
      query: {
        /** The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string | string[];
        /** A display name. Must be a text without control or invisible characters. In the query or in the body */
        displayName?: string | null;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["AclChange"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Changed"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readAclByQuery: {
    parameters: {
      query: {
        /** The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string | string[];
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Acl"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  removeAclByQuery: {
    parameters: {
      query: {
        /** The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string | string[];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Changed"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeOwnership: {
    parameters: {
      query?: {
        /** The owning group; absent: unchanged; null: removed. In the query or in the body */
        groupId?: string | null;
        /** The owning user; absent: unchanged; null: removed. In the query or in the body */
        username?: string | null;
        /** A display name. Must be a text without control or invisible characters. In the query or in the body */
        displayName?: string | null;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
        /** The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["OwnershipChange"];
        "application/x-www-form-urlencoded": components["schemas"]["OwnershipChange"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Changed"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeOwnershipByPost: {
    parameters: {
      query?: {
        /** The owning group; absent: unchanged; null: removed. In the query or in the body */
        groupId?: string | null;
        /** The owning user; absent: unchanged; null: removed. In the query or in the body */
        username?: string | null;
        /** A display name. Must be a text without control or invisible characters. In the query or in the body */
        displayName?: string | null;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
        /** The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["OwnershipChange"];
        "application/x-www-form-urlencoded": components["schemas"]["OwnershipChange"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Changed"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readOwnership: {
    parameters: {
      query?: never;
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
        /** The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Ownership"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  removeOwnership: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
        /** The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Changed"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeAcl: {
    parameters: {
      query?: {
        /** A display name. Must be a text without control or invisible characters. In the query or in the body */
        displayName?: string | null;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
        /** The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["AclChange"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Changed"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readAcl: {
    parameters: {
      query?: never;
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
        /** The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Acl"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  removeAcl: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
        /** The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Changed"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPermissions: {
    parameters: {
      query?: never;
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Catalogue"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequest"];
      401: components["responses"]["InvalidCredentials"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPreferences: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Preferences"];
        };
      };
      400: components["responses"]["MalformedRequest"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  deletePreference: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The key of a preference */
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** With `dryRun=true`: the response of a dry run */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** Done; the body is empty */
      204: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readPreference: {
    parameters: {
      query?: never;
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The key of a preference */
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The document: any JSON value */
      200: {
        content: {
          "application/json": unknown;
        };
      };
      /** Not found; the body is empty */
      204: {
        content?: never;
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  storePreference: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The key of a preference */
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": unknown;
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  removeAccessToken: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["AccessToken"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  removeAccessTokenByGet: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["AccessToken"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  removeRoleFromUser: {
    parameters: {
      query?: {
        /** The name of a user. In the query or in the body */
        username?: string;
        /** A UUID. In the query or in the body */
        role_definition_id?: components["parameters"]["role_definition_id"];
        /** The role applies only to objects of this group. In the query or in the body */
        qualifying_group_id?: components["parameters"]["qualifying_group_id"];
        /** The role applies only to objects of this user. In the query or in the body */
        qualifying_username?: components["parameters"]["qualifying_username"];
        /** Whether the user can pass on the permissions of the role; by default true. In the query or in the body */
        transitive?: boolean;
        /** In the query or in the body */
        validFrom?: components["parameters"]["validFrom"];
        /** In the query or in the body */
        validUntil?: components["parameters"]["validUntil"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["Assignment"];
        "application/x-www-form-urlencoded": components["schemas"]["Assignment"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgressOrLastAdministrator"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  createRole: {
    parameters: {
      query?: {
        /** Only administrators choose it: an id that no object of the type ever had here. Must be a UUID. In the query or in the body */
        id?: string;
        /** The name of the role. Must be a text without control or invisible characters. In the query or in the body */
        roleName?: components["parameters"]["roleName"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewRole"];
        "application/x-www-form-urlencoded": components["schemas"]["NewRole"];
      };
    };
    responses: {
      /** With `dryRun=true`: the response of a dry run */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** Success */
      201: {
        content: {
          "application/json": components["schemas"]["Role"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["AlreadyExistsOrConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listRoles: {
    parameters: {
      query?: {
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Role"][];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeRole: {
    parameters: {
      query?: {
        /** The name of the role. Must be a text without control or invisible characters. In the query or in the body */
        roleName?: components["parameters"]["roleName"];
        /** A set that replaces the current permissions of the role. In the query or in the body */
        permissions?: string[];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the role */
        roleId: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["RoleChange"];
        "application/x-www-form-urlencoded": components["schemas"]["RoleChange"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgressOrLastAdministrator"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteRole: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the role */
        roleId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Role"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgressOrNeededRole"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readRole: {
    parameters: {
      query?: never;
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The id of the role */
        roleId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Role"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeUser: {
    parameters: {
      query?: {
        /** The name of a user. In the query or in the body */
        username?: string;
        /** An e-mail address, or empty; several users may share one. Must be an e-mail address, or empty. In the query or in the body */
        email?: string;
        /** The full name. In the query or in the body */
        fullName?: components["parameters"]["fullName"];
        /** The company or the club. In the query or in the body */
        company?: components["parameters"]["company"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["UserChange"];
        "application/x-www-form-urlencoded": components["schemas"]["UserChangeForm"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["User"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailedOrUserNotAcceptable"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteUser: {
    parameters: {
      query: {
        /** The name of a user */
        username: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** Replaces the query, or a part of it. At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["DeletedUser"];
        "application/x-www-form-urlencoded": components["schemas"]["DeletedUser"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgressOrLastAdministrator"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readUser: {
    parameters: {
      query?: {
        /** The user; absent: the caller */
        username?: string;
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  createGroup: {
    parameters: {
      query?: {
        /** Only administrators choose it: an id that no object of the type ever had here. Must be a UUID. In the query or in the body */
        id?: string;
        /** The name of a group; names of groups are unique. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        groupName?: string;
        /** Whether members may leave the group themselves. Use `false` for a group with a denial in access control lists, because leaving the group would end the denial; by default true. In the query or in the body */
        membersMayLeave?: boolean;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewGroup"];
        "application/x-www-form-urlencoded": components["schemas"]["NewGroup"];
      };
    };
    responses: {
      /** With `dryRun=true`: the response of a dry run */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** Success */
      201: {
        content: {
          "application/json": components["schemas"]["Group"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["AlreadyExistsOrConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readGroupByName: {
    parameters: {
      query: {
        /** The name of a group; names of groups are unique. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
        groupName: string;
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Group"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  addAnyUserToGroup: {
    parameters: {
      query?: {
        /** The id of the group. Must be a UUID. In the query or in the body */
        groupId?: string;
        /** The name of a user. In the query or in the body */
        userName?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["MembershipByQuery"];
        "application/x-www-form-urlencoded": components["schemas"]["MembershipByQuery"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listOwnGroups: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["OwnGroups"];
        };
      };
      400: components["responses"]["MalformedRequest"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listReadableGroups: {
    parameters: {
      query?: {
        /** The name of a user */
        userName?: string;
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["ReadableGroups"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  setDefaultGroup: {
    parameters: {
      query?: {
        /** The id of the group. Must be a UUID. In the query or in the body */
        tenantGroup?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewDefaultGroup"];
        "application/x-www-form-urlencoded": components["schemas"]["NewDefaultGroup"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["NamedGroup"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["CrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeGroup: {
    parameters: {
      query?: {
        /** Whether members may leave the group themselves. Use `false` for a group with a denial in access control lists, because leaving the group would end the denial. In the query or in the body */
        membersMayLeave?: boolean;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the group */
        groupId: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["GroupChange"];
        "application/x-www-form-urlencoded": components["schemas"]["GroupChange"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteGroup: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the group */
        groupId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** With `dryRun=true`: the response of a dry run */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** Done; the body is empty */
      204: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readGroup: {
    parameters: {
      query?: {
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The id of the group */
        groupId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["Group"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  attachGroupRole: {
    parameters: {
      query?: {
        /** For everybody, instead of members only; also as a text. Must be true or false, also as a text. In the query or in the body */
        forAll?: boolean | "true" | "false";
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the group */
        groupId: string;
        /** The id of the role */
        roleId: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewGroupRole"];
        "application/x-www-form-urlencoded": components["schemas"]["NewGroupRole"];
      };
    };
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  detachGroupRole: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the group */
        groupId: string;
        /** The id of the role */
        roleId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** With `dryRun=true`: the response of a dry run */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** Done; the body is empty */
      204: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  addGroupMember: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the group */
        groupId: string;
        /** The name of a user */
        username: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  removeGroupMember: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** The id of the group */
        groupId: string;
        /** The name of a user */
        username: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** With `dryRun=true`: the response of a dry run */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** Done; the body is empty */
      204: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInputOrUnknownReference"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listUsersWithPermission: {
    parameters: {
      query: {
        /** `TYPE:ACTION:ID`, with one of each and without `*` */
        permission: string;
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": string[];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      409: components["responses"]["Conflict"];
      412: components["responses"]["NotOneObject"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  addCourseTemplate: {
    parameters: {
      query?: {
        /** Chosen by the client; without it one is made. In the query or in the body */
        id?: string;
        /** The name. Must be a text without control or invisible characters. In the query or in the body */
        name?: string;
        /** Without it, the name. Must be a text without control or invisible characters. In the query or in the body */
        shortName?: string;
        /** In the query or in the body */
        tags?: string[];
        /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** In the query or in the body */
        defaultNumberOfLaps?: components["parameters"]["defaultNumberOfLaps"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewInventoryCourseTemplate"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CourseTemplate"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["AlreadyExistsOrConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCourseTemplates: {
    parameters: {
      query?: {
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
        /** Only what has one of these tags */
        tag?: string[];
        /** Only what has one of these tags */
        tags?: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CourseTemplate"][];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeCourseTemplate: {
    parameters: {
      query?: {
        /** The name. Must be a text without control or invisible characters. In the query or in the body */
        name?: string;
        /** Without it, the name. Must be a text without control or invisible characters. In the query or in the body */
        shortName?: string;
        /** In the query or in the body */
        tags?: string[];
        /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** In the query or in the body */
        defaultNumberOfLaps?: components["parameters"]["defaultNumberOfLaps"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** Its id */
        id: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["CourseTemplateChange"];
        "application/x-www-form-urlencoded": components["schemas"]["CourseTemplateChange"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CourseTemplate"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteCourseTemplate: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** Its id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readCourseTemplate: {
    parameters: {
      query?: never;
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** Its id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["CourseTemplate"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  createMarkProperties: {
    parameters: {
      query?: {
        /** Chosen by the client; without it one is made. In the query or in the body */
        id?: string;
        /** The name. Must be a text without control or invisible characters. In the query or in the body */
        name?: string;
        /** Without it, the name. Must be a text without control or invisible characters. In the query or in the body */
        shortName?: string;
        /** `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit. In the query or in the body */
        color?: components["parameters"]["color"];
        /** Of a buoy. Diagrams show CYLINDER and CONICAL, in any case; empty means none. In the query or in the body */
        shape?: components["parameters"]["shape"];
        /** Of a buoy. Diagrams show CHECKERED, in any case; empty means none. In the query or in the body */
        pattern?: components["parameters"]["pattern"];
        /** In any case. In the query or in the body */
        markType?: components["parameters"]["markType"];
        /** In the query or in the body */
        tags?: string[];
        /** The phone that is on the mark. In the query or in the body */
        deviceUuid?: string;
        /** In the query or in the body */
        latDeg?: number;
        /** In the query or in the body */
        lonDeg?: number;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewMarkProperties"];
        "application/x-www-form-urlencoded": components["schemas"]["NewMarkProperties"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["MarkProperties"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["AlreadyExistsOrConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listMarkProperties: {
    parameters: {
      query?: {
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
        /** Only what has one of these tags */
        tag?: string[];
        /** Only what has one of these tags */
        tags?: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["MarkProperties"][];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeMarkProperties: {
    parameters: {
      query?: {
        /** The name. Must be a text without control or invisible characters. In the query or in the body */
        name?: string;
        /** Without it, the name. Must be a text without control or invisible characters. In the query or in the body */
        shortName?: string;
        /** `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit. In the query or in the body */
        color?: components["parameters"]["color"];
        /** Of a buoy. Diagrams show CYLINDER and CONICAL, in any case; empty means none. In the query or in the body */
        shape?: components["parameters"]["shape"];
        /** Of a buoy. Diagrams show CHECKERED, in any case; empty means none. In the query or in the body */
        pattern?: components["parameters"]["pattern"];
        /** In any case. In the query or in the body */
        markType?: components["parameters"]["markType"];
        /** In the query or in the body */
        tags?: string[];
        /** The phone that is on the mark. In the query or in the body */
        deviceUuid?: string;
        /** In the query or in the body */
        latDeg?: number;
        /** In the query or in the body */
        lonDeg?: number;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** Its id */
        id: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["MarkPropertiesChange"];
        "application/x-www-form-urlencoded": components["schemas"]["MarkPropertiesChange"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["MarkProperties"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteMarkProperties: {
    parameters: {
      query?: {
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** Its id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Done; the body is empty */
      200: {
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readMarkProperties: {
    parameters: {
      query?: never;
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** Its id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["MarkProperties"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  positionMarkProperties: {
    parameters: {
      query?: {
        /** The phone that is on the mark. In the query or in the body */
        deviceUuid?: string;
        /** In the query or in the body */
        latDeg?: number;
        /** In the query or in the body */
        lonDeg?: number;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** Its id */
        id: string;
      };
      cookie?: never;
    };
    /** At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["MarkPropertiesPositioning"];
        "application/x-www-form-urlencoded": components["schemas"]["MarkPropertiesPositioning"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["MarkProperties"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  createMarkRole: {
    parameters: {
      query?: {
        /** Chosen by the client; without it one is made. In the query or in the body */
        id?: string;
        /** The name. Must be a text without control or invisible characters. In the query or in the body */
        name?: string;
        /** Without it, the name. Must be a text without control or invisible characters. In the query or in the body */
        shortName?: string;
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewMarkRole"];
        "application/x-www-form-urlencoded": components["schemas"]["NewMarkRole"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["MarkRole"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["AlreadyExistsOrConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listMarkRoles: {
    parameters: {
      query?: {
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["MarkRole"][];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readMarkRole: {
    parameters: {
      query?: never;
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** Its id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["MarkRole"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  createMarkTemplate: {
    parameters: {
      query?: {
        /** Chosen by the client; without it one is made. In the query or in the body */
        id?: string;
        /** The name. Must be a text without control or invisible characters. In the query or in the body */
        name?: string;
        /** Without it, the name. Must be a text without control or invisible characters. In the query or in the body */
        shortName?: string;
        /** `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit. In the query or in the body */
        color?: components["parameters"]["color"];
        /** Of a buoy. Diagrams show CYLINDER and CONICAL, in any case; empty means none. In the query or in the body */
        shape?: components["parameters"]["shape"];
        /** Of a buoy. Diagrams show CHECKERED, in any case; empty means none. In the query or in the body */
        pattern?: components["parameters"]["pattern"];
        /** In any case. In the query or in the body */
        markType?: components["parameters"]["markType"];
        /** With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewMarkTemplate"];
        "application/x-www-form-urlencoded": components["schemas"]["NewMarkTemplate"];
      };
    };
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["MarkTemplate"];
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["ForbiddenOrCrossSite"];
      409: components["responses"]["AlreadyExistsOrConflictOrRequestInProgress"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["IdempotencyKeyReused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  listMarkTemplates: {
    parameters: {
      query?: {
        /** The largest number of entries */
        limit?: number;
        /** The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["MarkTemplate"][];
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["InvalidCredentials"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  readMarkTemplate: {
    parameters: {
      query?: never;
      header?: {
        /** The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** Its id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Success */
      200: {
        content: {
          "application/json": components["schemas"]["MarkTemplate"];
        };
      };
      /** Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        content?: never;
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  whyPage: {
    parameters: {
      query: {
        /** `TYPE:ACTION[:ID]`, with one of each; without an id it applies to all objects of the type */
        permission: string;
        /** The user to explain; absent: the caller */
        username?: string;
        /** Decide for this time, with the roles and access control lists of today; absent: now: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00 */
        at?: number | string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** An HTML page */
      200: {
        content: {
          "text/html": string;
        };
      };
      400: components["responses"]["MalformedRequestOrInvalidInput"];
      401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
}
