import { expect, test } from 'vitest'
import { getOrder } from '#contract/order.ts'
import { tuesday } from '#demo/weekdays.ts'
import { aDraft } from '../../order/testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../../order/testing/an-order-api.ts'
import { outputText, runAdmin } from './run-admin.ts'

const market = await anOrderApi()
const { aBookableProvider, call, place } = market
const TUESDAY = new Date(tuesday('12:00')).toISOString().slice(0, 10)

const admin = (...typed: string[]) => runAdmin({ ...market, places: null }, typed)

async function lines(...typed: string[]): Promise<string> {
  const said = await admin(...typed)
  if (!said.ok) throw new Error(said.why)
  return outputText(said, typed)
}

async function why(...typed: string[]): Promise<string> {
  const said = await admin(...typed)
  expect(said.ok).toBe(false)
  return said.ok ? '' : said.why
}

test('an order gets another status by the usual status table, and its customer sees it', async () => {
  const { provider, cut } = await aBookableProvider({ autoConfirm: false })
  const orderId = await place(aDraft(provider, [cut]))
  expect(await lines('order-status', orderId, 'confirmed')).toBe('PENDING → CONFIRMED')
  expect(await lines('order-status', orderId, 'CONFIRMED')).toBe('It is CONFIRMED already.')
  const { data } = await call(getOrder, { params: { orderId } }, ANOUK)
  expect(data.order.status).toBe('CONFIRMED')
  expect(await why('order-status', orderId, 'PENDING')).toContain('cannot become PENDING')
  expect(await why('order-status', orderId, 'no-show')).toContain('cannot become NO_SHOW')
  expect(await why('order-status', orderId, 'LATE')).toContain('LATE is no status')
  const nowhere = '0198e7a2-0000-7000-8000-000000000000'
  expect(await why('order-status', nowhere, 'CONFIRMED')).toBe(`There is no order ${nowhere}.`)
  expect(await why('order-status', '12', 'CONFIRMED')).toContain('12 is no id of an order')
})

test('open requests are listed, soonest visit first, until they are answered', async () => {
  const { provider, cut } = await aBookableProvider({ autoConfirm: false })
  const at = (startsAt: number) => place(aDraft(provider, [cut], { startsAt }))
  const later = await at(tuesday('14:00'))
  const sooner = await at(tuesday('10:00'))
  const mine = async () => {
    const all: { orderId: string; providerUserName: string; startsAt: string }[] = JSON.parse(
      await lines('requests', '--json'),
    )
    return all.filter(({ providerUserName }) => providerUserName === provider.userName)
  }
  expect(await mine()).toMatchObject([
    { orderId: sooner, startsAt: `${TUESDAY}T10:00:00+01:00`, placedAt: expect.any(String) },
    { orderId: later, startsAt: `${TUESDAY}T14:00:00+01:00` },
  ])
  expect(await lines('requests')).toContain(
    `${TUESDAY} 10:00  ${sooner}  ${provider.userName}  (placed `,
  )
  await lines('order-status', sooner, 'CONFIRMED')
  expect(await mine()).toMatchObject([{ orderId: later }])
  await lines('order-status', later, 'DECLINED')
  expect(await lines('requests')).toBe('Nothing waits for an answer.')
})
