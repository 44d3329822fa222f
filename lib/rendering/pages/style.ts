/** The style of all pages: black on white for sunlight, and light on black in dark mode. */
export const pageStyle = `
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
nav a, footer a, li a, .action { display: inline-block; padding: .6rem 0; min-height: 2.75rem }
.skip { position: absolute; left: -99rem }
.skip:focus { left: 1rem; z-index: 1; padding: .75rem 1rem; background: var(--paper); outline: 3px solid }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
main:focus, section:focus { outline: none }
label { display: block; margin: .5rem 0 }
input { font: inherit; color: inherit; background: var(--paper); border: 2px solid var(--edge) }
input:not([type=checkbox]) { display: block; width: 100%; max-width: 24rem; min-height: 2.75rem; padding: 0 .5rem }
label.check { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem }
input[type=checkbox] { width: 1.5rem; height: 1.5rem; flex: none }
button { min-height: 2.75rem; padding: 0 1.25rem; font: inherit; font-weight: 600; color: var(--paper); background: var(--ink); border: 2px solid var(--ink); cursor: pointer }
ol { margin: .5rem 0; padding: 0; list-style: none }
.prose { white-space: pre-wrap }
.small { font-size: .9rem }
code { padding: 0 .25rem; background: var(--wash) }
`
