// @ts-check
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

/**
 * Returns a function that invokes functions of serverless.yml in this process, as serverless-offline
 * does for HTTP requests.
 * @param {any} serverless
 */
export const invokerOf = ({ service, serviceDir }) => {
  /** @param {string} name @param {object} event */
  return async (name, event) => {
    const file = service.functions[name].handler.replace(/\.handler$/, '.mjs')
    Object.assign(process.env, service.provider.environment)
    const { handler } = await import(pathToFileURL(join(serviceDir, file)).href)
    return handler(event)
  }
}
