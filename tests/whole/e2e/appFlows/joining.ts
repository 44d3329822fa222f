/** Requests with which the app joins and leaves an event. All of them carry the secret of its link. */
import { type Answer, type App } from './app.ts'
import { type AppEvent, leaderboardPath, regattaPath } from './event.ts'

const dayMillis = 86_400_000

/** Maps a phone from yesterday on, so that positions count that were sent before. */
export const mapDevice = (app: App, event: AppEvent, mapped: object): Promise<Answer> => {
  const phone = { deviceType: 'ios', pushDeviceId: '', fromMillis: Date.now() - dayMillis }
  const json = { ...phone, secret: event.secret, ...mapped }
  return app.post(leaderboardPath(event, '/device_mappings/start'), {}, json)
}

/** The app sends no secret here. */
export const unmapDevice = (app: App, event: AppEvent, mapped: object): Promise<Answer> => {
  const json = { toMillis: Date.now(), ...mapped }
  return app.post(leaderboardPath(event, '/device_mappings/end'), {}, json)
}

/** Creates a competitor with a boat, tracked by the phone from now on. */
export const register = (
  app: App,
  event: AppEvent,
  deviceUuid: string,
  competitorName = 'Nordwind',
): Promise<Answer> => {
  // Two boats with one sail number would be a mistake, and the second one would wait.
  const sailid =
    competitorName === 'Nordwind'
      ? 'GER 7'
      : `GER ${competitorName.length}${competitorName.charCodeAt(0)}`
  const boat = { boatclass: '49er', sailid, timeontimefactor: '', nationalityIOC: 'GER' }
  const query = { competitorName, competitorEmail: '', ...boat, secret: event.secret, deviceUuid }
  return app.post(regattaPath(event, '/competitors/createandadd'), query)
}

export const idsIn = ({ body }: Answer) => {
  const { id, boat } = body as { readonly id: string; readonly boat: { readonly id: string } }
  return { competitorId: id, boatId: boat.id }
}
