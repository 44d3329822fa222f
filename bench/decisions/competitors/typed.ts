import type { MakeReady } from '../competitor.ts'
import { openRequest, tableWith } from '../service.ts'

export const makeReady: MakeReady = (roles) => openRequest(tableWith(roles))
