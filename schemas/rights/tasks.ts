/** The tasks of helpers of an event. */
export const taskNames = ['start', 'finish', 'course', 'entries', 'tags', 'out', 'marks'] as const

export type TaskName = (typeof taskNames)[number]
