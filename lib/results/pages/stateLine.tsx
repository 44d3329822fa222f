import { Text } from '#page/components/text.tsx'
import { minuteText } from '#page/time.ts'
import type { ResultsPage } from '../steps/resultsPage.ts'

interface Props {
  readonly page: Pick<ResultsPage, 'words' | 'state' | 'lastChangeMillis' | 'timeZone' | 'language'>
}

export const StateLine = ({ page }: Props) => {
  const { words, state, lastChangeMillis, timeZone, language } = page
  if (lastChangeMillis === null || state === 'none') return <p>{words.noneScored}</p>
  const time = minuteText(lastChangeMillis, timeZone, language)
  return (
    <p>
      <Text of={words.since} state={<span class={state}>{words[state]}</span>} time={time} />
    </p>
  )
}
