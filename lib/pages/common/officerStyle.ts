/** The style of the pages of race officers: large, for one hand, wet fingers and sunlight. */
import { pageStyle } from './style.ts'

export const officerStyle = `${pageStyle}
body { max-width: 46rem }
.actions, .codes { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0 }
.press-line { display: flex; gap: .5rem }
.press-line > * { min-height: 3.5rem }
.press-line input:not([type=checkbox]), .press-line select { flex: 1; min-width: 0; max-width: none; font-size: 1.5rem }
.press-line select { font-size: 1rem }
.matches { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: .5rem }
.boat { min-height: 3.5rem; padding: .25rem .5rem; text-align: left; overflow: hidden }
.lines > li, .missing > li, .notes > li { border-top: 1px solid var(--line) }
.main { min-height: 4rem; font-size: var(--large) }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 0 1rem }
.notes, .missing, .plain { padding: 0; list-style: none }
.plain > li { display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: center }
.lines summary { display: flex; gap: .75rem; align-items: center; min-height: 3rem; cursor: pointer }
.place { flex: 0 0 2.75rem; font-size: var(--large); font-weight: 700; font-variant-numeric: tabular-nums }
.who { flex: 1; min-width: 0 }
.at { font-variant-numeric: tabular-nums }
.missing > li { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; justify-content: space-between; padding: .5rem 0 }
.codes button { padding: 0 .6rem }
.state { font-weight: 600 }
.error { font-weight: 600; color: var(--private) }
.difference, .outlook { margin: .5rem 0; padding: .5rem .75rem; background: var(--wash); border-left: 6px solid var(--private) }
th, td { font-variant-numeric: tabular-nums }
main select { max-width: none }
`
