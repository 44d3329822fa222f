import type { AccessContext } from '#access/context.ts'
import { may } from '#access/readable.ts'
import type { TaskName } from '#schemas/rights/tasks.ts'
import { namedObject } from '#values/objectId.ts'
import { actionOfTask } from '../rules/tasks.ts'

/** Whether the caller has the permission that a task at a regatta needs. */
export const mayDoTask = (context: AccessContext, task: TaskName, regatta: string) => {
  const { type, action } = actionOfTask(task)
  return may(context, namedObject(type, regatta), action)
}
