/** The import of marks with their positions over HTTP. */
import { runs } from '../support/longForm.ts'
import { describe, expect, it } from 'vitest'
import { H } from '../../scripts/requests/paths.ts'
import { fileOfBay, type Imported, markImport } from '../support/bay.ts'
import { courseSetup } from '../support/courseSetup.ts'
import type { Json } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const tools = courseSetup(service)
const officer = await service.createUser('officer')
const stranger = await service.createUser('stranger')
const { send, imported } = markImport(service, officer)

const counts = ({ created, updated, unchanged }: Imported) => [created, updated, unchanged]

const listed = async (tag: string, token = officer) => {
  const { body } = await service.request(`GET ${H}/markproperties?tag=${tag}`, { token })
  return body as readonly Json[]
}

const table = (...rows: readonly string[]) => ['Name,Lat,Lon', ...rows].join('\n')

describe('the import of marks', () => {
  it('makes the marks of a bay, once', async () => {
    const preview = await send(fileOfBay, { query: '?tag=card&dryRun=true' })
    const before = await listed('card')
    const first = await imported(fileOfBay, '?tag=card')
    const again = await imported(fileOfBay, '?tag=card')

    expect([preview.status, before]).toEqual([200, []])
    expect((preview.body as { readonly body: Json }).body).toMatchObject({ created: 34 })
    expect([first, again].map(counts)).toEqual([
      [34, 0, 0],
      [0, 0, 34],
    ])
    expect(await listed('card')).toHaveLength(34)
    expect(again.marks.map(({ id }) => id)).toEqual(first.marks.map(({ id }) => id))
  })

  it('updates positions by the name, and keeps what the file does not have', async () => {
    const json = { name: 'Moved', shortName: 'M', color: '#ff0000', latDeg: 54, lonDeg: 10 }
    const id = await tools.make(officer, 'markproperties', json)

    const updated = await imported(table('moved,54.001,10'))

    expect(updated.marks).toMatchObject([
      { id, name: 'Moved', change: 'updated', changed: ['positioning'], metres: 111 },
    ])
    const { body } = await service.request(`GET ${H}/markproperties/${id}`, { token: officer })
    expect(body).toMatchObject({ shortName: 'M', color: '#FF0000', latDeg: 54.001, tags: [] })
  })

  it('keeps clubs with the same names apart by their tags', async () => {
    const one = await imported(table('Twin,54,10'), '?tag=one')
    const other = await imported(table('Twin,55,11'), '?tag=other')
    const both = await send(table('Twin,56,12'))
    const first = await imported(table('Twin,54,10'), '?tag=one')

    expect([one, other, first].map(counts)).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 1],
    ])
    expect([both.status, both.body]).toMatchObject([
      400,
      { errors: [{ row: 2, column: 'Name', code: 'ambiguous' }] },
    ])
  })

  it('stores nothing if one mark is wrong, and names every error', async () => {
    const refused = await send(table('Good,54,10', 'Bad,x,10', ',54,200'), { query: '?tag=half' })

    expect([refused.status, await listed('half')]).toEqual([400, []])
    expect((refused.body as { readonly errors: readonly Json[] }).errors).toMatchObject([
      { row: 3, column: 'Lat', code: 'position' },
      { row: 4, column: 'Name', code: 'required' },
      { row: 4, column: 'Lon', code: 'position' },
    ])
  })

  it('takes GPX and KML by their media types, and the course of a chart plotter', async () => {
    const gpx = '<gpx><wpt lat="54" lon="10"><name>G1</name></wpt></gpx>'
    const kml =
      '<kml><Placemark><name>K1</name><Point><coordinates>10,54</coordinates></Point></Placemark></kml>'
    const replies = await Promise.all([
      send(gpx, { type: 'application/gpx+xml' }),
      send(kml, { type: 'application/vnd.google-earth.kml+xml' }),
      send(gpx, { type: 'application/json' }),
      send(`<!DOCTYPE gpx>${gpx}`, { type: 'application/xml' }),
      send(gpx, { token: null }),
      send(''),
      send(Buffer.alloc(1024 * 1024 + 1, 'a')),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 415, 400, 401, 400, 413])
  })

  it('takes many marks at once, in the long form as many as a file may have', async () => {
    const length = runs(200, 1000)
    const rows = Array.from({ length }, (_, at) => `Mark ${at},${54 + at / 10_000},10`)
    expect(counts(await imported(table(...rows), '?tag=many'))).toEqual([length, 0, 0])
    expect(counts(await imported(table(...rows.slice(1), 'Mark 0,50,9'), '?tag=many'))).toEqual([
      0,
      1,
      length - 1,
    ])
  })

  it('does not touch the marks of others', async () => {
    await imported(table('Shared name,54,10'), '', stranger)
    expect(counts(await imported(table('Shared name,54,10')))).toEqual([1, 0, 0])
  })
})
