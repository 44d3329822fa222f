/** The import of a file, or of a pasted table. Its preview is a dry run with the same file. */
import { send } from './userRequests.ts'

export const importTable = async (
  address: string,
  file: Blob,
  headers?: Record<string, string>,
): Promise<unknown> => {
  const reply = await send(address, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'application/octet-stream', accept: 'application/json', ...headers },
  })
  const body = (await reply.json()) as { readonly body?: unknown }
  // A dry run contains the response of the import.
  return body.body ?? body
}

export const chosenTable = (input: HTMLInputElement | null, pasted: string, lack: string): Blob => {
  const file = input?.files?.[0] ?? (pasted.trim() ? new Blob([pasted]) : undefined)
  if (!file) throw new Error(lack)
  return file
}
