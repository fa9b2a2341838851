import { expect, test } from 'vitest'
import { assignReport, decideReport, listReports } from '#contract/desk-report.ts'
import { listOperatorLog } from '#contract/operator-log.ts'
import {
  createReport,
  getReportTarget,
  objectToDecision,
  readObjectionLink,
} from '#contract/report.ts'
import { getProviderRating, listReviews } from '#contract/review.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import {
  aReportApi,
  decisionOn,
  JORIS,
  MEI,
  PETRA,
  reportOf,
  tokenOf,
} from './testing/a-report-api.ts'

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
  app,
  locked,
} = await aReportApi()

test('[DESK-070] a report is stored with its words, and its receipt is mailed at once', async () => {
  const { review, salon } = await aReviewedSalon()
  const target = { kind: 'review', targetId: review.id } as const
  expect((await call(getReportTarget, { query: target })).data).toMatchObject({
    providerFullName: 'Lotus & Linnen',
    text: 'Lang gewacht. Femke is dom.',
  })
  const { data } = await sendReport(reportOf(review.id), { language: 'nl' })
  expect(data.isReceiptMailed).toBe(true)
  const mails = await mailsOf()
  expect(mails.map(({ to }) => to).toSorted()).toEqual([
    'beheer@voorbeeld.nl',
    'ruben@voorbeeld.nl',
  ])
  const receipt = mails.find(({ to }) => to === 'ruben@voorbeeld.nl')
  expect(receipt?.subject).toBe('We hebben je melding')
  expect(receipt?.text).not.toContain('Femke')
  expect(await newestReport()).toMatchObject({
    kind: 'review',
    reason: 'personal',
    state: 'open',
    quote: 'femke is dom',
    reporterName: 'Ruben Mulder',
    reporterEmail: 'ruben@voorbeeld.nl',
    isByProvider: false,
    providerUserName: salon.userName,
    dueDay: '2026-11-27',
    target: { text: 'Lang gewacht. Femke is dom.', rating: 1, isHidden: false },
  })
})

test('[DESK-070] a report without name, explanation or good faith is refused by field; a bot’s is not stored', async () => {
  const { review } = await aReviewedSalon()
  const refused = await refusal(
    createReport,
    reportOf(review.id, { name: ' ', email: 'x', message: '', inGoodFaith: false }),
  )
  expect(refused.details?.map(({ path }) => path).toSorted()).toEqual([
    ...['body.email', 'body.inGoodFaith', 'body.message', 'body.name'],
  ])
  const nameless = reportOf(review.id, { reason: 'child-abuse', name: '', email: '' })
  expect((await sendReport(nameless)).data.isReceiptMailed).toBe(false)
  const count = async () => (await database.pool.query('select from reports')).rows.length
  const before = await count()
  await sendReport(reportOf(review.id, { website: 'https://koop.example' }))
  expect(await count()).toBe(before)
  for (const targetId of [crypto.randomUUID(), 'geen-id'])
    expect((await refusal(createReport, reportOf(targetId))).code).toBe('not-found')
})

test('[DESK-070] ten reports an hour come from an address, and three receipts a day go to one', async () => {
  const { review } = await aReviewedSalon()
  const email = 'vaak@voorbeeld.nl'
  const receipts = []
  for (let count = 0; count < 10; count++)
    receipts.push((await sendReport(reportOf(review.id, { email }))).data.isReceiptMailed)
  expect(receipts.filter(Boolean)).toHaveLength(3)
  expect((await refusal(createReport, reportOf(review.id, { email }))).code).toBe(
    'too-many-requests',
  )
})

test('[DESK-070] a member who is signed in needs no name, and the desk sees that the salon reported', async () => {
  const { review } = await aReviewedSalon()
  await sendReport(reportOf(review.id, { name: '', email: '' }), PETRA)
  expect(await newestReport()).toMatchObject({
    reporterName: 'Petra Pioen',
    reporterEmail: 'petra@voorbeeld.nl',
    isByProvider: true,
    facts: { reportsByProvider: 1, hiddenByProvider: 0 },
  })
})

test('[DESK-072, DESK-073] a review is hidden with a ground, and both sides hear the reasons by mail', async () => {
  const { review, params } = await aReviewedSalon()
  await sendReport(reportOf(review.id), { language: 'nl' })
  const report = await newestReport()
  await mailsOf()
  const decided = await decide(decisionOn(report), MEI)
  expect(decided.data.report).toMatchObject({
    state: 'decided',
    effect: 'hide',
    dueDay: null,
    target: { isHidden: true },
    decisions: [{ decidedBy: 'mei Bakker', effect: 'hide', ground: 'rule-persons' }],
  })
  expect((await call(listReviews, { params, query: {} })).data.reviews.items).toEqual([])
  expect((await call(getProviderRating, { params })).data.providerRating.totalCount).toBe(0)
  const mails = await mailsOf()
  const toAuthor = mails.find(({ to }) => to === 'daan@voorbeeld.nl')
  const toReporter = mails.find(({ to }) => to === 'ruben@voorbeeld.nl')
  expect(mails).toHaveLength(2)
  expect(toAuthor?.subject).toBe('Verborgen: je review, en waarom')
  expect(toReporter?.subject).toBe('Wat we met je melding deden')
  for (const mail of [toAuthor, toReporter])
    for (const said of [
      'geen personen bij naam',
      'Noemt Femke en scheldt',
      'Maak bezwaar tot',
      'Een mens',
    ])
      expect(mail?.text).toContain(said)
  expect(toAuthor?.text).not.toContain('Ruben')
  const [act] = (await call(listOperatorLog, { query: {} }, MEI)).data.acts
  expect(act).toMatchObject({
    act: 'decide-report',
    targetKind: 'report',
    targetId: report.reportId,
    operator: { userName: 'mei' },
    details: { effect: 'hide', ground: 'rule-persons' },
  })
})

