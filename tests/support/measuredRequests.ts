/**
 * The requests of the access table, with the setup that makes their costs steady and typical:
 * requests of a client with warm caches.
 */
import { uniqueName } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { buoy } from './courses.ts'
import type { Attempt, Scenario, Scenarios } from '../access/scenario.ts'
import { scenarios } from '../access/scenarios.ts'
import type { Persona, Fixture } from '../access/fixture.ts'
import { somePublicKey } from './sshKeys.ts'

const usual = (name: string, fixture: Fixture, persona: Persona): Attempt | Promise<Attempt> => {
  const scenario = scenarios[name]
  if (scenario === undefined) throw new Error(`there is no scenario for ${name}`)
  return scenario(fixture, persona)
}

/** Clients store whole tags, and send them back unchanged. */
const heldTag =
  (name: string): Scenario =>
  async (fixture, persona) => {
    const attempt = await usual(name, fixture, persona)
    const { leaderboard = '', racecolumn = '', fleet = '' } = attempt.values ?? {}
    const token = persona.token ?? ''
    const path = [leaderboard, racecolumn, fleet].map(encodeURIComponent).join('/')
    const { body } = await fixture.request(`GET ${V}/${path}/tags`, { token })
    const [tag] = body as readonly unknown[]
    return attempt.json === undefined
      ? { values: { leaderboard, racecolumn, fleet, tag_json: JSON.stringify(tag) } }
      : { ...attempt, json: { ...(attempt.json as object), tag_json: tag } }
  }

export const measuredRequests: Scenarios = {
  ...scenarios,
  changeTag: heldTag('changeTag'),
  // A new mark goes to one of sixteen items at random. With one mark that does not matter.
  createCourse: async (fixture, persona) => ({
    ...(await usual('createCourse', fixture, persona)),
    json: { name: 'One mark', markConfigurations: [buoy('1')], waypoints: [] },
  }),
  // With its group.
  deleteEvent: async (fixture, persona) => {
    const wanted = { venuename: 'Kiel', createregatta: false, ownGroup: true }
    const json = { eventName: uniqueName('event'), ...wanted }
    const token = persona.token ?? ''
    const { body } = await fixture.request(`POST ${V}/events/createEvent`, { token, json })
    const { eventid: eventId } = body as { readonly eventid: string }
    return { values: { eventId } }
  },
  // An object of the caller.
  deleteSshKey: async (fixture, persona) => {
    const values = { region: 'eu-west-1', key_name: uniqueName('key') }
    const form = { ...values, public_key: somePublicKey }
    const token = persona.token ?? ''
    await fixture.request('POST /landscape/api/landscape/add_ssh_key', { token, form })
    return { values }
  },
  deleteTag: heldTag('deleteTag'),
  // Has a member, whose name is visible to callers with permission to read the user.
  readGroup: async (fixture, persona) => {
    const { values: { groupId = '' } = {} } = await usual('removeGroupMember', fixture, persona)
    return { values: { groupId } }
  },
  readGroupByName: async ({ setup, protect }) => {
    const groupName = uniqueName('group')
    const id = await setup.makeGroup({ name: groupName, members: ['stranger'] })
    await protect({ type: 'USER_GROUP', id })
    return { values: { groupName } }
  },
}
