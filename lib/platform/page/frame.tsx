/** The frame of a page. */
import type { ComponentChildren } from 'preact'
import type { Language } from '#values/language.ts'
import { plainText } from '#values/plainText.ts'
import { pageWords } from './words/pageWords.ts'
import { Name } from './components/name.tsx'
import type { Page } from './document.tsx'
import { paths as style } from './frame.css?file'
import { pathOf } from '#values/pathSegment.ts'

interface Caller {
  readonly userName: string | undefined
}

interface Frame {
  readonly title: string
  readonly language?: Language
  /** Links to the other pages. Absent: the page has no links in its header. */
  readonly pages?: Caller | 'of-anybody'
  readonly main: ComponentChildren
  readonly regatta?: string
  /** Absent: a link to the reference. */
  readonly footer?: ComponentChildren
  /** Words of its script. */
  readonly words?: object
}

interface BarProps {
  readonly regatta?: string | undefined
  /** Absent: of the regatta. */
  readonly path?: string | undefined
  /** A link, or the account section. */
  readonly children: ComponentChildren
}

/** The first line of every page: the product, the regatta, and the user. */
export const Bar = ({ regatta, path, children }: BarProps) => (
  <div class="bar">
    <a class="home" href="/">
      <span class={regatta === undefined ? undefined : 'hideable'}>Committee Boat</span>
    </a>{' '}
    {regatta !== undefined && (
      <a href={path ?? pathOf('/regatta', [regatta])}>
        <Name>{regatta}</Name>
      </a>
    )}{' '}
    {children}
  </div>
)

interface AccountLinkProps {
  readonly caller: Caller | 'of-anybody'
  readonly language: Language
}

export const AccountLink = ({ caller, language }: AccountLinkProps) => {
  const { frame, signIn } = pageWords[language]
  const { accountOf, orRegister } = frame
  return (
    <a class="account" href="/account">
      {caller === 'of-anybody' ? (
        signIn.account
      ) : caller.userName === undefined ? (
        <>
          {signIn.signIn} <span class="hideable">{orRegister}</span>
        </>
      ) : (
        <>
          <span class="hidden">{accountOf} </span>
          <Name>{caller.userName}</Name>
        </>
      )}
    </a>
  )
}

export const framed = ({
  title,
  language = 'en',
  pages,
  regatta,
  main,
  footer,
  words,
}: Frame): Page => ({
  title,
  language,
  words,
  files: style,
  user: typeof pages === 'object' ? pages.userName : undefined,
  children: (
    <>
      <header>
        {pages !== undefined && (
          <Bar regatta={regatta}>
            <AccountLink caller={pages} language={language} />
          </Bar>
        )}
        <h1>{plainText(title)}</h1>
      </header>
      <main>{main}</main>
      <footer>
        {footer ?? (
          <p>
            <a href="/docs">{pageWords[language].frame.reference}</a>
          </p>
        )}
      </footer>
    </>
  ),
})
