/** The way to more endpoints than one stack can have. */
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../functions/routes.ts'
import { splitStack } from '../../scripts/stack/nested.ts'
import { dependencies, type Template } from '../../scripts/stack/template.ts'

/** @param packaged is called after the package was built */
export const nestedStackTests = (packaged: () => Template): void => {
  describe('the stack', () => {
    test('can be split by area into nested stacks, each of which is valid', () => {
      const areas = new Map(
        endpoints.map(({ name, routes: [route] }) => [
          name,
          (route.split('/')[1] ?? '').replace(/\W/g, ''),
        ]),
      )
      const nameOf = (id: string) =>
        id.replace(/LambdaFunction$/, '').replace(/^./, (first) => first.toLowerCase())
      const { parent, children } = splitStack(
        packaged(),
        (id) => areas.get(nameOf(id)) ?? 'service',
      )

      const sizes = Object.values(children).map(({ Resources }) => Object.keys(Resources).length)
      expect(Object.keys(parent.Resources).length).toBeLessThan(40)
      expect(Math.max(...sizes)).toBeLessThan(250)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(
        Object.values(packaged().Resources).filter(({ Type }) =>
          /Lambda::Function|V2::(Route|Integration)/.test(Type),
        ).length,
      )
      for (const child of [parent, ...Object.values(children)]) {
        const known = [...Object.keys(child.Resources), ...Object.keys(child.Parameters ?? {})]
        const named = Object.values(child.Resources).flatMap(dependencies)
        expect(named.filter((id) => !known.includes(id) && !id.startsWith('AWS'))).toEqual([])
      }
    })
  })
}
