/** The results of an event: the first boats of each class, and the boat of the reader. */
import { paths as script } from '#races/browser/board.ts?file'
import { accountPart } from '#page/accountPart.tsx'
import { Name } from '#page/components/name.tsx'
import { Part } from '#page/components/part.tsx'
import { Text } from '#page/components/text.tsx'
import { EndpointResult } from '#endpoint/endpoint.ts'
import { pageHeaders } from '#page/pageHeaders.ts'
import { drawBoard } from '#races/pages/boardFrame.tsx'
import { pathOf } from '#values/pathSegment.ts'
import { fill, numberText } from '#values/words.ts'
import { paths as ownBoat } from '../browser/ownBoat.ts?file'
import type { EventResultsPage } from '../steps/eventResultsPage.ts'
import { OwnBoat } from './raceTable.tsx'
import { paths as style } from './results.css?file'
import { BoatCells, BoatHead } from './standings.tsx'
import { StateLine } from './stateLine.tsx'

type Class = EventResultsPage['classes'][number]

interface Props {
  readonly page: EventResultsPage
  readonly of: Class
}

/** Boats after these are shown only to their sailors, who have chosen them in `OwnBoat`. */
const firstBoats = 3

const ClassTable = ({ page: { words, language }, of: { title, boats } }: Props) => (
  <table class="standings">
    <caption class="on-paper">
      <Name>{title}</Name>
    </caption>
    <thead>
      <tr>
        <BoatHead words={words} />
        <th scope="col" class="net">
          {words.net}
        </th>
      </tr>
    </thead>
    <tbody>
      {boats.map((boat, position) => (
        <tr class={position < firstBoats ? undefined : 'further'}>
          <BoatCells boat={boat} words={words} />
          <td class="net">{numberText(language, boat.netPoints)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const ClassPart = ({ page, position, of }: Props & { readonly position: number }) => {
  const { regatta, title, count } = of
  const path = pathOf('/results', [regatta])
  return (
    <Part
      id={`class-${position}`}
      heading={
        <a href={path}>
          <Name>{title}</Name>
        </a>
      }
    >
      <StateLine page={{ ...page, ...of }} />
      {count === 0 ? <p>{page.words.noEntries}</p> : <ClassTable page={page} of={of} />}
      {count > firstBoats && (
        <p>
          <a href={path} aria-label={`${fill(page.words.allBoats, { count })}: ${title}`}>
            {fill(page.words.allBoats, { count })}
          </a>
        </p>
      )}
    </Part>
  )
}

export const eventResultsPage = (page: EventResultsPage) => {
  const { name, caller, words, language, timeZone, classes } = page
  const html = drawBoard({
    title: fill(words.title, { regatta: name }),
    language,
    files: [...style, ...script, ...ownBoat],
    account: accountPart({ caller, reason: words.signInToScore, language }),
    heading: (
      <h1>
        <Text of={words.title} regatta={<Name>{name}</Name>} />
      </h1>
    ),
    data: { zone: timeZone },
    main: (
      <>
        <OwnBoat page={page} />
        {classes.map((one, position) => (
          <ClassPart page={page} of={one} position={position} />
        ))}
        {classes.length === 0 && <p>{words.noClasses}</p>}
      </>
    ),
    footer: (
      <p class="on-screen">
        <a href="/docs">API</a>
      </p>
    ),
  })
  return new EndpointResult(html, { headers: pageHeaders })
}
