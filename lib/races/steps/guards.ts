/** Guards of endpoints about regattas, races and competitors, and the secret of the registration link. */
import type { ObjectType } from '#access/rules/objectTypes.ts'
import type { Guard, SecretRule } from '#endpoint/endpoint.ts'
import { opensByLink } from './registrationLink.ts'

const registrationSecret: SecretRule = {
  input: 'secret',
  title: 'the secret of the registration link',
  rule: 'registration-link',
  opens: (context, object, { secret, leaderboardName }) =>
    opensByLink(context, object, secret, leaderboardName),
}

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
  orSecret: registrationSecret,
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
  ...{ kind: 'object', type, actions: ['UPDATE'], id, orSecret: registrationSecret },
  ...(refusedWith && { refusedWith }),
})

/** Requires permission to read the tracked race. */
export const readableTrackedRace: Guard = {
  kind: 'object',
  type: 'TRACKED_RACE',
  actions: ['READ'],
  id: ['regattaName', 'raceName'],
}
