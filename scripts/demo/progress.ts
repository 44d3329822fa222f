/** Shows progress: one line that changes on a terminal, otherwise a line for each step. */
import type { WriteStream } from 'node:tty'

export interface Progress {
  /** Shows the step that begins. */
  readonly begin: (step: string) => void
  readonly end: () => void
}

const clearedLine = '\r\x1b[K'

export const showProgress = (stream: WriteStream, total: number): Progress => {
  let count = 0
  return {
    begin: (step) => {
      count += 1
      stream.write(
        stream.isTTY ? `${clearedLine}${count}/${total} ${step}` : `${count}/${total} ${step}\n`,
      )
    },
    end: () => {
      if (stream.isTTY) stream.write(clearedLine)
    },
  }
}
