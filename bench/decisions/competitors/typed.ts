import type { Prepare } from '../competitor.ts'
import { openRequest, tableWith } from '../service.ts'

export const prepare: Prepare = (roles) => openRequest(tableWith(roles))
