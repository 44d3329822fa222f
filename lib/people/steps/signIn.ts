import { newSession } from '#authentication/signIn.ts'
import { type EndpointRequest, EndpointResult } from '#endpoint/endpoint.ts'

/** Credentials in a form start a session. Other credentials only return the user. */
export const signIn = async ({
  context,
  input: { rememberMe = false },
}: EndpointRequest<{ readonly rememberMe?: boolean | undefined }>) => {
  const { caller, store, sessionSecret } = context
  const subject = {
    principal: caller?.user.name ?? null,
    authenticated: caller !== undefined,
    remembered: caller?.session?.remembered === true,
  }
  if (caller?.kind !== 'form') return new EndpointResult(subject, {})
  const { sessionCookie, writes } = newSession(context, caller.user, rememberMe, sessionSecret)
  await store.write(writes)
  return new EndpointResult({ ...subject, remembered: rememberMe }, { session: sessionCookie })
}
