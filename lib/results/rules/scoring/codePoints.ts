/** The points for codes: the boats that they count, and one. */
import type { Stage } from '#races/rules/regatta.ts'
import { groupedBy } from '#values/groupedBy.ts'
import type { Sentence } from '../../words/sentences.ts'
import { type Amount, type Counted, plusOne } from './amount.ts'
import type { ScoredColumn, ScoredEntry, Series } from './standings.ts'

interface CodePoints {
  readonly dnc: Amount
  readonly dnf: Amount
}

const ofStages: Readonly<Record<Stage, { readonly counted: Counted; readonly words: Sentence }>> = {
  qualifying: { counted: 'largestFleetPlusOne', words: ['inQualifying'] },
  final: { counted: 'fleetPlusOne', words: ['inFinal'] },
  medal: { counted: 'medalFleetPlusOne', words: ['inMedal'] },
}

/** @returns the points by the fleet of a race and the number of boats that came to it */
export const codePointsOf = (
  column: ScoredColumn,
  penaltyBase: Series['penaltyBase'],
  entries: readonly ScoredEntry[],
): ((fleet: string, came: number) => CodePoints) => {
  const { part, fleetOf } = column
  if (part.stage === undefined) {
    if (penaltyBase === 'entries') {
      const all = plusOne(entries.length, 'entriesPlusOne', 'A5.2')
      return () => ({ dnc: all, dnf: all })
    }
    const dnc = plusOne(entries.length, 'entriesPlusOne', 'A5.3')
    return (_fleet, came) => ({ dnc, dnf: plusOne(came, 'startersPlusOne', 'A5.3') })
  }
  const { counted, words } = ofStages[part.stage]
  const boats = groupedBy(entries, ({ id }) => fleetOf(id))
  const sizeOf = (fleet: string): number => boats.get(fleet)?.length ?? 0
  const largest = Math.max(...column.fleets.map(({ name }) => sizeOf(name)))
  return (fleet) => {
    const count = part.stage === 'qualifying' ? largest : sizeOf(fleet)
    const amount = { ...plusOne(count, counted, 'SI'), ruleWords: words }
    return { dnc: amount, dnf: amount }
  }
}
