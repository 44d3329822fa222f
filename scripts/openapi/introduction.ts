/** The introduction of the document: how to sign in, and conventions of all operations. */
import { bodyBytesMax } from '../../lib/domain/request/requestSizes.ts'

export const introduction = `Race management for sailing, and the security of the objects around it.

## Signing in

Send \`Authorization: Bearer\` with an access token, or \`Authorization: Basic\`. A token comes from
\`GET /security/api/restsecurity/access_token\` and stays valid until \`remove_access_token\` replaces
it. In a browser, a form with \`username\` and \`password\` at \`POST /security/api/restsecurity/hello\`
begins a session with a cookie. Credentials that are wrong are a 401, never nobody. An access control
list may let everybody do something, also nobody in particular.

## Input

Names in paths are percent-encoded and decoded once; \`__\` in the name of a regatta or a leaderboard
stands for \`/\` where nothing has the literal name. Where a parameter is described as *here or
in the body*, either place will do, but not with two different values. Bodies are
\`application/json\` (or another \`+json\`) or \`application/x-www-form-urlencoded\`; a list in a form
or a query is a name that is repeated. Properties that are not named here are ignored, and \`null\` means
absent unless it is described. A body has at most ${bodyBytesMax / 1024} KiB unless more is said.

## Errors

Every failure is \`application/problem+json\` (RFC 9457). \`code\` never changes its meaning; \`errors\`
names all that is wrong with the input at once. With \`Accept: text/plain\` the answer is the \`detail\`
alone. Where scripts read a response with jq, and on unknown paths, a failure is \`text/plain\` unless
\`Accept\` names JSON. \`requestId\` is in the header \`X-Request-Id\` too, and in the log.

## Lists

A list comes whole up to a bound. If there is more, the header \`Link\` holds the address of the next
page. \`limit\` asks for shorter pages; a \`cursor\` is good for the caller and the list that it was
made for.

## Asking again, and sending again

Where an answer has an \`ETag\`, send it as \`If-None-Match\`: the answer is a 304 without a body as long
as nothing has changed. Send it as \`If-Match\` with a change that names this header: it is a 412, and
nothing is done, if somebody else was faster. What makes something takes an \`Idempotency-Key\` or an \`id\` of your choice
where that is described: sent twice it is done once. After a 409 \`conflict\` nothing was done: send it again. After
a 503 wait for \`Retry-After\` seconds, and read before you repeat a change.

## How often

\`RateLimit-Policy\` says how many requests a user and a network may send in a minute, \`RateLimit\` how
many are left. Beyond it the answer is a 429, and nothing is done: wait for \`Retry-After\` seconds. The
gateway may answer 429 to more than 500 requests in a second.
`
