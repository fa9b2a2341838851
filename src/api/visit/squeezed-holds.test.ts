import { expect, test } from 'vitest'
import { holdSlot } from '#contract/hold.ts'
import { modifyOrder } from '#contract/order.ts'
import { listSlotsWithToken } from '#contract/schedule.ts'
import { tuesday } from '#demo/weekdays.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, DAAN } from '../order/testing/an-order-api.ts'
import { aWorkspace } from './testing/a-workspace.ts'

const { aSalon, call, place, refusal } = await aWorkspace()

/** Daan has a visit at 10:00, for 45 minutes. */
async function aSalonWithDaan() {
  const salon = await aSalon()
  const { provider, cut, params } = salon
  const draft = (customerUserName: string, time: '10:00' | '10:15') =>
    aDraft(provider, [cut], {
      customerUserName,
      startsAt: tuesday(time),
      customerInstructions: `Changed for ${time}.`,
    })
  const hold = (orderId: string, time: '10:00' | '10:15') => {
    const startTime = new Date(tuesday(time)).toISOString()
    return { body: { ...params, startTime, durationMinutes: 45, orderId } }
  }
  const placeOfDaan = () => place(draft('daan', '10:00'), DAAN)
  return { ...salon, draft, hold, placeOfDaan }
}

test('[WORK-17] the time of a cancelled visit that another has now is taken for who had it', async () => {
  const { book, cancel, ownClient, hold, params, placeOfDaan } = await aSalonWithDaan()
  const { orderId } = await book(tuesday('10:00'), { clientId: await ownClient() })
  await cancel(orderId)
  await placeOfDaan()
  const query = { window: 45, startDate: '2026-11-24', endDate: '2026-11-24', orderId }
  const { data } = await call(listSlotsWithToken, { params, query }, ANOUK)
  const slot = data.availableSlots.find(({ startTime }) => startTime.slice(11, 16) === '10:00')
  expect(slot).toMatchObject({ busy: true })
  expect((await refusal(holdSlot, hold(orderId, '10:00'), ANOUK)).code).toBe('slot-taken')
})

test('[WORK-17] visits over each other are held and changed at their starts at once', async () => {
  const { book, ownClient, draft, hold, placeOfDaan } = await aSalonWithDaan()
  const beneath = await placeOfDaan()
  const clientId = await ownClient()
  const { orderId } = await book(tuesday('10:15'), { squeezeIn: true, clientId })
  await call(holdSlot, hold(orderId, '10:15'), ANOUK)
  await call(holdSlot, hold(beneath, '10:00'), DAAN)
  const change = (of: string, body: ReturnType<typeof draft>) => ({ params: { orderId: of }, body })
  await call(modifyOrder, change(orderId, draft('anouk', '10:15')), ANOUK)
  await call(holdSlot, hold(orderId, '10:15'), ANOUK)
  await call(
    modifyOrder,
    change(beneath, { ...draft('daan', '10:00'), customerInstructions: '' }),
    DAAN,
  )
})

test('[WORK-282] a customer changes a visit outside of the hours at its time, and no other start there', async () => {
  const { book, ownClient, provider, cut, params } = await aSalon()
  const { orderId } = await book(tuesday('20:05'), { clientId: await ownClient() })
  const query = { window: 45, startDate: '2026-11-24', endDate: '2026-11-24', orderId }
  const { data } = await call(listSlotsWithToken, { params, query }, ANOUK)
  expect(data.availableSlots.at(-1)).toMatchObject({ busy: false })
  expect(data.availableSlots.at(-1)?.startTime.slice(11, 16)).toBe('20:05')
  const change = (time: '20:05' | '20:15') => {
    const wished = { startsAt: tuesday(time), customerInstructions: 'By bike.' }
    return { params: { orderId }, body: aDraft(provider, [cut], wished) }
  }
  const startTime = new Date(tuesday('20:05')).toISOString()
  await call(holdSlot, { body: { ...params, startTime, durationMinutes: 45, orderId } }, ANOUK)
  await call(modifyOrder, change('20:05'), ANOUK)
  expect((await refusal(modifyOrder, change('20:15'), ANOUK)).code).toBe('outside-working-hours')
})

test('[WORK-282] a visit that is cancelled opens no time outside of the hours', async () => {
  const { book, cancel, ownClient, params } = await aSalon()
  const { orderId } = await book(tuesday('20:05'), { clientId: await ownClient() })
  await cancel(orderId)
  const query = { window: 45, startDate: '2026-11-24', endDate: '2026-11-24', orderId }
  const { data } = await call(listSlotsWithToken, { params, query }, ANOUK)
  const starts = data.availableSlots.map(({ startTime }) => startTime.slice(11, 16))
  expect(starts).not.toContain('20:05')
  const startTime = new Date(tuesday('20:05')).toISOString()
  const hold = { body: { ...params, startTime, durationMinutes: 45, orderId } }
  expect((await refusal(holdSlot, hold, ANOUK)).code).toBe('outside-working-hours')
})
