/** Helpers for the tests of courses. */
import type { Reply } from '../../scripts/requests/requests.ts'
import { H } from '../../scripts/requests/paths.ts'
import { C, type CourseAnswer, coursePath, type Json } from './courses.ts'
import type { TestService } from './functions.ts'
import { letEverybody, makeEvent } from './sailing.ts'

export const courseSetup = (service: TestService) => {
  const { request } = service

  const expectOk = ({ status, body, text }: Reply): CourseAnswer => {
    if (status !== 200) throw new Error(text)
    return body as CourseAnswer
  }
  const send = (path: string, token: string | undefined, json: Json) =>
    request(`POST ${C}/${path}`, { token, json })

  return {
    /** Creates a regatta with three races. */
    newRegatta: (token: string) => makeEvent(service, token, { numberofraces: 3 }),
    send,
    trySave: (token: string, regatta: string, json: Json, race = 'R1') =>
      send(`createCourse/${coursePath(regatta, race)}`, token, json),
    save: async (token: string, regatta: string, json: unknown, race = 'R1') =>
      expectOk(await send(`createCourse/${coursePath(regatta, race)}`, token, json as Json)),
    read: async (token: string, regatta: string, race = 'R1') =>
      expectOk(await request(`GET ${C}/getFromCourse/${coursePath(regatta, race)}`, { token })),
    saveTemplate: async (token: string, json: unknown, query = '') =>
      expectOk(await send(`createCourseTemplate${query}`, token, json as Json)),
    readTemplate: async (token: string, id: string, query = '') =>
      expectOk(await request(`GET ${C}/getFromCourseTemplate/${id}${query}`, { token })),
    /** @param kind as in the path, for example `markproperties` */
    make: async (token: string, kind: string, json: Json): Promise<string> => {
      const { status, body, text } = await request(`POST ${H}/${kind}`, { token, json })
      if (status !== 201 && status !== 200) throw new Error(text)
      return (body as { readonly id: string }).id
    },
    letEverybody: (token: string, type: string, id: string, ...actions: string[]) =>
      letEverybody(service, token, type, id, ...actions),
  }
}

/** The JSON pointers of all errors in a refusal. */
export const pointersOf = ({ body }: Pick<Reply, 'body'>): readonly string[] =>
  (
    (body as { readonly errors?: readonly { pointer?: string; parameter?: string }[] }).errors ?? []
  ).map(({ pointer, parameter }) => pointer ?? parameter ?? '')
