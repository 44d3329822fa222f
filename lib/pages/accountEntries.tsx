/** The entries that the user made by registration links. */
import { entriesWords } from '#entries/words/entriesWords.ts'
import { Name } from '#page/components/name.tsx'
import { pathOf } from '#values/pathSegment.ts'
import type { listEntriesOfUser } from '#races/items/entries.ts'
import { sailText } from '#races/rules/sailNumber.ts'
import type { Language } from '#values/language.ts'
import { counted } from '#values/words.ts'

export type OwnEntry = Awaited<ReturnType<typeof listEntriesOfUser>>[number]

interface Props {
  readonly entries: readonly OwnEntry[]
  readonly language: Language
}

const EntryItem = ({ entry, language }: { entry: OwnEntry; language: Language }) => {
  const { regattaName, competitor, withdrawn, isWaiting } = entry
  const words = entriesWords[language].checkin
  const state = withdrawn === true ? words.isWithdrawn : isWaiting === true && words.waits
  return (
    <li>
      <span>
        <a href={pathOf('/results', [regattaName])}>
          <Name>{regattaName}</Name>
        </a>
        <br />
        <span class="small">
          <Name>{`${sailText(competitor)} ${competitor.name}`}</Name>
          {state !== false && ` · ${state}`}
        </span>
      </span>
    </li>
  )
}

export const OwnEntries = ({ entries, language }: Props) =>
  entries.length === 0 ? null : (
    <section>
      <h2>{counted(language, entriesWords[language].checkin.own, entries.length)}</h2>
      <ul class="held">
        {entries.map((entry) => (
          <EntryItem entry={entry} language={language} />
        ))}
      </ul>
    </section>
  )
