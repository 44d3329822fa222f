// Generated from client/client.ts by npm run generate.
/**
* A typed client: every path, parameter, body and response has its type from the OpenAPI document.
* Failures are thrown as `ProblemError`.
*/
import { type ParamsOption, type RequestBodyOption } from "openapi-fetch";
import { type FeedEvent, type FeedOptions } from "./feed.js";
import type { Changes, Lists, Reads } from "./operations.d.ts";
import type { components, paths } from "./schema.d.ts";
export type { FeedEvent, FeedOptions } from "./feed.js";
export type { components, paths } from "./schema.d.ts";
export { verifyWebhook, WebhookError, type WebhookEvent, type WebhookHeaders } from "./webhooks.js";
/** The problem details of a failure (RFC 9457). */
export type Problem = components["schemas"]["Problem"];
/** The service refused the request, or failed. */
export declare class ProblemError extends Error {
	readonly problem: Problem;
	readonly status: number;
	/** Identifies the failure. `/docs` of the service lists all codes. */
	readonly code: Problem["code"];
	/** All input errors, each with its location. */
	readonly errors: NonNullable<Problem["errors"]>;
	/** The missing permission. */
	readonly permission: string | undefined;
	/** The id with which the operator finds the request in the log. */
	readonly requestId: string;
	constructor(problem: Problem);
}
type Verb = "get" | "put" | "post" | "delete";
/** The paths that support a method. */
export type PathOf<Method extends Verb> = { [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never }[keyof paths];
/** Options of all requests. */
interface Sending {
	readonly signal?: AbortSignal;
}
/** A request: the parameters by location, and the body as a value. */
export type RequestOf<Operation> = ParamsOption<Operation> & RequestBodyOption<Operation> & Sending;
/** The response of a dry run. */
export type DryRun = components["schemas"]["DryRun"];
/** The contents of successful responses, by media type. */
type Forms<Operation> = Operation extends {
	responses: infer Responses;
} ? FormsIn<Responses[keyof Responses & (200 | 201)]> : never;
type FormsIn<Reply> = Reply extends {
	content: infer Content;
} ? Omit<Content, "application/vnd.committee-boat.dry-run+json"> : never;
/** The type of a response body: JSON if there are several media types. */
export type DataOf<Operation> = DataIn<Forms<Operation>>;
type DataIn<Form> = Form extends {
	"application/json": infer Json;
} ? Json : Form[keyof Form];
type Arguments<Method extends Verb> = { [Path in PathOf<Method>]: Sending extends RequestOf<paths[Path][Method]> ? [request?: RequestOf<paths[Path][Method]>] : [request: RequestOf<paths[Path][Method]>] };
type Data<Method extends Verb> = { [Path in PathOf<Method>]: DataOf<paths[Path][Method]> };
/** The media types beside JSON, such as `text/plain` or `image/svg+xml`. */
type OtherForm = { [Path in PathOf<"get">]: Exclude<keyof Forms<paths[Path]["get"]>, "application/json"> };
export interface Answer<Body> {
	readonly data: Body;
	/** The response with its headers: `ETag`, `Location`, `Link`. */
	readonly response: Response;
}
type Call<Method extends Verb> = <Path extends PathOf<Method>>(path: Path, ...request: Arguments<Method>[Path]) => Promise<Answer<Data<Method>[Path]>>;
/** The arguments of a method. The request is optional when the operation requires no part of it. */
type ArgumentsOf<Operation> = Sending extends RequestOf<Operation> ? [request?: RequestOf<Operation>] : [request: RequestOf<Operation>];
/** A method that reads. */
export interface Read<Operation> {
	(...request: ArgumentsOf<Operation>): Promise<Answer<DataOf<Operation>>>;
	/** Requests another media type, such as `text/plain` or `image/svg+xml`. */
	readonly text: (mediaType: Exclude<keyof Forms<Operation>, "application/json">, ...request: ArgumentsOf<Operation>) => Promise<Answer<string>>;
}
/** A method that reads a list. */
export interface List<Operation> extends Read<Operation> {
	/** Yields the pages, and requests the next page only when the program needs it. */
	readonly pages: (...request: ArgumentsOf<Operation>) => AsyncGenerator<DataOf<Operation>, void>;
}
/** A method that changes data. */
export interface Change<Operation> {
	(...request: ArgumentsOf<Operation>): Promise<Answer<DataOf<Operation>>>;
	/** Returns what the request would change, and changes nothing. */
	readonly dryRun: (...request: ArgumentsOf<Operation>) => Promise<Answer<DryRun>>;
}
/** One method for each operation of the OpenAPI document. */
type Methods = { readonly [Name in keyof Reads]: Read<Reads[Name]> } & { readonly [Name in keyof Lists]: List<Lists[Name]> } & { readonly [Name in keyof Changes]: Change<Changes[Name]> };
/**
* @throws ProblemError when the service refuses; an Error when no response of the service arrives
*/
export interface Client extends Methods {
	readonly get: Call<"get">;
	readonly put: Call<"put">;
	readonly post: Call<"post">;
	readonly delete: Call<"delete">;
	/** Dry run: returns the changes that the request would make, without making them. */
	readonly dryRun: <
		Method extends Exclude<Verb, "get">,
		Path extends PathOf<Method>
	>(method: Method, path: Path, ...request: Arguments<Method>[Path]) => Promise<Answer<DryRun>>;
	/** The pages of a list, requested one after the other on demand. */
	readonly pages: <Path extends PathOf<"get">>(path: Path, ...request: Arguments<"get">[Path]) => AsyncGenerator<Data<"get">[Path], void>;
	/** The same resource in another media type: as a picture, or as lines. */
	readonly text: <Path extends PathOf<"get">>(mediaType: OtherForm[Path], path: Path, ...request: Arguments<"get">[Path]) => Promise<Answer<string>>;
	/** Yields the changes of a regatta, and waits for further ones until `signal` ends it. */
	readonly feed: (regattaName: string, options?: FeedOptions) => AsyncGenerator<FeedEvent, void>;
	/** Returns a client that authenticates with user name and password. */
	readonly signIn: (username: string, password: string) => Promise<Client>;
	/** Returns a client that authenticates with this access token. */
	readonly withToken: (token: string) => Client;
	/** Creates an access token, which replaces the password until it is revoked. */
	readonly token: string | undefined;
}
export interface ClientOptions {
	/** The base URL of the service, for example `https://races.example`. */
	readonly baseUrl: string;
	readonly token?: string;
	/** Replaces the global `fetch`. */
	readonly fetch?: (request: Request) => Promise<Response>;
}
export declare const createClient: (options: ClientOptions) => Client;
