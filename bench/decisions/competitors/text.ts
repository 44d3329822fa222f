import type { Prepare } from '../competitor.ts'
import { openRequest, tableWith } from '../service.ts'

export const prepare: Prepare = async (roles) => {
  const decide = await openRequest(tableWith(roles))
  return ({ text }) => {
    const first = text.indexOf(':')
    const second = text.indexOf(':', first + 1)
    return decide({
      type: text.slice(0, first),
      action: text.slice(first + 1, second),
      id: text.slice(second + 1),
    })
  }
}
