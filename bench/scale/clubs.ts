/** A small and a very large club, in tables of one engine. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { bootstrap } from '../../lib/service/security/bootstrap.ts'
import { passwordHashing } from '../../lib/service/security/passwordHash.ts'
import { startEngine } from '../../scripts/engine.ts'
import { tableDefinition } from '../../scripts/tableDefinition.ts'
import { buildOurs, loadOurs, type Prepare } from '../service/builtFunctions.ts'
import { localEnvironment } from '../service/localEnvironment.ts'
import { type Club, newClub, type Size } from './club.ts'
import { writeExport } from './exportFile.ts'
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

const tables = { few: 'few', many: 'many' } as const

/** Bundles without packages resolve them from here. The units of their calls can be counted. */
const bundles = resolve(import.meta.dirname, '../node_modules/.cache/scale')

export const openClubs = async (
  folder: string,
  sizes: { readonly few: Size; readonly many: Size },
  progress: (line: string) => void,
): Promise<Clubs> => {
  Object.assign(process.env, localEnvironment)
  const passwordHash = await passwordHashing().hash(password)
  const clubs = { few: newClub(sizes.few, passwordHash), many: newClub(sizes.many, passwordHash) }
  for (const [name, club] of Object.entries(clubs)) {
    progress(`writing the items of the table ${name}`)
    const data = join(folder, 'items', name, 'data')
    await mkdir(data, { recursive: true })
    await writeExport(join(data, 'items.json'), club.writes())
  }
  const schema = join(folder, 'schema.json')
  const definitions = Object.values(tables).map((name) => ({ Table: tableDefinition(name) }))
  await writeFile(schema, JSON.stringify(definitions))
  progress('the engine imports them')
  const engine = await startEngine({ imported: { folder: join(folder, 'items'), schema } })
  await buildOurs(functions, bundles, { withoutPackages: true })
  const open = async (name: keyof typeof tables): Promise<OpenClub> => {
    const table = { tableName: tables[name], endpoint: engine.endpoint }
    await bootstrap({ ...table, serverName: 'bench' })
    const environment = { TABLE_NAME: table.tableName, DYNAMODB_ENDPOINT: table.endpoint }
    return { club: clubs[name], prepare: await loadOurs(functions, bundles, environment) }
  }
  return { few: await open('few'), many: await open('many'), close: engine.stop }
}
