import { expect, test } from 'vitest'
import { getProviderInfo } from '#contract/provider.ts'
import { listReviews, listWorkspaceReviews, replyToReview } from '#contract/review.ts'
import { aPicture } from '#demo/builders.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { deleteReportsBefore } from './store.ts'
import { aReportApi, decisionOn, MEI, PETRA, reportOf, tokenOf } from './testing/a-report-api.ts'

const {
  call,
  clock,
  refusal,
  aReviewedSalon,
  sendReport,
  decide,
  mailsOf,
  newestReport,
  read,
  database,
  admin,
} = await aReportApi()

test('[DESK-074] a reply and a picture are hidden alone, and their salon hears of it', async () => {
  const { salon, review, params } = await aReviewedSalon()
  const reply = { params: { ...params, reviewId: review.id }, body: { reply: 'Femke kan lezen.' } }
  await call(replyToReview, reply, PETRA)
  await sendReport(reportOf(review.id, { kind: 'reply', quote: '' }))
  await decide(decisionOn(await newestReport()), MEI)
  const items = (await call(listReviews, { params, query: {} })).data.reviews.items
  expect(items).toMatchObject([{ id: review.id, reply: null }])
  expect((await refusal(replyToReview, reply, PETRA)).code).toBe('not-found')
  const own = await call(listWorkspaceReviews, { params, query: {} }, PETRA)
  expect(own.data.reviews.items).toMatchObject([{ isReplyHidden: true }])
  const gallery = async () =>
    (await call(getProviderInfo, { params })).data.providerInfo.galleryItems.length
  const picture = await aPicture(database, salon)
  const before = (await gallery()) - 1
  const ofPicture = reportOf(picture.id, { kind: 'picture', reason: 'copyright', quote: '' })
  await sendReport(ofPicture)
  await mailsOf()
  await decide(decisionOn(await newestReport(), { ground: 'law-copyright' }), MEI)
  expect(await gallery()).toBe(before)
  expect((await mailsOf()).map(({ to }) => to)).toContain('petra@voorbeeld.nl')
})

test('[DESK-075] the command line decides about the reports that wait, or about one of its own, with the same mails', async () => {
  const { review, params } = await aReviewedSalon()
  await sendReport(reportOf(review.id))
  const { reportId } = await newestReport()
  await mailsOf()
  await admin('hide-review', review.id, '--reason', 'Noemt een naam')
  expect(await read(reportId)).toMatchObject({
    state: 'decided',
    effect: 'hide',
    decisions: [{ decidedBy: null, facts: 'Noemt een naam' }],
  })
  expect((await mailsOf()).map(({ to }) => to).toSorted()).toEqual([
    ...['daan@voorbeeld.nl', 'ruben@voorbeeld.nl'],
  ])
  await admin('show-review', review.id)
  expect((await call(listReviews, { params, query: {} })).data.reviews.items).toHaveLength(1)
  expect(await mailsOf()).toHaveLength(2)
  await admin('hide-review', review.id)
  const own = await newestReport()
  expect(own).toMatchObject({ reason: 'own-initiative', effect: 'hide' })
  expect(tokenOf(await mailsOf(), 'daan@voorbeeld.nl')).not.toBe('')
})

test('[DESK-074] what two reports are about stays hidden while one of them hides it', async () => {
  const { review } = await aReviewedSalon()
  await sendReport(reportOf(review.id))
  const first = await newestReport()
  await sendReport(reportOf(review.id, { email: 'noor@voorbeeld.nl' }))
  const second = await newestReport()
  expect(second.facts.otherReports).toBe(1)
  await decide(decisionOn(first), MEI)
  const left = decisionOn(second, { effect: 'none', ground: 'not-shown' })
  expect((await decide(left, MEI)).data.report.target.isHidden).toBe(true)
})

test('[DESK-229] what a report hides stays hidden when that report is old, until it is decided to show it', async () => {
  const { salon, review, params } = await aReviewedSalon()
  const picture = await aPicture(database, salon)
  const ofPicture = reportOf(picture.id, { kind: 'picture', reason: 'copyright', quote: '' })
  await sendReport(reportOf(review.id, { email: 'noor@voorbeeld.nl' }))
  const late = await newestReport()
  for (const report of [ofPicture, reportOf(review.id)]) {
    await sendReport(report)
    await decide(decisionOn(await newestReport(), { ground: 'other-rule' }), MEI)
  }
  const old = await newestReport()
  const before = clock.now() + DAY_MS
  await database.pool.query('update reports set reported_at = $2 where id = $1', [
    late.reportId,
    new Date(before),
  ])
  await database.transaction((trx) => deleteReportsBefore(trx, before))
  const left = decisionOn(late, { effect: 'none', ground: 'within-rules' })
  expect((await decide(left, MEI)).data.report.target.isHidden).toBe(true)
  expect(await read(old.reportId)).toMatchObject({
    effect: 'hide',
    message: '',
    quote: '',
    reporterName: '',
    reporterEmail: null,
    target: { isHidden: true },
  })
  await admin('show-review', review.id)
  expect((await call(listReviews, { params, query: {} })).data.reviews.items).toHaveLength(1)
})
