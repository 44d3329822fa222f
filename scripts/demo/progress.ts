/** Shows progress: one line that changes on a terminal, otherwise a line for each step. */
import type { WriteStream } from 'node:tty'

const clearedLine = '\r\x1b[K'

export const showProgress = (stream: WriteStream, total: number) => {
  let count = 0
  return {
    /** Shows the step that begins. */
    begin: (step: string): void => {
      count += 1
      stream.write(
        stream.isTTY ? `${clearedLine}${count}/${total} ${step}` : `${count}/${total} ${step}\n`,
      )
    },
    end: (): void => {
      if (stream.isTTY) stream.write(clearedLine)
    },
  }
}
