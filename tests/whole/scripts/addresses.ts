/** The addresses of the APIs in the environment of the functions that need them. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findEntryPoints } from '../../../scripts/build.ts'
import { shapeTemplate } from '../../../scripts/stack/shape.ts'
import { resourcesOfType, type Template } from '../../../scripts/stack/template.ts'
import { joinStacks } from './packagedStacks.ts'

const host = (api: string) => `\${${api}}.execute-api.\${AWS::Region}.\${AWS::URLSuffix}`

const variablesOf = (template: Template, variable: string): ReadonlyMap<string, unknown> =>
  new Map(
    resourcesOfType(template, 'AWS::Lambda::Function').flatMap(([, { Properties }]) => {
      const { Variables } = Properties.Environment as { Variables: Record<string, unknown> }
      const name = String(Properties.FunctionName).split('-').pop() ?? ''
      return Variables[variable] ? [[name, Variables[variable]]] : []
    }),
  )

/** @param packaged is called after the package was built */
export const addressTests = (packaged: () => Template): void => {
  describe('the address of the WebSocket API', () => {
    test('is known to every function that shows it, and to the fallback', async () => {
      const showing = (await findEntryPoints())
        .filter((file) => readFileSync(file, 'utf8').includes('liveUrlOf('))
        .map((file) => basename(file, '.ts'))
      const addresses = variablesOf(packaged(), 'LIVE_URL')
      expect([...addresses.keys()].sort()).toEqual([...showing, 'fallback'].sort())
      for (const [name, address] of addresses) {
        expect(address, name).toEqual({ 'Fn::Sub': `wss://${host('WebsocketsApi')}/production` })
      }
    })

    test('is that of a domain if the deployment sets one, but not for the messages of functions', () => {
      const template = structuredClone(packaged())
      for (const [, { Properties }] of resourcesOfType(template, 'AWS::Lambda::Function')) {
        const { Variables } = Properties.Environment as { Variables: Record<string, unknown> }
        Variables.LIVE_URL = 'wss://live.example.org'
        delete Variables.LIVE_CONNECTIONS_URL
      }
      const shaped = joinStacks(shapeTemplate(template, 'folder'))
      expect(variablesOf(shaped, 'LIVE_URL').get('health')).toBe('wss://live.example.org')
      expect(variablesOf(shaped, 'LIVE_CONNECTIONS_URL').get('spreadEvents')).toEqual({
        'Fn::Sub': `https://${host('WebsocketsApi')}/production`,
      })
    })
  })
}
