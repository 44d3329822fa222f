/** Entries of regattas that are open for registration, by organizers and by the link. */
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { createCompetitor, makeCompetitor, onCompetitors } from './entries.ts'
import type { TestService } from './functions.ts'
import { makeEvent, regattaPath } from './sailing.ts'

export const secret = 'b7d0c3a2-5f0e-11f0-8de9-0242ac120002'
export const open = { competitorRegistrationType: 'OPEN_UNMODERATED', secret }

interface ShownEntry extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly name: string
}

type Values = Readonly<Record<string, string>>

/** @param ann organizes the regattas */
export const openRegattas = (service: TestService, ann: string, sailor: string) => {
  const { request } = service
  const list = async (regatta: string, token = ann) =>
    (await request(`GET ${regattaPath(regatta, '/competitors')}`, { token }))
      .body as readonly ShownEntry[]
  const entryOf = async (regatta: string, id = '') =>
    (await list(regatta)).find((one) => one.id === id)
  const put = (regatta: string, json: object, token = ann, query = '') =>
    request(`PUT ${regattaPath(regatta, `/entries${query}`)}`, { token, json })
  const byLink = async (regatta: string, query: Values = {}) => {
    const { status, body, text } = await createCompetitor(service, regatta, {
      secret,
      competitorName: 'Sailor',
      deviceUuid: newId(),
      ...query,
    })
    if (status !== 200) throw new Error(text)
    return body as ShownEntry
  }
  /** A competitor of the sailor, entered by the link. */
  const ownByLink = async (regatta: string, query: Values = {}) => {
    const own = await makeEvent(service, sailor)
    const competitor = await makeCompetitor(service, own, {
      token: sailor,
      competitorName: 'Own',
      sailid: '99',
      ...query,
    })
    const added = await onCompetitors(service, regatta, `/${competitor.id}/add`, {
      token: sailor,
      secret,
    })
    if (added.status !== 200) throw new Error(added.text)
    return { ...competitor, added }
  }
  const change = (id: string, json: object, token: string) =>
    request(`PUT ${V}/competitors/${id}`, { token, json })
  return { list, entryOf, put, byLink, ownByLink, change }
}
