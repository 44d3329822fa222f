/** The flags of a race as drawings, beside their words. */
import type { FlyingFlag } from '#races/rules/raceLog.ts'
import { FlagDrawing } from '#results/pages/start/flagDrawings.tsx'
import { shownFlagsOf } from './raceStatus.ts'

export const Flags = ({ flying }: { readonly flying: readonly FlyingFlag[] }) => {
  const shown = shownFlagsOf(flying)
  return (
    shown.length > 0 && (
      <p class="flags">
        {shown.map((one) => (
          <FlagDrawing {...one} />
        ))}
      </p>
    )
  )
}
