/** The style of the race board and of pages that resemble it, for screens and for paper. */
import { pageStyle } from '#page/style.ts'

export const boardStyle = `${pageStyle}
summary { min-height: var(--target); padding: .6rem 0; cursor: pointer; font-weight: 600 }
.alert { font-weight: 600 }
.needs-script, .script .without-script { display: none }
.script .needs-script { display: block }
.script #share { display: inline-block }
figure { margin: 0 }
header { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: baseline }
header > .bar { flex: 0 0 100% }
header > p:empty { display: none }
header nav a { margin-right: 1rem }
#account { display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: center }
#account summary { position: relative; max-width: 65vw; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 400 }
#account button { padding: 0 .25rem; border: 0; font-weight: 400; color: #fff; background: none; text-decoration: underline }
#account details[open] { padding-bottom: 1rem }
#account details button { padding: 0 1.25rem; color: var(--deep); background: #fff; font-weight: 600; text-decoration: none }
figure svg { display: block; max-width: 100%; height: auto; margin: 0 auto }
.sequence li { padding: .2rem 0 }
.tags > li { padding: .5rem 0; border-top: 1px solid var(--line) }
.tags > .private-tag { padding-left: .75rem; border-left: 6px double var(--private) }
.badge { display: inline-block; padding: 0 .5rem; border: 2px dashed var(--private); color: var(--private); font-size: var(--small); font-weight: 600 }
time, .degrees { font-variant-numeric: tabular-nums }
.degrees { white-space: nowrap }
table { table-layout: fixed; margin: .5rem 0; font-size: .95rem }
th .small { font-weight: 400 }
th:first-child { width: 38% }
th:last-child { width: 36% }
.swatch { width: 1rem; height: 1rem; border: 1px solid var(--ink); vertical-align: -.15rem }
.on-paper { display: none }
@media (min-width: 60rem) {
  main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: 2.5rem; align-items: start }
  #course { grid-row: span 3 }
  #time-line, #tags, #problem { grid-column: 1 / -1 }
}
@page { size: A4; margin: 14mm }
@media print {
  :root { font-size: 9.5pt }
  body { font-size: 1rem; line-height: 1.35 }
  main { display: block }
  .bar a { color: inherit }
  .on-screen, #account, details { display: none }
  .on-paper { display: block }
  h2 { margin-top: .75rem; font-size: 12pt }
  caption { break-after: avoid }
  thead { display: table-header-group }
  th, td { padding: .1rem .5rem .1rem 0 }
  .sequence { columns: 2 }
  .tags > li { padding: .2rem 0 }
  #course svg { max-height: 120mm }
  .private-tag { display: none }
}
`
