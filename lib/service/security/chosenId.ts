/** The id of a new group or role. Administrators may choose it, to move both from another server. */
import { randomUUID } from 'node:crypto'
import { Failure } from '../../domain/failure.ts'
import type { ObjectReference } from '../../domain/access/objectId.ts'
import { pageOfObjectRecords } from '../../store/entities/auditRecords.ts'
import { newEpoch } from '../../store/entities/epoch.ts'
import type { Write } from '../../store/items.ts'
import { keysOfObject } from '../../store/objects.ts'
import type { UserReference } from '../../store/entities/users.ts'
import { callerIsAdministrator } from '../authorize.ts'
import type { Context } from '../context.ts'
import { callerUnchanged } from './passingOn.ts'

interface NewId {
  readonly id: string
  /** Go into the transaction that makes the object. */
  readonly writes: readonly Write[]
}

/**
 * Access control lists, members and role assignments may still name a deleted group or role, and a
 * successor would inherit these rights. So the id must be unused, also in the audit trail.
 * @param written the user whose item the same transaction changes
 * @throws Failure `forbidden`, `already-exists`
 */
export const idForNew = async (
  context: Context,
  type: 'USER_GROUP' | 'ROLE_DEFINITION',
  chosen: string | undefined,
  written?: UserReference,
): Promise<NewId> => {
  if (chosen === undefined) return { id: randomUUID(), writes: [] }
  await requireAdministrator(context)
  if (await isUsed(context, { type, id: chosen })) {
    throw new Failure(
      'already-exists',
      `The id ${chosen} belongs, or belonged, to another ${type}.`,
    )
  }
  return {
    id: chosen,
    // Processes may have cached that this id does not exist.
    writes: [...newEpoch(), ...(await callerUnchanged(context, requireAdministrator, written))],
  }
}

const requireAdministrator = async (context: Context): Promise<void> => {
  if (await callerIsAdministrator(context)) return
  const detail = 'Only administrators choose the id of a group or a role. Leave `id` out.'
  throw new Failure('forbidden', detail, { rule: 'not-held' })
}

const isUsed = async ({ store }: Context, object: ObjectReference): Promise<boolean> => {
  const [{ items }, ...stored] = await Promise.all([
    store.query(pageOfObjectRecords(object, 1, undefined)),
    ...keysOfObject(object).map((key) => store.get(key)),
  ])
  return items.length > 0 || stored.some((item) => item !== undefined)
}
