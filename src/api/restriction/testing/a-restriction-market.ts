import { getDeskProvider, liftRestriction, restrictProvider } from '#contract/desk-provider.ts'
import { getProviderStory } from '#contract/desk-provider-story.ts'
import { getProviderInfo } from '#contract/provider.ts'
import { pauseProvider } from '#contract/settings.ts'
import { anAccount } from '#demo/builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import { runDueJobs } from '#platform/jobs.ts'
import { openLog } from '#platform/log.ts'
import type { Mail } from '#platform/mail/message.ts'
import { orderJobs } from '../../order/jobs.ts'
import { anOrderApi } from '../../order/testing/an-order-api.ts'
import { TEST_SECRET } from '../../testing/api.ts'
import { restrictionJobs } from '../jobs.ts'

export const MEI = { as: { userName: 'mei', role: 'operator' as const } }
export const BRAM = { as: { userName: 'bram', role: 'operator' as const } }
export const RUBEN = { as: { userName: 'ruben' } }

export const silentLog = openLog({ format: 'lines', level: 'silent' })

/** The decision of a kind that stands. */
export function restrictionIdInForce(
  salon: {
    restrictions: readonly { restrictionId: string; kind: string; liftedAt: string | null }[]
  },
  kind: 'pause' | 'hide' | 'end',
) {
  return salon.restrictions.find((each) => each.kind === kind && each.liftedAt === null)
    ?.restrictionId
}

/** A market with two operators and an owner, whose salons are restricted. */
export async function aRestrictionMarket() {
  const market = await anOrderApi()
  const { clock, database, publicUrl } = market
  const mails: Mail[] = []
  await anAccount(database, { ...MEI.as, name: 'Mei Lin' })
  await anAccount(database, { ...BRAM.as, name: 'Bram' })
  await anAccount(database, { userName: 'ruben', name: 'Ruben Mulder' })
  await database.pool.query(
    "update accounts set email_verified = true, email = 'ruben@lotus.voorbeeld' where user_name = 'ruben'",
  )

  async function deliver() {
    const sendMail = async (mail: Mail) => {
      mails.push(mail)
    }
    const deps = { database, clock, publicUrl, sendMail, log: silentLog }
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await runDueJobs(database.pool, {
      ...restrictionJobs(deps),
      ...orderJobs({
        ...deps,
        secretKey: TEST_SECRET,
        mailFrom: 'Bloesem <hallo@bloesem.example>',
      }),
    })
  }

  /** What the timetable does every ten minutes. */
  const runTimetable = () =>
    restrictionJobs({ database, clock, publicUrl, sendMail: async () => {}, log: silentLog })[
      'end-providers'
    ]({}, { id: '1', attempt: 1, signal: undefined })

  /** The beginning of each test: the clock, no mail that waits and none that left. */
  async function begin() {
    clock.set(TEST_NOW)
    await deliver()
    mails.length = 0
  }
  return {
    ...market,
    mails,
    deliver,
    runTimetable,
    begin,
    aSalon: (fullName: string) => aSalon(market, fullName),
  }
}

async function aSalon(market: Awaited<ReturnType<typeof anOrderApi>>, fullName: string) {
  const { aBookableProvider, call } = market
  const salon = await aBookableProvider({ fullName, ownerUserName: 'ruben' })
  const params = { providerId: salon.provider.id }
  const page = { params: { userName: salon.provider.userName } }
  const story = async () => (await call(getDeskProvider, { params }, MEI)).data.salon
  /** The acts of operators about the salon, the latest first. */
  const acts = async () => {
    const { entries } = (await call(getProviderStory, { params, query: {} }, MEI)).data
    return entries.filter(({ event }) => event === 'act')
  }
  const grounds = { ground: 'misleading-data', facts: 'Drie behandelingen bestaan niet.' } as const
  return {
    ...salon,
    params,
    story,
    acts,
    grounds,
    restrict: async (
      body: Partial<Parameters<typeof call<typeof restrictProvider>>[1]['body']> = {},
      from = MEI,
    ) => {
      const { decisions } = await story()
      const decision = { kind: 'hide', ...grounds, decisions, ...body } as const
      return (await call(restrictProvider, { params, body: decision }, from)).data.salon
    },
    lift: async (restrictionId = '', reason = 'Het is aangepast') => {
      const input = { params: { ...params, restrictionId }, body: { reason } }
      return (await call(liftRestriction, input, MEI)).data.salon
    },
    isFound: async () => {
      const { statusCode } = await market.app.inject({
        url: getProviderInfo.path.replace(':userName', page.params.userName),
      })
      return statusCode === 200
    },
    resume: () => market.refusal(pauseProvider, { ...page, body: { isPaused: false } }, RUBEN),
    pauseBySalon: (isPaused: boolean) =>
      call(pauseProvider, { ...page, body: { isPaused } }, RUBEN),
    page,
  }
}
