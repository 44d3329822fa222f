/** The functions that the compiled markup of scripts calls: they take less room than those of the JSX runtime. */
export { Fragment, h } from 'preact'
