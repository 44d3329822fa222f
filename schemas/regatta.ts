import { Type } from '@sinclair/typebox'
import { regattaName, sailingName } from './sailing.ts'
import { input, nullable, reply } from './schema.ts'

/** What is known about the tracking of a race, wherever the race is shown. */
export const tracking = {
  isTracked: Type.Boolean({ description: 'Tracking was started, and perhaps stopped again' }),
  isTracking: Type.Boolean({ description: 'Tracking was started, and not stopped' }),
  trackedRaceName: nullable(
    Type.String(),
    'Names the race among the tracked races of the regatta; null: tracking was never started',
  ),
}

const { trackedRaceName, ...state } = tracking

export const race = reply({
  name: Type.String({ description: 'The name of the race column' }),
  ...tracking,
})

export const series = reply({
  name: Type.String(),
  fleets: Type.Array(reply({ name: Type.String() })),
  trackedRaces: reply({
    fleets: Type.Array(
      reply({
        name: Type.String({ description: 'The name of the fleet' }),
        races: Type.Array(race, { description: 'In the order of the race columns' }),
      }),
    ),
  }),
})

export const regatta = reply({
  name: Type.String(),
  eventId: Type.String(),
  boatclass: nullable(Type.String()),
  competitorRegistrationType: Type.String(),
  series: Type.Array(series),
})

export const regattas = Type.Array(regatta)

export const raceOfRegatta = reply({
  name: trackedRaceName,
  seriesName: Type.String(),
  raceColumnName: Type.String(),
  fleetName: Type.String(),
  ...state,
})

export const racesOfRegatta = reply({
  name: Type.String({ description: 'The name of the regatta' }),
  races: Type.Array(raceOfRegatta, {
    description: 'In the order of the race columns, then of the fleets',
  }),
})

export const regattaReference = input({ regattaName })

const numberOfRaces = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 500, description: 'How many race columns; 1 if absent' }),
)

export const newRaceColumns = input({
  regattaName,
  prefix: Type.Optional(
    Type.String({
      maxLength: 90,
      pattern: '^(?:[^\\s\\p{Cc}][^\\p{Cc}\\p{Zl}\\p{Zp}]*)?$',
      title: 'a text without control characters, and without blanks at its beginning',
      description: 'What stands before the numbers; `R` if absent',
    }),
  ),
  numberofraces: numberOfRaces,
  numberOfRaces,
  toseries: Type.Optional(
    sailingName('The name of the series; may be absent where there is only one'),
  ),
})

const raceColumn = reply({ seriesname: Type.String(), racename: Type.String() })

export const raceColumns = Type.Array(raceColumn)

export const removedRaceColumn = input({
  regattaName,
  racecolumn: sailingName('The name of the race column'),
})

export { raceColumn }
