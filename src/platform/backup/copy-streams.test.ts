import { setTimeout as delay } from 'node:timers/promises'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { expect, onTestFinished, test } from 'vitest'
import { aDatabase } from '../testing/database.ts'

async function aClient() {
  const { pool } = await aDatabase()
  const client = await pool.connect()
  onTestFinished(() => client.release(true))
  return client
}

test('a reader that starts late gets every row, and the connection continues, with any buffer limit', async () => {
  const client = await aClient()
  const query = (rows: number) =>
    `copy (select repeat('x', 99) from generate_series(1, ${rows})) to stdout`
  for (let rows = 1; rows < 6_000; rows += 200) {
    const sent = client.query(copyTo(query(rows)))
    await delay(20)
    let bytes = 0
    for await (const piece of sent) bytes += piece.length
    expect(bytes).toBe(rows * 100)
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  }
})

test('an error of PostgreSQL reaches the writer', async () => {
  const client = await aClient()
  await client.query('create temporary table numbers (number integer)')
  const rows = client.query(copyFrom('copy numbers from stdin'))
  const failed = new Promise((resolve) => rows.once('error', resolve))
  rows.end('1\nzwei\n')
  expect(await failed).toMatchObject({ code: '22P02' })
  expect((await client.query('select count(*) from numbers')).rows).toEqual([{ count: 0 }])
})
