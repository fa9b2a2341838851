import { expect, test } from 'vitest'
import { holdSlot } from '#contract/hold.ts'
import { cancelOrder } from '#contract/order.ts'
import { getProviderInfo } from '#contract/provider.ts'
import { answerRequest } from '#contract/request.ts'
import { listSlots } from '#contract/schedule.ts'
import { searchProviders } from '#contract/search.ts'
import { getSettings, pauseProvider } from '#contract/settings.ts'
import { anAccount } from '#demo/builders.ts'
import { tuesday, wednesday } from '#demo/weekdays.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../order/testing/an-order-api.ts'
import { type As, injection } from '../testing/api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const { app, aBookableProvider, call, database, outcome, place, read } = await anOrderApi()
await anAccount(database, { userName: 'fleur' })

async function aSalon(fullName: string) {
  const salon = await aBookableProvider({ fullName, ownerUserName: 'fleur', autoConfirm: false })
  const params = { userName: salon.provider.userName }
  const draftAt = (startsAt: number) => aDraft(salon.provider, [salon.cut], { startsAt })
  const status = async (injected: ReturnType<typeof injection>) =>
    (await app.inject(injected)).statusCode
  return {
    params,
    draftAt,
    pause: (isPaused: boolean) => call(pauseProvider, { params, body: { isPaused } }, FLEUR),
    version: async () => (await call(getSettings, { params }, FLEUR)).data.version,
    /** What a customer meets. */
    seen: async () => {
      const { data } = await call(searchProviders, { body: { searchQuery: fullName } })
      const query = { startDate: '2026-11-24', endDate: '2026-11-24', window: 45 }
      const startTime = new Date(wednesday('14:00')).toISOString()
      const hold = { ...params, startTime, durationMinutes: 45 }
      return {
        found: data.totalResults,
        page: await status(injection(getProviderInfo, { params })),
        times: await status(injection(listSlots, { params, query })),
        hold: await status(injection(holdSlot, { body: hold }, ANOUK)),
        order: await outcome(draftAt(wednesday('10:00'))),
      }
    },
  }
}

test('[WORK-79] while a salon is paused customers can neither find nor book it', async () => {
  const { pause, seen } = await aSalon('Salon Hazelaar')
  expect((await pause(true)).data.isActive).toBe(false)
  const gone = { found: 0, page: 404, times: 404, hold: 404, order: 'not-found' }
  expect(await seen()).toEqual(gone)
  expect((await pause(false)).data.isActive).toBe(true)
  const back = { found: 1, page: 200, times: 200, hold: 201, order: 'placed' }
  expect(await seen()).toEqual(back)
})

test('[WORK-79] its visits stay: read, answered and cancelled', async () => {
  const { draftAt, params, pause } = await aSalon('Salon Meidoorn')
  const [one, other] = [
    await place(draftAt(tuesday('10:00'))),
    await place(draftAt(tuesday('12:00'))),
  ]
  expect((await pause(true)).data.upcomingVisits).toBe(2)
  expect((await read(one)).status).toBe('PENDING')
  const body = { answer: 'CONFIRMED', version: 1 } as const
  await call(answerRequest, { params: { ...params, orderId: one }, body }, FLEUR)
  await call(cancelOrder, { params: { orderId: other }, body: { orderId: other } }, ANOUK)
  expect([(await read(one)).status, (await read(other)).status]).toEqual(['CONFIRMED', 'CANCELLED'])
})

test('[WORK-79] pausing twice changes nothing', async () => {
  const { pause, version } = await aSalon('Salon Sleedoorn')
  await pause(true)
  const before = await version()
  await pause(true)
  expect(await version()).toBe(before)
})
