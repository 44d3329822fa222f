import { Hono } from 'hono'
import { handle } from 'hono/aws-lambda'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { showRole } from './showRole.ts'

const app = new Hono()

app.get('/security/api/restsecurity/role/:roleId', async (context) => {
  const { status, body } = await showRole(
    context.req.header('authorization'),
    context.req.param('roleId'),
  )
  return context.json(body as object, status as ContentfulStatusCode)
})

export const handler = handle(app)
