/** Finds, shows and lists regattas, and the leaderboards of the same names. */
import type { Static } from '#schemas/schema.ts'
import type { regattaOfPage } from '#schemas/races/regatta.ts'
import { namedObject } from '#values/objectId.ts'
import type { SailingEvent } from '../rules/event.ts'
import type { Regatta } from '../rules/regatta.ts'
import { nameOf } from '#table/resources.ts'
import { readRegatta, type StoredRegatta } from '../items/regattas.ts'
import type { Reader } from '#table/items.ts'
import { notFound } from '#access/notFound.ts'
import type { Context } from '#endpoint/context.ts'
import type { EndpointRequest } from '#endpoint/endpoint.ts'
import { type ListRange, listReadable } from '#access/listReadable.ts'
import { mayWithoutEnd } from '#access/passingOn.ts'
import { describeRegatta } from './regattaDescriptions.ts'

/** By the name in a path. A leaderboard exists exactly if its regatta does. */
export const requireRegatta = async (
  { store }: { readonly store: Reader },
  name: string,
  type: 'REGATTA' | 'LEADERBOARD' = 'REGATTA',
): Promise<StoredRegatta> => {
  const regatta = await readRegatta(store, name)
  if (regatta === undefined) throw notFound(namedObject(type, name))
  return regatta
}

/** Without names of regattas that belong to another event meanwhile. */
export const regattasOfEvent = async (
  { store }: Pick<Context, 'store'>,
  { id, regattas }: Pick<SailingEvent, 'id' | 'regattas'>,
): Promise<readonly StoredRegatta[]> => {
  const named = await Promise.all(regattas.map(({ name }) => readRegatta(store, name)))
  return named.flatMap((regatta) => (regatta?.eventId === id ? [regatta] : []))
}

export const showRegatta = async (call: EndpointRequest<Static<typeof regattaOfPage>>) =>
  withSecret(call.context, await requireRegatta(call.context, call.input.regattaName))

/**
 * Callers with UPDATE on the regatta also get the secret of the registration link. It would still
 * open the regatta after the end of a window, so that a right with an end does not show it.
 */
export const withSecret = async (context: Context, regatta: Regatta) => {
  const { registrationLinkSecret } = regatta
  return {
    ...describeRegatta(regatta),
    ...((await mayKnowSecret(context, regatta)) ? { registrationLinkSecret } : {}),
  }
}

export const mayKnowSecret = (context: Context, { name }: Regatta) =>
  mayWithoutEnd(context, namedObject('REGATTA', name), 'UPDATE')

export const listNamed =
  <Entry>(type: 'REGATTA' | 'LEADERBOARD', describe: (regatta: Regatta) => Entry) =>
  (context: Context, range: ListRange) => {
    const show = async (id: string) => {
      const regatta = await readRegatta(context.store, nameOf(id))
      // The decision was about exactly this name, so a regatta with another spelling is omitted.
      return regatta?.name === nameOf(id) ? describe(regatta) : undefined
    }
    return listReadable(context, { type, show }, range)
  }
