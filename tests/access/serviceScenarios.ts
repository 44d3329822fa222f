import { scriptFiles } from '#pages/board/scriptFiles.ts'
import { referenceAssets } from '#pages/reference/assets.ts'
import type { Scenarios } from './scenario.ts'
import type { ShownRequests } from './shownRequest.ts'

export const serviceScenarios: Scenarios = {
  accountPage: () => ({}),
  boardScript: () => ({ values: { asset: scriptFiles.tagNow.path.replace('/scripts/', '') } }),
  docs: () => ({}),
  docsAsset: async () => {
    const { path } = (await referenceAssets()).style
    return { values: { asset: path.replace('/docs/', '') } }
  },
  health: () => ({}),
  homePage: () => ({}),
  openapi: () => ({}),
}

const { style } = await referenceAssets()

export const serviceRequests: ShownRequests = {
  accountPage: {},
  boardScript: { values: { asset: scriptFiles.tagNow.path.replace('/scripts/', '') } },
  docs: {},
  docsAsset: { values: { asset: style.path.replace('/docs/', '') } },
  health: {},
  homePage: {},
  openapi: {},
}
