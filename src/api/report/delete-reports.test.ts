import { expect, test } from 'vitest'
import { aProvider } from '#demo/builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { anApi } from '../testing/api.ts'
import { deleteReportsBefore } from './store.ts'
import { aReport } from './testing/a-report.ts'

const { database } = await anApi()
const deleteBefore = (before: number) =>
  database.transaction((trx) => deleteReportsBefore(trx, before))

test('[DESK-076] a report is deleted by its age, unless an objection to its decision is open', async () => {
  const salon = await aProvider(database)
  const decided = await aReport(database, salon, { isDecided: true })
  const disputed = await aReport(database, salon, { isDecided: true })
  await database.pool.query(
    "update reports set state = 'objection', waiting_since = decided_at where id = $1",
    [disputed.id],
  )
  const left = async () => {
    const { rows } = await database.pool.query('select id from reports')
    return rows.map(({ id }) => id)
  }
  await deleteBefore(TEST_NOW)
  expect((await left()).toSorted()).toEqual([decided.id, disputed.id].toSorted())
  await deleteBefore(TEST_NOW + DAY_MS)
  expect(await left()).toEqual([disputed.id])
})
