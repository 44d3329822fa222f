import { Hono } from 'hono'
import { handle } from 'hono/aws-lambda'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isCourse } from './course.ts'
import { saveCourse, showRole } from './useCases.ts'

const app = new Hono()

app.get('/security/api/restsecurity/role/:roleId', async (context) => {
  const { status, body } = await showRole(
    context.req.header('authorization'),
    context.req.param('roleId'),
  )
  return context.json(body as object, status as ContentfulStatusCode)
})

app.post(
  '/sailingserver/api/v1/courseconfiguration/createCourse/:regattaName/:raceColumn/:fleet',
  async (context) => {
    const course: unknown = await context.req.json()
    if (!isCourse(course)) return context.json({ code: 400 }, 400)
    const { status, body } = await saveCourse(
      context.req.header('authorization'),
      context.req.param('regattaName'),
      course,
    )
    return context.json(body as object, status as ContentfulStatusCode)
  },
)

export const handler = handle(app)
