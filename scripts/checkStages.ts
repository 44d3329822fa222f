/** Runs commands, two at a time, and reports each of them when it has ended. */
import { exec } from 'node:child_process'
import limit from 'p-limit'

/** Commands by title. */
export type Stages = Readonly<Record<string, string>>

interface Result {
  readonly isPassed: boolean
  readonly output: string
}

/** @returns the titles of the commands that failed */
export const runStages = async (
  stages: Stages,
  report: (text: string) => void,
): Promise<readonly string[]> => {
  const inTurn = limit(2)
  const failures = Object.entries(stages).map(([title, command]) =>
    inTurn(async () => {
      const { isPassed, output } = await resultOf(command)
      report([`== ${title}: ${isPassed ? 'passed' : 'failed'}`, output].join('\n').trim())
      return isPassed ? [] : [title]
    }),
  )
  return (await Promise.all(failures)).flat()
}

const resultOf = (command: string): Promise<Result> =>
  new Promise((resolve) => {
    exec(command, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      resolve({ isPassed: error === null, output: stdout + stderr })
    })
  })