test('[DESK-073] of a report that changes nothing only who reported hears', async () => {
  const { review, params } = await aReviewedSalon()
  await sendReport(reportOf(review.id))
  await mailsOf()
  await call(
    decideReport,
    decisionOn(await newestReport(), { effect: 'none', ground: 'within-rules' }),
    MEI,
  )
  expect((await mailsOf()).map(({ to }) => to)).toEqual(['ruben@voorbeeld.nl'])
  expect((await call(listReviews, { params, query: {} })).data.reviews.items).toHaveLength(1)
})

test('[DESK-072] a decision needs facts, and a ground and an effect that belong together', async () => {
  const { review, salon } = await aReviewedSalon()
  await sendReport(reportOf(review.id))
  const report = await newestReport()
  const pathsOf = async (request: ReturnType<typeof decisionOn>) =>
    (await refusal(decideReport, request, MEI)).details?.map(({ path }) => path)
  expect(await pathsOf(decisionOn(report, { facts: ' ' }))).toEqual(['body.facts'])
  expect(await pathsOf(decisionOn(report, { ground: 'within-rules' }))).toEqual(['body.ground'])
  const ofSalon = reportOf(salon.userName, { kind: 'provider', reason: 'not-existing' })
  await sendReport(ofSalon)
  expect(await pathsOf(decisionOn(await newestReport()))).toEqual(['body.restriction'])
})

test('[DESK-076, DESK-077] the author objects by the link, a colleague decides, and the review is shown again', async () => {
  const { review, params } = await aReviewedSalon()
  await sendReport(reportOf(review.id), { language: 'nl' })
  await mailsOf()
  const report = await newestReport()
  await decide(decisionOn(report), MEI)
  const token = tokenOf(await mailsOf(), 'daan@voorbeeld.nl')
  const link = { params: { token } }
  expect((await call(readObjectionLink, link)).data).toMatchObject({
    kind: 'review',
    party: 'author',
    effect: 'hide',
    objectedAt: null,
  })
  const objection = { ...link, body: { message: 'Femke is een merk, geen mens' } }
  await call(objectToDecision, objection)
  expect((await refusal(objectToDecision, objection)).code).toBe('already-objected')
  const { reportId } = report
  const waiting = (await call(listReports, { query: { state: 'objection' } }, MEI)).data.reports
  expect(waiting.map((each) => each.reportId)).toContain(reportId)
  const opened = await read(reportId)
  expect(opened).toMatchObject({
    state: 'objection',
    mayDecide: false,
    objections: [{ party: 'author', message: 'Femke is een merk, geen mens' }],
  })
  const granted = decisionOn(opened, {
    effect: 'none',
    ground: 'not-shown',
    facts: 'Klopt, een merk.',
  })
  expect((await refusal(decideReport, granted, MEI)).code).toBe('own-decision')
  expect((await read(reportId, JORIS)).mayDecide).toBe(true)
  await decide(granted, JORIS)
  const [shown] = (await call(listReviews, { params, query: {} })).data.reviews.items
  expect(shown).toMatchObject({ id: review.id, userFeedback: 'Lang gewacht. Femke is dom.' })
  const mails = await mailsOf()
  const toAuthor = mails.find(({ to }) => to === 'daan@voorbeeld.nl')
  expect(toAuthor?.subject).toBe('Weer te zien: je review')
  expect(toAuthor?.text).toContain('Bij ons staat dit besluit nu vast')
  // Who reported has not objected yet, and may.
  expect(tokenOf(mails, 'ruben@voorbeeld.nl')).not.toBe('')
})

test('[DESK-224] a colleague who is locked is not there to decide about an objection', async () => {
  const { review } = await aReviewedSalon()
  await sendReport(reportOf(review.id))
  const report = await newestReport()
  await mailsOf()
  await decide(decisionOn(report), MEI)
  const token = tokenOf(await mailsOf(), 'daan@voorbeeld.nl')
  await call(objectToDecision, { params: { token }, body: { message: 'Nee' } })
  const opened = await read(report.reportId)
  expect(opened.mayDecide).toBe(false)
  locked.add('subject-of-joris')
  expect((await read(report.reportId)).mayDecide).toBe(true)
  await decide(decisionOn(opened), MEI)
  locked.clear()
  await mailsOf()
})

