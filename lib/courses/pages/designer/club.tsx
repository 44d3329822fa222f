/** The marks of the club. */
import { useEffect, useState } from 'preact/hooks'
import type { Position } from '#positions/rules/position.ts'
import { formatPosition } from '#positions/rules/positionText.ts'
import { counted } from '#values/words.ts'
import { Problem, useAction } from './action.tsx'
import { MarkImport } from './markImport.tsx'
import { inventory } from './paths.ts'
import { MarkTable } from './markTable.tsx'
import type { Form } from './question.ts'
import type { ClubMark } from './data.ts'
import { useOpened } from './opened.ts'

interface PlacedMark {
  readonly name: string
  readonly shortName: string
  readonly position?: Position
}

interface Club {
  readonly marks: readonly PlacedMark[]
  readonly tags: readonly string[]
  readonly problem: string
  readonly reload: () => Promise<void>
}

/** The inventory, and the part of it that the form selects. */
export const useClubMarks = ({ tag }: Form): Club => {
  const [all, setAll] = useState<readonly ClubMark[]>([])
  const { run, problem } = useAction()
  const { read } = useOpened()
  const reload = () =>
    run(async () => {
      // At most 1,000.
      setAll((await read(inventory)) as ClubMark[])
    })
  useEffect(() => {
    void reload()
  }, [])
  const marks = all
    .filter(({ tags }) => !tag || tags.includes(String(tag)))
    .sort((one, other) => one.shortName.localeCompare(other.shortName, 'en', { numeric: true }))
    .map(({ name, shortName, latDeg, lonDeg }) =>
      latDeg === undefined || lonDeg === undefined
        ? { name, shortName }
        : { name, shortName, position: { latitude: latDeg, longitude: lonDeg } },
    )
  return { marks, tags: [...new Set(all.flatMap(({ tags }) => tags))].sort(), problem, reload }
}

export const ClubMarks = ({ marks, problem, reload }: Club) => {
  const { language, words } = useOpened()
  return (
    <>
      <details>
        <summary>{counted(language, words.inInventory, marks.length)}</summary>
        <MarkTable
          label={words.inventoryMarks}
          marks={marks.map(({ name, shortName, position }) => ({
            name,
            shortName,
            place: position ? formatPosition(position) : words.notKnown,
          }))}
        />
        <Problem problem={problem} />
      </details>
      <details>
        <summary>{words.importMarks}</summary>
        <MarkImport reload={reload} />
      </details>
    </>
  )
}
