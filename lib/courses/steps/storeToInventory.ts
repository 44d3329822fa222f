/** Creates mark properties from entries with `storeToInventory`, or updates existing ones to match. */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Appearance, appearanceOf } from '../rules/appearance.ts'
import type { MarkConfiguration } from '../rules/markConfiguration.ts'
import { Failure, sentence } from '#values/failure.ts'
import type { MarkProperties } from '../rules/inventory.ts'
import { readGroup, readGroupIdByName } from '#access/items/groups.ts'
import { putMarkProperties, type StoredMarkProperties } from '../items/markInventory.ts'
import { callerIsAdministrator, refusal } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { creationOwnership, type Ownership } from '#access/creation.ts'
import { mayEach } from '#access/readable.ts'
import { writesOfNew } from './inventory.ts'
import { allMarkProperties } from './markProperties.ts'
import type { ResolvedMarkConfiguration } from './resolvedMarkConfigurations.ts'
import { signedIn } from '#access/context.ts'

/** @returns the properties by the position of the entry. @throws Failure `forbidden` without UPDATE on them */
export const storeToInventory = async (
  context: Context,
  entries: readonly Pick<ResolvedMarkConfiguration, 'entry' | 'appearance' | 'properties'>[],
  groupName: string | undefined,
) => {
  const after = new Map<number, MarkProperties>()
  const made: MarkProperties[] = []
  // By id, because two entries may write the same properties; the last entry applies.
  const changed = new Map<string, { from: StoredMarkProperties; to: MarkProperties }>()
  for (const [position, { entry, appearance, properties }] of entries.entries()) {
    if (!entry.storeToInventory) continue
    const known = properties && (changed.get(properties.id)?.to ?? properties)
    const updated = propertiesLike(entry, appearance, known)
    after.set(position, updated)
    if (properties === undefined) made.push(updated)
    else changed.set(properties.id, { from: properties, to: updated })
  }
  // DynamoDB does not preserve the order of an object's properties.
  const different = [...changed.values()].filter(
    ({ from, to }) => !isDeepStrictEqual(from, { ...to, item: from.item }),
  )
  await requireChangeable(
    context,
    different.map(({ to }) => to.id),
  )
  const ownership = await ownershipBy(context, groupName)
  return {
    properties: after,
    writes: [
      ...different.map(({ from, to }) => putMarkProperties(to, from.item)),
      ...(await writesOfNew(context, allMarkProperties, made, ownership)),
    ],
  }
}

const propertiesLike = (
  { freestyle, positioning }: MarkConfiguration,
  appearance: Appearance,
  known: MarkProperties | undefined,
): MarkProperties => ({
  id: known?.id ?? randomUUID(),
  ...appearanceOf(appearance),
  tags: freestyle?.tags ?? known?.tags ?? [],
  positioning: positioning ?? known?.positioning ?? null,
})

const requireChangeable = async (context: Context, ids: readonly string[]): Promise<void> => {
  const objects = ids.map((id) => ({ type: 'MARK_PROPERTIES', id }))
  const mayChange = await mayEach(context, objects, 'UPDATE')
  const fixed = objects.find((_, position) => mayChange[position] !== true)
  if (fixed === undefined) return
  throw refusal(context, { ...fixed, action: 'UPDATE' }, { rule: 'no-grant' })
}

/** Only members and administrators can make a group the owner. */
const ownershipBy = async (context: Context, groupName: string | undefined): Promise<Ownership> => {
  const ownership = await creationOwnership(context)
  if (groupName === undefined) return ownership
  const groupId = await readGroupIdByName(context.store, groupName)
  const group = groupId === undefined ? undefined : await readGroup(context.store, groupId)
  if (group === undefined) {
    const detail = sentence`must be the name of an existing group: \`${groupName}\` does not exist`
    throw new Failure(
      'invalid-input',
      sentence`Invalid markPropertiesGroupOwnership. It ${detail}.`,
      {
        errors: [{ pointer: '/markPropertiesGroupOwnership', code: 'unknown-reference', detail }],
      },
    )
  }
  const isMember = signedIn(context).user.groupIds.includes(group.id)
  if (!isMember && !(await callerIsAdministrator(context))) {
    throw new Failure(
      'forbidden',
      sentence`Only members of ${groupName} can make it the owner of an object.`,
    )
  }
  return { ...ownership, ownerGroupId: group.id }
}
