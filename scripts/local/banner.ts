/** The text that `npm start` prints when the service is ready. */
import { listLogins } from '../demo/guide.ts'
import type { Login } from '../demo/users.ts'
import type { Administrator } from './firstStart.ts'

/**
 * @param pages to look at first
 * @param logins the users of the demo, if this start loaded it
 */
export function banner(
  { url, localUrl, liveUrl, pages }: Addresses,
  { name, password, mustBeShown }: Administrator,
  logins: readonly Login[] | 'incomplete' | undefined,
): string {
  const isShown = mustBeShown && password !== undefined
  const user = isShown ? `${name}:${password}` : name
  return [
    '',
    `Committee Boat is ready at ${url}`,
    ...(url === localUrl ? [] : [`  Listens at      ${localUrl}, for a proxy with HTTPS`]),
    '',
    `  Admin name      ${name}`,
    ...(isShown ? [`  Admin password  ${password}   (shown only this once)`] : []),
    `  API reference   ${url}/docs`,
    `  Live changes    ${liveUrl}`,
    `  Try             curl -u '${user}' ${url}/security/api/restsecurity/hello`,
    ...pages.map((page, at) => `  ${at === 0 ? 'Look at' : '       '}         ${page}`),
    ...(logins === undefined || logins === 'incomplete' || logins.length === 0
      ? []
      : aboutDemo(logins)),
    '  Stop            Ctrl-C',
    '',
  ].join('\n')
}

interface Addresses {
  /** For others, and for a proxy or a browser on this machine. */
  readonly url: string
  readonly localUrl: string
  readonly liveUrl: string
  readonly pages: readonly string[]
}

function aboutDemo(logins: readonly Login[]): readonly string[] {
  return [
    '',
    '  Users of the demo, with their passwords (shown only this once):',
    '',
    ...listLogins(logins),
    '',
  ]
}
