/** The style of the results, for phones, walls and paper. */
import { boardStyle } from '#races/pages/boardStyle.ts'

export const style = `${boardStyle}
main { display: block }
.standings { width: auto; min-width: 100%; table-layout: auto; font-variant-numeric: tabular-nums; white-space: nowrap }
.standings th, .standings td { width: auto; padding: .3rem .6rem; text-align: right; vertical-align: middle }
.standings th[scope=row], .standings .left { text-align: left }
.standings .rank, .standings th[scope=row] { position: sticky; background: var(--paper); z-index: 1 }
.standings .rank { left: 0; min-width: 2.75rem; font-weight: 700 }
.standings th[scope=row] { left: 2.75rem; max-width: 11rem; white-space: normal }
.standings tbody tr:nth-child(even) > * { background: var(--wash) }
.standings summary { display: inline-block; min-height: 0; padding: .5rem 0; list-style: none; text-decoration: underline dotted; font-weight: 400 }
.standings details[open] { white-space: normal; min-width: 14rem; text-align: left }
#races table { table-layout: auto }
#races th, #races td { width: auto; padding-right: 1rem; font-variant-numeric: tabular-nums }
.net { font-weight: 700 }
.provisional, .official { display: inline-block; padding: .1rem .6rem; border: 2px solid; font-weight: 700 }
.official { color: var(--paper); background: var(--ink); border-color: var(--ink) }
.changes { padding: 0; list-style: none }
.changes > li { padding: .5rem 0; border-top: 1px solid var(--line) }
dl.legend { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem }
dl.legend dt { margin: 0; font-weight: 600 }
dl.legend dd { margin: 0 }
@page { size: A4 landscape; margin: 12mm }
@media print {
  .scroll { overflow: visible }
  .standings { font-size: 8.5pt }
  .standings thead { display: table-header-group }
  .standings tr { break-inside: avoid }
  .standings th, .standings td { padding: .1rem .35rem; position: static }
  .standings summary { padding: 0; text-decoration: none }
  .standings details > p { display: none }
  .standings details, #races details { display: block }
  #races details::details-content { content-visibility: visible; height: auto }
  .standings .rank { width: 3rem }
}
`
