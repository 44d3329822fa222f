/** A release contains no sources. */
export const repositoryCommands = {}
