/** Expensive work of one request, such as a password hash, also for its retries after conflicts. */
export type RequestCache = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

export const requestCache = (): RequestCache => {
  const results = new Map<string, Promise<unknown>>()
  return <Result>(name: string, work: () => Promise<Result>) => {
    const known = results.get(name) as Promise<Result> | undefined
    const result = known ?? work()
    results.set(name, result)
    return result
  }
}
