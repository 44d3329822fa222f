/** How far something has come: a bar on a terminal, and plain lines everywhere else. */
import type { WriteStream } from 'node:tty'
import { SingleBar } from 'cli-progress'

export interface Progress {
  /** Says what begins now. */
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
    // Else a terminal whose program was killed would not wrap its lines any more.
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
