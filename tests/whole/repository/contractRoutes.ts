/**
 * The routes that clients depend on: the implemented ones of the contract's table, and of the
 * design's list of endpoints. Removing one of them breaks clients.
 */
import { H, L, S, V } from '../../../harness/paths.ts'

const contract: readonly string[] = [
  `GET ${S}/hello`,
  `POST ${S}/hello`,
  `PUT ${S}/ownership/{objectType}/{id}`,
  `POST ${S}/ownership/{objectType}/{id}`,
  `GET ${S}/ownership/{objectType}/{id}`,
  `GET ${S}/ownership/{objectType}`,
  `GET ${S}/ownership/{objectType}/{id}/acl`,
  `PUT ${S}/ownership/{objectType}/{id}/acl`,
  `GET ${S}/role/{roleId}`,
  `PUT ${S}/role/{roleId}`,
  `DELETE ${S}/role/{roleId}`,
  `POST ${S}/role`,
  `PUT ${S}/user`,
  `GET ${S}/user`,
  `DELETE ${S}/user`,
  `POST ${V}/leaderboards/{leaderboard}/stoptracking`,
  ...['', '/sailingserver'].flatMap((prefix) => [
    `POST ${prefix}/api/v1/courseconfiguration/createCourse/{regattaName}/{raceColumn}/{fleet}`,
    `POST ${prefix}/api/v1/courseconfiguration/createCourseTemplate`,
    `GET ${prefix}/api/v1/courseconfiguration/getFromCourse/{regattaName}/{raceColumn}/{fleet}`,
    `GET ${prefix}/api/v1/courseconfiguration/getFromCourseTemplate/{courseTemplateId}`,
  ]),
]

const landscape: readonly string[] = [
  `GET ${L}/get_ssh_keys_owned_by_user`,
  `POST ${L}/add_ssh_key`,
  `DELETE ${L}/delete_ssh_key`,
  `GET ${L}/get_time_point_of_last_change_in_ssh_keys_of_aws_landscape_managers`,
]

const signIn: readonly string[] = [
  `GET ${S}/access_token`,
  `POST ${S}/access_token`,
  `GET ${S}/remove_access_token`,
  `POST ${S}/remove_access_token`,
  `POST ${S}/login`,
  `GET ${S}/logout`,
  `POST ${S}/logout`,
  `POST ${S}/change_password`,
]

const beyondTheContract: readonly string[] = [
  `POST ${S}/create_user`,
  `GET ${S}/role`,
  `PUT ${S}/ownership/{objectType}`,
  `POST ${S}/ownership/{objectType}`,
  `DELETE ${S}/ownership/{objectType}`,
  `DELETE ${S}/ownership/{objectType}/{id}`,
  `GET ${S}/ownership/{objectType}/acl`,
  `PUT ${S}/ownership/{objectType}/acl`,
  `DELETE ${S}/ownership/{objectType}/acl`,
  `DELETE ${S}/ownership/{objectType}/{id}/acl`,
  `POST ${V}/events/createEvent`,
  `GET ${V}/events`,
  `GET ${V}/events/{eventId}`,
  `GET ${V}/regattas`,
  `GET ${V}/regattas/{regattaName}`,
  `GET ${V}/regattas/{regattaName}/races`,
  `POST ${V}/regattas/{regattaName}/addracecolumns`,
  `POST ${V}/regattas/{regattaName}/removeracecolumn`,
  `GET ${V}/leaderboards`,
  `GET ${V}/leaderboards/{leaderboard}`,
  `POST ${V}/leaderboards/{leaderboard}/starttracking`,
  'GET /health',
  'GET /openapi.json',
  'GET /docs',
]

const inventory: readonly string[] = [
  ...['marktemplates', 'markroles', 'markproperties', 'coursetemplates'].flatMap((path) => [
    `GET ${H}/${path}`,
    `GET ${H}/${path}/{id}`,
    `POST ${H}/${path}`,
  ]),
  `PUT ${H}/markproperties/{id}`,
  `PUT ${H}/markproperties/{id}/positioning`,
  `DELETE ${H}/markproperties/{id}`,
  `PUT ${H}/coursetemplates/{id}`,
  `DELETE ${H}/coursetemplates/{id}`,
  `POST ${V}/mark/addMarkToRegatta`,
  `GET ${V}/leaderboards/{leaderboard}/marks`,
  `GET ${V}/leaderboards/{leaderboard}/marks/{markId}`,
]

export const requiredRoutes: readonly string[] = [
  ...contract,
  ...landscape,
  ...signIn,
  ...beyondTheContract,
  ...inventory,
]
