/** What decides, for the benchmark of decisions. */

/** What is asked, in the form that the contender takes. */
export interface Check {
  readonly type: string
  readonly action: string
  readonly id: string
  /** `TYPE:ACTION:id` */
  readonly text: string
}

/** @param permissions of each role, as texts such as `EVENT,REGATTA:READ:kiel` */
export type MakeReady = (permissions: readonly (readonly string[])[]) => (check: Check) => boolean
