/** The frame of a page. */
import type { ComponentChildren } from 'preact'
import { plainText } from '#values/plainText.ts'
import { drawDocument, drawn } from './document.tsx'
import { paths as style } from './frame.css?file'
import { type Markup } from './markup.ts'
import { pathOf } from '#values/pathSegment.ts'

interface Caller {
  readonly userName: string | undefined
}

interface Frame {
  readonly title: string
  /** Links to the other pages. Absent: the page has no links in its header. */
  readonly pages?: Caller | 'of-anybody'
  readonly main: Content
  readonly regatta?: string
  /** Absent: a link to the reference. */
  readonly footer?: Content
  /** Paths of its scripts and styles. */
  readonly files?: readonly string[]
}

/** Pages are markup until they are components. */
export type Content = ComponentChildren | Markup

const isMarkup = (content: Content): content is Markup =>
  typeof content === 'object' && content !== null && 'text' in content

export const drawnContent = (content: Content): ComponentChildren =>
  isMarkup(content) ? drawn(content.text) : content

/** A name that a user chose. It cannot reverse the surrounding text or hide characters. */
export const Name = ({ children }: { readonly children: string }) => (
  <bdi>{plainText(children)}</bdi>
)

const accountWords = (caller: Caller | 'of-anybody') => {
  if (caller === 'of-anybody') return 'Account'
  const { userName } = caller
  return userName === undefined ? (
    'Sign in or register'
  ) : (
    <>
      <span class="hidden">Account of </span>
      <Name>{userName}</Name>
    </>
  )
}

interface BarProps {
  readonly regatta?: string | undefined
  /** A link, or the account section. */
  readonly children: ComponentChildren
}

/** The first line of every page: the product, the regatta, and the user. */
export const Bar = ({ regatta, children }: BarProps) => (
  <div class="bar">
    <a class="home" href="/">
      <span class={regatta === undefined ? undefined : 'hideable'}>Committee Boat</span>
    </a>{' '}
    {regatta !== undefined && (
      <a href={pathOf('/regatta', [regatta])}>
        <Name>{regatta}</Name>
      </a>
    )}{' '}
    {children}
  </div>
)

export const AccountLink = ({ caller }: { readonly caller: Caller | 'of-anybody' }) => (
  <a class="account" href="/account">
    {accountWords(caller)}
  </a>
)

export const framed = ({ title, pages, regatta, main, footer, files = [] }: Frame): string =>
  drawDocument({
    title,
    files: [...style, ...files],
    user: typeof pages === 'object' ? pages.userName : undefined,
    children: (
      <>
        <header>
          {pages !== undefined && (
            <Bar regatta={regatta}>
              <AccountLink caller={pages} />
            </Bar>
          )}
          <h1>{plainText(title)}</h1>
        </header>
        <main>{drawnContent(main)}</main>
        <footer>
          {footer === undefined ? (
            <p>
              <a href="/docs">API reference</a>
            </p>
          ) : (
            drawnContent(footer)
          )}
        </footer>
      </>
    ),
  })
