/** The text that `npm start` prints when the service is ready. */
import { listLogins, publicPages } from './demo/guide.ts'
import type { Login } from './demo/users.ts'
import type { Administrator } from './firstStart.ts'

/** @param logins the users of the demo, if this start loaded it */
export function banner(
  { url, liveUrl }: { readonly url: string; readonly liveUrl: string },
  { name, password, mustBeShown }: Administrator,
  logins: readonly Login[] | undefined,
): string {
  const isShown = mustBeShown && password !== undefined
  const user = isShown ? `${name}:${password}` : name
  return [
    '',
    `Committee Boat is ready at ${url}`,
    '',
    `  Admin name      ${name}`,
    ...(isShown ? [`  Admin password  ${password}   (shown only this once)`] : []),
    `  API reference   ${url}/docs`,
    `  Live changes    ${liveUrl}`,
    `  Try             curl -u '${user}' ${url}/security/api/restsecurity/hello`,
    ...(logins === undefined ? [] : aboutDemo(url, logins)),
    '  Stop            Ctrl-C',
    '',
  ].join('\n')
}

function aboutDemo(url: string, logins: readonly Login[]): readonly string[] {
  const [first = '', ...others] = publicPages(url)
  return [
    `  Look at         ${first}`,
    ...others.map((address) => `                  ${address}`),
    '',
    '  Users of the demo, with their passwords (shown only this once):',
    '',
    ...listLogins(logins),
    '',
  ]
}
