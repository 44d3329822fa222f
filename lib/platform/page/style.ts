/** The style of all pages, on screens and on paper. */
import { tokens } from './tokens.ts'

export const pageStyle = `${tokens}
:root { overflow-anchor: none }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 80rem; padding: 0 var(--space); background: var(--sea); color: var(--ink); font: var(--text)/1.5 var(--letters); overflow-wrap: break-word }
h1, h2, h3 { overflow-wrap: anywhere }
h1 { margin: .75rem 0 .25rem; font-size: var(--title); line-height: 1.2; letter-spacing: -.01em }
h2 { margin: 1.5rem 0 .5rem; font-size: var(--large); line-height: 1.3 }
main > section, .columns section, .card { margin: var(--space) 0; padding: .75rem var(--space); background: var(--paper); border-radius: var(--round) }
section > h2:first-child, .card > h2:first-child { margin-top: 0 }
.bar { display: flex; flex-wrap: wrap; gap: 0 1.25rem; align-items: center; background: var(--deep); color: #fff; box-shadow: 0 0 0 100vmax var(--deep); clip-path: inset(0 -100vmax) }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.bar a { padding: .6rem 0; min-height: var(--target); max-width: 16rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: #fff; text-decoration: none }
.bar a:hover { text-decoration: underline }
.bar .home { font-weight: 700 }
.bar .home::before { content: ""; display: inline-block; width: 1rem; height: .75rem; margin-right: .5rem; background: var(--accent); clip-path: polygon(0 0, 100% 50%, 0 100%) }
.bar > :last-child { margin-left: auto }
@media (max-width: 30rem) {
  .bar .hideable { position: absolute; clip-path: inset(50%) }
  .bar { gap: 0 .75rem }
  .bar a:not(.home) { max-width: 6.5rem }
}
.bar :focus-visible { outline-color: #fff }
h3 { margin: 1rem 0 .25rem; font-size: 1rem }
p { margin: .25rem 0 }
a { color: var(--link) }
footer { margin: 2rem 0; color: var(--quiet) }
nav a { margin-right: 1.5rem; min-width: var(--target) }
nav a, footer a, li a, .action { display: inline-block; padding: .6rem 0; min-height: var(--target) }
.skip { position: absolute; left: -99rem }
.skip:focus { left: 1rem; z-index: 1; padding: .75rem 1rem; background: var(--paper); outline: 3px solid }
:focus-visible, input:focus-within { outline: 3px solid var(--link); outline-offset: 2px }
main:focus, section:focus { outline: none }
label { display: block; margin: .5rem 0 }
input, select, textarea { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--edge); border-radius: var(--round) }
input:not([type=checkbox]), select, textarea { display: block; width: 100%; max-width: 24rem; min-height: var(--target); padding: 0 .5rem }
label.check { display: flex; gap: .75rem; align-items: center; min-height: var(--target) }
input[type=checkbox] { width: 1.5rem; height: 1.5rem; flex: none }
button:disabled { opacity: .5; cursor: progress }
button { min-height: var(--target); padding: 0 1.25rem; font: inherit; font-weight: 600; color: var(--on-main); background: var(--main); border: 2px solid var(--main); border-radius: var(--round); cursor: pointer }
.secondary { color: var(--main); background: none }
ol { margin: .5rem 0; padding: 0; list-style: none }
table { width: 100%; border-collapse: collapse }
caption { text-align: left; font-weight: 600 }
th, td { padding: .4rem .5rem .4rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
thead th { color: var(--quiet); font-size: var(--small) }
.scroll { overflow-x: auto; outline-offset: -3px }
.prose { white-space: pre-wrap }
.small { font-size: var(--small) }
code { padding: 0 .25rem; background: var(--wash); border-radius: .25rem }
@media print {
  body { max-width: none; padding: 0 }
  main > section, .columns section, .card { margin: 0; padding: 0 }
  .bar, .bar a { all: unset }
  .bar .home, .bar .account { display: none }
  nav, form, button:not(th button), noscript, .skip { display: none }
  a { text-decoration: none }
  h2, h3 { break-after: avoid }
  li, tr, figure { break-inside: avoid }
}
`
