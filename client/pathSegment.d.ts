// Generated from lib/platform/values/pathSegment.ts by npm run generate.
/** The segment of a path that stands for a name. */
export declare const pathSegment: (name: string) => string;
