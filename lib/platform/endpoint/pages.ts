import { pageSizeMax } from '#schemas/platform/page.ts'
import type { Context } from './context.ts'
import type { ListRange } from '#access/listReadable.ts'
import { EndpointResult, type EndpointRequest } from './endpoint.ts'

type Page<Entry> = Promise<{ readonly entries: Entry[]; readonly next?: string | undefined }>

/** @param size of a page without a limit */
export const inPages =
  <Input, Entry>(
    list: (context: Context, range: ListRange, input: Input) => Page<Entry>,
    size = pageSizeMax,
  ) =>
  async ({
    context,
    input,
  }: EndpointRequest<Input & Partial<ListRange>>): Promise<EndpointResult<Entry[]>> => {
    const { limit = size, cursor } = input
    const { entries, next } = await list(context, { limit, cursor }, input)
    return new EndpointResult(entries, { next })
  }
