/** Objects that are created under unique names, and counted at the end. */
import { S, V } from '../../scripts/requests/paths.ts'
import type { ClientRequest, ClientReply } from '../service/client.ts'
import type { TableContents } from '../../scripts/tableRules/contents.ts'
import type { Owner } from './owner.ts'

/** An object that is created once and never changed, with the response that its client got. */
export type Creations = Map<string, ClientReply['outcome']>

export interface RequestedCreation {
  readonly kind: 'role' | 'large course'
  readonly name: string
  readonly request: ClientRequest
}

/** Large enough to need more than one transaction. */
const largeMarks = 60

export const newRole = ({ token }: Owner, name: string): RequestedCreation => ({
  kind: 'role',
  name,
  request: { route: `POST ${S}/role`, token, json: { roleName: name } },
})

/** Its marks are stored in the inventory too: with their security, that is 120 writes or more. */
export const largeCourse = ({ token, event }: Owner, name: string): RequestedCreation => ({
  kind: 'large course',
  name,
  request: {
    route: `POST ${V}/courseconfiguration/createCourse/${event}/R1/Default`,
    token,
    json: {
      name,
      markConfigurations: Array.from({ length: largeMarks }, (_, index) => ({
        id: `m${index}`,
        freestyleProperties: { name: `${name} mark`, markType: 'BUOY' },
        storeToInventory: true,
      })),
      waypoints: [{ passingInstruction: 'Port', markConfigurationIds: ['m0'] }],
    },
  },
})

/** Checks that an acknowledged creation is complete, and a refused one left nothing behind. */
export const wrongCreations = (creations: Creations, table: TableContents): readonly string[] => {
  const found = new Map<string, number>()
  const count = (name: string) => found.set(name, (found.get(name) ?? 0) + 1)
  for (const { name } of table.of('role')) count(`role ${String(name)}`)
  for (const item of table.of('markProperties')) {
    const name = /"(big (?:\S+ )?\d+) mark"/.exec(JSON.stringify(item))?.[1]
    if (name !== undefined) count(`large course ${name}`)
  }
  return [...creations].flatMap(([name, outcome]) => {
    const whole = name.startsWith('large') ? largeMarks : 1
    const times = (found.get(name) ?? 0) / whole
    const right = { done: [1], refused: [0], unknown: [0, 1] }[outcome]
    return right.includes(times) ? [] : [`the ${name} was ${outcome}, and exists ${times} times`]
  })
}
