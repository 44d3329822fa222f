/** Derives the changed resources from the items, so that no endpoint has to list them. */
import { type Changes, changesBetween, type StoredResource } from './recordedChanges.ts'
import { entityOf } from './registry.ts'
import type { Item, ItemChange } from './items.ts'

export const changesOf = (changes: readonly ItemChange[]): Changes =>
  changesBetween(
    changes.flatMap(({ before }) => resourcesIn(before)),
    changes.flatMap(({ after }) => resourcesIn(after)),
  )

export const resourcesIn = (item: Item | undefined): readonly StoredResource[] =>
  item === undefined ? [] : entityOf(item).resources(item)
