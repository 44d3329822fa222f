/** CloudEvents 1.0 in the JSON format, https://github.com/cloudevents/spec. */
import type { FeedEvent } from '../rules/feedEvent.ts'
import { pathSegment } from '#values/pathSegment.ts'

export const cloudEventOf = (
  regattaName: string,
  { id, type, subject, timeMillis, data }: Omit<FeedEvent, 'type'> & { readonly type: string },
) => ({
  specversion: '1.0' as const,
  id,
  source: `/sailingserver/api/v1/regattas/${pathSegment(regattaName)}`,
  type,
  subject,
  time: new Date(timeMillis).toISOString(),
  datacontenttype: 'application/json' as const,
  data,
})
