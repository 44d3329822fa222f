// @ts-check
/** The marks of the club. */
import { html } from 'htm/preact'
import { useEffect, useState } from 'preact/hooks'
import { positionText } from '../marks/geometry.js'
import { listClubMarks, useAction } from './api.js'
import { MarkImport, MarkTable } from './markImport.js'

/**
 * @import { ClubMark } from './api.js'
 * @import { Position } from './question.js'
 *
 * @typedef {ClubMark & { position?: Position }} Placed
 * @typedef {{ marks: Placed[], tags: string[], problem: string, reload: () => Promise<void> }} Club
 */

/** The inventory, and the part of it that the form selects. @type {(form: import('./question.js').Form) => Club} */
export const useClubMarks = ({ tag }) => {
  const [all, setAll] = useState(/** @type {ClubMark[]} */ ([]))
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

/** @type {(props: Club) => unknown} */
export const ClubMarks = ({ marks, problem, reload }) =>
  html`<details>
      <summary>${marks.length === 1 ? '1 mark' : `${marks.length} marks`} in the inventory</summary>
      <${MarkTable}
        label="Marks in the inventory"
        marks=${marks.map(({ name, shortName, position }) => ({
          name,
          shortName,
          place: position ? positionText(position) : 'not known',
        }))}
      />
      <p role="alert" class="error">${problem}</p>
    </details>
    <details>
      <summary>Import marks from a file</summary>
      <${MarkImport} reload=${reload} />
    </details>`
