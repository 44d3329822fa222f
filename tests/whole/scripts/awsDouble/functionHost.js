// @ts-check
/**
 * Runs unpacked functions like Lambda: a module is loaded at its first event and kept. Plain
 * JavaScript, so that nothing but the artefact and Node takes part.
 */
import process from 'node:process'
import { pathToFileURL } from 'node:url'

process.on('message', (/** @type {{ id: number, bundle: string, event: object }} */ call) => {
  const { id, bundle, event } = call
  import(pathToFileURL(bundle).href)
    .then(({ handler }) => handler(event, { getRemainingTimeInMillis: () => 10_000 }))
    .then(
      (response) => process.send?.({ id, response }),
      (error) => process.send?.({ id, error: String(error?.stack ?? error) }),
    )
})
process.send?.('ready')
