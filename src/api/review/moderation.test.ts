import { afterAll, expect, test } from 'vitest'
import { getProviderRating, listReviews, replyToReview, reportReview } from '#contract/review.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { aReview } from '#demo/order-builders.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { runDueJobs } from '#platform/jobs.ts'
import type { Mail } from '#platform/mail/message.ts'
import { rateLimiter } from '#platform/rate-limit.ts'
import { aDatabase } from '#platform/testing/database.ts'
import { runAdmin } from '../ops/admin/run-admin.ts'
import { reportJobs } from '../report/jobs.ts'
import { listReportedReviews } from '../report/store.ts'
import type { Tables } from '../schema.gen.ts'
import { type As, anApi, TEST_SECRET } from '../testing/api.ts'

const limits = await aDatabase<Tables>(afterAll)
const api = await anApi({ deps: { limiter: rateLimiter(limits.pool) } })
const { call, clock, database, refusal } = api
const PETRA: As = { as: { userName: 'petra', role: 'provider' } }
await anAccount(database, { userName: 'petra', role: 'provider' })
const admin = (...typed: string[]) => runAdmin({ ...api, places: null }, typed)

async function aReviewedProvider() {
  await limits.pool.query('truncate rate_limits')
  const salon = await aProvider(database, { ownerUserName: 'petra' })
  const good = await aReview(database, salon, { rating: 5 })
  const bad = await aReview(database, salon, { rating: 1, userFeedback: 'Slecht!' })
  const params = { userName: salon.userName }
  return {
    salon,
    params,
    good,
    bad,
    shown: async () => (await call(listReviews, { params, query: {} })).data.reviews.items,
    rating: async () => (await call(getProviderRating, { params })).data.providerRating,
  }
}

test('[REVIEW-02] a provider’s reply is shown with the review; an empty one removes it', async () => {
  const { params, bad, shown } = await aReviewedProvider()
  const at = { params: { ...params, reviewId: bad.id } }
  const reply = (text: string) => call(replyToReview, { ...at, body: { reply: text } }, PETRA)
  await reply('  Wat jammer, bel ons gerust.  ')
  const replied = (await shown()).find(({ id }) => id === bad.id)
  expect(replied?.reply).toBe('Wat jammer, bel ons gerust.')
  expect(await repliedAt(bad.id)).toBe(clock.now())
  await reply(' ')
  expect(await repliedAt(bad.id)).toBeNull()
  expect((await shown()).map((review) => review.reply)).toEqual([null, null])
})

async function repliedAt(id: string): Promise<number | null> {
  const { rows } = await database.pool.query('select replied_at from reviews where id = $1', [id])
  return rows[0].replied_at
}

test('a provider can reply to its own reviews only', async () => {
  const { bad } = await aReviewedProvider()
  const other = await aReviewedProvider()
  const params = { userName: other.salon.userName, reviewId: bad.id }
  expect((await refusal(replyToReview, { params, body: { reply: 'Ha' } }, PETRA)).code).toBe(
    'not-found',
  )
})

test('[REVIEW-05] a hidden review is neither listed nor counted, and is restored unchanged', async () => {
  const { bad, good, params, shown, rating } = await aReviewedProvider()
  await admin('hide-review', bad.id)
  expect(await admin('hide-review', bad.id)).toMatchObject({ ok: true })
  expect((await shown()).map(({ id }) => id)).toEqual([good.id])
  expect(await rating()).toMatchObject({ totalCount: 1, oneStarCount: 0, averageRating: 5 })
  expect((await refusal(reportReview, reportOf(bad.id))).code).toBe('not-found')
  const at = { params: { ...params, reviewId: bad.id }, body: { reply: 'Ha' } }
  expect((await refusal(replyToReview, at, PETRA)).code).toBe('not-found')
  await admin('show-review', bad.id)
  expect(await shown()).toHaveLength(2)
  expect(await rating()).toMatchObject({ totalCount: 2, oneStarCount: 1, averageRating: 3 })
})

test.each([
  [1, 'oneStarCount'],
  [2, 'twoStarCount'],
  [3, 'threeStarCount'],
  [4, 'fourStarCount'],
  [5, 'fiveStarCount'],
] as const)(
  '[REVIEW-05] hiding a review of %s lowers its own count, and showing it raises it',
  async (stars, name) => {
    const salon = await aProvider(database)
    const params = { userName: salon.userName }
    const rating = async () => {
      const { providerRating } = (await call(getProviderRating, { params })).data
      const { oneStarCount, twoStarCount, threeStarCount, fourStarCount, fiveStarCount } =
        providerRating
      return { oneStarCount, twoStarCount, threeStarCount, fourStarCount, fiveStarCount }
    }
    for (const each of [1, 2, 3, 4, 5] as const) await aReview(database, salon, { rating: each })
    const { id } = await aReview(database, salon, { rating: stars })
    const before = await rating()
    expect(before[name]).toBe(2)
    await admin('hide-review', id)
    expect(await rating()).toEqual({ ...before, [name]: 1 })
    await admin('show-review', id)
    expect(await rating()).toEqual(before)
  },
)

