/** Helpers for the tests of copied courses. */
import type { Reply } from '../../scripts/requests/requests.ts'
import { courseSetup } from './courseSetup.ts'
import { coursePath, type Json, windwardLeeward } from './courses.ts'
import type { TestService } from './functions.ts'

interface Result {
  readonly regattaName: string
  readonly raceColumn: string
  readonly fleet: string | null
  readonly status: string
  readonly problem?: {
    readonly code: string
    readonly detail: string
    readonly permission?: string
  }
}

export const copySetup = (service: TestService) => {
  const tools = courseSetup(service)
  return {
    ...tools,
    copy: (token: string | undefined, regatta: string, json: Json, race = 'R1', fleet?: string) =>
      tools.send(`copyCourse/${coursePath(regatta, race, fleet)}`, token, json),
    /** A regatta with three races, and a course in the first one. */
    newSource: async (token: string, more: Json = {}): Promise<string> => {
      const regatta = await tools.newRegatta(token)
      await tools.save(token, regatta, windwardLeeward(more))
      return regatta
    },
  }
}

/** Targets in the regatta of the course. */
export const to = (...raceColumns: readonly string[]) => ({
  targets: raceColumns.map((raceColumn) => ({ raceColumn })),
})

export const resultsOf = ({ status, body, text }: Reply): readonly Result[] => {
  if (status !== 200) throw new Error(text)
  return body as readonly Result[]
}

/** For example `R2 Default copied`. */
export const linesOf = (reply: Reply): readonly string[] =>
  resultsOf(reply).map(({ raceColumn, fleet, status, problem }) =>
    [raceColumn, fleet ?? '(all)', status, ...(problem === undefined ? [] : [problem.code])].join(
      ' ',
    ),
  )
