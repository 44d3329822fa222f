// Generated from client/client.ts by npm run generate.
import createOpenApiClient from "openapi-fetch";
import { feedThrough } from "./feed.js";
import { routes } from "./operations.js";
import { pathSegment } from "./pathSegment.js";
import { verifyWebhook, WebhookError } from "./webhooks.js";
class ProblemError extends Error {
  problem;
  status;
  /** Identifies the failure. `/docs` of the service lists all codes. */
  code;
  /** All input errors, each with its location. */
  errors;
  /** The missing permission. */
  permission;
  /** The id with which the operator finds the request in the log. */
  requestId;
  constructor(problem) {
    super(problem.detail);
    this.name = "ProblemError";
    this.problem = problem;
    this.status = problem.status;
    this.code = problem.code;
    this.errors = problem.errors ?? [];
    this.permission = problem.permission;
    this.requestId = problem.requestId;
  }
}
const json = "application/json, */*;q=0.1";
const problemType = "application/problem+json;q=0.1";
const signInPath = "/security/api/restsecurity/access_token";
const createClient = (options) => {
  const { token, ...others } = options;
  const headers = token === void 0 ? {} : { authorization: `Bearer ${token}` };
  const sent = { ...others, headers, pathSerializer };
  const api = createOpenApiClient(sent);
  const send = async (method, path, request = {}, accept = json) => {
    const { data, error, response } = await api.request(method, path, {
      ...request,
      parseAs: "text",
      headers: { accept }
    });
    if (!response.ok) throw problemOf(response, error);
    return { data: valueOf(response, data ?? ""), response };
  };
  const call = (method) => (path, request) => send(method, path, request);
  const dryRun = (method, path, request) => send(method, path, withQuery(request, { ...request?.params?.query, dryRun: true }));
  const pages = (path, request) => pagesOf((query) => send("get", path, withQuery(request, query)), request?.params?.query);
  const text = (mediaType, path, request) => send("get", path, request, `${mediaType}, ${problemType}`);
  const methodOf = (verb, path) => {
    const method = (request) => send(verb, path, request);
    return Object.assign(method, {
      dryRun: (request) => dryRun(verb, path, request),
      pages: (request) => pages(path, request),
      text: (mediaType, request) => text(mediaType, path, request)
    });
  };
  const withToken = (other) => createClient({ ...others, token: other });
  const methods = Object.entries(routes).map(([name, [verb, path]]) => [name, methodOf(verb, path)]);
  const client = {
    ...Object.fromEntries(methods),
    get: call("get"),
    put: call("put"),
    post: call("post"),
    delete: call("delete"),
    dryRun,
    pages,
    text,
    feed: feedThrough(call("get")),
    signIn: async (username, password) => {
      const { data } = await createClient(others).post(signInPath, { body: { username, password } });
      return withToken(data.access_token);
    },
    withToken,
    token
  };
  return client;
};
const pathSerializer = (path, parameters) => path.replace(/\{(\w+)\}/g, (_, name) => pathSegment(String(parameters[name])));
const withQuery = (request, query) => ({
  ...request,
  params: { ...request?.params, ...query === void 0 ? {} : { query } }
});
async function* pagesOf(read, first) {
  let query = first;
  for (; ; ) {
    const { data, response } = await read(query);
    yield data;
    const cursor = nextCursor(response);
    if (cursor === void 0) return;
    query = { ...query, cursor };
  }
}
const isJson = (response) => /^application\/(?:[\w.-]+\+)?json\b/.test(response.headers.get("content-type") ?? "");
const valueOf = (response, text) => {
  if (text === "") return void 0;
  return isJson(response) ? JSON.parse(text) : text;
};
const problemOf = (response, error) => typeof error === "object" && error !== null && "code" in error ? new ProblemError(error) : new Error(
  `The response has the status ${response.status} and does not come from the service.`
);
const nextCursor = (response) => {
  const [, address] = /<([^>]*)>; rel="next"/.exec(response.headers.get("link") ?? "") ?? [];
  if (address === void 0) return void 0;
  return new URL(address, response.url).searchParams.get("cursor") ?? void 0;
};
export {
  ProblemError,
  WebhookError,
  createClient,
  verifyWebhook
};
