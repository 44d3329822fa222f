/** The tasks of helpers, each with the permission that it needs. */
import { type AccessRequest, parsePermission, permits } from '#access/rules/permission.ts'
import { type TaskName, taskNames } from '#schemas/rights/tasks.ts'
import { namedObject } from '#values/objectId.ts'

const actions: Readonly<Record<TaskName, Pick<AccessRequest, 'type' | 'action'>>> = {
  start: { type: 'LEADERBOARD', action: 'START' },
  finish: { type: 'LEADERBOARD', action: 'SCORE' },
  course: { type: 'REGATTA', action: 'LAY_COURSE' },
  entries: { type: 'REGATTA', action: 'CHANGE_ENTRIES' },
  tags: { type: 'LEADERBOARD', action: 'TAG' },
  out: { type: 'LEADERBOARD', action: 'TALLY' },
  marks: { type: 'LEADERBOARD', action: 'PING' },
}

export const actionOfTask = (task: TaskName) => actions[task]

export const requestOfTask = (task: TaskName, regatta: string): AccessRequest => {
  const { type, action } = actions[task]
  return { ...namedObject(type, regatta), action }
}

/** @returns absent for an action that is no task */
export const taskOf = (type: string, action: string): TaskName | undefined =>
  taskNames.find((task) => actions[task].type === type && actions[task].action === action)

/** The tasks at each regatta for which a role counts, so that permissions for one regatta give none. */
export const tasksOf = (permissions: readonly string[]): readonly TaskName[] => {
  const held = permissions.map(parsePermission)
  return taskNames.filter((task) => held.some((permission) => permits(permission, actions[task])))
}
