/** How the objects of the inventory are created, shown and listed: the same for each kind. */
import { inventoryReference, type taggedPage } from '#schemas/courses/mark.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, sentence, sentenceOf } from '#values/failure.ts'
import {
  type ObjectKind,
  removeObject,
  type RequestedIdentity,
  requireObject,
  showExisting,
} from '#access/createObject.ts'
import { authorizeCreation } from '#access/authorize.ts'
import { creationOwnership, type Ownership } from '#access/creation.ts'
import { putSecurity, unsecured } from '#table/items/securities.ts'
import { listReadable, loadFirstPage } from '#access/listReadable.ts'
import type { Context } from '#endpoint/context.ts'
import type { EndpointRequest, Reading } from '#endpoint/endpoint.ts'
import { inPages } from '#endpoint/pages.ts'
import type { Stored, Write } from '#table/items.ts'
import { readObject } from '#table/objects.ts'
import type { MarkRole, MarkTemplate } from '../rules/inventory.ts'
import {
  putMarkRole,
  putMarkTemplate,
  readMarkRole,
  readMarkTemplate,
} from '../items/markInventory.ts'

/** @param ownership absent: that of all objects that the request creates. @throws Failure `forbidden` */
export const writesOfNew = async <Entry extends { readonly id: string }>(
  context: Context,
  { type, put }: ObjectKind<Entry>,
  made: readonly Entry[],
  ownership?: Ownership,
): Promise<readonly Write[]> => {
  if (made.length === 0) return []
  await authorizeCreation(context, type)
  const security = { ...unsecured, ...(ownership ?? (await creationOwnership(context))) }
  return made.flatMap((entry) => [put(entry), putSecurity({ type, id: entry.id }, security, 'any')])
}

export const identityHeaders = ['idempotency-key'] as const

export interface InventoryKind<Entry, Shown = Entry> extends ObjectKind<Entry> {
  readonly describe: (context: Context, entry: Entry) => Shown | Promise<Shown>
}

/** Immutable: courses identify marks by their roles. */
export const markRoles: InventoryKind<MarkRole> = {
  type: 'MARK_ROLE',
  read: readMarkRole,
  put: putMarkRole,
  describe: (_, role) => role,
}

/** Immutable: objects that were created from a template stay consistent with it. */
export const markTemplates: InventoryKind<MarkTemplate> = {
  type: 'MARK_TEMPLATE',
  read: readMarkTemplate,
  put: putMarkTemplate,
  describe: (_, template) => template,
}

const showWithId = async <Entry, Shown>(
  context: Context,
  kind: InventoryKind<Entry, Shown>,
  id: string,
): Promise<Shown> => kind.describe(context, await requireObject(context, kind, id))

/** @throws Failure `not-found` */
export const showOf =
  <Entry, Shown>(kind: InventoryKind<Entry, Shown>) =>
  ({ context, input }: Pick<EndpointRequest<{ readonly id: string }>, 'context' | 'input'>) =>
    showWithId(context, kind, input.id)

/** Parts of the declarations of endpoints that list, read, remove and create objects. */
export const listingOf = <Entry extends object, Shown>(kind: InventoryKind<Entry, Shown>) => ({
  guard: { kind: 'each', type: kind.type, action: 'READ' } as const,
  load: loadFirstPage(kind.type),
  run: listOf(kind),
})

export const readingOf = <Entry, Shown>(kind: InventoryKind<Entry, Shown>) => ({
  guard: { kind: 'object', type: kind.type, actions: ['READ'], id: 'id' } as const,
  input: inventoryReference,
  conditional: true as const,
  errors: ['not-found'] as const,
  run: showOf(kind),
})

export const deletionOf = <Entry, Shown>(kind: InventoryKind<Stored<Entry>, Shown>) => ({
  guard: { kind: 'object', type: kind.type, actions: ['DELETE'], id: 'id' } as const,
  input: inventoryReference,
  current: { show: showOf(kind) },
  reply: { status: 200 } as const,
  errors: ['not-found'] as const,
  run: ({ context, input }: Pick<EndpointRequest<{ readonly id: string }>, 'context' | 'input'>) =>
    removeObject(context, kind, input.id),
})

/** Lists the objects that the caller may read; with tags, those that have one of them. */
const listOf = <Entry extends object, Shown>(kind: InventoryKind<Entry, Shown>) =>
  inPages((context, range, { tag = [], tags = [] }: Partial<Static<typeof taggedPage>>) => {
    const wanted = [...tag, ...tags]
    const show = async (id: string) => {
      const entry = await kind.read(context.store, id)
      return entry && hasAnyTag(entry, wanted) ? kind.describe(context, entry) : undefined
    }
    return listReadable(context, { type: kind.type, filter: JSON.stringify(wanted), show }, range)
  })

const hasAnyTag = (entry: { readonly tags?: readonly string[] }, wanted: readonly string[]) =>
  wanted.length === 0 || wanted.some((tag) => entry.tags?.includes(tag))

interface RequestWithId {
  readonly id?: string | null | undefined
}

/** The client may choose the id of the new object. `current` shows the object with this id. */
export const creationOf = <Entry, Shown>(kind: InventoryKind<Entry, Shown>) => ({
  guard: { kind: 'type', type: kind.type } as const,
  headers: identityHeaders,
  load: ({ context, input }: Reading<RequestWithId>) =>
    readObject(context.store, kind.type, input.id ?? undefined),
  current: {
    guard: { kind: 'signed-in' } as const,
    show: (call: EndpointRequest<RequestWithId>) =>
      showExisting(call.context, kind.type, readRequestedIdentity(call), (context, id) =>
        showWithId(context, kind, id),
      ),
  },
  errors: ['already-exists'] as const,
})

/** @throws Failure `invalid-input` for an id that is not a UUID */
export const readRequestedIdentity = (call: EndpointRequest<RequestWithId>): RequestedIdentity => {
  const { formErrors, headers } = call
  const error = formErrors.find(({ pointer }) => pointer === '/id')
  if (error !== undefined) {
    throw new Failure('invalid-input', sentence`invalid id: it ${sentenceOf(error.detail)}.`, {
      errors: [error],
    })
  }
  return { id: call.input.id ?? undefined, key: headers['idempotency-key'] }
}
