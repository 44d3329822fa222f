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
         * @description In the order of race time: the public ones, and the caller’s private ones. Public ones need the permission `LEADERBOARD:READ:{leaderboard}`, private ones that somebody is signed in. Without `limit` all come at once, up to 2,000. With `createdSince` they come in the order in which they were made or changed; new ones may be missing there for a moment. With `id` only that tag comes, if any, and the `ETag` is that of the tag: it is good for changing it.
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
    "/security/api/restsecurity/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who changed what, and when
         * @description Either of one object or by one user. Needs the permission `{TYPE}:CHANGE_ACL,READ:{id}` for the object, or `USER:CHANGE_ACL,READ:{actor}`; of the changes that a user has made, those of objects for which the caller does not hold both are left out, so that a page may hold fewer records than `limit`. Races, leaderboards and courses stand under their regatta, and who came into a group under the group as well. Where a name was given away, what happened to the object that had it before is told to administrators alone.
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
         * @description A property that is absent leaves that owner as it is, null takes it away. An object is given to a group by its members and by administrators.
         *
         *     Needs the permission `{objectType}:CHANGE_OWNERSHIP:{id}`.
         */
        put: operations["changeOwnershipByQuery"];
        /**
         * Give an object to a user, to a group, or to nobody
         * @description A property that is absent leaves that owner as it is, null takes it away. An object is given to a group by its members and by administrators.
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
         * @description Entries for one group are merged; the null group is everybody. A denial beats every grant, but owners and administrators keep CHANGE_ACL and CHANGE_OWNERSHIP. Nobody opens to others what they may not do themselves.
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
        AccessDecision: {
            decision: boolean;
            context: {
                reason: string;
                /** @description A rule of docs/permissions.md */
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
                /** @description A rule of docs/permissions.md */
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
            /** @description A name for people to read */
            displayName?: string | null;
        };
        AclEntry: {
            /** @description The group that the entry is for; null: everybody */
            groupId: string | null;
            /** @description A leading `!` denies the action */
            actions: string[];
        };
        AddedMark: {
            /** @description A UUID in lower case */
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
            /** @description A UUID in lower case */
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
            /** @description Who did it; null: nobody was signed in */
            username: string | null;
            /** @description As in the answer, `X-Request-Id`, and in the log */
            requestId: string | null;
            objectType: string | null;
            /** @description Encoded; null: longer than a key of the table */
            objectId: string | null;
            changes: {
                /** @enum {string} */
                what: "object" | "ownership" | "acl" | "membership" | "role" | "raceColumn" | "course" | "mark" | "tag" | "preference" | "session";
                /** @enum {string} */
                change: "created" | "changed" | "deleted";
                name?: string;
                /** @description A password is never shown, only whether there is one; what is long is told by its SHA-256 */
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
            /** Format: uri */
            optionalImageURL?: string;
            /** Format: uri */
            optionalImageUrl?: string;
            /** @description Of the course template */
            tags?: string[];
            /** @description The name of the course */
            name?: string;
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
            /** Format: uri */
            optionalImageURL?: string;
            /** Format: uri */
            optionalImageUrl?: string;
            /** @description Of the course template */
            tags?: string[];
            /** @description The name of the course */
            name?: string;
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
            /** @description A UUID in lower case */
            id: string;
            name: string;
            shortName: string;
            tags: string[];
            optionalImageUrl: string | null;
            optionalImageURL: string | null;
            allMarkTemplates: {
                /** @description A UUID in lower case */
                id: string;
                name: string;
                shortName: string;
                /** @description `#RRGGBB` */
                color: string | null;
                shape: string | null;
                pattern: string | null;
                markType: string | null;
                /** @description A UUID in lower case */
                associatedMarkRoleId?: string;
            }[];
            allMarkRoles: {
                /** @description A UUID in lower case */
                id: string;
                name: string;
                shortName: string;
                /** @description A UUID in lower case */
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
            /** @description The name */
            name: string;
            /** @description Without it, the name */
            shortName?: string;
            tags?: string[];
            /** Format: uri */
            optionalImageUrl?: string;
            /** Format: uri */
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
            /** @description Competitors cannot register themselves yet */
            registrationSecret: null;
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
            /** Format: uri */
            optionalImageURL?: string;
            /** Format: uri */
            optionalImageUrl?: string;
            /** @description Of the course template */
            tags?: string[];
            /** @description The name of the course */
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
                what: "object" | "ownership" | "acl" | "membership" | "role" | "raceColumn" | "course" | "mark" | "tag" | "preference" | "session";
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
                what: "object" | "ownership" | "acl" | "membership" | "role" | "raceColumn" | "course" | "mark" | "tag" | "preference" | "session";
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
                what: "object" | "ownership" | "acl" | "membership" | "role" | "raceColumn" | "course" | "mark" | "tag" | "preference" | "session";
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
                /** @description A rule of docs/permissions.md, such as `acl-denial` or `own-role` */
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
            /** @description The members whom the caller may read, up to 1,000; more by the `Link` header */
            users: string[];
            roles: components["schemas"]["GroupRole"][];
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
            /** @description The role of the mark, by its name */
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
            /** @description A UUID in lower case */
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
            }) | null;
            lastKnownPosition?: components["schemas"]["LastKnownPosition"];
        };
        MarkPropertiesChange: {
            /** @description The name */
            name: string;
            /** @description Without it, the name */
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
            /** @description A UUID in lower case */
            id: string;
            name: string;
            shortName: string;
        };
        MarkTemplate: {
            /** @description A UUID in lower case */
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
        };
        NewAclEntry: {
            /** @description The group that the entry is for; null: everybody */
            groupId: string | null;
            actions: string[];
        };
        NewCourse: {
            /** @description The course template that this is based on */
            courseTemplateId?: string;
            /** @description The name of the course */
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
        NewCourseTemplate: {
            /** @description The name of the regatta; `__` stands for `/` as well */
            regattaName?: string;
            /** Format: uri */
            optionalImageURL?: string;
            /** Format: uri */
            optionalImageUrl?: string;
            /** @description Of the course template */
            tags?: string[];
            /** @description The name of the course */
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
            /** @description The id of the group. Must be a UUID in lower case */
            tenantGroup: string;
        };
        NewEvent: {
            /** @description The name of the event, and of its regatta and leaderboard; no two regattas have the same one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
            eventName: string;
            /** @description Where it takes place; required, unless `venuelat` and `venuelng` say it. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
            venuename?: string;
            /** @description Latitude in degrees */
            venuelat?: number;
            /** @description Longitude in degrees */
            venuelng?: number;
            /** @description The class of the boats. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
            boatclassname?: string;
            /**
             * @description Whether competitors may register themselves; `CLOSED` if absent
             * @enum {string}
             */
            competitorRegistrationType?: "CLOSED" | "OPEN_UNMODERATED" | "OPEN_MODERATED";
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
            /** @description The name of the event, and of its regatta and leaderboard; no two regattas have the same one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
            eventName: string;
            /** @description Where it takes place; required, unless `venuelat` and `venuelng` say it. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
            venuename?: string;
            /** @description Latitude in degrees */
            venuelat?: number;
            /** @description Longitude in degrees */
            venuelng?: number;
            /** @description The class of the boats. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
            boatclassname?: string;
            /**
             * @description Whether competitors may register themselves; `CLOSED` if absent
             * @enum {string}
             */
            competitorRegistrationType?: "CLOSED" | "OPEN_UNMODERATED" | "OPEN_MODERATED";
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
            /** @description The name of a group; no two groups have the same one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
            groupName: string;
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
            /** @description The name */
            name: string;
            /** @description Without it, the name */
            shortName?: string;
            tags?: string[];
            /** Format: uri */
            optionalImageUrl?: string;
            /** Format: uri */
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
            /** @description The name of the mark */
            markName: string;
            /**
             * Format: uuid
             * @description What the mark is like
             */
            markTemplateId?: string;
            /**
             * Format: uuid
             * @description Which mark it is; its look counts first
             */
            markPropertiesId?: string;
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
            /** @description The name */
            name: string;
            /** @description Without it, the name */
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
            /** @description The name */
            name: string;
            /** @description Without it, the name */
            shortName?: string;
        };
        NewMarkTemplate: {
            /**
             * Format: uuid
             * @description Chosen by the client; without it one is made
             */
            id?: string;
            /** @description The name */
            name: string;
            /** @description Without it, the name */
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
            /** @description What stands before the numbers; `R` if absent. Must be a text without control characters, and without blanks at its beginning */
            prefix?: string;
            /** @description How many race columns; 1 if absent */
            numberofraces?: number;
            /** @description How many race columns; 1 if absent */
            numberOfRaces?: number;
            /** @description The name of the series; may be absent where there is only one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
            toseries?: string;
        };
        NewRole: {
            /** @description The name of the role */
            roleName: string;
        };
        NewSeries: {
            /** @description The name of the series. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
            name: string;
            fleets: string[];
        };
        NewSshKey: {
            /** @description The region of the hosts, for example `eu-west-1`. Must be a text without control characters */
            region: string;
            /** @description The name of the key, once in its region. Must be a text without control characters */
            key_name: string;
            /** @description One line as in an `id_ed25519.pub`: algorithm, data in Base64, comment */
            public_key: string;
            /** @description Kept, and never shown */
            encrypted_private_key?: string;
        };
        NewTag: {
            /** @description A UUID in lower case */
            id?: string;
            /** @description The title */
            tag: string;
            /** @description The moment of the race, in milliseconds since 1970 */
            raceTimepoint: number;
            /** @description More than the title */
            comment?: string;
            /** @description Shown to the author, and to holders of `LEADERBOARD:UPDATE` for the leaderboard */
            hiddenInfo?: string;
            /** @description The URL of a picture; it is never fetched. Must be empty, or an http or https URL without blanks and without a user name */
            image?: string;
            /** @description The URL of a smaller form of the picture; it is never fetched. Must be empty, or an http or https URL without blanks and without a user name */
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
            /** @description A name for people to read */
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
            /** @description For existing clients: `false` */
            responseStatus?: string;
            /** @description For existing clients */
            responseMessage?: string;
        };
        Race: {
            /** @description The name of the race column */
            name: string;
            /** @description Tracking was started, and perhaps stopped again */
            isTracked: boolean;
            /** @description Tracking was started, and not stopped */
            isTracking: boolean;
            /** @description Names the race among the tracked races of the regatta; null: tracking was never started */
            trackedRaceName: string | null;
        };
        RaceColumn: {
            seriesname: string;
            racename: string;
        };
        RaceOfRegatta: {
            /** @description Names the race among the tracked races of the regatta; null: tracking was never started */
            name: string | null;
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
            name: string;
            /** @description In the order of the race columns, then of the fleets */
            races: components["schemas"]["RaceOfRegatta"][];
        };
        ReadableGroups: {
            readableGroups: components["schemas"]["NamedGroup"][];
        };
        Regatta: {
            name: string;
            eventId: string;
            boatclass: string | null;
            competitorRegistrationType: string;
            series: components["schemas"]["Series"][];
        };
        RemovedRaceColumn: {
            /** @description The name of the race column. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
            racecolumn: string;
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
            /** @description The name of the role */
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
            fleets: {
                name: string;
            }[];
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
                /** @description A UUID in lower case */
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
            /** @description The URL of a picture; it is never fetched. Must be empty, or an http or https URL without blanks and without a user name */
            image?: string;
            /** @description The URL of a smaller form of the picture; it is never fetched. Must be empty, or an http or https URL without blanks and without a user name */
            resizedImage?: string;
            /** @description Visible for who may read the leaderboard; else for the author alone. Or as text, where an empty one means `false` */
            public?: boolean | string;
        };
        TagReference: {
            /** @description The tag that is meant: an object in a JSON body, else JSON text. Its `id` is enough; without it, all that is not the default of a new tag */
            tag_json?: {
                /** @description A UUID in lower case */
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
            /** @description What the race is called, if it was never tracked before. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..` */
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
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryLater"];
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
            };
        };
        /** @description `conflict`: Somebody else changed it at the same time */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
            };
        };
        /** @description `conflict`: Somebody else changed it at the same time */
        ConflictOnPage: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryLater"];
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
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryLater"];
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
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryLater"];
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
            };
        };
        /** @description `cross-site`: Refused because another site sent it */
        CrossSite: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                Link: components["headers"]["HelpLink"];
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
            };
        };
        /** @description `forbidden`: Not permitted */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                Link: components["headers"]["HelpLink"];
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
            };
        };
        /** @description `forbidden`: Not permitted */
        ForbiddenOnPage: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                Link: components["headers"]["HelpLink"];
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
                "X-Request-Id": components["headers"]["XRequestId"];
                Link: components["headers"]["HelpLink"];
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
            };
        };
        /** @description `idempotency-key-reused`: The key was sent with another request */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
            };
        };
        /** @description `internal`: An error of the service */
        Internal: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
            };
        };
        /** @description `internal`: An error of the service */
        InternalOnPage: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
                "X-Request-Id": components["headers"]["XRequestId"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                Link: components["headers"]["HelpLink"];
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
            };
        };
        /** @description `malformed-request`: The request cannot be read */
        MalformedRequest: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
            };
        };
        /**
         * @description `malformed-request`: The request cannot be read
         *
         *     `invalid-input`: The input breaks a rule
         */
        MalformedRequestOrInvalidInput: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
            };
        };
        /**
         * @description `malformed-request`: The request cannot be read
         *
         *     `invalid-input`: The input breaks a rule
         */
        MalformedRequestOrInvalidInputOnPage: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
                "X-Request-Id": components["headers"]["XRequestId"];
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
            };
        };
        /** @description `method-not-allowed`: The path does not know this method */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
            };
        };
        /** @description `not-found`: Not found */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
            };
        };
        /** @description `not-found`: Not found */
        NotFoundOnPage: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
                "X-Request-Id": components["headers"]["XRequestId"];
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
            };
        };
        /** @description `precondition-failed`: The condition of the request does not hold */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
            };
        };
        /**
         * @description `precondition-failed`: The condition of the request does not hold
         *
         *     `user-not-acceptable`: The user cannot be made or changed like this
         */
        PreconditionFailedOrUserNotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
            };
        };
        /** @description `too-large`: The request is too large */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
            };
        };
        /** @description `too-large`: The request is too large */
        TooLargeOnPage: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
                "X-Request-Id": components["headers"]["XRequestId"];
                Ratelimit: components["headers"]["RateLimit"];
                "Ratelimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
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
            };
        };
        /** @description `too-many-requests`: Too many requests in a minute */
        TooManyRequestsOnPage: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                Ratelimit: components["headers"]["RateLimit"];
                "Ratelimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
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
                "X-Request-Id": components["headers"]["XRequestId"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                Link: components["headers"]["HelpLink"];
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
            };
        };
        /**
         * @description `unauthenticated`: Sign in first
         *
         *     `invalid-credentials`: The credentials are not valid
         */
        UnauthenticatedOrInvalidCredentialsOnPage: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                Link: components["headers"]["HelpLink"];
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
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
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
            };
        };
        /** @description `unavailable`: The service cannot answer for the moment */
        UnavailableOnPage: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
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
                "X-Request-Id": components["headers"]["XRequestId"];
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
            };
        };
        /** @description `unsupported-media-type`: The body has a media type that is not read here */
        UnsupportedMediaTypeOnPage: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
        /** @description A name for people to read. Here or in the body */
        displayName: string | null;
        /** @description With `true`, nothing is stored: the answer says what the request would do */
        dryRun: boolean;
        /** @description An e-mail address, or empty; several users may share one. Must be an e-mail address, or empty. Here or in the body */
        email: string;
        /** @description The full name. Here or in the body */
        fullName: string;
        /** @description Shown to the author, and to holders of `LEADERBOARD:UPDATE` for the leaderboard. Here or in the body */
        hiddenInfo: string;
        /** @description The URL of a picture; it is never fetched. Must be empty, or an http or https URL without blanks and without a user name. Here or in the body */
        image: string;
        /**
         * @description The key of a preference
         * @example boat
         */
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
        /**
         * @description The type of an object, for example `EVENT`; types of other programs work too
         * @example EVENT
         */
        objectType: string;
        /** @description Here or in the body */
        optionalImageURL: string;
        /** @description Here or in the body */
        optionalImageUrl: string;
        /** @description Of a buoy; in any case. Here or in the body */
        pattern: "CHECKERED";
        /** @description Visible for who may read the leaderboard; else for the author alone. Or as text, where an empty one means `false`. Here or in the body */
        public: boolean | string;
        /** @description The role counts only for what this group owns. Here or in the body */
        qualifying_group_id: string | "";
        /** @description The role counts only for what this user owns. Here or in the body */
        qualifying_username: string;
        /**
         * @description The name of the race column
         * @example R1
         */
        raceColumn: string;
        /** @description The URL of a smaller form of the picture; it is never fetched. Must be empty, or an http or https URL without blanks and without a user name. Here or in the body */
        resizedImage: string;
        /** @description The name of the role. Here or in the body */
        roleName: string;
        /** @description A UUID in lower case. Here or in the body */
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
    headers: {
        /**
         * @description How long the answer may be kept; everywhere else it is `no-store`
         * @example private, no-cache
         */
        CacheControl: string;
        /**
         * @description Stands for this very answer; send it back as `If-None-Match` to ask again, and as `If-Match` to change what you have seen
         * @example "nM2Ywo6Tq0Zj4u3VQqz3YQ1mZ2w5p8Yk0m1xJrT7c9s"
         */
        ETag: string;
        /**
         * @description `true`: the request was done before, and this is the answer that it got then
         * @example true
         */
        IdempotencyReplayed: string;
        /**
         * @description The next page, with `rel="next"`; absent on the last one (RFC 8288)
         * @example </sailingserver/api/v1/events?cursor=4f2a>; rel="next"
         */
        Link: string;
        /**
         * @description The path of what was made
         * @example /sailingserver/api/v1/Kiel/R1/Default/tags
         */
        Location: string;
        /**
         * @description After how many seconds to try again
         * @example 1
         */
        RetryAfter: string;
        /**
         * @description How many requests are left (`r`) of each limit, and after how many seconds it begins anew (`t`): draft-ietf-httpapi-ratelimit-headers
         * @example "network";r=2998;t=45, "subject";r=0;t=45
         */
        RateLimit: string;
        /**
         * @description The limits that the request counts for: requests (`q`) in seconds (`w`)
         * @example "network";q=3000;w=60, "subject";q=600;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description The session `JSESSIONID`, or its end; `HttpOnly` and `SameSite=Lax`
         * @example JSESSIONID=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0
         */
        SetCookie: string;
        /**
         * @description The ways to sign in (RFC 9110)
         * @example Bearer realm="committee-boat", Basic realm="committee-boat", charset="UTF-8"
         */
        WWWAuthenticate: string;
        /**
         * @description The id of the request, also in the log: the one that was sent, or one made here
         * @example 0b8f6c1e-2f6d-4a59-9b0e-6a9a3f1f7c11
         */
        XRequestId: string;
        /**
         * @description After how many seconds the answer may be there
         * @example 1
         */
        RetryLater: string;
        /**
         * @description Why the permission that is named is missing, with `rel="help"` (RFC 8288)
         * @example </security/api/restsecurity/explain?permission=EVENT%3AREAD%3AKiel>; rel="help"
         */
        HelpLink: string;
    };
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
                /**
                 * @example {
                 *       "subject": {
                 *         "type": "user",
                 *         "id": "owner"
                 *       },
                 *       "action": {
                 *         "name": "READ"
                 *       },
                 *       "resource": {
                 *         "type": "ROLE_DEFINITION",
                 *         "id": "3f54186c-8eb8-4e4c-aef2-9740e38c6d7f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AccessEvaluation"];
                "application/x-www-form-urlencoded": components["schemas"]["AccessEvaluation"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "decision": true,
                     *       "context": {
                     *         "reason": "The user has a role for it.",
                     *         "rule": "own-role",
                     *         "explanation": "/security/api/restsecurity/explain?permission=ROLE_DEFINITION%3AREAD%3A3f54186c-8eb8-4e4c-aef2-9740e38c6d7f&username=owner"
                     *       }
                     *     }
                     */
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
                /**
                 * @example {
                 *       "subject": {
                 *         "type": "user",
                 *         "id": "owner"
                 *       },
                 *       "resource": {
                 *         "type": "ROLE_DEFINITION",
                 *         "id": "f164dab7-e36a-40e0-a0f9-c1cccc821a23"
                 *       },
                 *       "action": {
                 *         "name": "READ"
                 *       },
                 *       "evaluations": [
                 *         {},
                 *         {
                 *           "action": {
                 *             "name": "UPDATE"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AccessEvaluations"];
                "application/x-www-form-urlencoded": components["schemas"]["AccessEvaluationsForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "evaluations": [
                     *         {
                     *           "decision": true,
                     *           "context": {
                     *             "reason": "The user has a role for it.",
                     *             "rule": "own-role",
                     *             "explanation": "/security/api/restsecurity/explain?permission=ROLE_DEFINITION%3AREAD%3Af164dab7-e36a-40e0-a0f9-c1cccc821a23&username=owner"
                     *           }
                     *         },
                     *         {
                     *           "decision": true,
                     *           "context": {
                     *             "reason": "The user has a role for it.",
                     *             "rule": "own-role",
                     *             "explanation": "/security/api/restsecurity/explain?permission=ROLE_DEFINITION%3AUPDATE%3Af164dab7-e36a-40e0-a0f9-c1cccc821a23&username=owner"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
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
                /**
                 * @description The name of the regatta; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                regattaName: string;
                /**
                 * @description The name of the race column
                 * @example R1
                 */
                raceColumn: components["parameters"]["raceColumn"];
                /**
                 * @description The name of the fleet
                 * @example Default
                 */
                fleet: string;
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targets": [
                 *         {
                 *           "raceColumn": "R2"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CourseCopy"];
            };
        };
        responses: {
            /** @description In the order of the targets, then of the fleets */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "regattaName": "Kiel Week",
                     *         "raceColumn": "R2",
                     *         "fleet": "Default",
                     *         "status": "copied"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        regattaName: string;
                        raceColumn: string;
                        /** @description Null when all fleets were meant and nothing was copied */
                        fleet: string | null;
                        /** @enum {string} */
                        status: "copied" | "unchanged" | "failed";
                        problem?: {
                            /** @description A code of docs/errors.md */
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
                /** @description The name of the course. Here or in the body */
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
                /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description The name of the regatta; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                regattaName: string;
                /**
                 * @description The name of the race column
                 * @example R1
                 */
                raceColumn: components["parameters"]["raceColumn"];
                /**
                 * @description The name of the fleet
                 * @example Default
                 */
                fleet: string;
            };
            cookie?: never;
        };
        /** @description At most 4096 KiB. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Windward-leeward",
                 *       "markConfigurations": [
                 *         {
                 *           "id": "pin",
                 *           "freestyleProperties": {
                 *             "name": "pin",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "boat",
                 *           "freestyleProperties": {
                 *             "name": "boat",
                 *             "markType": "STARTBOAT"
                 *           }
                 *         },
                 *         {
                 *           "id": "1",
                 *           "freestyleProperties": {
                 *             "name": "1",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "4p",
                 *           "freestyleProperties": {
                 *             "name": "4p",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "4s",
                 *           "freestyleProperties": {
                 *             "name": "4s",
                 *             "markType": "BUOY"
                 *           }
                 *         }
                 *       ],
                 *       "waypoints": [
                 *         {
                 *           "passingInstruction": "Line",
                 *           "markConfigurationIds": [
                 *             "pin",
                 *             "boat"
                 *           ],
                 *           "controlPointName": "Start"
                 *         },
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markConfigurationIds": [
                 *             "1"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Gate",
                 *           "markConfigurationIds": [
                 *             "4p",
                 *             "4s"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markConfigurationIds": [
                 *             "1"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Line",
                 *           "markConfigurationIds": [
                 *             "pin",
                 *             "boat"
                 *           ],
                 *           "controlPointName": "Finish"
                 *         }
                 *       ],
                 *       "optionalRepeatablePart": {
                 *         "zeroBasedIndexOfRepeatablePartStart": 1,
                 *         "zeroBasedIndexOfRepeatablePartEnd": 3
                 *       },
                 *       "numberOfLaps": 2
                 *     }
                 */
                "application/json": components["schemas"]["NewCourse"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Windward-leeward",
                     *       "shortName": "Windward-leeward",
                     *       "markConfigurations": [
                     *         {
                     *           "id": "86e3ca91-30b9-4808-aea1-c847e88471c6",
                     *           "markId": "86e3ca91-30b9-4808-aea1-c847e88471c6",
                     *           "effectiveProperties": {
                     *             "name": "pin",
                     *             "shortName": "pin",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         },
                     *         {
                     *           "id": "be46764c-4d86-4a28-a560-b22d1368c842",
                     *           "markId": "be46764c-4d86-4a28-a560-b22d1368c842",
                     *           "effectiveProperties": {
                     *             "name": "boat",
                     *             "shortName": "boat",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "STARTBOAT"
                     *           }
                     *         },
                     *         {
                     *           "id": "7784e4ca-cf37-4daf-ae58-b941364dda45",
                     *           "markId": "7784e4ca-cf37-4daf-ae58-b941364dda45",
                     *           "effectiveProperties": {
                     *             "name": "1",
                     *             "shortName": "1",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         },
                     *         {
                     *           "id": "2b4341f6-d35f-4c87-ab9b-d2599ca7f9eb",
                     *           "markId": "2b4341f6-d35f-4c87-ab9b-d2599ca7f9eb",
                     *           "effectiveProperties": {
                     *             "name": "4p",
                     *             "shortName": "4p",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         },
                     *         {
                     *           "id": "c8074677-e753-4e8c-a4d8-07e2073a1f11",
                     *           "markId": "c8074677-e753-4e8c-a4d8-07e2073a1f11",
                     *           "effectiveProperties": {
                     *             "name": "4s",
                     *             "shortName": "4s",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         }
                     *       ],
                     *       "waypoints": [
                     *         {
                     *           "passingInstruction": "Line",
                     *           "markConfigurationIds": [
                     *             "86e3ca91-30b9-4808-aea1-c847e88471c6",
                     *             "be46764c-4d86-4a28-a560-b22d1368c842"
                     *           ],
                     *           "controlPointName": "Start",
                     *           "controlPointShortName": null
                     *         },
                     *         {
                     *           "passingInstruction": "Port",
                     *           "markConfigurationIds": [
                     *             "7784e4ca-cf37-4daf-ae58-b941364dda45"
                     *           ]
                     *         },
                     *         {
                     *           "passingInstruction": "Gate",
                     *           "markConfigurationIds": [
                     *             "2b4341f6-d35f-4c87-ab9b-d2599ca7f9eb",
                     *             "c8074677-e753-4e8c-a4d8-07e2073a1f11"
                     *           ],
                     *           "controlPointName": null,
                     *           "controlPointShortName": null
                     *         },
                     *         {
                     *           "passingInstruction": "Port",
                     *           "markConfigurationIds": [
                     *             "7784e4ca-cf37-4daf-ae58-b941364dda45"
                     *           ]
                     *         },
                     *         {
                     *           "passingInstruction": "Line",
                     *           "markConfigurationIds": [
                     *             "86e3ca91-30b9-4808-aea1-c847e88471c6",
                     *             "be46764c-4d86-4a28-a560-b22d1368c842"
                     *           ],
                     *           "controlPointName": "Finish",
                     *           "controlPointShortName": null
                     *         }
                     *       ],
                     *       "optionalRepeatablePart": {
                     *         "zeroBasedIndexOfRepeatablePartStart": 1,
                     *         "zeroBasedIndexOfRepeatablePartEnd": 3,
                     *         "occurrences": 1
                     *       },
                     *       "numberOfLaps": 2
                     *     }
                     */
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
                /** @description Here or in the body */
                optionalImageURL?: components["parameters"]["optionalImageURL"];
                /** @description Here or in the body */
                optionalImageUrl?: components["parameters"]["optionalImageUrl"];
                /** @description Of the course template. Here or in the body */
                tags?: string[];
                /** @description The name of the course. Here or in the body */
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
                /**
                 * @example {
                 *       "name": "Windward-leeward",
                 *       "markConfigurations": [
                 *         {
                 *           "id": "pin",
                 *           "freestyleProperties": {
                 *             "name": "pin",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "boat",
                 *           "freestyleProperties": {
                 *             "name": "boat",
                 *             "markType": "STARTBOAT"
                 *           }
                 *         },
                 *         {
                 *           "id": "1",
                 *           "freestyleProperties": {
                 *             "name": "1",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "4p",
                 *           "freestyleProperties": {
                 *             "name": "4p",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "4s",
                 *           "freestyleProperties": {
                 *             "name": "4s",
                 *             "markType": "BUOY"
                 *           }
                 *         }
                 *       ],
                 *       "waypoints": [
                 *         {
                 *           "passingInstruction": "Line",
                 *           "markConfigurationIds": [
                 *             "pin",
                 *             "boat"
                 *           ],
                 *           "controlPointName": "Start"
                 *         },
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markConfigurationIds": [
                 *             "1"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Gate",
                 *           "markConfigurationIds": [
                 *             "4p",
                 *             "4s"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markConfigurationIds": [
                 *             "1"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Line",
                 *           "markConfigurationIds": [
                 *             "pin",
                 *             "boat"
                 *           ],
                 *           "controlPointName": "Finish"
                 *         }
                 *       ],
                 *       "optionalRepeatablePart": {
                 *         "zeroBasedIndexOfRepeatablePartStart": 1,
                 *         "zeroBasedIndexOfRepeatablePartEnd": 3
                 *       },
                 *       "numberOfLaps": 2
                 *     }
                 */
                "application/json": components["schemas"]["NewCourseTemplate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Windward-leeward",
                     *       "shortName": "Windward-leeward",
                     *       "courseTemplateId": "e11190ba-6d3d-431a-a16e-f8baae3b999e",
                     *       "tags": [],
                     *       "markConfigurations": [
                     *         {
                     *           "id": "pin",
                     *           "markTemplateId": "3a409744-0e65-4fa3-a5bd-a90d5f4bd6dd",
                     *           "associatedRole": "pin",
                     *           "associatedRoleShortName": "pin",
                     *           "associatedRoleId": "775e2b5c-23a6-4cdb-a720-29a06f19b825",
                     *           "effectiveProperties": {
                     *             "name": "pin",
                     *             "shortName": "pin",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         },
                     *         {
                     *           "id": "boat",
                     *           "markTemplateId": "ea694986-eca6-4fc1-afd3-2fbb3a719282",
                     *           "associatedRole": "boat",
                     *           "associatedRoleShortName": "boat",
                     *           "associatedRoleId": "baf4b9b6-8b61-4ca6-aab8-16ba6f7be763",
                     *           "effectiveProperties": {
                     *             "name": "boat",
                     *             "shortName": "boat",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "STARTBOAT"
                     *           }
                     *         },
                     *         {
                     *           "id": "1",
                     *           "markTemplateId": "7eacc87e-9d30-4664-a05a-3c1e98031182",
                     *           "associatedRole": "1",
                     *           "associatedRoleShortName": "1",
                     *           "associatedRoleId": "a9763c16-3bdc-4388-a935-836655abad94",
                     *           "effectiveProperties": {
                     *             "name": "1",
                     *             "shortName": "1",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         },
                     *         {
                     *           "id": "4p",
                     *           "markTemplateId": "0d66df5d-d72c-4d2b-a155-ae65ce026e8f",
                     *           "associatedRole": "4p",
                     *           "associatedRoleShortName": "4p",
                     *           "associatedRoleId": "6b91b945-5de4-4af0-a708-288bb20df193",
                     *           "effectiveProperties": {
                     *             "name": "4p",
                     *             "shortName": "4p",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         },
                     *         {
                     *           "id": "4s",
                     *           "markTemplateId": "27c37c7c-4ad8-46cb-a5eb-7346f75910bb",
                     *           "associatedRole": "4s",
                     *           "associatedRoleShortName": "4s",
                     *           "associatedRoleId": "e13f9d04-966b-4757-acd3-531ac542f0c7",
                     *           "effectiveProperties": {
                     *             "name": "4s",
                     *             "shortName": "4s",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         }
                     *       ],
                     *       "waypoints": [
                     *         {
                     *           "passingInstruction": "Line",
                     *           "markConfigurationIds": [
                     *             "pin",
                     *             "boat"
                     *           ],
                     *           "controlPointName": "Start",
                     *           "controlPointShortName": null
                     *         },
                     *         {
                     *           "passingInstruction": "Port",
                     *           "markConfigurationIds": [
                     *             "1"
                     *           ]
                     *         },
                     *         {
                     *           "passingInstruction": "Gate",
                     *           "markConfigurationIds": [
                     *             "4p",
                     *             "4s"
                     *           ],
                     *           "controlPointName": null,
                     *           "controlPointShortName": null
                     *         },
                     *         {
                     *           "passingInstruction": "Port",
                     *           "markConfigurationIds": [
                     *             "1"
                     *           ]
                     *         },
                     *         {
                     *           "passingInstruction": "Line",
                     *           "markConfigurationIds": [
                     *             "pin",
                     *             "boat"
                     *           ],
                     *           "controlPointName": "Finish",
                     *           "controlPointShortName": null
                     *         }
                     *       ],
                     *       "optionalRepeatablePart": {
                     *         "zeroBasedIndexOfRepeatablePartStart": 1,
                     *         "zeroBasedIndexOfRepeatablePartEnd": 3,
                     *         "occurrences": 1
                     *       },
                     *       "numberOfLaps": 2
                     *     }
                     */
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
                /** @description Here or in the body */
                optionalImageURL?: components["parameters"]["optionalImageURL"];
                /** @description Here or in the body */
                optionalImageUrl?: components["parameters"]["optionalImageUrl"];
                /** @description Of the course template. Here or in the body */
                tags?: string[];
                /** @description The name of the course. Here or in the body */
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
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 4096 KiB. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Windward-leeward",
                 *       "markConfigurations": [
                 *         {
                 *           "id": "pin",
                 *           "freestyleProperties": {
                 *             "name": "pin",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "boat",
                 *           "freestyleProperties": {
                 *             "name": "boat",
                 *             "markType": "STARTBOAT"
                 *           }
                 *         },
                 *         {
                 *           "id": "1",
                 *           "freestyleProperties": {
                 *             "name": "1",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "4p",
                 *           "freestyleProperties": {
                 *             "name": "4p",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "4s",
                 *           "freestyleProperties": {
                 *             "name": "4s",
                 *             "markType": "BUOY"
                 *           }
                 *         }
                 *       ],
                 *       "waypoints": [
                 *         {
                 *           "passingInstruction": "Line",
                 *           "markConfigurationIds": [
                 *             "pin",
                 *             "boat"
                 *           ],
                 *           "controlPointName": "Start"
                 *         },
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markConfigurationIds": [
                 *             "1"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Gate",
                 *           "markConfigurationIds": [
                 *             "4p",
                 *             "4s"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markConfigurationIds": [
                 *             "1"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Line",
                 *           "markConfigurationIds": [
                 *             "pin",
                 *             "boat"
                 *           ],
                 *           "controlPointName": "Finish"
                 *         }
                 *       ],
                 *       "optionalRepeatablePart": {
                 *         "zeroBasedIndexOfRepeatablePartStart": 1,
                 *         "zeroBasedIndexOfRepeatablePartEnd": 3
                 *       },
                 *       "numberOfLaps": 2
                 *     }
                 */
                "application/json": components["schemas"]["DrawnConfiguration"];
            };
        };
        responses: {
            /** @description A complete SVG document */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="-148.9 -159 380 736" width="380" height="736" role="img" aria-labelledby="course-title course-description"><title id="course-title">Windward-leeward, 2 laps</title><desc id="course-description">Wind from the top. Start at the line Start (pin and boat). Leg 1: to 1, leave it to port. Leg 2: to the gate 4p and 4s, pass between the marks and round either. Leg 3: to 1, leave it to port. Leg 4: finish at the line Finish (pin and boat). 2 laps in all.</desc><style>text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;white-space:pre}.name{font-size:15px;font-weight:600}.note{font-size:12.5px}.heading{font-size:20px;font-weight:700}.name,.note,.heading{paint-order:stroke;stroke-width:3px;stroke-linejoin:round}.digits{font-size:12px;font-weight:600;text-anchor:middle}.leg,.line,.wind,.port,.starboard,.faint,.edge,.glow{stroke-linecap:round;stroke-linejoin:round}.leg,.port,.starboard,.wind,.line,.faint{fill:none}.leg{stroke-width:1.8px}.line{stroke-width:2px;stroke-dasharray:7 5}.gate{stroke-dasharray:1 5}.wind{stroke-width:3px}.port,.starboard{stroke-width:3px}.starboard{stroke-dasharray:6 4.5}.open{stroke-dasharray:none}.edge{stroke-width:1.5px}.glow{stroke-width:4.5px}.faint{stroke-width:1.2px}.number{stroke-width:1.3px}.start-flag{fill:#f47b20}.finish-flag{fill:#1f5fbf}.background,.hollow{fill:#f5f9fc}.ink,.name,.heading{fill:#16283a}.muted,.note{fill:#4f6375}.name,.note,.heading{stroke:#f5f9fc}.leg,.line … */
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
                /**
                 * @description The name of the regatta; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                regattaName: string;
                /**
                 * @description The name of the race column
                 * @example R1
                 */
                raceColumn: components["parameters"]["raceColumn"];
                /**
                 * @description The name of the fleet
                 * @example Default
                 */
                fleet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "R1",
                     *       "shortName": "R1",
                     *       "markConfigurations": [],
                     *       "waypoints": [],
                     *       "numberOfLaps": null
                     *     }
                     */
                    "application/json": components["schemas"]["CourseConfiguration"];
                    "image/svg+xml": string;
                    "application/geo+json": Record<string, never>;
                    "application/gpx+xml": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /**
                 * @description The id of the course template
                 * @example b7ec4a9c-f739-4447-aa10-f7807af03ae4
                 */
                courseTemplateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "One mark",
                     *       "shortName": "One mark",
                     *       "courseTemplateId": "b7ec4a9c-f739-4447-aa10-f7807af03ae4",
                     *       "tags": [],
                     *       "markConfigurations": [
                     *         {
                     *           "id": "spare-0",
                     *           "markTemplateId": "7243769d-f9e8-4f23-acce-a91be8d671a9",
                     *           "effectiveProperties": {
                     *             "name": "1",
                     *             "shortName": "1",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         }
                     *       ],
                     *       "waypoints": [],
                     *       "numberOfLaps": null
                     *     }
                     */
                    "application/json": components["schemas"]["CourseConfiguration"];
                    "image/svg+xml": string;
                    "application/geo+json": Record<string, never>;
                    "application/gpx+xml": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description Here or in the body */
                optionalImageURL?: components["parameters"]["optionalImageURL"];
                /** @description Here or in the body */
                optionalImageUrl?: components["parameters"]["optionalImageUrl"];
                /** @description Of the course template. Here or in the body */
                tags?: string[];
                /** @description The name of the course. Here or in the body */
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
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 4096 KiB. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Windward-leeward",
                 *       "markConfigurations": [
                 *         {
                 *           "id": "pin",
                 *           "freestyleProperties": {
                 *             "name": "pin",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "boat",
                 *           "freestyleProperties": {
                 *             "name": "boat",
                 *             "markType": "STARTBOAT"
                 *           }
                 *         },
                 *         {
                 *           "id": "1",
                 *           "freestyleProperties": {
                 *             "name": "1",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "4p",
                 *           "freestyleProperties": {
                 *             "name": "4p",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "4s",
                 *           "freestyleProperties": {
                 *             "name": "4s",
                 *             "markType": "BUOY"
                 *           }
                 *         }
                 *       ],
                 *       "waypoints": [
                 *         {
                 *           "passingInstruction": "Line",
                 *           "markConfigurationIds": [
                 *             "pin",
                 *             "boat"
                 *           ],
                 *           "controlPointName": "Start"
                 *         },
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markConfigurationIds": [
                 *             "1"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Gate",
                 *           "markConfigurationIds": [
                 *             "4p",
                 *             "4s"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markConfigurationIds": [
                 *             "1"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Line",
                 *           "markConfigurationIds": [
                 *             "pin",
                 *             "boat"
                 *           ],
                 *           "controlPointName": "Finish"
                 *         }
                 *       ],
                 *       "optionalRepeatablePart": {
                 *         "zeroBasedIndexOfRepeatablePartStart": 1,
                 *         "zeroBasedIndexOfRepeatablePartEnd": 3
                 *       },
                 *       "numberOfLaps": 2
                 *     }
                 */
                "application/json": components["schemas"]["CheckedConfiguration"];
                "application/x-www-form-urlencoded": components["schemas"]["CheckedConfigurationForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true,
                     *       "problems": [],
                     *       "warnings": []
                     *     }
                     */
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
                /**
                 * @description The name of the regatta; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                regattaName: string;
                /**
                 * @description The name of the race column
                 * @example R1
                 */
                raceColumn: components["parameters"]["raceColumn"];
                /**
                 * @description The name of the fleet
                 * @example Default
                 */
                fleet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of HTML */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html> … */
                    "text/html": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrInvalidInputOnPage"];
            401: components["responses"]["UnauthenticatedOrInvalidCredentialsOnPage"];
            403: components["responses"]["ForbiddenOnPage"];
            404: components["responses"]["NotFoundOnPage"];
            409: components["responses"]["ConflictOnPage"];
            413: components["responses"]["TooLargeOnPage"];
            415: components["responses"]["UnsupportedMediaTypeOnPage"];
            429: components["responses"]["TooManyRequestsOnPage"];
            500: components["responses"]["InternalOnPage"];
            503: components["responses"]["UnavailableOnPage"];
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html> … */
                    "text/html": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /**
                 * @description Its name, as the page names it
                 * @example docs.625fcbe94d307c00.css
                 */
                asset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text of the file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example :root {
                     *       color-scheme: light dark;
                     *       --paper: #fff;
                     *       --ink: #1b2733;
                     *       --quiet: #52606d;
                     *       --line: #d5dce3;
                     *       --tint: #f2f5f8;
                     *       --link: #0b5cad;
                     *       font:
                     *         1rem/1.55 system-ui,
                     *         sans-serif;
                     *       scroll-padding-top: 1rem;
                     *     }
                     *
                     *     @media (prefers-color-scheme: dark) {
                     *       :root {
                     *         --paper: #14191f;
                     *         --ink: #e6eaee;
                     *         --quiet: #a9b4bf;
                     *         --line: #38434e;
                     *         --tint: #1e262e;
                     *         --link: #7db8f0;
                     *       }
                     *     }
                     *
                     *     body {
                     *       margin: 0 auto;
                     *       max-width: 68rem;
                     *       padding: 1.5rem 1rem 4rem;
                     *       background: var(--paper);
                     *       color: var(--ink);
                     *     }
                     *
                     *     a {
                     *       color: var(--link);
                     *     }
                     *
                     *     :focus-visible {
                     *       outline: 3px solid var(--link);
                     *       outline-offset: 2px;
                     *     }
                     *
                     *     h1 {
                     *       margin: 0;
                     *       font-size: 2rem;
                     *       line-height: 1.2;
                     *     }
                     *
                     *     h1 small {
                     *       color: var(--quiet);
                     *       font-size: 1rem;
                     *       font-weight: normal;
                     *     }
                     *
                     *     h2 {
                     *       margin: 2.5rem 0 0.5rem;
                     *       border-bottom: 1px solid var(--line);
                     *       padding-bottom: 0.25rem;
                     *     }
                     *
                     *     h3 {
                     *       margin: 0 0 0.25rem;
                     *       font-size: 1.1rem;
                     *     }
                     *
                     *     nav {
                     *       display: flex;
                     *       flex-wrap: wrap;
                     *       gap: 0.25rem 1.25rem;
                     *     }
                     *
                     *     nav a {
                     *       padding: 0.5rem 0;
                     *     }
                     *
                     *     header p,
                     *     section > p,
                     *     section > ol p {
                     *       margin: 0.25rem 0 0.5rem;
                     *       max-width: 46rem;
                     *     }
                     *
                     *     section > ol {
                     *       padding-left: 1.5rem;
                     *     }
                     *
                     *     section > ol > li {
                     *       padding: 0.5rem 0 0.75rem;
                     *     }
                     *
                     *     section > ol > li::marker {
                     *       color: var(--quiet);
                     *       font-weight: bold;
                     *     }
                     *
                     *     code {
                     *       font:
                     *         0.9em ui-monospace,
                     *         monospace;
                     *       overflow-wrap: anywhere;
                     *     }
                     *
                     *     section > ol pre {
                     *       overflow-x: auto;
                     *       margin: 0.5rem 0;
                     *       border: 1px solid var(--line);
                     *       border-radius: 6px;
                     *       padd …
                     */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
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
                /** @description The region of the hosts, for example `eu-west-1`. Must be a text without control characters. Here or in the body */
                region?: string;
                /** @description The name of the key, once in its region. Must be a text without control characters. Here or in the body */
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
                /**
                 * @example {
                 *       "region": "eu-west-1",
                 *       "key_name": "laptop",
                 *       "public_key": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKN8FwKCD36Cw4NLNSIQ0meURN1Y3sTSbx9tjrGHTJCL"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewSshKey"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "laptop",
                     *       "regionId": "eu-west-1",
                     *       "creatorName": "owner",
                     *       "creationTimeMillis": 1781949600000,
                     *       "publicKey": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKN8FwKCD36Cw4NLNSIQ0meURN1Y3sTSbx9tjrGHTJCL",
                     *       "algorithm": "ssh-ed25519",
                     *       "fingerprint": "SHA256:YggSt0/WXyxhLkOTW3k/XMOeLQ8qcI7+9hhlTD/XHxc",
                     *       "comment": ""
                     *     }
                     */
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
                /**
                 * @description The region of the hosts, for example `eu-west-1`. Must be a text without control characters
                 * @example eu-west-1
                 */
                region: string;
                /**
                 * @description The name of the key, once in its region. Must be a text without control characters
                 * @example laptop
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "laptop",
                     *         "regionId": "eu-west-1",
                     *         "creatorName": "anna",
                     *         "creationTimeMillis": 1781949600000,
                     *         "publicKey": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKN8FwKCD36Cw4NLNSIQ0meURN1Y3sTSbx9tjrGHTJCL",
                     *         "algorithm": "ssh-ed25519",
                     *         "fingerprint": "SHA256:YggSt0/WXyxhLkOTW3k/XMOeLQ8qcI7+9hhlTD/XHxc",
                     *         "comment": ""
                     *       }
                     *     ]
                     */
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
                /**
                 * @description Whose keys are wanted; repeat it for several users
                 * @example [
                 *       "anna"
                 *     ]
                 */
                "username[]": string[];
                /**
                 * @description Refuses when there are keys that the caller may not read, with their number
                 * @example true
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "laptop",
                     *         "regionId": "eu-west-1",
                     *         "creatorName": "anna",
                     *         "creationTimeMillis": 1781949600000,
                     *         "publicKey": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKN8FwKCD36Cw4NLNSIQ0meURN1Y3sTSbx9tjrGHTJCL",
                     *         "algorithm": "ssh-ed25519",
                     *         "fingerprint": "SHA256:YggSt0/WXyxhLkOTW3k/XMOeLQ8qcI7+9hhlTD/XHxc",
                     *         "comment": ""
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SshKey"][];
                    "text/plain": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "timePointOfLastChangeOfSetOfLandscapeManagers-millis": 1781949600002,
                     *       "timePointOfLastChangeOfSetOfLandscapeManagers-iso": "2026-06-20T10:00:00.002Z"
                     *     }
                     */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0",
                     *       "paths": {}
                     *     }
                     */
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
                /**
                 * @description The name of the regatta; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                regattaName: string;
                /**
                 * @description The name of the race column
                 * @example R1
                 */
                raceColumn: components["parameters"]["raceColumn"];
                /**
                 * @description The name of the fleet
                 * @example Default
                 */
                fleet: string;
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targets": [
                 *         {
                 *           "raceColumn": "R2"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CourseCopy"];
            };
        };
        responses: {
            /** @description In the order of the targets, then of the fleets */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "regattaName": "Kiel Week",
                     *         "raceColumn": "R2",
                     *         "fleet": "Default",
                     *         "status": "copied"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        regattaName: string;
                        raceColumn: string;
                        /** @description Null when all fleets were meant and nothing was copied */
                        fleet: string | null;
                        /** @enum {string} */
                        status: "copied" | "unchanged" | "failed";
                        problem?: {
                            /** @description A code of docs/errors.md */
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
                /** @description The name of the course. Here or in the body */
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
                /** @description Only when it is still what had one of these `ETag`s; `*`: only when there is one */
                "If-Match"?: components["parameters"]["If-Match"];
                /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description A text of your own for this request, such as a UUID: sent again with it, the request is not done again, and gets the same answer */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description The name of the regatta; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                regattaName: string;
                /**
                 * @description The name of the race column
                 * @example R1
                 */
                raceColumn: components["parameters"]["raceColumn"];
                /**
                 * @description The name of the fleet
                 * @example Default
                 */
                fleet: string;
            };
            cookie?: never;
        };
        /** @description At most 4096 KiB. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Windward-leeward",
                 *       "markConfigurations": [
                 *         {
                 *           "id": "pin",
                 *           "freestyleProperties": {
                 *             "name": "pin",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "boat",
                 *           "freestyleProperties": {
                 *             "name": "boat",
                 *             "markType": "STARTBOAT"
                 *           }
                 *         },
                 *         {
                 *           "id": "1",
                 *           "freestyleProperties": {
                 *             "name": "1",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "4p",
                 *           "freestyleProperties": {
                 *             "name": "4p",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "4s",
                 *           "freestyleProperties": {
                 *             "name": "4s",
                 *             "markType": "BUOY"
                 *           }
                 *         }
                 *       ],
                 *       "waypoints": [
                 *         {
                 *           "passingInstruction": "Line",
                 *           "markConfigurationIds": [
                 *             "pin",
                 *             "boat"
                 *           ],
                 *           "controlPointName": "Start"
                 *         },
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markConfigurationIds": [
                 *             "1"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Gate",
                 *           "markConfigurationIds": [
                 *             "4p",
                 *             "4s"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markConfigurationIds": [
                 *             "1"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Line",
                 *           "markConfigurationIds": [
                 *             "pin",
                 *             "boat"
                 *           ],
                 *           "controlPointName": "Finish"
                 *         }
                 *       ],
                 *       "optionalRepeatablePart": {
                 *         "zeroBasedIndexOfRepeatablePartStart": 1,
                 *         "zeroBasedIndexOfRepeatablePartEnd": 3
                 *       },
                 *       "numberOfLaps": 2
                 *     }
                 */
                "application/json": components["schemas"]["NewCourse"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Windward-leeward",
                     *       "shortName": "Windward-leeward",
                     *       "markConfigurations": [
                     *         {
                     *           "id": "86e3ca91-30b9-4808-aea1-c847e88471c6",
                     *           "markId": "86e3ca91-30b9-4808-aea1-c847e88471c6",
                     *           "effectiveProperties": {
                     *             "name": "pin",
                     *             "shortName": "pin",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         },
                     *         {
                     *           "id": "be46764c-4d86-4a28-a560-b22d1368c842",
                     *           "markId": "be46764c-4d86-4a28-a560-b22d1368c842",
                     *           "effectiveProperties": {
                     *             "name": "boat",
                     *             "shortName": "boat",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "STARTBOAT"
                     *           }
                     *         },
                     *         {
                     *           "id": "7784e4ca-cf37-4daf-ae58-b941364dda45",
                     *           "markId": "7784e4ca-cf37-4daf-ae58-b941364dda45",
                     *           "effectiveProperties": {
                     *             "name": "1",
                     *             "shortName": "1",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         },
                     *         {
                     *           "id": "2b4341f6-d35f-4c87-ab9b-d2599ca7f9eb",
                     *           "markId": "2b4341f6-d35f-4c87-ab9b-d2599ca7f9eb",
                     *           "effectiveProperties": {
                     *             "name": "4p",
                     *             "shortName": "4p",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         },
                     *         {
                     *           "id": "c8074677-e753-4e8c-a4d8-07e2073a1f11",
                     *           "markId": "c8074677-e753-4e8c-a4d8-07e2073a1f11",
                     *           "effectiveProperties": {
                     *             "name": "4s",
                     *             "shortName": "4s",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         }
                     *       ],
                     *       "waypoints": [
                     *         {
                     *           "passingInstruction": "Line",
                     *           "markConfigurationIds": [
                     *             "86e3ca91-30b9-4808-aea1-c847e88471c6",
                     *             "be46764c-4d86-4a28-a560-b22d1368c842"
                     *           ],
                     *           "controlPointName": "Start",
                     *           "controlPointShortName": null
                     *         },
                     *         {
                     *           "passingInstruction": "Port",
                     *           "markConfigurationIds": [
                     *             "7784e4ca-cf37-4daf-ae58-b941364dda45"
                     *           ]
                     *         },
                     *         {
                     *           "passingInstruction": "Gate",
                     *           "markConfigurationIds": [
                     *             "2b4341f6-d35f-4c87-ab9b-d2599ca7f9eb",
                     *             "c8074677-e753-4e8c-a4d8-07e2073a1f11"
                     *           ],
                     *           "controlPointName": null,
                     *           "controlPointShortName": null
                     *         },
                     *         {
                     *           "passingInstruction": "Port",
                     *           "markConfigurationIds": [
                     *             "7784e4ca-cf37-4daf-ae58-b941364dda45"
                     *           ]
                     *         },
                     *         {
                     *           "passingInstruction": "Line",
                     *           "markConfigurationIds": [
                     *             "86e3ca91-30b9-4808-aea1-c847e88471c6",
                     *             "be46764c-4d86-4a28-a560-b22d1368c842"
                     *           ],
                     *           "controlPointName": "Finish",
                     *           "controlPointShortName": null
                     *         }
                     *       ],
                     *       "optionalRepeatablePart": {
                     *         "zeroBasedIndexOfRepeatablePartStart": 1,
                     *         "zeroBasedIndexOfRepeatablePartEnd": 3,
                     *         "occurrences": 1
                     *       },
                     *       "numberOfLaps": 2
                     *     }
                     */
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
                /** @description Here or in the body */
                optionalImageURL?: components["parameters"]["optionalImageURL"];
                /** @description Here or in the body */
                optionalImageUrl?: components["parameters"]["optionalImageUrl"];
                /** @description Of the course template. Here or in the body */
                tags?: string[];
                /** @description The name of the course. Here or in the body */
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
                /**
                 * @example {
                 *       "name": "Windward-leeward",
                 *       "markConfigurations": [
                 *         {
                 *           "id": "pin",
                 *           "freestyleProperties": {
                 *             "name": "pin",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "boat",
                 *           "freestyleProperties": {
                 *             "name": "boat",
                 *             "markType": "STARTBOAT"
                 *           }
                 *         },
                 *         {
                 *           "id": "1",
                 *           "freestyleProperties": {
                 *             "name": "1",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "4p",
                 *           "freestyleProperties": {
                 *             "name": "4p",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "4s",
                 *           "freestyleProperties": {
                 *             "name": "4s",
                 *             "markType": "BUOY"
                 *           }
                 *         }
                 *       ],
                 *       "waypoints": [
                 *         {
                 *           "passingInstruction": "Line",
                 *           "markConfigurationIds": [
                 *             "pin",
                 *             "boat"
                 *           ],
                 *           "controlPointName": "Start"
                 *         },
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markConfigurationIds": [
                 *             "1"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Gate",
                 *           "markConfigurationIds": [
                 *             "4p",
                 *             "4s"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markConfigurationIds": [
                 *             "1"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Line",
                 *           "markConfigurationIds": [
                 *             "pin",
                 *             "boat"
                 *           ],
                 *           "controlPointName": "Finish"
                 *         }
                 *       ],
                 *       "optionalRepeatablePart": {
                 *         "zeroBasedIndexOfRepeatablePartStart": 1,
                 *         "zeroBasedIndexOfRepeatablePartEnd": 3
                 *       },
                 *       "numberOfLaps": 2
                 *     }
                 */
                "application/json": components["schemas"]["NewCourseTemplate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Windward-leeward",
                     *       "shortName": "Windward-leeward",
                     *       "courseTemplateId": "e11190ba-6d3d-431a-a16e-f8baae3b999e",
                     *       "tags": [],
                     *       "markConfigurations": [
                     *         {
                     *           "id": "pin",
                     *           "markTemplateId": "3a409744-0e65-4fa3-a5bd-a90d5f4bd6dd",
                     *           "associatedRole": "pin",
                     *           "associatedRoleShortName": "pin",
                     *           "associatedRoleId": "775e2b5c-23a6-4cdb-a720-29a06f19b825",
                     *           "effectiveProperties": {
                     *             "name": "pin",
                     *             "shortName": "pin",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         },
                     *         {
                     *           "id": "boat",
                     *           "markTemplateId": "ea694986-eca6-4fc1-afd3-2fbb3a719282",
                     *           "associatedRole": "boat",
                     *           "associatedRoleShortName": "boat",
                     *           "associatedRoleId": "baf4b9b6-8b61-4ca6-aab8-16ba6f7be763",
                     *           "effectiveProperties": {
                     *             "name": "boat",
                     *             "shortName": "boat",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "STARTBOAT"
                     *           }
                     *         },
                     *         {
                     *           "id": "1",
                     *           "markTemplateId": "7eacc87e-9d30-4664-a05a-3c1e98031182",
                     *           "associatedRole": "1",
                     *           "associatedRoleShortName": "1",
                     *           "associatedRoleId": "a9763c16-3bdc-4388-a935-836655abad94",
                     *           "effectiveProperties": {
                     *             "name": "1",
                     *             "shortName": "1",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         },
                     *         {
                     *           "id": "4p",
                     *           "markTemplateId": "0d66df5d-d72c-4d2b-a155-ae65ce026e8f",
                     *           "associatedRole": "4p",
                     *           "associatedRoleShortName": "4p",
                     *           "associatedRoleId": "6b91b945-5de4-4af0-a708-288bb20df193",
                     *           "effectiveProperties": {
                     *             "name": "4p",
                     *             "shortName": "4p",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         },
                     *         {
                     *           "id": "4s",
                     *           "markTemplateId": "27c37c7c-4ad8-46cb-a5eb-7346f75910bb",
                     *           "associatedRole": "4s",
                     *           "associatedRoleShortName": "4s",
                     *           "associatedRoleId": "e13f9d04-966b-4757-acd3-531ac542f0c7",
                     *           "effectiveProperties": {
                     *             "name": "4s",
                     *             "shortName": "4s",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         }
                     *       ],
                     *       "waypoints": [
                     *         {
                     *           "passingInstruction": "Line",
                     *           "markConfigurationIds": [
                     *             "pin",
                     *             "boat"
                     *           ],
                     *           "controlPointName": "Start",
                     *           "controlPointShortName": null
                     *         },
                     *         {
                     *           "passingInstruction": "Port",
                     *           "markConfigurationIds": [
                     *             "1"
                     *           ]
                     *         },
                     *         {
                     *           "passingInstruction": "Gate",
                     *           "markConfigurationIds": [
                     *             "4p",
                     *             "4s"
                     *           ],
                     *           "controlPointName": null,
                     *           "controlPointShortName": null
                     *         },
                     *         {
                     *           "passingInstruction": "Port",
                     *           "markConfigurationIds": [
                     *             "1"
                     *           ]
                     *         },
                     *         {
                     *           "passingInstruction": "Line",
                     *           "markConfigurationIds": [
                     *             "pin",
                     *             "boat"
                     *           ],
                     *           "controlPointName": "Finish",
                     *           "controlPointShortName": null
                     *         }
                     *       ],
                     *       "optionalRepeatablePart": {
                     *         "zeroBasedIndexOfRepeatablePartStart": 1,
                     *         "zeroBasedIndexOfRepeatablePartEnd": 3,
                     *         "occurrences": 1
                     *       },
                     *       "numberOfLaps": 2
                     *     }
                     */
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
                /** @description Here or in the body */
                optionalImageURL?: components["parameters"]["optionalImageURL"];
                /** @description Here or in the body */
                optionalImageUrl?: components["parameters"]["optionalImageUrl"];
                /** @description Of the course template. Here or in the body */
                tags?: string[];
                /** @description The name of the course. Here or in the body */
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
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 4096 KiB. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Windward-leeward",
                 *       "markConfigurations": [
                 *         {
                 *           "id": "pin",
                 *           "freestyleProperties": {
                 *             "name": "pin",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "boat",
                 *           "freestyleProperties": {
                 *             "name": "boat",
                 *             "markType": "STARTBOAT"
                 *           }
                 *         },
                 *         {
                 *           "id": "1",
                 *           "freestyleProperties": {
                 *             "name": "1",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "4p",
                 *           "freestyleProperties": {
                 *             "name": "4p",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "4s",
                 *           "freestyleProperties": {
                 *             "name": "4s",
                 *             "markType": "BUOY"
                 *           }
                 *         }
                 *       ],
                 *       "waypoints": [
                 *         {
                 *           "passingInstruction": "Line",
                 *           "markConfigurationIds": [
                 *             "pin",
                 *             "boat"
                 *           ],
                 *           "controlPointName": "Start"
                 *         },
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markConfigurationIds": [
                 *             "1"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Gate",
                 *           "markConfigurationIds": [
                 *             "4p",
                 *             "4s"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markConfigurationIds": [
                 *             "1"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Line",
                 *           "markConfigurationIds": [
                 *             "pin",
                 *             "boat"
                 *           ],
                 *           "controlPointName": "Finish"
                 *         }
                 *       ],
                 *       "optionalRepeatablePart": {
                 *         "zeroBasedIndexOfRepeatablePartStart": 1,
                 *         "zeroBasedIndexOfRepeatablePartEnd": 3
                 *       },
                 *       "numberOfLaps": 2
                 *     }
                 */
                "application/json": components["schemas"]["DrawnConfiguration"];
            };
        };
        responses: {
            /** @description A complete SVG document */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="-148.9 -159 380 736" width="380" height="736" role="img" aria-labelledby="course-title course-description"><title id="course-title">Windward-leeward, 2 laps</title><desc id="course-description">Wind from the top. Start at the line Start (pin and boat). Leg 1: to 1, leave it to port. Leg 2: to the gate 4p and 4s, pass between the marks and round either. Leg 3: to 1, leave it to port. Leg 4: finish at the line Finish (pin and boat). 2 laps in all.</desc><style>text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;white-space:pre}.name{font-size:15px;font-weight:600}.note{font-size:12.5px}.heading{font-size:20px;font-weight:700}.name,.note,.heading{paint-order:stroke;stroke-width:3px;stroke-linejoin:round}.digits{font-size:12px;font-weight:600;text-anchor:middle}.leg,.line,.wind,.port,.starboard,.faint,.edge,.glow{stroke-linecap:round;stroke-linejoin:round}.leg,.port,.starboard,.wind,.line,.faint{fill:none}.leg{stroke-width:1.8px}.line{stroke-width:2px;stroke-dasharray:7 5}.gate{stroke-dasharray:1 5}.wind{stroke-width:3px}.port,.starboard{stroke-width:3px}.starboard{stroke-dasharray:6 4.5}.open{stroke-dasharray:none}.edge{stroke-width:1.5px}.glow{stroke-width:4.5px}.faint{stroke-width:1.2px}.number{stroke-width:1.3px}.start-flag{fill:#f47b20}.finish-flag{fill:#1f5fbf}.background,.hollow{fill:#f5f9fc}.ink,.name,.heading{fill:#16283a}.muted,.note{fill:#4f6375}.name,.note,.heading{stroke:#f5f9fc}.leg,.line … */
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
                /**
                 * @description The name of the regatta; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                regattaName: string;
                /**
                 * @description The name of the race column
                 * @example R1
                 */
                raceColumn: components["parameters"]["raceColumn"];
                /**
                 * @description The name of the fleet
                 * @example Default
                 */
                fleet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "R1",
                     *       "shortName": "R1",
                     *       "markConfigurations": [],
                     *       "waypoints": [],
                     *       "numberOfLaps": null
                     *     }
                     */
                    "application/json": components["schemas"]["CourseConfiguration"];
                    "image/svg+xml": string;
                    "application/geo+json": Record<string, never>;
                    "application/gpx+xml": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /**
                 * @description The id of the course template
                 * @example b7ec4a9c-f739-4447-aa10-f7807af03ae4
                 */
                courseTemplateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "One mark",
                     *       "shortName": "One mark",
                     *       "courseTemplateId": "b7ec4a9c-f739-4447-aa10-f7807af03ae4",
                     *       "tags": [],
                     *       "markConfigurations": [
                     *         {
                     *           "id": "spare-0",
                     *           "markTemplateId": "7243769d-f9e8-4f23-acce-a91be8d671a9",
                     *           "effectiveProperties": {
                     *             "name": "1",
                     *             "shortName": "1",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY"
                     *           }
                     *         }
                     *       ],
                     *       "waypoints": [],
                     *       "numberOfLaps": null
                     *     }
                     */
                    "application/json": components["schemas"]["CourseConfiguration"];
                    "image/svg+xml": string;
                    "application/geo+json": Record<string, never>;
                    "application/gpx+xml": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description Here or in the body */
                optionalImageURL?: components["parameters"]["optionalImageURL"];
                /** @description Here or in the body */
                optionalImageUrl?: components["parameters"]["optionalImageUrl"];
                /** @description Of the course template. Here or in the body */
                tags?: string[];
                /** @description The name of the course. Here or in the body */
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
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 4096 KiB. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Windward-leeward",
                 *       "markConfigurations": [
                 *         {
                 *           "id": "pin",
                 *           "freestyleProperties": {
                 *             "name": "pin",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "boat",
                 *           "freestyleProperties": {
                 *             "name": "boat",
                 *             "markType": "STARTBOAT"
                 *           }
                 *         },
                 *         {
                 *           "id": "1",
                 *           "freestyleProperties": {
                 *             "name": "1",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "4p",
                 *           "freestyleProperties": {
                 *             "name": "4p",
                 *             "markType": "BUOY"
                 *           }
                 *         },
                 *         {
                 *           "id": "4s",
                 *           "freestyleProperties": {
                 *             "name": "4s",
                 *             "markType": "BUOY"
                 *           }
                 *         }
                 *       ],
                 *       "waypoints": [
                 *         {
                 *           "passingInstruction": "Line",
                 *           "markConfigurationIds": [
                 *             "pin",
                 *             "boat"
                 *           ],
                 *           "controlPointName": "Start"
                 *         },
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markConfigurationIds": [
                 *             "1"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Gate",
                 *           "markConfigurationIds": [
                 *             "4p",
                 *             "4s"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markConfigurationIds": [
                 *             "1"
                 *           ]
                 *         },
                 *         {
                 *           "passingInstruction": "Line",
                 *           "markConfigurationIds": [
                 *             "pin",
                 *             "boat"
                 *           ],
                 *           "controlPointName": "Finish"
                 *         }
                 *       ],
                 *       "optionalRepeatablePart": {
                 *         "zeroBasedIndexOfRepeatablePartStart": 1,
                 *         "zeroBasedIndexOfRepeatablePartEnd": 3
                 *       },
                 *       "numberOfLaps": 2
                 *     }
                 */
                "application/json": components["schemas"]["CheckedConfiguration"];
                "application/x-www-form-urlencoded": components["schemas"]["CheckedConfigurationForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true,
                     *       "problems": [],
                     *       "warnings": []
                     *     }
                     */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "f9faed0e-f155-4882-a4e3-8e3c28c7ebea",
                     *         "name": "Kiel Week",
                     *         "startDate": null,
                     *         "endDate": null,
                     *         "venue": {
                     *           "name": "Kiel",
                     *           "location": null
                     *         },
                     *         "regatta": "Kiel Week",
                     *         "leaderboard": "Kiel Week"
                     *       }
                     *     ]
                     */
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
                /** @description The name of the event, and of its regatta and leaderboard; no two regattas have the same one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. Here or in the body */
                eventName?: string;
                /** @description Where it takes place; required, unless `venuelat` and `venuelng` say it. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. Here or in the body */
                venuename?: string;
                /** @description Latitude in degrees. Here or in the body */
                venuelat?: number;
                /** @description Longitude in degrees. Here or in the body */
                venuelng?: number;
                /** @description The class of the boats. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. Here or in the body */
                boatclassname?: string;
                /** @description Whether competitors may register themselves; `CLOSED` if absent. Here or in the body */
                competitorRegistrationType?: "CLOSED" | "OPEN_UNMODERATED" | "OPEN_MODERATED";
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
        /** @description At most 256 KiB. It may be absent when the query holds what is required. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewEvent"];
                /**
                 * @example {
                 *       "eventName": "Kiel Week",
                 *       "venuename": "Kiel"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewEventForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "eventid": "cdba7a6f-b693-45bc-ab2a-4fa5ca624a34",
                     *       "eventname": "Kiel Week",
                     *       "eventstartdate": null,
                     *       "eventenddate": null,
                     *       "leaderboardgroupid": null,
                     *       "regatta": "Kiel Week",
                     *       "leaderboard": "Kiel Week",
                     *       "registrationSecret": null
                     *     }
                     */
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
            query?: never;
            header?: {
                /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description The id of the event
                 * @example 5a6bf9a7-c756-407e-a05b-7cb329a7c56f
                 */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5a6bf9a7-c756-407e-a05b-7cb329a7c56f",
                     *       "name": "Kiel Week",
                     *       "startDate": null,
                     *       "endDate": null,
                     *       "venue": {
                     *         "name": "Kiel",
                     *         "location": null
                     *       },
                     *       "regatta": "Kiel Week",
                     *       "leaderboard": "Kiel Week"
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Kiel Week",
                     *         "regatta": "Kiel Week",
                     *         "trackedRaces": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Leaderboard"][];
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
            query?: never;
            header?: {
                /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description The name of the leaderboard; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                leaderboard: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Kiel Week",
                     *       "regatta": "Kiel Week",
                     *       "trackedRaces": [
                     *         {
                     *           "raceColumnName": "R1",
                     *           "seriesName": "Default",
                     *           "fleets": [
                     *             {
                     *               "name": "Default",
                     *               "isTracked": false,
                     *               "isTracking": false,
                     *               "trackedRaceName": null
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "raceColumnName": "R2",
                     *           "seriesName": "Default",
                     *           "fleets": [
                     *             {
                     *               "name": "Default",
                     *               "isTracked": false,
                     *               "isTracking": false,
                     *               "trackedRaceName": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Leaderboard"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /**
                 * @description Its name
                 * @example Kiel Week
                 */
                leaderboard: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "marks": []
                     *     }
                     */
                    "application/json": components["schemas"]["Marks"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            query?: never;
            header?: {
                /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Its name
                 * @example Kiel Week
                 */
                leaderboard: string;
                /**
                 * @description The id of the mark
                 * @example 81caf3f5-2ff0-4264-a086-ae836e476f71
                 */
                markId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "81caf3f5-2ff0-4264-a086-ae836e476f71",
                     *       "name": "one",
                     *       "shortName": "one",
                     *       "color": null,
                     *       "shape": null,
                     *       "pattern": null,
                     *       "markType": null,
                     *       "type": null,
                     *       "trackingDevices": []
                     *     }
                     */
                    "application/json": components["schemas"]["Mark"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description What the race is called, if it was never tracked before. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. Here or in the body */
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
                /**
                 * @description The name of the leaderboard; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                leaderboard: string;
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. It may be absent when the query holds what is required. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TrackingStart"];
                /**
                 * @example {
                 *       "race_column": "R2"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TrackingStart"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "addeddenotation": true,
                     *       "regatta": "Kiel Week"
                     *     }
                     */
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
                /**
                 * @description The name of the leaderboard; `__` stands for `/` as well
                 * @example Kiel Week
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "regatta": "Kiel Week",
                     *         "race": "Kiel Week R1 Default"
                     *       }
                     *     ]
                     */
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
                /** @description The name of the mark. Here or in the body */
                markName?: string;
                /** @description What the mark is like. Here or in the body */
                markTemplateId?: string;
                /** @description Which mark it is; its look counts first. Here or in the body */
                markPropertiesId?: string;
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
                /**
                 * @example {
                 *       "regattaName": "Kiel Week",
                 *       "markName": "one"
                 *     }
                 */
                "application/json": components["schemas"]["NewMark"];
                "application/x-www-form-urlencoded": components["schemas"]["NewMark"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "markId": "0239056d-b752-4384-a288-a710891db46f"
                     *     }
                     */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Kiel Week",
                     *         "eventId": "1b11d29b-235b-4531-abe9-b13368bf52f6",
                     *         "boatclass": null,
                     *         "competitorRegistrationType": "CLOSED",
                     *         "series": [
                     *           {
                     *             "name": "Default",
                     *             "fleets": [
                     *               {
                     *                 "name": "Default"
                     *               }
                     *             ],
                     *             "trackedRaces": {
                     *               "fleets": [
                     *                 {
                     *                   "name": "Default",
                     *                   "races": []
                     *                 }
                     *               ]
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
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
            query?: never;
            header?: {
                /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description The name of the regatta; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                regattaName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Kiel Week",
                     *       "eventId": "dd3e0cbd-708a-4299-a72c-b582026f4ce7",
                     *       "boatclass": null,
                     *       "competitorRegistrationType": "CLOSED",
                     *       "series": [
                     *         {
                     *           "name": "Default",
                     *           "fleets": [
                     *             {
                     *               "name": "Default"
                     *             }
                     *           ],
                     *           "trackedRaces": {
                     *             "fleets": [
                     *               {
                     *                 "name": "Default",
                     *                 "races": [
                     *                   {
                     *                     "name": "R1",
                     *                     "isTracked": false,
                     *                     "isTracking": false,
                     *                     "trackedRaceName": null
                     *                   },
                     *                   {
                     *                     "name": "R2",
                     *                     "isTracked": false,
                     *                     "isTracking": false,
                     *                     "trackedRaceName": null
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Regatta"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description What stands before the numbers; `R` if absent. Must be a text without control characters, and without blanks at its beginning. Here or in the body */
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
                /**
                 * @description The name of the regatta; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                regattaName: string;
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewRaceColumns"];
                /**
                 * @example {
                 *       "prefix": "R",
                 *       "numberofraces": 2
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewRaceColumns"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "seriesname": "Default",
                     *         "racename": "R3"
                     *       },
                     *       {
                     *         "seriesname": "Default",
                     *         "racename": "R4"
                     *       }
                     *     ]
                     */
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
            query?: never;
            header?: {
                /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description The name of the regatta; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                regattaName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Kiel Week",
                     *       "races": [
                     *         {
                     *           "name": null,
                     *           "seriesName": "Default",
                     *           "raceColumnName": "R1",
                     *           "fleetName": "Default",
                     *           "isTracked": false,
                     *           "isTracking": false
                     *         },
                     *         {
                     *           "name": null,
                     *           "seriesName": "Default",
                     *           "raceColumnName": "R2",
                     *           "fleetName": "Default",
                     *           "isTracked": false,
                     *           "isTracking": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RacesOfRegatta"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /**
                 * @description The name of the regatta; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                regattaName: string;
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. It may be absent when the query holds what is required. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RemovedRaceColumn"];
                /**
                 * @example {
                 *       "racecolumn": "R1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RemovedRaceColumn"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "seriesname": "Default",
                     *       "racename": "R1"
                     *     }
                     */
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
                /** @description Only the tag with this id. Must be a UUID in lower case */
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
                /**
                 * @description The name of the leaderboard; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                leaderboard: string;
                /**
                 * @description The name of the race column
                 * @example R1
                 */
                racecolumn: string;
                /**
                 * @description The name of the fleet
                 * @example Gold
                 */
                fleet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description The URL of a picture; it is never fetched. Must be empty, or an http or https URL without blanks and without a user name. Here or in the body */
                image?: components["parameters"]["image"];
                /** @description The URL of a smaller form of the picture; it is never fetched. Must be empty, or an http or https URL without blanks and without a user name. Here or in the body */
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
                /**
                 * @description The name of the leaderboard; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                leaderboard: string;
                /**
                 * @description The name of the race column
                 * @example R1
                 */
                racecolumn: string;
                /**
                 * @description The name of the fleet
                 * @example Gold
                 */
                fleet: string;
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. It may be absent when the query holds what is required. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "tag_json": {
                 *         "id": "a53c440c-6062-4842-a4dd-b5366c7d9879",
                 *         "public": true
                 *       },
                 *       "comment": "more"
                 *     }
                 */
                "application/json": components["schemas"]["TagChange"];
                "application/x-www-form-urlencoded": components["schemas"]["TagChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "a53c440c-6062-4842-a4dd-b5366c7d9879",
                     *       "tag": "Start",
                     *       "comment": "more",
                     *       "image": "",
                     *       "resized_image": "",
                     *       "username": "owner",
                     *       "public": true,
                     *       "raceTimepoint": 1781000000000,
                     *       "createdAt": 1781949600000
                     *     }
                     */
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
                /** @description A UUID in lower case. Here or in the body */
                id?: string;
                /** @description The title. Here or in the body */
                tag?: string;
                /** @description The moment of the race, in milliseconds since 1970. Here or in the body */
                raceTimepoint?: number;
                /** @description More than the title. Here or in the body */
                comment?: components["parameters"]["comment"];
                /** @description Shown to the author, and to holders of `LEADERBOARD:UPDATE` for the leaderboard. Here or in the body */
                hiddenInfo?: components["parameters"]["hiddenInfo"];
                /** @description The URL of a picture; it is never fetched. Must be empty, or an http or https URL without blanks and without a user name. Here or in the body */
                image?: components["parameters"]["image"];
                /** @description The URL of a smaller form of the picture; it is never fetched. Must be empty, or an http or https URL without blanks and without a user name. Here or in the body */
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
                /**
                 * @description The name of the leaderboard; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                leaderboard: string;
                /**
                 * @description The name of the race column
                 * @example R1
                 */
                racecolumn: string;
                /**
                 * @description The name of the fleet
                 * @example Gold
                 */
                fleet: string;
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. It may be absent when the query holds what is required. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewTag"];
                /**
                 * @example {
                 *       "tag": "Start",
                 *       "raceTimepoint": 1781000000000,
                 *       "public": "true"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewTag"];
            };
        };
        responses: {
            /** @description With `dryRun=true`: what the request would do */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
                };
            };
            /** @description Success */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7275b67d-c2f0-48f0-aa4b-27c71cbf8973",
                     *       "tag": "Start",
                     *       "comment": "",
                     *       "image": "",
                     *       "resized_image": "",
                     *       "username": "owner",
                     *       "public": true,
                     *       "raceTimepoint": 1781000000000,
                     *       "createdAt": 1781949600000
                     *     }
                     */
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
                /**
                 * @description The name of the leaderboard; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                leaderboard: string;
                /**
                 * @description The name of the race column
                 * @example R1
                 */
                racecolumn: string;
                /**
                 * @description The name of the fleet
                 * @example Gold
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
                };
            };
            /** @description Done; the body is empty */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                /**
                 * @description The name of the leaderboard; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                leaderboard: string;
                /**
                 * @description The name of the race column
                 * @example R1
                 */
                racecolumn: string;
                /**
                 * @description The name of the fleet
                 * @example Gold
                 */
                fleet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags of the race along its time */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 206" width="960" height="206" role="group" aria-labelledby="title summary">
                     *     <style>
                     *     svg { color-scheme: light dark; font: 12px system-ui, sans-serif; --paper: #fff; --ink: #1b2733; --soft: #5b6b7a; --line: #c9d3dc; --public: #0b62a4; --private: #a34a00 }
                     *     @media (prefers-color-scheme: dark) { svg { --paper: #10181f; --ink: #e8eef3; --soft: #9fb0be; --line: #35454f; --public: #6cb8f0; --private: #f0a868 } }
                     *     @media print { svg { --paper: #fff; --ink: #000; --soft: #333; --line: #999; --public: #000; --private: #000 } }
                     *     .paper { fill: var(--paper) }
                     *     text { fill: var(--ink) }
                     *     .title { font-size: 16px; font-weight: 600 }
                     *     .soft { fill: var(--soft) }
                     *     .line { stroke: var(--line); fill: none }
                     *     .public { fill: var(--public); stroke: var(--public) }
                     *     .private { fill: var(--paper); stroke: var(--private); stroke-width: 2 }
                     *     </style>
                     *     <rect class="paper" width="960" height="206"/>
                     *     <text id="title" class="title" x="16" y="28">Kiel Week · R1 · Gold</text>
                     *     <text id="summary" class="soft" x="16" y="48">0 tags</text>
                     *     <g role="list" aria-label="public tags">
                     *     <text x="16" y="102" aria-hidden="true">public</text>
                     *     <path class="line" d="M76 98H778"/>
                     *     <text class="soft" x="84" y="92">no public tags</text>
                     *     </g>
                     *     <g role="list" aria-label="private tags">
                     *     <text x="16" y="153" aria-hidden="true">private</text>
                     *     <path class="line" d="M76 149H778"/>
                     *     <text class="soft" x="84" y="143">no private tags</text>
                     *     </g>
                     *
                     *     </svg>
                     */
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
                /**
                 * @description The name of the leaderboard; `__` stands for `/` as well
                 * @example Kiel Week
                 */
                leaderboard: string;
                /**
                 * @description The name of the race column
                 * @example R1
                 */
                racecolumn: string;
                /**
                 * @description The name of the fleet
                 * @example Gold
                 */
                fleet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags of the race along its time */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example Kiel Week · R1 · Gold: 0 tags */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "owner",
                     *       "access_token": "cb_this-is-where-your-access-token-stands"
                     *     }
                     */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "owner",
                     *       "access_token": "cb_this-is-where-your-access-token-stands"
                     *     }
                     */
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
                /** @description A UUID in lower case. Here or in the body */
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
                /**
                 * @example {
                 *       "username": "anna",
                 *       "role_definition_id": "6de170b8-8aae-43ff-abc6-bc8915fa2842"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["Assignment"];
            };
        };
        responses: {
            /** @description Done; the body is empty */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                /**
                 * @description The changes of this object: its type, a slash and its id, `ROLE_DEFINITION/{id}`
                 * @example ROLE_DEFINITION/c349ccca-3cb7-45ea-aa5b-a788e7720218
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "at": "2026-06-20T10:00:00.000Z",
                     *         "username": null,
                     *         "requestId": null,
                     *         "objectType": "ROLE_DEFINITION",
                     *         "objectId": "c349ccca-3cb7-45ea-aa5b-a788e7720218",
                     *         "changes": [
                     *           {
                     *             "what": "ownership",
                     *             "change": "changed",
                     *             "fields": [
                     *               {
                     *                 "name": "groupId",
                     *                 "before": "94017d9d-ebd0-4ffc-a433-a464c9e8c47a",
                     *                 "after": "d87e4161-7f33-4f15-a173-7bbda225e997"
                     *               },
                     *               {
                     *                 "name": "username",
                     *                 "before": {
                     *                   "name": "admin",
                     *                   "userId": "6a921fe8-2bfd-47d2-a2a8-6915bf4046ef"
                     *                 },
                     *                 "after": {
                     *                   "name": "owner",
                     *                   "userId": "5dc3d682-e2a4-4b59-af47-307d43da15a8"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "what": "acl",
                     *             "change": "created",
                     *             "fields": [
                     *               {
                     *                 "name": "acl",
                     *                 "after": [
                     *                   {
                     *                     "groupId": "6c6f0cae-14f7-4ca9-a61a-221c9f08f3f6",
                     *                     "actions": [
                     *                       "READ"
                     *                     ]
                     *                   },
                     *                   {
                     *                     "groupId": "5e727ed4-98b9-4007-a672-c5a603ae0536",
                     *                     "actions": [
                     *                       "!CREATE",
                     *                       "!READ",
                     *                       "!UPDATE",
                     *                       "!DELETE",
                     *                       "!CHANGE_OWNERSHIP",
                     *                       "!CHANGE_ACL"
                     *                     ]
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "at": "2026-06-20T10:00:00.000Z",
                     *         "username": "admin",
                     *         "requestId": "624651d8-654c-4516-aa35-0316555b7ec7",
                     *         "objectType": "ROLE_DEFINITION",
                     *         "objectId": "c349ccca-3cb7-45ea-aa5b-a788e7720218",
                     *         "changes": [
                     *           {
                     *             "what": "object",
                     *             "change": "created",
                     *             "name": "bosun",
                     *             "fields": [
                     *               {
                     *                 "name": "name",
                     *                 "after": "bosun"
                     *               },
                     *               {
                     *                 "name": "permissions",
                     *                 "after": []
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "what": "ownership",
                     *             "change": "created",
                     *             "fields": [
                     *               {
                     *                 "name": "groupId",
                     *                 "after": "94017d9d-ebd0-4ffc-a433-a464c9e8c47a"
                     *               },
                     *               {
                     *                 "name": "username",
                     *                 "after": {
                     *                   "name": "admin",
                     *                   "userId": "6a921fe8-2bfd-47d2-a2a8-6915bf4046ef"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
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
                /**
                 * @example {
                 *       "username": "anna",
                 *       "password": "gybing-at-the-leeward-mark"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Done; the body is empty */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Set-Cookie": components["headers"]["SetCookie"];
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
                /**
                 * @example {
                 *       "username": "anna",
                 *       "password": "reaching-on-port-7"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "anna",
                     *       "access_token": "cb_this-is-where-your-access-token-stands"
                     *     }
                     */
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
                /**
                 * @description `TYPE:ACTION[:ID]`, with one of each; without an id it is about all of the type
                 * @example ROLE_DEFINITION:READ:ab922c3c-a3e9-4e7a-aea9-3eeb87089e8b
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "permission": "ROLE_DEFINITION:READ:ab922c3c-a3e9-4e7a-aea9-3eeb87089e8b",
                     *       "username": "owner",
                     *       "allowed": true,
                     *       "summary": "owner may READ ROLE_DEFINITION ab922c3c-a3e9-4e7a-aea9-3eeb87089e8b.",
                     *       "rule": "own-role",
                     *       "because": "owner has the role “user” for what owner owns, and it holds the permission *:CHANGE_ACL,CHANGE_OWNERSHIP,CREATE,DELETE,READ,READ_PUBLIC,UPDATE.",
                     *       "trail": [
                     *         {
                     *           "rule": "acl-denial",
                     *           "applies": false,
                     *           "because": "The access control list denies READ to a group that you may not read, but owner is not a member.",
                     *           "entry": {
                     *             "groupId": "11aea64c-04e5-41eb-a15d-35819d52b655",
                     *             "actions": [
                     *               "!CREATE",
                     *               "!READ",
                     *               "!UPDATE",
                     *               "!DELETE",
                     *               "!CHANGE_OWNERSHIP",
                     *               "!CHANGE_ACL"
                     *             ]
                     *           }
                     *         },
                     *         {
                     *           "rule": "acl-grant",
                     *           "applies": false,
                     *           "because": "The access control list grants READ to a group that you may not read, but owner is not a member.",
                     *           "entry": {
                     *             "groupId": "3155fde6-16ba-42c1-aaa0-dc3a006e6f2f",
                     *             "actions": [
                     *               "READ"
                     *             ]
                     *           }
                     *         },
                     *         {
                     *           "rule": "everybody-permission",
                     *           "applies": false,
                     *           "because": "Everybody holds no permission for it directly."
                     *         },
                     *         {
                     *           "rule": "own-permission",
                     *           "applies": false,
                     *           "because": "owner holds no permission for it directly."
                     *         },
                     *         {
                     *           "rule": "group-role",
                     *           "applies": false,
                     *           "because": "A group that you may not read owns the object and gives its members the role “user”, but owner is not a member.",
                     *           "role": {
                     *             "id": "ad1d5148-b13d-4464-90c4-7c396e4d4e2e",
                     *             "name": "user"
                     *           },
                     *           "permission": "*:CHANGE_ACL,CHANGE_OWNERSHIP,CREATE,DELETE,READ,READ_PUBLIC,UPDATE"
                     *         },
                     *         {
                     *           "rule": "own-role",
                     *           "applies": true,
                     *           "because": "owner has the role “user” for what owner owns, and it holds the permission *:CHANGE_ACL,CHANGE_OWNERSHIP,CREATE,DELETE,READ,READ_PUBLIC,UPDATE.",
                     *           "role": {
                     *             "id": "ad1d5148-b13d-4464-90c4-7c396e4d4e2e",
                     *             "name": "user"
                     *           },
                     *           "qualification": {
                     *             "username": "owner",
                     *             "groupId": null
                     *           },
                     *           "permission": "*:CHANGE_ACL,CHANGE_OWNERSHIP,CREATE,DELETE,READ,READ_PUBLIC,UPDATE"
                     *         },
                     *         {
                     *           "rule": "own-role",
                     *           "applies": false,
                     *           "because": "owner has the role “user” for what the group “owner-tenant” owns alone, and that is not the case here.",
                     *           "role": {
                     *             "id": "ad1d5148-b13d-4464-90c4-7c396e4d4e2e",
                     *             "name": "user"
                     *           },
                     *           "qualification": {
                     *             "username": null,
                     *             "groupId": "094c05eb-c548-4905-a117-9d6162a7dc90"
                     *           },
                     *           "permission": "*:CHANGE_ACL,CHANGE_OWNERSHIP,CREATE,DELETE,READ,READ_PUBLIC,UPDATE"
                     *         },
                     *         {
                     *           "rule": "own-role",
                     *           "applies": false,
                     *           "because": "owner has the role “user” for what the group “crew” owns alone, and that is not the case here.",
                     *           "role": {
                     *             "id": "ad1d5148-b13d-4464-90c4-7c396e4d4e2e",
                     *             "name": "user"
                     *           },
                     *           "qualification": {
                     *             "username": null,
                     *             "groupId": "c23ffa04-1eac-48cd-a0d1-75a2fd3d22e6"
                     *           },
                     *           "permission": "*:CHANGE_ACL,CHANGE_OWNERSHIP,CREATE,DELETE,READ,READ_PUBLIC,UPDATE"
                     *         }
                     *       ],
                     *       "withheld": null,
                     *       "changes": []
                     *     }
                     */
                    "application/json": components["schemas"]["Explanation"];
                    "text/plain": string;
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
                /**
                 * @description The user; absent: the caller
                 * @example anna
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "role_definition_id": "ad1d5148-b13d-4464-90c4-7c396e4d4e2e",
                     *         "role_name": "user",
                     *         "owning_group_id": null,
                     *         "owning_user_name": null,
                     *         "qualifying_group_id": null,
                     *         "qualifying_username": "anna",
                     *         "transitive": true
                     *       },
                     *       {
                     *         "role_definition_id": "ad1d5148-b13d-4464-90c4-7c396e4d4e2e",
                     *         "role_name": "user",
                     *         "owning_group_id": null,
                     *         "owning_user_name": null,
                     *         "qualifying_group_id": "e57a3650-8e14-4b99-a3a2-f49f1612e372",
                     *         "qualifying_username": null,
                     *         "transitive": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RoleOfUser"][];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
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
                /**
                 * @description What is asked about; repeat it for several questions
                 * @example [
                 *       "USER:READ:admin"
                 *     ]
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "permission": "USER:READ:admin",
                     *         "granted": false
                     *       }
                     *     ]
                     */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "principal": "owner",
                     *       "authenticated": true,
                     *       "remembered": false
                     *     }
                     */
                    "application/json": components["schemas"]["Subject"];
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "principal": "owner",
                     *       "authenticated": true,
                     *       "remembered": false
                     *     }
                     */
                    "application/json": components["schemas"]["Subject"];
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
                /**
                 * @example {
                 *       "username": "owner",
                 *       "password": "reaching-on-port-7"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "principal": "owner",
                     *       "authenticated": true,
                     *       "remembered": false
                     *     }
                     */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Set-Cookie": components["headers"]["SetCookie"];
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Set-Cookie": components["headers"]["SetCookie"];
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
                /**
                 * @description The type-relative id of an object: one part, or several as `?id=a&id=b`
                 * @example c7639d60-d1ad-49dc-a638-24d45f1b00d5
                 */
                id: string | string[];
            };
            header?: {
                /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description The type of an object, for example `EVENT`; types of other programs work too
                 * @example EVENT
                 */
                objectType: components["parameters"]["objectType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "objectType": "EVENT",
                     *       "objectId": "c7639d60-d1ad-49dc-a638-24d45f1b00d5",
                     *       "groupId": "f92b0a83-de0c-416a-a4f0-b52f62cdeac9",
                     *       "username": "owner",
                     *       "displayName": null
                     *     }
                     */
                    "application/json": components["schemas"]["Ownership"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
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
                /**
                 * @description The type-relative id of an object: one part, or several as `?id=a&id=b`
                 * @example 4bea6f2d-871a-43c0-a657-c7e5ccb1c3e2
                 */
                id: string | string[];
                /** @description The owning group; absent leaves it as it is, null takes it away. Here or in the body */
                groupId?: string | null;
                /** @description The owning user; absent leaves it as it is, null takes it away. Here or in the body */
                username?: string | null;
                /** @description A name for people to read. Here or in the body */
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
                /**
                 * @description The type of an object, for example `EVENT`; types of other programs work too
                 * @example EVENT
                 */
                objectType: components["parameters"]["objectType"];
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "username": null
                 *     }
                 */
                "application/json": components["schemas"]["OwnershipChange"];
                "application/x-www-form-urlencoded": components["schemas"]["OwnershipChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responseStatus": "true",
                     *       "responseMessage": "Ownership changed successfully"
                     *     }
                     */
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
                /**
                 * @description The type-relative id of an object: one part, or several as `?id=a&id=b`
                 * @example 4bea6f2d-871a-43c0-a657-c7e5ccb1c3e2
                 */
                id: string | string[];
                /** @description The owning group; absent leaves it as it is, null takes it away. Here or in the body */
                groupId?: string | null;
                /** @description The owning user; absent leaves it as it is, null takes it away. Here or in the body */
                username?: string | null;
                /** @description A name for people to read. Here or in the body */
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
                /**
                 * @description The type of an object, for example `EVENT`; types of other programs work too
                 * @example EVENT
                 */
                objectType: components["parameters"]["objectType"];
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "username": null
                 *     }
                 */
                "application/json": components["schemas"]["OwnershipChange"];
                "application/x-www-form-urlencoded": components["schemas"]["OwnershipChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responseStatus": "true",
                     *       "responseMessage": "Ownership changed successfully"
                     *     }
                     */
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
                /**
                 * @description The type-relative id of an object: one part, or several as `?id=a&id=b`
                 * @example b5f67eb6-5cce-42c1-ad34-d86b47d13355
                 */
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
                /**
                 * @description The type of an object, for example `EVENT`; types of other programs work too
                 * @example EVENT
                 */
                objectType: components["parameters"]["objectType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responseStatus": "true",
                     *       "responseMessage": "Ownership changed successfully"
                     *     }
                     */
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
                /**
                 * @description The type-relative id of an object: one part, or several as `?id=a&id=b`
                 * @example f6ee2693-5706-47f7-af6d-93a02a779dbd
                 */
                id: string | string[];
            };
            header?: {
                /** @description Only when it is no longer what had one of these `ETag`s; `*`: only when there is none */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description The type of an object, for example `EVENT`; types of other programs work too
                 * @example EVENT
                 */
                objectType: components["parameters"]["objectType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "objectType": "EVENT",
                     *       "objectId": "f6ee2693-5706-47f7-af6d-93a02a779dbd",
                     *       "displayName": null,
                     *       "acl": [
                     *         {
                     *           "groupId": "78005f2c-a0a6-4c4a-aac7-f00e5a21ecee",
                     *           "actions": [
                     *             "READ"
                     *           ]
                     *         },
                     *         {
                     *           "groupId": "bf8a93c1-e84c-427b-a46b-bff8c0eccb8d",
                     *           "actions": [
                     *             "!CREATE",
                     *             "!READ",
                     *             "!UPDATE",
                     *             "!DELETE",
                     *             "!CHANGE_OWNERSHIP",
                     *             "!CHANGE_ACL"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Acl"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
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
                /**
                 * @description The type-relative id of an object: one part, or several as `?id=a&id=b`
                 * @example 029d2066-fa67-49a4-a236-797ea0401c35
                 */
                id: string | string[];
                /** @description A name for people to read. Here or in the body */
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
                /**
                 * @description The type of an object, for example `EVENT`; types of other programs work too
                 * @example EVENT
                 */
                objectType: components["parameters"]["objectType"];
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "acl": [
                 *         {
                 *           "groupId": "aa08cab1-a441-43f1-a698-6e8dc414da39",
                 *           "actions": [
                 *             "READ"
                 *           ]
                 *         },
                 *         {
                 *           "groupId": "35b52794-0f75-43ff-acda-4956c2bac17e",
                 *           "actions": [
                 *             "!CREATE",
                 *             "!READ",
                 *             "!UPDATE",
                 *             "!DELETE",
                 *             "!CHANGE_OWNERSHIP",
                 *             "!CHANGE_ACL"
                 *           ]
                 *         },
                 *         {
                 *           "groupId": null,
                 *           "actions": [
                 *             "READ"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AclChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responseStatus": "true",
                     *       "responseMessage": "ACL changed successfully"
                     *     }
                     */
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
                /**
                 * @description The type-relative id of an object: one part, or several as `?id=a&id=b`
                 * @example b8a73526-a8be-4ffc-ac99-75cb3746455a
                 */
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
                /**
                 * @description The type of an object, for example `EVENT`; types of other programs work too
                 * @example EVENT
                 */
                objectType: components["parameters"]["objectType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responseStatus": "true",
                     *       "responseMessage": "ACL changed successfully"
                     *     }
                     */
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
                /**
                 * @description The type of an object, for example `EVENT`; types of other programs work too
                 * @example EVENT
                 */
                objectType: components["parameters"]["objectType"];
                /**
                 * @description The type-relative id of an object: one part, or several as `?id=a&id=b`
                 * @example c7639d60-d1ad-49dc-a638-24d45f1b00d5
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "objectType": "EVENT",
                     *       "objectId": "c7639d60-d1ad-49dc-a638-24d45f1b00d5",
                     *       "groupId": "f92b0a83-de0c-416a-a4f0-b52f62cdeac9",
                     *       "username": "owner",
                     *       "displayName": null
                     *     }
                     */
                    "application/json": components["schemas"]["Ownership"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
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
                /** @description A name for people to read. Here or in the body */
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
                /**
                 * @description The type of an object, for example `EVENT`; types of other programs work too
                 * @example EVENT
                 */
                objectType: components["parameters"]["objectType"];
                /**
                 * @description The type-relative id of an object: one part, or several as `?id=a&id=b`
                 * @example 4bea6f2d-871a-43c0-a657-c7e5ccb1c3e2
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "username": null
                 *     }
                 */
                "application/json": components["schemas"]["OwnershipChange"];
                "application/x-www-form-urlencoded": components["schemas"]["OwnershipChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responseStatus": "true",
                     *       "responseMessage": "Ownership changed successfully"
                     *     }
                     */
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
                /** @description A name for people to read. Here or in the body */
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
                /**
                 * @description The type of an object, for example `EVENT`; types of other programs work too
                 * @example EVENT
                 */
                objectType: components["parameters"]["objectType"];
                /**
                 * @description The type-relative id of an object: one part, or several as `?id=a&id=b`
                 * @example 4bea6f2d-871a-43c0-a657-c7e5ccb1c3e2
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "username": null
                 *     }
                 */
                "application/json": components["schemas"]["OwnershipChange"];
                "application/x-www-form-urlencoded": components["schemas"]["OwnershipChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responseStatus": "true",
                     *       "responseMessage": "Ownership changed successfully"
                     *     }
                     */
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
                /**
                 * @description The type of an object, for example `EVENT`; types of other programs work too
                 * @example EVENT
                 */
                objectType: components["parameters"]["objectType"];
                /**
                 * @description The type-relative id of an object: one part, or several as `?id=a&id=b`
                 * @example b5f67eb6-5cce-42c1-ad34-d86b47d13355
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responseStatus": "true",
                     *       "responseMessage": "Ownership changed successfully"
                     *     }
                     */
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
                /**
                 * @description The type of an object, for example `EVENT`; types of other programs work too
                 * @example EVENT
                 */
                objectType: components["parameters"]["objectType"];
                /**
                 * @description The type-relative id of an object: one part, or several as `?id=a&id=b`
                 * @example f6ee2693-5706-47f7-af6d-93a02a779dbd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "objectType": "EVENT",
                     *       "objectId": "f6ee2693-5706-47f7-af6d-93a02a779dbd",
                     *       "displayName": null,
                     *       "acl": [
                     *         {
                     *           "groupId": "78005f2c-a0a6-4c4a-aac7-f00e5a21ecee",
                     *           "actions": [
                     *             "READ"
                     *           ]
                     *         },
                     *         {
                     *           "groupId": "bf8a93c1-e84c-427b-a46b-bff8c0eccb8d",
                     *           "actions": [
                     *             "!CREATE",
                     *             "!READ",
                     *             "!UPDATE",
                     *             "!DELETE",
                     *             "!CHANGE_OWNERSHIP",
                     *             "!CHANGE_ACL"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Acl"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
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
                /** @description A name for people to read. Here or in the body */
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
                /**
                 * @description The type of an object, for example `EVENT`; types of other programs work too
                 * @example EVENT
                 */
                objectType: components["parameters"]["objectType"];
                /**
                 * @description The type-relative id of an object: one part, or several as `?id=a&id=b`
                 * @example 029d2066-fa67-49a4-a236-797ea0401c35
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "acl": [
                 *         {
                 *           "groupId": "aa08cab1-a441-43f1-a698-6e8dc414da39",
                 *           "actions": [
                 *             "READ"
                 *           ]
                 *         },
                 *         {
                 *           "groupId": "35b52794-0f75-43ff-acda-4956c2bac17e",
                 *           "actions": [
                 *             "!CREATE",
                 *             "!READ",
                 *             "!UPDATE",
                 *             "!DELETE",
                 *             "!CHANGE_OWNERSHIP",
                 *             "!CHANGE_ACL"
                 *           ]
                 *         },
                 *         {
                 *           "groupId": null,
                 *           "actions": [
                 *             "READ"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AclChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responseStatus": "true",
                     *       "responseMessage": "ACL changed successfully"
                     *     }
                     */
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
                /**
                 * @description The type of an object, for example `EVENT`; types of other programs work too
                 * @example EVENT
                 */
                objectType: components["parameters"]["objectType"];
                /**
                 * @description The type-relative id of an object: one part, or several as `?id=a&id=b`
                 * @example b8a73526-a8be-4ffc-ac99-75cb3746455a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responseStatus": "true",
                     *       "responseMessage": "ACL changed successfully"
                     *     }
                     */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "types": [],
                     *       "roles": [
                     *         {
                     *           "id": "dc77e3d1-d405-435e-8699-ce7245f6fd7a",
                     *           "name": "admin",
                     *           "permissions": [
                     *             "*"
                     *           ]
                     *         },
                     *         {
                     *           "id": "2e22583b-c9c1-4ee4-8231-e8e320a8a411",
                     *           "name": "mediaeditor",
                     *           "permissions": [
                     *             "MEDIA_TRACK:*"
                     *           ]
                     *         },
                     *         {
                     *           "id": "91c88a11-c977-4c24-b0a6-15bac0525764",
                     *           "name": "moderator",
                     *           "permissions": [
                     *             "TRACKED_RACE:CAN_REPLAY_DURING_LIVE_RACES"
                     *           ]
                     *         },
                     *         {
                     *           "id": "c42948df-517b-45cb-9fa9-d1e79f18e115",
                     *           "name": "sailing_viewer",
                     *           "permissions": [
                     *             "EVENT,LEADERBOARD,LEADERBOARD_GROUP,MEDIA_TRACK,REGATTA,TRACKED_RACE:READ",
                     *             "BOAT,COMPETITOR:READ_PUBLIC"
                     *           ]
                     *         },
                     *         {
                     *           "id": "244cb84c-2b8a-4557-b175-db963072cfbc",
                     *           "name": "spectator",
                     *           "permissions": []
                     *         },
                     *         {
                     *           "id": "ad1d5148-b13d-4464-90c4-7c396e4d4e2e",
                     *           "name": "user",
                     *           "permissions": [
                     *             "*:CHANGE_ACL,CHANGE_OWNERSHIP,CREATE,DELETE,READ,READ_PUBLIC,UPDATE"
                     *           ]
                     *         }
                     *       ],
                     *       "everybody": [
                     *         "USER:CREATE"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Catalogue"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": []
                     *     }
                     */
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
                /**
                 * @description The key of a preference
                 * @example boat
                 */
                key: components["parameters"]["key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, whatever JSON it is */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": "boat"
                     *     }
                     */
                    "application/json": unknown;
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
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
                /**
                 * @description The key of a preference
                 * @example boat
                 */
                key: components["parameters"]["key"];
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "boat": "49er"
                 *     }
                 */
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Done; the body is empty */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                /**
                 * @description The key of a preference
                 * @example boat
                 */
                key: components["parameters"]["key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `dryRun=true`: what the request would do */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
                };
            };
            /** @description Done; the body is empty */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "owner",
                     *       "access_token": "cb_this-is-where-your-access-token-stands"
                     *     }
                     */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "owner",
                     *       "access_token": "cb_this-is-where-your-access-token-stands"
                     *     }
                     */
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
                /** @description A UUID in lower case. Here or in the body */
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
                /**
                 * @example {
                 *       "username": "anna",
                 *       "role_definition_id": "2f2677dc-e54c-4a77-a9b0-61c755aeeaf6"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["Assignment"];
            };
        };
        responses: {
            /** @description Done; the body is empty */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "dc77e3d1-d405-435e-8699-ce7245f6fd7a",
                     *         "name": "admin",
                     *         "permissions": [
                     *           "*"
                     *         ],
                     *         "roleId": "dc77e3d1-d405-435e-8699-ce7245f6fd7a",
                     *         "roleName": "admin"
                     *       },
                     *       {
                     *         "id": "2267faa9-a598-4552-a585-6693642745ab",
                     *         "name": "bosun",
                     *         "permissions": [],
                     *         "roleId": "2267faa9-a598-4552-a585-6693642745ab",
                     *         "roleName": "bosun"
                     *       },
                     *       {
                     *         "id": "2e22583b-c9c1-4ee4-8231-e8e320a8a411",
                     *         "name": "mediaeditor",
                     *         "permissions": [
                     *           "MEDIA_TRACK:*"
                     *         ],
                     *         "roleId": "2e22583b-c9c1-4ee4-8231-e8e320a8a411",
                     *         "roleName": "mediaeditor"
                     *       }
                     *     ]
                     */
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
                /** @description The name of the role. Here or in the body */
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
                /**
                 * @example {
                 *       "roleName": "bosun"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewRole"];
            };
        };
        responses: {
            /** @description With `dryRun=true`: what the request would do */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
                };
            };
            /** @description Success */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3af55453-5ada-4e6d-a7ec-b930d44393d6",
                     *       "name": "bosun",
                     *       "permissions": [],
                     *       "roleId": "3af55453-5ada-4e6d-a7ec-b930d44393d6",
                     *       "roleName": "bosun"
                     *     }
                     */
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
                /**
                 * @description The id of the role
                 * @example 2cc254b4-b05b-426f-ad93-d7b503c8b05e
                 */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "2cc254b4-b05b-426f-ad93-d7b503c8b05e",
                     *       "name": "bosun",
                     *       "permissions": [],
                     *       "roleId": "2cc254b4-b05b-426f-ad93-d7b503c8b05e",
                     *       "roleName": "bosun"
                     *     }
                     */
                    "application/json": components["schemas"]["Role"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
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
                /** @description The name of the role. Here or in the body */
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
                /**
                 * @description The id of the role
                 * @example a2950aab-c533-44a1-af8b-6fb8bcb008d9
                 */
                roleId: string;
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. It may be absent when the query holds what is required. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "permissions": [
                 *         "EVENT:READ"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RoleChange"];
                "application/x-www-form-urlencoded": components["schemas"]["RoleChange"];
            };
        };
        responses: {
            /** @description Done; the body is empty */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                /**
                 * @description The id of the role
                 * @example 943a973f-be06-4e67-a6c4-77b322e10a56
                 */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "943a973f-be06-4e67-a6c4-77b322e10a56",
                     *       "name": "bosun",
                     *       "permissions": [],
                     *       "roleId": "943a973f-be06-4e67-a6c4-77b322e10a56",
                     *       "roleName": "bosun"
                     *     }
                     */
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
                /**
                 * @description The user; absent: the caller
                 * @example anna
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "anna",
                     *       "email": "",
                     *       "fullName": "",
                     *       "fullname": "",
                     *       "company": "",
                     *       "access_token": "cb_this-is-where-your-access-token-stands"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
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
                /**
                 * @example {
                 *       "username": "anna",
                 *       "email": "",
                 *       "fullName": "Ann",
                 *       "company": ""
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UserChangeForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "anna",
                     *       "email": "",
                     *       "fullName": "Ann",
                     *       "fullname": "Ann",
                     *       "company": "",
                     *       "access_token": "cb_this-is-where-your-access-token-stands"
                     *     }
                     */
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
                /**
                 * @description The name of a user
                 * @example anna
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                /**
                 * @description The name of a group; no two groups have the same one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`
                 * @example crew
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "groupId": "d856b5bf-af80-4b9c-a7b3-e2e21b8a9854",
                     *       "groupName": "crew",
                     *       "users": [],
                     *       "roles": []
                     *     }
                     */
                    "application/json": components["schemas"]["Group"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
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
                /** @description The name of a group; no two groups have the same one. Must be a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`. Here or in the body */
                groupName?: string;
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
                /**
                 * @example {
                 *       "groupName": "crew"
                 *     }
                 */
                "application/json": components["schemas"]["NewGroup"];
                "application/x-www-form-urlencoded": components["schemas"]["NewGroup"];
            };
        };
        responses: {
            /** @description With `dryRun=true`: what the request would do */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
                };
            };
            /** @description Success */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "groupId": "740712c6-e07b-4d9b-a39d-8fb2377eae13",
                     *       "groupName": "crew",
                     *       "users": [
                     *         "owner"
                     *       ],
                     *       "roles": []
                     *     }
                     */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "groupsUserIsPartOf": [
                     *         {
                     *           "groupId": "b69b22ab-66f4-46b7-a708-7be32a7f0bbc",
                     *           "groupName": "owner-tenant"
                     *         },
                     *         {
                     *           "groupId": "05bc735b-a216-4790-a265-e8a9185f0e5f",
                     *           "groupName": "crew"
                     *         }
                     *       ],
                     *       "defaultGroupId": "b69b22ab-66f4-46b7-a708-7be32a7f0bbc"
                     *     }
                     */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "readableGroups": [
                     *         {
                     *           "groupId": "d363edd9-594b-4c83-a5d9-0eb84aa0bba1",
                     *           "groupName": "crew"
                     *         },
                     *         {
                     *           "groupId": "b088fd30-69d8-45b7-a279-250fcd9e0e0d",
                     *           "groupName": "owner-tenant"
                     *         }
                     *       ]
                     *     }
                     */
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
                /** @description The id of the group. Must be a UUID in lower case. Here or in the body */
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
                /**
                 * @example {
                 *       "tenantGroup": "dc6526db-d78c-4d46-ae3a-d60718545224"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewDefaultGroup"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "groupId": "dc6526db-d78c-4d46-ae3a-d60718545224",
                     *       "groupName": "crew"
                     *     }
                     */
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
                /**
                 * @description The id of the group
                 * @example 03fd78d4-e182-4dd3-a3ce-2f2ae21ae335
                 */
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "groupId": "03fd78d4-e182-4dd3-a3ce-2f2ae21ae335",
                     *       "groupName": "crew",
                     *       "users": [],
                     *       "roles": []
                     *     }
                     */
                    "application/json": components["schemas"]["Group"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
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
                /**
                 * @description The id of the group
                 * @example 2430f537-2859-426d-a591-571981a68cd4
                 */
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `dryRun=true`: what the request would do */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
                };
            };
            /** @description Done; the body is empty */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                /**
                 * @description The id of the group
                 * @example 562bfc0d-fdf7-4200-a897-e70c0a60358f
                 */
                groupId: string;
                /**
                 * @description The id of the role
                 * @example 244cb84c-2b8a-4557-b175-db963072cfbc
                 */
                roleId: string;
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "forAll": "true"
                 *     }
                 */
                "application/json": components["schemas"]["NewGroupRole"];
                "application/x-www-form-urlencoded": components["schemas"]["NewGroupRole"];
            };
        };
        responses: {
            /** @description Done; the body is empty */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                /**
                 * @description The id of the group
                 * @example 20e1a884-3d2e-4487-ae7e-3b0daaef1916
                 */
                groupId: string;
                /**
                 * @description The id of the role
                 * @example 244cb84c-2b8a-4557-b175-db963072cfbc
                 */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `dryRun=true`: what the request would do */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
                };
            };
            /** @description Done; the body is empty */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                /**
                 * @description The id of the group
                 * @example 1c3294c4-9698-49a7-a4e9-04bbfb6acd3f
                 */
                groupId: string;
                /**
                 * @description The name of a user
                 * @example stranger
                 */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                /**
                 * @description The id of the group
                 * @example 9206890a-9d4d-41e0-a3f4-9a754228367f
                 */
                groupId: string;
                /**
                 * @description The name of a user
                 * @example stranger
                 */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `dryRun=true`: what the request would do */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.committee-boat.dry-run+json": components["schemas"]["DryRun"];
                };
            };
            /** @description Done; the body is empty */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                /**
                 * @description `TYPE:ACTION:ID`, with one of each and without `*`
                 * @example USER:READ:owner
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "owner"
                     *     ]
                     */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "b8ab6e13-af89-4c9b-a64b-f364ca851f85",
                     *         "name": "Windward-leeward",
                     *         "shortName": "Windward-leeward",
                     *         "tags": [],
                     *         "optionalImageUrl": null,
                     *         "optionalImageURL": null,
                     *         "allMarkTemplates": [
                     *           {
                     *             "id": "31afedde-f09c-4d58-a96f-753a2f83f11b",
                     *             "name": "pin",
                     *             "shortName": "pin",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY",
                     *             "associatedMarkRoleId": "c7d18f13-9894-4920-adb7-688d23b3b35c"
                     *           },
                     *           {
                     *             "id": "3a2baa09-d4ea-4ff5-a339-6f255e04af94",
                     *             "name": "boat",
                     *             "shortName": "boat",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "STARTBOAT",
                     *             "associatedMarkRoleId": "0b1ad90c-a181-416f-a9e4-0aa6f07209b0"
                     *           },
                     *           {
                     *             "id": "b8100630-e098-43ea-a893-718e9ccd704d",
                     *             "name": "1",
                     *             "shortName": "1",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY",
                     *             "associatedMarkRoleId": "65766548-3c57-4ee9-a228-21fa82b3b8e5"
                     *           },
                     *           {
                     *             "id": "a1f20296-f3bd-4b32-a961-209578088303",
                     *             "name": "4p",
                     *             "shortName": "4p",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY",
                     *             "associatedMarkRoleId": "49a01f2d-0582-4fad-ad1d-8afe621820f6"
                     *           },
                     *           {
                     *             "id": "c5c5ba51-7768-4078-ab3f-f2f7bd590569",
                     *             "name": "4s",
                     *             "shortName": "4s",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY",
                     *             "associatedMarkRoleId": "c3194c06-9d1a-4a73-a4f9-05f7dcb3dad7"
                     *           }
                     *         ],
                     *         "allMarkRoles": [
                     *           {
                     *             "id": "c7d18f13-9894-4920-adb7-688d23b3b35c",
                     *             "name": "pin",
                     *             "shortName": "pin",
                     *             "associatedMarkTemplateId": "31afedde-f09c-4d58-a96f-753a2f83f11b"
                     *           },
                     *           {
                     *             "id": "0b1ad90c-a181-416f-a9e4-0aa6f07209b0",
                     *             "name": "boat",
                     *             "shortName": "boat",
                     *             "associatedMarkTemplateId": "3a2baa09-d4ea-4ff5-a339-6f255e04af94"
                     *           },
                     *           {
                     *             "id": "65766548-3c57-4ee9-a228-21fa82b3b8e5",
                     *             "name": "1",
                     *             "shortName": "1",
                     *             "associatedMarkTemplateId": "b8100630-e098-43ea-a893-718e9ccd704d"
                     *           },
                     *           {
                     *             "id": "49a01f2d-0582-4fad-ad1d-8afe621820f6",
                     *             "name": "4p",
                     *             "shortName": "4p",
                     *             "associatedMarkTemplateId": "a1f20296-f3bd-4b32-a961-209578088303"
                     *           },
                     *           {
                     *             "id": "c3194c06-9d1a-4a73-a4f9-05f7dcb3dad7",
                     *             "name": "4s",
                     *             "shortName": "4s",
                     *             "associatedMarkTemplateId": "c5c5ba51-7768-4078-ab3f-f2f7bd590569"
                     *           }
                     *         ],
                     *         "waypoints": [
                     *           {
                     *             "passingInstruction": "Line",
                     *             "markRoleIds": [
                     *               "c7d18f13-9894-4920-adb7-688d23b3b35c",
                     *               "0b1ad90c-a181-416f-a9e4-0aa6f07209b0"
                     *             ],
                     *             "controlPointName": "Start",
                     *             "controlPointShortName": null
                     *           },
                     *           {
                     *             "passingInstruction": "Port",
                     *             "markRoleIds": [
                     *               "65766548-3c57-4ee9-a228-21fa82b3b8e5"
                     *             ],
                     *             "controlPointName": null,
                     *             "controlPointShortName": null
                     *           },
                     *           {
                     *             "passingInstruction": "Gate",
                     *             "markRoleIds": [
                     *               "49a01f2d-0582-4fad-ad1d-8afe621820f6",
                     *               "c3194c06-9d1a-4a73-a4f9-05f7dcb3dad7"
                     *             ],
                     *             "controlPointName": null,
                     *             "controlPointShortName": null
                     *           },
                     *           {
                     *             "passingInstruction": "Port",
                     *             "markRoleIds": [
                     *               "65766548-3c57-4ee9-a228-21fa82b3b8e5"
                     *             ],
                     *             "controlPointName": null,
                     *             "controlPointShortName": null
                     *           },
                     *           {
                     *             "passingInstruction": "Line",
                     *             "markRoleIds": [
                     *               "c7d18f13-9894-4920-adb7-688d23b3b35c",
                     *               "0b1ad90c-a181-416f-a9e4-0aa6f07209b0"
                     *             ],
                     *             "controlPointName": "Finish",
                     *             "controlPointShortName": null
                     *           }
                     *         ],
                     *         "optionalRepeatablePart": {
                     *           "zeroBasedIndexOfRepeatablePartStart": 1,
                     *           "zeroBasedIndexOfRepeatablePartEnd": 3
                     *         },
                     *         "defaultNumberOfLaps": 2
                     *       },
                     *       {
                     *         "id": "77c22767-6238-4486-ad4c-83245c29e000",
                     *         "name": "Windward-leeward",
                     *         "shortName": "Windward-leeward",
                     *         "tags": [],
                     *         "optionalImageUrl": null,
                     *         "optionalImageURL": null,
                     *         "allMarkTemplates": [
                     *           {
                     *             "id": "9d5412de-62da-4986-aca1-ab44b475e854",
                     *             "name": "pin",
                     *             "shortName": "pin",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY",
                     *             "associatedMarkRoleId": "629a87cd-17bf-406d-a0f9-a75f57886750"
                     *           },
                     *           {
                     *             "id": "011baf6b-4bff-4bcb-ac31-02487a85f283",
                     *             "name": "boat",
                     *             "shortName": "boat",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "STARTBOAT",
                     *             "associatedMarkRoleId": "19e10a0d-03f3-43af-a8cf-308e3189e1bc"
                     *           },
                     *           {
                     *             "id": "d5ab3904-2792-4ca3-a3fc-647c94b59323",
                     *             "name": "1",
                     *             "shortName": "1",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY",
                     *             "associatedMarkRoleId": "7db2c120-ef09-4a8f-af38-3225d31d413a"
                     *           },
                     *           {
                     *             "id": "6441ba3b-7ee5-4dd9-afdf-9b15fd48f6a6",
                     *             "name": "4p",
                     *             "shortName": "4p",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY",
                     *             "associatedMarkRoleId": "a094e525-397c-43bd-a1d4-fa3bd3057080"
                     *           },
                     *           {
                     *             "id": "eb26de45-3370-4ef7-aebb-ee548c5381a5",
                     *             "name": "4s",
                     *             "shortName": "4s",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": "BUOY",
                     *             "associatedMarkRoleId": "8b9c410b-1888-4dce-a46f-f55a9807fae0"
                     *           }
                     *         ],
                     *         "allMarkRoles": [
                     *           {
                     *             "id": "629a87cd-17bf-406d-a0f9-a75f57886750",
                     *             "name": "pin",
                     *             "shortName": "pin",
                     *             "associatedMarkTemplateId": "9d5412de-62da-4986-aca1-ab44b475e854"
                     *           },
                     *           {
                     *             "id": "19e10a0d-03f3-43af-a8cf-308e3189e1bc",
                     *             "name": "boat",
                     *             "shortName": "boat",
                     *             "associatedMarkTemplateId": "011baf6b-4bff-4bcb-ac31-02487a85f283"
                     *           },
                     *           {
                     *             "id": "7db2c120-ef09-4a8f-af38-3225d31d413a",
                     *             "name": "1",
                     *             "shortName": "1",
                     *             "associatedMarkTemplateId": "d5ab3904-2792-4ca3-a3fc-647c94b59323"
                     *           },
                     *           {
                     *             "id": "a094e525-397c-43bd-a1d4-fa3bd3057080",
                     *             "name": "4p",
                     *             "shortName": "4p",
                     *             "associatedMarkTemplateId": "6441ba3b-7ee5-4dd9-afdf-9b15fd48f6a6"
                     *           },
                     *           {
                     *             "id": "8b9c410b-1888-4dce-a46f-f55a9807fae0",
                     *             "name": "4s",
                     *             "shortName": "4s",
                     *             "associatedMarkTemplateId": "eb26de45-3370-4ef7-aebb-ee548c5381a5"
                     *           }
                     *         ],
                     *         "waypoints": [
                     *           {
                     *             "passingInstruction": "Line",
                     *             "markRoleIds": [
                     *               "629a87cd-17bf-406d-a0f9-a75f57886750",
                     *               "19e10a0d-03f3-43af-a8cf-308e3189e1bc"
                     *             ],
                     *             "controlPointName": "Start",
                     *             "controlPointShortName": null
                     *           },
                     *           {
                     *             "passingInstruction": "Port",
                     *             "markRoleIds": [
                     *               "7db2c120-ef09-4a8f-af38-3225d31d413a"
                     *             ],
                     *             "controlPointName": null,
                     *             "controlPointShortName": null
                     *           },
                     *           {
                     *             "passingInstruction": "Gate",
                     *             "markRoleIds": [
                     *               "a094e525-397c-43bd-a1d4-fa3bd3057080",
                     *               "8b9c410b-1888-4dce-a46f-f55a9807fae0"
                     *             ],
                     *             "controlPointName": null,
                     *             "controlPointShortName": null
                     *           },
                     *           {
                     *             "passingInstruction": "Port",
                     *             "markRoleIds": [
                     *               "7db2c120-ef09-4a8f-af38-3225d31d413a"
                     *             ],
                     *             "controlPointName": null,
                     *             "controlPointShortName": null
                     *           },
                     *           {
                     *             "passingInstruction": "Line",
                     *             "markRoleIds": [
                     *               "629a87cd-17bf-406d-a0f9-a75f57886750",
                     *               "19e10a0d-03f3-43af-a8cf-308e3189e1bc"
                     *             ],
                     *             "controlPointName": "Finish",
                     *             "controlPointShortName": null
                     *           }
                     *         ],
                     *         "optionalRepeatablePart": {
                     *           "zeroBasedIndexOfRepeatablePartStart": 1,
                     *           "zeroBasedIndexOfRepeatablePartEnd": 3
                     *         },
                     *         "defaultNumberOfLaps": 2
                     *       },
                     *       {
                     *         "id": "8b9e0a6f-aad3-4caa-a448-c1c8b8910218",
                     *         "name": "upwind",
                     *         "shortName": "upwind",
                     *         "tags": [],
                     *         "optionalImageUrl": null,
                     *         "optionalImageURL": null,
                     *         "allMarkTemplates": [
                     *           {
                     *             "id": "418b1c1e-249c-41ee-a16e-b9a73debed87",
                     *             "name": "one",
                     *             "shortName": "one",
                     *             "color": null,
                     *             "shape": null,
                     *             "pattern": null,
                     *             "markType": null,
                     *             "associatedMarkRoleId": "21226c13-6435-4c52-a6fd-acc734dc4266"
                     *           }
                     *         ],
                     *         "allMarkRoles": [
                     *           {
                     *             "id": "21226c13-6435-4c52-a6fd-acc734dc4266",
                     *             "name": "one",
                     *             "shortName": "one",
                     *             "associatedMarkTemplateId": "418b1c1e-249c-41ee-a16e-b9a73debed87"
                     *           }
                     *         ],
                     *         "waypoints": [
                     *           {
                     *             "passingInstruction": "Port",
                     *             "markRoleIds": [
                     *               "21226c13-6435-4c52-a6fd-acc734dc4266"
                     *             ],
                     *             "controlPointName": null,
                     *             "controlPointShortName": null
                     *           }
                     *         ],
                     *         "optionalRepeatablePart": null,
                     *         "defaultNumberOfLaps": null
                     *       }
                     *     ]
                     */
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
                /** @description The name. Here or in the body */
                name?: string;
                /** @description Without it, the name. Here or in the body */
                shortName?: string;
                /** @description Here or in the body */
                tags?: string[];
                /** @description Here or in the body */
                optionalImageUrl?: components["parameters"]["optionalImageUrl"];
                /** @description Here or in the body */
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
                /**
                 * @example {
                 *       "name": "upwind",
                 *       "allMarkTemplates": [
                 *         {
                 *           "id": "5e290e03-374b-40c5-aa41-885f9fee8179"
                 *         }
                 *       ],
                 *       "allMarkRoles": [
                 *         {
                 *           "id": "bd6c6785-977c-4447-a988-444f7fb8530a",
                 *           "associatedMarkTemplateId": "5e290e03-374b-40c5-aa41-885f9fee8179"
                 *         }
                 *       ],
                 *       "waypoints": [
                 *         {
                 *           "passingInstruction": "Port",
                 *           "markRoleIds": [
                 *             "bd6c6785-977c-4447-a988-444f7fb8530a"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewInventoryCourseTemplate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "e8331887-9b66-4f75-a736-50780d719905",
                     *       "name": "upwind",
                     *       "shortName": "upwind",
                     *       "tags": [],
                     *       "optionalImageUrl": null,
                     *       "optionalImageURL": null,
                     *       "allMarkTemplates": [
                     *         {
                     *           "id": "5e290e03-374b-40c5-aa41-885f9fee8179",
                     *           "name": "one",
                     *           "shortName": "one",
                     *           "color": null,
                     *           "shape": null,
                     *           "pattern": null,
                     *           "markType": null,
                     *           "associatedMarkRoleId": "bd6c6785-977c-4447-a988-444f7fb8530a"
                     *         }
                     *       ],
                     *       "allMarkRoles": [
                     *         {
                     *           "id": "bd6c6785-977c-4447-a988-444f7fb8530a",
                     *           "name": "one",
                     *           "shortName": "one",
                     *           "associatedMarkTemplateId": "5e290e03-374b-40c5-aa41-885f9fee8179"
                     *         }
                     *       ],
                     *       "waypoints": [
                     *         {
                     *           "passingInstruction": "Port",
                     *           "markRoleIds": [
                     *             "bd6c6785-977c-4447-a988-444f7fb8530a"
                     *           ],
                     *           "controlPointName": null,
                     *           "controlPointShortName": null
                     *         }
                     *       ],
                     *       "optionalRepeatablePart": null,
                     *       "defaultNumberOfLaps": null
                     *     }
                     */
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
                /**
                 * @description Its id
                 * @example 39b73e65-256c-4132-a772-01e825f1b221
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "39b73e65-256c-4132-a772-01e825f1b221",
                     *       "name": "upwind",
                     *       "shortName": "upwind",
                     *       "tags": [],
                     *       "optionalImageUrl": null,
                     *       "optionalImageURL": null,
                     *       "allMarkTemplates": [],
                     *       "allMarkRoles": [],
                     *       "waypoints": [],
                     *       "optionalRepeatablePart": null,
                     *       "defaultNumberOfLaps": null
                     *     }
                     */
                    "application/json": components["schemas"]["CourseTemplate"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description The name. Here or in the body */
                name?: string;
                /** @description Without it, the name. Here or in the body */
                shortName?: string;
                /** @description Here or in the body */
                tags?: string[];
                /** @description Here or in the body */
                optionalImageUrl?: components["parameters"]["optionalImageUrl"];
                /** @description Here or in the body */
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
                /**
                 * @description Its id
                 * @example b756b715-e58d-438c-a38a-bb3b3fb52754
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. It may be absent when the query holds what is required. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "other"
                 *     }
                 */
                "application/json": components["schemas"]["CourseTemplateChange"];
                "application/x-www-form-urlencoded": components["schemas"]["CourseTemplateChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "b756b715-e58d-438c-a38a-bb3b3fb52754",
                     *       "name": "other",
                     *       "shortName": "other",
                     *       "tags": [],
                     *       "optionalImageUrl": null,
                     *       "optionalImageURL": null,
                     *       "allMarkTemplates": [],
                     *       "allMarkRoles": [],
                     *       "waypoints": [],
                     *       "optionalRepeatablePart": null,
                     *       "defaultNumberOfLaps": null
                     *     }
                     */
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
                /**
                 * @description Its id
                 * @example 5193ee07-b16e-45fa-ac4d-1d4936679ce9
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "c2ce1c0c-7d1b-4196-af7d-10be1239de4c",
                     *         "name": "one",
                     *         "shortName": "one",
                     *         "color": null,
                     *         "shape": null,
                     *         "pattern": null,
                     *         "markType": null,
                     *         "tags": [],
                     *         "hasDeviceUuid": false,
                     *         "positioning": null
                     *       }
                     *     ]
                     */
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
                /** @description The name. Here or in the body */
                name?: string;
                /** @description Without it, the name. Here or in the body */
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
                /**
                 * @example {
                 *       "name": "one"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewMarkProperties"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "97fda8b1-aa7e-4b17-ac3a-22e014317c3f",
                     *       "name": "one",
                     *       "shortName": "one",
                     *       "color": null,
                     *       "shape": null,
                     *       "pattern": null,
                     *       "markType": null,
                     *       "tags": [],
                     *       "hasDeviceUuid": false,
                     *       "positioning": null
                     *     }
                     */
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
                /**
                 * @description Its id
                 * @example b4b46fda-720e-4f08-aff8-8c0f8c77c60f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "b4b46fda-720e-4f08-aff8-8c0f8c77c60f",
                     *       "name": "one",
                     *       "shortName": "one",
                     *       "color": null,
                     *       "shape": null,
                     *       "pattern": null,
                     *       "markType": null,
                     *       "tags": [],
                     *       "hasDeviceUuid": false,
                     *       "positioning": null
                     *     }
                     */
                    "application/json": components["schemas"]["MarkProperties"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description The name. Here or in the body */
                name?: string;
                /** @description Without it, the name. Here or in the body */
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
                /**
                 * @description Its id
                 * @example ee224413-325c-43bd-a0f2-2a05398d241a
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. It may be absent when the query holds what is required. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "other"
                 *     }
                 */
                "application/json": components["schemas"]["MarkPropertiesChange"];
                "application/x-www-form-urlencoded": components["schemas"]["MarkPropertiesChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ee224413-325c-43bd-a0f2-2a05398d241a",
                     *       "name": "other",
                     *       "shortName": "other",
                     *       "color": null,
                     *       "shape": null,
                     *       "pattern": null,
                     *       "markType": null,
                     *       "tags": [],
                     *       "hasDeviceUuid": false,
                     *       "positioning": null
                     *     }
                     */
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
                /**
                 * @description Its id
                 * @example 12e9d5a1-cb06-48d0-a8b4-ab6382e2ad68
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                /**
                 * @description Its id
                 * @example 5aff9bed-3432-4fd6-a104-4123a9ab9bc9
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 256 KiB. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "latDeg": 54,
                 *       "lonDeg": 10
                 *     }
                 */
                "application/json": components["schemas"]["MarkPropertiesPositioning"];
                "application/x-www-form-urlencoded": components["schemas"]["MarkPropertiesPositioning"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5aff9bed-3432-4fd6-a104-4123a9ab9bc9",
                     *       "name": "one",
                     *       "shortName": "one",
                     *       "color": null,
                     *       "shape": null,
                     *       "pattern": null,
                     *       "markType": null,
                     *       "tags": [],
                     *       "hasDeviceUuid": false,
                     *       "latDeg": 54,
                     *       "lonDeg": 10,
                     *       "positioning": {
                     *         "position": {
                     *           "lat_deg": 54,
                     *           "lon_deg": 10,
                     *           "latitude_deg": 54,
                     *           "longitude_deg": 10
                     *         }
                     *       },
                     *       "lastKnownPosition": {
                     *         "lat_deg": 54,
                     *         "lon_deg": 10,
                     *         "latitude_deg": 54,
                     *         "longitude_deg": 10
                     *       }
                     *     }
                     */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "bcc0255e-3e95-4928-aef6-b6003461dc0b",
                     *         "name": "1",
                     *         "shortName": "1"
                     *       },
                     *       {
                     *         "id": "3e290081-c899-46b6-a38e-bc54807e2580",
                     *         "name": "1",
                     *         "shortName": "1"
                     *       },
                     *       {
                     *         "id": "0e0b23ed-8612-4998-a2a8-12a17415f61a",
                     *         "name": "4p",
                     *         "shortName": "4p"
                     *       }
                     *     ]
                     */
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
                /** @description The name. Here or in the body */
                name?: string;
                /** @description Without it, the name. Here or in the body */
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
                /**
                 * @example {
                 *       "name": "one"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewMarkRole"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "350bc262-40f1-4383-a66b-61dfcade8115",
                     *       "name": "one",
                     *       "shortName": "one"
                     *     }
                     */
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
                /**
                 * @description Its id
                 * @example 5bbcb5be-8c13-437a-a710-b9670ccf0827
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5bbcb5be-8c13-437a-a710-b9670ccf0827",
                     *       "name": "one",
                     *       "shortName": "one"
                     *     }
                     */
                    "application/json": components["schemas"]["MarkRole"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "37eb8e0e-d744-46c8-a151-8da3f39392dc",
                     *         "name": "1",
                     *         "shortName": "1",
                     *         "color": null,
                     *         "shape": null,
                     *         "pattern": null,
                     *         "markType": "BUOY"
                     *       },
                     *       {
                     *         "id": "a0dcffe1-47d0-4f29-a3d4-2a451fcc3a4c",
                     *         "name": "1",
                     *         "shortName": "1",
                     *         "color": null,
                     *         "shape": null,
                     *         "pattern": null,
                     *         "markType": "BUOY"
                     *       },
                     *       {
                     *         "id": "580cb84a-a67a-4406-af89-4515ababd327",
                     *         "name": "4p",
                     *         "shortName": "4p",
                     *         "color": null,
                     *         "shape": null,
                     *         "pattern": null,
                     *         "markType": "BUOY"
                     *       }
                     *     ]
                     */
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
                /** @description The name. Here or in the body */
                name?: string;
                /** @description Without it, the name. Here or in the body */
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
                /**
                 * @example {
                 *       "name": "one"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewMarkTemplate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7ba4321e-13a3-4ed2-af7a-84e38e8c8e1e",
                     *       "name": "one",
                     *       "shortName": "one",
                     *       "color": null,
                     *       "shape": null,
                     *       "pattern": null,
                     *       "markType": null
                     *     }
                     */
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
                /**
                 * @description Its id
                 * @example 3294b089-5d05-4ef4-a1e6-9f235a42bce2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3294b089-5d05-4ef4-a1e6-9f235a42bce2",
                     *       "name": "one",
                     *       "shortName": "one",
                     *       "color": null,
                     *       "shape": null,
                     *       "pattern": null,
                     *       "markType": null
                     *     }
                     */
                    "application/json": components["schemas"]["MarkTemplate"];
                };
            };
            /** @description Nothing has changed since the `ETag` that was sent; the body is empty */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
