import { expect, test } from 'vitest'
import { getDeskProvider, liftRestriction } from '#contract/desk-provider.ts'
import { decideReport } from '#contract/desk-report.ts'
import { listOperatorLog } from '#contract/operator-log.ts'
import { objectToDecision } from '#contract/report.ts'
import { aReportApi, decisionOn, JORIS, MEI, reportOf, tokenOf } from './testing/a-report-api.ts'

const { aReviewedSalon, call, database, decide, mailsOf, newestReport, refusal, sendReport } =
  await aReportApi()

async function aReportedSalon() {
  const { salon } = await aReviewedSalon()
  await sendReport(reportOf(salon.userName, { kind: 'provider', reason: 'misleading' }))
  await mailsOf()
  const read = async () =>
    (await call(getDeskProvider, { params: { providerId: salon.id } }, MEI)).data.salon
  return { salon, read, report: await newestReport() }
}

const salonRestriction = (said: object = {}) =>
  ({ ground: 'misleading-data', law: '', decisions: 0, ...said }) as const

test('[DESK-255] a report about a salon hides it as its own page does, and both sides get their own mail', async () => {
  const { salon, read, report } = await aReportedSalon()
  const facts = 'Drie behandelingen bestaan niet.'
  await decide(decisionOn(report, { facts, restriction: salonRestriction() }), MEI)
  const hidden = await read()
  expect(hidden.state).toBe('hidden')
  expect(hidden.restrictions).toMatchObject([{ kind: 'hide', ground: 'misleading-data', facts }])
  expect(await newestReport()).toMatchObject({
    state: 'decided',
    decisions: [{ effect: 'hide', ground: 'rule-honest' }],
  })
  // The statement of reasons leaves ten seconds later, by its own job; who reported hears at once.
  expect((await mailsOf()).map(({ to }) => to)).toEqual(['ruben@voorbeeld.nl'])
  const { rows } = await database.pool.query(
    "select count(*)::int as mails from graphile_worker.jobs where task_identifier = 'restriction-mail'",
  )
  expect(rows[0].mails).toBeGreaterThan(0)
  const { acts } = (await call(listOperatorLog, { query: {} }, MEI)).data
  expect(
    acts
      .slice(0, 2)
      .map(({ act }) => act)
      .toSorted(),
  ).toEqual(['decide-report', 'hide-provider'])
  expect(acts.find(({ act }) => act === 'hide-provider')?.targetId).toBe(salon.id)
})

test('[DESK-255] a salon that a colleague decided about meanwhile is not hidden, and nothing is decided', async () => {
  const { read, report } = await aReportedSalon()
  const stale = decisionOn(report, { restriction: salonRestriction({ decisions: 1 }) })
  expect((await refusal(decideReport, stale, MEI)).code).toBe('provider-changed')
  expect((await read()).state).toBe('live')
  expect((await newestReport()).state).toBe('open')
})

test('[DESK-271] a second report about a salon that is hidden is decided without a second decision about the salon', async () => {
  const { salon, read, report } = await aReportedSalon()
  await sendReport(
    reportOf(salon.userName, { kind: 'provider', reason: 'misleading', email: 'els@voorbeeld.nl' }),
  )
  const second = await newestReport()
  await decide(decisionOn(report, { restriction: salonRestriction() }), MEI)
  await mailsOf()
  const unread = decisionOn(second, { restriction: salonRestriction() })
  expect((await refusal(decideReport, unread, MEI)).code).toBe('provider-changed')
  const { decisions } = await read()
  await decide(decisionOn(second, { restriction: salonRestriction({ decisions }) }), MEI)
  expect(await newestReport()).toMatchObject({ state: 'decided', effect: 'hide' })
  expect(await read()).toMatchObject({ state: 'hidden', decisions })
  expect((await mailsOf()).map(({ to }) => to)).toEqual(['els@voorbeeld.nl'])
})

test('[DESK-255] hiding a salon needs a ground of the terms, with the law where that is the ground', async () => {
  const { report } = await aReportedSalon()
  const pathsOf = async (said: Parameters<typeof decisionOn>[1]) =>
    (await refusal(decideReport, decisionOn(report, said), MEI)).details?.map(({ path }) => path)
  expect(await pathsOf({})).toEqual(['body.restriction'])
  expect(await pathsOf({ restriction: salonRestriction({ ground: 'law' }) })).toEqual([
    'body.restriction.law',
  ])
  expect(await pathsOf({ effect: 'none', restriction: salonRestriction() })).toContain(
    'body.restriction',
  )
  expect(await pathsOf({ restriction: salonRestriction({ ground: 'own-request' }) })).toEqual([
    'body.restriction.ground',
  ])
})

async function anObjectionToAHiddenSalon() {
  const reported = await aReportedSalon()
  await decide(decisionOn(reported.report, { restriction: salonRestriction() }), MEI)
  const token = tokenOf(await mailsOf(), 'ruben@voorbeeld.nl')
  await call(objectToDecision, { params: { token }, body: { message: 'Kijk nog eens.' } })
  return { ...reported, objection: await newestReport(), hidden: await reported.read() }
}

test('[DESK-260] a salon that stays hidden after an objection has no second decision, and its owners no second mail', async () => {
  const { objection, hidden, read } = await anObjectionToAHiddenSalon()
  const again = salonRestriction({ decisions: hidden.decisions })
  await decide(decisionOn(objection, { restriction: again }), JORIS)
  expect((await read()).restrictions).toHaveLength(1)
  expect((await newestReport()).decisions.map(({ effect }) => effect)).toEqual(['hide', 'hide'])
})

test('[DESK-260] an objection to the hiding of a salon is granted once the salon is shown', async () => {
  const { salon, objection, hidden } = await anObjectionToAHiddenSalon()
  const granted = decisionOn(objection, { effect: 'none', ground: 'within-rules' })
  expect((await refusal(decideReport, granted, JORIS)).code).toBe('provider-hidden')
  const [restriction] = hidden.restrictions
  const params = { providerId: salon.id, restrictionId: restriction?.restrictionId ?? '' }
  await call(liftRestriction, { params, body: { reason: 'Hersteld.' } }, MEI)
  await decide(granted, JORIS)
  const told = (await mailsOf()).find(({ to }) => to === 'ruben@voorbeeld.nl')
  expect(told?.text).toContain('it is back on our pages')
})
