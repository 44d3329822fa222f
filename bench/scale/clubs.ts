/** A small and a very large club, in tables of one engine. */
import { resolve } from 'node:path'
import { startImportedTables } from '../../harness/importedTables.ts'
import { bootstrap } from '../../lib/service/users/bootstrap.ts'
import { passwordHashing } from '../../lib/service/authentication/passwordHash.ts'
import { buildOurs, loadOurs, type Prepare } from '../service/builtFunctions.ts'
import { type Club, newClub, type Size } from './club.ts'
import { functions, password } from './requests.ts'

export interface OpenClub {
  readonly club: Club
  readonly prepare: Prepare
}

export interface Clubs {
  readonly few: OpenClub
  readonly many: OpenClub
  readonly close: () => Promise<void>
}

/** Bundles without packages resolve them from here. The units of their calls can be counted. */
const bundles = resolve(import.meta.dirname, '../node_modules/.cache/scale')

export const openClubs = async (
  folder: string,
  sizes: { readonly few: Size; readonly many: Size },
  progress: (line: string) => void,
): Promise<Clubs> => {
  const passwordHash = await passwordHashing().hash(password)
  const clubs = { few: newClub(sizes.few, passwordHash), many: newClub(sizes.many, passwordHash) }
  const items = { few: clubs.few.writes(), many: clubs.many.writes() }
  const engine = await startImportedTables(folder, items, progress)
  await buildOurs(functions, bundles, { withoutPackages: true })
  const open = async (name: 'few' | 'many'): Promise<OpenClub> => {
    const table = { tableName: name, endpoint: engine.endpoint }
    await bootstrap({ ...table, serverName: 'bench' })
    const environment = { TABLE_NAME: table.tableName, DYNAMODB_ENDPOINT: table.endpoint }
    return { club: clubs[name], prepare: await loadOurs(functions, bundles, environment) }
  }
  return { few: await open('few'), many: await open('many'), close: engine.stop }
}
