/** The race board. */
import { paths as boardScript } from '#races/browser/board.ts?file'
import { paths as pageWorker } from '#races/browser/pageWorker.ts?file'
import { paths as tagNowScript } from '#tags/browser/tagNow/main.tsx?file'
import { paths as ownBoat } from '#results/browser/ownBoat.ts?file'
import { paths as boatsScript } from '../browser/boats.ts?file'
import type { RaceBoard } from '../steps/raceBoard.ts'
import type { Settings } from '#endpoint/context.ts'
import { accountPart } from '#page/accountPart.tsx'
import { Name } from '#page/components/name.tsx'
import { BoatsPart } from './boats.tsx'
import { CoursePart, MarksPart, SequencePart } from '#courses/pages/courseParts.tsx'
import { pageHeaders, withConnections } from '#page/pageHeaders.ts'
import { withMap } from '#positions/pages/map.tsx'
import { pathOf } from '#values/pathSegment.ts'
import { fill } from '#values/words.ts'
import { racePath } from '#races/rules/racePath.ts'
import { boardFooter, drawBoard } from '#races/pages/boardFrame.tsx'
import { RaceLinks, ResultPart, StatePart } from './state.tsx'
import { paths as style } from './raceBoard.css?file'
import { TagNowPart } from '#tags/pages/tagNow.tsx'
import { TagsPart, TimeLinePart } from '#tags/pages/tags.tsx'
import { tagsWords } from '#tags/words/tagsWords.ts'
import { Help } from '../help.tsx'
import { sitePages } from '../words/sitePages.ts'

interface BoardOptions {
  /** The WebSocket API, to which the script may connect. */
  readonly liveUrl: string | undefined
  readonly map: Settings['map']
}

export const boardHeaders = (board: RaceBoard, { liveUrl, map }: BoardOptions) => {
  const headers = withConnections(pageHeaders, liveUrl)
  return board.boats === undefined ? headers : withMap(headers, map)
}

export const boardPage = (board: RaceBoard, { liveUrl, map }: BoardOptions): string => {
  const { regatta, shownName, caller, language, course } = board
  const { board: words, boats } = sitePages[language]
  const hasBoats = board.boats !== undefined
  return drawBoard({
    // The script reloads a page with another title, and so when the first boats come.
    title: hasBoats
      ? fill(words.ofBoats, { race: shownName, regatta })
      : `${shownName}, ${regatta}`,
    language,
    // Boards without boats need less.
    files: [...style, ...(hasBoats ? boatsScript : [...boardScript, ...ownBoat])],
    words: { boats: hasBoats ? boats : undefined, tagNow: tagsWords[language].tagNow },
    regatta,
    heading: (
      <>
        <h1>
          <Name>{shownName}</Name>
        </h1>
        <RaceLinks board={board} />
        <StatePart board={board} />
      </>
    ),
    account: accountPart({ caller, language, reason: <SignInReason language={language} /> }),
    nav: <PartLinks language={language} />,
    main: (
      <>
        <ResultPart board={board} />
        <TagNowPart race={board} />
        <BoatsPart board={board} map={map} />
        <CoursePart course={course} language={language} hasCourse={board.hasCourse} />
        <SequencePart course={course} language={language} />
        <MarksPart course={course} language={language} />
        <TimeLinePart race={board} />
        <TagsPart race={board} />
        <Help page="board" language={language} />
      </>
    ),
    footer: boardFooter(<Links board={board} />, racePath('/board', board)),
    data: {
      ...scriptPaths,
      live: liveUrl,
      regatta: liveUrl && regatta,
      zone: board.timeZone,
      tiles: map?.tiles,
    },
  })
}

const scriptPaths = {
  script: tagNowScript[0],
  imports: tagNowScript.slice(1).join(' '),
  worker: pageWorker[0],
}

type LanguageProps = Pick<RaceBoard, 'language'>

const SignInReason = ({ language }: LanguageProps) => {
  const { signIn, signInFor } = sitePages[language].board
  return (
    <>
      {signIn}
      <span class="hideable">{signInFor}</span>
    </>
  )
}

/** A phone shows the tags far below the course, so links lead to each part. */
const PartLinks = ({ language }: LanguageProps) => {
  const words = sitePages[language].board
  return (
    <nav class="on-screen" aria-label={words.parts}>
      <a href="#course">{words.course}</a> <a href="#marks">{words.marks}</a>{' '}
      <a href="#tags">{words.tags}</a>{' '}
      <button id="share" class="needs-script secondary" type="button">
        {words.share}
      </button>
    </nav>
  )
}

const Links = ({ board }: { readonly board: RaceBoard }) => {
  const words = sitePages[board.language].board
  const course = racePath('/sailingserver/api/v1/courseconfiguration/getFromCourse', board)
  return (
    <>
      {board.boats && (
        <>
          <a href={racePath('/board', board, '.svg')}>{words.boatsPicture}</a>
          {' · '}
        </>
      )}
      <a href={pathOf('/results', [board.regatta])}>{words.results}</a>
      {' · '}
      <a href={racePath('/course', board)}>{words.design}</a>
      {' · '}
      <a href={`${course}.svg`}>{words.coursePicture}</a>
      {' · '}
      <a href={`${course}.gpx`}>{words.plotter}</a>
      {' · '}
      <a href={course}>{words.json}</a>
      {' · '}
      <a href="/docs">API</a>
    </>
  )
}
