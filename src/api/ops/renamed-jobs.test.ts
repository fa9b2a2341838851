import { expect, test } from 'vitest'
import { runDueJobs } from '#platform/jobs.ts'
import { migrate } from '#platform/postgres/migrate.ts'
import { aDatabase } from '#platform/testing/database.ts'

test('a job that was queued under its former name runs under the present one', async () => {
  const { pool } = await aDatabase()
  await pool.query('drop schema public, identity, graphile_worker cascade; create schema public')
  await migrate(pool, undefined, '0035_deletion_indexes')
  await pool.query(`select graphile_worker.add_job('forget-reports', '{}');
    insert into graphile_worker._private_known_crontabs values ('forget-reports', now(), null)`)
  await migrate(pool)
  const known = await pool.query('select identifier from graphile_worker._private_known_crontabs')
  expect(known.rows).toEqual([{ identifier: 'delete-reports' }])
  const ran: string[] = []
  await runDueJobs(pool, { 'delete-reports': async () => void ran.push('delete-reports') })
  expect(ran).toEqual(['delete-reports'])
})
