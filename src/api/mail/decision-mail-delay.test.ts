import { expect, test } from 'vitest'
import { liftRestriction, restrictProvider } from '#contract/desk-provider.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { decideReport } from '../report/decide-report.ts'
import { aReport } from '../report/testing/a-report.ts'
import { anApi } from '../testing/api.ts'

const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const api = await anApi()
const { call, clock, database } = api
await anAccount(database, { ...MEI.as, name: 'Mei Lin' })

/** How many hours after now each mail of a task leaves; those that leave within the hour are 0. */
async function hoursUntilMails(task: 'decision-mail' | 'restriction-mail'): Promise<number[]> {
  const { rows } = await database.pool.query<{ hours: number }>(
    `select greatest(0, floor(extract(epoch from j.run_at - $2::timestamptz) / 3600))::int as hours
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.run_at, j.id`,
    [task, new Date(clock.now())],
  )
  return rows.map(({ hours }) => hours)
}

async function decideReports(count: number, salon: { id: string }): Promise<void> {
  for (let nth = 0; nth < count; nth++) {
    const { id } = await aReport(database, salon)
    const decision = { effect: 'none', ground: 'within-rules', facts: 'Dit mag.' } as const
    const request = { reportId: id, version: 1, operatorUserName: 'mei', ...decision }
    expect((await decideReport(api, request)).ok).toBe(true)
  }
}

test('[DESK-212] ten mails of decisions a day leave to an address that nobody has proven; the next wait a day', async () => {
  const salon = await aProvider(database, { userName: 'gemeld' })
  clock.set(Math.max(TEST_NOW, Date.now() + HOUR_MS))
  await decideReports(12, salon)
  expect(await hoursUntilMails('decision-mail')).toEqual([...Array(10).fill(0), 24, 24])
  // What its owner has proven is not counted.
  await database.pool.query('truncate graphile_worker._private_jobs')
  await anAccount(database, { userName: 'ruben', email: 'Ruben@voorbeeld.nl' })
  await database.pool.query("update accounts set email_verified = true where user_name = 'ruben'")
  await decideReports(2, salon)
  expect(await hoursUntilMails('decision-mail')).toEqual([0, 0])
})

test('[DESK-212] the mails of decisions about a salon without an owner are counted by its address', async () => {
  const salon = await aProvider(database, { userName: 'zonder-baas' })
  const params = { providerId: salon.id }
  for (let nth = 0; nth < 6; nth++) {
    const ground = {
      kind: 'hide',
      ground: 'misleading-data',
      law: '',
      facts: 'Bestaat niet.',
    } as const
    const { salon: hidden } = (
      await call(
        restrictProvider,
        { params, body: { ...ground, atOnce: false, decisions: 2 * nth } },
        MEI,
      )
    ).data
    const restrictionId =
      hidden.restrictions.find(({ liftedAt }) => liftedAt === null)?.restrictionId ?? ''
    const lift = { params: { ...params, restrictionId }, body: { reason: 'Opgelost' } }
    await call(liftRestriction, lift, MEI)
  }
  const hours = await hoursUntilMails('restriction-mail')
  expect(hours.filter((each) => each >= 24)).toHaveLength(2)
  expect(hours).toHaveLength(12)
})
