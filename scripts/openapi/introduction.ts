/** The introduction of the document: how to sign in, and conventions of all operations. */
import { bodyBytesMax } from '#values/requestLimits.ts'

export const introduction = `Race management for sailing, and the security of the objects around it.

## Signing in

Send \`Authorization: Bearer\` with an access token, or \`Authorization: Basic\`. \`GET
/security/api/restsecurity/access_token\` returns a token. It is valid until \`remove_access_token\` revokes it. In a
browser, a form with \`username\` and \`password\` at \`POST /security/api/restsecurity/hello\` starts a session with a
cookie. A request with wrong credentials gets 401; it is not treated as anonymous. Anonymous requests get what access
control lists permit to everybody.

## Input

Percent-encode names in paths. HTTP APIs reject \`%25\` in a path, cut it at \`%3F\` and split it at \`%2F\`. So write these
bytes as \`~25\`, \`~3F\` and \`~2F\`: \`~\` and two hexadecimal digits stand for any byte, and \`__\` for \`/\` in names of
regattas, race columns and fleets. An escape counts only if no object has the literal name.

A parameter that is described as *here or in the body* may be sent in either place, but not with two different values.
Bodies are \`application/json\` (or another \`+json\`) or \`application/x-www-form-urlencoded\`. A list in a form or a query
repeats its name. Unknown properties are ignored. \`null\` means absent, unless the description differs. A body has at most
${bodyBytesMax / 1024} KiB, unless the operation accepts more.

## Errors

Every failure is \`application/problem+json\` (RFC 9457). The meaning of a \`code\` never changes. \`errors\` lists all input
errors. With \`Accept: text/plain\`, the response is the \`detail\` only. On unknown paths, and where scripts read responses
with jq, a failure is \`text/plain\` unless \`Accept\` contains JSON. The header \`X-Request-Id\` and the log contain the
\`requestId\`.

## Lists

A response contains at most one page of a list. If there are more pages, the header \`Link\` has the address of the next
one. \`limit\` sets the page size. A \`cursor\` is valid for the caller and the list that it was created for.

## Caching and retries

If a response has an \`ETag\`, send it as \`If-None-Match\`: the response is a 304 without a body if nothing has changed.
Send it as \`If-Match\` with a change that has this header: the response is a 412, and nothing changes, if another request
was faster. Operations that create objects accept an \`Idempotency-Key\` or an \`id\` of your choice: a repeated request
creates nothing again. After a 409 \`conflict\` nothing has changed: send the request again. After a 503, wait for
\`Retry-After\` seconds, and read before you repeat a change. A service on one machine refuses changes with a 507
\`storage-full\` while its disk is full, and goes on reading.

## Rate limits

\`RateLimit-Policy\` contains the limits of a user and of a network in a minute, and \`RateLimit\` the remaining requests.
Above a limit the response is a 429, and nothing changes: wait for \`Retry-After\` seconds. The gateway may return 429 above
500 requests in a second.
`
