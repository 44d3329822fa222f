// Generated from openapi.json by npm run generate.
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
     * Evaluate one permission of a user (OpenID AuthZEN)
     * @description Access Evaluation of the Authorization API 1.0. The subject is the name of the caller, or of another user whom the caller may read.
     *
     *     Requires authentication.
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
     * Evaluate several permissions (OpenID AuthZEN)
     * @description Access Evaluations of the Authorization API 1.0. An evaluation that fails is denied, with the reason in `context.error`.
     *
     *     Requires authentication.
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
     * @description The number of laps can differ. Copies in the same regatta use the same marks. Copies in another regatta use its marks of the same names, and missing marks are created. Needs the permission `REGATTA:UPDATE` for the regatta of each target. The response contains a result for each race. Failed races do not affect the others, unless `allOrNone` is true. The operation is idempotent.
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
     * @description Creates marks, roles, mark properties and the course in one transaction. The response is the saved course, with all marks of the regatta; sending it back unchanged changes nothing. The response to an invalid course lists all errors.
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
     * @description Creates mark templates, roles, mark properties and the course template in one transaction. With `regattaName`, the configuration can use marks of that regatta by `markId`.
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
     * @description A diagram of the course, with the wind from the top. The response to an invalid configuration lists all errors.
     *
     *     Requires authentication.
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
     * @description Contains all marks of the regatta. A race without a course has no waypoints. If the path ends in `.svg`, `.geojson` or `.gpx`, and no fleet has such a name, the response is a diagram, or a document for chart plotters.
     *
     *     A path that ends in `.svg` selects `image/svg+xml`, like the header `Accept`.
     *
     *     A path that ends in `.geojson` selects `application/geo+json`, like the header `Accept`.
     *
     *     A path that ends in `.gpx` selects `application/gpx+xml`, like the header `Accept`.
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
     * Read a course template as a course configuration with a number of laps
     * @description If the path ends in `.svg`, the response is a diagram; with `.geojson` or `.gpx`, it is a document for chart plotters with the mark positions of the regatta `regattaName`.
     *
     *     A path that ends in `.svg` selects `image/svg+xml`, like the header `Accept`.
     *
     *     A path that ends in `.geojson` selects `application/geo+json`, like the header `Accept`.
     *
     *     A path that ends in `.gpx` selects `application/gpx+xml`, like the header `Accept`.
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
     * Validate a course configuration without saving it
     * @description Returns 200 with all errors, and with warnings about probable mistakes.
     *
     *     Requires authentication.
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
     * Show a race as a page: its course, its marks, its tags
     * @description For phones, screens and paper. The page updates itself, and loads nothing from other hosts. Public tags also need the permission `LEADERBOARD:READ:{regattaName}`; private tags are visible to their author. It contains the latest 100 tags, without their hidden info.
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
     * Show the API reference as a page
     * @description A tutorial, the error codes, and every operation, which the page can send.
     *
     *     Needs no permission.
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
     * Read a style or a script of the reference page
     * @description The name changes with the content, so that a browser may cache the file permanently.
     *
     *     Needs no permission.
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
     * Check the health of the service
     * @description Needs no permission.
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
     * @description The caller owns the key and is its user. DSA keys, RSA keys with less than 2048 bits and invalid keys are rejected.
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
     * @description Contains the keys that the caller may read (`SSH_KEY:READ:{key_name}`, or with the region and the name of the key as id). Users who do not exist have no keys. Send the `ETag` of the last response to poll, and `strict=true` if withheld keys must cause an error.
     *
     *     A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Requires authentication.
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
     * Read the time of the last change of SSH keys on the hosts
     * @description The time increases when a key is added or deleted, and when a user gains or loses permission to manage the hosts (`LANDSCAPE:MANAGE:AWS`). It may also increase without such a change.
     *
     *     A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Requires authentication.
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
     * Read the OpenAPI 3.1 document of this service
     * @description Needs no permission.
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
     * @description The number of laps can differ. Copies in the same regatta use the same marks. Copies in another regatta use its marks of the same names, and missing marks are created. Needs the permission `REGATTA:UPDATE` for the regatta of each target. The response contains a result for each race. Failed races do not affect the others, unless `allOrNone` is true. The operation is idempotent.
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
     * @description Creates marks, roles, mark properties and the course in one transaction. The response is the saved course, with all marks of the regatta; sending it back unchanged changes nothing. The response to an invalid course lists all errors.
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
     * @description Creates mark templates, roles, mark properties and the course template in one transaction. With `regattaName`, the configuration can use marks of that regatta by `markId`.
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
     * @description A diagram of the course, with the wind from the top. The response to an invalid configuration lists all errors.
     *
     *     Requires authentication.
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
     * @description Contains all marks of the regatta. A race without a course has no waypoints. If the path ends in `.svg`, `.geojson` or `.gpx`, and no fleet has such a name, the response is a diagram, or a document for chart plotters.
     *
     *     A path that ends in `.svg` selects `image/svg+xml`, like the header `Accept`.
     *
     *     A path that ends in `.geojson` selects `application/geo+json`, like the header `Accept`.
     *
     *     A path that ends in `.gpx` selects `application/gpx+xml`, like the header `Accept`.
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
     * Read a course template as a course configuration with a number of laps
     * @description If the path ends in `.svg`, the response is a diagram; with `.geojson` or `.gpx`, it is a document for chart plotters with the mark positions of the regatta `regattaName`.
     *
     *     A path that ends in `.svg` selects `image/svg+xml`, like the header `Accept`.
     *
     *     A path that ends in `.geojson` selects `application/geo+json`, like the header `Accept`.
     *
     *     A path that ends in `.gpx` selects `application/gpx+xml`, like the header `Accept`.
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
     * Validate a course configuration without saving it
     * @description Returns 200 with all errors, and with warnings about probable mistakes.
     *
     *     Requires authentication.
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
     * @description The response contains only objects on which the caller has `EVENT:READ`.
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
     * @description All three have the same name. The caller owns them; everybody may read them unless `ispublic=false`. The place is required: `venuename`, or `venuelat` and `venuelng`. Empty texts are treated as absent, except an empty `venuename`, which is a place without a name. With `competitorRegistrationType` other than `CLOSED`, the regatta gets a registration link. Everybody with its secret may read the event, the regatta and the leaderboard.
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
     * @description The response contains only objects on which the caller has `LEADERBOARD:READ`.
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
     * @description The first request creates a `TRACKED_RACE`, which the caller and the group of the regatta own, and needs CREATE on it. Later requests need UPDATE on it, and track the same race again. The operation is idempotent.
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
     * @description Returns the races whose tracking stopped, in the order of the race columns and then of the fleets. This also needs UPDATE on the `TRACKED_RACE` of each of them. Without one of these permissions, the tracking of all of them continues.
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
     * @description Each field of the appearance comes from the request, otherwise from the mark properties, otherwise from the mark template. The position comes from the mark properties. Requests with the same `Idempotency-Key` add one mark.
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
     * @description A mark that a course uses cannot be removed: the failure lists the races whose courses use it. Save these courses without the mark first.
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
     * @description The response contains only objects on which the caller has `REGATTA:READ`.
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
     * @description The names consist of the prefix and consecutive numbers after the highest existing one.
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
     * @description Also removes its tracked races, tags and courses. A new race column with the same name inherits none of them.
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
     * @description In the order of race time: the public tags, and the caller’s private tags. Both need the permission `LEADERBOARD:READ:{leaderboard}`, and private tags need a signed-in caller. Without `limit` the response has up to 2,000 tags. With `createdSince` they are in the order of their last change, and very recent ones may still be missing. With `id`, the response contains that tag only, and its `ETag` is that of the tag, for changing it.
     *
     *     The response contains only objects on which the caller has `LEADERBOARD:READ`.
     */
    get: operations["listTags"];
    /**
     * Change a tag of the caller
     * @description Absent fields are unchanged; an empty text removes `comment`, `hiddenInfo`, `image` or `resizedImage`. If the tag is public, or becomes public, this needs the permission `LEADERBOARD:UPDATE:{leaderboard}`, otherwise `LEADERBOARD:READ:{leaderboard}`.
     *
     *     Requires authentication.
     */
    put: operations["changeTag"];
    /**
     * Tag a moment of a race
     * @description Only the author can read a private tag, which needs the permission `LEADERBOARD:READ:{leaderboard}`. A public tag needs `LEADERBOARD:UPDATE:{leaderboard}`. A second tag of the same author with the same content gives 400. With the same `id`, or the same header `Idempotency-Key`, the response is the first tag.
     *
     *     Requires authentication.
     */
    post: operations["createTag"];
    /**
     * Delete a tag
     * @description A public tag of any user needs the permission `LEADERBOARD:UPDATE:{leaderboard}`. A missing tag gives 204 to callers with `LEADERBOARD:READ:{leaderboard}`. An `id` alone selects a tag of the caller, otherwise the public tag with this `id`.
     *
     *     Requires authentication.
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
     * Draw the tags of a race on a time line
     * @description A diagram of the tags that the list contains, without their hidden info, up to 2,000; `since` selects later ones. With the header `Accept: text/plain` the response is text for a terminal.
     *
     *     The response contains only objects on which the caller has `LEADERBOARD:READ`.
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
     * Write the tags of a race on a time line for a terminal
     * @description The content of `tags.svg` as plain text of 80 columns, and a line for each tag.
     *
     *     The response contains only objects on which the caller has `LEADERBOARD:READ`.
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
     * Read the access token of the caller
     * @description Returns the same token until `remove_access_token` replaces it.
     *
     *     Requires authentication.
     */
    get: operations["accessToken"];
    put?: never;
    /**
     * Read the access token of the caller
     * @description Returns the same token until `remove_access_token` replaces it.
     *
     *     Requires authentication.
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
     * @description A qualified role applies only to objects of that user or that group. The caller must have permission to read the role, and must be able to pass on all of its permissions for these objects. Permissions of a group can be passed on by managers of the group only.
     *
     *     Requires authentication.
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
     * List the audit records of an object or a user
     * @description Needs the permission `{TYPE}:CHANGE_ACL,READ:{id}` for the object, or `USER:CHANGE_ACL,READ:{actor}`. Among the changes of a user, those of objects for which the caller does not have both permissions are omitted, so a page can contain fewer records than `limit`. Records of races, leaderboards and courses are listed under their regatta, and those of memberships under the group too. If a name was reused, only administrators see the records of the earlier object. Likewise, only administrators see the names of users and groups that were deleted or that the caller may not read.
     *
     *     Requires authentication.
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
     * @description `password` is the new password; `username` defaults to the caller. All sessions of the user end, and a caller in a session gets a new one. Access tokens stay valid.
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
     * @description Registration is public. The user gets a group `<username>-tenant`, which owns new objects of the user, and the role `user` for objects of the user and of that group. If the caller is signed in, the default group of the caller owns the new user, so that the caller can set the password.
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
     * Explain a decision about a permission
     * @description The rule that decides, all steps of the decision, and the smallest changes that would allow the action, each with its requests. The subject is the caller, a user whom the caller may read, or any user, if the caller may change the access control list of the object and may read its groups. Details about other users need permission to read the object too.
     *
     *     Needs no permission. The response is about the caller.
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
     * Check permissions of the caller
     * @description One result for each permission, in the order of the request.
     *
     *     A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Needs no permission. The response is about the caller.
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
     * Read the signed-in user, or sign in
     * @description A POST with `username` and `password` signs in and starts a session; `rememberMe=true` makes it last 30 days. Without credentials, `authenticated` is false.
     *
     *     Needs no permission.
     */
    get: operations["hello"];
    put?: never;
    /**
     * Read the signed-in user, or sign in
     * @description A POST with `username` and `password` signs in and starts a session; `rememberMe=true` makes it last 30 days. Without credentials, `authenticated` is false.
     *
     *     Needs no permission.
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
     * Sign in and start a session
     * @description Requires authentication.
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
     * Sign out and end the session
     * @description Access tokens stay valid; `remove_access_token` replaces them.
     *
     *     Needs no permission.
     */
    get: operations["logoutByGet"];
    put?: never;
    /**
     * Sign out and end the session
     * @description Access tokens stay valid; `remove_access_token` replaces them.
     *
     *     Needs no permission.
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
     * Read the owners of an object
     * @description An object without owners gives nulls.
     *
     *     Needs the permission `{objectType}:READ:{id}` or `{objectType}:CHANGE_OWNERSHIP:{id}` or `{objectType}:CHANGE_ACL:{id}`.
     */
    get: operations["readOwnershipByQuery"];
    /**
     * Change or remove the owners of an object
     * @description An absent property leaves that owner unchanged, null removes the owner. Members of a group and administrators can make the group the owner. A new owner requires that the caller can pass on CHANGE_OWNERSHIP; the owner and administrators can always set one.
     *
     *     Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
     */
    put: operations["changeOwnershipByQuery"];
    /**
     * Change or remove the owners of an object
     * @description An absent property leaves that owner unchanged, null removes the owner. Members of a group and administrators can make the group the owner. A new owner requires that the caller can pass on CHANGE_OWNERSHIP; the owner and administrators can always set one.
     *
     *     Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
     */
    post: operations["changeOwnershipByQueryAndPost"];
    /**
     * Remove both owners of an object
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
     * Read the access control list of an object
     * @description Needs the permission `{objectType}:READ:{id}` or `{objectType}:CHANGE_OWNERSHIP:{id}` or `{objectType}:CHANGE_ACL:{id}`.
     */
    get: operations["readAclByQuery"];
    /**
     * Replace the access control list of an object
     * @description Entries for the same group are merged; a null group means everybody. A denial overrides every grant, but owners and administrators keep CHANGE_ACL and CHANGE_OWNERSHIP. The caller can grant actions that the caller can pass on; the owner and administrators can grant all actions.
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
     * Read the owners of an object
     * @description An object without owners gives nulls.
     *
     *     Needs the permission `{objectType}:READ:{id}` or `{objectType}:CHANGE_OWNERSHIP:{id}` or `{objectType}:CHANGE_ACL:{id}`.
     */
    get: operations["readOwnership"];
    /**
     * Change or remove the owners of an object
     * @description An absent property leaves that owner unchanged, null removes the owner. Members of a group and administrators can make the group the owner. A new owner requires that the caller can pass on CHANGE_OWNERSHIP; the owner and administrators can always set one.
     *
     *     Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
     */
    put: operations["changeOwnership"];
    /**
     * Change or remove the owners of an object
     * @description An absent property leaves that owner unchanged, null removes the owner. Members of a group and administrators can make the group the owner. A new owner requires that the caller can pass on CHANGE_OWNERSHIP; the owner and administrators can always set one.
     *
     *     Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
     */
    post: operations["changeOwnershipByPost"];
    /**
     * Remove both owners of an object
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
     * Read the access control list of an object
     * @description Needs the permission `{objectType}:READ:{id}` or `{objectType}:CHANGE_OWNERSHIP:{id}` or `{objectType}:CHANGE_ACL:{id}`.
     */
    get: operations["readAcl"];
    /**
     * Replace the access control list of an object
     * @description Entries for the same group are merged; a null group means everybody. A denial overrides every grant, but owners and administrators keep CHANGE_ACL and CHANGE_OWNERSHIP. The caller can grant actions that the caller can pass on; the owner and administrators can grant all actions.
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
     * List all permissions, and their holders by default
     * @description The types of objects and the parts of their ids, the actions and their meanings, and the predefined roles. Other programs may use types and actions of their own.
     *
     *     Needs no permission.
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
     *     Requires authentication.
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
     * @description Returns the document unchanged, including the order of keys and the digits of numbers. A key without a document gives 204.
     *
     *     A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Requires authentication.
     */
    get: operations["readPreference"];
    /**
     * Store a preference of the caller
     * @description The body is the document: any JSON of at most 256 KiB. It replaces the stored document of the key. Other users cannot read it.
     *
     *     A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Requires authentication.
     */
    put: operations["storePreference"];
    post?: never;
    /**
     * Delete a preference of the caller
     * @description A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Requires authentication.
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
     * @description The old token is invalid from the next request on; the response contains the new one.
     *
     *     Requires authentication.
     */
    get: operations["removeAccessTokenByGet"];
    put?: never;
    /**
     * Replace the access token of the caller
     * @description The old token is invalid from the next request on; the response contains the new one.
     *
     *     Requires authentication.
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
     * Remove a role from a user
     * @description Send the same parameters as for adding the role. The caller must be able to pass on all of its permissions. Users may remove all of their own roles. A role whose qualifying user or group was deleted can also be removed by callers with permission to update the user.
     *
     *     Requires authentication.
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
     * @description The response contains only objects on which the caller has `ROLE_DEFINITION:READ`.
     */
    get: operations["listRoles"];
    put?: never;
    /**
     * Create a role
     * @description The new role has no permissions. Administrators may choose the `id`, to move a role from another server. `POST /role` and `POST /role/` are equivalent.
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
     * @description The caller must be able to pass on every permission that is added or removed, for each ownership under which a user has the role. The change applies from the next request on.
     *
     *     Needs the permission `ROLE_DEFINITION:UPDATE:{roleId}`.
     */
    put: operations["changeRole"];
    post?: never;
    /**
     * Delete a role
     * @description All users and groups lose the role with the next request. The response is the deleted role.
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
     * @description `username` defaults to the caller. Only the user and administrators get the access token.
     *
     *     Needs the permission `USER:READ:{username}`.
     */
    get: operations["readUser"];
    /**
     * Change a user, or create one without a password
     * @description If the user does not exist, a signed-in caller with USER:CREATE creates it. Use `change_password` to set the password.
     *
     *     Requires authentication.
     */
    put: operations["changeUser"];
    post?: never;
    /**
     * Delete a user
     * @description Sessions, tokens, roles and ownerships of the user have no effect from the next request on, and a new user with the same name inherits none of them.
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
     * @description The response contains only objects on which the caller has `USER_GROUP:READ`.
     */
    get: operations["readGroupByName"];
    /**
     * Create a group
     * @description The creator is a member, and gets the role `user` for objects of the group. Names of groups are unique. Administrators may choose the `id`, to move a group from another server.
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
     * @description Requires authentication.
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
     * @description With `userName`, only groups of this user. For other users, this needs the permission `USER:READ:{userName}`.
     *
     *     The response contains only objects on which the caller has `USER_GROUP:READ`.
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
     * Set the group that owns new objects of the caller
     * @description The caller must be a member of the group. If the group is deleted, or the caller leaves it, the caller’s own group is the default again. The header `tenantGroupId` selects another group for one request.
     *
     *     Requires authentication.
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
     * @description If `membersMayLeave` is false, a member needs permission to update the group to leave it. A user who manages the group can always remove members.
     *
     *     Needs the permission `USER_GROUP:UPDATE:{groupId}`.
     */
    put: operations["changeGroup"];
    post?: never;
    /**
     * Delete a group
     * @description From the next request on, its objects have no owning group.
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
     * @description The members, or everybody with `forAll`, get the role for objects of the group. The caller must have permission to read the role, and must be able to pass on all of its permissions for these objects.
     *
     *     Needs the permission `USER_GROUP:UPDATE:{groupId}`.
     */
    put: operations["attachGroupRole"];
    post?: never;
    /**
     * Remove a role from a group
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
     * @description A member gets all permissions of the group. The caller must own the group, or have USER_GROUP:UPDATE on it by an own permission or role, and must be able to pass on its roles.
     *
     *     Needs the permission `USER_GROUP:UPDATE:{groupId}`.
     */
    put: operations["addGroupMember"];
    post?: never;
    /**
     * Remove a user from a group
     * @description The permissions of the group end with the next request. Members may remove themselves, unless `membersMayLeave` of the group is false.
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
     * List the users with a permission for one object
     * @description The names of the users, sorted, if the caller may read them. A caller with `CHANGE_ACL` on the object also sees the members of its groups, if the caller may read all of these groups. A `Link` to a next page means that more users may follow. The header `Users-Withheld: true` means that the response may omit users whom the caller may not read.
     *
     *     A failure is `text/plain` unless the header `Accept` names `application/json` or `application/problem+json`. `*\/*` does not name them.
     *
     *     Requires authentication.
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
     * @description The response contains only objects on which the caller has `COURSE_TEMPLATE:READ`.
     */
    get: operations["listCourseTemplates"];
    put?: never;
    /**
     * Create a course template from mark templates and roles
     * @description The caller needs permission to read the mark templates and roles. Requests with the same `Idempotency-Key` create one course template. The `id` is optional; an existing one is rejected.
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
     * Change the names and other data of a course template
     * @description Replaces the names, the tags, the image and the laps. Marks, roles and waypoints are immutable.
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
     * @description The response contains only objects on which the caller has `MARK_PROPERTIES:READ`.
     */
    get: operations["listMarkProperties"];
    put?: never;
    /**
     * Add a mark to the inventory
     * @description Its position comes from a device, is fixed, or is absent. Requests with the same `Idempotency-Key` create one mark. The `id` is optional; an existing one is rejected.
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
     * Set the position or the device of a mark of the inventory
     * @description A device takes precedence over a position. Without both, the mark has no position.
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
     * @description The response contains only objects on which the caller has `MARK_ROLE:READ`.
     */
    get: operations["listMarkRoles"];
    put?: never;
    /**
     * Create a role for marks
     * @description A role is immutable and cannot be deleted; several roles may have the same name. Requests with the same `Idempotency-Key` create one role. The `id` is optional; an existing one is rejected.
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
     * @description The response contains only objects on which the caller has `MARK_TEMPLATE:READ`.
     */
    get: operations["listMarkTemplates"];
    put?: never;
    /**
     * Create a mark template
     * @description A mark template is immutable and cannot be deleted. Requests with the same `Idempotency-Key` create one mark template. The `id` is optional; an existing one is rejected.
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
      /** @description Present if the request had no list */
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
        /** @description One raw part, or the encoded form */
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
        /** @description One raw part, or the encoded form */
        id: string;
      };
      /** @description Missing fields of an evaluation default to those of the request */
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
          /** @description One raw part, or the encoded form */
          id: string;
        };
      }[];
      options?: {
        /**
         * @description The condition to stop; by default `execute_all`
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
        /** @description One raw part, or the encoded form */
        id: string;
      };
      options?: {
        /**
         * @description The condition to stop; by default `execute_all`
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
      /** @description Replaces the whole list */
      acl: components["schemas"]["NewAclEntry"][];
      /** @description A display name. Must be a text without control or invisible characters */
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
      /** @description The role applies only to objects of this group */
      qualifying_group_id?: string | "";
      /** @description The role applies only to objects of this user */
      qualifying_username?: string;
      /** @description Whether the user can pass on the permissions of the role; by default true */
      transitive?: boolean;
    };
    AuditRecord: {
      /** Format: date-time */
      at: string;
      /** @description The user who made the change; null: the caller was not signed in, or `usernameWithheld` is true */
      username: string | null;
      /** @description True: the caller may not read the user who made the change */
      usernameWithheld?: boolean;
      /** @description As in the header `X-Request-Id` and in the log */
      requestId: string | null;
      objectType: string | null;
      /** @description Encoded; null: the id is longer than a key of the table */
      objectId: string | null;
      changes: {
        /** @enum {string} */
        what: "object" | "ownership" | "acl" | "membership" | "role" | "receivedGrants" | "raceColumn" | "course" | "mark" | "tag" | "preference" | "session";
        /** @enum {string} */
        change: "created" | "changed" | "deleted";
        /** @description Absent for the membership of a user whom the caller may not read */
        name?: string;
        /** @description The text `set` replaces secrets, personal data, and references to users and groups that the caller may not read. A device is replaced by its hash, a long value by its SHA-256. */
        fields: {
          name: string;
          /** @description Absent: the field did not exist */
          before?: unknown;
          /** @description Absent: the field was removed */
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
          /** @description The permission for all objects of the type */
          permission: string;
          /** @description The meaning of the action; "it" is the object */
          meaning: string;
          /** @description Whether everybody has it by default, signed in or not */
          everybody: boolean;
          /** @description Whether owners have it for their objects */
          owner: boolean;
          /** @description The predefined roles with this permission */
          roles: string[];
        }[];
      }[];
      roles: {
        id: string;
        name: string;
        permissions: string[];
      }[];
      /** @description The initial permissions of everybody */
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
      optionalRepeatablePart?: components["schemas"]["PartOfCourse"];
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
        /** @description Tracking was started, and may be stopped */
        isTracked: boolean;
        /** @description Tracking is active */
        isTracking: boolean;
        /** @description The name among the tracked races of the regatta; null: tracking was never started */
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
      /** @description Leaderboard groups do not exist */
      leaderboardgroupid: null;
      regatta: string | null;
      leaderboard: string | null;
      /** @description The secret of the registration link; null without a regatta, or if registration is closed */
      registrationSecret: string | null;
    };
    Credentials: {
      /** @description The name of a user */
      username: string;
      /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name */
      password: string;
      /** @description Extends the session from one day to 30 days */
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
      optionalRepeatablePart?: components["schemas"]["PartOfCourse"];
      numberOfLaps?: number;
      /** @description The name of the group that owns mark properties made by this request */
      markPropertiesGroupOwnership?: string;
    };
    DryRun: {
      /** @constant */
      dryRun: true;
      /** @description The status without `dryRun` */
      status: number;
      /** @description The body of the response without `dryRun`, without secrets; null: the body would be empty. Ids of new objects are examples. */
      body: unknown;
      created: {
        /**
         * @description An object, or a part of the object with the type and the id
         * @enum {string}
         */
        what: "object" | "ownership" | "acl" | "membership" | "role" | "receivedGrants" | "raceColumn" | "course" | "mark" | "tag" | "preference" | "session";
        /** @description A type of objects */
        type?: string;
        /** @description As in a permission */
        id?: string;
        /** @description The name of the item; for a membership or a role, the name of the user */
        name?: string;
        /** @description The group that qualifies a role */
        groupId?: string;
      }[];
      changed: {
        /**
         * @description An object, or a part of the object with the type and the id
         * @enum {string}
         */
        what: "object" | "ownership" | "acl" | "membership" | "role" | "receivedGrants" | "raceColumn" | "course" | "mark" | "tag" | "preference" | "session";
        /** @description A type of objects */
        type?: string;
        /** @description As in a permission */
        id?: string;
        /** @description The name of the item; for a membership or a role, the name of the user */
        name?: string;
        /** @description The group that qualifies a role */
        groupId?: string;
        /** @description The fields whose values would change */
        fields: string[];
      }[];
      deleted: {
        /**
         * @description An object, or a part of the object with the type and the id
         * @enum {string}
         */
        what: "object" | "ownership" | "acl" | "membership" | "role" | "receivedGrants" | "raceColumn" | "course" | "mark" | "tag" | "preference" | "session";
        /** @description A type of objects */
        type?: string;
        /** @description As in a permission */
        id?: string;
        /** @description The name of the item; for a membership or a role, the name of the user */
        name?: string;
        /** @description The group that qualifies a role */
        groupId?: string;
      }[];
      /** @description Whether the lists are complete. False: they omit unreadable changes, or exceed their limit */
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
      /** @description Null: the caller is not signed in */
      username: string | null;
      allowed: boolean;
      summary: string;
      /** @description The rule that determined the decision; null: withheld */
      rule: string | null;
      /** @description Null: withheld */
      because: string | null;
      /** @description In the order of the rules; null: withheld */
      trail: {
        /** @description A rule of docs/reference/permissions.md, such as `acl-denial` or `own-role` */
        rule: string;
        /** @description The first step that applies determines the decision */
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
        /** @description The permission that allows it */
        permission?: string;
      }[] | null;
      /** @description A description of the withheld parts and the permission to see them; null: all parts are included */
      withheld: string | null;
      /** @description Each one alone would allow it; those that grant the least come first */
      changes: {
        sentences: string[];
        /** @description Whether the caller has permission for all of these changes */
        youMay: boolean;
        /** @description The requests to send, in this order; null without permission to read the object */
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
      /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit */
      color?: string | null;
      /**
       * @description For buoys, in any case; empty means none
       * @enum {string|null}
       */
      shape?: "" | "CYLINDER" | "CONICAL" | null;
      /**
       * @description For buoys, in any case; empty means none
       * @enum {string|null}
       */
      pattern?: "" | "CHECKERED" | null;
    };
    Group: {
      groupId: string;
      groupName: string;
      /** @description Whether members may leave the group themselves. Use `false` for a group with a denial in access control lists, because leaving the group would end the denial */
      membersMayLeave: boolean;
      /** @description The members whom the caller may read, up to 1,000; more by the `Link` header */
      users: string[];
      roles: components["schemas"]["GroupRole"][];
    };
    GroupChange: {
      /** @description Whether members may leave the group themselves. Use `false` for a group with a denial in access control lists, because leaving the group would end the denial */
      membersMayLeave: boolean;
    };
    GroupRole: {
      roleId: string;
      roleName: string;
      /** @description For everybody, instead of members only */
      forAll: boolean;
    };
    Health: {
      /** @constant */
      status: "ok";
    };
    InputError: {
      /** @description The location in a JSON body (RFC 6901) */
      pointer?: string;
      /** @description The name of a parameter of the path, the query or a form */
      parameter?: string;
      /** @description The violated rule */
      code: string;
      /** @description The requirement */
      detail: string;
      suggestion?: string;
    };
    LastChange: {
      /** @description Milliseconds since 1970; 0: never */
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
      /** @description The name of the regatta, which equals `name` */
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
      /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit */
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
      /** @description Whether members may leave the group themselves. Use `false` for a group with a denial in access control lists, because leaving the group would end the denial */
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
      optionalRepeatablePart?: components["schemas"]["PartOfCourse"];
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
      optionalRepeatablePart?: components["schemas"]["PartOfCourse"];
      numberOfLaps?: number;
      /** @description The name of the group that owns mark properties made by this request */
      markPropertiesGroupOwnership?: string;
    };
    NewDefaultGroup: {
      /** @description The id of the group. Must be a UUID */
      tenantGroup: string;
    };
    NewEvent: {
      /** @description The name of the event, and of its regatta and leaderboard. Names of regattas are unique, also with `__` instead of `/`. Without it a name is generated. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      eventName?: string;
      /** @description The place; required unless `venuelat` and `venuelng` are given. A place whose name is empty has no name. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
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
      /** @description The secret of the registration link of the regatta. Without it, a regatta that is open for registration gets a random secret */
      secret?: string;
      /**
       * @description The ranking metric; `ONE_DESIGN` if absent
       * @enum {string}
       */
      rankingMetric?: "ONE_DESIGN" | "TIME_ON_TIME_AND_DISTANCE" | "ORC_PERFORMANCE_CURVE" | "ORC_PERFORMANCE_CURVE_BY_IMPLIED_WIND" | "ORC_PERFORMANCE_CURVE_LEADER_FOR_BASELINE";
      /** @description Race columns R1, R2 and so on, in the first series; none if absent */
      numberofraces?: number;
      /** @description `false`: only the event, without regatta and leaderboard */
      createregatta?: boolean;
      /** @description Accepted for existing clients, without effect */
      createleaderboardgroup?: boolean;
      /** @description The start; in UTC unless it contains another zone. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
      startdate?: string;
      /** @description The same time in milliseconds since 1970 */
      startdateasmillis?: number;
      /** @description The end; in UTC unless it contains another zone. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
      enddate?: string;
      /** @description The same time in milliseconds since 1970 */
      enddateasmillis?: number;
      /** @description `false`: only users with permission may read event, regatta and leaderboard; by default everybody may */
      ispublic?: boolean;
      /** @description If absent, one series `Default` with one fleet `Default` */
      series?: components["schemas"]["NewSeries"][];
    };
    NewEventForm: {
      /** @description The name of the event, and of its regatta and leaderboard. Names of regattas are unique, also with `__` instead of `/`. Without it a name is generated. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      eventName?: string;
      /** @description The place; required unless `venuelat` and `venuelng` are given. A place whose name is empty has no name. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
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
      /** @description The secret of the registration link of the regatta. Without it, a regatta that is open for registration gets a random secret */
      secret?: string;
      /**
       * @description The ranking metric; `ONE_DESIGN` if absent
       * @enum {string}
       */
      rankingMetric?: "ONE_DESIGN" | "TIME_ON_TIME_AND_DISTANCE" | "ORC_PERFORMANCE_CURVE" | "ORC_PERFORMANCE_CURVE_BY_IMPLIED_WIND" | "ORC_PERFORMANCE_CURVE_LEADER_FOR_BASELINE";
      /** @description Race columns R1, R2 and so on, in the first series; none if absent */
      numberofraces?: number;
      /** @description `false`: only the event, without regatta and leaderboard */
      createregatta?: boolean;
      /** @description Accepted for existing clients, without effect */
      createleaderboardgroup?: boolean;
      /** @description The start; in UTC unless it contains another zone. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
      startdate?: string;
      /** @description The same time in milliseconds since 1970 */
      startdateasmillis?: number;
      /** @description The end; in UTC unless it contains another zone. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00 */
      enddate?: string;
      /** @description The same time in milliseconds since 1970 */
      enddateasmillis?: number;
      /** @description `false`: only users with permission may read event, regatta and leaderboard; by default everybody may */
      ispublic?: boolean;
    };
    NewGroup: {
      /** @description Only administrators choose it: an id that no object of the type ever had here. Must be a UUID */
      id?: string;
      /** @description The name of a group; names of groups are unique. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      groupName: string;
      /** @description Whether members may leave the group themselves. Use `false` for a group with a denial in access control lists, because leaving the group would end the denial; by default true */
      membersMayLeave?: boolean;
    };
    NewGroupRole: {
      /** @description For everybody, instead of members only; also as a text. Must be true or false, also as a text */
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
        associatedMarkRoleId?: string | null;
      }[];
      /** @description Roles that exist, no two with the same name */
      allMarkRoles?: {
        /** Format: uuid */
        id: string;
        /**
         * Format: uuid
         * @description Required, unless the mark template names the role
         */
        associatedMarkTemplateId?: string | null;
      }[];
      /** @description The course in its order */
      waypoints: {
        /**
         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
         * @enum {string}
         */
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
      /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit */
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
       * @description The type of the mark, in any case
       * @enum {string}
       */
      type?: "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT";
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
      /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit */
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
      /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit */
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
      /** @description The text before the numbers; `R` if absent. Must be a text without control or invisible characters, and without blanks at its beginning */
      prefix?: string;
      /** @description The number of race columns; 1 if absent */
      numberofraces?: number;
      /** @description The number of race columns; 1 if absent */
      numberOfRaces?: number;
      /** @description The name of the series; optional if there is only one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      toseries?: string;
    };
    NewRole: {
      /** @description Only administrators choose it: an id that no object of the type ever had here. Must be a UUID */
      id?: string;
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
      /** @description The name of the key, unique in its region. Must be a text without control or invisible characters */
      key_name: string;
      /** @description One line as in `id_ed25519.pub`: algorithm, data in Base64, comment */
      public_key: string;
      /** @description Stored, and never returned */
      encrypted_private_key?: string;
    };
    NewTag: {
      /** @description A UUID */
      id?: string;
      /** @description The title */
      tag: string;
      /** @description The moment of the race: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00, or `now`. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00, or `now` */
      raceTimepoint: number | string;
      /** @description A longer text than the title */
      comment?: string;
      /** @description Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard */
      hiddenInfo?: string;
      /** @description The URL of a picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name */
      image?: string;
      /** @description The URL of a smaller version of the picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name */
      resizedImage?: string;
      /** @description True: visible to users with permission to read the leaderboard; false: visible to the author only. Also as a text; an empty text means `false` */
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
      /** @description Extends the session from one day to 30 days */
      rememberMe?: boolean;
    };
    OwnGroups: {
      groupsUserIsPartOf: components["schemas"]["NamedGroup"][];
      /** @description The group that owns new objects of the caller */
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
      /** @description The owning group; absent: unchanged; null: removed */
      groupId?: string | null;
      /** @description The owning user; absent: unchanged; null: removed */
      username?: string | null;
      /** @description A display name. Must be a text without control or invisible characters */
      displayName?: string | null;
    };
    /** @description What is sailed once more with each further lap */
    PartOfCourse: {
      /** @description The first waypoint of the part */
      zeroBasedIndexOfRepeatablePartStart: number;
      /** @description The first waypoint after the part */
      zeroBasedIndexOfRepeatablePartEnd: number;
      /** @description How many times `waypoints` hold the part, one after the other */
      occurrences?: number | null;
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
      /** @description The keys of all preferences of the caller, in order */
      keys: string[];
    };
    Problem: {
      /** @description The address of the documentation */
      type: string;
      /** @description The problem, for people */
      title: string;
      /** @description The status of the response */
      status: number;
      /** @description This occurrence of the problem */
      detail: string;
      /** @description The path of the request */
      instance: string;
      /** @description The problem, for programs; the meaning of a code never changes */
      code: string;
      /** @description Also in the header `X-Request-Id`, and in the log */
      requestId: string;
      /** @description The missing permission */
      permission?: string;
      /** @description The address of an explanation of the refusal */
      explanation?: string;
      /** @description All errors of the input, up to 50 */
      errors?: components["schemas"]["InputError"][];
      /** @description For existing clients: the same as `detail` */
      message?: string;
      /** @description For existing clients, for example `REGATTA_ALREADY_EXISTS` */
      errorCodeName?: string;
      /** @description For existing clients: the number of the error */
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
      /** @description Tracking was started, and may be stopped */
      isTracked: boolean;
      /** @description Tracking is active */
      isTracking: boolean;
      /** @description The name among the tracked races of the regatta; null: tracking was never started */
      trackedRaceName: string | null;
      /** @description The id of the tracked race; it is stable when tracking stops and starts again */
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
      /** @description The id of the tracked race; it is stable when tracking stops and starts again */
      id: string;
      seriesName: string;
      raceColumnName: string;
      fleetName: string;
      /** @description Tracking was started, and may be stopped */
      isTracked: boolean;
      /** @description Tracking is active */
      isTracking: boolean;
    };
    RacesOfRegatta: {
      /** @description The name of the regatta */
      regatta: string;
      /** @description The same name */
      name: string;
      /** @description The races with tracking now or in the past, in the order of the race columns, then of the fleets. `series` of the regatta contains all race columns */
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
      /** @description `ONE_DESIGN` unless the event has another one */
      rankingMetric: string;
      /** @description At least one */
      courseAreaIds: string[];
      canBoatsOfCompetitorsChangePerRace: boolean;
      competitorRegistrationType: string;
      /** @description The secret of the registration link, for callers with UPDATE on the regatta; null: the regatta has no link. Absent in lists of regattas */
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
      /** @description A set that replaces the current permissions of the role */
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
      /** @description In OpenSSH format, with its comment */
      publicKey: string;
      algorithm: string;
      /** @description In the format of `ssh-keygen -l`: `SHA256:...` */
      fingerprint: string;
      comment: string;
    };
    SshKeyReference: {
      /** @description The region of the hosts, for example `eu-west-1`. Must be a text without control characters */
      region?: string;
      /** @description The name of the key, unique in its region. Must be a text without control characters */
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
      /** @description Whether the session lasts 30 days */
      remembered: boolean;
    };
    Tag: {
      /** @description Changes of the tag preserve it */
      id: string;
      /** @description The title */
      tag: string;
      comment: string;
      /** @description Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard */
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
      /** @description The time of the last change, or of the creation, in milliseconds since 1970 */
      createdAt: number;
    };
    TagChange: {
      /** @description The tag: an object in a JSON body, otherwise JSON text. Its `id` suffices; without it, all fields that differ from the defaults of a new tag */
      tag_json: {
        /** @description A UUID */
        id?: string;
        /** @description The title */
        tag?: string;
        /** @description A longer text than the title */
        comment?: string;
        /** @description Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard */
        hiddenInfo?: string;
        image?: string;
        /** @description The name of a user */
        username?: string;
        /** @description True: visible to users with permission to read the leaderboard; false: visible to the author only. Also as a text; an empty text means `false` */
        public?: boolean | string;
        /** @description The moment of the race: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00 */
        raceTimepoint?: number | string;
      };
      /** @description The title */
      tag?: string;
      /** @description A longer text than the title */
      comment?: string;
      /** @description Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard */
      hiddenInfo?: string;
      /** @description The URL of a picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name */
      image?: string;
      /** @description The URL of a smaller version of the picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name */
      resizedImage?: string;
      /** @description True: visible to users with permission to read the leaderboard; false: visible to the author only. Also as a text; an empty text means `false` */
      public?: boolean | string;
    };
    TagReference: {
      /** @description The tag: an object in a JSON body, otherwise JSON text. Its `id` suffices; without it, all fields that differ from the defaults of a new tag */
      tag_json?: {
        /** @description A UUID */
        id?: string;
        /** @description The title */
        tag?: string;
        /** @description A longer text than the title */
        comment?: string;
        /** @description Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard */
        hiddenInfo?: string;
        image?: string;
        /** @description The name of a user */
        username?: string;
        /** @description True: visible to users with permission to read the leaderboard; false: visible to the author only. Also as a text; an empty text means `false` */
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
      /** @description The name of the fleet; optional if there is only one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
      fleet?: string;
      /** @description The name of the race, if it was never tracked before. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..` */
      tracked_race_name?: string;
    };
    TrackingStarted: {
      /** @description Whether the race was never tracked before */
      addeddenotation: boolean;
      regatta: string;
    };
    TrackingStop: {
      /** @description Limits the request to this race column; absent: all race columns */
      race_column?: string;
      /** @description Limits the request to this fleet; absent: all fleets */
      fleet?: string;
    };
    User: {
      username: string;
      /** @description Only for the user and administrators */
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
      /** @description Use change_password to set it */
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
     * @description `already-exists`: The object exists already
     *
     *     `conflict`: Another request changed the object at the same time
     *
     *     `request-in-progress`: The same request is still running
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
    /** @description `conflict`: Another request changed the object at the same time */
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
     * @description `conflict`: Another request changed the object at the same time
     *
     *     `request-in-progress`: The same request is still running
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
     * @description `conflict`: Another request changed the object at the same time
     *
     *     `request-in-progress`: The same request is still running
     *
     *     `last-administrator`: The service needs an administrator
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
     * @description `conflict`: Another request changed the object at the same time
     *
     *     `request-in-progress`: The same request is still running
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
    /** @description `internal`: Internal error */
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
     *     `invalid-input`: The input is not valid
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
     *     `invalid-input`: The input is not valid
     *
     *     `unknown-reference`: The input refers to a missing object
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
     *     `conflict`: Another request changed the object at the same time
     *
     *     `request-in-progress`: The same request is still running
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
    /** @description `method-not-allowed`: The path does not support this method */
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
    /** @description `precondition-failed`: The condition of the request is not met */
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
     * @description `precondition-failed`: The condition of the request is not met
     *
     *     `user-not-acceptable`: The user cannot be created or changed like this
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
    /** @description `unavailable`: The service is temporarily unavailable */
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
    /** @description `unsupported-media-type`: The media type of the body is not supported */
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
    /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
    "Idempotency-Key": string;
    /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
    "If-Match": string;
    /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
    "If-None-Match": string;
    /** @description An id of the request, which the response contains too */
    "X-Request-Id": string;
    /** @description Copy to all races, or to none when one of them cannot get it. In the query or in the body */
    allOrNone: boolean;
    /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit. In the query or in the body */
    color: string;
    /** @description A longer text than the title. In the query or in the body */
    comment: string;
    /** @description The company or the club. In the query or in the body */
    company: string;
    /** @description The position of the next page, from the `Link` of the previous one */
    cursor: string;
    /** @description In the query or in the body */
    defaultNumberOfLaps: number;
    /** @description The phone that is on the mark. In the query or in the body */
    deviceUuid: string;
    /** @description A display name. Must be a text without control or invisible characters. In the query or in the body */
    displayName: string | null;
    /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
    dryRun: boolean;
    /** @description An e-mail address, or empty; several users may share one. Must be an e-mail address, or empty. In the query or in the body */
    email: string;
    /** @description The full name. In the query or in the body */
    fullName: string;
    /** @description Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard. In the query or in the body */
    hiddenInfo: string;
    /** @description The URL of a picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
    image: string;
    /** @description The key of a preference */
    key: string;
    /** @description The same as `numberOfLaps` */
    laps: number;
    /** @description In the query or in the body */
    latDeg: number;
    /** @description In the query or in the body */
    lonDeg: number;
    /** @description What it is checked for; `course` without it. In the query or in the body */
    makes: "course" | "template";
    /** @description The name of the group that owns mark properties made by this request. In the query or in the body */
    markPropertiesGroupOwnership: string;
    /** @description In any case. In the query or in the body */
    markType: "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT";
    /** @description The type of an object, for example `EVENT`; types of other programs work too */
    objectType: string;
    /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
    optionalImageURL: string;
    /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
    optionalImageUrl: string;
    /** @description Of a buoy; in any case. In the query or in the body */
    pattern: "CHECKERED";
    /** @description True: visible to users with permission to read the leaderboard; false: visible to the author only. Also as a text; an empty text means `false`. In the query or in the body */
    public: boolean | string;
    /** @description The role applies only to objects of this group. In the query or in the body */
    qualifying_group_id: string | "";
    /** @description The role applies only to objects of this user. In the query or in the body */
    qualifying_username: string;
    /** @description The URL of a smaller version of the picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
    resizedImage: string;
    /** @description The name of the role. Must be a text without control or invisible characters. In the query or in the body */
    roleName: string;
    /** @description A UUID. In the query or in the body */
    role_definition_id: string;
    /** @description Of a buoy; in any case. In the query or in the body */
    shape: "CYLINDER" | "CONICAL";
    /** @description Only tags of this race time and later */
    since: number;
    /** @description The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
    tenantGroupId: string;
    /** @description Whether the user can pass on the permissions of the role; by default true. In the query or in the body */
    transitive: boolean;
    /** @description `public`, `private` or `both`, which is the default; upper or lower case. Must be `public`, `private` or `both` */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description An id of the request, which the response contains too */
        "X-Request-Id"?: components["parameters"]["X-Request-Id"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description An id of the request, which the response contains too */
        "X-Request-Id"?: components["parameters"]["X-Request-Id"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description Of all copies; as many as the course has without it. In the query or in the body */
        numberOfLaps?: number;
        /** @description Copy to all races, or to none when one of them cannot get it. In the query or in the body */
        allOrNone?: components["parameters"]["allOrNone"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** @description The name of the race column */
        raceColumn: string;
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
        /** @description The course template that this is based on. In the query or in the body */
        courseTemplateId?: string;
        /** @description Null takes the name of the race column. In the query or in the body */
        name?: string | null;
        /** @description Without it, the name. In the query or in the body */
        shortName?: string;
        /** @description In the query or in the body */
        numberOfLaps?: number;
        /** @description The name of the group that owns mark properties made by this request. In the query or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** @description The name of the race column */
        raceColumn: string;
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
        /** @description The name of the regatta; `__` stands for `/` as well. In the query or in the body */
        regattaName?: string;
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** @description Of the course template. In the query or in the body */
        tags?: string[];
        /** @description The name of the course. Must be a text without control or invisible characters. In the query or in the body */
        name?: string;
        /** @description Without it, the name. In the query or in the body */
        shortName?: string;
        /** @description In the query or in the body */
        numberOfLaps?: number;
        /** @description The name of the group that owns mark properties made by this request. In the query or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
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
        /** @description What it is checked for; `course` without it. In the query or in the body */
        makes?: components["parameters"]["makes"];
        /** @description The name of the regatta; `__` stands for `/` as well. In the query or in the body */
        regattaName?: string;
        /** @description The course template that this is based on. In the query or in the body */
        courseTemplateId?: string;
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** @description Of the course template. In the query or in the body */
        tags?: string[];
        /** @description Null takes the name of the race column. In the query or in the body */
        name?: string | null;
        /** @description Without it, the name. In the query or in the body */
        shortName?: string;
        /** @description In the query or in the body */
        numberOfLaps?: number;
        /** @description The name of the group that owns mark properties made by this request. In the query or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** @description The name of the race column */
        raceColumn: string;
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description What it is checked for; `course` without it. In the query or in the body */
        makes?: components["parameters"]["makes"];
        /** @description The name of the regatta; `__` stands for `/` as well. In the query or in the body */
        regattaName?: string;
        /** @description The course template that this is based on. In the query or in the body */
        courseTemplateId?: string;
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** @description Of the course template. In the query or in the body */
        tags?: string[];
        /** @description Null takes the name of the race column. In the query or in the body */
        name?: string | null;
        /** @description Without it, the name. In the query or in the body */
        shortName?: string;
        /** @description In the query or in the body */
        numberOfLaps?: number;
        /** @description The name of the group that owns mark properties made by this request. In the query or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** @description The name of the race column */
        raceColumn: string;
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An HTML page */
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An HTML page */
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
        /** @description The file name, as in the page */
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
        /** @description The region of the hosts, for example `eu-west-1`. Must be a text without control or invisible characters. In the query or in the body */
        region?: string;
        /** @description The name of the key, unique in its region. Must be a text without control or invisible characters. In the query or in the body */
        key_name?: string;
        /** @description One line as in `id_ed25519.pub`: algorithm, data in Base64, comment. In the query or in the body */
        public_key?: string;
        /** @description Stored, and never returned. In the query or in the body */
        encrypted_private_key?: string;
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description The name of the key, unique in its region. Must be a text without control characters */
        key_name: string;
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description Replaces the query, or a part of it. At most 256 KiB. */
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
        /** @description The owner of the keys; repeat the parameter for several users */
        "username[]": string[];
        /** @description Fails if the caller may not read some of the keys, with their number */
        strict?: boolean;
      };
      header?: {
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description Of all copies; as many as the course has without it. In the query or in the body */
        numberOfLaps?: number;
        /** @description Copy to all races, or to none when one of them cannot get it. In the query or in the body */
        allOrNone?: components["parameters"]["allOrNone"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** @description The name of the race column */
        raceColumn: string;
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
        /** @description The course template that this is based on. In the query or in the body */
        courseTemplateId?: string;
        /** @description Null takes the name of the race column. In the query or in the body */
        name?: string | null;
        /** @description Without it, the name. In the query or in the body */
        shortName?: string;
        /** @description In the query or in the body */
        numberOfLaps?: number;
        /** @description The name of the group that owns mark properties made by this request. In the query or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** @description The name of the race column */
        raceColumn: string;
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
        /** @description The name of the regatta; `__` stands for `/` as well. In the query or in the body */
        regattaName?: string;
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** @description Of the course template. In the query or in the body */
        tags?: string[];
        /** @description The name of the course. Must be a text without control or invisible characters. In the query or in the body */
        name?: string;
        /** @description Without it, the name. In the query or in the body */
        shortName?: string;
        /** @description In the query or in the body */
        numberOfLaps?: number;
        /** @description The name of the group that owns mark properties made by this request. In the query or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
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
        /** @description What it is checked for; `course` without it. In the query or in the body */
        makes?: components["parameters"]["makes"];
        /** @description The name of the regatta; `__` stands for `/` as well. In the query or in the body */
        regattaName?: string;
        /** @description The course template that this is based on. In the query or in the body */
        courseTemplateId?: string;
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** @description Of the course template. In the query or in the body */
        tags?: string[];
        /** @description Null takes the name of the race column. In the query or in the body */
        name?: string | null;
        /** @description Without it, the name. In the query or in the body */
        shortName?: string;
        /** @description In the query or in the body */
        numberOfLaps?: number;
        /** @description The name of the group that owns mark properties made by this request. In the query or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The name of the regatta; `__` stands for `/` as well */
        regattaName: string;
        /** @description The name of the race column */
        raceColumn: string;
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description What it is checked for; `course` without it. In the query or in the body */
        makes?: components["parameters"]["makes"];
        /** @description The name of the regatta; `__` stands for `/` as well. In the query or in the body */
        regattaName?: string;
        /** @description The course template that this is based on. In the query or in the body */
        courseTemplateId?: string;
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** @description Of the course template. In the query or in the body */
        tags?: string[];
        /** @description Null takes the name of the race column. In the query or in the body */
        name?: string | null;
        /** @description Without it, the name. In the query or in the body */
        shortName?: string;
        /** @description In the query or in the body */
        numberOfLaps?: number;
        /** @description The name of the group that owns mark properties made by this request. In the query or in the body */
        markPropertiesGroupOwnership?: components["parameters"]["markPropertiesGroupOwnership"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The largest number of entries */
        limit?: number;
        /** @description The position of the next page, from the `Link` of the previous one */
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
        /** @description The name of the event, and of its regatta and leaderboard. Names of regattas are unique, also with `__` instead of `/`. Without it a name is generated. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        eventName?: string;
        /** @description The place; required unless `venuelat` and `venuelng` are given. A place whose name is empty has no name. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        venuename?: string;
        /** @description Latitude in degrees. In the query or in the body */
        venuelat?: number;
        /** @description Longitude in degrees. In the query or in the body */
        venuelng?: number;
        /** @description The class of the boats. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        boatclassname?: string;
        /** @description Whether competitors may register themselves; `CLOSED` if absent. In the query or in the body */
        competitorRegistrationType?: "CLOSED" | "OPEN_UNMODERATED" | "OPEN_MODERATED";
        /** @description The secret of the registration link of the regatta. Without it, a regatta that is open for registration gets a random secret. In the query or in the body */
        secret?: string;
        /** @description The ranking metric; `ONE_DESIGN` if absent. In the query or in the body */
        rankingMetric?: "ONE_DESIGN" | "TIME_ON_TIME_AND_DISTANCE" | "ORC_PERFORMANCE_CURVE" | "ORC_PERFORMANCE_CURVE_BY_IMPLIED_WIND" | "ORC_PERFORMANCE_CURVE_LEADER_FOR_BASELINE";
        /** @description Race columns R1, R2 and so on, in the first series; none if absent. In the query or in the body */
        numberofraces?: number;
        /** @description `false`: only the event, without regatta and leaderboard. In the query or in the body */
        createregatta?: boolean;
        /** @description Accepted for existing clients, without effect. In the query or in the body */
        createleaderboardgroup?: boolean;
        /** @description The start; in UTC unless it contains another zone. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00. In the query or in the body */
        startdate?: string;
        /** @description The same time in milliseconds since 1970. In the query or in the body */
        startdateasmillis?: number;
        /** @description The end; in UTC unless it contains another zone. Must be a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00. In the query or in the body */
        enddate?: string;
        /** @description The same time in milliseconds since 1970. In the query or in the body */
        enddateasmillis?: number;
        /** @description `false`: only users with permission may read event, regatta and leaderboard; by default everybody may. In the query or in the body */
        ispublic?: boolean;
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
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
        /** @description The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
      };
      header?: {
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description The largest number of entries */
        limit?: number;
        /** @description The position of the next page, from the `Link` of the previous one */
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
        /** @description The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
      };
      header?: {
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The name of the leaderboard; `__` also means `/` */
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
        /** @description The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
        /** @description It has to exist; the marks are those of the regatta */
        race_column?: string;
        /** @description It has to exist; the marks are those of the regatta */
        fleet?: string;
      };
      header?: {
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
      };
      header?: {
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        race_column?: string;
        /** @description The name of the fleet; optional if there is only one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        fleet?: string;
        /** @description The name of the race, if it was never tracked before. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        tracked_race_name?: string;
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description Limits the request to this race column; absent: all race columns. In the query or in the body */
        race_column?: string;
        /** @description Limits the request to this fleet; absent: all fleets. In the query or in the body */
        fleet?: string;
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the leaderboard; `__` also means `/` */
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
        /** @description In the query or in the body */
        regattaName?: string;
        /** @description The name of the mark. Must be a text without control or invisible characters. In the query or in the body */
        markName?: string;
        /** @description The short name; without it and `shortName`, the name. Must be a text without control or invisible characters. In the query or in the body */
        markShortName?: string;
        /** @description The same as `markShortName`, which counts first. Must be a text without control or invisible characters. In the query or in the body */
        shortName?: string;
        /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit. In the query or in the body */
        color?: components["parameters"]["color"];
        /** @description Of a buoy; in any case. In the query or in the body */
        shape?: components["parameters"]["shape"];
        /** @description Of a buoy; in any case. In the query or in the body */
        pattern?: components["parameters"]["pattern"];
        /** @description The type of the mark, in any case. In the query or in the body */
        type?: "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT";
        /** @description What the mark is like. In the query or in the body */
        markTemplateId?: string;
        /** @description The same as `markTemplateId`, which counts first. In the query or in the body */
        originatingMarkTemplateId?: string;
        /** @description Which mark it is; its look counts before that. In the query or in the body */
        markPropertiesId?: string;
        /** @description The same as `markPropertiesId`, which counts first. In the query or in the body */
        originatingMarkPropertiesId?: string;
        /** @description Chosen by the client; without it one is made. In the query or in the body */
        id?: string;
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description The name of the regatta. In the query or in the body */
        regattaName?: string;
        /** @description The id of the mark. Must be a UUID. In the query or in the body */
        markId?: string;
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description The largest number of entries */
        limit?: number;
        /** @description The position of the next page, from the `Link` of the previous one */
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
        /** @description The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
      };
      header?: {
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The name of the regatta; `__` also means `/` */
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
        /** @description The text before the numbers; `R` if absent. Must be a text without control or invisible characters, and without blanks at its beginning. In the query or in the body */
        prefix?: string;
        /** @description The number of race columns; 1 if absent. In the query or in the body */
        numberofraces?: number;
        /** @description The number of race columns; 1 if absent. In the query or in the body */
        numberOfRaces?: number;
        /** @description The name of the series; optional if there is only one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        toseries?: string;
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the regatta; `__` also means `/` */
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
        /** @description The secret of the registration link of the regatta, which gives everybody read access */
        secret?: string;
      };
      header?: {
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The name of the regatta; `__` also means `/` */
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
        /** @description The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        racecolumn?: string;
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the regatta; `__` also means `/` */
        regattaName: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description `public`, `private` or `both`, which is the default; upper or lower case. Must be `public`, `private` or `both` */
        visibility?: components["parameters"]["visibility"];
        /** @description Only tags of this race time and later */
        since?: components["parameters"]["since"];
        /** @description Only tags created or changed at this time or later, in this order */
        createdSince?: number;
        /** @description The largest number of entries */
        limit?: number;
        /** @description The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** @description The name of the leaderboard; `__` also means `/` */
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
        /** @description The tag: an object in a JSON body, otherwise JSON text. Its `id` suffices; without it, all fields that differ from the defaults of a new tag. In the query or in the body, as JSON text */
        tag_json?: string;
        /** @description The title. In the query or in the body */
        tag?: string;
        /** @description A longer text than the title. In the query or in the body */
        comment?: components["parameters"]["comment"];
        /** @description Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard. In the query or in the body */
        hiddenInfo?: components["parameters"]["hiddenInfo"];
        /** @description The URL of a picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        image?: components["parameters"]["image"];
        /** @description The URL of a smaller version of the picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        resizedImage?: components["parameters"]["resizedImage"];
        /** @description True: visible to users with permission to read the leaderboard; false: visible to the author only. Also as a text; an empty text means `false`. In the query or in the body */
        public?: components["parameters"]["public"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
        /** @description The name of the race column */
        racecolumn: string;
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description A UUID. In the query or in the body */
        id?: string;
        /** @description The title. In the query or in the body */
        tag?: string;
        /** @description The moment of the race: a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00, or `now`. Must be a time from 1900 to 2200: milliseconds since 1970, or a date, time and zone such as 2026-06-20T10:30:00+02:00, or `now`. In the query or in the body */
        raceTimepoint?: number | string;
        /** @description A longer text than the title. In the query or in the body */
        comment?: components["parameters"]["comment"];
        /** @description Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard. In the query or in the body */
        hiddenInfo?: components["parameters"]["hiddenInfo"];
        /** @description The URL of a picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        image?: components["parameters"]["image"];
        /** @description The URL of a smaller version of the picture; the service never fetches it. Must be empty, or an http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        resizedImage?: components["parameters"]["resizedImage"];
        /** @description True: visible to users with permission to read the leaderboard; false: visible to the author only. Also as a text; an empty text means `false`. In the query or in the body */
        public?: components["parameters"]["public"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
        /** @description The name of the race column */
        racecolumn: string;
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewTag"];
        "application/x-www-form-urlencoded": components["schemas"]["NewTag"];
      };
    };
    responses: {
      /** @description With `dryRun=true`: the response of a dry run */
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
        /** @description The tag: an object in a JSON body, otherwise JSON text. Its `id` suffices; without it, all fields that differ from the defaults of a new tag */
        tag_json: string;
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The name of the leaderboard; `__` also means `/` */
        leaderboard: string;
        /** @description The name of the race column */
        racecolumn: string;
        /** @description The name of the fleet */
        fleet: string;
      };
      cookie?: never;
    };
    /** @description Replaces the query, or a part of it. At most 256 KiB. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TagReference"];
        "application/x-www-form-urlencoded": components["schemas"]["TagReference"];
      };
    };
    responses: {
      /** @description With `dryRun=true`: the response of a dry run */
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
        /** @description `public`, `private` or `both`, which is the default; upper or lower case. Must be `public`, `private` or `both` */
        visibility?: components["parameters"]["visibility"];
        /** @description Only tags of this race time and later */
        since?: components["parameters"]["since"];
      };
      header?: never;
      path: {
        /** @description The name of the leaderboard; `__` also means `/` */
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
      /** @description The tags of the race on a time line */
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
        /** @description `public`, `private` or `both`, which is the default; upper or lower case. Must be `public`, `private` or `both` */
        visibility?: components["parameters"]["visibility"];
        /** @description Only tags of this race time and later */
        since?: components["parameters"]["since"];
      };
      header?: never;
      path: {
        /** @description The name of the leaderboard; `__` also means `/` */
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
      /** @description The tags of the race on a time line */
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
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The name of a user. In the query or in the body */
        username?: string;
        /** @description A UUID. In the query or in the body */
        role_definition_id?: components["parameters"]["role_definition_id"];
        /** @description The role applies only to objects of this group. In the query or in the body */
        qualifying_group_id?: components["parameters"]["qualifying_group_id"];
        /** @description The role applies only to objects of this user. In the query or in the body */
        qualifying_username?: components["parameters"]["qualifying_username"];
        /** @description Whether the user can pass on the permissions of the role; by default true. In the query or in the body */
        transitive?: components["parameters"]["transitive"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description The changes by this user */
        actor?: string;
        /** @description The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
        /** @description The number of records to read; those that the caller may not read are omitted */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Newest first */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The name of a user. In the query or in the body */
        username?: string;
        /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name. In the query or in the body */
        password?: string;
        /** @description An e-mail address, or empty; several users may share one. Must be an e-mail address, or empty. In the query or in the body */
        email?: components["parameters"]["email"];
        /** @description The full name. In the query or in the body */
        fullName?: components["parameters"]["fullName"];
        /** @description The company or the club. In the query or in the body */
        company?: components["parameters"]["company"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
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
        /** @description `TYPE:ACTION[:ID]`, with one of each; without an id it applies to all objects of the type */
        permission: string;
        /** @description The user to explain; absent: the caller */
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description A permission to check; repeat the parameter for several ones */
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
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description The owning group; absent: unchanged; null: removed. In the query or in the body */
        groupId?: string | null;
        /** @description The owning user; absent: unchanged; null: removed. In the query or in the body */
        username?: string | null;
        /** @description A display name. Must be a text without control or invisible characters. In the query or in the body */
        displayName?: components["parameters"]["displayName"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The owning group; absent: unchanged; null: removed. In the query or in the body */
        groupId?: string | null;
        /** @description The owning user; absent: unchanged; null: removed. In the query or in the body */
        username?: string | null;
        /** @description A display name. Must be a text without control or invisible characters. In the query or in the body */
        displayName?: components["parameters"]["displayName"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description A display name. Must be a text without control or invisible characters. In the query or in the body */
        displayName?: components["parameters"]["displayName"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description The owning group; absent: unchanged; null: removed. In the query or in the body */
        groupId?: string | null;
        /** @description The owning user; absent: unchanged; null: removed. In the query or in the body */
        username?: string | null;
        /** @description A display name. Must be a text without control or invisible characters. In the query or in the body */
        displayName?: components["parameters"]["displayName"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The owning group; absent: unchanged; null: removed. In the query or in the body */
        groupId?: string | null;
        /** @description The owning user; absent: unchanged; null: removed. In the query or in the body */
        username?: string | null;
        /** @description A display name. Must be a text without control or invisible characters. In the query or in the body */
        displayName?: components["parameters"]["displayName"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description A display name. Must be a text without control or invisible characters. In the query or in the body */
        displayName?: components["parameters"]["displayName"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
      /** @description The document: any JSON value */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": unknown;
        };
      };
      /** @description Not found; the body is empty */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
      /** @description With `dryRun=true`: the response of a dry run */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The name of a user. In the query or in the body */
        username?: string;
        /** @description A UUID. In the query or in the body */
        role_definition_id?: components["parameters"]["role_definition_id"];
        /** @description The role applies only to objects of this group. In the query or in the body */
        qualifying_group_id?: components["parameters"]["qualifying_group_id"];
        /** @description The role applies only to objects of this user. In the query or in the body */
        qualifying_username?: components["parameters"]["qualifying_username"];
        /** @description Whether the user can pass on the permissions of the role; by default true. In the query or in the body */
        transitive?: components["parameters"]["transitive"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description The largest number of entries */
        limit?: number;
        /** @description The position of the next page, from the `Link` of the previous one */
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
        /** @description Only administrators choose it: an id that no object of the type ever had here. Must be a UUID. In the query or in the body */
        id?: string;
        /** @description The name of the role. Must be a text without control or invisible characters. In the query or in the body */
        roleName?: components["parameters"]["roleName"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewRole"];
        "application/x-www-form-urlencoded": components["schemas"]["NewRole"];
      };
    };
    responses: {
      /** @description With `dryRun=true`: the response of a dry run */
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
  readRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description The name of the role. Must be a text without control or invisible characters. In the query or in the body */
        roleName?: components["parameters"]["roleName"];
        /** @description A set that replaces the current permissions of the role. In the query or in the body */
        permissions?: string[];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The id of the role */
        roleId: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description The name of a user. In the query or in the body */
        username?: string;
        /** @description An e-mail address, or empty; several users may share one. Must be an e-mail address, or empty. In the query or in the body */
        email?: components["parameters"]["email"];
        /** @description The full name. In the query or in the body */
        fullName?: components["parameters"]["fullName"];
        /** @description The company or the club. In the query or in the body */
        company?: components["parameters"]["company"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description Replaces the query, or a part of it. At most 256 KiB. */
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
        /** @description The name of a group; names of groups are unique. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
        groupName: string;
        /** @description The largest number of entries */
        limit?: number;
        /** @description The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description Only administrators choose it: an id that no object of the type ever had here. Must be a UUID. In the query or in the body */
        id?: string;
        /** @description The name of a group; names of groups are unique. Must be a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.` or `..`. In the query or in the body */
        groupName?: string;
        /** @description Whether members may leave the group themselves. Use `false` for a group with a denial in access control lists, because leaving the group would end the denial; by default true. In the query or in the body */
        membersMayLeave?: boolean;
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["NewGroup"];
        "application/x-www-form-urlencoded": components["schemas"]["NewGroup"];
      };
    };
    responses: {
      /** @description With `dryRun=true`: the response of a dry run */
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
        /** @description The largest number of entries */
        limit?: number;
        /** @description The position of the next page, from the `Link` of the previous one */
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
        /** @description The id of the group. Must be a UUID. In the query or in the body */
        tenantGroup?: string;
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description The largest number of entries */
        limit?: number;
        /** @description The position of the next page, from the `Link` of the previous one */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description Whether members may leave the group themselves. Use `false` for a group with a denial in access control lists, because leaving the group would end the denial. In the query or in the body */
        membersMayLeave?: boolean;
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description The id of the group */
        groupId: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
      /** @description With `dryRun=true`: the response of a dry run */
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
        /** @description For everybody, instead of members only; also as a text. Must be true or false, also as a text. In the query or in the body */
        forAll?: boolean | "true" | "false";
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
      /** @description With `dryRun=true`: the response of a dry run */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
      /** @description With `dryRun=true`: the response of a dry run */
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
        /** @description The largest number of entries */
        limit?: number;
        /** @description The position of the next page, from the `Link` of the previous one */
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
        /** @description The largest number of entries */
        limit?: number;
        /** @description The position of the next page, from the `Link` of the previous one */
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
        /** @description Chosen by the client; without it one is made. In the query or in the body */
        id?: string;
        /** @description The name. Must be a text without control or invisible characters. In the query or in the body */
        name?: string;
        /** @description Without it, the name. Must be a text without control or invisible characters. In the query or in the body */
        shortName?: string;
        /** @description In the query or in the body */
        tags?: string[];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** @description In the query or in the body */
        defaultNumberOfLaps?: components["parameters"]["defaultNumberOfLaps"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description The name. Must be a text without control or invisible characters. In the query or in the body */
        name?: string;
        /** @description Without it, the name. Must be a text without control or invisible characters. In the query or in the body */
        shortName?: string;
        /** @description In the query or in the body */
        tags?: string[];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageUrl?: components["parameters"]["optionalImageUrl"];
        /** @description An http or https URL without blanks, without invisible characters, and without a user name. In the query or in the body */
        optionalImageURL?: components["parameters"]["optionalImageURL"];
        /** @description In the query or in the body */
        defaultNumberOfLaps?: components["parameters"]["defaultNumberOfLaps"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Its id */
        id: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The largest number of entries */
        limit?: number;
        /** @description The position of the next page, from the `Link` of the previous one */
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
        /** @description Chosen by the client; without it one is made. In the query or in the body */
        id?: string;
        /** @description The name. Must be a text without control or invisible characters. In the query or in the body */
        name?: string;
        /** @description Without it, the name. Must be a text without control or invisible characters. In the query or in the body */
        shortName?: string;
        /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit. In the query or in the body */
        color?: components["parameters"]["color"];
        /** @description Of a buoy; in any case. In the query or in the body */
        shape?: components["parameters"]["shape"];
        /** @description Of a buoy; in any case. In the query or in the body */
        pattern?: components["parameters"]["pattern"];
        /** @description In any case. In the query or in the body */
        markType?: components["parameters"]["markType"];
        /** @description In the query or in the body */
        tags?: string[];
        /** @description The phone that is on the mark. In the query or in the body */
        deviceUuid?: components["parameters"]["deviceUuid"];
        /** @description In the query or in the body */
        latDeg?: components["parameters"]["latDeg"];
        /** @description In the query or in the body */
        lonDeg?: components["parameters"]["lonDeg"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description The name. Must be a text without control or invisible characters. In the query or in the body */
        name?: string;
        /** @description Without it, the name. Must be a text without control or invisible characters. In the query or in the body */
        shortName?: string;
        /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit. In the query or in the body */
        color?: components["parameters"]["color"];
        /** @description Of a buoy; in any case. In the query or in the body */
        shape?: components["parameters"]["shape"];
        /** @description Of a buoy; in any case. In the query or in the body */
        pattern?: components["parameters"]["pattern"];
        /** @description In any case. In the query or in the body */
        markType?: components["parameters"]["markType"];
        /** @description In the query or in the body */
        tags?: string[];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Its id */
        id: string;
      };
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The phone that is on the mark. In the query or in the body */
        deviceUuid?: components["parameters"]["deviceUuid"];
        /** @description In the query or in the body */
        latDeg?: components["parameters"]["latDeg"];
        /** @description In the query or in the body */
        lonDeg?: components["parameters"]["lonDeg"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
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
        /** @description The largest number of entries */
        limit?: number;
        /** @description The position of the next page, from the `Link` of the previous one */
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
        /** @description Chosen by the client; without it one is made. In the query or in the body */
        id?: string;
        /** @description The name. Must be a text without control or invisible characters. In the query or in the body */
        name?: string;
        /** @description Without it, the name. Must be a text without control or invisible characters. In the query or in the body */
        shortName?: string;
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
        /** @description The largest number of entries */
        limit?: number;
        /** @description The position of the next page, from the `Link` of the previous one */
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
        /** @description Chosen by the client; without it one is made. In the query or in the body */
        id?: string;
        /** @description The name. Must be a text without control or invisible characters. In the query or in the body */
        name?: string;
        /** @description Without it, the name. Must be a text without control or invisible characters. In the query or in the body */
        shortName?: string;
        /** @description `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit. In the query or in the body */
        color?: components["parameters"]["color"];
        /** @description Of a buoy; in any case. In the query or in the body */
        shape?: components["parameters"]["shape"];
        /** @description Of a buoy; in any case. In the query or in the body */
        pattern?: components["parameters"]["pattern"];
        /** @description In any case. In the query or in the body */
        markType?: components["parameters"]["markType"];
        /** @description With `true`, the request stores nothing: the response lists the changes that it would make */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description A text of your choice, such as a UUID. A request that is repeated with the same key does not run again, and gets the same response. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The request fails unless the object has one of these `ETag`s. `*`: unless it exists. */
        "If-Match"?: components["parameters"]["If-Match"];
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
        /** @description The id of the group that owns the created object, if the caller is a member of it. Otherwise the default group of the caller owns it */
        tenantGroupId?: components["parameters"]["tenantGroupId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description At most 256 KiB. It may be absent when the query contains the required properties. */
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
        /** @description The request fails, or a GET is a 304, if the object has one of these `ETag`s. `*`: if it exists. */
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
