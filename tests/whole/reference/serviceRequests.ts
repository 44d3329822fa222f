import { scriptFiles } from '#pages/board/scriptFiles.ts'
import { referenceAssets } from '#pages/reference/assets.ts'
import type { ShownRequests } from './requests.ts'

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
