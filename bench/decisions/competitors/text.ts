import type { MakeReady } from '../competitor.ts'
import { openRequest, tableWith } from '../service.ts'

export const makeReady: MakeReady = async (roles) => {
  const ask = await openRequest(tableWith(roles))
  return ({ text }) => {
    const first = text.indexOf(':')
    const second = text.indexOf(':', first + 1)
    return ask({
      type: text.slice(0, first),
      action: text.slice(first + 1, second),
      id: text.slice(second + 1),
    })
  }
}
