import { endpoint } from '#endpoint'
import { identityHeaders, readRequestedIdentity } from '#courses/steps/inventory.ts'
import { addedMark, type MarkValues, newMark } from '#schemas/courses/mark.ts'
import type { Checked } from '#schemas/schema.ts'
import { effectiveAppearance, readLook } from '#courses/rules/appearance.ts'
import { requireRight } from '#courses/rules/inventoryInput.ts'
import { newMark as markOf, positioned } from '#courses/rules/mark.ts'
import type { InputError } from '#values/failure.ts'
import { readMarkTemplate } from '#courses/items/markInventory.ts'
import { readMarks } from '#courses/items/marks.ts'
import { authorize } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { alreadyExists, identityOf } from '#access/createObject.ts'
import { showMark, writesOfMarks } from '#courses/steps/regattaMarks.ts'
import { readReferredProperties } from '#courses/steps/markProperties.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { readObject } from '#table/objects.ts'

export const { declaration, handler } = endpoint({
  name: 'addMarkToRegatta',
  summary: 'Add a mark to a regatta',
  description:
    'Each field of the appearance comes from the request, otherwise from the mark properties, ' +
    'otherwise from the mark template. The position comes from the mark properties. ' +
    'Requests with the same `Idempotency-Key` add one mark.',
  routes: ['POST /sailingserver/api/v1/mark/addMarkToRegatta'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['LAY_COURSE'], id: 'regattaName' },
  input: newMark,
  headers: identityHeaders,
  load: ({ context: { store }, input }) =>
    Promise.all([
      readMarks(store, input.regattaName),
      ...[input.markTemplateId, input.originatingMarkTemplateId].map((id) =>
        readObject(store, 'MARK_TEMPLATE', id ?? undefined),
      ),
      ...[input.markPropertiesId, input.originatingMarkPropertiesId].map((id) =>
        readObject(store, 'MARK_PROPERTIES', id ?? undefined),
      ),
    ]),
  current: {
    guard: { kind: 'object', type: 'LEADERBOARD', actions: ['READ'], id: 'regattaName' },
    show: (call) => {
      const { id } = readRequestedIdentity(call)
      return id === undefined ? undefined : showMark(call.context, call.input.regattaName, id)
    },
  },
  reply: { status: 200, body: addedMark },
  errors: ['not-found', 'already-exists'],
  run: async (call) => {
    const { context, input, formErrors } = call
    const requested = readRequestedIdentity(call)
    const { store, nowMillis } = context
    const regatta = await requireRegatta(context, input.regattaName)
    const stored = await readMarks(store, regatta.name)
    const { appearance, markTemplateId, properties } = await readNewMark(context, input, formErrors)
    const { id, origin } = identityOf(context, `mark of ${regatta.name}`, requested)
    if (stored.marks.some((mark) => mark.id === id)) {
      if (origin === 'client') throw alreadyExists('mark', id)
      return { markId: id }
    }
    const markPropertiesId = properties?.id
    const origins = { id, markTemplateId, markPropertiesId, createdMillis: nowMillis, position: 0 }
    const mark = positioned(markOf(appearance, origins), properties?.positioning, nowMillis)
    await store.write(writesOfMarks(context, stored, [mark]))
    return { markId: id }
  },
})

/** Existing clients know some values by two names. The first one counts. */
const firstNames = {
  shortName: 'markShortName',
  originatingMarkTemplateId: 'markTemplateId',
  originatingMarkPropertiesId: 'markPropertiesId',
} as const

type SecondName = keyof typeof firstNames

const countingName = (sent: Checked<MarkValues>, second: SecondName) =>
  sent[firstNames[second]] === undefined ? second : firstNames[second]

const isIgnored = (sent: Checked<MarkValues>, { pointer = '' }: InputError): boolean => {
  const name = pointer.slice(1)
  return name in firstNames && countingName(sent, name as SecondName) !== name
}

const readNewMark = async (
  context: Context,
  values: Checked<MarkValues>,
  formErrors: readonly InputError[],
) => {
  const inputErrors = formErrors.filter((error) => !isIgnored(values, error))
  const templateName = countingName(values, 'originatingMarkTemplateId')
  const propertiesName = countingName(values, 'originatingMarkPropertiesId')
  const markTemplateId = values[templateName] ?? undefined
  const propertiesId = values[propertiesName] ?? undefined
  const { store } = context
  const template =
    markTemplateId === undefined ? undefined : await readMarkTemplate(store, markTemplateId)
  const properties =
    propertiesId === undefined ? undefined : await readReferredProperties(context, propertiesId)
  if (markTemplateId !== undefined && !template) {
    const detail = 'must be the id of a mark template that exists'
    inputErrors.push({ pointer: `/${templateName}`, code: 'unknown', detail })
  }
  if (propertiesId !== undefined && !properties) {
    const detail = 'must be the id of mark properties that exist'
    inputErrors.push({ pointer: `/${propertiesName}`, code: 'unknown', detail })
  }
  if (template) await authorize(context, { type: 'MARK_TEMPLATE', id: template.id, action: 'READ' })
  if (properties) {
    await authorize(context, { type: 'MARK_PROPERTIES', id: properties.id, action: 'READ' })
  }
  const sent = requireRight<MarkValues>(values, inputErrors)
  const { markName: name, type: markType, ...look } = sent
  const freestyle = {
    ...readLook({ ...look, markType }),
    name,
    shortName: sent[countingName(sent, 'shortName')] ?? null,
  }
  const appearance = effectiveAppearance({ freestyle, properties, template })
  if (appearance === undefined) throw new Error('a mark without a name passed validation')
  return { appearance, markTemplateId, properties }
}
