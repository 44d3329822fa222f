/** The marks of the club. */
import { useEffect, useState } from 'preact/hooks'
import { positionText } from '../marks/geometry.ts'
import { listClubMarks, useAction } from './api.ts'
import { MarkImport, MarkTable } from './markImport.tsx'
import type { ClubMark } from './api.ts'

import type { Position } from './question.ts'

type Placed = ClubMark & { position?: Position }

export interface Club {
  marks: Placed[]
  tags: string[]
  problem: string
  reload: () => Promise<void>
}

/** The inventory, and the part of it that the form selects. */
export const useClubMarks = ({ tag }: import('./question.ts').Form): Club => {
  const [all, setAll] = useState([] as ClubMark[])
  const { run, problem } = useAction()
  const reload = () => run(async () => setAll(await listClubMarks()))
  useEffect(() => {
    void reload()
  }, [])
  const marks = all
    .filter(({ tags }) => !tag || tags.includes(String(tag)))
    .sort((one, other) => one.shortName.localeCompare(other.shortName, 'en', { numeric: true }))
    .map(({ latDeg, lonDeg, ...mark }) =>
      latDeg === undefined || lonDeg === undefined
        ? mark
        : { ...mark, position: { latitude: latDeg, longitude: lonDeg } },
    )
  return { marks, tags: [...new Set(all.flatMap(({ tags }) => tags))].sort(), problem, reload }
}

export const ClubMarks = ({ marks, problem, reload }: Club) => (
  <>
    <details>
      <summary>{marks.length === 1 ? '1 mark' : `${marks.length} marks`} in the inventory</summary>
      <MarkTable
        label="Marks in the inventory"
        marks={marks.map(({ name, shortName, position }) => ({
          name,
          shortName,
          place: position ? positionText(position) : 'not known',
        }))}
      />
      <p role="alert" class="error">
        {problem}
      </p>
    </details>
    <details>
      <summary>Import marks from a file</summary>
      <MarkImport reload={reload} />
    </details>
  </>
)
