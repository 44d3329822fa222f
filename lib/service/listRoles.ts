/** The roles that the caller may read, in pages. */
import { decide } from '../domain/decide.ts'
import { keys } from '../store/keys.ts'
import { listRoleIds, readRole } from '../store/roles.ts'
import { readSecurity } from '../store/securities.ts'
import { factsAbout } from './authorize.ts'
import type { Context } from './context.ts'
import { formatCursor, readCursor } from './cursor.ts'
import { describeRole } from './roles.ts'

const list = 'roles'

/** Roles looked at in one round; each is two keys of a batch of a hundred. */
const roundSize = 50

/** A function of AWS answers with 6 MB at most. */
const pageBytesMax = 1024 * 1024

/** Where hardly any role may be read, a page ends after this many rounds, full or not. */
const roundsMax = 40

type RoleDescription = ReturnType<typeof describeRole>

export interface ListRange {
  readonly limit: number
  readonly cursor?: string | undefined
}

/** Without `next` there is no further page. */
export const listRoles = async (context: Context, { limit, cursor }: ListRange) => {
  const found: RoleDescription[] = []
  let bytes = 0
  let start = cursor === undefined ? undefined : readCursor(context, list, cursor)

  for (let round = 0; round < roundsMax; round += 1) {
    const page = await listRoleIds(context.store, roundSize, start)
    const readable = await readableRoles(
      context,
      page.roles.map(({ roleId }) => roleId),
    )
    for (const [position, role] of readable.entries()) {
      if (role === undefined) continue
      found.push(role)
      bytes += Buffer.byteLength(JSON.stringify(role))
      const isLast = position === page.roles.length - 1 && page.next === undefined
      const entry = page.roles[position]
      const isFull = found.length === limit || bytes > pageBytesMax
      if (isFull && !isLast && entry !== undefined) {
        return pageOf(found, formatCursor(context, list, entry.start))
      }
    }
    if (page.next === undefined) return pageOf(found)
    start = page.next
  }
  return pageOf(found, start === undefined ? undefined : formatCursor(context, list, start))
}

const pageOf = (entries: RoleDescription[], next?: string) => ({
  entries,
  ...(next === undefined ? {} : { next }),
})

/** In the order of the ids; `undefined` where the caller may not read, or the role is gone. */
const readableRoles = async (context: Context, roleIds: readonly string[]) => {
  const { store } = context
  const objects = roleIds.map((id) => ({ type: 'ROLE_DEFINITION', id }))
  await store.prefetch(objects.flatMap((object) => [keys.security(object), keys.role(object.id)]))
  const securities = await Promise.all(objects.map((object) => readSecurity(store, object)))
  const facts = await factsAbout(context, securities)
  return Promise.all(
    objects.map(async (object, position) => {
      const factsOfRole = facts[position]
      const role = await readRole(store, object.id)
      const mayRead =
        factsOfRole !== undefined && decide(factsOfRole, { ...object, action: 'READ' }).allowed
      return role !== undefined && mayRead ? describeRole(role) : undefined
    }),
  )
}
