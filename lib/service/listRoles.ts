/** The roles that the caller may read, in pages. */
import { keysOfObject } from '../store/objects.ts'
import { listRoleIds, readRole } from '../store/roles.ts'
import type { Context } from './context.ts'
import { formatCursor, readCursor } from './cursor.ts'
import { mayEach } from './readable.ts'
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
  await store.prefetch(objects.flatMap(keysOfObject))
  const mayRead = await mayEach(context, objects, 'READ')
  const roles = await Promise.all(roleIds.map((roleId) => readRole(store, roleId)))
  return roles.map((role, position) =>
    role !== undefined && mayRead[position] === true ? describeRole(role) : undefined,
  )
}
