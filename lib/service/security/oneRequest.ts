/** A request about one object: a permission with one type, one action, and at most one id. */
import { Failure } from '../../domain/failure.ts'
import {
  InvalidPermission,
  parsePermission,
  type Part,
  type Request,
} from '../../domain/access/permission.ts'

/**
 * `*` is taken literally; as an id it is treated as absent.
 * @throws Failure `invalid-input` for an invalid permission, or a list
 */
export const readOneRequest = (text: string): Request => {
  const { types, actions, ids } = parsed(text)
  const [type, action] = [types, actions].map(only)
  const id = ids === '*' ? undefined : only(ids)
  if (type === undefined || action === undefined || (ids !== '*' && id === undefined)) {
    throw unfit('must be one type, one action and at most one id: send one request for each')
  }
  return id === undefined ? { type, action } : { type, action, id }
}

const only = (part: Part): string | undefined =>
  part === '*' ? '*' : part.length === 1 ? part[0] : undefined

const parsed = (text: string) => {
  try {
    return parsePermission(text)
  } catch (error) {
    if (!(error instanceof InvalidPermission)) throw error
    throw unfit(error.message)
  }
}

const unfit = (detail: string): Failure =>
  new Failure('invalid-input', `Invalid permission. It ${detail}.`, {
    errors: [{ parameter: 'permission', code: 'permission', detail }],
  })
