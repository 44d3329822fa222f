// Made from client/client.ts by npm run generate.
/**
 * The service for programs in TypeScript: every path, parameter, body and answer has its type from
 * the OpenAPI document, and what goes wrong is thrown as a `ProblemError`.
 */
import { type ParamsOption, type RequestBodyOption } from 'openapi-fetch';
import type { Changes, Lists, Reads } from './operations.d.ts';
import type { components, paths } from './schema.d.ts';
export type { components, paths } from './schema.d.ts';
/** What the service says about a failure (RFC 9457). */
export type Problem = components['schemas']['Problem'];
/** The service understood the request, and refused it or failed. */
export declare class ProblemError extends Error {
    readonly problem: Problem;
    readonly status: number;
    /** Says what it is; `/docs` of the service has a table of them. */
    readonly code: Problem['code'];
    /** All that is wrong with the input, each with its place. */
    readonly errors: NonNullable<Problem['errors']>;
    /** The permission that was missing. */
    readonly permission: string | undefined;
    /** What the operator of the service needs to find the request in the log. */
    readonly requestId: string;
    constructor(problem: Problem);
}
type Verb = 'get' | 'put' | 'post' | 'delete';
/** The paths that know a method. */
export type PathOf<Method extends Verb> = {
    [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never;
}[keyof paths];
/** What any request may have, and none needs. */
interface Sending {
    readonly signal?: AbortSignal;
}
/** What a request says: the parameters by their places, and the body as a value. */
export type RequestOf<Operation> = ParamsOption<Operation> & RequestBodyOption<Operation> & Sending;
/** What a dry run answers: what the request would do. */
export type DryRun = components['schemas']['DryRun'];
/** The answers of what was done, by media type. */
type Forms<Operation> = Operation extends {
    responses: infer Responses;
} ? FormsIn<Responses[keyof Responses & (200 | 201)]> : never;
type FormsIn<Reply> = Reply extends {
    content: infer Content;
} ? Omit<Content, 'application/vnd.committee-boat.dry-run+json'> : never;
/** What is answered: JSON where there are several forms. */
export type DataOf<Operation> = DataIn<Forms<Operation>>;
type DataIn<Form> = Form extends {
    'application/json': infer Json;
} ? Json : Form[keyof Form];
type Arguments<Method extends Verb> = {
    [Path in PathOf<Method>]: Sending extends RequestOf<paths[Path][Method]> ? [request?: RequestOf<paths[Path][Method]>] : [request: RequestOf<paths[Path][Method]>];
};
type Data<Method extends Verb> = {
    [Path in PathOf<Method>]: DataOf<paths[Path][Method]>;
};
/** The forms beside JSON, such as `text/plain` or `image/svg+xml`. */
type OtherForm = {
    [Path in PathOf<'get'>]: Exclude<keyof Forms<paths[Path]['get']>, 'application/json'>;
};
export interface Answer<Body> {
    readonly data: Body;
    /** With the headers: `ETag`, `Location`, `Link`. */
    readonly response: Response;
}
type Call<Method extends Verb> = <Path extends PathOf<Method>>(path: Path, ...request: Arguments<Method>[Path]) => Promise<Answer<Data<Method>[Path]>>;
/** The arguments of a method. The request is optional when the operation requires no part of it. */
type ArgumentsOf<Operation> = Sending extends RequestOf<Operation> ? [request?: RequestOf<Operation>] : [request: RequestOf<Operation>];
/** A method that reads. */
export interface Read<Operation> {
    (...request: ArgumentsOf<Operation>): Promise<Answer<DataOf<Operation>>>;
    /** Requests another media type, such as `text/plain` or `image/svg+xml`. */
    readonly text: (mediaType: Exclude<keyof Forms<Operation>, 'application/json'>, ...request: ArgumentsOf<Operation>) => Promise<Answer<string>>;
}
/** A method that reads a list. */
export interface List<Operation> extends Read<Operation> {
    /** Yields the pages, and requests the next page only when the program needs it. */
    readonly pages: (...request: ArgumentsOf<Operation>) => AsyncGenerator<DataOf<Operation>, void>;
}
/** A method that changes something. */
export interface Change<Operation> {
    (...request: ArgumentsOf<Operation>): Promise<Answer<DataOf<Operation>>>;
    /** Returns what the request would change, and changes nothing. */
    readonly dryRun: (...request: ArgumentsOf<Operation>) => Promise<Answer<DryRun>>;
}
/** One method for each operation of the OpenAPI document. */
type Methods = {
    readonly [Name in keyof Reads]: Read<Reads[Name]>;
} & {
    readonly [Name in keyof Lists]: List<Lists[Name]>;
} & {
    readonly [Name in keyof Changes]: Change<Changes[Name]>;
};
/** @throws ProblemError when the service refuses; an Error when no answer of the service arrives */
export interface Client extends Methods {
    readonly get: Call<'get'>;
    readonly put: Call<'put'>;
    readonly post: Call<'post'>;
    readonly delete: Call<'delete'>;
    /** What a request would do, which is not done. */
    readonly dryRun: <Method extends Exclude<Verb, 'get'>, Path extends PathOf<Method>>(method: Method, path: Path, ...request: Arguments<Method>[Path]) => Promise<Answer<DryRun>>;
    /** The pages of a list, one after the other, as long as somebody asks for them. */
    readonly pages: <Path extends PathOf<'get'>>(path: Path, ...request: Arguments<'get'>[Path]) => AsyncGenerator<Data<'get'>[Path], void>;
    /** The same in another form: as a picture, or as lines. */
    readonly text: <Path extends PathOf<'get'>>(mediaType: OtherForm[Path], path: Path, ...request: Arguments<'get'>[Path]) => Promise<Answer<string>>;
    /** Gives another client, who is this user. */
    readonly signIn: (username: string, password: string) => Promise<Client>;
    /** Gives another client, who holds this access token. */
    readonly withToken: (token: string) => Client;
    /** What stands for the password, until it is revoked. */
    readonly token: string | undefined;
}
export interface ClientOptions {
    /** Where the service is, for example `https://races.example`. */
    readonly baseUrl: string;
    readonly token?: string;
    /** Instead of the one that there is everywhere. */
    readonly fetch?: (request: Request) => Promise<Response>;
}
export declare const createClient: (options: ClientOptions) => Client;
