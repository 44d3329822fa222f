/** Parts that the declarations of many endpoints have in common. */
import type { ObjectType } from '#access/rules/objectTypes.ts'
import type { Endpoint, Guard } from './endpoint.ts'

/**
 * Requires permission to read the object, or the secret of a registration link.
 * @param id the name of the input that contains the id
 */
export const readableByLink = (
  type: ObjectType,
  id: string,
  actions: readonly [string, ...string[]] = ['READ'],
): Guard => ({
  kind: 'object',
  type,
  actions,
  id,
  orSecret: 'secret',
})

/**
 * Requires permission to change the object, or the secret of a registration link.
 * @param refusedWith the detail of a refusal that existing clients know
 */
export const changeableByLink = (
  type: ObjectType,
  id: string,
  refusedWith?: (nameOrId: string) => string,
): Extract<Guard, { readonly kind: 'object' }> => ({
  ...{ kind: 'object', type, actions: ['UPDATE'], id, orSecret: 'secret' },
  ...(refusedWith && { refusedWith }),
})

/** Requires permission to read the tracked race. */
export const readableTrackedRace: Guard = {
  kind: 'object',
  type: 'TRACKED_RACE',
  actions: ['READ'],
  id: ['regattaName', 'raceName'],
}

/** Whether the secret of a registration link can replace credentials. */
export const takesSecret = ({ guard, input }: Pick<Endpoint, 'guard' | 'input'>): boolean =>
  guard.kind === 'object'
    ? guard.orSecret !== undefined
    : guard.kind === 'public' && input?.properties.secret !== undefined

/** The fields of a new competitor in which an empty text means that the field is absent. */
export const emptyFieldsOfCompetitor = [
  'competitorName',
  'competitorShortName',
  'competitorEmail',
  'nationalityIOC',
  'timeontimefactor',
  'timeondistanceallowancepernauticalmileasmillis',
  'searchtag',
  'displayColor',
  'deviceUuid',
  'fleet',
] as const
