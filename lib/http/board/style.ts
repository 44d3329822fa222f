/** The look of the page: black on white for the sun, and for paper. */
import { picturesStyle } from './pictures.ts'

export const style = `
:root { color-scheme: light dark; --paper: #fff; --ink: #000; --link: #063a86; --edge: #333; --private: #6b2500; --wash: #f3f3f3; overflow-anchor: none }
@media screen and (prefers-color-scheme: dark) { :root { --paper: #000; --ink: #fff; --link: #a9d1ff; --edge: #ccc; --private: #ffc79a; --wash: #1a1a1a } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 80rem; padding: 0 1rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: break-word }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.2 }
h2 { margin: 1.5rem 0 .5rem; padding-top: .5rem; border-top: 2px solid var(--ink); font-size: 1.25rem }
h3 { margin: 1rem 0 .25rem; font-size: 1rem }
p { margin: .25rem 0 }
a { color: var(--link) }
header { padding-top: .75rem }
footer { margin: 2rem 0; border-top: 2px solid var(--ink); padding-top: .5rem }
nav a { margin-right: 1.5rem; min-width: 2.75rem }
nav a, footer a, li a { display: inline-block; padding: .6rem 0; min-height: 2.75rem }
.skip { position: absolute; left: -99rem }
.skip:focus { left: 1rem; z-index: 1; padding: .75rem 1rem; background: var(--paper); outline: 3px solid }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
main:focus, section:focus { outline: none }
summary { min-height: 2.75rem; padding: .6rem 0; cursor: pointer; font-weight: 600 }
label { display: block; margin: .5rem 0 }
input { font: inherit; color: inherit; background: var(--paper); border: 2px solid var(--edge) }
input:not([type=checkbox]) { display: block; width: 100%; max-width: 24rem; min-height: 2.75rem; padding: 0 .5rem }
label.check { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem }
input[type=checkbox] { width: 1.5rem; height: 1.5rem; flex: none }
button { min-height: 2.75rem; padding: 0 1.25rem; font: inherit; font-weight: 600; color: var(--paper); background: var(--ink); border: 2px solid var(--ink); cursor: pointer }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.alert { font-weight: 600 }
.needs-script, .script .without-script { display: none }
.script .needs-script { display: block }
figure { margin: 0 }
figure svg { display: block; max-width: 100%; height: auto; margin: 0 auto }
#course svg { max-height: 85vh }
.wide { overflow-x: auto }
.wide svg { max-width: none; min-width: 48rem; width: 100% }
ol { margin: .5rem 0; padding: 0; list-style: none }
.sequence li { padding: .2rem 0 }
.tags > li { padding: .5rem 0; border-top: 1px solid var(--edge) }
.tags > .private-tag { padding-left: .75rem; border-left: 6px double var(--private) }
.badge { display: inline-block; padding: 0 .5rem; border: 2px dashed var(--private); color: var(--private); font-size: .9rem; font-weight: 600 }
time, .degrees { font-variant-numeric: tabular-nums }
.degrees { white-space: nowrap }
.prose { white-space: pre-wrap }
.small { font-size: .9rem }
table { width: 100%; table-layout: fixed; margin: .5rem 0; border-collapse: collapse; font-size: .95rem }
caption { text-align: left; font-weight: 600 }
th, td { padding: .4rem .5rem .4rem 0; border-bottom: 1px solid var(--edge); text-align: left; vertical-align: top }
th:first-child { width: 38% }
th:last-child { width: 36% }
.color { display: inline-block }
.swatch { width: 1rem; height: 1rem; border: 1px solid var(--ink); vertical-align: -.15rem }
code { padding: 0 .25rem; background: var(--wash) }
.on-paper { display: none }
@media (min-width: 60rem) {
  main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: 2.5rem; align-items: start }
  #course { grid-row: span 3 }
  #time-line, #tags, #problem { grid-column: 1 / -1 }
}
${picturesStyle}
@page { size: A4; margin: 14mm }
@media print {
  :root { font-size: 9.5pt; color-scheme: light; --paper: #fff; --ink: #000; --link: #000; --edge: #666; --private: #000; --wash: #fff }
  body { max-width: none; padding: 0; font-size: 1rem; line-height: 1.35 }
  main { display: block }
  .skip, .on-screen, #account, details { display: none }
  .on-paper { display: block }
  h2 { margin-top: .75rem; font-size: 12pt }
  h2, h3, caption { break-after: avoid }
  li, tr, figure { break-inside: avoid }
  thead { display: table-header-group }
  th, td { padding: .1rem .5rem .1rem 0 }
  .sequence { columns: 2 }
  .tags > li { padding: .2rem 0 }
  #course svg { max-height: 120mm }
  .wide { overflow: visible }
  .wide svg { min-width: 0 }
  a { text-decoration: none }
  .private-tag, #time-line [aria-label="private tags"] { display: none }
}
`
