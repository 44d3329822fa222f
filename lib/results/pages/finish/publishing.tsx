/** The last steps of a sheet: what changes in the standings, then confirmation, later official. */
import { useState } from 'preact/hooks'
import { button } from '#page/components/controls.tsx'
import { changeText, counted } from '#values/words.ts'
import { boatName } from './boatName.tsx'
import type { Outlook, Props } from './props.ts'

type Moved = Outlook['moved']

const MovedBoats = ({ moved, page }: { moved: Moved; page: Props['page'] }) => {
  const { language, words } = page
  const sailOf = (id: string) => page.boats.find((boat) => boat.id === id)?.sail ?? ''
  return moved.length === 0 ? (
    <p>{words.staysSame}</p>
  ) : (
    <div class="scroll" role="group" aria-label={words.changes} tabindex={0}>
      <table>
        <caption>{words.change}</caption>
        <thead>
          <tr>
            <th scope="col">{words.boat}</th>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {moved.map(({ competitorId, name, rank, netPoints }) => (
            <tr>
              <th scope="row">{boatName({ name, sail: sailOf(competitorId) })}</th>
              <td>{changeText(language, rank)}</td>
              <td>{changeText(language, netPoints)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface PreviewProps extends Props {
  readonly outlook: Outlook
  /** The number of boats without a line. */
  readonly missing: number
}

const Preview = ({ page, outlook, missing, publish, close }: PreviewProps) => {
  const { words } = page
  const [reason, setReason] = useState('')
  const asksReason = outlook.replacesOfficial
  const press = () => publish(outlook.state, asksReason ? reason : '')
  return (
    <div class="outlook" role="group" aria-label={words.previewOf}>
      {missing > 0 && (
        <p>
          <strong>{counted(page.language, words.willScoreDnc, missing)}</strong>
        </p>
      )}
      {asksReason && (
        <label>
          {words.reason}
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
          {outlook.state === 'official' ? words.makeResultOfficial : words.confirmResult}
        </button>
        {button(words.notYet, close)}
      </p>
      <MovedBoats moved={outlook.moved} page={page} />
    </div>
  )
}

export const Publishing = (props: Props & { readonly missing: number }) => {
  const { kept, outlook, look } = props
  const { words } = props.page
  const isDraft = kept.state === 'none' || kept.state === 'draft'
  const isEmpty = kept.mine.finishes.length === 0
  return (
    <section aria-labelledby="publish-heading" class="card on-screen publish">
      <h2 id="publish-heading">{words.publish}</h2>
      <p class="actions">
        <button type="button" disabled={isEmpty} onClick={() => look('confirmed')}>
          {words.preview}
        </button>
        {!isDraft && button(words.makeOfficial, () => look('official'))}
      </p>
      {outlook && <Preview {...{ ...props, outlook }} />}
    </section>
  )
}
