import { expect, test } from 'vitest'
import { getTaxReport } from '#contract/tax-report.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { anApi } from '../testing/api.ts'

const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const { call, database } = await anApi()
await anAccount(database, MEI.as)

const run = (text: string, values: unknown[]) => database.pool.query(text, values)
const count = async (year: number) =>
  (await call(getTaxReport, { params: { year: String(year) } }, MEI)).data

async function aSalon() {
  const salon = await aProvider(database)
  const items = [await aCatalogItem(database, salon)]
  const visit = async (startsAt: string) =>
    (await anOrder(database, salon, { items, startsAt: Date.parse(startsAt) })).id
  const save = (missing: string[]) =>
    run(
      `insert into tax_details (provider_id, kind, encrypted_details, missing, changed_at) values ($1, 'person', '', $2, now())
       on conflict (provider_id) do update set missing = excluded.missing`,
      [salon.id, missing],
    )
  return { id: salon.id, visit, save }
}

test('[DESK-186] a salon is listed for a year while it has a visit in it that is completed', async () => {
  const { id, visit } = await aSalon()
  const first = await visit('2025-12-31T23:30Z')
  const second = await visit('2026-02-01T10:00Z')
  expect(await count(2026)).toEqual({ complete: 0, incomplete: 0 })
  await run("update orders set status = 'COMPLETED' where provider_id = $1", [id])
  expect(await count(2026)).toEqual({ complete: 0, incomplete: 1 })
  expect(await count(2025)).toEqual({ complete: 0, incomplete: 0 })
  await run("update orders set status = 'NO_SHOW' where id = $1", [second])
  expect(await count(2026)).toEqual({ complete: 0, incomplete: 1 })
  await run('delete from orders where id = $1', [first])
  expect(await count(2026)).toEqual({ complete: 0, incomplete: 0 })
})

test('[DESK-186] a salon is complete by the details that were saved before its first visit or after it', async () => {
  const [early, late] = [await aSalon(), await aSalon()]
  await early.save([])
  for (const { id, visit } of [early, late]) {
    await visit('2024-05-01T10:00Z')
    await run("update orders set status = 'COMPLETED' where provider_id = $1", [id])
  }
  expect(await count(2024)).toEqual({ complete: 1, incomplete: 1 })
  await late.save(['birthDate'])
  expect(await count(2024)).toEqual({ complete: 1, incomplete: 1 })
  await late.save([])
  expect(await count(2024)).toEqual({ complete: 2, incomplete: 0 })
  await run('delete from tax_details where provider_id = $1', [early.id])
  expect(await count(2024)).toEqual({ complete: 1, incomplete: 1 })
})

test('[DESK-186] details that are saved while the first visit is completed count', async () => {
  const { id, visit, save } = await aSalon()
  await visit('2023-05-01T10:00Z')
  const completing = await database.pool.connect()
  await completing.query('begin')
  await completing.query("update orders set status = 'COMPLETED' where provider_id = $1", [id])
  const saving = save([])
  await expect
    .poll(async () => (await run('select from pg_locks where not granted', [])).rowCount)
    .toBeGreaterThan(0)
  await completing.query('commit')
  completing.release()
  await saving
  expect(await count(2023)).toEqual({ complete: 1, incomplete: 0 })
})
