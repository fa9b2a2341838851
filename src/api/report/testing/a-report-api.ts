import { afterAll, beforeEach } from 'vitest'
import { decideReport, getReport } from '#contract/desk-report.ts'
import type { Request } from '#contract/endpoint.ts'
import { createReport } from '#contract/report.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { aReview } from '#demo/order-builders.ts'
import { runDueJobs } from '#platform/jobs.ts'
import type { Mail } from '#platform/mail/message.ts'
import { rateLimiter } from '#platform/rate-limit.ts'
import { aDatabase } from '#platform/testing/database.ts'
import { runAdmin } from '../../ops/admin/run-admin.ts'
import type { Tables } from '../../schema.gen.ts'
import { type As, anApi, NO_SIGN_INS, TEST_SECRET } from '../../testing/api.ts'
import { reportJobs } from '../jobs.ts'

export const MEI: As = { as: { userName: 'mei', role: 'operator' } }
export const JORIS: As = { as: { userName: 'joris', role: 'operator' } }
export const PETRA: As = { as: { userName: 'petra' } }

type Said = Partial<Request<typeof createReport>['body']>
type ReportDecision = Partial<Request<typeof decideReport>['body']>

/** The API with two operators, a salon of petra whose review daan wrote, and what reports and decisions need. */
export async function aReportApi() {
  const limits = await aDatabase<Tables>(afterAll)
  const locked = new Set<string>()
  const signIns = {
    ...NO_SIGN_INS,
    findLocked: async (subjects: readonly string[]) => subjects.filter((each) => locked.has(each)),
  }
  const api = await anApi({ deps: { limiter: rateLimiter(limits.pool), signIns } })
  const { call, clock, database } = api
  for (const userName of ['mei', 'joris'])
    await anAccount(database, { userName, role: 'operator', name: `${userName} Bakker` })
  await anAccount(database, { userName: 'petra', name: 'Petra Pioen', email: 'petra@voorbeeld.nl' })
  await anAccount(database, { userName: 'daan', name: 'Daan Vos', email: 'daan@voorbeeld.nl' })

  beforeEach(() => limits.pool.query('truncate rate_limits'))

  async function aReviewedSalon() {
    const salon = await aProvider(database, { ownerUserName: 'petra', fullName: 'Lotus & Linnen' })
    const review = await aReview(database, salon, {
      reviewerUserName: 'daan',
      rating: 1,
      userFeedback: 'Lang gewacht. Femke is dom.',
    })
    return { salon, review, params: { userName: salon.userName } }
  }

  // Ids of one millisecond have no order.
  async function sendReport(...asked: [ReturnType<typeof reportOf>, As?]) {
    clock.advance(1_000)
    return call(createReport, ...asked)
  }

  async function decide(request: ReturnType<typeof decisionOn>, from: As) {
    clock.advance(1_000)
    return call(decideReport, request, from)
  }

  const admin = (...words: string[]) => {
    clock.advance(1_000)
    return runAdmin({ ...api, places: null }, words)
  }

  async function mailsOf(): Promise<Mail[]> {
    const mails: Mail[] = []
    const jobs = reportJobs({
      database,
      clock,
      publicUrl: new URL('https://bloesem.example'),
      secretKey: TEST_SECRET,
      operatorEmail: 'beheer@voorbeeld.nl',
      sendMail: async (mail) => void mails.push(mail),
    })
    await runDueJobs(database.pool, jobs)
    return mails
  }

  async function newestReport() {
    const { rows } = await database.pool.query('select id from reports order by id desc limit 1')
    return read(rows[0].id)
  }

  const read = async (reportId: string, from = MEI) =>
    (await call(getReport, { params: { reportId } }, from)).data.report

  return { ...api, admin, locked, aReviewedSalon, sendReport, decide, mailsOf, newestReport, read }
}

export const reportOf = (targetId: string, said: Said = {}) => ({
  body: {
    kind: 'review' as const,
    targetId,
    reason: 'personal' as const,
    message: 'Noemt Femke bij naam',
    quote: 'femke is dom',
    name: 'Ruben Mulder',
    email: 'ruben@voorbeeld.nl',
    inGoodFaith: true,
    ...said,
  },
})

export const decisionOn = (
  { reportId, version }: { reportId: string; version: number },
  said: ReportDecision = {},
) =>
  ({
    params: { reportId },
    body: {
      version,
      effect: 'hide',
      ground: 'rule-persons',
      facts: 'Noemt Femke en scheldt haar uit.',
      ...said,
    },
  }) as const

export const tokenOf = (mails: readonly Mail[], to: string) =>
  /objection\/([\w-]+)/.exec(mails.find((mail) => mail.to === to)?.text ?? '')?.[1] ?? ''
