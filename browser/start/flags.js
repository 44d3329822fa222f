// @ts-check
/** The flags of the race committee as drawings, each with its name in words. */
import { html } from 'htm/preact'

const [red, blue, yellow, black, white] = ['#d0021b', '#0b4ea2', '#ffd500', '#000', '#fff']

/** Drawn on 60 x 40. @type {Record<string, { words: string, drawing: () => unknown }>} */
const flags = {
  PAPA: {
    words: 'P',
    drawing: () =>
      html`<path fill=${blue} d="M0 0h60v40H0z" /><path fill=${white} d="M20 13h20v14H20z" />`,
  },
  INDIA: {
    words: 'I',
    drawing: () => html`<path fill=${yellow} d="M0 0h60v40H0z" /><circle cx="30" cy="20" r="10" />`,
  },
  ZULU: {
    words: 'Z',
    drawing: () =>
      html`<path fill=${yellow} d="M0 0h60L30 20z" /><path fill=${blue} d="M60 0v40L30 20z" /><path
          fill=${red}
          d="M60 40H0l30-20z"
        /><path fill=${black} d="M0 40V0l30 20z" />`,
  },
  INDIA_ZULU: {
    words: 'Z with I',
    drawing: () =>
      html`<path fill=${yellow} d="M0 0h30v40H0z" /><circle cx="15" cy="20" r="8" /><path
          fill=${yellow}
          d="M30 0h30L45 20z"
        /><path fill=${blue} d="M60 0v40L45 20z" /><path fill=${red} d="M60 40H30l15-20z" /><path
          fill=${black}
          d="M30 40V0l15 20z"
        />`,
  },
  UNIFORM: {
    words: 'U',
    drawing: () =>
      html`<path fill=${white} d="M0 0h60v40H0z" /><path
          fill=${red}
          d="M0 0h30v20H0zM30 20h30v20H30z"
        />`,
  },
  BLACK: { words: 'Black flag', drawing: () => html`<path d="M0 0h60v40H0z" />` },
  CLASS: {
    words: 'Class flag',
    drawing: () =>
      html`<path fill=${white} d="M0 0h60v40H0z" /><path
          fill="none"
          stroke=${blue}
          stroke-width="5"
          d="M15 30 30 8l15 22z"
        />`,
  },
  AP: {
    words: 'AP: postponed',
    drawing: () =>
      html`<path fill=${red} d="M0 0 60 12v16L0 40z" /><path
          fill=${white}
          d="M12 2.4 24 4.8v30.4l-12 2.4zM36 7.2l12 2.4v20.8l-12 2.4z"
        />`,
  },
  XRAY: {
    words: 'X: individual recall',
    drawing: () =>
      html`<path fill=${white} d="M0 0h60v40H0z" /><path
          fill=${blue}
          d="M25 0h10v15h25v10H35v15H25V25H0V15h25z"
        />`,
  },
  FIRSTSUBSTITUTE: {
    words: 'First Substitute: general recall',
    drawing: () =>
      html`<path fill=${blue} d="M0 0 60 20 0 40z" /><path fill=${yellow} d="M7 10 38 20 7 30z" />`,
  },
  NOVEMBER: {
    words: 'N: abandoned',
    drawing: () =>
      html`<path fill=${white} d="M0 0h60v40H0z" /><path
          fill=${blue}
          d="M0 0h15v10H0zM30 0h15v10H30zM15 10h15v10H15zM45 10h15v10H45zM0 20h15v10H0zM30 20h15v10H30zM15 30h15v10H15zM45 30h15v10H45z"
        />`,
  },
  SIERRA: {
    words: 'S: shortened course',
    drawing: () =>
      html`<path fill=${white} d="M0 0h60v40H0z" /><path fill=${blue} d="M20 13h20v14H20z" />`,
  },
  CHARLIE: {
    words: 'C: the next mark has moved',
    drawing: () =>
      html`<path fill=${blue} d="M0 0h60v40H0z" /><path fill=${white} d="M0 8h60v24H0z" /><path
          fill=${red}
          d="M0 16h60v8H0z"
        />`,
  },
  ALPHA: {
    words: 'A: no more racing today',
    drawing: () =>
      html`<path fill=${white} d="M0 0h30v40H0z" /><path
          fill=${blue}
          d="M30 0h30L48 20l12 20H30z"
        />`,
  },
  HOTEL: {
    words: 'H: further signals ashore',
    drawing: () =>
      html`<path fill=${white} d="M0 0h30v40H0z" /><path fill=${red} d="M30 0h30v40H30z" />`,
  },
  BLUE: {
    words: 'Blue flag: finishing',
    drawing: () => html`<path fill=${blue} d="M0 0h60v40H0z" />`,
  },
}

export const flagWords = (/** @type {string} */ flag) => flags[flag]?.words ?? flag

/** @type {(props: { flag: string }) => unknown} */
export const FlagPicture = ({ flag }) =>
  html`<figure class="flag">
    <svg viewBox="-1 -1 62 42" role="img" aria-label=${flagWords(flag)}>
      ${flags[flag]?.drawing()}
      <path fill="none" stroke="#888" d="M0 0h60v40H0z" />
    </svg>
    <figcaption>${flagWords(flag)}</figcaption>
  </figure>`
