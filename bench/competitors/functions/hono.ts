/** The same use case as a function of Hono: reads a role, with the checks of one request by hand. */
import { Hono } from 'hono'
import { handle } from 'hono/aws-lambda'
import { readAllowed } from './access.ts'

const app = new Hono()

app.get('/security/api/restsecurity/role/:roleId', async (context) => {
  const roleId = context.req.param('roleId')
  const key = { PK: `OBJECT#ROLE_DEFINITION#${roleId}#`, SK: 'ROLE' }
  const authorization = context.req.header('authorization')
  const { refusal, item } = await readAllowed(authorization, key, 'ROLE_DEFINITION', 'READ', roleId)
  const status = refusal ?? (item === undefined ? 404 : 200)
  if (status !== 200) return context.json({ code: status }, status)
  return context.json({ roleId, roleName: item?.name, permissions: item?.permissions })
})

export const handler = handle(app)
