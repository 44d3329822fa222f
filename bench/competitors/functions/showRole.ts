/** The use case of the functions, the same for all frameworks. */
import { readAllowed } from './access.ts'
import type { Item } from './table.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
}

const refused = (status: number): Answer => ({ status, body: { code: status } })

const answerOf = (item: Item | undefined): Answer =>
  item === undefined
    ? refused(404)
    : {
        status: 200,
        body: { roleId: item.id, roleName: item.name, permissions: item.permissions },
      }

const roleKey = (roleId: string) => ({ PK: `OBJECT#ROLE_DEFINITION#${roleId}#`, SK: 'ROLE' })

export const showRole = async (
  authorization: string | undefined,
  roleId: string,
): Promise<Answer> => {
  const { refusal, item } = await readAllowed(
    ...([authorization, roleKey(roleId), 'ROLE_DEFINITION', 'READ', roleId] as const),
  )
  return refusal === undefined ? answerOf(item) : refused(refusal)
}
