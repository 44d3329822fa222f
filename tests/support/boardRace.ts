/** A race in progress, created over HTTP, for tests of the board and of its pages. */
import { ApiFixture } from '../../harness/apiFixture.ts'
import { requestsThrough } from '../../scripts/requests/requests.ts'
import { httpTransport } from '../../scripts/requests/http.ts'
import { V } from '../../scripts/requests/paths.ts'

/** The password of all users here. */
export const password = 'reaching-on-port-7'

export const boardPath = (regatta: string, race = 'R1', fleet = 'Default'): string =>
  `/board/${[regatta, race, fleet].map(encodeURIComponent).join('/')}`

type Json = Readonly<Record<string, unknown>>

const at = (latitude_deg: number, longitude_deg: number) => ({
  positioning: { position: { latitude_deg, longitude_deg } },
})

const buoy = (id: string, name: string, more: Json) => ({
  id,
  freestyleProperties: { name, shortName: id, markType: 'BUOY', color: '#f80', shape: 'CYLINDER' },
  ...more,
})

const passing = (passingInstruction: string, ...markConfigurationIds: string[]) => ({
  passingInstruction,
  markConfigurationIds,
})

export const upAndDown: Json = {
  name: 'Up and down',
  markConfigurations: [
    buoy('Pin', 'Pin end', at(54.42, 10.192)),
    buoy('RC', 'Committee boat', at(54.4201, 10.1945)),
    buoy('1', 'Windward mark', at(54.4325, 10.2005)),
    buoy('4s', 'Leeward gate starboard', at(54.4212, 10.1955)),
    buoy('4p', 'Leeward gate port', at(54.421, 10.193)),
  ],
  waypoints: [
    { ...passing('Line', 'Pin', 'RC'), controlPointName: 'Start' },
    passing('Port', '1'),
    passing('Gate', '4s', '4p'),
    passing('Port', '1'),
    { ...passing('Line', 'Pin', 'RC'), controlPointName: 'Finish' },
  ],
  optionalRepeatablePart: {
    zeroBasedIndexOfRepeatablePartStart: 1,
    zeroBasedIndexOfRepeatablePartEnd: 3,
  },
  numberOfLaps: 2,
}

/** The actions of users, each with an access token. */
export const raceDayOf = (baseUrl: string) => {
  const api = new ApiFixture(requestsThrough(httpTransport(baseUrl).send))
  const pathOf = (names: readonly string[]) => names.map(encodeURIComponent).join('/')
  const post = async (path: string, token: string, json: Json): Promise<Json> => {
    const { body } = await api.request(`POST ${path}`, { token, json })
    return (body ?? {}) as Json
  }
  return {
    register: (username: string): Promise<string> => api.register(username, password),
    newEvent: (token: string, eventName: string, more: Json = {}) =>
      post(`${V}/events/createEvent`, token, {
        eventName,
        venuename: 'Kiel',
        numberofraces: 3,
        ...more,
      }),
    layCourse: (token: string, race: readonly string[], course: Json) =>
      post(`${V}/courseconfiguration/createCourse/${pathOf(race)}`, token, course),
    tag: (token: string, race: readonly string[], tag: Json) =>
      post(`${V}/${pathOf(race)}/tags`, token, tag),
  }
}
