import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { endpoint } from '#endpoint'
import { inputErrorsMax } from '#endpoint/formErrors.ts'
import { putMarkProperties, type StoredMarkProperties } from '#courses/items/markInventory.ts'
import { readLook } from '#courses/rules/appearance.ts'
import type { MarkProperties } from '#courses/rules/inventory.ts'
import { foldedName, type ImportedMark, readMarksFile } from '#courses/rules/marksFile.ts'
import { fixedAt } from '#courses/rules/positioning.ts'
import { writesOfNew } from '#courses/steps/inventory.ts'
import { allMarkProperties } from '#courses/steps/markProperties.ts'
import { listChangeableMarks } from '#courses/steps/listMarks.ts'
import { distanceBetween } from '#positions/rules/geodesic.ts'
import { importedMarks, marksFile } from '#schemas/courses/marksImport.ts'
import type { Static } from '#schemas/schema.ts'
import { requireValid, sentence } from '#values/failure.ts'
import { groupedBy } from '#values/groupedBy.ts'

export const { declaration, handler } = endpoint({
  name: 'importMarkProperties',
  summary: 'Import the marks of a club from a file',
  description:
    'The body is GPX (waypoints), KML (placemarks with a point) or CSV with a header row: a name, ' +
    'and a latitude and a longitude, or a position such as `54°25.2′N 10°10.8′E`; optionally a short ' +
    'name, a color and a shape. Send tables of Windows-1252 as `application/octet-stream`. The name ' +
    'identifies a mark of the caller, or of a group of the caller: existing marks are updated, and ' +
    'the others are made. With a `tag`, the marks get it, and marks that have other tags only stay as ' +
    'they are. All or nothing: errors have the `row` and the `column` of the file, and count ' +
    'waypoints from 1. With `dryRun=true` the response is the preview.',
  routes: ['POST /sharedsailingserver/api/v1/markproperties/import'],
  guard: { kind: 'type', type: 'MARK_PROPERTIES' },
  input: marksFile,
  inputFrom: 'file',
  fileTypes: [
    'text/csv',
    'application/gpx+xml',
    'application/vnd.google-earth.kml+xml',
    'application/xml',
    'text/xml',
    'application/octet-stream',
  ],
  reply: { status: 200, body: importedMarks },
  errors: ['malformed-request', 'too-large'],
  run: async ({ context, input: { file, tag } }) => {
    const { kind, ignored, marks, errors, errorAt } = readMarksFile(file)
    const find = finderOf(await listChangeableMarks(context), tag)
    const ambiguous = marks.flatMap(({ row, name }) => {
      const { length } = find(name)
      const detail = sentence`must be the name of one mark, and the inventory has ${length} of this name`
      return length < 2 ? [] : [errorAt(row, 'name', { code: 'ambiguous', detail })]
    })
    requireValid([...errors, ...ambiguous].slice(0, inputErrorsMax))
    const plans = marks.map((mark) => planOf(mark, find(mark.name)[0], tag))
    const writes = [
      ...plans.flatMap(({ before, after, changed }) =>
        before === undefined || changed.length === 0 ? [] : [putMarkProperties(after, before.item)],
      ),
      ...(await writesOfNew(
        context,
        allMarkProperties,
        plans.flatMap(({ before, after }) => (before === undefined ? [after] : [])),
      )),
    ]
    if (writes.length > 0) await context.store.write(writes)
    const shown = plans.map(describe)
    const count = (change: string): number => shown.filter((one) => one.change === change).length
    return {
      kind,
      created: count('created'),
      updated: count('updated'),
      unchanged: count('unchanged'),
      ignored: ignored.filter(Boolean),
      marks: shown,
    }
  },
})

/** Two clubs of the caller may use the same names, so marks with other tags do not match. */
const finderOf = (marks: readonly StoredMarkProperties[], tag: string | undefined) => {
  const byName = groupedBy(marks, ({ name }) => foldedName(name))
  return (name: string): readonly StoredMarkProperties[] => {
    const same = byName.get(foldedName(name)) ?? []
    if (tag === undefined) return same
    const tagged = same.filter(({ tags }) => tags.includes(tag))
    return tagged.length > 0 ? tagged : same.filter(({ tags }) => tags.length === 0)
  }
}

type Plan = ReturnType<typeof planOf>

/** Values that the file does not have stay. */
const planOf = (
  { row, latitude, longitude, ...sent }: ImportedMark,
  before: StoredMarkProperties | undefined,
  tag: string | undefined,
) => {
  const { color, shape } = readLook(sent)
  const { item: _, ...old } = before ?? { ...newMark, id: randomUUID(), item: undefined }
  const { name } = before ?? sent
  const after: MarkProperties = {
    ...old,
    name,
    shortName: sent.shortName ?? (old.shortName || name),
    color: color ?? old.color,
    shape: shape ?? old.shape,
    tags: tag === undefined || old.tags.includes(tag) ? old.tags : [...old.tags, tag],
    positioning: fixedAt(latitude, longitude) ?? null,
  }
  const fields = ['shortName', 'color', 'shape', 'tags', 'positioning'] as const
  const changed = before
    ? fields.filter((name) => !isDeepStrictEqual(before[name], after[name]))
    : []
  return { row, before, after, changed, to: { latitude, longitude } }
}

const newMark: Omit<MarkProperties, 'id' | 'name'> = {
  shortName: '',
  color: null,
  shape: null,
  pattern: null,
  markType: 'BUOY',
  tags: [],
  positioning: null,
}

const describe = (plan: Plan): Static<typeof importedMarks>['marks'][number] => {
  const { row, before, after, changed, to } = plan
  const from = before?.positioning?.kind === 'position' ? before.positioning.position : undefined
  const moves = changed.includes('positioning') && from !== undefined
  return {
    row,
    id: after.id,
    name: after.name,
    shortName: after.shortName,
    latDeg: to.latitude,
    lonDeg: to.longitude,
    changed: [...changed],
    change: before === undefined ? 'created' : changed.length > 0 ? 'updated' : 'unchanged',
    ...(moves && { metres: Math.round(distanceBetween(from, to)) }),
  }
}
