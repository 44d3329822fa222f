import { referenceAssets } from '../../lib/rendering/reference/assets.ts'
import type { Scenarios } from './scenario.ts'

export const serviceScenarios: Scenarios = {
  accountPage: () => ({}),
  docs: () => ({}),
  docsAsset: async () => {
    const { path } = (await referenceAssets()).style
    return { values: { asset: path.replace('/docs/', '') } }
  },
  health: () => ({}),
  homePage: () => ({}),
  openapi: () => ({}),
}
