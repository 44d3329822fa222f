// Made from openapi.json by npm run generate.
export interface paths {
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
        post: operations["createCourse2"];
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
        post: operations["createCourseTemplate2"];
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
        post: operations["drawCourse2"];
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
         * @description With all marks of the regatta. A race without a course has no waypoints. When the path ends in `.svg`, and no fleet is called like that, the answer is a picture.
         *
         *     Needs the permission `REGATTA:READ:{regattaName}`.
         */
        get: operations["getFromCourse2"];
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
         * @description When the path ends in `.svg`, the answer is a picture.
         *
         *     Needs the permission `COURSE_TEMPLATE:READ:{courseTemplateId}`.
         */
        get: operations["getFromCourseTemplate2"];
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
        post: operations["validateCourse2"];
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
         * @description Needs the permission `SSH_KEY:DELETE:{region}\/{key_name}`.
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
         * @description With all marks of the regatta. A race without a course has no waypoints. When the path ends in `.svg`, and no fleet is called like that, the answer is a picture.
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
         * @description When the path ends in `.svg`, the answer is a picture.
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
         * @description All three have one name. They belong to the caller; everybody may read them unless `ispublic=false`. A place is needed: `venuename`, or `venuelat` and `venuelng`.
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
         * @description Needs the permission `EVENT:READ:{eventId}`.
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
         * List the leaderboards that the caller may read
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
         * @description Needs the permission `LEADERBOARD:READ:{leaderboard}`.
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
         *     Needs the permission `LEADERBOARD:READ:{leaderboard}`.
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
         * @description Needs the permission `LEADERBOARD:READ:{leaderboard}`.
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
         * @description The mark looks like the mark properties, else like the mark template, and is positioned like the mark properties. The same `Idempotency-Key` adds one.
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
         * @description Needs the permission `REGATTA:READ:{regattaName}`.
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
         * Read the races of a regatta, and whether they are tracked
         * @description Needs the permission `REGATTA:READ:{regattaName}`.
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
         * @description In the order of race time: the public ones, and the caller’s private ones. Public ones need the permission `LEADERBOARD:READ:{leaderboard}`, private ones that somebody is signed in. Without `limit` all come at once, up to 2,000. With `createdSince` they come in the order in which they were made or changed; new ones may be missing there for a moment.
         *
         *     The answer holds only what the caller may READ (`LEADERBOARD:READ`).
         */
        get: operations["listTags"];
        /**
         * Change a tag of one’s own
         * @description What is not given stays as it is; an empty text takes `comment`, `hiddenInfo`, `image` or `resizedImage` away. Where the tag is public, or becomes so, this needs the permission `LEADERBOARD:UPDATE:{leaderboard}`.
         *
         *     Somebody has to be signed in.
         */
        put: operations["changeTag"];
        /**
         * Tag a moment of a race
         * @description A private tag is for its author alone. A public one needs the permission `LEADERBOARD:UPDATE:{leaderboard}`. The same tag of the same author a second time is a 400; with the same `id`, or the same header `Idempotency-Key`, it is the first one again.
         *
         *     Somebody has to be signed in.
         */
        post: operations["createTag"];
        /**
         * Delete a tag
         * @description A public tag, of anybody, needs the permission `LEADERBOARD:UPDATE:{leaderboard}`. A tag that is not there is deleted already: 204.
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
        post: operations["accessToken2"];
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
         * @description Under a qualification the role counts only for what that user or that group owns. Nobody gives what they do not hold there themselves.
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
    "/security/api/restsecurity/get_roles_for_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of a user
         * @description Needs the permission `USER:READ:{username}`.
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
        post: operations["hello2"];
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
        get: operations["logout2"];
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
        get: operations["readOwnership2"];
        /**
         * Give an object to a user, to a group, or to nobody
         * @description A property that is absent leaves that owner as it is, null takes it away. An object is given to a group by its members and by administrators.
         *
         *     Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
         */
        put: operations["changeOwnership3"];
        /**
         * Give an object to a user, to a group, or to nobody
         * @description A property that is absent leaves that owner as it is, null takes it away. An object is given to a group by its members and by administrators.
         *
         *     Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
         */
        post: operations["changeOwnership4"];
        /**
         * Leave an object without owners
         * @description Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
         */
        delete: operations["removeOwnership2"];
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
        get: operations["readAcl2"];
        /**
         * Replace the access control list of an object
         * @description Entries for one group are merged; the null group is everybody. A denial beats every grant, but owners and administrators keep CHANGE_ACL and CHANGE_OWNERSHIP. Nobody opens to others what they may not do themselves.
         *
         *     Needs the permission `{objectType}:CHANGE_ACL:{id}`.
         */
        put: operations["changeAcl2"];
        post?: never;
        /**
         * Empty the access control list of an object
         * @description Needs the permission `{objectType}:CHANGE_ACL:{id}`.
         */
        delete: operations["removeAcl2"];
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
         * @description A property that is absent leaves that owner as it is, null takes it away. An object is given to a group by its members and by administrators.
         *
         *     Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
         */
        put: operations["changeOwnership"];
        /**
         * Give an object to a user, to a group, or to nobody
         * @description A property that is absent leaves that owner as it is, null takes it away. An object is given to a group by its members and by administrators.
         *
         *     Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
         */
        post: operations["changeOwnership2"];
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
         * @description Entries for one group are merged; the null group is everybody. A denial beats every grant, but owners and administrators keep CHANGE_ACL and CHANGE_OWNERSHIP. Nobody opens to others what they may not do themselves.
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
    "/security/api/restsecurity/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys of the caller’s preferences
         * @description Somebody has to be signed in.
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
         * @description The document as it was stored: the order of keys and the digits of numbers too.
         *
         *     Somebody has to be signed in.
         */
        get: operations["readPreference"];
        /**
         * Store a preference of the caller
         * @description The body is the document: any JSON of at most 64 KiB. It replaces what was stored under the key. Nobody else can read it.
         *
         *     Somebody has to be signed in.
         */
        put: operations["storePreference"];
        post?: never;
        /**
         * Delete a preference of the caller
         * @description Somebody has to be signed in.
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
        get: operations["removeAccessToken2"];
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
         * @description The parameters name the role as for giving it.
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
         * @description Who changes a role must hold what comes and what goes, for every ownership under which somebody has the role already. The change counts from the next request on.
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
        put?: never;
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
         * @description The members, or everybody with `forAll`, hold the role for what the group owns. Who attaches it must hold it there.
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
         * @description Who adds a member must hold every role that the group gives.
         *
         *     Needs the permission `USER_GROUP:UPDATE:{groupId}`.
         */
        put: operations["addGroupMember"];
        post?: never;
        /**
         * Take a user out of a group
         * @description What the group gave is gone with the next request.
         *
         *     Needs the permission `USER_GROUP:UPDATE:{groupId}`.
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
         * @description The names of the users, by name, as far as the caller may read them. When there is a `Link` to a next page, more users may follow there; without one nobody is missing.
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
        Problem: {
            /** @description Where the failure is explained */
            type: string;
            title: string;
            status: number;
            detail: string;
            /** @description The path of the request */
            instance: string;
            /** @description A code of docs/errors.md */
            code: string;
            requestId: string;
            /** @description The permission that was missing */
            permission?: string;
            errors?: {
                /** @description Into a JSON body (RFC 6901) */
                pointer?: string;
                /** @description Of the path, the query or a form */
                parameter?: string;
                code: string;
                detail: string;
                suggestion?: string;
            }[];
            /** @description For existing clients: `false` */
            responseStatus?: string;
            /** @description For existing clients */
            responseMessage?: string;
        };
    };
    responses: {
        /**
         * @description `malformed-request`: The request cannot be read
         *     `invalid-input`: The input breaks a rule
         */
        "malformed-request.or.invalid-input": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /**
         * @description `invalid-credentials`: The credentials are not valid
         *     `unauthenticated`: Sign in first
         */
        "invalid-credentials.or.unauthenticated": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /**
         * @description `forbidden`: Not permitted
         *     `cross-site`: Refused because another site sent it
         */
        "forbidden.or.cross-site": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /**
         * @description `conflict`: Somebody else changed it at the same time
         *     `already-exists`: There is one already
         */
        "conflict.or.already-exists": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /** @description `too-large`: The request is too large */
        "too-large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /** @description `unsupported-media-type`: The body has a media type that is not read here */
        "unsupported-media-type": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /** @description `internal`: An error of the service */
        internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /** @description `unavailable`: The service cannot answer for the moment */
        unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /** @description `not-found`: Not found */
        "not-found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /** @description `conflict`: Somebody else changed it at the same time */
        conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /** @description `malformed-request`: The request cannot be read */
        "malformed-request": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /** @description `forbidden`: Not permitted */
        forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /** @description `precondition-failed`: The condition of the request does not hold */
        "precondition-failed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /**
         * @description `malformed-request`: The request cannot be read
         *     `invalid-input`: The input breaks a rule
         *     `unknown-reference`: The input does not fit what there is
         */
        "malformed-request.or.invalid-input.or.unknown-reference": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /**
         * @description `cross-site`: Refused because another site sent it
         *     `forbidden`: Not permitted
         */
        "cross-site.or.forbidden": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /** @description `invalid-credentials`: The credentials are not valid */
        "invalid-credentials": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /** @description `cross-site`: Refused because another site sent it */
        "cross-site": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /** @description `user-not-acceptable`: The user cannot be made or changed like this */
        "user-not-acceptable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /**
         * @description `conflict`: Somebody else changed it at the same time
         *     `last-administrator`: Nobody would be left to administer the service
         */
        "conflict.or.last-administrator": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /**
         * @description `conflict`: Somebody else changed it at the same time
         *     `needed-role`: The service does not work without this role
         */
        "conflict.or.needed-role": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /** @description `not-one-object`: The permission must name one object */
        "not-one-object": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
        /** @description `method-not-allowed`: The path does not know this method */
        "method-not-allowed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": string;
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createCourse2: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                courseTemplateId?: string | unknown;
                /** @description Here or in the body */
                name?: string | unknown;
                /** @description Here or in the body */
                shortName?: string | unknown;
                /** @description Here or in the body */
                markConfigurations?: {
                    /** @description What waypoints call this entry; for this request only */
                    id: string;
                    associatedRoleId?: string | null;
                    associatedRole?: string | null;
                    associatedRoleShortName?: string | null;
                    markId?: string | null;
                    markTemplateId?: string | null;
                    markPropertiesId?: string | null;
                    freestyleProperties?: {
                        name?: string | null;
                        shortName?: string | null;
                        tag?: string[] | null;
                        tags?: string[] | null;
                        markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                        color?: string | null;
                        shape?: ("" | "CYLINDER" | "CONICAL") | null;
                        pattern?: ("" | "CHECKERED") | null;
                    } | null;
                    positioning?: {
                        position?: {
                            latitude_deg: number;
                            longitude_deg: number;
                        } | null;
                        device_identifier?: {
                            /** @description For a phone its UUID */
                            id: string;
                            /** @description `smartphoneUUID` for a phone */
                            type: string;
                            stringRepresentation?: string | null;
                        } | null;
                        deviceUUID?: string | null;
                    } | null;
                    storeToInventory?: boolean | null;
                }[] | unknown;
                /** @description Here or in the body */
                waypoints?: {
                    /**
                     * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                     * @enum {string}
                     */
                    passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                    markConfigurationIds: string[];
                    controlPointName?: string | null;
                    controlPointShortName?: string | null;
                }[] | unknown;
                /** @description Here or in the body */
                optionalRepeatablePart?: {
                    /** @description The first waypoint of the part */
                    zeroBasedIndexOfRepeatablePartStart: number;
                    /** @description The first waypoint after the part */
                    zeroBasedIndexOfRepeatablePartEnd: number;
                    occurrences?: number | null;
                } | unknown;
                /** @description Here or in the body */
                numberOfLaps?: number | unknown;
                /** @description Here or in the body */
                markPropertiesGroupOwnership?: string | unknown;
            };
            header?: never;
            path: {
                regattaName: string;
                raceColumn: string;
                fleet: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    courseTemplateId?: string | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    markConfigurations?: {
                        /** @description What waypoints call this entry; for this request only */
                        id: string;
                        associatedRoleId?: string | null;
                        associatedRole?: string | null;
                        associatedRoleShortName?: string | null;
                        markId?: string | null;
                        markTemplateId?: string | null;
                        markPropertiesId?: string | null;
                        freestyleProperties?: {
                            name?: string | null;
                            shortName?: string | null;
                            tag?: string[] | null;
                            tags?: string[] | null;
                            markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                            color?: string | null;
                            shape?: ("" | "CYLINDER" | "CONICAL") | null;
                            pattern?: ("" | "CHECKERED") | null;
                        } | null;
                        positioning?: {
                            position?: {
                                latitude_deg: number;
                                longitude_deg: number;
                            } | null;
                            device_identifier?: {
                                /** @description For a phone its UUID */
                                id: string;
                                /** @description `smartphoneUUID` for a phone */
                                type: string;
                                stringRepresentation?: string | null;
                            } | null;
                            deviceUUID?: string | null;
                        } | null;
                        storeToInventory?: boolean | null;
                    }[] | unknown;
                    waypoints?: {
                        /**
                         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                         * @enum {string}
                         */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markConfigurationIds: string[];
                        controlPointName?: string | null;
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                        occurrences?: number | null;
                    } | unknown;
                    numberOfLaps?: number | unknown;
                    markPropertiesGroupOwnership?: string | unknown;
                };
                "application/x-www-form-urlencoded": {
                    courseTemplateId?: string | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    markConfigurations?: {
                        /** @description What waypoints call this entry; for this request only */
                        id: string;
                        associatedRoleId?: string | null;
                        associatedRole?: string | null;
                        associatedRoleShortName?: string | null;
                        markId?: string | null;
                        markTemplateId?: string | null;
                        markPropertiesId?: string | null;
                        freestyleProperties?: {
                            name?: string | null;
                            shortName?: string | null;
                            tag?: string[] | null;
                            tags?: string[] | null;
                            markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                            color?: string | null;
                            shape?: ("" | "CYLINDER" | "CONICAL") | null;
                            pattern?: ("" | "CHECKERED") | null;
                        } | null;
                        positioning?: {
                            position?: {
                                latitude_deg: number;
                                longitude_deg: number;
                            } | null;
                            device_identifier?: {
                                /** @description For a phone its UUID */
                                id: string;
                                /** @description `smartphoneUUID` for a phone */
                                type: string;
                                stringRepresentation?: string | null;
                            } | null;
                            deviceUUID?: string | null;
                        } | null;
                        storeToInventory?: boolean | null;
                    }[] | unknown;
                    waypoints?: {
                        /**
                         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                         * @enum {string}
                         */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markConfigurationIds: string[];
                        controlPointName?: string | null;
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                        occurrences?: number | null;
                    } | unknown;
                    numberOfLaps?: number | unknown;
                    markPropertiesGroupOwnership?: string | unknown;
                };
            };
        };
        responses: {
            /** @description The answer of createCourse */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                            effectiveProperties: {
                                name: string;
                                shortName: string;
                                /** @description `#RRGGBB` */
                                color: string | null;
                                shape: string | null;
                                pattern: string | null;
                                markType: string | null;
                                tags?: string[];
                            };
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
                            trackingDevices?: {
                                trackingDeviceType: string;
                                /** @description SHA-256 of the name of the device, as pairs of hexadecimal digits */
                                trackingDeviceHash: string;
                                trackingDeviceMappedFromMillis?: number;
                                trackingDeviceMappedToMillis?: number;
                                trackingDeviceLastKnownPosition?: {
                                    lat_deg: number;
                                    lon_deg: number;
                                    latitude_deg: number;
                                    longitude_deg: number;
                                };
                            }[];
                            lastKnownPosition?: {
                                lat_deg: number;
                                lon_deg: number;
                                latitude_deg: number;
                                longitude_deg: number;
                            };
                        }[];
                        /** @description The course as it is sailed */
                        waypoints: {
                            passingInstruction: string;
                            markConfigurationIds: string[];
                            controlPointName?: string | null;
                            controlPointShortName?: string | null;
                        }[];
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
                        warnings?: {
                            /** @description Into the configuration, as in RFC 6901 */
                            pointer: string;
                            code: string;
                            detail: string;
                            suggestion?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createCourseTemplate2: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                regattaName?: string;
                /** @description Here or in the body */
                optionalImageURL?: string | unknown;
                /** @description Here or in the body */
                optionalImageUrl?: string | unknown;
                /** @description Here or in the body */
                tags?: string[] | unknown;
                /** @description Here or in the body */
                name?: string | unknown;
                /** @description Here or in the body */
                shortName?: string | unknown;
                /** @description Here or in the body */
                markConfigurations?: {
                    /** @description What waypoints call this entry; for this request only */
                    id: string;
                    associatedRoleId?: string | null;
                    associatedRole?: string | null;
                    associatedRoleShortName?: string | null;
                    markId?: string | null;
                    markTemplateId?: string | null;
                    markPropertiesId?: string | null;
                    freestyleProperties?: {
                        name?: string | null;
                        shortName?: string | null;
                        tag?: string[] | null;
                        tags?: string[] | null;
                        markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                        color?: string | null;
                        shape?: ("" | "CYLINDER" | "CONICAL") | null;
                        pattern?: ("" | "CHECKERED") | null;
                    } | null;
                    positioning?: {
                        position?: {
                            latitude_deg: number;
                            longitude_deg: number;
                        } | null;
                        device_identifier?: {
                            /** @description For a phone its UUID */
                            id: string;
                            /** @description `smartphoneUUID` for a phone */
                            type: string;
                            stringRepresentation?: string | null;
                        } | null;
                        deviceUUID?: string | null;
                    } | null;
                    storeToInventory?: boolean | null;
                }[] | unknown;
                /** @description Here or in the body */
                waypoints?: {
                    /**
                     * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                     * @enum {string}
                     */
                    passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                    markConfigurationIds: string[];
                    controlPointName?: string | null;
                    controlPointShortName?: string | null;
                }[] | unknown;
                /** @description Here or in the body */
                optionalRepeatablePart?: {
                    /** @description The first waypoint of the part */
                    zeroBasedIndexOfRepeatablePartStart: number;
                    /** @description The first waypoint after the part */
                    zeroBasedIndexOfRepeatablePartEnd: number;
                    occurrences?: number | null;
                } | unknown;
                /** @description Here or in the body */
                numberOfLaps?: number | unknown;
                /** @description Here or in the body */
                markPropertiesGroupOwnership?: string | unknown;
            };
            header?: {
                /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
                tenantGroupId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    regattaName?: string;
                    optionalImageURL?: string | unknown;
                    optionalImageUrl?: string | unknown;
                    tags?: string[] | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    markConfigurations?: {
                        /** @description What waypoints call this entry; for this request only */
                        id: string;
                        associatedRoleId?: string | null;
                        associatedRole?: string | null;
                        associatedRoleShortName?: string | null;
                        markId?: string | null;
                        markTemplateId?: string | null;
                        markPropertiesId?: string | null;
                        freestyleProperties?: {
                            name?: string | null;
                            shortName?: string | null;
                            tag?: string[] | null;
                            tags?: string[] | null;
                            markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                            color?: string | null;
                            shape?: ("" | "CYLINDER" | "CONICAL") | null;
                            pattern?: ("" | "CHECKERED") | null;
                        } | null;
                        positioning?: {
                            position?: {
                                latitude_deg: number;
                                longitude_deg: number;
                            } | null;
                            device_identifier?: {
                                /** @description For a phone its UUID */
                                id: string;
                                /** @description `smartphoneUUID` for a phone */
                                type: string;
                                stringRepresentation?: string | null;
                            } | null;
                            deviceUUID?: string | null;
                        } | null;
                        storeToInventory?: boolean | null;
                    }[] | unknown;
                    waypoints?: {
                        /**
                         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                         * @enum {string}
                         */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markConfigurationIds: string[];
                        controlPointName?: string | null;
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                        occurrences?: number | null;
                    } | unknown;
                    numberOfLaps?: number | unknown;
                    markPropertiesGroupOwnership?: string | unknown;
                };
                "application/x-www-form-urlencoded": {
                    regattaName?: string;
                    optionalImageURL?: string | unknown;
                    optionalImageUrl?: string | unknown;
                    tags?: string[] | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    markConfigurations?: {
                        /** @description What waypoints call this entry; for this request only */
                        id: string;
                        associatedRoleId?: string | null;
                        associatedRole?: string | null;
                        associatedRoleShortName?: string | null;
                        markId?: string | null;
                        markTemplateId?: string | null;
                        markPropertiesId?: string | null;
                        freestyleProperties?: {
                            name?: string | null;
                            shortName?: string | null;
                            tag?: string[] | null;
                            tags?: string[] | null;
                            markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                            color?: string | null;
                            shape?: ("" | "CYLINDER" | "CONICAL") | null;
                            pattern?: ("" | "CHECKERED") | null;
                        } | null;
                        positioning?: {
                            position?: {
                                latitude_deg: number;
                                longitude_deg: number;
                            } | null;
                            device_identifier?: {
                                /** @description For a phone its UUID */
                                id: string;
                                /** @description `smartphoneUUID` for a phone */
                                type: string;
                                stringRepresentation?: string | null;
                            } | null;
                            deviceUUID?: string | null;
                        } | null;
                        storeToInventory?: boolean | null;
                    }[] | unknown;
                    waypoints?: {
                        /**
                         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                         * @enum {string}
                         */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markConfigurationIds: string[];
                        controlPointName?: string | null;
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                        occurrences?: number | null;
                    } | unknown;
                    numberOfLaps?: number | unknown;
                    markPropertiesGroupOwnership?: string | unknown;
                };
            };
        };
        responses: {
            /** @description The answer of createCourseTemplate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                            effectiveProperties: {
                                name: string;
                                shortName: string;
                                /** @description `#RRGGBB` */
                                color: string | null;
                                shape: string | null;
                                pattern: string | null;
                                markType: string | null;
                                tags?: string[];
                            };
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
                            trackingDevices?: {
                                trackingDeviceType: string;
                                /** @description SHA-256 of the name of the device, as pairs of hexadecimal digits */
                                trackingDeviceHash: string;
                                trackingDeviceMappedFromMillis?: number;
                                trackingDeviceMappedToMillis?: number;
                                trackingDeviceLastKnownPosition?: {
                                    lat_deg: number;
                                    lon_deg: number;
                                    latitude_deg: number;
                                    longitude_deg: number;
                                };
                            }[];
                            lastKnownPosition?: {
                                lat_deg: number;
                                lon_deg: number;
                                latitude_deg: number;
                                longitude_deg: number;
                            };
                        }[];
                        /** @description The course as it is sailed */
                        waypoints: {
                            passingInstruction: string;
                            markConfigurationIds: string[];
                            controlPointName?: string | null;
                            controlPointShortName?: string | null;
                        }[];
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
                        warnings?: {
                            /** @description Into the configuration, as in RFC 6901 */
                            pointer: string;
                            code: string;
                            detail: string;
                            suggestion?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    drawCourse2: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                makes?: "course" | "template";
                /** @description Here or in the body */
                regattaName?: string;
                /** @description Here or in the body */
                courseTemplateId?: string | unknown;
                /** @description Here or in the body */
                optionalImageURL?: string | unknown;
                /** @description Here or in the body */
                optionalImageUrl?: string | unknown;
                /** @description Here or in the body */
                tags?: string[] | unknown;
                /** @description Here or in the body */
                name?: string | unknown;
                /** @description Here or in the body */
                shortName?: string | unknown;
                /** @description Here or in the body */
                markConfigurations?: {
                    /** @description What waypoints call this entry; for this request only */
                    id: string;
                    associatedRoleId?: string | null;
                    associatedRole?: string | null;
                    associatedRoleShortName?: string | null;
                    markId?: string | null;
                    markTemplateId?: string | null;
                    markPropertiesId?: string | null;
                    freestyleProperties?: {
                        name?: string | null;
                        shortName?: string | null;
                        tag?: string[] | null;
                        tags?: string[] | null;
                        markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                        color?: string | null;
                        shape?: ("" | "CYLINDER" | "CONICAL") | null;
                        pattern?: ("" | "CHECKERED") | null;
                    } | null;
                    positioning?: {
                        position?: {
                            latitude_deg: number;
                            longitude_deg: number;
                        } | null;
                        device_identifier?: {
                            /** @description For a phone its UUID */
                            id: string;
                            /** @description `smartphoneUUID` for a phone */
                            type: string;
                            stringRepresentation?: string | null;
                        } | null;
                        deviceUUID?: string | null;
                    } | null;
                    storeToInventory?: boolean | null;
                }[] | unknown;
                /** @description Here or in the body */
                waypoints?: {
                    /**
                     * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                     * @enum {string}
                     */
                    passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                    markConfigurationIds: string[];
                    controlPointName?: string | null;
                    controlPointShortName?: string | null;
                }[] | unknown;
                /** @description Here or in the body */
                optionalRepeatablePart?: {
                    /** @description The first waypoint of the part */
                    zeroBasedIndexOfRepeatablePartStart: number;
                    /** @description The first waypoint after the part */
                    zeroBasedIndexOfRepeatablePartEnd: number;
                    occurrences?: number | null;
                } | unknown;
                /** @description Here or in the body */
                numberOfLaps?: number | unknown;
                /** @description Here or in the body */
                markPropertiesGroupOwnership?: string | unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What it is checked for; `course` without it */
                    makes?: "course" | "template";
                    regattaName?: string;
                    courseTemplateId?: string | unknown;
                    optionalImageURL?: string | unknown;
                    optionalImageUrl?: string | unknown;
                    tags?: string[] | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    markConfigurations?: {
                        /** @description What waypoints call this entry; for this request only */
                        id: string;
                        associatedRoleId?: string | null;
                        associatedRole?: string | null;
                        associatedRoleShortName?: string | null;
                        markId?: string | null;
                        markTemplateId?: string | null;
                        markPropertiesId?: string | null;
                        freestyleProperties?: {
                            name?: string | null;
                            shortName?: string | null;
                            tag?: string[] | null;
                            tags?: string[] | null;
                            markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                            color?: string | null;
                            shape?: ("" | "CYLINDER" | "CONICAL") | null;
                            pattern?: ("" | "CHECKERED") | null;
                        } | null;
                        positioning?: {
                            position?: {
                                latitude_deg: number;
                                longitude_deg: number;
                            } | null;
                            device_identifier?: {
                                /** @description For a phone its UUID */
                                id: string;
                                /** @description `smartphoneUUID` for a phone */
                                type: string;
                                stringRepresentation?: string | null;
                            } | null;
                            deviceUUID?: string | null;
                        } | null;
                        storeToInventory?: boolean | null;
                    }[] | unknown;
                    waypoints?: {
                        /**
                         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                         * @enum {string}
                         */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markConfigurationIds: string[];
                        controlPointName?: string | null;
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                        occurrences?: number | null;
                    } | unknown;
                    numberOfLaps?: number | unknown;
                    markPropertiesGroupOwnership?: string | unknown;
                };
                "application/x-www-form-urlencoded": {
                    /** @description What it is checked for; `course` without it */
                    makes?: "course" | "template";
                    regattaName?: string;
                    courseTemplateId?: string | unknown;
                    optionalImageURL?: string | unknown;
                    optionalImageUrl?: string | unknown;
                    tags?: string[] | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    markConfigurations?: {
                        /** @description What waypoints call this entry; for this request only */
                        id: string;
                        associatedRoleId?: string | null;
                        associatedRole?: string | null;
                        associatedRoleShortName?: string | null;
                        markId?: string | null;
                        markTemplateId?: string | null;
                        markPropertiesId?: string | null;
                        freestyleProperties?: {
                            name?: string | null;
                            shortName?: string | null;
                            tag?: string[] | null;
                            tags?: string[] | null;
                            markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                            color?: string | null;
                            shape?: ("" | "CYLINDER" | "CONICAL") | null;
                            pattern?: ("" | "CHECKERED") | null;
                        } | null;
                        positioning?: {
                            position?: {
                                latitude_deg: number;
                                longitude_deg: number;
                            } | null;
                            device_identifier?: {
                                /** @description For a phone its UUID */
                                id: string;
                                /** @description `smartphoneUUID` for a phone */
                                type: string;
                                stringRepresentation?: string | null;
                            } | null;
                            deviceUUID?: string | null;
                        } | null;
                        storeToInventory?: boolean | null;
                    }[] | unknown;
                    waypoints?: {
                        /**
                         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                         * @enum {string}
                         */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markConfigurationIds: string[];
                        controlPointName?: string | null;
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                        occurrences?: number | null;
                    } | unknown;
                    numberOfLaps?: number | unknown;
                    markPropertiesGroupOwnership?: string | unknown;
                };
            };
        };
        responses: {
            /** @description The answer of drawCourse */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site.or.forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getFromCourse2: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only when the object is no longer the one with this `ETag`; `*`: only when there is none */
                "if-none-match"?: string;
                /** @description The media types that are wanted */
                accept?: string;
            };
            path: {
                regattaName: string;
                raceColumn: string;
                fleet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of getFromCourse */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                            effectiveProperties: {
                                name: string;
                                shortName: string;
                                /** @description `#RRGGBB` */
                                color: string | null;
                                shape: string | null;
                                pattern: string | null;
                                markType: string | null;
                                tags?: string[];
                            };
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
                            trackingDevices?: {
                                trackingDeviceType: string;
                                /** @description SHA-256 of the name of the device, as pairs of hexadecimal digits */
                                trackingDeviceHash: string;
                                trackingDeviceMappedFromMillis?: number;
                                trackingDeviceMappedToMillis?: number;
                                trackingDeviceLastKnownPosition?: {
                                    lat_deg: number;
                                    lon_deg: number;
                                    latitude_deg: number;
                                    longitude_deg: number;
                                };
                            }[];
                            lastKnownPosition?: {
                                lat_deg: number;
                                lon_deg: number;
                                latitude_deg: number;
                                longitude_deg: number;
                            };
                        }[];
                        /** @description The course as it is sailed */
                        waypoints: {
                            passingInstruction: string;
                            markConfigurationIds: string[];
                            controlPointName?: string | null;
                            controlPointShortName?: string | null;
                        }[];
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
                        warnings?: {
                            /** @description Into the configuration, as in RFC 6901 */
                            pointer: string;
                            code: string;
                            detail: string;
                            suggestion?: string;
                        }[];
                    };
                    "image/svg+xml": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getFromCourseTemplate2: {
        parameters: {
            query?: {
                numberOfLaps?: number;
                laps?: number;
                regattaName?: string;
            };
            header?: {
                /** @description Only when the object is no longer the one with this `ETag`; `*`: only when there is none */
                "if-none-match"?: string;
                /** @description The media types that are wanted */
                accept?: string;
            };
            path: {
                courseTemplateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of getFromCourseTemplate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                            effectiveProperties: {
                                name: string;
                                shortName: string;
                                /** @description `#RRGGBB` */
                                color: string | null;
                                shape: string | null;
                                pattern: string | null;
                                markType: string | null;
                                tags?: string[];
                            };
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
                            trackingDevices?: {
                                trackingDeviceType: string;
                                /** @description SHA-256 of the name of the device, as pairs of hexadecimal digits */
                                trackingDeviceHash: string;
                                trackingDeviceMappedFromMillis?: number;
                                trackingDeviceMappedToMillis?: number;
                                trackingDeviceLastKnownPosition?: {
                                    lat_deg: number;
                                    lon_deg: number;
                                    latitude_deg: number;
                                    longitude_deg: number;
                                };
                            }[];
                            lastKnownPosition?: {
                                lat_deg: number;
                                lon_deg: number;
                                latitude_deg: number;
                                longitude_deg: number;
                            };
                        }[];
                        /** @description The course as it is sailed */
                        waypoints: {
                            passingInstruction: string;
                            markConfigurationIds: string[];
                            controlPointName?: string | null;
                            controlPointShortName?: string | null;
                        }[];
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
                        warnings?: {
                            /** @description Into the configuration, as in RFC 6901 */
                            pointer: string;
                            code: string;
                            detail: string;
                            suggestion?: string;
                        }[];
                    };
                    "image/svg+xml": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    validateCourse2: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                makes?: "course" | "template";
                /** @description Here or in the body */
                regattaName?: string;
                /** @description Here or in the body */
                courseTemplateId?: string | unknown;
                /** @description Here or in the body */
                optionalImageURL?: string | unknown;
                /** @description Here or in the body */
                optionalImageUrl?: string | unknown;
                /** @description Here or in the body */
                tags?: string[] | unknown;
                /** @description Here or in the body */
                name?: string | unknown;
                /** @description Here or in the body */
                shortName?: string | unknown;
                /** @description Here or in the body */
                markConfigurations?: {
                    /** @description What waypoints call this entry; for this request only */
                    id: string;
                    associatedRoleId?: string | null;
                    associatedRole?: string | null;
                    associatedRoleShortName?: string | null;
                    markId?: string | null;
                    markTemplateId?: string | null;
                    markPropertiesId?: string | null;
                    freestyleProperties?: {
                        name?: string | null;
                        shortName?: string | null;
                        tag?: string[] | null;
                        tags?: string[] | null;
                        markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                        color?: string | null;
                        shape?: ("" | "CYLINDER" | "CONICAL") | null;
                        pattern?: ("" | "CHECKERED") | null;
                    } | null;
                    positioning?: {
                        position?: {
                            latitude_deg: number;
                            longitude_deg: number;
                        } | null;
                        device_identifier?: {
                            /** @description For a phone its UUID */
                            id: string;
                            /** @description `smartphoneUUID` for a phone */
                            type: string;
                            stringRepresentation?: string | null;
                        } | null;
                        deviceUUID?: string | null;
                    } | null;
                    storeToInventory?: boolean | null;
                }[] | unknown;
                /** @description Here or in the body */
                waypoints?: {
                    /**
                     * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                     * @enum {string}
                     */
                    passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                    markConfigurationIds: string[];
                    controlPointName?: string | null;
                    controlPointShortName?: string | null;
                }[] | unknown;
                /** @description Here or in the body */
                optionalRepeatablePart?: {
                    /** @description The first waypoint of the part */
                    zeroBasedIndexOfRepeatablePartStart: number;
                    /** @description The first waypoint after the part */
                    zeroBasedIndexOfRepeatablePartEnd: number;
                    occurrences?: number | null;
                } | unknown;
                /** @description Here or in the body */
                numberOfLaps?: number | unknown;
                /** @description Here or in the body */
                markPropertiesGroupOwnership?: string | unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What it is checked for; `course` without it */
                    makes?: "course" | "template";
                    regattaName?: string;
                    courseTemplateId?: string | unknown;
                    optionalImageURL?: string | unknown;
                    optionalImageUrl?: string | unknown;
                    tags?: string[] | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    markConfigurations?: {
                        /** @description What waypoints call this entry; for this request only */
                        id: string;
                        associatedRoleId?: string | null;
                        associatedRole?: string | null;
                        associatedRoleShortName?: string | null;
                        markId?: string | null;
                        markTemplateId?: string | null;
                        markPropertiesId?: string | null;
                        freestyleProperties?: {
                            name?: string | null;
                            shortName?: string | null;
                            tag?: string[] | null;
                            tags?: string[] | null;
                            markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                            color?: string | null;
                            shape?: ("" | "CYLINDER" | "CONICAL") | null;
                            pattern?: ("" | "CHECKERED") | null;
                        } | null;
                        positioning?: {
                            position?: {
                                latitude_deg: number;
                                longitude_deg: number;
                            } | null;
                            device_identifier?: {
                                /** @description For a phone its UUID */
                                id: string;
                                /** @description `smartphoneUUID` for a phone */
                                type: string;
                                stringRepresentation?: string | null;
                            } | null;
                            deviceUUID?: string | null;
                        } | null;
                        storeToInventory?: boolean | null;
                    }[] | unknown;
                    waypoints?: {
                        /**
                         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                         * @enum {string}
                         */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markConfigurationIds: string[];
                        controlPointName?: string | null;
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                        occurrences?: number | null;
                    } | unknown;
                    numberOfLaps?: number | unknown;
                    markPropertiesGroupOwnership?: string | unknown;
                };
                "application/x-www-form-urlencoded": {
                    /** @description What it is checked for; `course` without it */
                    makes?: "course" | "template";
                    regattaName?: string;
                    courseTemplateId?: string | unknown;
                    optionalImageURL?: string | unknown;
                    optionalImageUrl?: string | unknown;
                    tags?: string[] | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    markConfigurations?: {
                        /** @description What waypoints call this entry; for this request only */
                        id: string;
                        associatedRoleId?: string | null;
                        associatedRole?: string | null;
                        associatedRoleShortName?: string | null;
                        markId?: string | null;
                        markTemplateId?: string | null;
                        markPropertiesId?: string | null;
                        freestyleProperties?: {
                            name?: string | null;
                            shortName?: string | null;
                            tag?: string[] | null;
                            tags?: string[] | null;
                            markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                            color?: string | null;
                            shape?: ("" | "CYLINDER" | "CONICAL") | null;
                            pattern?: ("" | "CHECKERED") | null;
                        } | null;
                        positioning?: {
                            position?: {
                                latitude_deg: number;
                                longitude_deg: number;
                            } | null;
                            device_identifier?: {
                                /** @description For a phone its UUID */
                                id: string;
                                /** @description `smartphoneUUID` for a phone */
                                type: string;
                                stringRepresentation?: string | null;
                            } | null;
                            deviceUUID?: string | null;
                        } | null;
                        storeToInventory?: boolean | null;
                    }[] | unknown;
                    waypoints?: {
                        /**
                         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                         * @enum {string}
                         */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markConfigurationIds: string[];
                        controlPointName?: string | null;
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                        occurrences?: number | null;
                    } | unknown;
                    numberOfLaps?: number | unknown;
                    markPropertiesGroupOwnership?: string | unknown;
                };
            };
        };
        responses: {
            /** @description The answer of validateCourse */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether it could be saved: there are no problems */
                        valid: boolean;
                        problems: {
                            /** @description Into the configuration, as in RFC 6901 */
                            pointer: string;
                            code: string;
                            detail: string;
                            suggestion?: string;
                        }[];
                        /** @description What is allowed, and looks like a mistake */
                        warnings: {
                            /** @description Into the configuration, as in RFC 6901 */
                            pointer: string;
                            code: string;
                            detail: string;
                            suggestion?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site.or.forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    docs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only when the object is no longer the one with this `ETag`; `*`: only when there is none */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of docs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html; charset=utf-8": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request"];
            401: components["responses"]["invalid-credentials"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    docsAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The media types that are wanted */
                accept?: string;
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of docsAsset */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript; charset=utf-8": string;
                    "text/css": string;
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials"];
            404: components["responses"]["not-found"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
            /** @description The answer of health */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["malformed-request"];
            401: components["responses"]["invalid-credentials"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    addSshKey: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                region?: string;
                /** @description Here or in the body */
                key_name?: string;
                /** @description Here or in the body */
                public_key?: string;
                /** @description Here or in the body */
                encrypted_private_key?: string;
            };
            header?: {
                /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
                tenantGroupId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * a text without control characters
                     * @description The region of the hosts, for example `eu-west-1`
                     */
                    region?: string;
                    /**
                     * a text without control characters
                     * @description The name of the key, once in its region
                     */
                    key_name?: string;
                    /** @description One line as in an `id_ed25519.pub`: algorithm, data in Base64, comment */
                    public_key?: string;
                    /** @description Kept, and never shown */
                    encrypted_private_key?: string;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * a text without control characters
                     * @description The region of the hosts, for example `eu-west-1`
                     */
                    region?: string;
                    /**
                     * a text without control characters
                     * @description The name of the key, once in its region
                     */
                    key_name?: string;
                    /** @description One line as in an `id_ed25519.pub`: algorithm, data in Base64, comment */
                    public_key?: string;
                    /** @description Kept, and never shown */
                    encrypted_private_key?: string;
                };
            };
        };
        responses: {
            /** @description The answer of addSshKey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict.or.already-exists"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteSshKey: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                region?: string;
                /** @description Here or in the body */
                key_name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * a text without control characters
                     * @description The region of the hosts, for example `eu-west-1`
                     */
                    region?: string;
                    /**
                     * a text without control characters
                     * @description The name of the key, once in its region
                     */
                    key_name?: string;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * a text without control characters
                     * @description The region of the hosts, for example `eu-west-1`
                     */
                    region?: string;
                    /**
                     * a text without control characters
                     * @description The name of the key, once in its region
                     */
                    key_name?: string;
                };
            };
        };
        responses: {
            /** @description The answer of deleteSshKey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                    }[];
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listSshKeys: {
        parameters: {
            query: {
                "username[]": string[];
                strict?: boolean;
            };
            header?: {
                /** @description Only when the object is no longer the one with this `ETag`; `*`: only when there is none */
                "if-none-match"?: string;
                /** @description The media types that are wanted */
                accept?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of listSshKeys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                    }[];
                    "text/plain": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
            /** @description The answer of lastSshKeyChange */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Since the Unix epoch; 0: never */
                        "timePointOfLastChangeOfSetOfLandscapeManagers-millis": number;
                        "timePointOfLastChangeOfSetOfLandscapeManagers-iso": string;
                    };
                };
            };
            400: components["responses"]["malformed-request"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
            /** @description The answer of openapi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                        paths: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["malformed-request"];
            401: components["responses"]["invalid-credentials"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createCourse: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                courseTemplateId?: string | unknown;
                /** @description Here or in the body */
                name?: string | unknown;
                /** @description Here or in the body */
                shortName?: string | unknown;
                /** @description Here or in the body */
                markConfigurations?: {
                    /** @description What waypoints call this entry; for this request only */
                    id: string;
                    associatedRoleId?: string | null;
                    associatedRole?: string | null;
                    associatedRoleShortName?: string | null;
                    markId?: string | null;
                    markTemplateId?: string | null;
                    markPropertiesId?: string | null;
                    freestyleProperties?: {
                        name?: string | null;
                        shortName?: string | null;
                        tag?: string[] | null;
                        tags?: string[] | null;
                        markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                        color?: string | null;
                        shape?: ("" | "CYLINDER" | "CONICAL") | null;
                        pattern?: ("" | "CHECKERED") | null;
                    } | null;
                    positioning?: {
                        position?: {
                            latitude_deg: number;
                            longitude_deg: number;
                        } | null;
                        device_identifier?: {
                            /** @description For a phone its UUID */
                            id: string;
                            /** @description `smartphoneUUID` for a phone */
                            type: string;
                            stringRepresentation?: string | null;
                        } | null;
                        deviceUUID?: string | null;
                    } | null;
                    storeToInventory?: boolean | null;
                }[] | unknown;
                /** @description Here or in the body */
                waypoints?: {
                    /**
                     * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                     * @enum {string}
                     */
                    passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                    markConfigurationIds: string[];
                    controlPointName?: string | null;
                    controlPointShortName?: string | null;
                }[] | unknown;
                /** @description Here or in the body */
                optionalRepeatablePart?: {
                    /** @description The first waypoint of the part */
                    zeroBasedIndexOfRepeatablePartStart: number;
                    /** @description The first waypoint after the part */
                    zeroBasedIndexOfRepeatablePartEnd: number;
                    occurrences?: number | null;
                } | unknown;
                /** @description Here or in the body */
                numberOfLaps?: number | unknown;
                /** @description Here or in the body */
                markPropertiesGroupOwnership?: string | unknown;
            };
            header?: never;
            path: {
                regattaName: string;
                raceColumn: string;
                fleet: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    courseTemplateId?: string | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    markConfigurations?: {
                        /** @description What waypoints call this entry; for this request only */
                        id: string;
                        associatedRoleId?: string | null;
                        associatedRole?: string | null;
                        associatedRoleShortName?: string | null;
                        markId?: string | null;
                        markTemplateId?: string | null;
                        markPropertiesId?: string | null;
                        freestyleProperties?: {
                            name?: string | null;
                            shortName?: string | null;
                            tag?: string[] | null;
                            tags?: string[] | null;
                            markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                            color?: string | null;
                            shape?: ("" | "CYLINDER" | "CONICAL") | null;
                            pattern?: ("" | "CHECKERED") | null;
                        } | null;
                        positioning?: {
                            position?: {
                                latitude_deg: number;
                                longitude_deg: number;
                            } | null;
                            device_identifier?: {
                                /** @description For a phone its UUID */
                                id: string;
                                /** @description `smartphoneUUID` for a phone */
                                type: string;
                                stringRepresentation?: string | null;
                            } | null;
                            deviceUUID?: string | null;
                        } | null;
                        storeToInventory?: boolean | null;
                    }[] | unknown;
                    waypoints?: {
                        /**
                         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                         * @enum {string}
                         */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markConfigurationIds: string[];
                        controlPointName?: string | null;
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                        occurrences?: number | null;
                    } | unknown;
                    numberOfLaps?: number | unknown;
                    markPropertiesGroupOwnership?: string | unknown;
                };
                "application/x-www-form-urlencoded": {
                    courseTemplateId?: string | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    markConfigurations?: {
                        /** @description What waypoints call this entry; for this request only */
                        id: string;
                        associatedRoleId?: string | null;
                        associatedRole?: string | null;
                        associatedRoleShortName?: string | null;
                        markId?: string | null;
                        markTemplateId?: string | null;
                        markPropertiesId?: string | null;
                        freestyleProperties?: {
                            name?: string | null;
                            shortName?: string | null;
                            tag?: string[] | null;
                            tags?: string[] | null;
                            markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                            color?: string | null;
                            shape?: ("" | "CYLINDER" | "CONICAL") | null;
                            pattern?: ("" | "CHECKERED") | null;
                        } | null;
                        positioning?: {
                            position?: {
                                latitude_deg: number;
                                longitude_deg: number;
                            } | null;
                            device_identifier?: {
                                /** @description For a phone its UUID */
                                id: string;
                                /** @description `smartphoneUUID` for a phone */
                                type: string;
                                stringRepresentation?: string | null;
                            } | null;
                            deviceUUID?: string | null;
                        } | null;
                        storeToInventory?: boolean | null;
                    }[] | unknown;
                    waypoints?: {
                        /**
                         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                         * @enum {string}
                         */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markConfigurationIds: string[];
                        controlPointName?: string | null;
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                        occurrences?: number | null;
                    } | unknown;
                    numberOfLaps?: number | unknown;
                    markPropertiesGroupOwnership?: string | unknown;
                };
            };
        };
        responses: {
            /** @description The answer of createCourse */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                            effectiveProperties: {
                                name: string;
                                shortName: string;
                                /** @description `#RRGGBB` */
                                color: string | null;
                                shape: string | null;
                                pattern: string | null;
                                markType: string | null;
                                tags?: string[];
                            };
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
                            trackingDevices?: {
                                trackingDeviceType: string;
                                /** @description SHA-256 of the name of the device, as pairs of hexadecimal digits */
                                trackingDeviceHash: string;
                                trackingDeviceMappedFromMillis?: number;
                                trackingDeviceMappedToMillis?: number;
                                trackingDeviceLastKnownPosition?: {
                                    lat_deg: number;
                                    lon_deg: number;
                                    latitude_deg: number;
                                    longitude_deg: number;
                                };
                            }[];
                            lastKnownPosition?: {
                                lat_deg: number;
                                lon_deg: number;
                                latitude_deg: number;
                                longitude_deg: number;
                            };
                        }[];
                        /** @description The course as it is sailed */
                        waypoints: {
                            passingInstruction: string;
                            markConfigurationIds: string[];
                            controlPointName?: string | null;
                            controlPointShortName?: string | null;
                        }[];
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
                        warnings?: {
                            /** @description Into the configuration, as in RFC 6901 */
                            pointer: string;
                            code: string;
                            detail: string;
                            suggestion?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createCourseTemplate: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                regattaName?: string;
                /** @description Here or in the body */
                optionalImageURL?: string | unknown;
                /** @description Here or in the body */
                optionalImageUrl?: string | unknown;
                /** @description Here or in the body */
                tags?: string[] | unknown;
                /** @description Here or in the body */
                name?: string | unknown;
                /** @description Here or in the body */
                shortName?: string | unknown;
                /** @description Here or in the body */
                markConfigurations?: {
                    /** @description What waypoints call this entry; for this request only */
                    id: string;
                    associatedRoleId?: string | null;
                    associatedRole?: string | null;
                    associatedRoleShortName?: string | null;
                    markId?: string | null;
                    markTemplateId?: string | null;
                    markPropertiesId?: string | null;
                    freestyleProperties?: {
                        name?: string | null;
                        shortName?: string | null;
                        tag?: string[] | null;
                        tags?: string[] | null;
                        markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                        color?: string | null;
                        shape?: ("" | "CYLINDER" | "CONICAL") | null;
                        pattern?: ("" | "CHECKERED") | null;
                    } | null;
                    positioning?: {
                        position?: {
                            latitude_deg: number;
                            longitude_deg: number;
                        } | null;
                        device_identifier?: {
                            /** @description For a phone its UUID */
                            id: string;
                            /** @description `smartphoneUUID` for a phone */
                            type: string;
                            stringRepresentation?: string | null;
                        } | null;
                        deviceUUID?: string | null;
                    } | null;
                    storeToInventory?: boolean | null;
                }[] | unknown;
                /** @description Here or in the body */
                waypoints?: {
                    /**
                     * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                     * @enum {string}
                     */
                    passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                    markConfigurationIds: string[];
                    controlPointName?: string | null;
                    controlPointShortName?: string | null;
                }[] | unknown;
                /** @description Here or in the body */
                optionalRepeatablePart?: {
                    /** @description The first waypoint of the part */
                    zeroBasedIndexOfRepeatablePartStart: number;
                    /** @description The first waypoint after the part */
                    zeroBasedIndexOfRepeatablePartEnd: number;
                    occurrences?: number | null;
                } | unknown;
                /** @description Here or in the body */
                numberOfLaps?: number | unknown;
                /** @description Here or in the body */
                markPropertiesGroupOwnership?: string | unknown;
            };
            header?: {
                /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
                tenantGroupId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    regattaName?: string;
                    optionalImageURL?: string | unknown;
                    optionalImageUrl?: string | unknown;
                    tags?: string[] | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    markConfigurations?: {
                        /** @description What waypoints call this entry; for this request only */
                        id: string;
                        associatedRoleId?: string | null;
                        associatedRole?: string | null;
                        associatedRoleShortName?: string | null;
                        markId?: string | null;
                        markTemplateId?: string | null;
                        markPropertiesId?: string | null;
                        freestyleProperties?: {
                            name?: string | null;
                            shortName?: string | null;
                            tag?: string[] | null;
                            tags?: string[] | null;
                            markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                            color?: string | null;
                            shape?: ("" | "CYLINDER" | "CONICAL") | null;
                            pattern?: ("" | "CHECKERED") | null;
                        } | null;
                        positioning?: {
                            position?: {
                                latitude_deg: number;
                                longitude_deg: number;
                            } | null;
                            device_identifier?: {
                                /** @description For a phone its UUID */
                                id: string;
                                /** @description `smartphoneUUID` for a phone */
                                type: string;
                                stringRepresentation?: string | null;
                            } | null;
                            deviceUUID?: string | null;
                        } | null;
                        storeToInventory?: boolean | null;
                    }[] | unknown;
                    waypoints?: {
                        /**
                         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                         * @enum {string}
                         */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markConfigurationIds: string[];
                        controlPointName?: string | null;
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                        occurrences?: number | null;
                    } | unknown;
                    numberOfLaps?: number | unknown;
                    markPropertiesGroupOwnership?: string | unknown;
                };
                "application/x-www-form-urlencoded": {
                    regattaName?: string;
                    optionalImageURL?: string | unknown;
                    optionalImageUrl?: string | unknown;
                    tags?: string[] | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    markConfigurations?: {
                        /** @description What waypoints call this entry; for this request only */
                        id: string;
                        associatedRoleId?: string | null;
                        associatedRole?: string | null;
                        associatedRoleShortName?: string | null;
                        markId?: string | null;
                        markTemplateId?: string | null;
                        markPropertiesId?: string | null;
                        freestyleProperties?: {
                            name?: string | null;
                            shortName?: string | null;
                            tag?: string[] | null;
                            tags?: string[] | null;
                            markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                            color?: string | null;
                            shape?: ("" | "CYLINDER" | "CONICAL") | null;
                            pattern?: ("" | "CHECKERED") | null;
                        } | null;
                        positioning?: {
                            position?: {
                                latitude_deg: number;
                                longitude_deg: number;
                            } | null;
                            device_identifier?: {
                                /** @description For a phone its UUID */
                                id: string;
                                /** @description `smartphoneUUID` for a phone */
                                type: string;
                                stringRepresentation?: string | null;
                            } | null;
                            deviceUUID?: string | null;
                        } | null;
                        storeToInventory?: boolean | null;
                    }[] | unknown;
                    waypoints?: {
                        /**
                         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                         * @enum {string}
                         */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markConfigurationIds: string[];
                        controlPointName?: string | null;
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                        occurrences?: number | null;
                    } | unknown;
                    numberOfLaps?: number | unknown;
                    markPropertiesGroupOwnership?: string | unknown;
                };
            };
        };
        responses: {
            /** @description The answer of createCourseTemplate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                            effectiveProperties: {
                                name: string;
                                shortName: string;
                                /** @description `#RRGGBB` */
                                color: string | null;
                                shape: string | null;
                                pattern: string | null;
                                markType: string | null;
                                tags?: string[];
                            };
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
                            trackingDevices?: {
                                trackingDeviceType: string;
                                /** @description SHA-256 of the name of the device, as pairs of hexadecimal digits */
                                trackingDeviceHash: string;
                                trackingDeviceMappedFromMillis?: number;
                                trackingDeviceMappedToMillis?: number;
                                trackingDeviceLastKnownPosition?: {
                                    lat_deg: number;
                                    lon_deg: number;
                                    latitude_deg: number;
                                    longitude_deg: number;
                                };
                            }[];
                            lastKnownPosition?: {
                                lat_deg: number;
                                lon_deg: number;
                                latitude_deg: number;
                                longitude_deg: number;
                            };
                        }[];
                        /** @description The course as it is sailed */
                        waypoints: {
                            passingInstruction: string;
                            markConfigurationIds: string[];
                            controlPointName?: string | null;
                            controlPointShortName?: string | null;
                        }[];
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
                        warnings?: {
                            /** @description Into the configuration, as in RFC 6901 */
                            pointer: string;
                            code: string;
                            detail: string;
                            suggestion?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    drawCourse: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                makes?: "course" | "template";
                /** @description Here or in the body */
                regattaName?: string;
                /** @description Here or in the body */
                courseTemplateId?: string | unknown;
                /** @description Here or in the body */
                optionalImageURL?: string | unknown;
                /** @description Here or in the body */
                optionalImageUrl?: string | unknown;
                /** @description Here or in the body */
                tags?: string[] | unknown;
                /** @description Here or in the body */
                name?: string | unknown;
                /** @description Here or in the body */
                shortName?: string | unknown;
                /** @description Here or in the body */
                markConfigurations?: {
                    /** @description What waypoints call this entry; for this request only */
                    id: string;
                    associatedRoleId?: string | null;
                    associatedRole?: string | null;
                    associatedRoleShortName?: string | null;
                    markId?: string | null;
                    markTemplateId?: string | null;
                    markPropertiesId?: string | null;
                    freestyleProperties?: {
                        name?: string | null;
                        shortName?: string | null;
                        tag?: string[] | null;
                        tags?: string[] | null;
                        markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                        color?: string | null;
                        shape?: ("" | "CYLINDER" | "CONICAL") | null;
                        pattern?: ("" | "CHECKERED") | null;
                    } | null;
                    positioning?: {
                        position?: {
                            latitude_deg: number;
                            longitude_deg: number;
                        } | null;
                        device_identifier?: {
                            /** @description For a phone its UUID */
                            id: string;
                            /** @description `smartphoneUUID` for a phone */
                            type: string;
                            stringRepresentation?: string | null;
                        } | null;
                        deviceUUID?: string | null;
                    } | null;
                    storeToInventory?: boolean | null;
                }[] | unknown;
                /** @description Here or in the body */
                waypoints?: {
                    /**
                     * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                     * @enum {string}
                     */
                    passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                    markConfigurationIds: string[];
                    controlPointName?: string | null;
                    controlPointShortName?: string | null;
                }[] | unknown;
                /** @description Here or in the body */
                optionalRepeatablePart?: {
                    /** @description The first waypoint of the part */
                    zeroBasedIndexOfRepeatablePartStart: number;
                    /** @description The first waypoint after the part */
                    zeroBasedIndexOfRepeatablePartEnd: number;
                    occurrences?: number | null;
                } | unknown;
                /** @description Here or in the body */
                numberOfLaps?: number | unknown;
                /** @description Here or in the body */
                markPropertiesGroupOwnership?: string | unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What it is checked for; `course` without it */
                    makes?: "course" | "template";
                    regattaName?: string;
                    courseTemplateId?: string | unknown;
                    optionalImageURL?: string | unknown;
                    optionalImageUrl?: string | unknown;
                    tags?: string[] | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    markConfigurations?: {
                        /** @description What waypoints call this entry; for this request only */
                        id: string;
                        associatedRoleId?: string | null;
                        associatedRole?: string | null;
                        associatedRoleShortName?: string | null;
                        markId?: string | null;
                        markTemplateId?: string | null;
                        markPropertiesId?: string | null;
                        freestyleProperties?: {
                            name?: string | null;
                            shortName?: string | null;
                            tag?: string[] | null;
                            tags?: string[] | null;
                            markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                            color?: string | null;
                            shape?: ("" | "CYLINDER" | "CONICAL") | null;
                            pattern?: ("" | "CHECKERED") | null;
                        } | null;
                        positioning?: {
                            position?: {
                                latitude_deg: number;
                                longitude_deg: number;
                            } | null;
                            device_identifier?: {
                                /** @description For a phone its UUID */
                                id: string;
                                /** @description `smartphoneUUID` for a phone */
                                type: string;
                                stringRepresentation?: string | null;
                            } | null;
                            deviceUUID?: string | null;
                        } | null;
                        storeToInventory?: boolean | null;
                    }[] | unknown;
                    waypoints?: {
                        /**
                         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                         * @enum {string}
                         */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markConfigurationIds: string[];
                        controlPointName?: string | null;
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                        occurrences?: number | null;
                    } | unknown;
                    numberOfLaps?: number | unknown;
                    markPropertiesGroupOwnership?: string | unknown;
                };
                "application/x-www-form-urlencoded": {
                    /** @description What it is checked for; `course` without it */
                    makes?: "course" | "template";
                    regattaName?: string;
                    courseTemplateId?: string | unknown;
                    optionalImageURL?: string | unknown;
                    optionalImageUrl?: string | unknown;
                    tags?: string[] | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    markConfigurations?: {
                        /** @description What waypoints call this entry; for this request only */
                        id: string;
                        associatedRoleId?: string | null;
                        associatedRole?: string | null;
                        associatedRoleShortName?: string | null;
                        markId?: string | null;
                        markTemplateId?: string | null;
                        markPropertiesId?: string | null;
                        freestyleProperties?: {
                            name?: string | null;
                            shortName?: string | null;
                            tag?: string[] | null;
                            tags?: string[] | null;
                            markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                            color?: string | null;
                            shape?: ("" | "CYLINDER" | "CONICAL") | null;
                            pattern?: ("" | "CHECKERED") | null;
                        } | null;
                        positioning?: {
                            position?: {
                                latitude_deg: number;
                                longitude_deg: number;
                            } | null;
                            device_identifier?: {
                                /** @description For a phone its UUID */
                                id: string;
                                /** @description `smartphoneUUID` for a phone */
                                type: string;
                                stringRepresentation?: string | null;
                            } | null;
                            deviceUUID?: string | null;
                        } | null;
                        storeToInventory?: boolean | null;
                    }[] | unknown;
                    waypoints?: {
                        /**
                         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                         * @enum {string}
                         */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markConfigurationIds: string[];
                        controlPointName?: string | null;
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                        occurrences?: number | null;
                    } | unknown;
                    numberOfLaps?: number | unknown;
                    markPropertiesGroupOwnership?: string | unknown;
                };
            };
        };
        responses: {
            /** @description The answer of drawCourse */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site.or.forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getFromCourse: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only when the object is no longer the one with this `ETag`; `*`: only when there is none */
                "if-none-match"?: string;
                /** @description The media types that are wanted */
                accept?: string;
            };
            path: {
                regattaName: string;
                raceColumn: string;
                fleet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of getFromCourse */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                            effectiveProperties: {
                                name: string;
                                shortName: string;
                                /** @description `#RRGGBB` */
                                color: string | null;
                                shape: string | null;
                                pattern: string | null;
                                markType: string | null;
                                tags?: string[];
                            };
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
                            trackingDevices?: {
                                trackingDeviceType: string;
                                /** @description SHA-256 of the name of the device, as pairs of hexadecimal digits */
                                trackingDeviceHash: string;
                                trackingDeviceMappedFromMillis?: number;
                                trackingDeviceMappedToMillis?: number;
                                trackingDeviceLastKnownPosition?: {
                                    lat_deg: number;
                                    lon_deg: number;
                                    latitude_deg: number;
                                    longitude_deg: number;
                                };
                            }[];
                            lastKnownPosition?: {
                                lat_deg: number;
                                lon_deg: number;
                                latitude_deg: number;
                                longitude_deg: number;
                            };
                        }[];
                        /** @description The course as it is sailed */
                        waypoints: {
                            passingInstruction: string;
                            markConfigurationIds: string[];
                            controlPointName?: string | null;
                            controlPointShortName?: string | null;
                        }[];
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
                        warnings?: {
                            /** @description Into the configuration, as in RFC 6901 */
                            pointer: string;
                            code: string;
                            detail: string;
                            suggestion?: string;
                        }[];
                    };
                    "image/svg+xml": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getFromCourseTemplate: {
        parameters: {
            query?: {
                numberOfLaps?: number;
                laps?: number;
                regattaName?: string;
            };
            header?: {
                /** @description Only when the object is no longer the one with this `ETag`; `*`: only when there is none */
                "if-none-match"?: string;
                /** @description The media types that are wanted */
                accept?: string;
            };
            path: {
                courseTemplateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of getFromCourseTemplate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                            effectiveProperties: {
                                name: string;
                                shortName: string;
                                /** @description `#RRGGBB` */
                                color: string | null;
                                shape: string | null;
                                pattern: string | null;
                                markType: string | null;
                                tags?: string[];
                            };
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
                            trackingDevices?: {
                                trackingDeviceType: string;
                                /** @description SHA-256 of the name of the device, as pairs of hexadecimal digits */
                                trackingDeviceHash: string;
                                trackingDeviceMappedFromMillis?: number;
                                trackingDeviceMappedToMillis?: number;
                                trackingDeviceLastKnownPosition?: {
                                    lat_deg: number;
                                    lon_deg: number;
                                    latitude_deg: number;
                                    longitude_deg: number;
                                };
                            }[];
                            lastKnownPosition?: {
                                lat_deg: number;
                                lon_deg: number;
                                latitude_deg: number;
                                longitude_deg: number;
                            };
                        }[];
                        /** @description The course as it is sailed */
                        waypoints: {
                            passingInstruction: string;
                            markConfigurationIds: string[];
                            controlPointName?: string | null;
                            controlPointShortName?: string | null;
                        }[];
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
                        warnings?: {
                            /** @description Into the configuration, as in RFC 6901 */
                            pointer: string;
                            code: string;
                            detail: string;
                            suggestion?: string;
                        }[];
                    };
                    "image/svg+xml": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    validateCourse: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                makes?: "course" | "template";
                /** @description Here or in the body */
                regattaName?: string;
                /** @description Here or in the body */
                courseTemplateId?: string | unknown;
                /** @description Here or in the body */
                optionalImageURL?: string | unknown;
                /** @description Here or in the body */
                optionalImageUrl?: string | unknown;
                /** @description Here or in the body */
                tags?: string[] | unknown;
                /** @description Here or in the body */
                name?: string | unknown;
                /** @description Here or in the body */
                shortName?: string | unknown;
                /** @description Here or in the body */
                markConfigurations?: {
                    /** @description What waypoints call this entry; for this request only */
                    id: string;
                    associatedRoleId?: string | null;
                    associatedRole?: string | null;
                    associatedRoleShortName?: string | null;
                    markId?: string | null;
                    markTemplateId?: string | null;
                    markPropertiesId?: string | null;
                    freestyleProperties?: {
                        name?: string | null;
                        shortName?: string | null;
                        tag?: string[] | null;
                        tags?: string[] | null;
                        markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                        color?: string | null;
                        shape?: ("" | "CYLINDER" | "CONICAL") | null;
                        pattern?: ("" | "CHECKERED") | null;
                    } | null;
                    positioning?: {
                        position?: {
                            latitude_deg: number;
                            longitude_deg: number;
                        } | null;
                        device_identifier?: {
                            /** @description For a phone its UUID */
                            id: string;
                            /** @description `smartphoneUUID` for a phone */
                            type: string;
                            stringRepresentation?: string | null;
                        } | null;
                        deviceUUID?: string | null;
                    } | null;
                    storeToInventory?: boolean | null;
                }[] | unknown;
                /** @description Here or in the body */
                waypoints?: {
                    /**
                     * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                     * @enum {string}
                     */
                    passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                    markConfigurationIds: string[];
                    controlPointName?: string | null;
                    controlPointShortName?: string | null;
                }[] | unknown;
                /** @description Here or in the body */
                optionalRepeatablePart?: {
                    /** @description The first waypoint of the part */
                    zeroBasedIndexOfRepeatablePartStart: number;
                    /** @description The first waypoint after the part */
                    zeroBasedIndexOfRepeatablePartEnd: number;
                    occurrences?: number | null;
                } | unknown;
                /** @description Here or in the body */
                numberOfLaps?: number | unknown;
                /** @description Here or in the body */
                markPropertiesGroupOwnership?: string | unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What it is checked for; `course` without it */
                    makes?: "course" | "template";
                    regattaName?: string;
                    courseTemplateId?: string | unknown;
                    optionalImageURL?: string | unknown;
                    optionalImageUrl?: string | unknown;
                    tags?: string[] | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    markConfigurations?: {
                        /** @description What waypoints call this entry; for this request only */
                        id: string;
                        associatedRoleId?: string | null;
                        associatedRole?: string | null;
                        associatedRoleShortName?: string | null;
                        markId?: string | null;
                        markTemplateId?: string | null;
                        markPropertiesId?: string | null;
                        freestyleProperties?: {
                            name?: string | null;
                            shortName?: string | null;
                            tag?: string[] | null;
                            tags?: string[] | null;
                            markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                            color?: string | null;
                            shape?: ("" | "CYLINDER" | "CONICAL") | null;
                            pattern?: ("" | "CHECKERED") | null;
                        } | null;
                        positioning?: {
                            position?: {
                                latitude_deg: number;
                                longitude_deg: number;
                            } | null;
                            device_identifier?: {
                                /** @description For a phone its UUID */
                                id: string;
                                /** @description `smartphoneUUID` for a phone */
                                type: string;
                                stringRepresentation?: string | null;
                            } | null;
                            deviceUUID?: string | null;
                        } | null;
                        storeToInventory?: boolean | null;
                    }[] | unknown;
                    waypoints?: {
                        /**
                         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                         * @enum {string}
                         */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markConfigurationIds: string[];
                        controlPointName?: string | null;
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                        occurrences?: number | null;
                    } | unknown;
                    numberOfLaps?: number | unknown;
                    markPropertiesGroupOwnership?: string | unknown;
                };
                "application/x-www-form-urlencoded": {
                    /** @description What it is checked for; `course` without it */
                    makes?: "course" | "template";
                    regattaName?: string;
                    courseTemplateId?: string | unknown;
                    optionalImageURL?: string | unknown;
                    optionalImageUrl?: string | unknown;
                    tags?: string[] | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    markConfigurations?: {
                        /** @description What waypoints call this entry; for this request only */
                        id: string;
                        associatedRoleId?: string | null;
                        associatedRole?: string | null;
                        associatedRoleShortName?: string | null;
                        markId?: string | null;
                        markTemplateId?: string | null;
                        markPropertiesId?: string | null;
                        freestyleProperties?: {
                            name?: string | null;
                            shortName?: string | null;
                            tag?: string[] | null;
                            tags?: string[] | null;
                            markType?: ("" | "BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | null;
                            color?: string | null;
                            shape?: ("" | "CYLINDER" | "CONICAL") | null;
                            pattern?: ("" | "CHECKERED") | null;
                        } | null;
                        positioning?: {
                            position?: {
                                latitude_deg: number;
                                longitude_deg: number;
                            } | null;
                            device_identifier?: {
                                /** @description For a phone its UUID */
                                id: string;
                                /** @description `smartphoneUUID` for a phone */
                                type: string;
                                stringRepresentation?: string | null;
                            } | null;
                            deviceUUID?: string | null;
                        } | null;
                        storeToInventory?: boolean | null;
                    }[] | unknown;
                    waypoints?: {
                        /**
                         * @description For one mark None, Port, Starboard, Single_Unknown or FixedBearing; for two None, Gate, Line or Offset. In any case
                         * @enum {string}
                         */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markConfigurationIds: string[];
                        controlPointName?: string | null;
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                        occurrences?: number | null;
                    } | unknown;
                    numberOfLaps?: number | unknown;
                    markPropertiesGroupOwnership?: string | unknown;
                };
            };
        };
        responses: {
            /** @description The answer of validateCourse */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether it could be saved: there are no problems */
                        valid: boolean;
                        problems: {
                            /** @description Into the configuration, as in RFC 6901 */
                            pointer: string;
                            code: string;
                            detail: string;
                            suggestion?: string;
                        }[];
                        /** @description What is allowed, and looks like a mistake */
                        warnings: {
                            /** @description Into the configuration, as in RFC 6901 */
                            pointer: string;
                            code: string;
                            detail: string;
                            suggestion?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site.or.forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of listEvents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        /** @description Milliseconds since 1970 */
                        startDate: number | null;
                        /** @description Milliseconds since 1970 */
                        endDate: number | null;
                        venue: {
                            name: string | null;
                            location: {
                                lat_deg: number;
                                lon_deg: number;
                            } | null;
                        };
                        regatta: string | null;
                        leaderboard: string | null;
                    }[];
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createEvent: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                eventName?: string;
                /** @description Here or in the body */
                venuename?: string;
                /** @description Here or in the body */
                venuelat?: number;
                /** @description Here or in the body */
                venuelng?: number;
                /** @description Here or in the body */
                boatclassname?: string;
                /** @description Here or in the body */
                competitorRegistrationType?: "CLOSED" | "OPEN_UNMODERATED" | "OPEN_MODERATED";
                /** @description Here or in the body */
                numberofraces?: number;
                /** @description Here or in the body */
                createregatta?: boolean;
                /** @description Here or in the body */
                createleaderboardgroup?: boolean;
                /** @description Here or in the body */
                startdate?: string;
                /** @description Here or in the body */
                startdateasmillis?: number;
                /** @description Here or in the body */
                enddate?: string;
                /** @description Here or in the body */
                enddateasmillis?: number;
                /** @description Here or in the body */
                ispublic?: boolean;
                /** @description Here or in the body */
                series?: {
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description The name of the series
                     */
                    name: string;
                    fleets: string[];
                }[];
            };
            header?: {
                /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
                tenantGroupId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description The name of the event, and of its regatta and leaderboard; no two regattas have the same one
                     */
                    eventName?: string;
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description Where it takes place
                     */
                    venuename?: string;
                    /** @description Latitude in degrees */
                    venuelat?: number;
                    /** @description Longitude in degrees */
                    venuelng?: number;
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description The class of the boats
                     */
                    boatclassname?: string;
                    /** @description Whether competitors may register themselves; `CLOSED` if absent */
                    competitorRegistrationType?: "CLOSED" | "OPEN_UNMODERATED" | "OPEN_MODERATED";
                    /** @description Race columns R1, R2 and so on, in the first series; none if absent */
                    numberofraces?: number;
                    /** @description `false`: the event alone, without regatta and leaderboard */
                    createregatta?: boolean;
                    /** @description Accepted for existing clients: no group is made */
                    createleaderboardgroup?: boolean;
                    /**
                     * a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00
                     * @description When it begins; in UTC unless it names another zone
                     */
                    startdate?: string;
                    /** @description The same in milliseconds since 1970 */
                    startdateasmillis?: number;
                    /**
                     * a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00
                     * @description When it ends; in UTC unless it names another zone
                     */
                    enddate?: string;
                    /** @description The same in milliseconds since 1970 */
                    enddateasmillis?: number;
                    /** @description Everybody may read event, regatta and leaderboard, if absent */
                    ispublic?: boolean;
                    /** @description If absent, one series `Default` with one fleet `Default` */
                    series?: {
                        /**
                         * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                         * @description The name of the series
                         */
                        name: string;
                        fleets: string[];
                    }[];
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description The name of the event, and of its regatta and leaderboard; no two regattas have the same one
                     */
                    eventName?: string;
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description Where it takes place
                     */
                    venuename?: string;
                    /** @description Latitude in degrees */
                    venuelat?: number;
                    /** @description Longitude in degrees */
                    venuelng?: number;
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description The class of the boats
                     */
                    boatclassname?: string;
                    /** @description Whether competitors may register themselves; `CLOSED` if absent */
                    competitorRegistrationType?: "CLOSED" | "OPEN_UNMODERATED" | "OPEN_MODERATED";
                    /** @description Race columns R1, R2 and so on, in the first series; none if absent */
                    numberofraces?: number;
                    /** @description `false`: the event alone, without regatta and leaderboard */
                    createregatta?: boolean;
                    /** @description Accepted for existing clients: no group is made */
                    createleaderboardgroup?: boolean;
                    /**
                     * a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00
                     * @description When it begins; in UTC unless it names another zone
                     */
                    startdate?: string;
                    /** @description The same in milliseconds since 1970 */
                    startdateasmillis?: number;
                    /**
                     * a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00
                     * @description When it ends; in UTC unless it names another zone
                     */
                    enddate?: string;
                    /** @description The same in milliseconds since 1970 */
                    enddateasmillis?: number;
                    /** @description Everybody may read event, regatta and leaderboard, if absent */
                    ispublic?: boolean;
                    /** @description If absent, one series `Default` with one fleet `Default` */
                    series?: {
                        /**
                         * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                         * @description The name of the series
                         */
                        name: string;
                        fleets: string[];
                    }[];
                };
            };
        };
        responses: {
            /** @description The answer of createEvent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                        /** @description Competitors cannot register themselves yet */
                        registrationSecret: null;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict.or.already-exists"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readEvent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        /** @description Milliseconds since 1970 */
                        startDate: number | null;
                        /** @description Milliseconds since 1970 */
                        endDate: number | null;
                        venue: {
                            name: string | null;
                            location: {
                                lat_deg: number;
                                lon_deg: number;
                            } | null;
                        };
                        regatta: string | null;
                        leaderboard: string | null;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listLeaderboards: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of listLeaderboards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        /** @description The name of the regatta, which is the same */
                        regatta: string;
                        /** @description All race columns in their order, whether or not their races are tracked */
                        trackedRaces: {
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
                        }[];
                    }[];
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readLeaderboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                leaderboard: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readLeaderboard */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        /** @description The name of the regatta, which is the same */
                        regatta: string;
                        /** @description All race columns in their order, whether or not their races are tracked */
                        trackedRaces: {
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
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listMarks: {
        parameters: {
            query?: {
                race_column?: string;
                fleet?: string;
            };
            header?: never;
            path: {
                leaderboard: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of listMarks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        marks: {
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
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readMark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                leaderboard: string;
                markId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readMark */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    startTracking: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                race_column?: string;
                /** @description Here or in the body */
                fleet?: string;
                /** @description Here or in the body */
                tracked_race_name?: string;
            };
            header?: never;
            path: {
                leaderboard: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description The name of the race column
                     */
                    race_column?: string;
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description The name of the fleet; may be absent where there is only one
                     */
                    fleet?: string;
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description What the race is called, if it was never tracked before
                     */
                    tracked_race_name?: string;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description The name of the race column
                     */
                    race_column?: string;
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description The name of the fleet; may be absent where there is only one
                     */
                    fleet?: string;
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description What the race is called, if it was never tracked before
                     */
                    tracked_race_name?: string;
                };
            };
        };
        responses: {
            /** @description The answer of startTracking */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the race was never tracked before */
                        addeddenotation: boolean;
                        regatta: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict.or.already-exists"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    stopTracking: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                race_column?: string;
                /** @description Here or in the body */
                fleet?: string;
            };
            header?: never;
            path: {
                leaderboard: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Only races of this race column; otherwise of all of them */
                    race_column?: string;
                    /** @description Only races of this fleet; otherwise of all of them */
                    fleet?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @description Only races of this race column; otherwise of all of them */
                    race_column?: string;
                    /** @description Only races of this fleet; otherwise of all of them */
                    fleet?: string;
                };
            };
        };
        responses: {
            /** @description The answer of stopTracking */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        regatta: string;
                        /** @description The name of the tracked race */
                        race: string;
                    }[];
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    addMarkToRegatta: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                regattaName?: string;
                /** @description Here or in the body */
                markName?: string | unknown;
                /** @description Here or in the body */
                markTemplateId?: string | unknown;
                /** @description Here or in the body */
                markPropertiesId?: string | unknown;
                /** @description Here or in the body */
                id?: string | unknown;
            };
            header?: {
                /** @description Only when the object is no longer the one with this `ETag`; `*`: only when there is none */
                "if-none-match"?: string;
                /** @description Makes sure that a request that is sent twice is done once */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    regattaName?: string;
                    markName?: string | unknown;
                    markTemplateId?: string | unknown;
                    markPropertiesId?: string | unknown;
                    id?: string | unknown;
                };
                "application/x-www-form-urlencoded": {
                    regattaName?: string;
                    markName?: string | unknown;
                    markTemplateId?: string | unknown;
                    markPropertiesId?: string | unknown;
                    id?: string | unknown;
                };
            };
        };
        responses: {
            /** @description The answer of addMarkToRegatta */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** a UUID in lower case */
                        markId: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict.or.already-exists"];
            412: components["responses"]["precondition-failed"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listRegattas: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of listRegattas */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        eventId: string;
                        boatclass: string | null;
                        competitorRegistrationType: string;
                        series: {
                            name: string;
                            fleets: {
                                name: string;
                            }[];
                            trackedRaces: {
                                fleets: {
                                    /** @description The name of the fleet */
                                    name: string;
                                    /** @description In the order of the race columns */
                                    races: {
                                        /** @description The name of the race column */
                                        name: string;
                                        /** @description Tracking was started, and perhaps stopped again */
                                        isTracked: boolean;
                                        /** @description Tracking was started, and not stopped */
                                        isTracking: boolean;
                                        /** @description Names the race among the tracked races of the regatta; null: tracking was never started */
                                        trackedRaceName: string | null;
                                    }[];
                                }[];
                            };
                        }[];
                    }[];
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readRegatta: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                regattaName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readRegatta */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        eventId: string;
                        boatclass: string | null;
                        competitorRegistrationType: string;
                        series: {
                            name: string;
                            fleets: {
                                name: string;
                            }[];
                            trackedRaces: {
                                fleets: {
                                    /** @description The name of the fleet */
                                    name: string;
                                    /** @description In the order of the race columns */
                                    races: {
                                        /** @description The name of the race column */
                                        name: string;
                                        /** @description Tracking was started, and perhaps stopped again */
                                        isTracked: boolean;
                                        /** @description Tracking was started, and not stopped */
                                        isTracking: boolean;
                                        /** @description Names the race among the tracked races of the regatta; null: tracking was never started */
                                        trackedRaceName: string | null;
                                    }[];
                                }[];
                            };
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    addRaceColumns: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                prefix?: string;
                /** @description Here or in the body */
                numberofraces?: number;
                /** @description Here or in the body */
                numberOfRaces?: number;
                /** @description Here or in the body */
                toseries?: string;
            };
            header?: never;
            path: {
                regattaName: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * a text without control characters, and without blanks at its beginning
                     * @description What stands before the numbers; `R` if absent
                     */
                    prefix?: string;
                    /** @description How many race columns; 1 if absent */
                    numberofraces?: number;
                    /** @description How many race columns; 1 if absent */
                    numberOfRaces?: number;
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description The name of the series; may be absent where there is only one
                     */
                    toseries?: string;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * a text without control characters, and without blanks at its beginning
                     * @description What stands before the numbers; `R` if absent
                     */
                    prefix?: string;
                    /** @description How many race columns; 1 if absent */
                    numberofraces?: number;
                    /** @description How many race columns; 1 if absent */
                    numberOfRaces?: number;
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description The name of the series; may be absent where there is only one
                     */
                    toseries?: string;
                };
            };
        };
        responses: {
            /** @description The answer of addRaceColumns */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seriesname: string;
                        racename: string;
                    }[];
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readRaces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                regattaName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readRaces */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The name of the regatta */
                        name: string;
                        /** @description In the order of the race columns, then of the fleets */
                        races: {
                            /** @description Names the race among the tracked races of the regatta; null: tracking was never started */
                            name: string | null;
                            seriesName: string;
                            raceColumnName: string;
                            fleetName: string;
                            /** @description Tracking was started, and perhaps stopped again */
                            isTracked: boolean;
                            /** @description Tracking was started, and not stopped */
                            isTracking: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removeRaceColumn: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                racecolumn?: string;
            };
            header?: never;
            path: {
                regattaName: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description The name of the race column
                     */
                    racecolumn?: string;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description The name of the race column
                     */
                    racecolumn?: string;
                };
            };
        };
        responses: {
            /** @description The answer of removeRaceColumn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seriesname: string;
                        racename: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                visibility?: string;
                since?: number;
                createdSince?: number;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                leaderboard: string;
                racecolumn: string;
                fleet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of listTags */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                    }[];
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changeTag: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                tag_json?: {
                    /** a UUID in lower case */
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
                    /** @description The moment of the race, in milliseconds since 1970 */
                    raceTimepoint?: number;
                };
                /** @description Here or in the body */
                tag?: string;
                /** @description Here or in the body */
                comment?: string;
                /** @description Here or in the body */
                hiddenInfo?: string;
                /** @description Here or in the body */
                image?: string;
                /** @description Here or in the body */
                resizedImage?: string;
                /** @description Here or in the body */
                public?: boolean | string;
            };
            header?: never;
            path: {
                leaderboard: string;
                racecolumn: string;
                fleet: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The tag that is meant: an object in a JSON body, else JSON text. Its `id` is enough; without it, all that is not the default of a new tag */
                    tag_json?: {
                        /** a UUID in lower case */
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
                        /** @description The moment of the race, in milliseconds since 1970 */
                        raceTimepoint?: number;
                    };
                    /** @description The title */
                    tag?: string;
                    /** @description More than the title */
                    comment?: string;
                    /** @description Shown to the author, and to holders of `LEADERBOARD:UPDATE` for the leaderboard */
                    hiddenInfo?: string;
                    /**
                     * empty, or an http or https URL without blanks and without a user name
                     * @description The URL of a picture; it is never fetched
                     */
                    image?: string;
                    /**
                     * empty, or an http or https URL without blanks and without a user name
                     * @description The URL of a smaller form of the picture; it is never fetched
                     */
                    resizedImage?: string;
                    /** @description Visible for who may read the leaderboard; else for the author alone. Or as text, where an empty one means `false` */
                    public?: boolean | string;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The tag that is meant: an object in a JSON body, else JSON text. Its `id` is enough; without it, all that is not the default of a new tag */
                    tag_json?: {
                        /** a UUID in lower case */
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
                        /** @description The moment of the race, in milliseconds since 1970 */
                        raceTimepoint?: number;
                    };
                    /** @description The title */
                    tag?: string;
                    /** @description More than the title */
                    comment?: string;
                    /** @description Shown to the author, and to holders of `LEADERBOARD:UPDATE` for the leaderboard */
                    hiddenInfo?: string;
                    /**
                     * empty, or an http or https URL without blanks and without a user name
                     * @description The URL of a picture; it is never fetched
                     */
                    image?: string;
                    /**
                     * empty, or an http or https URL without blanks and without a user name
                     * @description The URL of a smaller form of the picture; it is never fetched
                     */
                    resizedImage?: string;
                    /** @description Visible for who may read the leaderboard; else for the author alone. Or as text, where an empty one means `false` */
                    public?: boolean | string;
                };
            };
        };
        responses: {
            /** @description The answer of changeTag */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site.or.forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createTag: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                id?: string;
                /** @description Here or in the body */
                tag?: string;
                /** @description Here or in the body */
                raceTimepoint?: number;
                /** @description Here or in the body */
                comment?: string;
                /** @description Here or in the body */
                hiddenInfo?: string;
                /** @description Here or in the body */
                image?: string;
                /** @description Here or in the body */
                resizedImage?: string;
                /** @description Here or in the body */
                public?: boolean | string;
            };
            header?: {
                /** @description Makes sure that a request that is sent twice is done once */
                "idempotency-key"?: string;
            };
            path: {
                leaderboard: string;
                racecolumn: string;
                fleet: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** a UUID in lower case */
                    id?: string;
                    /** @description The title */
                    tag?: string;
                    /** @description The moment of the race, in milliseconds since 1970 */
                    raceTimepoint?: number;
                    /** @description More than the title */
                    comment?: string;
                    /** @description Shown to the author, and to holders of `LEADERBOARD:UPDATE` for the leaderboard */
                    hiddenInfo?: string;
                    /**
                     * empty, or an http or https URL without blanks and without a user name
                     * @description The URL of a picture; it is never fetched
                     */
                    image?: string;
                    /**
                     * empty, or an http or https URL without blanks and without a user name
                     * @description The URL of a smaller form of the picture; it is never fetched
                     */
                    resizedImage?: string;
                    /** @description Visible for who may read the leaderboard; else for the author alone. Or as text, where an empty one means `false` */
                    public?: boolean | string;
                };
                "application/x-www-form-urlencoded": {
                    /** a UUID in lower case */
                    id?: string;
                    /** @description The title */
                    tag?: string;
                    /** @description The moment of the race, in milliseconds since 1970 */
                    raceTimepoint?: number;
                    /** @description More than the title */
                    comment?: string;
                    /** @description Shown to the author, and to holders of `LEADERBOARD:UPDATE` for the leaderboard */
                    hiddenInfo?: string;
                    /**
                     * empty, or an http or https URL without blanks and without a user name
                     * @description The URL of a picture; it is never fetched
                     */
                    image?: string;
                    /**
                     * empty, or an http or https URL without blanks and without a user name
                     * @description The URL of a smaller form of the picture; it is never fetched
                     */
                    resizedImage?: string;
                    /** @description Visible for who may read the leaderboard; else for the author alone. Or as text, where an empty one means `false` */
                    public?: boolean | string;
                };
            };
        };
        responses: {
            /** @description The answer of createTag */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site.or.forbidden"];
            409: components["responses"]["conflict.or.already-exists"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteTag: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                tag_json?: {
                    /** a UUID in lower case */
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
                    /** @description The moment of the race, in milliseconds since 1970 */
                    raceTimepoint?: number;
                };
            };
            header?: never;
            path: {
                leaderboard: string;
                racecolumn: string;
                fleet: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The tag that is meant: an object in a JSON body, else JSON text. Its `id` is enough; without it, all that is not the default of a new tag */
                    tag_json?: {
                        /** a UUID in lower case */
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
                        /** @description The moment of the race, in milliseconds since 1970 */
                        raceTimepoint?: number;
                    };
                };
                "application/x-www-form-urlencoded": {
                    /** @description The tag that is meant: an object in a JSON body, else JSON text. Its `id` is enough; without it, all that is not the default of a new tag */
                    tag_json?: {
                        /** a UUID in lower case */
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
                        /** @description The moment of the race, in milliseconds since 1970 */
                        raceTimepoint?: number;
                    };
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site.or.forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    drawTags: {
        parameters: {
            query?: {
                visibility?: string;
                since?: number;
            };
            header?: {
                /** @description The media types that are wanted */
                accept?: string;
            };
            path: {
                leaderboard: string;
                racecolumn: string;
                fleet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of drawTags */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml; charset=utf-8": string;
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    writeTags: {
        parameters: {
            query?: {
                visibility?: string;
                since?: number;
            };
            header?: never;
            path: {
                leaderboard: string;
                racecolumn: string;
                fleet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of writeTags */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain; charset=utf-8": string;
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
            /** @description The answer of accessToken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        username: string;
                        /** @description For the header `Authorization: Bearer` */
                        access_token: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    accessToken2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The name of a user */
                    username?: string;
                    /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name */
                    password?: string;
                    /** @description Makes the session last 30 days instead of one */
                    rememberMe?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The name of a user */
                    username?: string;
                    /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name */
                    password?: string;
                    /** @description Makes the session last 30 days instead of one */
                    rememberMe?: boolean;
                };
            };
        };
        responses: {
            /** @description The answer of accessToken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        username: string;
                        /** @description For the header `Authorization: Bearer` */
                        access_token: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    addRoleToUser: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                username?: string;
                /** @description Here or in the body */
                role_definition_id?: string;
                /** @description Here or in the body */
                qualifying_group_id?: string | "";
                /** @description Here or in the body */
                qualifying_username?: string;
                /** @description Here or in the body */
                transitive?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The name of a user */
                    username?: string;
                    /** a UUID in lower case */
                    role_definition_id?: string;
                    /** @description The role counts only for what this group owns */
                    qualifying_group_id?: string | "";
                    /** @description The role counts only for what this user owns */
                    qualifying_username?: string;
                    /** @description Whether the user may pass on what the role holds; by default yes */
                    transitive?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The name of a user */
                    username?: string;
                    /** a UUID in lower case */
                    role_definition_id?: string;
                    /** @description The role counts only for what this group owns */
                    qualifying_group_id?: string | "";
                    /** @description The role counts only for what this user owns */
                    qualifying_username?: string;
                    /** @description Whether the user may pass on what the role holds; by default yes */
                    transitive?: boolean;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site.or.forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            412: components["responses"]["user-not-acceptable"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The name of a user */
                    username?: string;
                    /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name */
                    password?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The name of a user */
                    username?: string;
                    /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            412: components["responses"]["user-not-acceptable"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                username?: string;
                /** @description Here or in the body */
                password?: string;
                /** @description Here or in the body */
                email?: string;
                /** @description Here or in the body */
                fullName?: string;
                /** @description Here or in the body */
                company?: string;
            };
            header?: {
                /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
                tenantGroupId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The name of a user */
                    username?: string;
                    /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name */
                    password?: string;
                    /**
                     * an e-mail address, or empty
                     * @description An e-mail address, or empty; several users may share one
                     */
                    email?: string;
                    /** @description The full name */
                    fullName?: string;
                    /** @description The company or the club */
                    company?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The name of a user */
                    username?: string;
                    /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name */
                    password?: string;
                    /**
                     * an e-mail address, or empty
                     * @description An e-mail address, or empty; several users may share one
                     */
                    email?: string;
                    /** @description The full name */
                    fullName?: string;
                    /** @description The company or the club */
                    company?: string;
                };
            };
        };
        responses: {
            /** @description The answer of createUser */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        username: string;
                        /** @description For the header `Authorization: Bearer` */
                        access_token: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            412: components["responses"]["user-not-acceptable"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readRolesOfUser: {
        parameters: {
            query?: {
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readRolesOfUser */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        role_definition_id: string;
                        role_name: string;
                        owning_group_id: string | null;
                        owning_user_name: string | null;
                        qualifying_group_id: string | null;
                        qualifying_username: string | null;
                        transitive: boolean;
                    }[];
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    hasPermission: {
        parameters: {
            query: {
                permission: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of hasPermission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        permission: string;
                        granted: boolean;
                    }[];
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
            /** @description The answer of hello */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The user name */
                        principal: string | null;
                        authenticated: boolean;
                        /** @description Whether the session is a long-lived one */
                        remembered: boolean;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials"];
            403: components["responses"]["cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    hello2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The name of a user */
                    username?: string;
                    /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name */
                    password?: string;
                    /** @description Makes the session last 30 days instead of one */
                    rememberMe?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The name of a user */
                    username?: string;
                    /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name */
                    password?: string;
                    /** @description Makes the session last 30 days instead of one */
                    rememberMe?: boolean;
                };
            };
        };
        responses: {
            /** @description The answer of hello */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The user name */
                        principal: string | null;
                        authenticated: boolean;
                        /** @description Whether the session is a long-lived one */
                        remembered: boolean;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials"];
            403: components["responses"]["cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The name of a user */
                    username?: string;
                    /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name */
                    password?: string;
                    /** @description Makes the session last 30 days instead of one */
                    rememberMe?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The name of a user */
                    username?: string;
                    /** @description At least 8 characters, at most 256 bytes, not a common one, not the user name */
                    password?: string;
                    /** @description Makes the session last 30 days instead of one */
                    rememberMe?: boolean;
                };
            };
        };
        responses: {
            /** @description The answer of login */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The user name */
                        principal: string | null;
                        authenticated: boolean;
                        /** @description Whether the session is a long-lived one */
                        remembered: boolean;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    logout2: {
        parameters: {
            query?: never;
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
                content?: never;
            };
            400: components["responses"]["malformed-request"];
            401: components["responses"]["invalid-credentials"];
            403: components["responses"]["cross-site"];
            405: components["responses"]["method-not-allowed"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
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
                content?: never;
            };
            400: components["responses"]["malformed-request"];
            401: components["responses"]["invalid-credentials"];
            403: components["responses"]["cross-site"];
            405: components["responses"]["method-not-allowed"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readOwnership2: {
        parameters: {
            query: {
                id: string | string[];
            };
            header?: never;
            path: {
                objectType: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readOwnership */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        objectType: string;
                        /** @description The type-relative id, encoded */
                        objectId: string;
                        groupId: string | null;
                        username: string | null;
                        displayName: string | null;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changeOwnership3: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                id?: string | string[];
                /** @description Here or in the body */
                groupId?: string | null;
                /** @description Here or in the body */
                username?: string | null;
                /** @description Here or in the body */
                displayName?: string | null;
            };
            header?: never;
            path: {
                objectType: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
                    id?: string | string[];
                    /** @description The owning group; absent leaves it as it is, null takes it away */
                    groupId?: string | null;
                    /** @description The owning user; absent leaves it as it is, null takes it away */
                    username?: string | null;
                    displayName?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
                    id?: string | string[];
                    /** @description The owning group; absent leaves it as it is, null takes it away */
                    groupId?: string | null;
                    /** @description The owning user; absent leaves it as it is, null takes it away */
                    username?: string | null;
                    displayName?: string | null;
                };
            };
        };
        responses: {
            /** @description The answer of changeOwnership */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The text `true` */
                        responseStatus: string;
                        responseMessage: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changeOwnership4: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                id?: string | string[];
                /** @description Here or in the body */
                groupId?: string | null;
                /** @description Here or in the body */
                username?: string | null;
                /** @description Here or in the body */
                displayName?: string | null;
            };
            header?: never;
            path: {
                objectType: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
                    id?: string | string[];
                    /** @description The owning group; absent leaves it as it is, null takes it away */
                    groupId?: string | null;
                    /** @description The owning user; absent leaves it as it is, null takes it away */
                    username?: string | null;
                    displayName?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
                    id?: string | string[];
                    /** @description The owning group; absent leaves it as it is, null takes it away */
                    groupId?: string | null;
                    /** @description The owning user; absent leaves it as it is, null takes it away */
                    username?: string | null;
                    displayName?: string | null;
                };
            };
        };
        responses: {
            /** @description The answer of changeOwnership */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The text `true` */
                        responseStatus: string;
                        responseMessage: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removeOwnership2: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                id?: string | string[];
            };
            header?: never;
            path: {
                objectType: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
                    id?: string | string[];
                };
                "application/x-www-form-urlencoded": {
                    /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
                    id?: string | string[];
                };
            };
        };
        responses: {
            /** @description The answer of removeOwnership */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The text `true` */
                        responseStatus: string;
                        responseMessage: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readAcl2: {
        parameters: {
            query: {
                id: string | string[];
            };
            header?: never;
            path: {
                objectType: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readAcl */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        objectType: string;
                        /** @description The type-relative id, encoded */
                        objectId: string;
                        displayName: string | null;
                        acl: {
                            groupId: string | null;
                            actions: string[];
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changeAcl2: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                id?: string | string[];
                /** @description Here or in the body */
                acl?: {
                    /** @description The group that the entry is for; null: everybody */
                    groupId: string | null;
                    actions: string[];
                }[];
                /** @description Here or in the body */
                displayName?: string | null;
            };
            header?: never;
            path: {
                objectType: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
                    id?: string | string[];
                    acl?: {
                        /** @description The group that the entry is for; null: everybody */
                        groupId: string | null;
                        actions: string[];
                    }[];
                    displayName?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
                    id?: string | string[];
                    acl?: {
                        /** @description The group that the entry is for; null: everybody */
                        groupId: string | null;
                        actions: string[];
                    }[];
                    displayName?: string | null;
                };
            };
        };
        responses: {
            /** @description The answer of changeAcl */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The text `true` */
                        responseStatus: string;
                        responseMessage: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removeAcl2: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                id?: string | string[];
            };
            header?: never;
            path: {
                objectType: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
                    id?: string | string[];
                };
                "application/x-www-form-urlencoded": {
                    /** @description The type-relative id of an object: one part, or several as `?id=a&id=b` */
                    id?: string | string[];
                };
            };
        };
        responses: {
            /** @description The answer of removeAcl */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The text `true` */
                        responseStatus: string;
                        responseMessage: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                objectType: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readOwnership */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        objectType: string;
                        /** @description The type-relative id, encoded */
                        objectId: string;
                        groupId: string | null;
                        username: string | null;
                        displayName: string | null;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changeOwnership: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                groupId?: string | null;
                /** @description Here or in the body */
                username?: string | null;
                /** @description Here or in the body */
                displayName?: string | null;
            };
            header?: never;
            path: {
                objectType: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The owning group; absent leaves it as it is, null takes it away */
                    groupId?: string | null;
                    /** @description The owning user; absent leaves it as it is, null takes it away */
                    username?: string | null;
                    displayName?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The owning group; absent leaves it as it is, null takes it away */
                    groupId?: string | null;
                    /** @description The owning user; absent leaves it as it is, null takes it away */
                    username?: string | null;
                    displayName?: string | null;
                };
            };
        };
        responses: {
            /** @description The answer of changeOwnership */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The text `true` */
                        responseStatus: string;
                        responseMessage: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changeOwnership2: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                groupId?: string | null;
                /** @description Here or in the body */
                username?: string | null;
                /** @description Here or in the body */
                displayName?: string | null;
            };
            header?: never;
            path: {
                objectType: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The owning group; absent leaves it as it is, null takes it away */
                    groupId?: string | null;
                    /** @description The owning user; absent leaves it as it is, null takes it away */
                    username?: string | null;
                    displayName?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The owning group; absent leaves it as it is, null takes it away */
                    groupId?: string | null;
                    /** @description The owning user; absent leaves it as it is, null takes it away */
                    username?: string | null;
                    displayName?: string | null;
                };
            };
        };
        responses: {
            /** @description The answer of changeOwnership */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The text `true` */
                        responseStatus: string;
                        responseMessage: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removeOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                objectType: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of removeOwnership */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The text `true` */
                        responseStatus: string;
                        responseMessage: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readAcl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                objectType: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readAcl */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        objectType: string;
                        /** @description The type-relative id, encoded */
                        objectId: string;
                        displayName: string | null;
                        acl: {
                            groupId: string | null;
                            actions: string[];
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changeAcl: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                acl?: {
                    /** @description The group that the entry is for; null: everybody */
                    groupId: string | null;
                    actions: string[];
                }[];
                /** @description Here or in the body */
                displayName?: string | null;
            };
            header?: never;
            path: {
                objectType: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    acl?: {
                        /** @description The group that the entry is for; null: everybody */
                        groupId: string | null;
                        actions: string[];
                    }[];
                    displayName?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    acl?: {
                        /** @description The group that the entry is for; null: everybody */
                        groupId: string | null;
                        actions: string[];
                    }[];
                    displayName?: string | null;
                };
            };
        };
        responses: {
            /** @description The answer of changeAcl */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The text `true` */
                        responseStatus: string;
                        responseMessage: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removeAcl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                objectType: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of removeAcl */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The text `true` */
                        responseStatus: string;
                        responseMessage: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
            /** @description The answer of listPreferences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of all preferences of the caller, in order */
                        keys: string[];
                    };
                };
            };
            400: components["responses"]["malformed-request"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readPreference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readPreference */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    storePreference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
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
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    deletePreference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removeAccessToken2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of removeAccessToken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        username: string;
                        /** @description For the header `Authorization: Bearer` */
                        access_token: string;
                    };
                };
            };
            400: components["responses"]["malformed-request"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site"];
            405: components["responses"]["method-not-allowed"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removeAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of removeAccessToken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        username: string;
                        /** @description For the header `Authorization: Bearer` */
                        access_token: string;
                    };
                };
            };
            400: components["responses"]["malformed-request"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site"];
            405: components["responses"]["method-not-allowed"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removeRoleFromUser: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                username?: string;
                /** @description Here or in the body */
                role_definition_id?: string;
                /** @description Here or in the body */
                qualifying_group_id?: string | "";
                /** @description Here or in the body */
                qualifying_username?: string;
                /** @description Here or in the body */
                transitive?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The name of a user */
                    username?: string;
                    /** a UUID in lower case */
                    role_definition_id?: string;
                    /** @description The role counts only for what this group owns */
                    qualifying_group_id?: string | "";
                    /** @description The role counts only for what this user owns */
                    qualifying_username?: string;
                    /** @description Whether the user may pass on what the role holds; by default yes */
                    transitive?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The name of a user */
                    username?: string;
                    /** a UUID in lower case */
                    role_definition_id?: string;
                    /** @description The role counts only for what this group owns */
                    qualifying_group_id?: string | "";
                    /** @description The role counts only for what this user owns */
                    qualifying_username?: string;
                    /** @description Whether the user may pass on what the role holds; by default yes */
                    transitive?: boolean;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site.or.forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict.or.last-administrator"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of listRoles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        permissions: string[];
                        /** @description The same as `id`, for existing clients */
                        roleId: string;
                        /** @description The same as `name`, for existing clients */
                        roleName: string;
                    }[];
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createRole: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                roleName?: string;
            };
            header?: {
                /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
                tenantGroupId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The name of the role */
                    roleName?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The name of the role */
                    roleName?: string;
                };
            };
        };
        responses: {
            /** @description The answer of createRole */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        permissions: string[];
                        /** @description The same as `id`, for existing clients */
                        roleId: string;
                        /** @description The same as `name`, for existing clients */
                        roleName: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readRole */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        permissions: string[];
                        /** @description The same as `id`, for existing clients */
                        roleId: string;
                        /** @description The same as `name`, for existing clients */
                        roleName: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changeRole: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                roleName?: string;
                /** @description Here or in the body */
                permissions?: string[];
            };
            header?: never;
            path: {
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The name of the role */
                    roleName?: string;
                    /** @description A set: it replaces the permissions that the role holds now */
                    permissions?: string[];
                };
                "application/x-www-form-urlencoded": {
                    /** @description The name of the role */
                    roleName?: string;
                    /** @description A set: it replaces the permissions that the role holds now */
                    permissions?: string[];
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict.or.last-administrator"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of deleteRole */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        permissions: string[];
                        /** @description The same as `id`, for existing clients */
                        roleId: string;
                        /** @description The same as `name`, for existing clients */
                        roleName: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict.or.needed-role"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readUser: {
        parameters: {
            query?: {
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readUser */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        username: string;
                        /** @description Only for the user and for administrators */
                        access_token?: string;
                        email: string | null;
                        fullName: string | null;
                        /** @description The same as `fullName`, for existing clients */
                        fullname: string | null;
                        company: string | null;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changeUser: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                username?: string;
                /** @description Here or in the body */
                email?: string;
                /** @description Here or in the body */
                fullName?: string;
                /** @description Here or in the body */
                company?: string;
                /** @description Here or in the body */
                password?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The name of a user */
                    username?: string;
                    /**
                     * an e-mail address, or empty
                     * @description An e-mail address, or empty; several users may share one
                     */
                    email?: string;
                    /** @description The full name */
                    fullName?: string;
                    /** @description The company or the club */
                    company?: string;
                    /** @description Not set here, but by change_password */
                    password?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The name of a user */
                    username?: string;
                    /**
                     * an e-mail address, or empty
                     * @description An e-mail address, or empty; several users may share one
                     */
                    email?: string;
                    /** @description The full name */
                    fullName?: string;
                    /** @description The company or the club */
                    company?: string;
                    /** @description Not set here, but by change_password */
                    password?: unknown;
                };
            };
        };
        responses: {
            /** @description The answer of changeUser */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        username: string;
                        /** @description Only for the user and for administrators */
                        access_token?: string;
                        email: string | null;
                        fullName: string | null;
                        /** @description The same as `fullName`, for existing clients */
                        fullname: string | null;
                        company: string | null;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site.or.forbidden"];
            409: components["responses"]["conflict"];
            412: components["responses"]["user-not-acceptable"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The name of a user */
                    username?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The name of a user */
                    username?: string;
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict.or.last-administrator"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readGroupByName: {
        parameters: {
            query: {
                groupName: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readGroupByName */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        groupId: string;
                        groupName: string;
                        /** @description The members whom the caller may read, up to 1,000; more by the `Link` header */
                        users: string[];
                        roles: {
                            roleId: string;
                            roleName: string;
                            /** @description For everybody, instead of for the members alone */
                            forAll: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createGroup: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                groupName?: string;
            };
            header?: {
                /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
                tenantGroupId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description The name of a group; no two groups have the same one
                     */
                    groupName?: string;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                     * @description The name of a group; no two groups have the same one
                     */
                    groupName?: string;
                };
            };
        };
        responses: {
            /** @description The answer of createGroup */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        groupId: string;
                        groupName: string;
                        /** @description The members whom the caller may read, up to 1,000; more by the `Link` header */
                        users: string[];
                        roles: {
                            roleId: string;
                            roleName: string;
                            /** @description For everybody, instead of for the members alone */
                            forAll: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
            /** @description The answer of listOwnGroups */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        groupsUserIsPartOf: {
                            groupId: string;
                            groupName: string;
                        }[];
                        /** @description The one that owns what the caller creates */
                        defaultGroupId: string | null;
                    };
                };
            };
            400: components["responses"]["malformed-request"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listReadableGroups: {
        parameters: {
            query?: {
                userName?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of listReadableGroups */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        readableGroups: {
                            groupId: string;
                            groupName: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    setDefaultGroup: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                tenantGroup?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** a UUID in lower case */
                    tenantGroup?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** a UUID in lower case */
                    tenantGroup?: string;
                };
            };
        };
        responses: {
            /** @description The answer of setDefaultGroup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        groupId: string;
                        groupName: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readGroup: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readGroup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        groupId: string;
                        groupName: string;
                        /** @description The members whom the caller may read, up to 1,000; more by the `Link` header */
                        users: string[];
                        roles: {
                            roleId: string;
                            roleName: string;
                            /** @description For everybody, instead of for the members alone */
                            forAll: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    attachGroupRole: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                forAll?: boolean | "true" | "false";
            };
            header?: never;
            path: {
                groupId: string;
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * true or false, also as a text
                     * @description For everybody, instead of for the members alone; also as a text
                     */
                    forAll?: boolean | "true" | "false";
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * true or false, also as a text
                     * @description For everybody, instead of for the members alone; also as a text
                     */
                    forAll?: boolean | "true" | "false";
                };
            };
        };
        responses: {
            /** @description Done; the body is empty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    detachGroupRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    addGroupMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
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
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removeGroupMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input.or.unknown-reference"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listUsersWithPermission: {
        parameters: {
            query: {
                permission: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of listUsersWithPermission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            409: components["responses"]["conflict"];
            412: components["responses"]["not-one-object"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listCourseTemplates: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                tag?: string[];
                tags?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of listCourseTemplates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** a UUID in lower case */
                        id: string;
                        name: string;
                        shortName: string;
                        tags: string[];
                        optionalImageUrl: string | null;
                        optionalImageURL: string | null;
                        allMarkTemplates: {
                            /** a UUID in lower case */
                            id: string;
                            name: string;
                            shortName: string;
                            /** @description `#RRGGBB` */
                            color: string | null;
                            shape: string | null;
                            pattern: string | null;
                            markType: string | null;
                            /** a UUID in lower case */
                            associatedMarkRoleId?: string;
                        }[];
                        allMarkRoles: {
                            /** a UUID in lower case */
                            id: string;
                            name: string;
                            shortName: string;
                            /** a UUID in lower case */
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
                    }[];
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    addCourseTemplate: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                id?: string | unknown;
                /** @description Here or in the body */
                name?: string | unknown;
                /** @description Here or in the body */
                shortName?: string | unknown;
                /** @description Here or in the body */
                tags?: string[] | unknown;
                /** @description Here or in the body */
                optionalImageUrl?: string | unknown;
                /** @description Here or in the body */
                optionalImageURL?: string | unknown;
                /** @description Here or in the body */
                defaultNumberOfLaps?: number | unknown;
                /** @description Here or in the body */
                allMarkTemplates?: {
                    /** Format: uuid */
                    id: string;
                    /**
                     * Format: uuid
                     * @description The role that it plays, in `allMarkRoles`
                     */
                    associatedMarkRoleId?: string;
                }[] | unknown;
                /** @description Here or in the body */
                allMarkRoles?: {
                    /** Format: uuid */
                    id: string;
                    /**
                     * Format: uuid
                     * @description Required, unless the mark template names the role
                     */
                    associatedMarkTemplateId?: string;
                }[] | unknown;
                /** @description Here or in the body */
                waypoints?: {
                    /** @enum {string} */
                    passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                    markRoleIds: string[];
                    /** @description Of a pair of marks */
                    controlPointName?: string | null;
                    /** @description Of a pair of marks */
                    controlPointShortName?: string | null;
                }[] | unknown;
                /** @description Here or in the body */
                optionalRepeatablePart?: {
                    /** @description The first waypoint of the part */
                    zeroBasedIndexOfRepeatablePartStart: number;
                    /** @description The first waypoint after the part */
                    zeroBasedIndexOfRepeatablePartEnd: number;
                } | unknown;
            };
            header?: {
                /** @description Only when the object is no longer the one with this `ETag`; `*`: only when there is none */
                "if-none-match"?: string;
                /** @description Makes sure that a request that is sent twice is done once */
                "idempotency-key"?: string;
                /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
                tenantGroupId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    id?: string | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    tags?: string[] | unknown;
                    optionalImageUrl?: string | unknown;
                    optionalImageURL?: string | unknown;
                    defaultNumberOfLaps?: number | unknown;
                    allMarkTemplates?: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * Format: uuid
                         * @description The role that it plays, in `allMarkRoles`
                         */
                        associatedMarkRoleId?: string;
                    }[] | unknown;
                    allMarkRoles?: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * Format: uuid
                         * @description Required, unless the mark template names the role
                         */
                        associatedMarkTemplateId?: string;
                    }[] | unknown;
                    waypoints?: {
                        /** @enum {string} */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markRoleIds: string[];
                        /** @description Of a pair of marks */
                        controlPointName?: string | null;
                        /** @description Of a pair of marks */
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                    } | unknown;
                };
                "application/x-www-form-urlencoded": {
                    id?: string | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    tags?: string[] | unknown;
                    optionalImageUrl?: string | unknown;
                    optionalImageURL?: string | unknown;
                    defaultNumberOfLaps?: number | unknown;
                    allMarkTemplates?: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * Format: uuid
                         * @description The role that it plays, in `allMarkRoles`
                         */
                        associatedMarkRoleId?: string;
                    }[] | unknown;
                    allMarkRoles?: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * Format: uuid
                         * @description Required, unless the mark template names the role
                         */
                        associatedMarkTemplateId?: string;
                    }[] | unknown;
                    waypoints?: {
                        /** @enum {string} */
                        passingInstruction: "None" | "Port" | "Starboard" | "Single_Unknown" | "FixedBearing" | "Gate" | "Line" | "Offset";
                        markRoleIds: string[];
                        /** @description Of a pair of marks */
                        controlPointName?: string | null;
                        /** @description Of a pair of marks */
                        controlPointShortName?: string | null;
                    }[] | unknown;
                    optionalRepeatablePart?: {
                        /** @description The first waypoint of the part */
                        zeroBasedIndexOfRepeatablePartStart: number;
                        /** @description The first waypoint after the part */
                        zeroBasedIndexOfRepeatablePartEnd: number;
                    } | unknown;
                };
            };
        };
        responses: {
            /** @description The answer of addCourseTemplate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** a UUID in lower case */
                        id: string;
                        name: string;
                        shortName: string;
                        tags: string[];
                        optionalImageUrl: string | null;
                        optionalImageURL: string | null;
                        allMarkTemplates: {
                            /** a UUID in lower case */
                            id: string;
                            name: string;
                            shortName: string;
                            /** @description `#RRGGBB` */
                            color: string | null;
                            shape: string | null;
                            pattern: string | null;
                            markType: string | null;
                            /** a UUID in lower case */
                            associatedMarkRoleId?: string;
                        }[];
                        allMarkRoles: {
                            /** a UUID in lower case */
                            id: string;
                            name: string;
                            shortName: string;
                            /** a UUID in lower case */
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
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict.or.already-exists"];
            412: components["responses"]["precondition-failed"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readCourseTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readCourseTemplate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** a UUID in lower case */
                        id: string;
                        name: string;
                        shortName: string;
                        tags: string[];
                        optionalImageUrl: string | null;
                        optionalImageURL: string | null;
                        allMarkTemplates: {
                            /** a UUID in lower case */
                            id: string;
                            name: string;
                            shortName: string;
                            /** @description `#RRGGBB` */
                            color: string | null;
                            shape: string | null;
                            pattern: string | null;
                            markType: string | null;
                            /** a UUID in lower case */
                            associatedMarkRoleId?: string;
                        }[];
                        allMarkRoles: {
                            /** a UUID in lower case */
                            id: string;
                            name: string;
                            shortName: string;
                            /** a UUID in lower case */
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
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changeCourseTemplate: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                name?: string | unknown;
                /** @description Here or in the body */
                shortName?: string | unknown;
                /** @description Here or in the body */
                tags?: string[] | unknown;
                /** @description Here or in the body */
                optionalImageUrl?: string | unknown;
                /** @description Here or in the body */
                optionalImageURL?: string | unknown;
                /** @description Here or in the body */
                defaultNumberOfLaps?: number | unknown;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string | unknown;
                    shortName?: string | unknown;
                    tags?: string[] | unknown;
                    optionalImageUrl?: string | unknown;
                    optionalImageURL?: string | unknown;
                    defaultNumberOfLaps?: number | unknown;
                };
                "application/x-www-form-urlencoded": {
                    name?: string | unknown;
                    shortName?: string | unknown;
                    tags?: string[] | unknown;
                    optionalImageUrl?: string | unknown;
                    optionalImageURL?: string | unknown;
                    defaultNumberOfLaps?: number | unknown;
                };
            };
        };
        responses: {
            /** @description The answer of changeCourseTemplate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** a UUID in lower case */
                        id: string;
                        name: string;
                        shortName: string;
                        tags: string[];
                        optionalImageUrl: string | null;
                        optionalImageURL: string | null;
                        allMarkTemplates: {
                            /** a UUID in lower case */
                            id: string;
                            name: string;
                            shortName: string;
                            /** @description `#RRGGBB` */
                            color: string | null;
                            shape: string | null;
                            pattern: string | null;
                            markType: string | null;
                            /** a UUID in lower case */
                            associatedMarkRoleId?: string;
                        }[];
                        allMarkRoles: {
                            /** a UUID in lower case */
                            id: string;
                            name: string;
                            shortName: string;
                            /** a UUID in lower case */
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
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteCourseTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listMarkProperties: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                tag?: string[];
                tags?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of listMarkProperties */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** a UUID in lower case */
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
                            position: {
                                lat_deg: number;
                                lon_deg: number;
                                latitude_deg: number;
                                longitude_deg: number;
                            };
                        } | {
                            trackingDeviceType: string;
                            /** @description SHA-256 of the name of the device, as pairs of hexadecimal digits */
                            trackingDeviceHash: string;
                        }) | null;
                        lastKnownPosition?: {
                            lat_deg: number;
                            lon_deg: number;
                            latitude_deg: number;
                            longitude_deg: number;
                        };
                    }[];
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createMarkProperties: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                id?: string | unknown;
                /** @description Here or in the body */
                name?: string | unknown;
                /** @description Here or in the body */
                shortName?: string | unknown;
                /** @description Here or in the body */
                color?: string | unknown;
                /** @description Here or in the body */
                shape?: ("CYLINDER" | "CONICAL") | unknown;
                /** @description Here or in the body */
                pattern?: "CHECKERED" | unknown;
                /** @description Here or in the body */
                markType?: ("BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | unknown;
                /** @description Here or in the body */
                tags?: string[] | unknown;
                /** @description Here or in the body */
                deviceUuid?: string | unknown;
                /** @description Here or in the body */
                latDeg?: number | unknown;
                /** @description Here or in the body */
                lonDeg?: number | unknown;
            };
            header?: {
                /** @description Only when the object is no longer the one with this `ETag`; `*`: only when there is none */
                "if-none-match"?: string;
                /** @description Makes sure that a request that is sent twice is done once */
                "idempotency-key"?: string;
                /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
                tenantGroupId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    id?: string | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    color?: string | unknown;
                    shape?: ("CYLINDER" | "CONICAL") | unknown;
                    pattern?: "CHECKERED" | unknown;
                    markType?: ("BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | unknown;
                    tags?: string[] | unknown;
                    deviceUuid?: string | unknown;
                    latDeg?: number | unknown;
                    lonDeg?: number | unknown;
                };
                "application/x-www-form-urlencoded": {
                    id?: string | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    color?: string | unknown;
                    shape?: ("CYLINDER" | "CONICAL") | unknown;
                    pattern?: "CHECKERED" | unknown;
                    markType?: ("BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | unknown;
                    tags?: string[] | unknown;
                    deviceUuid?: string | unknown;
                    latDeg?: number | unknown;
                    lonDeg?: number | unknown;
                };
            };
        };
        responses: {
            /** @description The answer of createMarkProperties */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** a UUID in lower case */
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
                            position: {
                                lat_deg: number;
                                lon_deg: number;
                                latitude_deg: number;
                                longitude_deg: number;
                            };
                        } | {
                            trackingDeviceType: string;
                            /** @description SHA-256 of the name of the device, as pairs of hexadecimal digits */
                            trackingDeviceHash: string;
                        }) | null;
                        lastKnownPosition?: {
                            lat_deg: number;
                            lon_deg: number;
                            latitude_deg: number;
                            longitude_deg: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict.or.already-exists"];
            412: components["responses"]["precondition-failed"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readMarkProperties: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readMarkProperties */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** a UUID in lower case */
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
                            position: {
                                lat_deg: number;
                                lon_deg: number;
                                latitude_deg: number;
                                longitude_deg: number;
                            };
                        } | {
                            trackingDeviceType: string;
                            /** @description SHA-256 of the name of the device, as pairs of hexadecimal digits */
                            trackingDeviceHash: string;
                        }) | null;
                        lastKnownPosition?: {
                            lat_deg: number;
                            lon_deg: number;
                            latitude_deg: number;
                            longitude_deg: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changeMarkProperties: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                name?: string | unknown;
                /** @description Here or in the body */
                shortName?: string | unknown;
                /** @description Here or in the body */
                color?: string | unknown;
                /** @description Here or in the body */
                shape?: ("CYLINDER" | "CONICAL") | unknown;
                /** @description Here or in the body */
                pattern?: "CHECKERED" | unknown;
                /** @description Here or in the body */
                markType?: ("BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | unknown;
                /** @description Here or in the body */
                tags?: string[] | unknown;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string | unknown;
                    shortName?: string | unknown;
                    color?: string | unknown;
                    shape?: ("CYLINDER" | "CONICAL") | unknown;
                    pattern?: "CHECKERED" | unknown;
                    markType?: ("BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | unknown;
                    tags?: string[] | unknown;
                };
                "application/x-www-form-urlencoded": {
                    name?: string | unknown;
                    shortName?: string | unknown;
                    color?: string | unknown;
                    shape?: ("CYLINDER" | "CONICAL") | unknown;
                    pattern?: "CHECKERED" | unknown;
                    markType?: ("BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | unknown;
                    tags?: string[] | unknown;
                };
            };
        };
        responses: {
            /** @description The answer of changeMarkProperties */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** a UUID in lower case */
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
                            position: {
                                lat_deg: number;
                                lon_deg: number;
                                latitude_deg: number;
                                longitude_deg: number;
                            };
                        } | {
                            trackingDeviceType: string;
                            /** @description SHA-256 of the name of the device, as pairs of hexadecimal digits */
                            trackingDeviceHash: string;
                        }) | null;
                        lastKnownPosition?: {
                            lat_deg: number;
                            lon_deg: number;
                            latitude_deg: number;
                            longitude_deg: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteMarkProperties: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                content?: never;
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    positionMarkProperties: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                deviceUuid?: string | unknown;
                /** @description Here or in the body */
                latDeg?: number | unknown;
                /** @description Here or in the body */
                lonDeg?: number | unknown;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    deviceUuid?: string | unknown;
                    latDeg?: number | unknown;
                    lonDeg?: number | unknown;
                };
                "application/x-www-form-urlencoded": {
                    deviceUuid?: string | unknown;
                    latDeg?: number | unknown;
                    lonDeg?: number | unknown;
                };
            };
        };
        responses: {
            /** @description The answer of positionMarkProperties */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** a UUID in lower case */
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
                            position: {
                                lat_deg: number;
                                lon_deg: number;
                                latitude_deg: number;
                                longitude_deg: number;
                            };
                        } | {
                            trackingDeviceType: string;
                            /** @description SHA-256 of the name of the device, as pairs of hexadecimal digits */
                            trackingDeviceHash: string;
                        }) | null;
                        lastKnownPosition?: {
                            lat_deg: number;
                            lon_deg: number;
                            latitude_deg: number;
                            longitude_deg: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listMarkRoles: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of listMarkRoles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** a UUID in lower case */
                        id: string;
                        name: string;
                        shortName: string;
                    }[];
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createMarkRole: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                id?: string | unknown;
                /** @description Here or in the body */
                name?: string | unknown;
                /** @description Here or in the body */
                shortName?: string | unknown;
            };
            header?: {
                /** @description Only when the object is no longer the one with this `ETag`; `*`: only when there is none */
                "if-none-match"?: string;
                /** @description Makes sure that a request that is sent twice is done once */
                "idempotency-key"?: string;
                /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
                tenantGroupId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    id?: string | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                };
                "application/x-www-form-urlencoded": {
                    id?: string | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                };
            };
        };
        responses: {
            /** @description The answer of createMarkRole */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** a UUID in lower case */
                        id: string;
                        name: string;
                        shortName: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict.or.already-exists"];
            412: components["responses"]["precondition-failed"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readMarkRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readMarkRole */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** a UUID in lower case */
                        id: string;
                        name: string;
                        shortName: string;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listMarkTemplates: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of listMarkTemplates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** a UUID in lower case */
                        id: string;
                        name: string;
                        shortName: string;
                        /** @description `#RRGGBB` */
                        color: string | null;
                        shape: string | null;
                        pattern: string | null;
                        markType: string | null;
                    }[];
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createMarkTemplate: {
        parameters: {
            query?: {
                /** @description Here or in the body */
                id?: string | unknown;
                /** @description Here or in the body */
                name?: string | unknown;
                /** @description Here or in the body */
                shortName?: string | unknown;
                /** @description Here or in the body */
                color?: string | unknown;
                /** @description Here or in the body */
                shape?: ("CYLINDER" | "CONICAL") | unknown;
                /** @description Here or in the body */
                pattern?: "CHECKERED" | unknown;
                /** @description Here or in the body */
                markType?: ("BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | unknown;
            };
            header?: {
                /** @description Only when the object is no longer the one with this `ETag`; `*`: only when there is none */
                "if-none-match"?: string;
                /** @description Makes sure that a request that is sent twice is done once */
                "idempotency-key"?: string;
                /** @description The id of the group that owns what is created, if the caller is a member of it; else the default group of the caller does */
                tenantGroupId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    id?: string | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    color?: string | unknown;
                    shape?: ("CYLINDER" | "CONICAL") | unknown;
                    pattern?: "CHECKERED" | unknown;
                    markType?: ("BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | unknown;
                };
                "application/x-www-form-urlencoded": {
                    id?: string | unknown;
                    name?: string | unknown;
                    shortName?: string | unknown;
                    color?: string | unknown;
                    shape?: ("CYLINDER" | "CONICAL") | unknown;
                    pattern?: "CHECKERED" | unknown;
                    markType?: ("BUOY" | "CAMERABOAT" | "STARTBOAT" | "UMPIREBOAT" | "LANDMARK" | "FINISHBOAT") | unknown;
                };
            };
        };
        responses: {
            /** @description The answer of createMarkTemplate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** a UUID in lower case */
                        id: string;
                        name: string;
                        shortName: string;
                        /** @description `#RRGGBB` */
                        color: string | null;
                        shape: string | null;
                        pattern: string | null;
                        markType: string | null;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden.or.cross-site"];
            409: components["responses"]["conflict.or.already-exists"];
            412: components["responses"]["precondition-failed"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readMarkTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of readMarkTemplate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** a UUID in lower case */
                        id: string;
                        name: string;
                        shortName: string;
                        /** @description `#RRGGBB` */
                        color: string | null;
                        shape: string | null;
                        pattern: string | null;
                        markType: string | null;
                    };
                };
            };
            400: components["responses"]["malformed-request.or.invalid-input"];
            401: components["responses"]["invalid-credentials.or.unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            415: components["responses"]["unsupported-media-type"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
}
