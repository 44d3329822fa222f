/** Shows progress: a bar on a terminal, otherwise plain lines. */
import type { WriteStream } from 'node:tty'
import { SingleBar } from 'cli-progress'

export interface Progress {
  /** Shows the step that begins. */
  readonly begin: (step: string) => void
  readonly end: () => void
}

export function showProgress(stream: WriteStream, total: number): Progress {
  return stream.isTTY ? showBar(stream, total) : writeLines(stream, total)
}

function showBar(stream: WriteStream, total: number): Progress {
  const bar = new SingleBar({
    ...{ stream, format: '{bar} {value}/{total} {step}', barsize: 30 },
    ...{ barCompleteChar: '#', barIncompleteChar: '.', clearOnComplete: true },
    // Otherwise a killed program would leave the terminal without line wrapping.
    linewrap: true,
  })
  bar.start(total, 0, { step: '' })
  return {
    begin: (step) => {
      bar.increment({ step })
      bar.render()
    },
    end: () => {
      bar.stop()
    },
  }
}

function writeLines(stream: WriteStream, total: number): Progress {
  let count = 0
  return {
    begin: (step) => {
      count += 1
      stream.write(`${count}/${total} ${step}\n`)
    },
    end: () => undefined,
  }
}
