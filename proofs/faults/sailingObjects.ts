/** Tags, keys, races, tracking, fixes and courses, as objects that have a value. */
import { bodyOfFixes, fixesRoute } from '../../harness/deviceFixes.ts'
import { newId } from '../../harness/ids.ts'
import { L, V } from '../../scripts/requests/paths.ts'
import { somePublicKey } from '../../tests/support/sshKeys.ts'
import { type Owner, trackMillis } from './owner.ts'
import { always, changing, field, listIn, type TestedObject, toggled } from './testedObject.ts'

interface ShownTag {
  readonly id: string
  readonly public: boolean
  readonly comment: string
}

/**
 * The value is the list that contains the tag. A tag in two lists, or in no list, has a value that
 * no client wrote.
 */
const tag = ({ token, event }: Owner): TestedObject => {
  const id = newId()
  const path = `${V}/${event}/R1/Default/tags`
  const isPublic = (value: string) => value.endsWith('public')
  return {
    name: `the tag ${id}`,
    write: (value, old) => {
      const tag_json = { id }
      if (value === '') return { route: `DELETE ${path}`, token, json: { tag_json } }
      const content = { comment: value, public: isPublic(value) }
      return old === ''
        ? { route: `POST ${path}`, token, json: { id, tag: 'flag', raceTimepoint: 1, ...content } }
        : { route: `PUT ${path}`, token, json: { tag_json, ...content } }
    },
    read: { route: `GET ${path}`, token },
    valueOf: (body) =>
      (body as readonly ShownTag[])
        .filter((found) => found.id === id)
        .map((found) => (found.public === isPublic(found.comment) ? found.comment : 'misplaced'))
        .join(' and '),
    next: (old, fresh) =>
      changing(old, fresh) === '' ? '' : `${fresh} ${isPublic(old) ? 'private' : 'public'}`,
  }
}

const sshKey = ({ name, token }: Owner): TestedObject => {
  const reference = { region: 'eu', key_name: `key of ${name}` }
  return {
    name: `the SSH key of ${name}`,
    write: (value) =>
      value === ''
        ? { route: `DELETE ${L}/delete_ssh_key?${String(new URLSearchParams(reference))}`, token }
        : {
            route: `POST ${L}/add_ssh_key`,
            token,
            json: { ...reference, public_key: somePublicKey },
          },
    read: { route: `GET ${L}/get_ssh_keys_owned_by_user?username[]=${name}`, token },
    valueOf: (body) => (body as readonly unknown[]).map(() => 'there').join(' and '),
    next: toggled,
  }
}

/** All clients share one regatta, so that they change one item. */
const raceColumn = ({ name, admin: token, sharedEvent }: Owner): TestedObject => {
  const prefix = `${name}-`
  const path = `${V}/regattas/${sharedEvent}`
  return {
    name: `the race column of ${name}`,
    write: (value) =>
      value === ''
        ? { route: `POST ${path}/removeracecolumn?racecolumn=${prefix}1`, token }
        : { route: `POST ${path}/addracecolumns`, token, json: { prefix, numberofraces: 1 } },
    read: { route: `GET ${path}`, token },
    valueOf: (body) => {
      const names = JSON.stringify(body).match(new RegExp(`"${prefix}\\d+"`, 'g')) ?? []
      return [...new Set(names)].map(() => 'there').join(' and ')
    },
    next: toggled,
  }
}

interface ShownRace {
  readonly raceColumnName: string
  readonly fleets: readonly { readonly isTracking: boolean }[]
}

const tracking = ({ token, event }: Owner): TestedObject => {
  const path = `${V}/leaderboards/${event}`
  return {
    name: `tracking in ${event}`,
    write: (value) => ({
      route: `POST ${path}/${value === '' ? 'stoptracking' : 'starttracking'}?race_column=R1`,
      token,
    }),
    read: { route: `GET ${path}`, token },
    valueOf: (body) => {
      const races = listIn(body, 'trackedRaces') as unknown as readonly ShownRace[]
      const race = races.find(({ raceColumnName }) => raceColumnName === 'R1')
      return race?.fleets.some(({ isTracking }) => isTracking) === true ? 'there' : ''
    },
    next: toggled,
  }
}

interface ShownTracks {
  readonly competitors: readonly {
    readonly track: readonly { readonly 'lng-deg': number }[]
  }[]
}

/** The fixes of one batch are in two items. Each batch replaces the one before. */
const secondsOfFixes = [0, 30, 59, 61]

const fixesOfDevice = ({ token, event, deviceUuid, competitorIds }: Owner): TestedObject => {
  const race = `${V}/regattas/${event}/races/${event}%20R2%20Default`
  return {
    name: `the fixes of the device ${deviceUuid}`,
    write: (value) => ({
      route: fixesRoute,
      ...bodyOfFixes(
        deviceUuid,
        secondsOfFixes.map((second) => ({
          timeMillis: trackMillis + second * 1000,
          latitude: 54,
          longitude: Number(value) / 1e6,
          speed: 5,
          bearing: 0,
        })),
      ),
    }),
    read: {
      route: `GET ${race}/competitors/positions?competitorId=${competitorIds[0] ?? ''}`,
      token,
    },
    valueOf: (body) => {
      const fixes = (body as ShownTracks).competitors.flatMap(({ track }) => track)
      const values = fixes.map((fix) => String(Math.round(fix['lng-deg'] * 1e6)))
      const isWhole = [0, secondsOfFixes.length].includes(fixes.length)
      return isWhole ? [...new Set(values)].join(' and ') : `${fixes.length} fixes`
    },
    next: (_, fresh) => fresh.replaceAll(/\D/g, ''),
    stays: true,
  }
}

/** The mark belongs to the regatta, so that saving again does not create another one. */
const course = ({ token, event, markId }: Owner): TestedObject => {
  const path = `${V}/courseconfiguration`
  const race = `${event}/R2/Default`
  return {
    name: `the course of ${event}`,
    write: (name) => ({
      route: `POST ${path}/createCourse/${race}`,
      token,
      json: {
        name,
        markConfigurations: [{ id: 'a', markId }],
        waypoints: [{ passingInstruction: 'Port', markConfigurationIds: ['a'] }],
      },
    }),
    read: { route: `GET ${path}/getFromCourse/${race}`, token },
    // Without a course the response has the name of the race column.
    valueOf: (body) => {
      const { name } = body as { readonly name: string }
      return name === 'R2' ? '' : name
    },
    next: always,
    stays: true,
  }
}

/** An entry of the inventory. */
const markProperties = ({ token }: Owner): TestedObject => {
  const id = newId()
  const path = '/sharedsailingserver/api/v1/markproperties'
  return {
    name: `the mark properties ${id}`,
    write: (name, old) => {
      if (name === '') return { route: `DELETE ${path}/${id}`, token }
      const json = { name, markType: 'BUOY' }
      return old === ''
        ? { route: `POST ${path}`, token, json: { id, ...json } }
        : { route: `PUT ${path}/${id}`, token, json }
    },
    read: { route: `GET ${path}/${id}`, token },
    valueOf: field('name'),
    next: changing,
  }
}

export const sailingObjects = (owner: Owner): readonly TestedObject[] =>
  [tag, sshKey, raceColumn, tracking, fixesOfDevice, course, markProperties].map((make) =>
    make(owner),
  )
