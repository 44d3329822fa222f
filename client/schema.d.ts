// Made from openapi.json by npm run generate.
export interface paths {
  "/access/v1/evaluation": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * May somebody? In the shape of OpenID AuthZEN
     * @description Access Evaluation of the Authorization API 1.0. The subject is a user by name, the caller or one whom the caller may read.
     *
     *     Somebody has to be signed in.
     */
    post: operations["evaluateAccess"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/access/v1/evaluations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * May they? Many questions in the shape of OpenID AuthZEN
     * @description Access Evaluations of the Authorization API 1.0. What cannot be evaluated is denied, with the reason in `context.error`.
     *
     *     Somebody has to be signed in.
     */
    post: operations["evaluateAccesses"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/courseconfiguration/copyCourse/{regattaName}/{raceColumn}/{fleet}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Copy the course of a race to other races
     * @description With as many laps as wanted. In the same regatta a copy has the same marks; in another one the marks of the same names, and those that are missing are made. Needs the permission `REGATTA:UPDATE` for the regatta of each target. A race that cannot get the course is told in the answer, and the others get it, unless `allOrNone` is true. Copying again changes nothing.
     *
     *     Needs the permission `REGATTA:READ:{regattaName}`.
     */
    post: operations["copyCourseUnderApi"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/courseconfiguration/createCourse/{regattaName}/{raceColumn}/{fleet}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Save a course to a race
     * @description Makes marks, roles, mark properties and the course, or nothing. The answer is the course as it was saved, with all marks of the regatta; sent back unchanged it changes nothing. All that is wrong is said at once.
     *
     *     Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    post: operations["createCourseUnderApi"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/courseconfiguration/createCourseTemplate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Save a course template
     * @description Makes mark templates, roles, mark properties and the course template, or nothing. `regattaName` names a regatta whose marks the configuration uses by `markId`.
     *
     *     Needs the permission `COURSE_TEMPLATE:CREATE`.
     */
    post: operations["createCourseTemplateUnderApi"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/courseconfiguration/diagram": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Draw a course configuration without saving it
     * @description A diagram of the course, with the wind from the top. All that is wrong is said at once.
     *
     *     Somebody has to be signed in.
     */
    post: operations["drawCourseUnderApi"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/courseconfiguration/getFromCourse/{regattaName}/{raceColumn}/{fleet}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the course of a race as a course configuration
     * @description With all marks of the regatta. A race without a course has no waypoints. When the path ends in `.svg`, `.geojson` or `.gpx`, and no fleet is called like that, the answer is a picture, or a document for chart plotters.
     *
     *     A path that ends in `.svg` asks for `image/svg+xml`, like the header `Accept`.
     *
     *     A path that ends in `.geojson` asks for `application/geo+json`, like the header `Accept`.
     *
     *     A path that ends in `.gpx` asks for `application/gpx+xml`, like the header `Accept`.
     *
     *     Needs the permission `REGATTA:READ:{regattaName}`.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a course template as a course configuration, with as many laps as wanted
     * @description When the path ends in `.svg`, the answer is a picture; with `.geojson` or `.gpx` a document for chart plotters, whose marks lie where those of the regatta `regattaName` do.
     *
     *     A path that ends in `.svg` asks for `image/svg+xml`, like the header `Accept`.
     *
     *     A path that ends in `.geojson` asks for `application/geo+json`, like the header `Accept`.
     *
     *     A path that ends in `.gpx` asks for `application/gpx+xml`, like the header `Accept`.
     *
     *     Needs the permission `COURSE_TEMPLATE:READ:{courseTemplateId}`.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check a course configuration without saving it
     * @description Answers 200 with everything that is wrong, and with what looks like a mistake.
     *
     *     Somebody has to be signed in.
     */
    post: operations["validateCourseUnderApi"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/board/{regattaName}/{raceColumn}/{fleet}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A race as a page: its course, its marks, its tags
     * @description For phones, screens and paper. It keeps itself fresh, and asks for nothing from other hosts. Public tags need the permission `LEADERBOARD:READ:{regattaName}` too; private ones are shown to their author. It holds the latest 100 tags, and never their hidden info.
     *
     *     Needs the permission `REGATTA:READ:{regattaName}`.
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
  "/docs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The reference, for people
     * @description How to begin, what can fail, and every operation, with a way to try it.
     *
     *     Anybody may.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A style or a script of the reference
     * @description The name changes with the content, so that a browser may keep the file for good.
     *
     *     Anybody may.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether the service can answer
     * @description Anybody may.
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
  "/landscape/api/landscape/add_ssh_key": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a public SSH key of the caller
     * @description The key becomes a key of the caller, who owns it. DSA keys, RSA keys with less than 2048 bits and broken keys are refused.
     *
     *     A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Needs the permission `SSH_KEY:CREATE`.
     */
    post: operations["addSshKey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/landscape/api/landscape/delete_ssh_key": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete an SSH key
     * @description A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Needs the permission `SSH_KEY:DELETE:{region}\/{key_name}`.
     */
    delete: operations["deleteSshKey"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/landscape/api/landscape/get_ssh_keys_owned_by_user": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the SSH keys of some users
     * @description Holds the keys that the caller may read (`SSH_KEY:READ:{key_name}`, or the region and the name of the key as id). Users who do not exist have none. Ask with the `ETag` of the last answer, and with `strict=true` where a key that is withheld must not pass unnoticed.
     *
     *     A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Somebody has to be signed in.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tell when the SSH keys on the hosts may have changed for the last time
     * @description Grows when a key comes or goes, and when somebody may manage the hosts (`LANDSCAPE:MANAGE:AWS`) who might not before, or the other way round. It may grow without such a change.
     *
     *     A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Somebody has to be signed in.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The OpenAPI 3.1 document of this service
     * @description Anybody may.
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
  "/sailingserver/api/v1/courseconfiguration/copyCourse/{regattaName}/{raceColumn}/{fleet}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Copy the course of a race to other races
     * @description With as many laps as wanted. In the same regatta a copy has the same marks; in another one the marks of the same names, and those that are missing are made. Needs the permission `REGATTA:UPDATE` for the regatta of each target. A race that cannot get the course is told in the answer, and the others get it, unless `allOrNone` is true. Copying again changes nothing.
     *
     *     Needs the permission `REGATTA:READ:{regattaName}`.
     */
    post: operations["copyCourse"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/courseconfiguration/createCourse/{regattaName}/{raceColumn}/{fleet}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Save a course to a race
     * @description Makes marks, roles, mark properties and the course, or nothing. The answer is the course as it was saved, with all marks of the regatta; sent back unchanged it changes nothing. All that is wrong is said at once.
     *
     *     Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    post: operations["createCourse"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/courseconfiguration/createCourseTemplate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Save a course template
     * @description Makes mark templates, roles, mark properties and the course template, or nothing. `regattaName` names a regatta whose marks the configuration uses by `markId`.
     *
     *     Needs the permission `COURSE_TEMPLATE:CREATE`.
     */
    post: operations["createCourseTemplate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/courseconfiguration/diagram": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Draw a course configuration without saving it
     * @description A diagram of the course, with the wind from the top. All that is wrong is said at once.
     *
     *     Somebody has to be signed in.
     */
    post: operations["drawCourse"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/courseconfiguration/getFromCourse/{regattaName}/{raceColumn}/{fleet}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the course of a race as a course configuration
     * @description With all marks of the regatta. A race without a course has no waypoints. When the path ends in `.svg`, `.geojson` or `.gpx`, and no fleet is called like that, the answer is a picture, or a document for chart plotters.
     *
     *     A path that ends in `.svg` asks for `image/svg+xml`, like the header `Accept`.
     *
     *     A path that ends in `.geojson` asks for `application/geo+json`, like the header `Accept`.
     *
     *     A path that ends in `.gpx` asks for `application/gpx+xml`, like the header `Accept`.
     *
     *     Needs the permission `REGATTA:READ:{regattaName}`.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a course template as a course configuration, with as many laps as wanted
     * @description When the path ends in `.svg`, the answer is a picture; with `.geojson` or `.gpx` a document for chart plotters, whose marks lie where those of the regatta `regattaName` do.
     *
     *     A path that ends in `.svg` asks for `image/svg+xml`, like the header `Accept`.
     *
     *     A path that ends in `.geojson` asks for `application/geo+json`, like the header `Accept`.
     *
     *     A path that ends in `.gpx` asks for `application/gpx+xml`, like the header `Accept`.
     *
     *     Needs the permission `COURSE_TEMPLATE:READ:{courseTemplateId}`.
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
  "/sailingserver/api/v1/courseconfiguration/validate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check a course configuration without saving it
     * @description Answers 200 with everything that is wrong, and with what looks like a mistake.
     *
     *     Somebody has to be signed in.
     */
    post: operations["validateCourse"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the events that the caller may read
     * @description The answer holds only what the caller may READ (`EVENT:READ`).
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an event, with its regatta and leaderboard
     * @description All three have one name. They belong to the caller; everybody may read them unless `ispublic=false`. A place is needed: `venuename`, or `venuelat` and `venuelng`. Empty texts count as absent. With `competitorRegistrationType` other than `CLOSED` the regatta gets a registration link, whose secret lets everybody read what was made.
     *
     *     Needs the permission `EVENT:CREATE`.
     */
    post: operations["createEvent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/events/{eventId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an event
     * @description Needs the permission `EVENT:READ:{eventId}`, or the secret of the registration link.
     */
    get: operations["readEvent"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the names of the leaderboards that the caller may read
     * @description The answer holds only what the caller may READ (`LEADERBOARD:READ`).
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a leaderboard, with its race columns and fleets
     * @description Needs the permission `LEADERBOARD:READ:{leaderboard}`, or the secret of the registration link.
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
  "/sailingserver/api/v1/leaderboards/{leaderboard}/marks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the marks of a leaderboard
     * @description All marks of the regatta, in the order in which they were added.
     *
     *     Needs the permission `LEADERBOARD:READ:{leaderboard}`, or the secret of the registration link.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a mark of a leaderboard
     * @description Needs the permission `LEADERBOARD:READ:{leaderboard}`, or the secret of the registration link.
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
  "/sailingserver/api/v1/leaderboards/{leaderboard}/starttracking": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start tracking a race
     * @description The first time this makes a `TRACKED_RACE` that belongs to the caller and to the group of the regatta, and needs CREATE on it. Later it needs UPDATE on it, and tracks the same race again. Starting twice is the same as starting once.
     *
     *     Needs the permission `LEADERBOARD:UPDATE:{leaderboard}`.
     */
    post: operations["startTracking"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/leaderboards/{leaderboard}/stoptracking": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stop tracking races
     * @description Answers with the races that were stopped, in the order of the race columns and then of the fleets. This needs UPDATE on the `TRACKED_RACE` of each of them too: without one of these permissions none is stopped.
     *
     *     Needs the permission `LEADERBOARD:UPDATE:{leaderboard}`.
     */
    post: operations["stopTracking"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/mark/addMarkToRegatta": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a mark to a regatta
     * @description The look of the mark comes from the request, else from the mark properties, else from the mark template, field by field. Its position comes from the mark properties. The same `Idempotency-Key` adds one.
     *
     *     Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    post: operations["addMarkToRegatta"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/mark/revokeMarkOnRegatta": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove a mark from a regatta
     * @description A mark that a course uses stays: the failure names the races whose courses use it. Save these courses without the mark first.
     *
     *     Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    post: operations["revokeMarkOnRegatta"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the regattas that the caller may read
     * @description The answer holds only what the caller may READ (`REGATTA:READ`).
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a regatta, with its series, fleets and races
     * @description Needs the permission `REGATTA:READ:{regattaName}`, or the secret of the registration link.
     */
    get: operations["readRegatta"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/addracecolumns": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add race columns to a regatta
     * @description Their names are the prefix and numbers that go on after the highest one.
     *
     *     Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    post: operations["addRaceColumns"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/regattas/{regattaName}/races": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the tracked races of a regatta
     * @description Needs the permission `REGATTA:READ:{regattaName}`, or the secret of the registration link.
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
  "/sailingserver/api/v1/regattas/{regattaName}/removeracecolumn": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove a race column from a regatta
     * @description Its tracked races, tags and courses go with it. A race column that is made anew under the same name inherits nothing.
     *
     *     Needs the permission `REGATTA:UPDATE:{regattaName}`.
     */
    post: operations["removeRaceColumn"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the tags of a race
     * @description In the order of race time: the public ones, and the caller’s private ones. Both need the permission `LEADERBOARD:READ:{leaderboard}`, private ones also that somebody is signed in. Without `limit` all come at once, up to 2,000. With `createdSince` they come in the order in which they were made or changed; new ones may be missing there for a moment. With `id` only that tag comes, if any, and the `ETag` is that of the tag: it is good for changing it.
     *
     *     The answer holds only what the caller may READ (`LEADERBOARD:READ`).
     */
    get: operations["listTags"];
    /**
     * Change a tag of one’s own
     * @description What is not given stays as it is; an empty text takes `comment`, `hiddenInfo`, `image` or `resizedImage` away. Where the tag is public, or becomes so, this needs the permission `LEADERBOARD:UPDATE:{leaderboard}`, otherwise `LEADERBOARD:READ:{leaderboard}`.
     *
     *     Somebody has to be signed in.
     */
    put: operations["changeTag"];
    /**
     * Tag a moment of a race
     * @description A private tag is for its author alone, and needs the permission `LEADERBOARD:READ:{leaderboard}`. A public one needs `LEADERBOARD:UPDATE:{leaderboard}`. The same tag of the same author a second time is a 400; with the same `id`, or the same header `Idempotency-Key`, it is the first one again.
     *
     *     Somebody has to be signed in.
     */
    post: operations["createTag"];
    /**
     * Delete a tag
     * @description A public tag, of anybody, needs the permission `LEADERBOARD:UPDATE:{leaderboard}`. A tag that is not there is deleted already: 204, for callers with `LEADERBOARD:READ:{leaderboard}`. An `id` alone means a tag of the caller, and otherwise the public tag with this `id`.
     *
     *     Somebody has to be signed in.
     */
    delete: operations["deleteTag"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags.svg": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Draw the tags of a race along its time
     * @description A picture of the same tags that the list holds, without their hidden info, up to 2,000; `since` shows later ones. With the header `Accept: text/plain` it is text for a terminal.
     *
     *     The answer holds only what the caller may READ (`LEADERBOARD:READ`).
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Write the tags of a race along its time, for a terminal
     * @description What `tags.svg` shows, as plain text of 80 columns and a line for each tag.
     *
     *     The answer holds only what the caller may READ (`LEADERBOARD:READ`).
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
  "/security/api/restsecurity/access_token": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The access token of the caller
     * @description The same token each time, until `remove_access_token` replaces it.
     *
     *     Somebody has to be signed in.
     */
    get: operations["accessToken"];
    put?: never;
    /**
     * The access token of the caller
     * @description The same token each time, until `remove_access_token` replaces it.
     *
     *     Somebody has to be signed in.
     */
    post: operations["accessTokenByPost"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/add_role_to_user": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Give a role to a user
     * @description Under a qualification the role counts only for what that user or that group owns. The caller must be able to read the role, and to pass on all of its permissions there. A right that comes through a group can be used and not passed on, except by a manager of the group.
     *
     *     Somebody has to be signed in.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List who changed what, and when
     * @description Either of one object or by one user. Needs the permission `{TYPE}:CHANGE_ACL,READ:{id}` for the object, or `USER:CHANGE_ACL,READ:{actor}`; of the changes that a user has made, those of objects for which the caller does not hold both are left out, so that a page may hold fewer records than `limit`. Races, leaderboards and courses stand under their regatta, and who came into a group under the group as well. Where a name was given away, what happened to the object that had it before is told to administrators alone. The same holds for users and groups that were deleted, or that the caller may not read: other callers do not see their names.
     *
     *     Somebody has to be signed in.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password
     * @description `password` is the new one; `username` is the caller when it is absent. All sessions of the user end, except that the caller goes on in a new one. Access tokens stay valid.
     *
     *     Needs the permission `USER:UPDATE:{username}`.
     */
    post: operations["changePassword"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/create_user": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register a user
     * @description Anybody may register. The user gets a group `<username>-tenant`, which owns what the user creates, and all the usual rights for what the user or that group owns. Who is signed in while making a user owns the user too, through the own default group, and may set the password.
     *
     *     Needs the permission `USER:CREATE`.
     */
    post: operations["createUser"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/explain": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Why may somebody, or why not?
     * @description The rule that decides, everything that was looked at on the way, and the smallest changes that would allow it, each with the requests that make it. About oneself, or about a user whom the caller may read; what concerns others is told to who may read the object too.
     *
     *     Anybody may ask; the answer is about the caller.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the roles of a user
     * @description A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Needs the permission `USER:READ:{username}`.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * May the caller?
     * @description One answer for each permission, in the order of the questions.
     *
     *     A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Anybody may ask; the answer is about the caller.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who is signed in
     * @description A POST with `username` and `password` signs in and begins a session; `rememberMe=true` makes it last 30 days. Without credentials the answer says that nobody is signed in.
     *
     *     Anybody may.
     */
    get: operations["hello"];
    put?: never;
    /**
     * Who is signed in
     * @description A POST with `username` and `password` signs in and begins a session; `rememberMe=true` makes it last 30 days. Without credentials the answer says that nobody is signed in.
     *
     *     Anybody may.
     */
    post: operations["helloByPost"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/login": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in and begin a session
     * @description Somebody has to be signed in.
     */
    post: operations["login"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/logout": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Sign out: the session ends at once
     * @description Access tokens stay valid; `remove_access_token` replaces them.
     *
     *     Anybody may.
     */
    get: operations["logoutByGet"];
    put?: never;
    /**
     * Sign out: the session ends at once
     * @description Access tokens stay valid; `remove_access_token` replaces them.
     *
     *     Anybody may.
     */
    post: operations["logout"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/ownership/{objectType}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who owns an object
     * @description Of an object that nobody ever owned, the answer holds nulls.
     *
     *     Needs the permission `{objectType}:READ:{id}` or `{objectType}:CHANGE_OWNERSHIP:{id}` or `{objectType}:CHANGE_ACL:{id}`.
     */
    get: operations["readOwnershipByQuery"];
    /**
     * Give an object to a user, to a group, or to nobody
     * @description A property that is absent leaves that owner as it is, null takes it away. An object is given to a group by its members and by administrators. A new owner needs CHANGE_OWNERSHIP that the caller may pass on; the owner and administrators may always name one.
     *
     *     Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
     */
    put: operations["changeOwnershipByQuery"];
    /**
     * Give an object to a user, to a group, or to nobody
     * @description A property that is absent leaves that owner as it is, null takes it away. An object is given to a group by its members and by administrators. A new owner needs CHANGE_OWNERSHIP that the caller may pass on; the owner and administrators may always name one.
     *
     *     Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
     */
    post: operations["changeOwnershipByQueryAndPost"];
    /**
     * Leave an object without owners
     * @description Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
     */
    delete: operations["removeOwnershipByQuery"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/ownership/{objectType}/acl": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The access control list of an object
     * @description Needs the permission `{objectType}:READ:{id}` or `{objectType}:CHANGE_OWNERSHIP:{id}` or `{objectType}:CHANGE_ACL:{id}`.
     */
    get: operations["readAclByQuery"];
    /**
     * Replace the access control list of an object
     * @description Entries for one group are merged; the null group is everybody. A denial beats every grant, but owners and administrators keep CHANGE_ACL and CHANGE_OWNERSHIP. The caller opens only actions that the caller may pass on; the owner and administrators open all of them.
     *
     *     Needs the permission `{objectType}:CHANGE_ACL:{id}`.
     */
    put: operations["changeAclByQuery"];
    post?: never;
    /**
     * Empty the access control list of an object
     * @description Needs the permission `{objectType}:CHANGE_ACL:{id}`.
     */
    delete: operations["removeAclByQuery"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/ownership/{objectType}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who owns an object
     * @description Of an object that nobody ever owned, the answer holds nulls.
     *
     *     Needs the permission `{objectType}:READ:{id}` or `{objectType}:CHANGE_OWNERSHIP:{id}` or `{objectType}:CHANGE_ACL:{id}`.
     */
    get: operations["readOwnership"];
    /**
     * Give an object to a user, to a group, or to nobody
     * @description A property that is absent leaves that owner as it is, null takes it away. An object is given to a group by its members and by administrators. A new owner needs CHANGE_OWNERSHIP that the caller may pass on; the owner and administrators may always name one.
     *
     *     Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
     */
    put: operations["changeOwnership"];
    /**
     * Give an object to a user, to a group, or to nobody
     * @description A property that is absent leaves that owner as it is, null takes it away. An object is given to a group by its members and by administrators. A new owner needs CHANGE_OWNERSHIP that the caller may pass on; the owner and administrators may always name one.
     *
     *     Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
     */
    post: operations["changeOwnershipByPost"];
    /**
     * Leave an object without owners
     * @description Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
     */
    delete: operations["removeOwnership"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/ownership/{objectType}/{id}/acl": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The access control list of an object
     * @description Needs the permission `{objectType}:READ:{id}` or `{objectType}:CHANGE_OWNERSHIP:{id}` or `{objectType}:CHANGE_ACL:{id}`.
     */
    get: operations["readAcl"];
    /**
     * Replace the access control list of an object
     * @description Entries for one group are merged; the null group is everybody. A denial beats every grant, but owners and administrators keep CHANGE_ACL and CHANGE_OWNERSHIP. The caller opens only actions that the caller may pass on; the owner and administrators open all of them.
     *
     *     Needs the permission `{objectType}:CHANGE_ACL:{id}`.
     */
    put: operations["changeAcl"];
    post?: never;
    /**
     * Empty the access control list of an object
     * @description Needs the permission `{objectType}:CHANGE_ACL:{id}`.
     */
    delete: operations["removeAcl"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/permissions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What can be permitted, and who has it by default
     * @description The types of objects and the parts of their ids, the actions and what they mean, and the roles that exist from the start. Other programs may use types and actions of their own.
     *
     *     Anybody may.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the keys of the caller’s preferences
     * @description A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Somebody has to be signed in.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a preference of the caller
     * @description The document as it was stored: the order of keys and the digits of numbers too. A key without a document gives 204.
     *
     *     A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Somebody has to be signed in.
     */
    get: operations["readPreference"];
    /**
     * Store a preference of the caller
     * @description The body is the document: any JSON of at most 256 KiB. It replaces what was stored under the key. Nobody else can read it.
     *
     *     A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Somebody has to be signed in.
     */
    put: operations["storePreference"];
    post?: never;
    /**
     * Delete a preference of the caller
     * @description A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Somebody has to be signed in.
     */
    delete: operations["deletePreference"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/remove_access_token": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Replace the access token of the caller
     * @description The old token is refused from the next request on; the answer holds the new one.
     *
     *     Somebody has to be signed in.
     */
    get: operations["removeAccessTokenByGet"];
    put?: never;
    /**
     * Replace the access token of the caller
     * @description The old token is refused from the next request on; the answer holds the new one.
     *
     *     Somebody has to be signed in.
     */
    post: operations["removeAccessToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/remove_role_from_user": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Take a role from a user
     * @description The parameters name the role as for giving it. The caller must be able to pass on all of its permissions there. Users may give back every role of their own. A role whose qualifying user or group was deleted is also removed by a caller who may update the user.
     *
     *     Somebody has to be signed in.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the roles that the caller may read
     * @description The answer holds only what the caller may READ (`ROLE_DEFINITION:READ`).
     */
    get: operations["listRoles"];
    put?: never;
    /**
     * Create a role
     * @description It holds no permission yet. `POST /role` and `POST /role/` are the same.
     *
     *     Needs the permission `ROLE_DEFINITION:CREATE`.
     */
    post: operations["createRole"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/role/{roleId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a role
     * @description Needs the permission `ROLE_DEFINITION:READ:{roleId}`.
     */
    get: operations["readRole"];
    /**
     * Replace the permissions of a role, and its name if one is given
     * @description The caller must be able to pass on every permission that is added or removed, for each ownership under which somebody has the role. The change counts from the next request on.
     *
     *     Needs the permission `ROLE_DEFINITION:UPDATE:{roleId}`.
     */
    put: operations["changeRole"];
    post?: never;
    /**
     * Delete a role
     * @description Whoever has the role loses it with the next request. The answer is the deleted role.
     *
     *     Needs the permission `ROLE_DEFINITION:DELETE:{roleId}`.
     */
    delete: operations["deleteRole"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/user": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a user
     * @description Without `username`, the caller. The access token is there only for oneself and for administrators.
     *
     *     Needs the permission `USER:READ:{username}`.
     */
    get: operations["readUser"];
    /**
     * Change a user, or make one without a password
     * @description Somebody signed in who holds USER:CREATE makes the user with it who does not exist. The password is set by `change_password`.
     *
     *     Somebody has to be signed in.
     */
    put: operations["changeUser"];
    post?: never;
    /**
     * Delete a user
     * @description Sessions, tokens, roles and ownerships of the user count for nothing from the next request on, and a new user of the same name inherits nothing.
     *
     *     Needs the permission `USER:DELETE:{username}`.
     */
    delete: operations["deleteUser"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/usergroup": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a group by its name
     * @description The answer holds only what the caller may READ (`USER_GROUP:READ`).
     */
    get: operations["readGroupByName"];
    /**
     * Create a group
     * @description The creator is a member, and may do the usual things to what the group owns. No two groups have the same name.
     *
     *     Needs the permission `USER_GROUP:CREATE`.
     */
    put: operations["createGroup"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/usergroup/list/groupsUserIsPartOf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the groups that the caller is a member of
     * @description Somebody has to be signed in.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the groups that the caller may read
     * @description With `userName`, only those that this user is a member of. That needs the permission `USER:READ:{userName}`, except for oneself.
     *
     *     The answer holds only what the caller may READ (`USER_GROUP:READ`).
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Choose the group that owns what the caller creates
     * @description The caller must be a member of it. When the group is deleted, or the caller leaves it, it is the group that was made with the caller again. A request chooses another one for itself with the header `tenantGroupId`.
     *
     *     Somebody has to be signed in.
     */
    post: operations["setDefaultGroup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/usergroup/{groupId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a group, with its members and its roles
     * @description Needs the permission `USER_GROUP:READ:{groupId}`.
     */
    get: operations["readGroup"];
    /**
     * Change whether members may leave a group
     * @description Members who may not leave need the permission to update the group. A user who administers the group can always take them out of it.
     *
     *     Needs the permission `USER_GROUP:UPDATE:{groupId}`.
     */
    put: operations["changeGroup"];
    post?: never;
    /**
     * Delete a group
     * @description What it owned has no owning group any more, from the next request on.
     *
     *     Needs the permission `USER_GROUP:DELETE:{groupId}`.
     */
    delete: operations["deleteGroup"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/usergroup/{groupId}/role/{roleId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Attach a role to a group
     * @description The members, or everybody with `forAll`, hold the role for what the group owns. The caller must be able to read the role, and to pass on all of its permissions there.
     *
     *     Needs the permission `USER_GROUP:UPDATE:{groupId}`.
     */
    put: operations["attachGroupRole"];
    post?: never;
    /**
     * Take a role away from a group
     * @description Needs the permission `USER_GROUP:UPDATE:{groupId}`.
     */
    delete: operations["detachGroupRole"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/usergroup/{groupId}/user/{username}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Add a user to a group
     * @description A member gets everything that the group gives. The caller must own the group, or hold USER_GROUP:UPDATE on it by an own permission or role, and must be able to pass on its roles.
     *
     *     Needs the permission `USER_GROUP:UPDATE:{groupId}`.
     */
    put: operations["addGroupMember"];
    post?: never;
    /**
     * Take a user out of a group
     * @description What the group gave is gone with the next request. Every member may leave the group by naming themselves, unless its `membersMayLeave` is false.
     *
     *     Needs the permission `USER_GROUP:UPDATE:{groupId}`, unless `{username}` is the caller.
     */
    delete: operations["removeGroupMember"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/security/api/restsecurity/users_with_permission": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who may do something to one object?
     * @description The names of the users, by name, as far as the caller may read them. A caller with `CHANGE_ACL` on the object also sees the members of its groups, when the caller may read all of these groups. When there is a `Link` to a next page, more users may follow there. The header `Users-Withheld: true` says that the answer may leave out users whom the caller may not read.
     *
     *     A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Somebody has to be signed in.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the course templates that the caller may read
     * @description The answer holds only what the caller may READ (`COURSE_TEMPLATE:READ`).
     */
    get: operations["listCourseTemplates"];
    put?: never;
    /**
     * Create a course template from mark templates and roles
     * @description The mark templates and the roles exist, and the caller may read them. The same `Idempotency-Key` makes one. An `id` of your own makes one, too: sent again it is refused.
     *
     *     Needs the permission `COURSE_TEMPLATE:CREATE`.
     */
    post: operations["addCourseTemplate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sharedsailingserver/api/v1/coursetemplates/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a course template
     * @description Needs the permission `COURSE_TEMPLATE:READ:{id}`.
     */
    get: operations["readCourseTemplate"];
    /**
     * Change what a course template says about itself
     * @description Replaces the names, the tags, the image and the laps; marks, roles and waypoints stay.
     *
     *     Needs the permission `COURSE_TEMPLATE:UPDATE:{id}`.
     */
    put: operations["changeCourseTemplate"];
    post?: never;
    /**
     * Delete a course template
     * @description Needs the permission `COURSE_TEMPLATE:DELETE:{id}`.
     */
    delete: operations["deleteCourseTemplate"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sharedsailingserver/api/v1/markproperties": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the marks of the inventory that the caller may read
     * @description The answer holds only what the caller may READ (`MARK_PROPERTIES:READ`).
     */
    get: operations["listMarkProperties"];
    put?: never;
    /**
     * Put a mark into the inventory
     * @description It is positioned by a device, by a fixed position, or not at all. The same `Idempotency-Key` makes one. An `id` of your own makes one, too: sent again it is refused.
     *
     *     Needs the permission `MARK_PROPERTIES:CREATE`.
     */
    post: operations["createMarkProperties"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sharedsailingserver/api/v1/markproperties/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a mark of the inventory
     * @description Needs the permission `MARK_PROPERTIES:READ:{id}`.
     */
    get: operations["readMarkProperties"];
    /**
     * Change a mark of the inventory
     * @description Replaces everything but the positioning.
     *
     *     Needs the permission `MARK_PROPERTIES:UPDATE:{id}`.
     */
    put: operations["changeMarkProperties"];
    post?: never;
    /**
     * Delete a mark of the inventory
     * @description Needs the permission `MARK_PROPERTIES:DELETE:{id}`.
     */
    delete: operations["deleteMarkProperties"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sharedsailingserver/api/v1/markproperties/{id}/positioning": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Say how a mark of the inventory gets its position
     * @description A device decides before a position; neither of them means none.
     *
     *     Needs the permission `MARK_PROPERTIES:UPDATE:{id}`.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the roles of marks that the caller may read
     * @description The answer holds only what the caller may READ (`MARK_ROLE:READ`).
     */
    get: operations["listMarkRoles"];
    put?: never;
    /**
     * Create a role for marks
     * @description A role never changes and is never deleted; several roles may have one name. The same `Idempotency-Key` makes one. An `id` of your own makes one, too: sent again it is refused.
     *
     *     Needs the permission `MARK_ROLE:CREATE`.
     */
    post: operations["createMarkRole"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sharedsailingserver/api/v1/markroles/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a role of marks
     * @description Needs the permission `MARK_ROLE:READ:{id}`.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the mark templates that the caller may read
     * @description The answer holds only what the caller may READ (`MARK_TEMPLATE:READ`).
     */
    get: operations["listMarkTemplates"];
    put?: never;
    /**
     * Create a mark template
     * @description A mark template never changes and is never deleted. The same `Idempotency-Key` makes one. An `id` of your own makes one, too: sent again it is refused.
     *
     *     Needs the permission `MARK_TEMPLATE:CREATE`.
     */
    post: operations["createMarkTemplate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sharedsailingserver/api/v1/marktemplates/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a mark template
     * @description Needs the permission `MARK_TEMPLATE:READ:{id}`.
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
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AccessDecision: {
      decision: boolean;
      context: {
        reason: string;
        /** @description A rule of docs/reference/permissions.md */
        rule?: string;
        /** @description Where it is explained */
        explanation?: string;
        error?: {
          status: number;
          message: string;
        };
      };
    };
    AccessDecisions: {
      /** @description When there was no list */
      decision?: boolean;
      context?: {
        reason: string;
        /** @description A rule of docs/reference/permissions.md */
        rule?: string;
        /** @description Where it is explained */
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
        /** @description `user` */
        type: string;
        /** @description The name of the user */
        id: string;
      };
      action: {
        /** @description An action, for example `READ` */
        name: string;
      };
      resource: {
        /** @description The type of the object, for example `EVENT` */
        type: string;
        /** @description One part as it is, or the encoded form */
        id: string;
      };
    };
    AccessEvaluations: {
      subject?: {
        /** @description `user` */
        type: string;
        /** @description The name of the user */
        id: string;
      };
      action?: {
        /** @description An action, for example `READ` */
        name: string;
      };
      resource?: {
        /** @description The type of the object, for example `EVENT` */
        type: string;
        /** @description One part as it is, or the encoded form */
        id: string;
      };
      /** @description What is missing in one is taken from beside this list */
      evaluations?: {
        subject?: {
          /** @description `user` */
          type: string;
          /** @description The name of the user */
          id: string;
        };
        action?: {
          /** @description An action, for example `READ` */
          name: string;
        };
        resource?: {
          /** @description The type of the object, for example `EVENT` */
          type: string;
          /** @description One part as it is, or the encoded form */
          id: string;
        };
      }[];
      options?: {
        /**
         * @description When to stop; by default `execute_all`
         * @enum {string}
         */
        evaluations_semantic?: "execute_all" | "deny_on_first_deny" | "permit_on_first_permit";
      };
    };
    AccessEvaluationsForm: {
      subject?: {
        /** @description `user` */
        type: string;
        /** @description The name of the user */
        id: string;
      };
      action?: {
        /** @description An action, for example `READ` */
        name: string;
      };
      resource?: {
        /** @description The type of the object, for example `EVENT` */
        type: string;
        /** @description One part as it is, or the encoded form */
        id: string;
      };
      options?: {
        /**
         * @description When to stop; by default `execute_all`
         * @enum {string}
         */
        evaluations_semantic?: "execute_all" | "deny_on_first_deny" | "permit_on_first_permit";
      };
    };
    AccessToken: {
      username: string;
      /** @description For the header `Authorization: Bearer` */
      access_token: string;
    };
    Acl: {
      objectType: string;
      /** @description The type-relative id, encoded */
      objectId: string;
      displayName: string | null;
      acl: components["schemas"]["AclEntry"][];
    };
    AclChange: {
      /** @description It replaces the list of now */
      acl: components["schemas"]["NewAclEntry"][];
      /** @description A name for people to read. Must be a text without control or invisible characters */
      displayName?: string | null;
    };
    AclEntry: {
      /** @description The group that the entry is for; null: everybody */
      groupId: string | null;
      /** @description A leading `!` denies the action */
      actions: string[];
    };
    AddedMark: {
      /** @description A UUID */
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
    Assignment: {
      /** @description The name of a user */
      username: string;
      /** @description A UUID */
      role_definition_id: string;
      /** @description The role counts only for what this group owns */
      qualifying_group_id?: string | "";
      /** @description The role counts only for what this user owns */
      qualifying_username?: string;
      /** @description Whether the user may pass on what the role holds; by default yes */
      transitive?: boolean;
    };
    AuditRecord: {
      /** Format: date-time */
      at: string;
      /** @description Who did it; null: the request was not signed in, or `usernameWithheld` is true */
      username: string | null;
      /** @description True: a user did it whom the caller may not read */
      usernameWithheld?: boolean;
      /** @description As in the answer, `X-Request-Id`, and in the log */
      requestId: string | null;
      objectType: string | null;
      /** @description Encoded; null: longer than a key of the table */
      objectId: string | null;
      changes: {
        /** @enum {string} */
        what: "object" | "ownership" | "acl" | "membership" | "role" | "receivedGrants" | "raceColumn" | "course" | "mark" | "tag" | "preference" | "session";
        /** @enum {string} */
        change: "created" | "changed" | "deleted";
        /** @description Absent for the membership of a user whom the caller may not read */
        name?: string;
        /** @description The text `set` replaces secrets, personal data, and references to users and groups that the caller may not read. A device is shown by its hash, a long value by its SHA-256. */
        fields: {
          name: string;
          /** @description Absent: there was nothing */
          before?: unknown;
          /** @description Absent: there is nothing any more */
          after?: unknown;
        }[];
      }[];
    };
    Catalogue: {
      types: {
        type: string;
        meaning: string;
        /** @description The parts of an id, in order */
        id: string[];
        actions: {
          action: string;
          /** @description To do it to every object of the type */
          permission: string;
          /** @description Ends in "it": the object */
          meaning: string;
          /** @description Whether everybody may, signed in or not */
          everybody: boolean;
          /** @description Whether owners may do it to what they own */
          owner: boolean;
          /** @description The predefined roles that hold it */
          roles: string[];
        }[];
      }[];
      roles: {
        id: string;
        name: string;
        permissions: string[];
      }[];
      /** @description What everybody holds at first */
      everybody: string[];
    };
    Changed: {
      /** @description The text `true` */
      responseStatus: string;
      responseMessage: string;
    };
    CheckedConfiguration: {
      /**
       * @description What it is checked for; `course` without it
       * @enum {string}
       */
      makes?: "course" | "template";
      /** @description The name of the regatta; `__` stands for `/` as well */
      regattaName?: string;
      /** @description The course template that this is based on */
      courseTemplateId?: string;
      /** @description An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageURL?: string;
      /** @description An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageUrl?: string;
      /** @description Of the course template */
      tags?: string[];
      /** @description Null takes the name of the race column */
      name?: string | null;
      /** @description Without it, the name */
      shortName?: string;
      /** @description Every mark of the waypoints, and spare marks; at most 500 that are no marks of the regatta */
      markConfigurations?: components["schemas"]["MarkConfiguration"][];
      /** @description The course in its order */
      waypoints?: components["schemas"]["Waypoint"][];
      /** @description What is sailed once more with each further lap */
      optionalRepeatablePart?: {
        /** @description The first waypoint of the part */
        zeroBasedIndexOfRepeatablePartStart: number;
        /** @description The first waypoint after the part */
        zeroBasedIndexOfRepeatablePartEnd: number;
        /** @description How many times `waypoints` hold the part, one after the other */
        occurrences?: number | null;
      };
      numberOfLaps?: number;
      /** @description The name of the group that owns mark properties made by this request */
      markPropertiesGroupOwnership?: string;
    };
    CheckedConfigurationForm: {
      /**
       * @description What it is checked for; `course` without it
       * @enum {string}
       */
      makes?: "course" | "template";
      /** @description The name of the regatta; `__` stands for `/` as well */
      regattaName?: string;
      /** @description The course template that this is based on */
      courseTemplateId?: string;
      /** @description An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageURL?: string;
      /** @description An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageUrl?: string;
      /** @description Of the course template */
      tags?: string[];
      /** @description Null takes the name of the race column */
      name?: string | null;
      /** @description Without it, the name */
      shortName?: string;
      numberOfLaps?: number;
      /** @description The name of the group that owns mark properties made by this request */
      markPropertiesGroupOwnership?: string;
    };
    ColumnOfLeaderboard: {
      raceColumnName: string;
      seriesName: string;
      fleets: {
        name: string;
        /** @description Tracking was started, and perhaps stopped again */
        isTracked: boolean;
        /** @description Tracking was started, and not stopped */
        isTracking: boolean;
        /** @description Names the race among the tracked races of the regatta; null: tracking was never started */
        trackedRaceName: string | null;
      }[];
    };
    CourseConfiguration: {
      name: string;
      shortName: string;
      courseTemplateId?: string;
      optionalImageUrl?: string;
      optionalImageURL?: string;
      tags?: string[];
      markConfigurations: components["schemas"]["AnsweredMark"][];
      /** @description The course as it is sailed */
      waypoints: components["schemas"]["AnsweredWaypoint"][];
      optionalRepeatablePart?: {
        /** @description The first waypoint of the part */
        zeroBasedIndexOfRepeatablePartStart: number;
        /** @description The first waypoint after the part */
        zeroBasedIndexOfRepeatablePartEnd: number;
        /** @description How many times `waypoints` hold the part, one after the other */
        occurrences: number;
      };
      numberOfLaps: number | null;
      /** @description What is allowed, and looks like a mistake */
      warnings?: components["schemas"]["Finding"][];
    };
    CourseCopy: {
      /** @description Each race once */
      targets: {
        /** @description The same regatta without it */
        regattaName?: string;
        /** @description The name of the race column */
        raceColumn: string;
        /** @description The name of the fleet; all fleets of the race column without it */
        fleet?: string;
        /** @description Of this copy, before the number beside `targets` */
        numberOfLaps?: number;
      }[];
      /** @description Of all copies; as many as the course has without it */
      numberOfLaps?: number;
      /** @description Copy to all races, or to none when one of them cannot get it */
      allOrNone?: boolean;
    };
    CourseFindings: {
      /** @description Whether it could be saved: there are no problems */
      valid: boolean;
      problems: components["schemas"]["Finding"][];
      /** @description What is allowed, and looks like a mistake */
      warnings: components["schemas"]["Finding"][];
    };
    CourseTemplate: {
      /** @description A UUID */
      id: string;
      name: string;
      shortName: string;
      tags: string[];
      optionalImageUrl: string | null;
      optionalImageURL: string | null;
      allMarkTemplates: {
        /** @description A UUID */
        id: string;
        name: string;
        shortName: string;
        /** @description `#RRGGBB` */
        color: string | null;
        shape: string | null;
        pattern: string | null;
        markType: string | null;
        /** @description A UUID */
        associatedMarkRoleId?: string;
      }[];
      allMarkRoles: {
        /** @description A UUID */
        id: string;
        name: string;
        shortName: string;
        /** @description A UUID */
        associatedMarkTemplateId: string;
      }[];
      waypoints: {
        passingInstruction: string;
        markRoleIds: string[];
        controlPointName: string | null;
        controlPointShortName: string | null;
      }[];
      optionalRepeatablePart: {
        /** @description The first waypoint of the part */
        zeroBasedIndexOfRepeatablePartStart: number;
        /** @description The first waypoint after the part */
        zeroBasedIndexOfRepeatablePartEnd: number;
      } | null;
      defaultNumberOfLaps: number | null;
    };
    CourseTemplateChange: {
      /** @description The name. Must be a text without control or invisible characters */
      name: string;
      /** @description Without it, the name. Must be a text without control or invisible characters */
      shortName?: string;
      tags?: string[];
      /** @description An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageUrl?: string;
      /** @description An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageURL?: string;
      defaultNumberOfLaps?: number;
    };
    CreatedEvent: {
      eventid: string;
      eventname: string;
      /** @description Milliseconds since 1970 */
      eventstartdate: number | null;
      /** @description Milliseconds since 1970 */
      eventenddate: number | null;
      /** @description There are no groups of leaderboards */
      leaderboardgroupid: null;
      regatta: string | null;
      leaderboard: string | null;
      /** @description The secret of the registration link; null without a regatta, and where registration is closed */
      registrationSecret: string | null;
    };
    Credentials: {
      /** @description The name of a user */
      username: string;
      /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name */
      password: string;
      /** @description Makes the session last 30 days instead of one */
      rememberMe?: boolean;
    };
    DeletedUser: {
      /** @description The name of a user */
      username?: string;
    };
    DrawnConfiguration: {
      /**
       * @description What it is checked for; `course` without it
       * @enum {string}
       */
      makes?: "course" | "template";
      /** @description The name of the regatta; `__` stands for `/` as well */
      regattaName?: string;
      /** @description The course template that this is based on */
      courseTemplateId?: string;
      /** @description An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageURL?: string;
      /** @description An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageUrl?: string;
      /** @description Of the course template */
      tags?: string[];
      /** @description Null takes the name of the race column */
      name: string | null;
      /** @description Without it, the name */
      shortName?: string;
      /** @description Every mark of the waypoints, and spare marks; at most 500 that are no marks of the regatta */
      markConfigurations: components["schemas"]["MarkConfiguration"][];
      /** @description The course in its order */
      waypoints: components["schemas"]["Waypoint"][];
      /** @description What is sailed once more with each further lap */
      optionalRepeatablePart?: {
        /** @description The first waypoint of the part */
        zeroBasedIndexOfRepeatablePartStart: number;
        /** @description The first waypoint after the part */
        zeroBasedIndexOfRepeatablePartEnd: number;
        /** @description How many times `waypoints` hold the part, one after the other */
        occurrences?: number | null;
      };
      numberOfLaps?: number;
      /** @description The name of the group that owns mark properties made by this request */
      markPropertiesGroupOwnership?: string;
    };
    DryRun: {
      /** @constant */
      dryRun: true;
      /** @description That the request would have without `dryRun` */
      status: number;
      /** @description The body that the answer would have, without secrets; null: it would be empty. Ids in it that are made anew are examples. */
      body: unknown;
      created: {
        /**
         * @description An object, or what belongs to the object of the type and the id
         * @enum {string}
         */
        what: "object" | "ownership" | "acl" | "membership" | "role" | "receivedGrants" | "raceColumn" | "course" | "mark" | "tag" | "preference" | "session";
        /** @description A type of objects */
        type?: string;
        /** @description As in a permission */
        id?: string;
        /** @description Of the thing: of a membership or a role, the name of the user */
        name?: string;
        /** @description The group that qualifies a role */
        groupId?: string;
      }[];
      changed: {
        /**
         * @description An object, or what belongs to the object of the type and the id
         * @enum {string}
         */
        what: "object" | "ownership" | "acl" | "membership" | "role" | "receivedGrants" | "raceColumn" | "course" | "mark" | "tag" | "preference" | "session";
        /** @description A type of objects */
        type?: string;
        /** @description As in a permission */
        id?: string;
        /** @description Of the thing: of a membership or a role, the name of the user */
        name?: string;
        /** @description The group that qualifies a role */
        groupId?: string;
        /** @description What about it would be another one */
        fields: string[];
      }[];
      deleted: {
        /**
         * @description An object, or what belongs to the object of the type and the id
         * @enum {string}
         */
        what: "object" | "ownership" | "acl" | "membership" | "role" | "receivedGrants" | "raceColumn" | "course" | "mark" | "tag" | "preference" | "session";
        /** @description A type of objects */
        type?: string;
        /** @description As in a permission */
        id?: string;
        /** @description Of the thing: of a membership or a role, the name of the user */
        name?: string;
        /** @description The group that qualifies a role */
        groupId?: string;
      }[];
      /** @description Whether the three lists hold everything: neither unreadable nor too long */
      complete: boolean;
    };
    EffectiveProperties: {
      name: string;
      shortName: string;
      /** @description `#RRGGBB` */
      color: string | null;
      shape: string | null;
      pattern: string | null;
      markType: string | null;
      tags?: string[];
    };
    Event: {
      id: string;
      name: string;
      /** @description Milliseconds since 1970 */
      startDate: number | null;
      /** @description Milliseconds since 1970 */
      endDate: number | null;
      description: null;
      officialWebsiteURL: null;
      baseURL: null;
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
      regatta: string | null;
      leaderboard: string | null;
      leaderboardGroups: unknown[];
      imageSizes: unknown[];
      images: unknown[];
      videos: unknown[];
      sailorsInfoWebsiteURLs: unknown[];
    };
    Explanation: {
      permission: string;
      /** @description Null: nobody is signed in */
      username: string | null;
      allowed: boolean;
      summary: string;
      /** @description Which one decided; null: withheld */
      rule: string | null;
      /** @description Null: withheld */
      because: string | null;
      /** @description In the order of the rules; null: withheld */
      trail: {
        /** @description A rule of docs/reference/permissions.md, such as `acl-denial` or `own-role` */
        rule: string;
        /** @description The first step that applies decides */
        applies: boolean;
        because: string;
        entry?: {
          groupId: string | null;
          actions: string[];
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
        };
        /** @description The one that permits it */
        permission?: string;
      }[] | null;
      /** @description What is not told, and to whom it is; null: nothing */
      withheld: string | null;
      /** @description Each alone would allow it; those that give the least power come first */
      changes: {
        sentences: string[];
        /** @description Whether the caller may make all of it */
        youMay: boolean;
        /** @description What to send, in this order; null for who may not read the object */
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
      /** @description Into the configuration, as in RFC 6901 */
      pointer: string;
      code: string;
      detail: string;
      suggestion?: string;
    };
    FreestyleProperties: {
      /** @description The name of the mark to create */
      name?: string | null;
      /** @description Without it, the name */
      shortName?: string | null;
      tag?: string[] | null;
      tags?: string[] | null;
      /**
       * @description In any case
       * @enum {string|null}
       */
      markType?: "" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT" | null;
      /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB` */
      color?: string | null;
      /**
       * @description For buoys; empty means none
       * @enum {string|null}
       */
      shape?: "" | "CYLINDER" | "CONICAL" | null;
      /**
       * @description For buoys; empty means none
       * @enum {string|null}
       */
      pattern?: "" | "CHECKERED" | null;
    };
    Group: {
      groupId: string;
      groupName: string;
      /** @description Whether members may leave the group by themselves. `false` is for a group that access control lists deny something to: leaving it would end the denial */
      membersMayLeave: boolean;
      /** @description The members whom the caller may read, up to 1,000; more by the `Link` header */
      users: string[];
      roles: components["schemas"]["GroupRole"][];
    };
    GroupChange: {
      /** @description Whether members may leave the group by themselves. `false` is for a group that access control lists deny something to: leaving it would end the denial */
      membersMayLeave: boolean;
    };
    GroupRole: {
      roleId: string;
      roleName: string;
      /** @description For everybody, instead of for the members alone */
      forAll: boolean;
    };
    Health: {
      /** @constant */
      status: "ok";
    };
    InputError: {
      /** @description Into a JSON body (RFC 6901) */
      pointer?: string;
      /** @description Of the path, the query or a form */
      parameter?: string;
      /** @description The rule that is broken */
      code: string;
      /** @description What would be right */
      detail: string;
      suggestion?: string;
    };
    LastChange: {
      /** @description Since the Unix epoch; 0: never */
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
      /** @description The name of the regatta, which is the same */
      regatta: string;
      /** @description All race columns in their order, whether or not their races are tracked */
      trackedRaces: components["schemas"]["ColumnOfLeaderboard"][];
    };
    Mark: {
      id: string;
      name: string;
      shortName: string;
      /** @description `#RRGGBB` */
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
      trackingDevices: {
        trackingDeviceType: string;
        /** @description SHA-256 of the name of the device, as pairs of hexadecimal digits */
        trackingDeviceHash: string;
        trackingDeviceMappedFromMillis: number;
        trackingDeviceMappedToMillis?: number;
      }[];
    };
    MarkConfiguration: {
      /** @description What waypoints call this entry; for this request only */
      id: string;
      /** @description The role of the mark, by its id */
      associatedRoleId?: string | null;
      /** @description The role of the mark, by its name. Must be a text without control or invisible characters */
      associatedRole?: string | null;
      /** @description Of the role that is made */
      associatedRoleShortName?: string | null;
      /** @description A mark of the regatta, used as it is */
      markId?: string | null;
      /** @description The mark template that the mark is made from */
      markTemplateId?: string | null;
      /** @description The mark properties that the mark is made from */
      markPropertiesId?: string | null;
      freestyleProperties?: components["schemas"]["FreestyleProperties"] | null;
      positioning?: components["schemas"]["Positioning"] | null;
      /** @description Write mark properties as well */
      storeToInventory?: boolean | null;
    };
    MarkProperties: {
      /** @description A UUID */
      id: string;
      name: string;
      shortName: string;
      /** @description `#RRGGBB` */
      color: string | null;
      shape: string | null;
      pattern: string | null;
      markType: string | null;
      tags: string[];
      hasDeviceUuid: boolean;
      latDeg?: number;
      lonDeg?: number;
      positioning: ({
        position: components["schemas"]["LastKnownPosition"];
      } | {
        trackingDeviceType: string;
        /** @description SHA-256 of the name of the device, as pairs of hexadecimal digits */
        trackingDeviceHash: string;
        /** @description For callers with UPDATE on the mark properties alone */
        device_identifier?: {
          id: string;
          type: string;
          stringRepresentation: string;
        };
      }) | null;
      lastKnownPosition?: components["schemas"]["LastKnownPosition"];
    };
    MarkPropertiesChange: {
      /** @description The name. Must be a text without control or invisible characters */
      name: string;
      /** @description Without it, the name. Must be a text without control or invisible characters */
      shortName?: string;
      /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB` */
      color?: string;
      /**
       * @description Of a buoy; in any case
       * @enum {string}
       */
      shape?: "CYLINDER" | "CONICAL";
      /**
       * @description Of a buoy; in any case
       * @enum {string}
       */
      pattern?: "CHECKERED";
      /**
       * @description In any case
       * @enum {string}
       */
      markType?: "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT";
      tags?: string[];
    };
    MarkPropertiesPositioning: {
      /**
       * Format: uuid
       * @description The phone that is on the mark
       */
      deviceUuid?: string;
      latDeg?: number;
      lonDeg?: number;
    };
    MarkRole: {
      /** @description A UUID */
      id: string;
      name: string;
      shortName: string;
    };
    MarkTemplate: {
      /** @description A UUID */
      id: string;
      name: string;
      shortName: string;
      /** @description `#RRGGBB` */
      color: string | null;
      shape: string | null;
      pattern: string | null;
      markType: string | null;
    };
    Marks: {
      marks: components["schemas"]["Mark"][];
    };
    NamedGroup: {
      groupId: string;
      groupName: string;
      /** @description Whether members may leave the group by themselves. `false` is for a group that access control lists deny something to: leaving it would end the denial */
      membersMayLeave: boolean;
    };
    NewAclEntry: {
      /** @description The group that the entry is for; null: everybody */
      groupId: string | null;
      actions: string[];
    };
    NewCourse: {
      /** @description The course template that this is based on */
      courseTemplateId?: string;
      /** @description Null takes the name of the race column */
      name: string | null;
      /** @description Without it, the name */
      shortName?: string;
      /** @description Every mark of the waypoints, and spare marks; at most 500 that are no marks of the regatta */
      markConfigurations: components["schemas"]["MarkConfiguration"][];
      /** @description The course in its order */
      waypoints: components["schemas"]["Waypoint"][];
      /** @description What is sailed once more with each further lap */
      optionalRepeatablePart?: {
        /** @description The first waypoint of the part */
        zeroBasedIndexOfRepeatablePartStart: number;
        /** @description The first waypoint after the part */
        zeroBasedIndexOfRepeatablePartEnd: number;
        /** @description How many times `waypoints` hold the part, one after the other */
        occurrences?: number | null;
      };
      numberOfLaps?: number;
      /** @description The name of the group that owns mark properties made by this request */
      markPropertiesGroupOwnership?: string;
    };
    NewCourseTemplate: {
      /** @description The name of the regatta; `__` stands for `/` as well */
      regattaName?: string;
      /** @description An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageURL?: string;
      /** @description An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageUrl?: string;
      /** @description Of the course template */
      tags?: string[];
      /** @description The name of the course. Must be a text without control or invisible characters */
      name: string;
      /** @description Without it, the name */
      shortName?: string;
      /** @description Every mark of the waypoints, and spare marks; at most 500 that are no marks of the regatta */
      markConfigurations: components["schemas"]["MarkConfiguration"][];
      /** @description The course in its order */
      waypoints: components["schemas"]["Waypoint"][];
      /** @description What is sailed once more with each further lap */
      optionalRepeatablePart?: {
        /** @description The first waypoint of the part */
        zeroBasedIndexOfRepeatablePartStart: number;
        /** @description The first waypoint after the part */
        zeroBasedIndexOfRepeatablePartEnd: number;
        /** @description How many times `waypoints` hold the part, one after the other */
        occurrences?: number | null;
      };
      numberOfLaps?: number;
      /** @description The name of the group that owns mark properties made by this request */
      markPropertiesGroupOwnership?: string;
    };
    NewDefaultGroup: {
      /** @description The id of the group. Must be a UUID */
      tenantGroup: string;
    };
    NewEvent: {
      /** @description The name of the event, and of its regatta and leaderboard; no two regattas have the same one, also not with `__` for `/`. Without it a name is made. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      eventName?: string;
      /** @description Where it takes place; required, unless `venuelat` and `venuelng` say it. A place whose name is empty has no name. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      venuename?: string;
      /** @description Latitude in degrees */
      venuelat?: number;
      /** @description Longitude in degrees */
      venuelng?: number;
      /** @description The class of the boats. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      boatclassname?: string;
      /**
       * @description Whether competitors may register themselves; `CLOSED` if absent
       * @enum {string}
       */
      competitorRegistrationType?: "CLOSED" | "OPEN_UNMODERATED" | "OPEN_MODERATED";
      /** @description The secret of the registration link of the regatta. Without it, a regatta that is open for registration gets a random one */
      secret?: string;
      /**
       * @description How boats are compared; `ONE_DESIGN` if absent
       * @enum {string}
       */
      rankingMetric?: "ONE_DESIGN" | "TIME_ON_TIME_AND_DISTANCE" | "ORC_PERFORMANCE_CURVE" | "ORC_PERFORMANCE_CURVE_BY_IMPLIED_WIND" | "ORC_PERFORMANCE_CURVE_LEADER_FOR_BASELINE";
      /** @description Race columns R1, R2 and so on, in the first series; none if absent */
      numberofraces?: number;
      /** @description `false`: the event alone, without regatta and leaderboard */
      createregatta?: boolean;
      /** @description Accepted for existing clients: no group is made */
      createleaderboardgroup?: boolean;
      /** @description When it begins; in UTC unless it names another zone. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
      startdate?: string;
      /** @description The same in milliseconds since 1970 */
      startdateasmillis?: number;
      /** @description When it ends; in UTC unless it names another zone. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
      enddate?: string;
      /** @description The same in milliseconds since 1970 */
      enddateasmillis?: number;
      /** @description Everybody may read event, regatta and leaderboard, if absent */
      ispublic?: boolean;
      /** @description If absent, one series `Default` with one fleet `Default` */
      series?: components["schemas"]["NewSeries"][];
    };
    NewEventForm: {
      /** @description The name of the event, and of its regatta and leaderboard; no two regattas have the same one, also not with `__` for `/`. Without it a name is made. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      eventName?: string;
      /** @description Where it takes place; required, unless `venuelat` and `venuelng` say it. A place whose name is empty has no name. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      venuename?: string;
      /** @description Latitude in degrees */
      venuelat?: number;
      /** @description Longitude in degrees */
      venuelng?: number;
      /** @description The class of the boats. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      boatclassname?: string;
      /**
       * @description Whether competitors may register themselves; `CLOSED` if absent
       * @enum {string}
       */
      competitorRegistrationType?: "CLOSED" | "OPEN_UNMODERATED" | "OPEN_MODERATED";
      /** @description The secret of the registration link of the regatta. Without it, a regatta that is open for registration gets a random one */
      secret?: string;
      /**
       * @description How boats are compared; `ONE_DESIGN` if absent
       * @enum {string}
       */
      rankingMetric?: "ONE_DESIGN" | "TIME_ON_TIME_AND_DISTANCE" | "ORC_PERFORMANCE_CURVE" | "ORC_PERFORMANCE_CURVE_BY_IMPLIED_WIND" | "ORC_PERFORMANCE_CURVE_LEADER_FOR_BASELINE";
      /** @description Race columns R1, R2 and so on, in the first series; none if absent */
      numberofraces?: number;
      /** @description `false`: the event alone, without regatta and leaderboard */
      createregatta?: boolean;
      /** @description Accepted for existing clients: no group is made */
      createleaderboardgroup?: boolean;
      /** @description When it begins; in UTC unless it names another zone. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
      startdate?: string;
      /** @description The same in milliseconds since 1970 */
      startdateasmillis?: number;
      /** @description When it ends; in UTC unless it names another zone. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
      enddate?: string;
      /** @description The same in milliseconds since 1970 */
      enddateasmillis?: number;
      /** @description Everybody may read event, regatta and leaderboard, if absent */
      ispublic?: boolean;
    };
    NewGroup: {
      /** @description The name of a group; no two groups have the same one. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      groupName: string;
      /** @description Whether members may leave the group by themselves. `false` is for a group that access control lists deny something to: leaving it would end the denial; by default true */
      membersMayLeave?: boolean;
    };
    NewGroupRole: {
      /** @description For everybody, instead of for the members alone; also as a text. Must be true or false, also as a text */
      forAll?: boolean | "true" | "false";
    };
    NewInventoryCourseTemplate: {
      /**
       * Format: uuid
       * @description Chosen by the client; without it one is made
       */
      id?: string;
      /** @description The name. Must be a text without control or invisible characters */
      name: string;
      /** @description Without it, the name. Must be a text without control or invisible characters */
      shortName?: string;
      tags?: string[];
      /** @description An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageUrl?: string;
      /** @description An http or https URL without blanks, without invisible characters, and without a user name */
      optionalImageURL?: string;
      defaultNumberOfLaps?: number;
      /** @description Mark templates that exist */
      allMarkTemplates?: {
        /** Format: uuid */
        id: string;
        /**
         * Format: uuid
         * @description The role that it plays, in `allMarkRoles`
         */
        associatedMarkRoleId?: string;
      }[];
      /** @description Roles that exist, no two with the same name */
      allMarkRoles?: {
        /** Format: uuid */
        id: string;
        /**
         * Format: uuid
         * @description Required, unless the mark template names the role
         */
        associatedMarkTemplateId?: string;
      }[];
      /** @description The course in its order */
      waypoints: {
        /** @enum {string} */
        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
        markRoleIds: string[];
        /** @description Of a pair of marks */
        controlPointName?: string | null;
        /** @description Of a pair of marks */
        controlPointShortName?: string | null;
      }[];
      optionalRepeatablePart?: {
        /** @description The first waypoint of the part */
        zeroBasedIndexOfRepeatablePartStart: number;
        /** @description The first waypoint after the part */
        zeroBasedIndexOfRepeatablePartEnd: number;
      };
    };
    NewMark: {
      regattaName: string;
      /** @description The name of the mark. Must be a text without control or invisible characters */
      markName: string;
      /** @description The short name; without it and `shortName`, the name. Must be a text without control or invisible characters */
      markShortName?: string;
      /** @description The same as `markShortName`, which counts first. Must be a text without control or invisible characters */
      shortName?: string;
      /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB` */
      color?: string;
      /**
       * @description The type of the mark, in any case
       * @enum {string}
       */
      type?: "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT";
      /**
       * @description Of a buoy; in any case
       * @enum {string}
       */
      shape?: "CYLINDER" | "CONICAL";
      /**
       * @description Of a buoy; in any case
       * @enum {string}
       */
      pattern?: "CHECKERED";
      /**
       * Format: uuid
       * @description What the mark is like
       */
      markTemplateId?: string;
      /**
       * Format: uuid
       * @description The same as `markTemplateId`, which counts first
       */
      originatingMarkTemplateId?: string;
      /**
       * Format: uuid
       * @description Which mark it is; its look counts before that
       */
      markPropertiesId?: string;
      /**
       * Format: uuid
       * @description The same as `markPropertiesId`, which counts first
       */
      originatingMarkPropertiesId?: string;
      /**
       * Format: uuid
       * @description Chosen by the client; without it one is made
       */
      id?: string;
    };
    NewMarkProperties: {
      /**
       * Format: uuid
       * @description Chosen by the client; without it one is made
       */
      id?: string;
      /** @description The name. Must be a text without control or invisible characters */
      name: string;
      /** @description Without it, the name. Must be a text without control or invisible characters */
      shortName?: string;
      /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB` */
      color?: string;
      /**
       * @description Of a buoy; in any case
       * @enum {string}
       */
      shape?: "CYLINDER" | "CONICAL";
      /**
       * @description Of a buoy; in any case
       * @enum {string}
       */
      pattern?: "CHECKERED";
      /**
       * @description In any case
       * @enum {string}
       */
      markType?: "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT";
      tags?: string[];
      /**
       * Format: uuid
       * @description The phone that is on the mark
       */
      deviceUuid?: string;
      latDeg?: number;
      lonDeg?: number;
    };
    NewMarkRole: {
      /**
       * Format: uuid
       * @description Chosen by the client; without it one is made
       */
      id?: string;
      /** @description The name. Must be a text without control or invisible characters */
      name: string;
      /** @description Without it, the name. Must be a text without control or invisible characters */
      shortName?: string;
    };
    NewMarkTemplate: {
      /**
       * Format: uuid
       * @description Chosen by the client; without it one is made
       */
      id?: string;
      /** @description The name. Must be a text without control or invisible characters */
      name: string;
      /** @description Without it, the name. Must be a text without control or invisible characters */
      shortName?: string;
      /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB` */
      color?: string;
      /**
       * @description Of a buoy; in any case
       * @enum {string}
       */
      shape?: "CYLINDER" | "CONICAL";
      /**
       * @description Of a buoy; in any case
       * @enum {string}
       */
      pattern?: "CHECKERED";
      /**
       * @description In any case
       * @enum {string}
       */
      markType?: "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT";
    };
    NewPassword: {
      /** @description The name of a user */
      username?: string;
      /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name */
      password?: string;
    };
    NewRaceColumns: {
      /** @description What stands before the numbers; `R` if absent. Must be a text without control or invisible characters, and without blanks at its beginning */
      prefix?: string;
      /** @description How many race columns; 1 if absent */
      numberofraces?: number;
      /** @description How many race columns; 1 if absent */
      numberOfRaces?: number;
      /** @description The name of the series; may be absent where there is only one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      toseries?: string;
    };
    NewRole: {
      /** @description The name of the role. Must be a text without control or invisible characters */
      roleName: string;
    };
    NewSeries: {
      /** @description The name of the series. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      name: string;
      fleets: string[];
    };
    NewSshKey: {
      /** @description The region of the hosts, for example `eu-west-1`. Must be a text without control or invisible characters */
      region: string;
      /** @description The name of the key, once in its region. Must be a text without control or invisible characters */
      key_name: string;
      /** @description One line as in an `id_ed25519.pub`: algorithm, data in Base64, comment */
      public_key: string;
      /** @description Kept, and never shown */
      encrypted_private_key?: string;
    };
    NewTag: {
      /** @description A UUID */
      id?: string;
      /** @description The title */
      tag: string;
      /** @description The moment of the race: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00, or `now`. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00, or `now` */
      raceTimepoint: number | string;
      /** @description More than the title */
      comment?: string;
      /** @description Shown to the author, and to holders of `LEADERBOARD:UPDATE` for the leaderboard */
      hiddenInfo?: string;
      /** @description The URL of a picture; it is never fetched. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name */
      image?: string;
      /** @description The URL of a smaller form of the picture; it is never fetched. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name */
      resizedImage?: string;
      /** @description Visible for who may read the leaderboard; else for the author alone. Or as text, where an empty one means `false` */
      public?: boolean | string;
    };
    NewUser: {
      /** @description The name of a user */
      username?: string;
      /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name */
      password?: string;
      /** @description An e-mail address, or empty; several users may share one. Must be an e-mail address, or empty */
      email?: string;
      /** @description The full name */
      fullName?: string;
      /** @description The company or the club */
      company?: string;
    };
    OpenApi: {
      openapi: string;
      paths: {
        [key: string]: unknown;
      };
    } & {
      [key: string]: unknown;
    };
    OptionalCredentials: {
      /** @description The name of a user */
      username?: string;
      /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name */
      password?: string;
      /** @description Makes the session last 30 days instead of one */
      rememberMe?: boolean;
    };
    OwnGroups: {
      groupsUserIsPartOf: components["schemas"]["NamedGroup"][];
      /** @description The one that owns what the caller creates */
      defaultGroupId: string | null;
    };
    Ownership: {
      objectType: string;
      /** @description The type-relative id, encoded */
      objectId: string;
      groupId: string | null;
      username: string | null;
      displayName: string | null;
    };
    OwnershipChange: {
      /** @description The owning group; absent leaves it as it is, null takes it away */
      groupId?: string | null;
      /** @description The owning user; absent leaves it as it is, null takes it away */
      username?: string | null;
      /** @description A name for people to read. Must be a text without control or invisible characters */
      displayName?: string | null;
    };
    PermissionAnswer: {
      permission: string;
      granted: boolean;
    };
    /** @description A position, else a device; `{}` and null leave everything as it is */
    Positioning: {
      position?: {
        latitude_deg: number;
        longitude_deg: number;
      } | null;
      device_identifier?: {
        /** @description For a phone its UUID */
        id: string;
        /** @description `smartphoneUUID` for a phone */
        type: string;
        /** @description Without it, the id */
        stringRepresentation?: string | null;
      } | null;
      /**
       * Format: uuid
       * @description A phone, in short
       */
      deviceUUID?: string | null;
    };
    Preferences: {
      /** @description Of all preferences of the caller, in order */
      keys: string[];
    };
    Problem: {
      /** @description Where the failure is explained */
      type: string;
      /** @description What went wrong, for people */
      title: string;
      /** @description The status of the answer */
      status: number;
      /** @description What went wrong this time */
      detail: string;
      /** @description The path of the request */
      instance: string;
      /** @description What went wrong, for programs: it never changes its meaning */
      code: string;
      /** @description Also in the header `X-Request-Id`, and in the log */
      requestId: string;
      /** @description The permission that was missing */
      permission?: string;
      /** @description Where it is explained why, and what would help */
      explanation?: string;
      /** @description All that is wrong with the input, up to 50 */
      errors?: components["schemas"]["InputError"][];
      /** @description For existing clients: the same as `detail` */
      message?: string;
      /** @description For existing clients, for example `REGATTA_ALREADY_EXISTS` */
      errorCodeName?: string;
      /** @description For existing clients: its number */
      errorCode?: number;
      /** @description For existing clients: `false` */
      responseStatus?: string;
      /** @description For existing clients */
      responseMessage?: string;
    };
    Race: {
      /** @description The name of the race column */
      name: string;
      isMedalRace: boolean;
      courseAreaId: string;
      /** @description The same as `isTracking` */
      isLive: boolean;
      /** @description Tracking was started, and perhaps stopped again */
      isTracked: boolean;
      /** @description Tracking was started, and not stopped */
      isTracking: boolean;
      /** @description Names the race among the tracked races of the regatta; null: tracking was never started */
      trackedRaceName: string | null;
      /** @description The id of the tracked race; stopping and starting again do not change it */
      raceId?: string;
      hasGpsData: boolean;
      hasWindData: boolean;
    };
    RaceColumn: {
      seriesname: string;
      racename: string;
    };
    RaceOfRegatta: {
      /** @description The name of the tracked race */
      name: string;
      /** @description The id of the tracked race; stopping and starting again do not change it */
      id: string;
      seriesName: string;
      raceColumnName: string;
      fleetName: string;
      /** @description Tracking was started, and perhaps stopped again */
      isTracked: boolean;
      /** @description Tracking was started, and not stopped */
      isTracking: boolean;
    };
    RacesOfRegatta: {
      /** @description The name of the regatta */
      regatta: string;
      /** @description The same */
      name: string;
      /** @description The races that were ever tracked, in the order of the race columns, then of the fleets. All race columns are in `series` of the regatta */
      races: components["schemas"]["RaceOfRegatta"][];
    };
    ReadableGroups: {
      readableGroups: components["schemas"]["NamedGroup"][];
    };
    Regatta: {
      name: string;
      eventId: string;
      /** @description Milliseconds since 1970 */
      startDate: number | null;
      /** @description Milliseconds since 1970 */
      endDate: number | null;
      boatclass: string | null;
      scoringSystem: string;
      /** @description `ONE_DESIGN` unless the event says otherwise */
      rankingMetric: string;
      /** @description At least one */
      courseAreaIds: string[];
      canBoatsOfCompetitorsChangePerRace: boolean;
      competitorRegistrationType: string;
      /** @description The secret of the registration link, for those who may UPDATE the regatta; null: it has none. Lists of regattas do not have it */
      registrationLinkSecret?: string | null;
      useStartTimeInference: boolean;
      controlTrackingFromStartAndFinishTimes: boolean;
      autoRestartTrackingUponCompetitorSetChange: boolean;
      series: components["schemas"]["Series"][];
    };
    RemovedRaceColumn: {
      /** @description The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      racecolumn: string;
    };
    RevokedMark: {
      /** @description The name of the regatta */
      regattaName: string;
      /** @description The id of the mark. Must be a UUID */
      markId: string;
    };
    Role: {
      id: string;
      name: string;
      permissions: string[];
      /** @description The same as `id`, for existing clients */
      roleId: string;
      /** @description The same as `name`, for existing clients */
      roleName: string;
    };
    RoleChange: {
      /** @description The name of the role. Must be a text without control or invisible characters */
      roleName?: string;
      /** @description A set: it replaces the permissions that the role holds now */
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
      /** @description The names of the race columns, in order */
      races: string[];
      trackedRaces: {
        fleets: {
          /** @description The name of the fleet */
          name: string;
          /** @description In the order of the race columns */
          races: components["schemas"]["Race"][];
        }[];
      };
    };
    SshKey: {
      name: string;
      regionId: string;
      creatorName: string;
      creationTimeMillis: number;
      /** @description In the form of OpenSSH, with its comment */
      publicKey: string;
      algorithm: string;
      /** @description As `ssh-keygen -l` shows it: `SHA256:...` */
      fingerprint: string;
      comment: string;
    };
    SshKeyReference: {
      /** @description The region of the hosts, for example `eu-west-1`. Must be a text without control characters */
      region?: string;
      /** @description The name of the key, once in its region. Must be a text without control characters */
      key_name?: string;
    };
    StoppedRace: {
      regatta: string;
      /** @description The name of the tracked race */
      race: string;
    };
    Subject: {
      /** @description The user name */
      principal: string | null;
      authenticated: boolean;
      /** @description Whether the session is a long-lived one */
      remembered: boolean;
    };
    Tag: {
      /** @description Stays the same when the tag is changed */
      id: string;
      /** @description The title */
      tag: string;
      comment: string;
      /** @description Shown to the author, and to holders of `LEADERBOARD:UPDATE` for the leaderboard */
      hiddenInfo?: string;
      /** @description A URL, or empty */
      image: string;
      /** @description A URL, or empty */
      resized_image: string;
      /** @description The author */
      username: string;
      public: boolean;
      /** @description In milliseconds since 1970 */
      raceTimepoint: number;
      /** @description When it was made or last changed, in milliseconds since 1970 */
      createdAt: number;
    };
    TagChange: {
      /** @description The tag that is meant: an object in a JSON body, else JSON text. Its `id` is enough; without it, all that is not the default of a new tag */
      tag_json: {
        /** @description A UUID */
        id?: string;
        /** @description The title */
        tag?: string;
        /** @description More than the title */
        comment?: string;
        /** @description Shown to the author, and to holders of `LEADERBOARD:UPDATE` for the leaderboard */
        hiddenInfo?: string;
        image?: string;
        /** @description The name of a user */
        username?: string;
        /** @description Visible for who may read the leaderboard; else for the author alone. Or as text, where an empty one means `false` */
        public?: boolean | string;
        /** @description The moment of the race: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00 */
        raceTimepoint?: number | string;
      };
      /** @description The title */
      tag?: string;
      /** @description More than the title */
      comment?: string;
      /** @description Shown to the author, and to holders of `LEADERBOARD:UPDATE` for the leaderboard */
      hiddenInfo?: string;
      /** @description The URL of a picture; it is never fetched. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name */
      image?: string;
      /** @description The URL of a smaller form of the picture; it is never fetched. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name */
      resizedImage?: string;
      /** @description Visible for who may read the leaderboard; else for the author alone. Or as text, where an empty one means `false` */
      public?: boolean | string;
    };
    TagReference: {
      /** @description The tag that is meant: an object in a JSON body, else JSON text. Its `id` is enough; without it, all that is not the default of a new tag */
      tag_json?: {
        /** @description A UUID */
        id?: string;
        /** @description The title */
        tag?: string;
        /** @description More than the title */
        comment?: string;
        /** @description Shown to the author, and to holders of `LEADERBOARD:UPDATE` for the leaderboard */
        hiddenInfo?: string;
        image?: string;
        /** @description The name of a user */
        username?: string;
        /** @description Visible for who may read the leaderboard; else for the author alone. Or as text, where an empty one means `false` */
        public?: boolean | string;
        /** @description The moment of the race: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00 */
        raceTimepoint?: number | string;
      };
    };
    TrackingDevice: {
      trackingDeviceType: string;
      /** @description SHA-256 of the name of the device, as pairs of hexadecimal digits */
      trackingDeviceHash: string;
      trackingDeviceMappedFromMillis?: number;
      trackingDeviceMappedToMillis?: number;
      trackingDeviceLastKnownPosition?: components["schemas"]["LastKnownPosition"];
    };
    TrackingStart: {
      /** @description The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      race_column: string;
      /** @description The name of the fleet; may be absent where there is only one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      fleet?: string;
      /** @description What the race is called, if it was never tracked before. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      tracked_race_name?: string;
    };
    TrackingStarted: {
      /** @description Whether the race was never tracked before */
      addeddenotation: boolean;
      regatta: string;
    };
    TrackingStop: {
      /** @description Only races of this race column; otherwise of all of them */
      race_column?: string;
      /** @description Only races of this fleet; otherwise of all of them */
      fleet?: string;
    };
    User: {
      username: string;
      /** @description Only for the user and for administrators */
      access_token?: string;
      email: string | null;
      fullName: string | null;
      /** @description The same as `fullName`, for existing clients */
      fullname: string | null;
      company: string | null;
    };
    UserChange: {
      /** @description The name of a user */
      username: string;
      /** @description An e-mail address, or empty; several users may share one. Must be an e-mail address, or empty */
      email: string;
      /** @description The full name */
      fullName: string;
      /** @description The company or the club */
      company: string;
      /** @description Not set here, but by change_password */
      password?: unknown;
    };
    UserChangeForm: {
      /** @description The name of a user */
      username: string;
      /** @description An e-mail address, or empty; several users may share one. Must be an e-mail address, or empty */
      email: string;
      /** @description The full name */
      fullName: string;
      /** @description The company or the club */
      company: string;
    };
    Waypoint: {
      /**
       * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
       * @enum {string}
       */
      passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
      markConfigurationIds: string[];
      /** @description Of a pair of marks */
      controlPointName?: string | null;
      /** @description Of a pair of marks */
      controlPointShortName?: string | null;
    };
  };
  responses: {
    /**
     * @description `already-exists`: There is one already
     *
     *     `conflict`: Somebody else changed it at the same time
     *
     *     `request-in-progress`: The same request is being done
     */
    AlreadyExistsOrConflictOrRequestInProgress: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 409;
          /** @enum {unknown} */
          code?: "already-exists" | "conflict" | "request-in-progress";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** @description `conflict`: Somebody else changed it at the same time */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 409;
          /** @enum {unknown} */
          code?: "conflict";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * @description `conflict`: Somebody else changed it at the same time
     *
     *     `request-in-progress`: The same request is being done
     */
    ConflictOrRequestInProgress: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 409;
          /** @enum {unknown} */
          code?: "conflict" | "request-in-progress";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * @description `conflict`: Somebody else changed it at the same time
     *
     *     `request-in-progress`: The same request is being done
     *
     *     `last-administrator`: Nobody would be left to administer the service
     */
    ConflictOrRequestInProgressOrLastAdministrator: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 409;
          /** @enum {unknown} */
          code?: "conflict" | "request-in-progress" | "last-administrator";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * @description `conflict`: Somebody else changed it at the same time
     *
     *     `request-in-progress`: The same request is being done
     *
     *     `needed-role`: The service does not work without this role
     */
    ConflictOrRequestInProgressOrNeededRole: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 409;
          /** @enum {unknown} */
          code?: "conflict" | "request-in-progress" | "needed-role";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** @description `cross-site`: Refused because another site sent it */
    CrossSite: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 403;
          /** @enum {unknown} */
          code?: "cross-site";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** @description `forbidden`: Not permitted */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 403;
          /** @enum {unknown} */
          code?: "forbidden";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * @description `forbidden`: Not permitted
     *
     *     `cross-site`: Refused because another site sent it
     */
    ForbiddenOrCrossSite: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 403;
          /** @enum {unknown} */
          code?: "forbidden" | "cross-site";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** @description `idempotency-key-reused`: The key was sent with another request */
    IdempotencyKeyReused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 422;
          /** @enum {unknown} */
          code?: "idempotency-key-reused";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** @description `internal`: An error of the service */
    Internal: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 500;
          /** @enum {unknown} */
          code?: "internal";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** @description `invalid-credentials`: The credentials are not valid */
    InvalidCredentials: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 401;
          /** @enum {unknown} */
          code?: "invalid-credentials";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** @description `malformed-request`: The request cannot be read */
    MalformedRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 400;
          /** @enum {unknown} */
          code?: "malformed-request";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * @description `malformed-request`: The request cannot be read
     *
     *     `invalid-input`: The input breaks a rule
     */
    MalformedRequestOrInvalidInput: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 400;
          /** @enum {unknown} */
          code?: "malformed-request" | "invalid-input";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * @description `malformed-request`: The request cannot be read
     *
     *     `invalid-input`: The input breaks a rule
     *
     *     `unknown-reference`: The input does not fit what there is
     */
    MalformedRequestOrInvalidInputOrUnknownReference: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 400;
          /** @enum {unknown} */
          code?: "malformed-request" | "invalid-input" | "unknown-reference";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * @description `mark-in-use`: A course uses the mark
     *
     *     `conflict`: Somebody else changed it at the same time
     *
     *     `request-in-progress`: The same request is being done
     */
    MarkInUseOrConflictOrRequestInProgress: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 409;
          /** @enum {unknown} */
          code?: "mark-in-use" | "conflict" | "request-in-progress";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** @description `method-not-allowed`: The path does not know this method */
    MethodNotAllowed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 405;
          /** @enum {unknown} */
          code?: "method-not-allowed";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** @description `not-found`: Not found */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 404;
          /** @enum {unknown} */
          code?: "not-found";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** @description `not-one-object`: The permission must name one object */
    NotOneObject: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 412;
          /** @enum {unknown} */
          code?: "not-one-object";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** @description `precondition-failed`: The condition of the request does not hold */
    PreconditionFailed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 412;
          /** @enum {unknown} */
          code?: "precondition-failed";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * @description `precondition-failed`: The condition of the request does not hold
     *
     *     `user-not-acceptable`: The user cannot be made or changed like this
     */
    PreconditionFailedOrUserNotAcceptable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 412;
          /** @enum {unknown} */
          code?: "precondition-failed" | "user-not-acceptable";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** @description `too-large`: The request is too large */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 413;
          /** @enum {unknown} */
          code?: "too-large";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** @description `too-many-requests`: Too many requests in a minute */
    TooManyRequests: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 429;
          /** @enum {unknown} */
          code?: "too-many-requests";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /**
     * @description `unauthenticated`: Sign in first
     *
     *     `invalid-credentials`: The credentials are not valid
     */
    UnauthenticatedOrInvalidCredentials: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 401;
          /** @enum {unknown} */
          code?: "unauthenticated" | "invalid-credentials";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** @description `unavailable`: The service cannot answer for the moment */
    Unavailable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 503;
          /** @enum {unknown} */
          code?: "unavailable";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
    /** @description `unsupported-media-type`: The body has a media type that is not read here */
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] & {
          /** @constant */
          status?: 415;
          /** @enum {unknown} */
          code?: "unsupported-media-type";
        };
        "text/plain": string;
        "text/html": string;
      };
    };
  };
  parameters: {
    /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
    "Idempotency-Key": string;
    /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
    "If-Match": string;
    /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
    "If-None-Match": string;
    /** @description An id of the request, which the answer carries too */
    "X-Request-Id": string;
    /** @description Copy to all races, or to none when one of them cannot get it. Here or in the body */
    allOrNone: boolean;
    /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`. Here or in the body */
    color: string;
    /** @description More than the title. Here or in the body */
    comment: string;
    /** @description The company or the club. Here or in the body */
    company: string;
    /** @description Where to go on, from the `Link` of the last page */
    cursor: string;
    /** @description Here or in the body */
    defaultNumberOfLaps: number;
    /** @description The phone that is on the mark. Here or in the body */
    deviceUuid: string;
    /** @description A name for people to read. Must be a text without control or invisible characters. Here or in the body */
    displayName: string | null;
    /** @description With `true`, nothing is stored: the answer says what the request would do */
    dryRun: boolean;
    /** @description An e-mail address, or empty; several users may share one. Must be an e-mail address, or empty. Here or in the body */
    email: string;
    /** @description The full name. Here or in the body */
    fullName: string;
    /** @description Shown to the author, and to holders of `LEADERBOARD:UPDATE` for the leaderboard. Here or in the body */
    hiddenInfo: string;
    /** @description The URL of a picture; it is never fetched. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
    image: string;
    /** @description The key of a preference */
    key: string;
    /** @description The same as `numberOfLaps` */
    laps: number;
    /** @description Here or in the body */
    latDeg: number;
    /** @description Here or in the body */
    lonDeg: number;
    /** @description What it is checked for; `course` without it. Here or in the body */
    makes: "course" | "template";
    /** @description The name of the group that owns mark properties made by this request. Here or in the body */
    markPropertiesGroupOwnership: string;
    /** @description In any case. Here or in the body */
    markType: "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT";
    /** @description The type of an object, for example `EVENT`; types of other programs work too */
    objectType: string;
    /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
    optionalImageURL: string;
    /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
    optionalImageUrl: string;
    /** @description Of a buoy; in any case. Here or in the body */
    pattern: "CHECKERED";
    /** @description Visible for who may read the leaderboard; else for the author alone. Or as text, where an empty one means `false`. Here or in the body */
    public: boolean | string;
    /** @description The role counts only for what this group owns. Here or in the body */
    qualifying_group_id: string | "";
    /** @description The role counts only for what this user owns. Here or in the body */
    qualifying_username: string;
    /** @description The name of the race column */
    raceColumn: string;
    /** @description The URL of a smaller form of the picture; it is never fetched. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
    resizedImage: string;
    /** @description The name of the role. Must be a text without control or invisible characters. Here or in the body */
    roleName: string;
    /** @description A UUID. Here or in the body */
    role_definition_id: string;
    /** @description Of a buoy; in any case. Here or in the body */
    shape: "CYLINDER" | "CONICAL";
    /** @description Only tags of this moment of the race and later */
    since: number;
    /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
    tenantGroupId: string;
    /** @description Whether the user may pass on what the role holds; by default yes. Here or in the body */
    transitive: boolean;
    /** @description `public`, `private` or `both`, which is the default; in any case. Must be `public`, `private` or `both` */
    visibility: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  evaluateAccess: {
    parameters: {
      query?: {
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description An id of the request, which the answer carries too */
        "X-Request-Id"?: components["parameters"]["X-Request-Id"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["AccessEvaluation"];
        "application/x-www-form-urlencoded": components["schemas"]["AccessEvaluation"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description An id of the request, which the answer carries too */
        "X-Request-Id"?: components["parameters"]["X-Request-Id"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["AccessEvaluations"];
        "application/x-www-form-urlencoded": components["schemas"]["AccessEvaluationsForm"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  copyCourseUnderApi: {
    parameters: {
      query?: {
        /** @description Of all copies; as many as the course has without it. Here or in the body */
        numberOfLaps?: number;
        /** @description Copy to all races, or to none when one of them cannot get it. Here or in the body */
        allOrNone?: components["parameters"]["allOrNone"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** @description The name of the race column */
        raceColumn: components["parameters"]["raceColumn"];
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["CourseCopy"];
      };
    };
    responses: {
      /** @description In the order of the targets, then of the fleets */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            regattaName: string;
            raceColumn: string;
            /** @description Null when all fleets were meant and nothing was copied */
            fleet: string | null;
            /** @enum {string} */
            status: "copied" | "unchanged" | "failed";
            problem?: {
              /** @description A code of docs/reference/errors.md */
              code: string;
              detail: string;
              /** @description The permission that was missing */
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
        /** @description The course template that this is based on. Here or in the body */
        courseTemplateId?: string;
        /** @description Null takes the name of the race column. Here or in the body */
        name?: string | null;
        /** @description Without it, the name. Here or in the body */
        shortName?: string;
        /** @description Here or in the body */
        numberOfLaps?: number;
        /** @description The name of the group that owns mark properties made by this request. Here or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** @description The name of the race column */
        raceColumn: components["parameters"]["raceColumn"];
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** @description At most 4096 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCourse"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The name of the regatta; `__` stands for `/` as well. Here or in the body */
        regattaName?: string;
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** @description Of the course template. Here or in the body */
        tags?: string[];
        /** @description The name of the course. Must be a text without control or invisible characters. Here or in the body */
        name?: string;
        /** @description Without it, the name. Here or in the body */
        shortName?: string;
        /** @description Here or in the body */
        numberOfLaps?: number;
        /** @description The name of the group that owns mark properties made by this request. Here or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 4096 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCourseTemplate"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description What it is checked for; `course` without it. Here or in the body */
        makes?: components["parameters"]["makes"];
        /** @description The name of the regatta; `__` stands for `/` as well. Here or in the body */
        regattaName?: string;
        /** @description The course template that this is based on. Here or in the body */
        courseTemplateId?: string;
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** @description Of the course template. Here or in the body */
        tags?: string[];
        /** @description Null takes the name of the race column. Here or in the body */
        name?: string | null;
        /** @description Without it, the name. Here or in the body */
        shortName?: string;
        /** @description Here or in the body */
        numberOfLaps?: number;
        /** @description The name of the group that owns mark properties made by this request. Here or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 4096 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["DrawnConfiguration"];
      };
    };
    responses: {
      /** @description A complete SVG document */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
      query?: never;
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** @description The name of the race column */
        raceColumn: components["parameters"]["raceColumn"];
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CourseConfiguration"];
          "image/svg+xml": string;
          "application/geo+json": Record<string, never>;
          "application/gpx+xml": string;
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description Instead of the default of the template */
        numberOfLaps?: number;
        /** @description The same as `numberOfLaps` */
        laps?: components["parameters"]["laps"];
        /** @description Whose marks take the places of the mark templates that they were made from */
        regattaName?: string;
      };
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The id of the course template */
        courseTemplateId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CourseConfiguration"];
          "image/svg+xml": string;
          "application/geo+json": Record<string, never>;
          "application/gpx+xml": string;
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description What it is checked for; `course` without it. Here or in the body */
        makes?: components["parameters"]["makes"];
        /** @description The name of the regatta; `__` stands for `/` as well. Here or in the body */
        regattaName?: string;
        /** @description The course template that this is based on. Here or in the body */
        courseTemplateId?: string;
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** @description Of the course template. Here or in the body */
        tags?: string[];
        /** @description Null takes the name of the race column. Here or in the body */
        name?: string | null;
        /** @description Without it, the name. Here or in the body */
        shortName?: string;
        /** @description Here or in the body */
        numberOfLaps?: number;
        /** @description The name of the group that owns mark properties made by this request. Here or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 4096 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["CheckedConfiguration"];
        "application/x-www-form-urlencoded": components["schemas"]["CheckedConfigurationForm"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
      query?: never;
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** @description The name of the race column */
        raceColumn: components["parameters"]["raceColumn"];
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of HTML */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/html": string;
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of HTML */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/html": string;
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description Its name, as the page names it */
        asset: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The text of the file */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  addSshKey: {
    parameters: {
      query?: {
        /** @description The region of the hosts, for example `eu-west-1`. Must be a text without control or invisible characters. Here or in the body */
        region?: string;
        /** @description The name of the key, once in its region. Must be a text without control or invisible characters. Here or in the body */
        key_name?: string;
        /** @description One line as in an `id_ed25519.pub`: algorithm, data in Base64, comment. Here or in the body */
        public_key?: string;
        /** @description Kept, and never shown. Here or in the body */
        encrypted_private_key?: string;
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewSshKey"];
        "application/x-www-form-urlencoded": components["schemas"]["NewSshKey"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The region of the hosts, for example `eu-west-1`. Must be a text without control characters */
        region: string;
        /** @description The name of the key, once in its region. Must be a text without control characters */
        key_name: string;
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description Instead of the query, or a part of it. At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["SshKeyReference"];
        "application/x-www-form-urlencoded": components["schemas"]["SshKeyReference"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description Whose keys are wanted; repeat it for several users */
        "username[]": string[];
        /** @description Refuses when there are keys that the caller may not read, with their number */
        strict?: boolean;
      };
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SshKey"][];
          "text/plain": string;
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  copyCourse: {
    parameters: {
      query?: {
        /** @description Of all copies; as many as the course has without it. Here or in the body */
        numberOfLaps?: number;
        /** @description Copy to all races, or to none when one of them cannot get it. Here or in the body */
        allOrNone?: components["parameters"]["allOrNone"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** @description The name of the race column */
        raceColumn: components["parameters"]["raceColumn"];
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["CourseCopy"];
      };
    };
    responses: {
      /** @description In the order of the targets, then of the fleets */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            regattaName: string;
            raceColumn: string;
            /** @description Null when all fleets were meant and nothing was copied */
            fleet: string | null;
            /** @enum {string} */
            status: "copied" | "unchanged" | "failed";
            problem?: {
              /** @description A code of docs/reference/errors.md */
              code: string;
              detail: string;
              /** @description The permission that was missing */
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
        /** @description The course template that this is based on. Here or in the body */
        courseTemplateId?: string;
        /** @description Null takes the name of the race column. Here or in the body */
        name?: string | null;
        /** @description Without it, the name. Here or in the body */
        shortName?: string;
        /** @description Here or in the body */
        numberOfLaps?: number;
        /** @description The name of the group that owns mark properties made by this request. Here or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** @description The name of the race column */
        raceColumn: components["parameters"]["raceColumn"];
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** @description At most 4096 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCourse"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The name of the regatta; `__` stands for `/` as well. Here or in the body */
        regattaName?: string;
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** @description Of the course template. Here or in the body */
        tags?: string[];
        /** @description The name of the course. Must be a text without control or invisible characters. Here or in the body */
        name?: string;
        /** @description Without it, the name. Here or in the body */
        shortName?: string;
        /** @description Here or in the body */
        numberOfLaps?: number;
        /** @description The name of the group that owns mark properties made by this request. Here or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 4096 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCourseTemplate"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  drawCourse: {
    parameters: {
      query?: {
        /** @description What it is checked for; `course` without it. Here or in the body */
        makes?: components["parameters"]["makes"];
        /** @description The name of the regatta; `__` stands for `/` as well. Here or in the body */
        regattaName?: string;
        /** @description The course template that this is based on. Here or in the body */
        courseTemplateId?: string;
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** @description Of the course template. Here or in the body */
        tags?: string[];
        /** @description Null takes the name of the race column. Here or in the body */
        name?: string | null;
        /** @description Without it, the name. Here or in the body */
        shortName?: string;
        /** @description Here or in the body */
        numberOfLaps?: number;
        /** @description The name of the group that owns mark properties made by this request. Here or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 4096 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["DrawnConfiguration"];
      };
    };
    responses: {
      /** @description A complete SVG document */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  getFromCourse: {
    parameters: {
      query?: never;
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** @description The name of the race column */
        raceColumn: components["parameters"]["raceColumn"];
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CourseConfiguration"];
          "image/svg+xml": string;
          "application/geo+json": Record<string, never>;
          "application/gpx+xml": string;
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description Instead of the default of the template */
        numberOfLaps?: number;
        /** @description The same as `numberOfLaps` */
        laps?: components["parameters"]["laps"];
        /** @description Whose marks take the places of the mark templates that they were made from */
        regattaName?: string;
      };
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The id of the course template */
        courseTemplateId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CourseConfiguration"];
          "image/svg+xml": string;
          "application/geo+json": Record<string, never>;
          "application/gpx+xml": string;
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
  validateCourse: {
    parameters: {
      query?: {
        /** @description What it is checked for; `course` without it. Here or in the body */
        makes?: components["parameters"]["makes"];
        /** @description The name of the regatta; `__` stands for `/` as well. Here or in the body */
        regattaName?: string;
        /** @description The course template that this is based on. Here or in the body */
        courseTemplateId?: string;
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** @description Of the course template. Here or in the body */
        tags?: string[];
        /** @description Null takes the name of the race column. Here or in the body */
        name?: string | null;
        /** @description Without it, the name. Here or in the body */
        shortName?: string;
        /** @description Here or in the body */
        numberOfLaps?: number;
        /** @description The name of the group that owns mark properties made by this request. Here or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 4096 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["CheckedConfiguration"];
        "application/x-www-form-urlencoded": components["schemas"]["CheckedConfigurationForm"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  listEvents: {
    parameters: {
      query?: {
        /** @description How many entries at most */
        limit?: number;
        /** @description Where to go on, from the `Link` of the last page */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The name of the event, and of its regatta and leaderboard; no two regattas have the same one, also not with `__` for `/`. Without it a name is made. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. Here or in the body */
        eventName?: string;
        /** @description Where it takes place; required, unless `venuelat` and `venuelng` say it. A place whose name is empty has no name. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. Here or in the body */
        venuename?: string;
        /** @description Latitude in degrees. Here or in the body */
        venuelat?: number;
        /** @description Longitude in degrees. Here or in the body */
        venuelng?: number;
        /** @description The class of the boats. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. Here or in the body */
        boatclassname?: string;
        /** @description Whether competitors may register themselves; `CLOSED` if absent. Here or in the body */
        competitorRegistrationType?: "CLOSED" | "OPEN_UNMODERATED" | "OPEN_MODERATED";
        /** @description The secret of the registration link of the regatta. Without it, a regatta that is open for registration gets a random one. Here or in the body */
        secret?: string;
        /** @description How boats are compared; `ONE_DESIGN` if absent. Here or in the body */
        rankingMetric?: "ONE_DESIGN" | "TIME_ON_TIME_AND_DISTANCE" | "ORC_PERFORMANCE_CURVE" | "ORC_PERFORMANCE_CURVE_BY_IMPLIED_WIND" | "ORC_PERFORMANCE_CURVE_LEADER_FOR_BASELINE";
        /** @description Race columns R1, R2 and so on, in the first series; none if absent. Here or in the body */
        numberofraces?: number;
        /** @description `false`: the event alone, without regatta and leaderboard. Here or in the body */
        createregatta?: boolean;
        /** @description Accepted for existing clients: no group is made. Here or in the body */
        createleaderboardgroup?: boolean;
        /** @description When it begins; in UTC unless it names another zone. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00. Here or in the body */
        startdate?: string;
        /** @description The same in milliseconds since 1970. Here or in the body */
        startdateasmillis?: number;
        /** @description When it ends; in UTC unless it names another zone. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00. Here or in the body */
        enddate?: string;
        /** @description The same in milliseconds since 1970. Here or in the body */
        enddateasmillis?: number;
        /** @description Everybody may read event, regatta and leaderboard, if absent. Here or in the body */
        ispublic?: boolean;
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewEvent"];
        "application/x-www-form-urlencoded": components["schemas"]["NewEventForm"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  readEvent: {
    parameters: {
      query?: {
        /** @description The secret of the registration link of the regatta: with it everybody may read this */
        secret?: string;
      };
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The id of the event */
        eventId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Event"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
  listLeaderboards: {
    parameters: {
      query?: {
        /** @description How many entries at most */
        limit?: number;
        /** @description Where to go on, from the `Link` of the last page */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The secret of the registration link of the regatta: with it everybody may read this */
        secret?: string;
      };
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The name of the leaderboard; `__` stands for `/` as well */
        leaderboard: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Leaderboard"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
  listMarks: {
    parameters: {
      query?: {
        /** @description The secret of the registration link of the regatta: with it everybody may read this */
        secret?: string;
        /** @description It has to exist; the marks are those of the regatta */
        race_column?: string;
        /** @description It has to exist; the marks are those of the regatta */
        fleet?: string;
      };
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description Its name */
        leaderboard: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Marks"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The secret of the registration link of the regatta: with it everybody may read this */
        secret?: string;
      };
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description Its name */
        leaderboard: string;
        /** @description The id of the mark */
        markId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Mark"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
  startTracking: {
    parameters: {
      query?: {
        /** @description The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. Here or in the body */
        race_column?: string;
        /** @description The name of the fleet; may be absent where there is only one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. Here or in the body */
        fleet?: string;
        /** @description What the race is called, if it was never tracked before. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. Here or in the body */
        tracked_race_name?: string;
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the leaderboard; `__` stands for `/` as well */
        leaderboard: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TrackingStart"];
        "application/x-www-form-urlencoded": components["schemas"]["TrackingStart"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description Only races of this race column; otherwise of all of them. Here or in the body */
        race_column?: string;
        /** @description Only races of this fleet; otherwise of all of them. Here or in the body */
        fleet?: string;
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the leaderboard; `__` stands for `/` as well */
        leaderboard: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TrackingStop"];
        "application/x-www-form-urlencoded": components["schemas"]["TrackingStop"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  addMarkToRegatta: {
    parameters: {
      query?: {
        /** @description Here or in the body */
        regattaName?: string;
        /** @description The name of the mark. Must be a text without control or invisible characters. Here or in the body */
        markName?: string;
        /** @description The short name; without it and `shortName`, the name. Must be a text without control or invisible characters. Here or in the body */
        markShortName?: string;
        /** @description The same as `markShortName`, which counts first. Must be a text without control or invisible characters. Here or in the body */
        shortName?: string;
        /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`. Here or in the body */
        color?: components["parameters"]["color"];
        /** @description The type of the mark, in any case. Here or in the body */
        type?: "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT";
        /** @description Of a buoy; in any case. Here or in the body */
        shape?: components["parameters"]["shape"];
        /** @description Of a buoy; in any case. Here or in the body */
        pattern?: components["parameters"]["pattern"];
        /** @description What the mark is like. Here or in the body */
        markTemplateId?: string;
        /** @description The same as `markTemplateId`, which counts first. Here or in the body */
        originatingMarkTemplateId?: string;
        /** @description Which mark it is; its look counts before that. Here or in the body */
        markPropertiesId?: string;
        /** @description The same as `markPropertiesId`, which counts first. Here or in the body */
        originatingMarkPropertiesId?: string;
        /** @description Chosen by the client; without it one is made. Here or in the body */
        id?: string;
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewMark"];
        "application/x-www-form-urlencoded": components["schemas"]["NewMark"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The name of the regatta. Here or in the body */
        regattaName?: string;
        /** @description The id of the mark. Must be a UUID. Here or in the body */
        markId?: string;
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["RevokedMark"];
        "application/x-www-form-urlencoded": components["schemas"]["RevokedMark"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description How many entries at most */
        limit?: number;
        /** @description Where to go on, from the `Link` of the last page */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  readRegatta: {
    parameters: {
      query?: {
        /** @description The secret of the registration link of the regatta: with it everybody may read this */
        secret?: string;
      };
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Regatta"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description What stands before the numbers; `R` if absent. Must be a text without control or invisible characters, and without blanks at its beginning. Here or in the body */
        prefix?: string;
        /** @description How many race columns; 1 if absent. Here or in the body */
        numberofraces?: number;
        /** @description How many race columns; 1 if absent. Here or in the body */
        numberOfRaces?: number;
        /** @description The name of the series; may be absent where there is only one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. Here or in the body */
        toseries?: string;
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewRaceColumns"];
        "application/x-www-form-urlencoded": components["schemas"]["NewRaceColumns"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  readRaces: {
    parameters: {
      query?: {
        /** @description The secret of the registration link of the regatta: with it everybody may read this */
        secret?: string;
      };
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RacesOfRegatta"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
  removeRaceColumn: {
    parameters: {
      query?: {
        /** @description The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. Here or in the body */
        racecolumn?: string;
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["RemovedRaceColumn"];
        "application/x-www-form-urlencoded": components["schemas"]["RemovedRaceColumn"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  listTags: {
    parameters: {
      query?: {
        /** @description Only the tag with this id. Must be a UUID */
        id?: string;
        /** @description `public`, `private` or `both`, which is the default; in any case. Must be `public`, `private` or `both` */
        visibility?: components["parameters"]["visibility"];
        /** @description Only tags of this moment of the race and later */
        since?: components["parameters"]["since"];
        /** @description Only tags that were made or changed at this time or later, and in this order */
        createdSince?: number;
        /** @description How many entries at most */
        limit?: number;
        /** @description Where to go on, from the `Link` of the last page */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The name of the leaderboard; `__` stands for `/` as well */
        leaderboard: string;
        /** @description The name of the race column */
        racecolumn: string;
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Tag"][];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
  changeTag: {
    parameters: {
      query?: {
        /** @description The tag that is meant: an object in a JSON body, else JSON text. Its `id` is enough; without it, all that is not the default of a new tag. Here or in the body */
        tag_json?: string;
        /** @description The title. Here or in the body */
        tag?: string;
        /** @description More than the title. Here or in the body */
        comment?: components["parameters"]["comment"];
        /** @description Shown to the author, and to holders of `LEADERBOARD:UPDATE` for the leaderboard. Here or in the body */
        hiddenInfo?: components["parameters"]["hiddenInfo"];
        /** @description The URL of a picture; it is never fetched. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        image?: components["parameters"]["image"];
        /** @description The URL of a smaller form of the picture; it is never fetched. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        resizedImage?: components["parameters"]["resizedImage"];
        /** @description Visible for who may read the leaderboard; else for the author alone. Or as text, where an empty one means `false`. Here or in the body */
        public?: components["parameters"]["public"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the leaderboard; `__` stands for `/` as well */
        leaderboard: string;
        /** @description The name of the race column */
        racecolumn: string;
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TagChange"];
        "application/x-www-form-urlencoded": components["schemas"]["TagChange"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description A UUID. Here or in the body */
        id?: string;
        /** @description The title. Here or in the body */
        tag?: string;
        /** @description The moment of the race: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00, or `now`. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00, or `now`. Here or in the body */
        raceTimepoint?: number | string;
        /** @description More than the title. Here or in the body */
        comment?: components["parameters"]["comment"];
        /** @description Shown to the author, and to holders of `LEADERBOARD:UPDATE` for the leaderboard. Here or in the body */
        hiddenInfo?: components["parameters"]["hiddenInfo"];
        /** @description The URL of a picture; it is never fetched. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        image?: components["parameters"]["image"];
        /** @description The URL of a smaller form of the picture; it is never fetched. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        resizedImage?: components["parameters"]["resizedImage"];
        /** @description Visible for who may read the leaderboard; else for the author alone. Or as text, where an empty one means `false`. Here or in the body */
        public?: components["parameters"]["public"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the leaderboard; `__` stands for `/` as well */
        leaderboard: string;
        /** @description The name of the race column */
        racecolumn: string;
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewTag"];
        "application/x-www-form-urlencoded": components["schemas"]["NewTag"];
      };
    };
    responses: {
      /** @description With `dryRun=true`: what the request would do */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The tag that is meant: an object in a JSON body, else JSON text. Its `id` is enough; without it, all that is not the default of a new tag */
        tag_json: string;
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the leaderboard; `__` stands for `/` as well */
        leaderboard: string;
        /** @description The name of the race column */
        racecolumn: string;
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** @description Instead of the query, or a part of it. At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TagReference"];
        "application/x-www-form-urlencoded": components["schemas"]["TagReference"];
      };
    };
    responses: {
      /** @description With `dryRun=true`: what the request would do */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** @description Done; the body is empty */
      204: {
        headers: {
          [name: string]: unknown;
        };
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
  drawTags: {
    parameters: {
      query?: {
        /** @description `public`, `private` or `both`, which is the default; in any case. Must be `public`, `private` or `both` */
        visibility?: components["parameters"]["visibility"];
        /** @description Only tags of this moment of the race and later */
        since?: components["parameters"]["since"];
      };
      header?: never;
      path: {
        /** @description The name of the leaderboard; `__` stands for `/` as well */
        leaderboard: string;
        /** @description The name of the race column */
        racecolumn: string;
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tags of the race along its time */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description `public`, `private` or `both`, which is the default; in any case. Must be `public`, `private` or `both` */
        visibility?: components["parameters"]["visibility"];
        /** @description Only tags of this moment of the race and later */
        since?: components["parameters"]["since"];
      };
      header?: never;
      path: {
        /** @description The name of the leaderboard; `__` stands for `/` as well */
        leaderboard: string;
        /** @description The name of the race column */
        racecolumn: string;
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tags of the race along its time */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  accessToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["OptionalCredentials"];
        "application/x-www-form-urlencoded": components["schemas"]["OptionalCredentials"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The name of a user. Here or in the body */
        username?: string;
        /** @description A UUID. Here or in the body */
        role_definition_id?: components["parameters"]["role_definition_id"];
        /** @description The role counts only for what this group owns. Here or in the body */
        qualifying_group_id?: components["parameters"]["qualifying_group_id"];
        /** @description The role counts only for what this user owns. Here or in the body */
        qualifying_username?: components["parameters"]["qualifying_username"];
        /** @description Whether the user may pass on what the role holds; by default yes. Here or in the body */
        transitive?: components["parameters"]["transitive"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["Assignment"];
        "application/x-www-form-urlencoded": components["schemas"]["Assignment"];
      };
    };
    responses: {
      /** @description Done; the body is empty */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
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
        /** @description The changes of this object: its type, a slash and its id, `ROLE_DEFINITION/{id}` */
        object?: string;
        /** @description The changes that this user has made */
        actor?: string;
        /** @description Where to go on, from the `Link` of the last page */
        cursor?: components["parameters"]["cursor"];
        /** @description How many records to look at; those that the caller may not read are left out */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The newest first */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewPassword"];
        "application/x-www-form-urlencoded": components["schemas"]["NewPassword"];
      };
    };
    responses: {
      /** @description Done; the body is empty */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The name of a user. Here or in the body */
        username?: string;
        /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name. Here or in the body */
        password?: string;
        /** @description An e-mail address, or empty; several users may share one. Must be an e-mail address, or empty. Here or in the body */
        email?: components["parameters"]["email"];
        /** @description The full name. Here or in the body */
        fullName?: components["parameters"]["fullName"];
        /** @description The company or the club. Here or in the body */
        company?: components["parameters"]["company"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewUser"];
        "application/x-www-form-urlencoded": components["schemas"]["NewUser"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description `TYPE:ACTION[:ID]`, with one of each; without an id it is about all of the type */
        permission: string;
        /** @description Who; absent: the caller */
        username?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The user; absent: the caller */
        username?: string;
      };
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RoleOfUser"][];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description What is asked about; repeat it for several questions */
        permission: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["OptionalCredentials"];
        "application/x-www-form-urlencoded": components["schemas"]["OptionalCredentials"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  login: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["Credentials"];
        "application/x-www-form-urlencoded": components["schemas"]["Credentials"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  logoutByGet: {
    parameters: {
      query?: {
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; the body is empty */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  logout: {
    parameters: {
      query?: {
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; the body is empty */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  readOwnershipByQuery: {
    parameters: {
      query: {
        /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string | string[];
      };
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Ownership"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
  changeOwnershipByQuery: {
    parameters: {
      query: {
        /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string | string[];
        /** @description The owning group; absent leaves it as it is, null takes it away. Here or in the body */
        groupId?: string | null;
        /** @description The owning user; absent leaves it as it is, null takes it away. Here or in the body */
        username?: string | null;
        /** @description A name for people to read. Must be a text without control or invisible characters. Here or in the body */
        displayName?: components["parameters"]["displayName"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["OwnershipChange"];
        "application/x-www-form-urlencoded": components["schemas"]["OwnershipChange"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string | string[];
        /** @description The owning group; absent leaves it as it is, null takes it away. Here or in the body */
        groupId?: string | null;
        /** @description The owning user; absent leaves it as it is, null takes it away. Here or in the body */
        username?: string | null;
        /** @description A name for people to read. Must be a text without control or invisible characters. Here or in the body */
        displayName?: components["parameters"]["displayName"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["OwnershipChange"];
        "application/x-www-form-urlencoded": components["schemas"]["OwnershipChange"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  removeOwnershipByQuery: {
    parameters: {
      query: {
        /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string | string[];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  readAclByQuery: {
    parameters: {
      query: {
        /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string | string[];
      };
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Acl"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
  changeAclByQuery: {
    parameters: {
      query: {
        /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string | string[];
        /** @description A name for people to read. Must be a text without control or invisible characters. Here or in the body */
        displayName?: components["parameters"]["displayName"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["AclChange"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  removeAclByQuery: {
    parameters: {
      query: {
        /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string | string[];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  readOwnership: {
    parameters: {
      query?: never;
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
        /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Ownership"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
  changeOwnership: {
    parameters: {
      query?: {
        /** @description The owning group; absent leaves it as it is, null takes it away. Here or in the body */
        groupId?: string | null;
        /** @description The owning user; absent leaves it as it is, null takes it away. Here or in the body */
        username?: string | null;
        /** @description A name for people to read. Must be a text without control or invisible characters. Here or in the body */
        displayName?: components["parameters"]["displayName"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
        /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["OwnershipChange"];
        "application/x-www-form-urlencoded": components["schemas"]["OwnershipChange"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The owning group; absent leaves it as it is, null takes it away. Here or in the body */
        groupId?: string | null;
        /** @description The owning user; absent leaves it as it is, null takes it away. Here or in the body */
        username?: string | null;
        /** @description A name for people to read. Must be a text without control or invisible characters. Here or in the body */
        displayName?: components["parameters"]["displayName"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
        /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["OwnershipChange"];
        "application/x-www-form-urlencoded": components["schemas"]["OwnershipChange"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  removeOwnership: {
    parameters: {
      query?: {
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
        /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  readAcl: {
    parameters: {
      query?: never;
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
        /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Acl"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
  changeAcl: {
    parameters: {
      query?: {
        /** @description A name for people to read. Must be a text without control or invisible characters. Here or in the body */
        displayName?: components["parameters"]["displayName"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
        /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["AclChange"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  removeAcl: {
    parameters: {
      query?: {
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The type of an object, for example `EVENT`; types of other programs work too */
        objectType: components["parameters"]["objectType"];
        /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Catalogue"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  readPreference: {
    parameters: {
      query?: never;
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The key of a preference */
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The document, whatever JSON it is */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": unknown;
        };
      };
      /** @description There is no such document; the body is empty */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The key of a preference */
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": unknown;
      };
    };
    responses: {
      /** @description Done; the body is empty */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  deletePreference: {
    parameters: {
      query?: {
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The key of a preference */
        key: components["parameters"]["key"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description With `dryRun=true`: what the request would do */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** @description Done; the body is empty */
      204: {
        headers: {
          [name: string]: unknown;
        };
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
  removeAccessTokenByGet: {
    parameters: {
      query?: {
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  removeAccessToken: {
    parameters: {
      query?: {
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The name of a user. Here or in the body */
        username?: string;
        /** @description A UUID. Here or in the body */
        role_definition_id?: components["parameters"]["role_definition_id"];
        /** @description The role counts only for what this group owns. Here or in the body */
        qualifying_group_id?: components["parameters"]["qualifying_group_id"];
        /** @description The role counts only for what this user owns. Here or in the body */
        qualifying_username?: components["parameters"]["qualifying_username"];
        /** @description Whether the user may pass on what the role holds; by default yes. Here or in the body */
        transitive?: components["parameters"]["transitive"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["Assignment"];
        "application/x-www-form-urlencoded": components["schemas"]["Assignment"];
      };
    };
    responses: {
      /** @description Done; the body is empty */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  listRoles: {
    parameters: {
      query?: {
        /** @description How many entries at most */
        limit?: number;
        /** @description Where to go on, from the `Link` of the last page */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  createRole: {
    parameters: {
      query?: {
        /** @description The name of the role. Must be a text without control or invisible characters. Here or in the body */
        roleName?: components["parameters"]["roleName"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewRole"];
        "application/x-www-form-urlencoded": components["schemas"]["NewRole"];
      };
    };
    responses: {
      /** @description With `dryRun=true`: what the request would do */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Role"];
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
  readRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The id of the role */
        roleId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Role"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
  changeRole: {
    parameters: {
      query?: {
        /** @description The name of the role. Must be a text without control or invisible characters. Here or in the body */
        roleName?: components["parameters"]["roleName"];
        /** @description A set: it replaces the permissions that the role holds now. Here or in the body */
        permissions?: string[];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The id of the role */
        roleId: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["RoleChange"];
        "application/x-www-form-urlencoded": components["schemas"]["RoleChange"];
      };
    };
    responses: {
      /** @description Done; the body is empty */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The id of the role */
        roleId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  readUser: {
    parameters: {
      query?: {
        /** @description The user; absent: the caller */
        username?: string;
      };
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The name of a user. Here or in the body */
        username?: string;
        /** @description An e-mail address, or empty; several users may share one. Must be an e-mail address, or empty. Here or in the body */
        email?: components["parameters"]["email"];
        /** @description The full name. Here or in the body */
        fullName?: components["parameters"]["fullName"];
        /** @description The company or the club. Here or in the body */
        company?: components["parameters"]["company"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["UserChange"];
        "application/x-www-form-urlencoded": components["schemas"]["UserChangeForm"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The name of a user */
        username: string;
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description Instead of the query, or a part of it. At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["DeletedUser"];
        "application/x-www-form-urlencoded": components["schemas"]["DeletedUser"];
      };
    };
    responses: {
      /** @description Done; the body is empty */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  readGroupByName: {
    parameters: {
      query: {
        /** @description The name of a group; no two groups have the same one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
        groupName: string;
        /** @description How many entries at most */
        limit?: number;
        /** @description Where to go on, from the `Link` of the last page */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Group"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
  createGroup: {
    parameters: {
      query?: {
        /** @description The name of a group; no two groups have the same one. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. Here or in the body */
        groupName?: string;
        /** @description Whether members may leave the group by themselves. `false` is for a group that access control lists deny something to: leaving it would end the denial; by default true. Here or in the body */
        membersMayLeave?: boolean;
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewGroup"];
        "application/x-www-form-urlencoded": components["schemas"]["NewGroup"];
      };
    };
    responses: {
      /** @description With `dryRun=true`: what the request would do */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Group"];
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
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The name of a user */
        userName?: string;
        /** @description How many entries at most */
        limit?: number;
        /** @description Where to go on, from the `Link` of the last page */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description The id of the group. Must be a UUID. Here or in the body */
        tenantGroup?: string;
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewDefaultGroup"];
        "application/x-www-form-urlencoded": components["schemas"]["NewDefaultGroup"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  readGroup: {
    parameters: {
      query?: {
        /** @description How many entries at most */
        limit?: number;
        /** @description Where to go on, from the `Link` of the last page */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The id of the group */
        groupId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Group"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
  changeGroup: {
    parameters: {
      query?: {
        /** @description Whether members may leave the group by themselves. `false` is for a group that access control lists deny something to: leaving it would end the denial. Here or in the body */
        membersMayLeave?: boolean;
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The id of the group */
        groupId: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["GroupChange"];
        "application/x-www-form-urlencoded": components["schemas"]["GroupChange"];
      };
    };
    responses: {
      /** @description Done; the body is empty */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The id of the group */
        groupId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description With `dryRun=true`: what the request would do */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** @description Done; the body is empty */
      204: {
        headers: {
          [name: string]: unknown;
        };
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
  attachGroupRole: {
    parameters: {
      query?: {
        /** @description For everybody, instead of for the members alone; also as a text. Must be true or false, also as a text. Here or in the body */
        forAll?: boolean | "true" | "false";
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The id of the group */
        groupId: string;
        /** @description The id of the role */
        roleId: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewGroupRole"];
        "application/x-www-form-urlencoded": components["schemas"]["NewGroupRole"];
      };
    };
    responses: {
      /** @description Done; the body is empty */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The id of the group */
        groupId: string;
        /** @description The id of the role */
        roleId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description With `dryRun=true`: what the request would do */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** @description Done; the body is empty */
      204: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The id of the group */
        groupId: string;
        /** @description The name of a user */
        username: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; the body is empty */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The id of the group */
        groupId: string;
        /** @description The name of a user */
        username: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description With `dryRun=true`: what the request would do */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
        };
      };
      /** @description Done; the body is empty */
      204: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description `TYPE:ACTION:ID`, with one of each and without `*` */
        permission: string;
        /** @description How many entries at most */
        limit?: number;
        /** @description Where to go on, from the `Link` of the last page */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  listCourseTemplates: {
    parameters: {
      query?: {
        /** @description How many entries at most */
        limit?: number;
        /** @description Where to go on, from the `Link` of the last page */
        cursor?: components["parameters"]["cursor"];
        /** @description Only what has one of these tags */
        tag?: string[];
        /** @description Only what has one of these tags */
        tags?: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  addCourseTemplate: {
    parameters: {
      query?: {
        /** @description Chosen by the client; without it one is made. Here or in the body */
        id?: string;
        /** @description The name. Must be a text without control or invisible characters. Here or in the body */
        name?: string;
        /** @description Without it, the name. Must be a text without control or invisible characters. Here or in the body */
        shortName?: string;
        /** @description Here or in the body */
        tags?: string[];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** @description Here or in the body */
        defaultNumberOfLaps?: components["parameters"]["defaultNumberOfLaps"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewInventoryCourseTemplate"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  readCourseTemplate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description Its id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CourseTemplate"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
  changeCourseTemplate: {
    parameters: {
      query?: {
        /** @description The name. Must be a text without control or invisible characters. Here or in the body */
        name?: string;
        /** @description Without it, the name. Must be a text without control or invisible characters. Here or in the body */
        shortName?: string;
        /** @description Here or in the body */
        tags?: string[];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. Here or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** @description Here or in the body */
        defaultNumberOfLaps?: components["parameters"]["defaultNumberOfLaps"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Its id */
        id: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["CourseTemplateChange"];
        "application/x-www-form-urlencoded": components["schemas"]["CourseTemplateChange"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Its id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; the body is empty */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  listMarkProperties: {
    parameters: {
      query?: {
        /** @description How many entries at most */
        limit?: number;
        /** @description Where to go on, from the `Link` of the last page */
        cursor?: components["parameters"]["cursor"];
        /** @description Only what has one of these tags */
        tag?: string[];
        /** @description Only what has one of these tags */
        tags?: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  createMarkProperties: {
    parameters: {
      query?: {
        /** @description Chosen by the client; without it one is made. Here or in the body */
        id?: string;
        /** @description The name. Must be a text without control or invisible characters. Here or in the body */
        name?: string;
        /** @description Without it, the name. Must be a text without control or invisible characters. Here or in the body */
        shortName?: string;
        /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`. Here or in the body */
        color?: components["parameters"]["color"];
        /** @description Of a buoy; in any case. Here or in the body */
        shape?: components["parameters"]["shape"];
        /** @description Of a buoy; in any case. Here or in the body */
        pattern?: components["parameters"]["pattern"];
        /** @description In any case. Here or in the body */
        markType?: components["parameters"]["markType"];
        /** @description Here or in the body */
        tags?: string[];
        /** @description The phone that is on the mark. Here or in the body */
        deviceUuid?: components["parameters"]["deviceUuid"];
        /** @description Here or in the body */
        latDeg?: components["parameters"]["latDeg"];
        /** @description Here or in the body */
        lonDeg?: components["parameters"]["lonDeg"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewMarkProperties"];
        "application/x-www-form-urlencoded": components["schemas"]["NewMarkProperties"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  readMarkProperties: {
    parameters: {
      query?: never;
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description Its id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MarkProperties"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
  changeMarkProperties: {
    parameters: {
      query?: {
        /** @description The name. Must be a text without control or invisible characters. Here or in the body */
        name?: string;
        /** @description Without it, the name. Must be a text without control or invisible characters. Here or in the body */
        shortName?: string;
        /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`. Here or in the body */
        color?: components["parameters"]["color"];
        /** @description Of a buoy; in any case. Here or in the body */
        shape?: components["parameters"]["shape"];
        /** @description Of a buoy; in any case. Here or in the body */
        pattern?: components["parameters"]["pattern"];
        /** @description In any case. Here or in the body */
        markType?: components["parameters"]["markType"];
        /** @description Here or in the body */
        tags?: string[];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Its id */
        id: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["MarkPropertiesChange"];
        "application/x-www-form-urlencoded": components["schemas"]["MarkPropertiesChange"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Its id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; the body is empty */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  positionMarkProperties: {
    parameters: {
      query?: {
        /** @description The phone that is on the mark. Here or in the body */
        deviceUuid?: components["parameters"]["deviceUuid"];
        /** @description Here or in the body */
        latDeg?: components["parameters"]["latDeg"];
        /** @description Here or in the body */
        lonDeg?: components["parameters"]["lonDeg"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Its id */
        id: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["MarkPropertiesPositioning"];
        "application/x-www-form-urlencoded": components["schemas"]["MarkPropertiesPositioning"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  listMarkRoles: {
    parameters: {
      query?: {
        /** @description How many entries at most */
        limit?: number;
        /** @description Where to go on, from the `Link` of the last page */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  createMarkRole: {
    parameters: {
      query?: {
        /** @description Chosen by the client; without it one is made. Here or in the body */
        id?: string;
        /** @description The name. Must be a text without control or invisible characters. Here or in the body */
        name?: string;
        /** @description Without it, the name. Must be a text without control or invisible characters. Here or in the body */
        shortName?: string;
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewMarkRole"];
        "application/x-www-form-urlencoded": components["schemas"]["NewMarkRole"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  readMarkRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description Its id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MarkRole"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
  listMarkTemplates: {
    parameters: {
      query?: {
        /** @description How many entries at most */
        limit?: number;
        /** @description Where to go on, from the `Link` of the last page */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  createMarkTemplate: {
    parameters: {
      query?: {
        /** @description Chosen by the client; without it one is made. Here or in the body */
        id?: string;
        /** @description The name. Must be a text without control or invisible characters. Here or in the body */
        name?: string;
        /** @description Without it, the name. Must be a text without control or invisible characters. Here or in the body */
        shortName?: string;
        /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`. Here or in the body */
        color?: components["parameters"]["color"];
        /** @description Of a buoy; in any case. Here or in the body */
        shape?: components["parameters"]["shape"];
        /** @description Of a buoy; in any case. Here or in the body */
        pattern?: components["parameters"]["pattern"];
        /** @description In any case. Here or in the body */
        markType?: components["parameters"]["markType"];
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query holds what is required. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewMarkTemplate"];
        "application/x-www-form-urlencoded": components["schemas"]["NewMarkTemplate"];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
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
  readMarkTemplate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description Its id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MarkTemplate"];
        };
      };
      /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
      304: {
        headers: {
          [name: string]: unknown;
        };
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
}