test('[REVIEW-05] simultaneous hiding and showing keep the counts right', async () => {
  const { bad, rating } = await aReviewedProvider()
  const often = Array.from({ length: 30 }, (_, index) =>
    admin(index % 2 ? 'show-review' : 'hide-review', bad.id),
  )
  await Promise.all(often)
  await admin('show-review', bad.id)
  expect(await rating()).toMatchObject({ totalCount: 2, oneStarCount: 1, fiveStarCount: 1 })
})

test('a report is stored, mailed to the operator with instructions, and listed', async () => {
  const { bad, salon } = await aReviewedProvider()
  const message = 'Mijn achternaam staat erin'
  await call(reportReview, reportOf(bad.id, { reason: 'personal', message }))
  const mails: Mail[] = []
  const jobs = reportJobs({
    secretKey: TEST_SECRET,
    database,
    clock,
    publicUrl: new URL('https://bloesem.example'),
    operatorEmail: 'beheer@voorbeeld.nl',
    sendMail: async (mail) => void mails.push(mail),
  })
  await runDueJobs(database.pool, jobs)
  expect(mails).toMatchObject([{ to: 'beheer@voorbeeld.nl' }])
  for (const said of [message, 'Slecht!', 'bij naam', `hide-review ${bad.id}`, salon.userName]) {
    expect(mails[0]?.text).toContain(said)
  }
  const listed = await admin('reported-reviews')
  expect(listed).toMatchObject({
    ok: true,
    data: [{ reviewId: bad.id, reports: 1, isHidden: false, reasons: [`personal: ${message}`] }],
  })
})

test('recently reported reviews are listed, latest first, each once with its reasons', async () => {
  await database.pool.query('delete from reports')
  const { bad, good } = await aReviewedProvider()
  for (const [review, more] of [
    [bad, {}],
    [good, { reason: 'offensive' }],
    [bad, {}],
    [bad, { reason: 'personal', message: 'Mijn naam' }],
  ] as const) {
    clock.advance(1_000)
    await call(reportReview, reportOf(review.id, more))
  }
  const [first, second, ...others] = await listReportedReviews(database.query, 50)
  expect(first).toMatchObject({ reviewId: bad.id, reports: 3, reportedAt: clock.now() })
  expect(first?.reasons).toHaveLength(2)
  expect(second).toMatchObject({ reviewId: good.id, reports: 1, reasons: ['offensive'] })
  expect(others).toEqual([])
  expect((await listReportedReviews(database.query, 1)).map(({ reviewId }) => reviewId)).toEqual([
    bad.id,
  ])
})

test('another reason needs a text; a bot’s report is not stored; ten reports an hour are allowed', async () => {
  const { bad } = await aReviewedProvider()
  const unsaid = await refusal(reportReview, reportOf(bad.id, { reason: 'other' }))
  expect(unsaid.details).toMatchObject([{ path: 'body.message' }])
  await call(reportReview, reportOf(bad.id, { website: 'https://koop.example' }))
  const { rows } = await database.pool.query('select from reports where review_id = $1', [bad.id])
  expect(rows).toEqual([])
  for (let count = 2; count < 10; count++) await call(reportReview, reportOf(bad.id))
  expect((await refusal(reportReview, reportOf(bad.id))).code).toBe('too-many-requests')
})

test('an operator replies for a provider from the command line, and a wrong id is refused', async () => {
  const { bad, shown } = await aReviewedProvider()
  await admin('reply-review', bad.id, 'Dank voor je eerlijkheid.')
  expect((await shown()).find(({ id }) => id === bad.id)?.reply).toBe('Dank voor je eerlijkheid.')
  for (const command of ['hide-review', 'show-review', 'reply-review']) {
    expect(await admin(command, 'geen-id')).toMatchObject({ ok: false })
    expect(await admin(command, crypto.randomUUID())).toMatchObject({ ok: false })
  }
})

test('reports are deleted after two years', async () => {
  const { bad } = await aReviewedProvider()
  await call(reportReview, reportOf(bad.id))
  const left = async (now: number) => {
    clock.set(now)
    const jobs = reportJobs({
      secretKey: TEST_SECRET,
      database,
      clock,
      publicUrl: new URL('https://bloesem.example'),
      operatorEmail: null,
      sendMail: async () => {},
    })
    await jobs['delete-reports']({}, { id: '1', attempt: 1, signal: undefined })
    const { rows } = await database.pool.query('select from reports where review_id = $1', [bad.id])
    return rows.length
  }
  const YEAR = 365.25 * DAY_MS
  const made = clock.now()
  expect(await left(made + 2 * YEAR)).toBe(1)
  expect(await left(made + 2 * YEAR + 1)).toBe(0)
  clock.set(made)
})

function reportOf(reviewId: string, said: Partial<ReportBody> = {}) {
  return { params: { reviewId }, body: { reason: 'offensive', ...said } } as const
}

interface ReportBody {
  reason: 'personal' | 'offensive' | 'other'
  message: string
  website: string
}
