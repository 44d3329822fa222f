/** The interface of competitors in the benchmark of decisions. */

/** A permission check, in the format of the competitor. */
export interface Check {
  readonly type: string
  readonly action: string
  readonly id: string
  /** `TYPE:ACTION:id` */
  readonly text: string
}

/** The permissions of each role, as texts such as `EVENT,REGATTA:READ:kiel`. */
export type Roles = readonly (readonly string[])[]

export type Ask = (check: Check) => boolean

/** The exports of a competitor. */
export type MakeReady = (roles: Roles) => Ask | Promise<Ask>