test('[DESK-077] the only operator decides about an objection to their own decision', async () => {
  const { review } = await aReviewedSalon()
  await sendReport(reportOf(review.id))
  const report = await newestReport()
  await decide(decisionOn(report), MEI)
  await call(objectToDecision, {
    params: { token: tokenOf(await mailsOf(), 'daan@voorbeeld.nl') },
    body: { message: 'Nee' },
  })
  await database.pool.query("update accounts set role = 'customer' where user_name = 'joris'")
  const opened = await read(report.reportId)
  expect(opened.mayDecide).toBe(true)
  await decide(decisionOn(opened), MEI)
  await database.pool.query("update accounts set role = 'operator' where user_name = 'joris'")
})

test('[DESK-076] a link works for six months, and only as it was signed', async () => {
  const { review } = await aReviewedSalon()
  await sendReport(reportOf(review.id))
  await mailsOf()
  await decide(decisionOn(await newestReport()), MEI)
  const decidedAt = clock.now()
  const token = tokenOf(await mailsOf(), 'daan@voorbeeld.nl')
  const forged = `${token.slice(0, 5)}${token[5] === 'A' ? 'B' : 'A'}${token.slice(6)}`
  const codeOf = async (each: string) =>
    (await refusal(objectToDecision, { params: { token: each }, body: { message: 'Nee' } })).code
  expect(await codeOf(forged)).toBe('not-found')
  expect(await codeOf('x')).toBe('not-found')
  clock.set(decidedAt + 184 * DAY_MS)
  expect(await codeOf(token)).toBe('not-found')
  clock.set(decidedAt + 184 * DAY_MS - 1)
  await call(objectToDecision, { params: { token }, body: { message: 'Nee' } })
  clock.set(decidedAt + 1_000)
})

test('[DESK-078] of two operators who decide at once one decides, and the other is told', async () => {
  const { review } = await aReviewedSalon()
  await sendReport(reportOf(review.id))
  const report = await newestReport()
  await mailsOf()
  const deciding = [MEI, JORIS].map(async (from) => {
    const { params, body } = decisionOn(report)
    const { userName = '' } = from.as ?? {}
    const answer = await app.inject({
      method: 'POST',
      url: `/deskApi/reports/${params.reportId}/decisions`,
      payload: body,
      headers: { host: '127.0.0.1:3000', authorization: `Bearer test:${userName}:operator` },
    })
    return answer.json().code ?? answer.statusCode
  })
  expect((await Promise.all(deciding)).map(String).toSorted()).toEqual(['201', 'item-changed'])
  expect((await read(report.reportId)).decisions).toHaveLength(1)
  expect(await mailsOf()).toHaveLength(2)
})

test('[DESK-078] who handles a report is written down, unless it changed meanwhile', async () => {
  const { review } = await aReviewedSalon()
  await sendReport(reportOf(review.id))
  const { reportId, version } = await newestReport()
  const assign = (assignee: string | null) => ({
    params: { reportId },
    body: { version, assignee },
  })
  const { data } = await call(assignReport, assign('joris'), MEI)
  expect(data.report.assignee).toMatchObject({ userName: 'joris' })
  expect((await refusal(assignReport, assign('mei'), MEI)).code).toBe('item-changed')
  const stranger = { params: { reportId }, body: { version: version + 1, assignee: 'daan' } }
  expect((await refusal(assignReport, stranger, MEI)).code).toBe('invalid-request')
})

test('[DESK-282] a locked operator is given no report, and keeps the one they have', async () => {
  const { review } = await aReviewedSalon()
  await sendReport(reportOf(review.id))
  const { reportId, version } = await newestReport()
  const assign = (assignee: string, read = version) => ({
    params: { reportId },
    body: { version: read, assignee },
  })
  const names = async () => (await read(reportId)).operators.map(({ userName }) => userName)
  expect(await names()).toContain('joris')
  locked.add('subject-of-joris')
  expect(await names()).not.toContain('joris')
  expect((await refusal(assignReport, assign('joris'), MEI)).details).toEqual([
    { path: 'body.assignee', message: 'is no operator, or is locked' },
  ])
  locked.clear()
  await call(assignReport, assign('joris'), MEI)
  locked.add('subject-of-joris')
  expect(await names()).toContain('joris')
  locked.clear()
})

test('[DESK-215] that an operator opened a report is in the log before anything of it is shown, once a quarter of an hour', async () => {
  const { review } = await aReviewedSalon()
  await sendReport(reportOf(review.id))
  const { reportId } = await newestReport()
  const query = { act: 'open-report', targetKind: 'report', targetId: reportId } as const
  const opened = async () => (await call(listOperatorLog, { query }, MEI)).data.acts.length
  expect(await opened()).toBe(1)
  await read(reportId)
  expect(await opened()).toBe(1)
  await read(reportId, JORIS)
  expect(await opened()).toBe(2)
  clock.advance(15 * MINUTE_MS)
  await read(reportId)
  expect(await opened()).toBe(3)
})
