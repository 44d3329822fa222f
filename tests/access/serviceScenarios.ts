import { paths as style } from '#page/pages.css?file'
import type { Scenarios } from './scenario.ts'
import type { ShownRequests } from './shownRequest.ts'

const asset = style[0].replace('/files/', '')

export const serviceScenarios: Scenarios = {
  accountPage: () => ({}),
  docs: () => ({}),
  health: () => ({}),
  homePage: () => ({}),
  openapi: () => ({}),
  pageFile: () => ({ values: { asset } }),
}

export const serviceRequests: ShownRequests = {
  accountPage: {},
  docs: {},
  health: {},
  homePage: {},
  openapi: {},
  pageFile: { values: { asset } },
}
