// @ts-check
/**
 * `npm start`: the whole service on this machine. Plain JavaScript, so that an old version of Node
 * responds with a sentence, and a taken port before anything is bundled or loaded.
 */
import process from 'node:process'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Committee Boat needs Node 20.19 or later, and this is Node ${process.version}.`)
  process.exit(1)
}
const { launch } = await import('./local/launch.js')
const { readOptions } = await import('./local/startOptions.js')
try {
  // It starts when it is loaded.
  await launch(readOptions(process.env), 'service')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
