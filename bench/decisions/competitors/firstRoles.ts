/** The first request of a process, or the first one after a change of any role. */
import type { Prepare } from '../competitor.ts'
import { openRequest, type Table, tableWith } from '../service.ts'

let table: Table | undefined

export const prepare: Prepare = (roles) => openRequest((table ??= tableWith(roles)))
