/** Writes docs/reference/helpers.md: the roles of helpers by action, made from their permissions. */
import { parsePermission, permits } from '#access/rules/permission.ts'
import { actionsOf } from '#rights/rules/permissionCatalogue.ts'
import { helperRoles } from '#rights/rules/predefinedRoles.ts'
import { taskOf } from '#rights/rules/tasks.ts'
import { rightsWords } from '#rights/words/rightsWords.ts'
import { actionMeanings } from '#values/objectTypes.ts'
import { formatted } from './formatted.ts'

export const helperOverviewFile = 'docs/reference/helpers.md'

/** The objects of an event. */
const types = ['EVENT', 'REGATTA', 'LEADERBOARD', 'TRACKED_RACE'] as const

/** Creating is not about an object that there is. */
const shown = (action: string) => action !== 'CREATE'

export const helperOverview = (): Promise<string> => {
  const rows = types.flatMap((type) =>
    actionsOf(type)
      .filter(shown)
      .map((action) => {
        const task = taskOf(type, action)
        const cells = helperRoles.map(({ permissions }) =>
          permissions.map(parsePermission).some((held) => permits(held, { type, action }))
            ? 'yes'
            : '',
        )
        const words = task === undefined ? '' : `\`${task}\`: ${rightsWords.en.tasks[task]}`
        return [`\`${type}:${action}\``, actionMeanings[action], words, ...cells]
      }),
  )
  const head = ['permission', 'for the object, “it”', 'task', ...helperRoles.map(codeOf)]
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return formatted(helperOverviewFile, `${begin}\n\n${table.join('\n')}\n\n${end}\n`)
}

const codeOf = ({ name }: { readonly name: string }): string => `\`${name}\``

const begin = `# Helpers of an event

The predefined roles of helpers by action. \`npm run generate\` writes this page from the roles. [A weekend's helpers](../guides/weekend-helpers.md) says how to invite.`

const end =
  'A role counts for the objects of the group that qualifies it. With [a group of its own](races.md#a-group-of-its-own), that is one event. `UPDATE` includes the actions with a task, and `REGATTA:ADD_RACES`. A holder of `REGATTA:ADD_RACES` also tracks races again and stops them.'
