import { button } from '#page/components/controls.tsx'
import type { FinishBoat } from '../../steps/finishPage.ts'
import { boatName } from './boatName.tsx'

interface Props {
  readonly label: string
  readonly boats: readonly FinishBoat[]
  readonly choose: (boat: FinishBoat, event: Event) => void
  /** What a press does, if it is not the finish. */
  readonly code?: string
}

/** Boats that typed digits can mean. */
export const Matches = ({ label, boats, choose, code }: Props) => (
  <p class="matches" role="group" aria-label={label}>
    {boats.map((boat) => {
      const press = (event: Event) => {
        choose(boat, event)
      }
      const text = code === undefined ? boatName(boat) : [boatName(boat), ' ', code]
      return button(text, press, { class: 'secondary boat', key: boat.id })
    })}
  </p>
)

/** As many as thumbs reach without scrolling. */
export const matchesMax = 6
