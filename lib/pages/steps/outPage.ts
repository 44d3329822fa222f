/** The content of the page that shows who is out there. Its script asks for the boats. */
import { requireRegatta } from '#races/steps/regattas.ts'
import type { Context } from '#endpoint/context.ts'
import { timeZoneIn } from './timeZone.ts'

/** Requires permission to update the leaderboard. */
export const showOutPage = async (context: Context, regattaName: string) => {
  const regatta = await requireRegatta(context, regattaName, 'LEADERBOARD')
  return {
    regatta: regatta.name,
    timeZone: timeZoneIn(regatta),
    userName: context.caller?.user.name ?? '',
  }
}

export type OutPage = Awaited<ReturnType<typeof showOutPage>>
