/** Course configurations for requests, and their responses. */
import { V } from '../../scripts/requests/paths.ts'

export type Json = Readonly<Record<string, unknown>>

/** The base path of course configurations. */
export const C = `${V}/courseconfiguration`

export const buoy = (id: string, more: Json = {}): Json => ({
  id,
  freestyleProperties: { name: id, markType: 'BUOY' },
  ...more,
})

export const passing = (passingInstruction: string, ...markConfigurationIds: string[]) => ({
  passingInstruction,
  markConfigurationIds,
})

const line = (controlPointName: string) => ({
  ...passing('Line', 'pin', 'boat'),
  controlPointName,
})

/** New marks, and two laps with a gate. Creates only marks and the course. */
export const windwardLeeward = (more: Json = {}) => ({
  name: 'Windward-leeward',
  markConfigurations: [
    buoy('pin'),
    { id: 'boat', freestyleProperties: { name: 'boat', markType: 'STARTBOAT' } },
    ...['1', '4p', '4s'].map((id) => buoy(id)),
  ],
  waypoints: [
    line('Start'),
    passing('Port', '1'),
    passing('Gate', '4p', '4s'),
    passing('Port', '1'),
    line('Finish'),
  ],
  optionalRepeatablePart: {
    zeroBasedIndexOfRepeatablePartStart: 1,
    zeroBasedIndexOfRepeatablePartEnd: 3,
  },
  numberOfLaps: 2,
  ...more,
})

/** A configuration with other properties for one of its entries. */
export const withEntry = <Configuration extends { readonly markConfigurations: readonly Json[] }>(
  configuration: Configuration,
  id: string,
  change: Json,
): Configuration => ({
  ...configuration,
  markConfigurations: configuration.markConfigurations.map((entry) =>
    entry.id === id ? { ...entry, ...change } : entry,
  ),
})

export interface CourseAnswer {
  readonly name: string
  readonly courseTemplateId?: string
  readonly markConfigurations: readonly {
    readonly id: string
    readonly markId?: string
    readonly markTemplateId?: string
    readonly markPropertiesId?: string
    readonly associatedRole?: string
    readonly associatedRoleId?: string
    readonly effectiveProperties: Readonly<Record<string, unknown>> & { readonly name: string }
    readonly trackingDevices?: readonly Json[]
    readonly lastKnownPosition?: Json
  }[]
  readonly waypoints: readonly {
    readonly passingInstruction: string
    readonly markConfigurationIds: readonly string[]
    readonly controlPointName?: string | null
  }[]
  readonly optionalRepeatablePart?: Json
  readonly numberOfLaps: number | null
  readonly warnings?: readonly { readonly pointer: string; readonly code: string }[]
}

/** The id of a mark by its name. */
export const idOf = ({ markConfigurations }: CourseAnswer, name: string): string =>
  markConfigurations.find((mark) => mark.effectiveProperties.name === name)?.id ?? ''

export const latitudeOf = ({ markConfigurations }: CourseAnswer, name: string) => {
  const mark = markConfigurations.find((each) => each.effectiveProperties.name === name)
  return mark?.lastKnownPosition?.latitude_deg
}

export const coursePath = (regatta: string, raceColumn = 'R1', fleet = 'Default'): string =>
  [regatta, raceColumn, fleet].map(encodeURIComponent).join('/')

/** Removes the findings about a configuration, which the resulting course does not have. */
export const withoutWarnings = (answer: CourseAnswer): CourseAnswer => {
  const others = Object.entries(answer).filter(([key]) => key !== 'warnings')
  return Object.fromEntries(others) as unknown as CourseAnswer
}
