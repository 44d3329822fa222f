/** Names of regattas that look alike. Regattas of old tables reserve none. */
import { lookalikes } from '#rights/steps/reservedNames.ts'
import type { Reader, Write } from '#table/items.ts'
import { pathForm } from '#values/pathName.ts'
import { regattaLookEntity } from '../items/regattas.ts'

const looksOfRegatta = async (name: string): Promise<readonly string[]> =>
  (await lookalikes()).looksOf(name.replace(/\s+/g, ' '))

/** Regattas whose names share one of these cannot exist together. */
export const comparedForms = async (name: string): Promise<readonly string[]> => [
  pathForm(name),
  ...(await looksOfRegatta(name)),
]

/** Fails if a regatta has a name that looks like this one. */
export const reservedLooks = async (name: string): Promise<readonly Write[]> =>
  (await looksOfRegatta(name)).map((look) => regattaLookEntity.put([look], { name }, 'absent'))

export const removalOfLooks = async (store: Reader, name: string): Promise<readonly Write[]> => {
  const looks = await looksOfRegatta(name)
  const items = await Promise.all(looks.map((look) => regattaLookEntity.get(store, look)))
  return items.flatMap((item) => (item?.name === name ? [{ remove: item, expected: item }] : []))
}
