import { afterAll, expect, test } from 'vitest'
import { isVatId } from '#domain/contact/registration.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { DEFAULT_WORK_ITEM_TERMS, dueDay } from '#domain/work-item/terms.ts'
import { aFilledMarket } from '../testing/filled-market.ts'
import { TEST_NOW } from '../weekdays.ts'
import { storeWorkItems } from './store-work-items.ts'

const { database } = await aFilledMarket(afterAll)
const rows = async (query: string) => (await database.pool.query(query)).rows

test('[DESK-254] the desk of the demo has open work: registrations, messages, and reports of which one is due today', async () => {
  const registrations = await rows(
    'select vat_id, language from registrations where status = $$open$$',
  )
  expect(registrations).toHaveLength(3)
  expect(new Set(registrations.map(({ language }) => language))).toEqual(new Set(['nl', 'en']))
  for (const { vat_id: vatId } of registrations) if (vatId) expect(isVatId(vatId)).toBe(true)
  const messages = await rows(
    'select is_privacy_request as privacy from contact_requests where status = $$open$$',
  )
  expect(messages).toHaveLength(4)
  expect(messages.filter(({ privacy }) => privacy)).toHaveLength(1)
  const reports = await rows(
    'select kind, waiting_since, quote, review_id from reports order by waiting_since',
  )
  expect(reports.map(({ kind }) => kind)).toEqual(['review', 'provider'])
  const since = wallClock(Number(new Date(reports[0].waiting_since)), DUTCH_ZONE).date
  expect(dueDay('report', since, DEFAULT_WORK_ITEM_TERMS)).toBe(
    wallClock(TEST_NOW, DUTCH_ZONE).date,
  )
  expect(reports[0].quote).not.toBe('')
})

test('[DESK-254] a later start leaves what operators did', async () => {
  await database.pool.query("update contact_requests set status = 'closed'")
  await storeWorkItems({ query: database.query }, TEST_NOW)
  expect(await rows('select distinct status from contact_requests')).toEqual([{ status: 'closed' }])
  expect(await rows('select 1 from reports')).toHaveLength(2)
})
