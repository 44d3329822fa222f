/** Writers, who repeat each change until the service has acknowledged it, and note its event. */
import { setTimeout as pause } from 'node:timers/promises'
import type { RequestOptions, Reply, Request } from '../../scripts/requests/requests.ts'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import type { Random } from '../../scripts/simulate/random.ts'
import type { Tally } from '../../harness/tally.ts'

/** The events of each object, in their order. */
export type Expected = Map<string, string[]>

export type WriterTally = Tally<'changes' | 'repeated' | 'without event'>

/** Never in a feed. */
export const canary = 'canary-7c1d'

const attemptsMax = 200

export interface WriterOptions {
  readonly request: Request
  readonly token: string
  readonly regatta: string
  /** No other writer changes this race. */
  readonly race: string
  /** One writer of a regatta changes its race columns, so that the order of its names is known. */
  readonly hasColumns: boolean
  readonly random: Random
  readonly tally: WriterTally
  readonly expected: Expected
}

export class Writer {
  readonly #options: WriterOptions
  readonly #path: string
  readonly #tags: string
  #fresh = 0
  #made = 0
  #isTracking = false
  #markId = ''
  #columns: string[] = []
  #tag: { readonly id: string; readonly isPublic: boolean } | undefined

  constructor(options: WriterOptions) {
    this.#options = options
    this.#path = encodeURIComponent(options.regatta)
    this.#tags = `${V}/${this.#path}/${options.race}/Default/tags`
  }

  async run(changes: number): Promise<void> {
    await this.#addMark()
    const actions = [
      ...Array.from({ length: 8 }, () => () => this.#changeTag()),
      () => this.#moveMark(),
      () => this.#moveMark(),
      () => this.#moveMark(),
      () => this.#saveCourse(),
      () => this.#toggleTracking(),
      () => this.#privateTag(),
      ...(this.#options.hasColumns ? [() => this.#changeColumns()] : []),
    ]
    while (this.#made < changes) {
      await actions[this.#options.random(actions.length)]?.()
    }
  }

  #note(object: string, event: string): void {
    const { expected, tally, regatta } = this.#options
    const name = `${regatta} ${object}`
    const events = expected.get(name)
    if (events === undefined) expected.set(name, [event])
    else events.push(event)
    this.#made += 1
    tally.count('changes')
  }

  /** @throws Error when the service refuses, or never acknowledges */
  async #send(route: string, options: RequestOptions, alsoGood?: number): Promise<Reply> {
    const { request, token, tally, random } = this.#options
    let reply: Reply | undefined
    for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
      if (attempt > 0) tally.count('repeated')
      reply = await request(route, { ...options, token })
      if (reply.status < 300 || reply.status === alsoGood) return reply
      if (reply.status < 500 && reply.status !== 409) break
      await pause(random(20))
    }
    throw new Error(`${route}: ${reply?.status} ${reply?.text}`)
  }

  async #changeTag(): Promise<void> {
    const fresh = `v${(this.#fresh += 1)}`
    const tag = this.#tag
    if (tag === undefined) {
      const id = newId()
      const json = { id, tag: fresh, raceTimepoint: this.#fresh, public: true, hiddenInfo: canary }
      await this.#send(`POST ${this.#tags}`, { json })
      this.#tag = { id, isPublic: true }
      this.#note(`tag ${id}`, `created ${fresh}`)
      return
    }
    const tag_json = { id: tag.id, public: tag.isPublic }
    const choice = this.#options.random(10)
    if (choice === 0) {
      await this.#send(`DELETE ${this.#tags}`, { json: { tag_json } })
      this.#tag = undefined
      if (tag.isPublic) this.#note(`tag ${tag.id}`, 'deleted')
    } else if (choice === 1) {
      await this.#send(`PUT ${this.#tags}`, { json: { tag_json, hiddenInfo: canary + fresh } })
      this.#options.tally.count('without event')
    } else if (choice < 4) {
      const json = { tag_json: { id: tag.id }, tag: fresh, public: !tag.isPublic }
      await this.#send(`PUT ${this.#tags}`, {
        json: tag.isPublic ? { ...json, comment: canary } : { ...json, comment: '' },
      })
      this.#tag = { id: tag.id, isPublic: !tag.isPublic }
      this.#note(`tag ${tag.id}`, tag.isPublic ? 'deleted' : `created ${fresh}`)
    } else {
      const comment = tag.isPublic ? '' : canary
      await this.#send(`PUT ${this.#tags}`, { json: { tag_json, tag: fresh, comment } })
      if (tag.isPublic) this.#note(`tag ${tag.id}`, `changed ${fresh}`)
    }
  }

  async #privateTag(): Promise<void> {
    const json = { id: newId(), tag: canary, raceTimepoint: (this.#fresh += 1) }
    await this.#send(`POST ${this.#tags}`, { json })
    this.#options.tally.count('without event')
  }

  async #addMark(): Promise<void> {
    const { regatta: regattaName } = this.#options
    const id = newId()
    const json = { id, regattaName, markName: 'Top' }
    await this.#send(`POST ${V}/mark/addMarkToRegatta`, { json }, 409)
    this.#markId = id
    this.#note(`mark ${id}`, 'added')
  }

  async #moveMark(): Promise<void> {
    const latitude = 54 + (this.#fresh += 1) / 1e6
    const json = { latitude, longitude: 10, timestamp: Date.now() }
    const route = `POST ${V}/leaderboards/${this.#path}/marks/${this.#markId}/gps_fixes`
    await this.#send(route, { json })
    this.#note(`mark ${this.#markId}`, `moved ${latitude}`)
  }

  async #saveCourse(): Promise<void> {
    const { race } = this.#options
    const name = `v${(this.#fresh += 1)}`
    const route = `POST ${V}/courseconfiguration/createCourse/${this.#path}/${race}/Default`
    const waypoints = [{ passingInstruction: 'Port', markConfigurationIds: ['top'] }]
    const markConfigurations = [{ id: 'top', markId: this.#markId }]
    await this.#send(route, { json: { name, markConfigurations, waypoints } })
    this.#note(`course ${race}`, `saved ${name}`)
  }

  async #toggleTracking(): Promise<void> {
    const { race } = this.#options
    const action = this.#isTracking ? 'stoptracking' : 'starttracking'
    const route = `POST ${V}/leaderboards/${this.#path}/${action}?race_column=${race}&fleet=Default`
    await this.#send(route, {})
    this.#note(`tracking ${race}`, this.#isTracking ? 'stopped' : 'started')
    this.#isTracking = !this.#isTracking
  }

  async #changeColumns(): Promise<void> {
    const path = `POST ${V}/regattas/${this.#path}`
    if (this.#columns.length < 5) {
      const headers = { 'idempotency-key': newId() }
      const { body } = await this.#send(`${path}/addracecolumns?numberofraces=1`, { headers })
      const [{ racename }] = body as [{ racename: string }]
      this.#columns.push(racename)
      this.#note(`column ${racename}`, 'added')
      return
    }
    const name = this.#columns.shift() ?? ''
    await this.#send(`${path}/removeracecolumn?racecolumn=${name}`, {}, 404)
    this.#note(`column ${name}`, 'removed')
  }
}
