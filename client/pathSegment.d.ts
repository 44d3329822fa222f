// Generated from lib/domain/name/pathSegment.ts by npm run generate.
/** Names in path segments. The generator copies this file into the client. */
/** The segment of a path that stands for a name. */
export declare const pathSegment: (name: string) => string;
