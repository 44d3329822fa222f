/**
 * The roles of a course template. Each mark of the sequence has its own role. A mark without a
 * stated role gets a role that is named after the mark. A spare mark may have the role of the mark
 * that it can replace.
 */
import { type InputError, sentence } from '#values/failure.ts'
import type { Appearance } from './appearance.ts'
import type { CourseConfiguration, StatedRole } from './markConfiguration.ts'

interface RoleOfMark extends StatedRole {
  readonly mark: number
  readonly isStated: boolean
  readonly isSpare: boolean
}

type Configuration = Pick<CourseConfiguration, 'markConfigurations' | 'waypoints'>

/**
 * A role without an id is created. The roles of the sequence come first, then the stated ones of spare marks.
 * @param nameOf returns the name of a mark, if it is known
 */
export const templateRoles = (
  configuration: Configuration,
  nameOf: (mark: number) => Pick<Appearance, 'name' | 'shortName'> | undefined,
) => {
  const roles = marksInOrder(configuration).flatMap(({ mark, isSpare }): RoleOfMark[] => {
    const role = configuration.markConfigurations[mark]?.role
    if (role !== undefined) {
      const shortName = role.shortName ?? role.name
      return [{ mark, isSpare, isStated: true, ...role, shortName }]
    }
    const name = isSpare ? undefined : nameOf(mark)
    return name === undefined ? [] : [{ mark, isSpare, isStated: false, id: undefined, ...name }]
  })
  return { inputErrors: repeatedRoles(roles), roles }
}

const marksInOrder = ({ waypoints, markConfigurations }: Configuration) => {
  const used = new Set(waypoints.flatMap(({ marks }) => marks))
  return [
    ...Array.from(used, (mark) => ({ mark, isSpare: false })),
    ...markConfigurations.flatMap((_, mark) => (used.has(mark) ? [] : [{ mark, isSpare: true }])),
  ]
}

const repeatedRoles = (roles: readonly RoleOfMark[]): readonly InputError[] => {
  const ids = new Set<string>()
  const names = new Set<string>()
  return roles.flatMap(({ mark, isSpare, isStated, id, name }) => {
    if (isSpare) return []
    const isRepeated = (id !== undefined && ids.has(id)) || (name !== undefined && names.has(name))
    if (id !== undefined) ids.add(id)
    if (name !== undefined) names.add(name)
    if (!isRepeated) return []
    const key = name === undefined ? 'associatedRoleId' : 'associatedRole'
    const reason = isStated
      ? ''
      : ': a mark without a role gets one with its own name. Give it another `associatedRole`'
    const detail = sentence`Role name ${name ?? id ?? ''} can't be used twice in a course template${reason}`
    return [{ pointer: `/markConfigurations/${mark}/${key}`, code: 'repeated-role', detail }]
  })
}
