import source from '../browser/pageWorker.ts?bundle'
import { scriptFileOf } from '#page/script.ts'

/** The service worker of the boards and of the pages of race officers. */
export const pageWorker = scriptFileOf('pageWorker.js', source)
