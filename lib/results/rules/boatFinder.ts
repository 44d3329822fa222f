/** Finds the boats of a sheet by their ids or sail numbers. */
import { inputErrorsMax } from '#endpoint/formErrors.ts'
import type { Competitor, Entry } from '#races/rules/competitor.ts'
import { findersOf } from '#races/rules/fleetLists.ts'
import { fullSailId } from '#races/rules/sailNumber.ts'
import { type InputError, oneOf, sentence } from '#values/failure.ts'
import { nearestWords } from '#values/suggestion.ts'
import { errorIf } from './sentSheet.ts'

interface FoundBoat {
  readonly boat: Competitor | undefined
  readonly errors: readonly InputError[]
}

const suggestionsMax = 3

export const boatFinderOf = (entries: readonly Entry[]) => {
  const { byId, bySail } = findersOf(entries)
  const suggestionOf = suggesterOf(entries)

  const idErrors = (id: string, pointer: string): readonly InputError[] =>
    errorIf(byId(id).length === 0, pointer, 'unknown', 'must be the id of an entry of the regatta')

  const findById = (id: string, sailId: string | undefined, pointer: string): FoundBoat => {
    const [boat] = byId(id)
    const errors = idErrors(id, `${pointer}/competitorId`)
    if (boat === undefined || sailId === undefined || bySail(sailId).includes(boat)) {
      return { boat, errors }
    }
    const detail = sentence`must be the sail number of \`competitorId\`, ${labelOf(boat)}, or be left out`
    return { boat, errors: [{ pointer: `${pointer}/sailId`, code: 'contradiction', detail }] }
  }

  const findBySail = (sailId: string, linePointer: string): FoundBoat => {
    const [boat, ...others] = bySail(sailId)
    const pointer = `${linePointer}/sailId`
    if (boat === undefined) {
      const detail = 'must be the sail number of an entry of the regatta'
      return { boat, errors: [{ pointer, code: 'unknown', detail, ...suggestionOf(sailId) }] }
    }
    if (others.length === 0) return { boat, errors: [] }
    const candidates = [boat, ...others]
      .map((each) => [labelOf(each), each.boat.boatClass || [], `id ${each.id}`].flat().join(', '))
      .join('; ')
    const detail = sentence`must be the sail number of one entry. Candidates: ${candidates}. Put the nationality in front, or send \`competitorId\``
    return { boat: undefined, errors: [{ pointer, code: 'ambiguous', detail }] }
  }

  return {
    idErrors,
    find: (
      { competitorId, sailId }: { readonly competitorId?: string; readonly sailId?: string },
      pointer: string,
    ): FoundBoat => {
      if (competitorId !== undefined) return findById(competitorId, sailId, pointer)
      if (sailId !== undefined) return findBySail(sailId, pointer)
      const detail = 'must be there, or `competitorId`'
      return { boat: undefined, errors: errorIf(true, `${pointer}/sailId`, 'required', detail) }
    },
  }
}

const sailOf = ({ nationality, boat: { sailId } }: Competitor): string =>
  sailId === null ? (nationality ?? '') : fullSailId({ sailId, nationality })

const labelOf = (competitor: Competitor): string => {
  const sail = sailOf(competitor)
  return sail === '' ? competitor.name : `${competitor.name} (${sail})`
}

/** The longest sail number that suggestions are computed for. */
const sailLengthMax = 40

/** Suggests the nearest sail numbers, with and without nationality. */
const suggesterOf = (entries: readonly Entry[]) => {
  const known = entries.flatMap(({ competitor }) =>
    competitor.boat.sailId === null ? [] : [competitor.boat.sailId, sailOf(competitor)],
  )
  /** Suggestions are expensive, and later errors are not reported. */
  let unknown = 0
  return (sailId: string): Pick<InputError, 'suggestion'> => {
    unknown += 1
    if (unknown > inputErrorsMax || sailId.length > sailLengthMax) return {}
    const near = [...new Set(nearestWords(sailId, known))].slice(0, suggestionsMax)
    return near.length === 0 ? {} : { suggestion: sentence`Did you mean ${oneOf(near)}?` }
  }
}
