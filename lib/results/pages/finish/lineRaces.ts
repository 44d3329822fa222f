/** The boats of several races at one finishing line. */
import type { FinishBoat } from '../../steps/finishPage.ts'
import type { LineRace } from '../../steps/finishLinePage.ts'
import type { Kept } from './kept.ts'
import { type Line, placesIn } from './sheet.ts'

export interface RaceAtLine {
  readonly race: LineRace
  readonly kept: Kept
}

/** A sailor can be entered in two classes, so that an id at the line has the race too. */
const idAtLine = (position: number, id: string): string => `${position} ${id}`

export const ofLine = (id: string) => ({
  position: parseInt(id, 10),
  id: id.slice(id.indexOf(' ') + 1),
})

export const boatsAtLine = (races: readonly RaceAtLine[]): readonly FinishBoat[] =>
  races.flatMap(({ race }, position) =>
    race.boats.map((boat) => ({
      ...boat,
      id: idAtLine(position, boat.id),
      name: races.length > 1 ? `${boat.name} · ${race.title}` : boat.name,
    })),
  )

export const linesAtLine = (races: readonly RaceAtLine[]): readonly Line[] =>
  races.flatMap(({ kept }, position) =>
    kept.mine.finishes.map((line) => ({
      ...line,
      competitorId: idAtLine(position, line.competitorId),
    })),
  )

/** The place of a boat in her own race. */
export const placeAtLine =
  (races: readonly RaceAtLine[]) =>
  (lineId: string): number | undefined => {
    const { position, id } = ofLine(lineId)
    const one = races[position]
    return one && placesIn(one.kept.mine)(id)
  }

/** The last boats that crossed the line, the latest first. */
export const lastAtLine = (races: readonly RaceAtLine[], count: number) => {
  const placeOf = placeAtLine(races)
  const boats = new Map(boatsAtLine(races).map((boat) => [boat.id, boat]))
  return linesAtLine(races)
    .flatMap(({ competitorId, finishMillis }) => {
      const [boat, place] = [boats.get(competitorId), placeOf(competitorId)]
      return boat === undefined || place === undefined || finishMillis === undefined
        ? []
        : [{ boat, place, finishMillis }]
    })
    .toSorted((one, other) => other.finishMillis - one.finishMillis)
    .slice(0, count)
}
