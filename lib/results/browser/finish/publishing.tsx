/** The last steps of a sheet: what changes in the standings, then confirmation, later official. */
import { useState } from 'preact/hooks'
import { button } from '#page/components/controls.tsx'
import { plural } from '#values/plural.ts'
import type { Outlook, Props } from './props.ts'

type Moved = Outlook['moved']

const arrow = ({ before, after }: Moved[number]['netPoints']) =>
  `${before ?? '-'} → ${after ?? '-'}`

const MovedBoats = ({ moved }: { moved: Moved }) =>
  moved.length === 0 ? (
    <p>The standings stay as they are.</p>
  ) : (
    <div class="scroll" role="group" aria-label="Changes of the standings" tabindex={0}>
      <table>
        <caption>The standings change</caption>
        <thead>
          <tr>
            <th scope="col">Boat</th>
            <th scope="col">Rank</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {moved.map(({ name, rank, netPoints }) => (
            <tr>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>{arrow(rank)}</td>
              <td>{arrow(netPoints)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

interface PreviewProps extends Props {
  readonly outlook: Outlook
  /** The number of boats without a line. */
  readonly missing: number
}

const Preview = ({ outlook, missing, publish, close }: PreviewProps) => {
  const [reason, setReason] = useState('')
  const asksReason = outlook.replacesOfficial
  const words = outlook.state === 'official' ? 'Make the result official' : 'Confirm the result'
  const press = () => publish(outlook.state, asksReason ? reason : '')
  return (
    <div class="outlook" role="group" aria-label="Preview">
      {missing > 0 && (
        <p>
          <strong>{plural(missing, 'boat has', 'boats have')} no line and will score DNC.</strong>
        </p>
      )}
      <MovedBoats moved={outlook.moved} />
      {asksReason && (
        <label>
          Reason for the change of an official result. Readers of the results see it.
          <input
            maxlength={200}
            value={reason}
            onInput={({ currentTarget }) => {
              setReason(currentTarget.value)
            }}
          />
        </label>
      )}
      <p class="actions">
        <button type="button" disabled={asksReason && reason.trim() === ''} onClick={press}>
          {words}
        </button>
        {button('Not yet', close)}
      </p>
    </div>
  )
}

export const Publishing = (props: Props & { readonly missing: number }) => {
  const { kept, outlook, look } = props
  const isDraft = kept.state === 'none' || kept.state === 'draft'
  const isEmpty = kept.mine.finishes.length === 0
  return (
    <section aria-labelledby="publish-heading" class="on-screen publish">
      <h2 id="publish-heading">Publish</h2>
      <p class="actions">
        <button type="button" disabled={isEmpty} onClick={() => look('confirmed')}>
          What would change?
        </button>
        {!isDraft && button('Make official', () => look('official'))}
      </p>
      {outlook && <Preview {...{ ...props, outlook }} />}
    </section>
  )
}
