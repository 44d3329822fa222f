/** What the compiled markup of scripts calls. It is smaller than the calls that the runtime of JSX needs. */
export { Fragment, h } from 'preact'
