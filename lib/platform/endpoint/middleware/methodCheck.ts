import { Failure } from '#values/failure.ts'
import type { Middleware } from '../chain.ts'
import { type Endpoint, methodOf } from '../endpoint.ts'

/** Refuses HEAD, which a gateway may send to the route of a GET that changes something. */
export const methodCheck = ({
  changes,
  routes,
}: Pick<Endpoint, 'changes' | 'routes'>): Middleware => ({
  name: 'methodCheck',
  before: ({ event }) => {
    if (changes !== true || event.method !== 'HEAD') return
    throw new Failure(
      'method-not-allowed',
      'HEAD is not supported here, because the GET changes something.',
      { methods: ['OPTIONS', ...new Set(routes.map(methodOf))] },
    )
  },
})
