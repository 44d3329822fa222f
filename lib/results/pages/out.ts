/** The page that shows who is out there, for safety boats. Its script asks for the boats. */
import script from '../browser/out/main.tsx?bundle'
import type { Context } from '#endpoint/context.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { markup, name, pathOf } from '#page/markup.ts'
import type { OpenedPage } from '#page/openedPage.ts'
import { officerPages } from '#races/pages/officerPages.ts'

const css = `
.groups { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .5rem; margin: .5rem 0 }
.groups button { min-height: 3.5rem }
.groups [aria-pressed=true] { background: var(--ink); color: var(--paper) }
.groups strong { display: block; font-size: var(--large) }
.boats { padding: 0; list-style: none }
.boats > li { display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: center; padding: .25rem .5rem; border-top: 1px solid var(--line) }
.boats > .unaccounted { background: var(--wash); border-left: 6px solid var(--private) }
.boats p { margin: 0 }
.boats .who { flex: 1 1 11rem }
summary { min-height: var(--target); padding: .6rem 0; cursor: pointer; font-weight: 600 }
.press { min-height: 3.5rem; min-width: 6.5rem }
.radio { white-space: pre-line; font-size: var(--large) }
`

export interface OutPage extends OpenedPage {
  /** The paths of the list, and of the competitors. */
  readonly tally: string
  readonly competitors: string
}

const show = officerPages<OutPage>(script, css)

/** Requires permission to update the leaderboard. */
export const showOutPage = async (context: Context, regattaName: string) => {
  const regatta = await requireRegatta(context, regattaName, 'LEADERBOARD')
  const names = [regatta.name]
  return show(context, regatta, {
    id: 'out',
    title: 'Who is out there',
    heading: markup`Who is out there: ${name(regatta.name)}`,
    data: {
      tally: pathOf('/sailingserver/api/v1/leaderboards', names, '/tally'),
      competitors: pathOf('/sailingserver/api/v1/regattas', names, '/competitors'),
    },
    footer: markup`<a href="${pathOf('/regatta', names)}">Races</a> · <a href="${pathOf('/marks', names)}">Marks</a>`,
  })
}
