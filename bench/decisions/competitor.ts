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

export type Decide = (check: Check) => boolean

/** The exports of a competitor. */
export type Prepare = (roles: Roles) => Decide | Promise<Decide>
