/** The style of all pages, on screens and on paper. */
import { tokens } from './tokens.ts'

export const pageStyle = `${tokens}
:root { overflow-anchor: none }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 80rem; padding: 0 var(--space); background: var(--paper); color: var(--ink); font: var(--text)/1.5 var(--letters); overflow-wrap: break-word }
h1 { margin: 0; font-size: var(--title); line-height: 1.2 }
h2 { margin: 1.5rem 0 .5rem; padding-top: .5rem; border-top: 2px solid var(--ink); font-size: var(--large) }
h3 { margin: 1rem 0 .25rem; font-size: 1rem }
p { margin: .25rem 0 }
a { color: var(--link) }
header { padding-top: .75rem }
footer { margin: 2rem 0; border-top: 2px solid var(--ink); padding-top: .5rem }
nav a { margin-right: 1.5rem; min-width: var(--target) }
nav a, footer a, li a, .action { display: inline-block; padding: .6rem 0; min-height: var(--target) }
.skip { position: absolute; left: -99rem }
.skip:focus { left: 1rem; z-index: 1; padding: .75rem 1rem; background: var(--paper); outline: 3px solid }
:focus-visible, input:focus-within { outline: 3px solid var(--link); outline-offset: 2px }
main:focus, section:focus { outline: none }
label { display: block; margin: .5rem 0 }
input, select, textarea { font: inherit; color: inherit; background: var(--paper); border: 2px solid var(--edge) }
input:not([type=checkbox]), select, textarea { display: block; width: 100%; max-width: 24rem; min-height: var(--target); padding: 0 .5rem }
label.check { display: flex; gap: .75rem; align-items: center; min-height: var(--target) }
input[type=checkbox] { width: 1.5rem; height: 1.5rem; flex: none }
button:disabled { opacity: .5; cursor: progress }
button { min-height: var(--target); padding: 0 1.25rem; font: inherit; font-weight: 600; color: var(--paper); background: var(--ink); border: 2px solid var(--ink); cursor: pointer }
.secondary { color: var(--ink); background: var(--paper) }
ol { margin: .5rem 0; padding: 0; list-style: none }
table { width: 100%; border-collapse: collapse }
caption { text-align: left; font-weight: 600 }
th, td { padding: .4rem .5rem .4rem 0; border-bottom: 1px solid var(--edge); text-align: left; vertical-align: top }
.scroll { overflow-x: auto; outline-offset: -3px }
.prose { white-space: pre-wrap }
.small { font-size: var(--small) }
code { padding: 0 .25rem; background: var(--wash) }
@media print {
  body { max-width: none; padding: 0 }
  nav, form, button:not(th button), noscript, .skip { display: none }
  a { text-decoration: none }
  h2, h3 { break-after: avoid }
  li, tr, figure { break-inside: avoid }
}
`
