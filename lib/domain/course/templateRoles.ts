/**
 * The roles of a course template. Each mark of the sequence has its own role. A mark without a
 * stated role gets a role that is named after the mark. A spare mark may have the role of the mark
 * that it can replace.
 */
import type { InputError } from '../failure.ts'
import type { CourseConfiguration, StatedRole } from './markConfiguration.ts'

interface RoleOfMark {
  /** Index into the mark configurations. */
  readonly mark: number
  readonly isSpare: boolean
  /** An existing role. Absent: a role with the name is created. */
  readonly id: string | undefined
  readonly name: string | undefined
  readonly shortName: string | undefined
}

export interface TemplateRoles {
  readonly problems: readonly InputError[]
  /** The roles of the marks of the sequence, in its order, and the stated roles of spare marks. */
  readonly roles: readonly RoleOfMark[]
}

interface NameOfMark {
  readonly name: string
  readonly shortName: string
}

type Configuration = Pick<CourseConfiguration, 'markConfigurations' | 'waypoints'>

/** @param nameOf returns the name of a mark, by the index of its configuration */
export const templateRoles = (
  configuration: Configuration,
  nameOf: (mark: number) => NameOfMark,
): TemplateRoles => {
  const roles = marksInOrder(configuration).flatMap(({ mark, isSpare }): RoleOfMark[] => {
    const role = configuration.markConfigurations[mark]?.role
    if (role !== undefined) return [roleOf(mark, isSpare, role)]
    return isSpare ? [] : [{ mark, isSpare, id: undefined, ...nameOf(mark) }]
  })
  return { problems: repeatedRoles(roles), roles }
}

/** Returns the problems that can be found before the names of marks are known. */
export const statedRoleProblems = (configuration: Configuration): readonly InputError[] =>
  repeatedRoles(
    marksInOrder(configuration).flatMap(({ mark, isSpare }) => {
      const role = configuration.markConfigurations[mark]?.role
      return role === undefined ? [] : [roleOf(mark, isSpare, role)]
    }),
  )

const roleOf = (
  mark: number,
  isSpare: boolean,
  { id, name, shortName }: StatedRole,
): RoleOfMark => ({
  mark,
  isSpare,
  id,
  name,
  shortName: shortName ?? name,
})

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
  return roles.flatMap(({ mark, isSpare, id, name }) => {
    if (isSpare) return []
    const isRepeated = (id !== undefined && ids.has(id)) || (name !== undefined && names.has(name))
    if (id !== undefined) ids.add(id)
    if (name !== undefined) names.add(name)
    if (!isRepeated) return []
    const key = name === undefined ? 'associatedRoleId' : 'associatedRole'
    return [
      {
        pointer: `/markConfigurations/${mark}/${key}`,
        code: 'repeated-role',
        detail: `Role name ${name ?? id ?? ''} can't be used twice in a course template`,
      },
    ]
  })
}
