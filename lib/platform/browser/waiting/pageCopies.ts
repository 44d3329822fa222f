/** Removes the copies of pages that `pageWorker.ts` keeps. */
export const removePageCopies = async () => {
  // Without https there is no store.
  const { caches } = globalThis as Partial<WindowOrWorkerGlobalScope>
  for (const name of (await caches?.keys()) ?? []) await caches?.delete(name)
}
