import { expect, test } from 'vitest'
import { modifyOrder, placeOrder } from '#contract/order.ts'
import { wednesday } from '#demo/weekdays.ts'
import { aDraft } from './testing/a-draft.ts'
import { ANOUK, anOrderApi } from './testing/an-order-api.ts'
import { collectMails } from './testing/collect-mails.ts'
import { deliverMails } from './testing/deliver-mails.ts'

const market = await anOrderApi()
const { aBookableProvider, call, database, outcome, place, read, refusal } = market
const ADDRESS = 'Javastraat 20, 1094 HH Amsterdam'
const DOORSTEP = { serviceLocation: 'DOORSTEP', customerAddress: ADDRESS } as const

/** Cuts for € 42.50, with a travel fee of € 10.90 and a minimum for visits at home. */
async function aTraveller(minimumOrderCents = 0) {
  const { provider, cut } = await aBookableProvider({
    serviceAvailability: 'BOTH',
    travelFeeCents: 1090,
    minimumOrderCents,
  })
  const draft = (options: Parameters<typeof aDraft>[2] = {}) =>
    aDraft(provider, [cut], { customerInfo: DOORSTEP, ...options })
  return { provider, cut, draft }
}

test('[WORK-136] a home visit is placed with its travel fee, which its order and its mail show', async () => {
  const { draft } = await aTraveller()
  const orderId = await place(draft({ travelFeeCents: 1090 }))
  expect(await read(orderId)).toMatchObject({
    originalAmount: 53.4,
    travelFee: 10.9,
    discountAmount: 0,
    totalAmount: 53.4,
  })
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  const text = mailbox.mails.map((mail) => mail.text).join()
  expect(text).toContain('Travel fee, €10.90')
  expect(text).toMatch(/Voorrijkosten, €\s10,90/)
  expect(text).toContain('€53.40, including €4.41 VAT (9%)')
})

test('[WORK-136] a draft with another fee is refused with the right amounts, and so is one without it', async () => {
  const { draft } = await aTraveller()
  for (const travelFeeCents of [500, 0, undefined]) {
    const body = draft({ travelFeeCents })
    expect(await refusal(placeOrder, { body }, ANOUK)).toMatchObject({
      code: 'amounts-changed',
      data: { originalAmount: 53.4, travelFee: 10.9, discountAmount: 0, totalAmount: 53.4 },
    })
  }
  // The line may be missing where the sum has it.
  const { travelFee: _, ...old } = draft({ travelFeeCents: 1090 })
  expect(await outcome(old)).toBe('placed')
})

test('[WORK-136] at the salon there is no travel fee, and the minimum counts without it', async () => {
  const { provider, cut, draft } = await aTraveller(4251)
  expect(await outcome(draft({ travelFeeCents: 1090 }))).toBe('delivery-not-possible')
  expect(await outcome(aDraft(provider, [cut]))).toBe('placed')
})

test('[WORK-136] a change has the fee of its moment, and none when it moves to the salon', async () => {
  const { provider, cut, draft } = await aTraveller()
  const orderId = await place(draft({ travelFeeCents: 1090 }))
  await database.pool.query('update providers set travel_fee_cents = 500 where id = $1', [
    provider.id,
  ])
  const startsAt = wednesday('14:00')
  const change = (body: ReturnType<typeof aDraft>) =>
    call(modifyOrder, { params: { orderId }, body }, ANOUK)
  const kept = { params: { orderId }, body: draft({ travelFeeCents: 1090, startsAt }) }
  expect(await refusal(modifyOrder, kept, ANOUK)).toMatchObject({ code: 'amounts-changed' })
  await change(draft({ travelFeeCents: 500, startsAt }))
  expect(await read(orderId)).toMatchObject({ travelFee: 5, totalAmount: 47.5 })
  await change(aDraft(provider, [cut], { startsAt }))
  expect(await read(orderId)).toMatchObject({ travelFee: 0, totalAmount: 42.5 })
})
