import { beforeEach, expect, test } from 'vitest'
import { holdSlot } from '#contract/hold.ts'
import { cancelOrder, modifyOrder } from '#contract/order.ts'
import { listSlots } from '#contract/schedule.ts'
import { searchProviders } from '#contract/search.ts'
import { changeSettings, getSettings } from '#contract/settings.ts'
import { anAccount } from '#demo/builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../order/testing/an-order-api.ts'
import { collectMails } from '../order/testing/collect-mails.ts'
import { deliverMails, words } from '../order/testing/deliver-mails.ts'
import type { As } from '../testing/api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const market = await anOrderApi()
const { aBookableProvider, call, clock, database, outcome, place, read, refusal } = market
await anAccount(database, { userName: 'fleur' })

beforeEach(() => clock.set(TEST_NOW))

type Change = Partial<Awaited<ReturnType<typeof readSettings>>['settings']>

async function readSettings(userName: string) {
  return (await call(getSettings, { params: { userName } }, FLEUR)).data
}

async function aSalon(options: Parameters<typeof aBookableProvider>[0] = {}) {
  const salon = await aBookableProvider({ ownerUserName: 'fleur', ...options })
  const { userName } = salon.provider
  const draftAt = (startsAt: number) => aDraft(salon.provider, [salon.cut], { startsAt })
  return {
    ...salon,
    draftAt,
    settings: () => readSettings(userName),
    change: async (change: Change) => {
      const { version, settings } = await readSettings(userName)
      const body = { ...settings, ...change, version }
      return (await call(changeSettings, { params: { userName }, body }, FLEUR)).data
    },
    /** The first and the last start offered from Friday to Wednesday. */
    offered: async () => {
      const query = { startDate: '2026-11-20', endDate: '2026-11-25', window: 45 }
      const { data } = await call(listSlots, { params: { userName }, query })
      const starts = data.availableSlots.map(({ startTime }) => startTime.slice(0, 16))
      return [starts[0], starts.at(-1)]
    },
  }
}

test('[WORK-75] the owner reads the booking rules and changes them; the next booking follows them', async () => {
  const { change, draftAt, offered, settings } = await aSalon()
  expect(await settings()).toMatchObject({
    timeZone: 'Europe/Amsterdam',
    isActive: true,
    upcomingVisits: 0,
    settings: { autoConfirm: true, minimumNoticeMinutes: 60, horizonDays: 730 },
  })
  expect((await offered())[0]).toBe('2026-11-20T13:00')
  const rules = { autoConfirm: false, minimumNoticeMinutes: 300, slotStepMinutes: 30 }
  expect((await change(rules)).settings).toMatchObject(rules)
  expect(await settings()).toMatchObject({ settings: rules })
  expect((await offered())[0]).toBe('2026-11-20T17:00')
  const orderId = await place(draftAt(tuesday('10:00')))
  expect((await read(orderId)).status).toBe('PENDING')
  expect(await settings()).toMatchObject({ upcomingVisits: 1 })
  expect(await outcome(draftAt(tuesday('14:15')))).toBe('outside-working-hours')
})

test('[WORK-75] a change of settings that somebody else has changed writes nothing', async () => {
  const { change, provider, settings } = await aSalon()
  const { version, settings: old } = await settings()
  await change({ bufferMinutes: 10 })
  const params = { userName: provider.userName }
  const body = { ...old, version, bufferMinutes: 30 }
  const stale = await refusal(changeSettings, { params, body }, FLEUR)
  expect(stale.code).toBe('settings-changed')
  expect((await settings()).settings.bufferMinutes).toBe(10)
})

test('[WORK-75] values out of range, and a notice beyond the horizon, are refused and named', async () => {
  const { provider, settings } = await aSalon()
  const { version, settings: old } = await settings()
  const params = { userName: provider.userName }
  const refused = async (change: Change) => {
    const body = { ...old, ...change, version }
    return (await refusal(changeSettings, { params, body }, FLEUR)).details?.map(({ path }) => path)
  }
  expect(await refused({ horizonDays: 731 })).toEqual(['body.horizonDays'])
  expect(await refused({ bufferMinutes: 121 })).toEqual(['body.bufferMinutes'])
  expect(await refused({ slotStepMinutes: 0 })).toEqual(['body.slotStepMinutes'])
  const week = 7 * 24 * 60
  expect(await refused({ horizonDays: 7, minimumNoticeMinutes: week })).toEqual([
    'body.horizonDays',
  ])
})

test('[WORK-76] no time beyond the horizon is offered, held or booked', async () => {
  const { change, draftAt, offered, provider } = await aSalon()
  await change({ horizonDays: 4 })
  expect((await offered())[1]).toBe('2026-11-24T12:00')
  expect(await outcome(draftAt(tuesday('12:15')))).toBe('outside-working-hours')
  expect(await outcome(draftAt(tuesday('12:00')))).toBe('placed')
  const startTime = new Date(tuesday('13:00')).toISOString()
  const body = { userName: provider.userName, startTime, durationMinutes: 45 }
  expect((await refusal(holdSlot, { body }, ANOUK)).code).toBe('outside-working-hours')
})

