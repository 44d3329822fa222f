/** Competitors that tests write directly, and pictures of their teams. */
import { randomUUID } from 'node:crypto'
import type { Competitor } from '#races/rules/competitor.ts'
import { putCompetitor, putNewBoat } from '#races/items/competitors.ts'
import { putEntry } from '#races/items/entries.ts'
import { putNewImage } from '#races/items/images.ts'
import { Store } from '#table/store.ts'
import type { TestService } from './functions.ts'

/** Creates a competitor with entries in the regattas. The security is that of the test. */
export const addCompetitor = async (
  { services }: Pick<TestService, 'services'>,
  regattaNames: readonly string[] = [],
  namesByOthers: readonly string[] = [],
): Promise<Competitor> => {
  const id = randomUUID()
  const boat = { id: randomUUID(), name: null, sailId: 'GER 1', boatClass: 'J70', color: null }
  const competitor: Competitor = {
    id,
    name: 'Team Nordwind',
    shortName: null,
    displayColor: null,
    email: null,
    searchTag: null,
    nationality: 'GER',
    flagImageUri: null,
    teamImageUri: null,
    timeOnTimeFactor: null,
    timeOnDistanceAllowance: null,
    boat,
  }
  const own = { displayName: null, timeOnTimeFactor: null, timeOnDistanceAllowance: null }
  await new Store(services.table).write([
    putNewBoat(boat),
    putCompetitor(competitor, { regattaNames, namesByOthers }, 'absent'),
    ...regattaNames.map((name) => putEntry(name, { competitor, ...own }, 'absent')),
  ])
  return competitor
}

/** The smallest request with a picture: the signature of PNG. */
export const smallPicture = {
  body: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('base64'),
  isBase64Encoded: true,
  headers: { 'content-type': 'image/png' },
} as const

/** @returns the id of the picture */
export const addPicture = async (service: Pick<TestService, 'services'>): Promise<string> => {
  const { id: competitorId } = await addCompetitor(service)
  const id = randomUUID()
  const bytes = Buffer.from(smallPicture.body, 'base64')
  const image = { competitorId, mediaType: 'image/png', bytes } as const
  await new Store(service.services.table).write(putNewImage(id, image))
  return id
}
