import { beforeEach, expect, test } from 'vitest'
import { getNoShowFile } from '#contract/no-show-file.ts'
import { setVisitStatus } from '#contract/visit.ts'
import { acceptVisitTerms } from '#contract/visit-link.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { collectMails } from '../order/testing/collect-mails.ts'
import { deliverMails, makeMailsDue } from '../order/testing/deliver-mails.ts'
import { type As, TEST_SECRET } from '../testing/api.ts'
import { aWorkspace, BO, FLEUR } from './testing/a-workspace.ts'
import { visitLinkToken } from './visit-link.ts'

const market = await aWorkspace()
const { aSalon, call, clock, database, place, refusal } = market

beforeEach(() => clock.set(TEST_NOW))

async function aSalonWithFiles() {
  const salon = await aSalon()
  const of = (orderId: string) => ({ params: { ...salon.params, orderId } })
  return {
    ...salon,
    miss: async (orderId: string, version = 1) => {
      clock.set(tuesday('10:20'))
      const body = { status: 'NO_SHOW' as const, version }
      await call(setVisitStatus, { ...of(orderId), body }, FLEUR)
    },
    file: async (orderId: string) => (await call(getNoShowFile, of(orderId), FLEUR)).data,
    refuseFile: async (orderId: string, from: As = FLEUR) =>
      (await refusal(getNoShowFile, of(orderId), from)).code,
  }
}

test('[WORK-112] the file of a visit that its customer booked has the rules and when they were accepted', async () => {
  const { provider, cut, file, miss } = await aSalonWithFiles()
  const orderId = await place(aDraft(provider, [cut], { startsAt: tuesday('10:00') }))
  await database.pool.query('update providers set cancellation_window_minutes = 1440')
  await miss(orderId)
  const found = await file(orderId)
  expect(found).toMatchObject({
    isPlacedByMember: false,
    linkMailedAt: null,
    isReminded: false,
    cancellationWindowMinutes: 120, // as it was when the visit was booked
    freeUntil: '2026-11-24T08:00:00+01:00',
    missedAt: '2026-11-24T10:20:00+01:00',
    madeAt: '2026-11-24T10:20:00+01:00',
    visit: { status: 'NO_SHOW', totalAmount: 42.5 },
    provider: {
      fullName: 'Salon Kersenbloesem',
      address: expect.stringMatching(/^Haarlemmerdijk 112, 1013 JH Amsterdam$/),
    },
  })
  expect(Date.parse(found.placedAt)).toBe(TEST_NOW)
  expect(found.visit.acceptedTermsAt).toBe(found.placedAt)
  expect(found.confirmedAt).toBe(found.placedAt)
})

test('[WORK-112] the file of a visit that a member wrote down says how it was asked and accepted', async () => {
  const { book, file, miss, params: salonParams } = await aSalonWithFiles()
  const newClient = { name: 'Els', email: 'els@voorbeeld.nl' }
  const { orderId } = await book(tuesday('10:00'), { newClient })
  const { orderId: other } = await book(tuesday('11:00'), { newClient: { name: 'Noor' } })
  await deliverMails(market, collectMails().sendMail)
  clock.advance(5 * MINUTE_MS)
  const params = { token: visitLinkToken(TEST_SECRET, orderId, newClient.email) }
  await call(acceptVisitTerms, { params }, {})
  await miss(orderId)
  const found = await file(orderId)
  expect(found.isPlacedByMember).toBe(true)
  expect(Date.parse(found.linkMailedAt ?? '')).toBe(TEST_NOW)
  expect(Date.parse(found.visit.acceptedTermsAt ?? '')).toBe(TEST_NOW + 5 * MINUTE_MS)
  clock.set(tuesday('11:20'))
  const body = { status: 'NO_SHOW' as const, version: 1 }
  await call(setVisitStatus, { params: { ...salonParams, orderId: other }, body }, FLEUR)
  const unknown = await file(other)
  expect(unknown).toMatchObject({ linkMailedAt: null, visit: { acceptedTermsAt: null } })
})

test('[WORK-112] the file says when the link with the terms was mailed, not when a move was', async () => {
  const { book, file, miss, move } = await aSalonWithFiles()
  const newClient = { name: 'Bo', email: 'bo@voorbeeld.nl' }
  const { orderId } = await book(tuesday('09:00'), { newClient })
  await deliverMails(market, collectMails().sendMail)
  clock.advance(5 * MINUTE_MS)
  await move(orderId, tuesday('10:00'))
  await makeMailsDue(database)
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  expect(mailbox.of(newClient.email).subject).toContain('10:00')
  await miss(orderId, 2)
  expect(Date.parse((await file(orderId)).linkMailedAt ?? '')).toBe(TEST_NOW)
})

test('[WORK-112] only a missed visit has a file, and only owners and managers read it', async () => {
  const { book, miss, refuseFile } = await aSalonWithFiles()
  const { orderId } = await book(tuesday('10:00'))
  expect(await refuseFile(orderId)).toBe('not-found')
  await miss(orderId)
  expect(await refuseFile(orderId, BO)).toBe('forbidden')
  clock.set(TEST_NOW)
  const elsewhere = await (await aSalon()).book(wednesday('10:00'))
  expect(await refuseFile(elsewhere.orderId)).toBe('not-found')
})
