/** The style of the race board, beside the one that it shares with other pages of a race. */
import { mapStyle } from '#positions/pages/map.ts'
import { chartRules, picturesStyle } from './pictures.ts'
import { tagNowStyle } from '#tags/pages/tagNow.ts'

export const style = picturesStyle + tagNowStyle

/** In addition, for a race with boats. */
export const boatsStyle = `${chartRules}
#checked { display: none }
#boats figure svg { width: 100%; height: 35vh; border-radius: var(--round); background: var(--wash); overflow: hidden }
${mapStyle}
@media print { .map { display: none } }
#boats noscript img { max-width: 100%; height: auto }
#boats .boat { cursor: pointer }
#boats .chosen .hull { stroke-width: 2px }
#boats .tail.chosen { stroke-width: 4px }
#boats .headline, #boats .time { display: flex; flex-wrap: wrap; gap: 0 .5rem; align-items: center; justify-content: space-between }
#boats-leader { font-weight: 600 }
#boats-leader, #boats-clock { margin: 0 }
#boats-clock { font-size: var(--small); font-variant-numeric: tabular-nums }
#boats .time { flex-wrap: nowrap; margin: .25rem 0 }
#boats .time > * { width: auto }
#boats input[type=range] { flex: 1; min-width: 0; max-width: none; padding: 0; border: 0; accent-color: var(--link) }
#boats input[type=search] { max-width: 10rem; font-size: var(--small); font-weight: 400 }
#boats ::placeholder { color: var(--quiet); opacity: 1 }
#boats .sample { width: .9rem; height: 1.35rem; margin-right: .4rem; vertical-align: -.35rem }
#boats tr:has([aria-pressed=true]) { background: var(--wash); box-shadow: -.3rem 0 var(--accent) }
#boats table { table-layout: auto }
#boats th, #boats td { width: auto; padding-block: 0; vertical-align: middle }
#boats thead th { white-space: nowrap }
#boats td, #boats thead th:nth-child(n + 3) { text-align: right; font-variant-numeric: tabular-nums }
#boats td:first-child { text-align: left }
#boats abbr { text-decoration: none }
#boats th button { padding: 0; border: 0; color: inherit; background: none; text-align: left; font-weight: 400 }
#boats th button[aria-pressed=true] { font-weight: 700; text-decoration: underline }
@media (prefers-reduced-motion: no-preference) { #boats.live .boat { transition: transform 1s linear } #boats.playing .boat { transition: transform .25s linear } }
@media screen { #boats label { position: absolute; clip-path: inset(50%) } }
@media (max-width: 30rem) {
  #boats { margin-top: .5rem; padding-block: .25rem }
  #boats figure svg { height: 32vh }
  #boats :is(th, td) { padding-right: .3rem }
}
@media (min-width: 60rem) {
  #boats figure svg { height: 55vh }
  #boats { grid-column: 1 / -1 }
  .script .boats { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: 2.5rem; align-items: start }
}
@media print {
  #boats figure svg { max-height: 120mm }
  #boats .time { display: none }
  #boats tr[hidden] { display: table-row }
}
`