test('[WORK-76] a visit may stay at its time when the horizon has become shorter', async () => {
  const { change, cut, draftAt, provider } = await aSalon()
  const orderId = await place(draftAt(wednesday('10:00')))
  await change({ horizonDays: 2 })
  const modify = (startsAt: number) => {
    const body = aDraft(provider, [{ ...cut, quantity: 2 }], { startsAt })
    return market.app.inject({
      method: 'PUT',
      url: modifyOrder.path.replace(':orderId', orderId),
      headers: { authorization: 'Bearer test:anouk:customer' },
      payload: body,
    })
  }
  expect((await modify(wednesday('11:00'))).json().code).toBe('outside-working-hours')
  expect((await modify(wednesday('10:00'))).statusCode).toBe(200)
})

test('[WORK-76] search finds no first free time beyond the horizon', async () => {
  const { change, provider } = await aSalon({ fullName: 'Salon Vlierbes' })
  const found = async () => {
    const body = { searchQuery: 'Vlierbes', sortBy: 'firstAvailable' } as const
    const { data } = await call(searchProviders, { body })
    return data.providers.find(({ username }) => username === provider.userName)
  }
  clock.set(Date.parse('2026-11-21T18:00:00+01:00')) // Saturday evening: closed until Tuesday
  expect((await found())?.firstAvailable).toBe('2026-11-24T09:00:00+01:00')
  await change({ horizonDays: 2 })
  expect(await found()).toMatchObject({ firstAvailable: null, nextAvailable: [] })
})

test('[WORK-77] orders that exist keep the cancellation window and the time they were placed by', async () => {
  const { change, draftAt } = await aSalon({ cancellationWindowMinutes: 60 })
  const orderId = await place(draftAt(tuesday('10:00')))
  await change({ cancellationWindowMinutes: 7 * 24 * 60, autoConfirm: false, bufferMinutes: 60 })
  expect((await read(orderId)).status).toBe('CONFIRMED')
  const later = await place(draftAt(tuesday('11:00')))
  clock.set(tuesday('09:00') - MINUTE_MS)
  const cancel = (id: string) => ({ params: { orderId: id }, body: { orderId: id } })
  await call(cancelOrder, cancel(orderId), ANOUK)
  expect((await refusal(cancelOrder, cancel(later), ANOUK)).code).toBe('order-not-changeable')
})

test('[WORK-78] the mails to the salon are in its language; the customer keeps hers', async () => {
  const { change, draftAt, provider } = await aSalon()
  await change({ mailLanguage: 'en' })
  await place(draftAt(tuesday('10:00')), { ...ANOUK, language: 'nl' })
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  expect(words(mailbox.of(`${provider.userName}@voorbeeld.nl`).text)).toContain('View the booking')
  expect(words(mailbox.of('anouk@voorbeeld.nl').text)).toContain('Bekijk je afspraak')
})

test('[WORK-78] the salon gets the mails that it has chosen, and its customers get all', async () => {
  const { change, cut, draftAt, provider, settings } = await aSalon()
  const mailbox = collectMails()
  const sent = async (act: () => Promise<unknown>) => {
    await act()
    mailbox.mails.length = 0
    await deliverMails(market, mailbox.sendMail)
    return mailbox.mails
      .map(({ to }) => (to?.[0]?.address === 'anouk@voorbeeld.nl' ? 'customer' : 'salon'))
      .toSorted()
  }
  const cancelling = async (orderId: string) =>
    call(cancelOrder, { params: { orderId }, body: { orderId } }, ANOUK)
  const changing = async (orderId: string) => {
    const body = aDraft(provider, [cut], { startsAt: wednesday('16:00') })
    return call(modifyOrder, { params: { orderId }, body }, ANOUK)
  }
  const acts = async () => {
    let orderId = ''
    const booked = await sent(async () => {
      orderId = await place(draftAt(wednesday('10:00')))
    })
    const changed = await sent(() => changing(orderId))
    return { booked, changed, cancelled: await sent(() => cancelling(orderId)) }
  }
  const both = ['customer', 'salon']
  expect(await acts()).toEqual({ booked: both, changed: both, cancelled: both })
  await change({ mails: ['request', 'booking'] })
  expect(await acts()).toEqual({ booked: both, changed: ['customer'], cancelled: ['customer'] })
  await change({ mails: ['request', 'change', 'cancellation', 'change'] })
  expect((await settings()).settings.mails).toEqual(['request', 'change', 'cancellation'])
  expect(await acts()).toEqual({ booked: ['customer'], changed: both, cancelled: both })
  await change({ mails: ['request'], autoConfirm: false })
  expect((await acts()).booked).toEqual(both)
})
