import { userObject } from '#access/rules/objectId.ts'
import { formatRequest } from '#access/rules/permission.ts'
import type { Context } from '#endpoint/context.ts'
import { listUsersWithPermission } from './usersWithPermission.ts'

const shownMax = 20

/** Giving a role must not take long, so that one round has to suffice. */
const decidedMax = 1

/**
 * Returns the others who may change or delete the user, as far as the caller may know them. A role of the
 * user is as safe as they are.
 */
export const usersWhoMayChange = async (context: Context, name: string) => {
  const pages = await Promise.all(
    ['UPDATE', 'DELETE'].map((action) =>
      listUsersWithPermission(
        context,
        { permission: formatRequest({ ...userObject(name), action }), limit: shownMax },
        decidedMax,
      ),
    ),
  )
  const names = new Set(pages.flatMap((page) => page.names))
  return {
    changeableBy: [...names].filter((other) => other !== name).sort(),
    withheld: pages.some(({ withheld, next }) => withheld || next !== undefined),
  }
}
