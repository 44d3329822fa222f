/** Checks that starting and ending the mapping of a device share. */
import { may } from '#access/readable.ts'
import { namedObject } from '#values/objectId.ts'
import type { Context } from '#endpoint/context.ts'
import { Failure } from '#values/failure.ts'

export const mayChange = (context: Context, name: string): Promise<boolean> =>
  may(context, namedObject('LEADERBOARD', name), 'UPDATE')

export const unknown = (name: string, detail: string): Failure =>
  new Failure('unknown-reference', detail, {
    errors: [{ pointer: `/${name}`, code: 'unknown', detail: 'must belong to the regatta' }],
  })
